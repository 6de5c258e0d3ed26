//! What opens over a table.

use cambriole_markup::{IntoNode, Node, effect, view};
use leptos::prelude::*;

use crate::{
    app::{
        live::LiveMatch,
        parts::{Emblem, disc_of, menu, sheet},
        table::{Dispatch, GamePage, LogLine, Msg},
    },
    browser::page,
    words::{Lang, art_robbery, hints, house, museum_caper},
};

/// What opens over a table; each game has some of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Over {
    Menu,
    Journal,
    Moves,
    Bank,
    Layouts,
    Hint,
}

impl Over {
    fn title(self, lang: Lang) -> &'static str {
        match self {
            Self::Menu => house::menu(lang),
            Self::Journal => house::journal(lang),
            Self::Moves => house::possible_moves(lang),
            Self::Bank => art_robbery::your_bank(lang),
            Self::Layouts => museum_caper::our_layouts(lang),
            Self::Hint => hints::hint(lang),
        }
    }
}

/// The sheet over a table. The game says what is in it; in the menu, what comes after that of the house.
pub fn overlays(
    live: LiveMatch,
    over: RwSignal<Option<Over>>,
    inside: impl Fn(Over) -> Node + Send + Sync + 'static,
) -> Node {
    over_table(live, over, Box::new(inside))
}

fn over_table(
    live: LiveMatch,
    over: RwSignal<Option<Over>>,
    inside: Box<dyn Fn(Over) -> Node + Send + Sync>,
) -> Node {
    let on_close = Callback::new(move |()| over.set(None));
    effect(move || {
        if over.get() == Some(Over::Journal) {
            page::scroll_to_end("dialog[open]");
        }
    });
    let title = move || over.get().unwrap_or(Over::Menu).title(live.lang()).to_owned();
    let inside = StoredValue::new(inside);
    let body = move || {
        let what = over.get()?;
        let shown = || inside.with_value(|inside| inside(what));
        Some(match what {
            Over::Menu => view! { {menu(live, over, on_close)}{shown()} },
            Over::Hint => live.hint(),
            _ => shown(),
        })
    };
    sheet("sheet sheet-side", move || over.get().is_some(), on_close, move || (title(), body.into_node()))
}

/// The way from the menu to the log.
pub fn to_journal<G: GamePage>(dispatch: Dispatch<G>, lang: Lang) -> Node {
    let open = dispatch.press(Msg::Open(Over::Journal));
    view! {
        <ul class="menu"><li><button type="button" on:click=open>
            <svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><use_ href="#i-list"></use_></svg>
            <span>{house::journal(lang)}</span>
        </button></li></ul>
    }
}

/// The log in a sheet.
pub fn journal(lines: &[(usize, LogLine)], fresh: Option<usize>, emblems: &[Emblem], lang: Lang) -> Node {
    view! { <div class="sheet-body journal">{journal_list(lines, fresh, emblems, lang)}</div> }
}

/// All lines, the newest last; what is `fresh` stands under a line of its own.
pub fn journal_list(
    lines: &[(usize, LogLine)],
    fresh: Option<usize>,
    emblems: &[Emblem],
    lang: Lang,
) -> Node {
    let turn = |text: String| view! { <li class="turn">{text}</li> };
    let mut rows = Vec::new();
    if lines.is_empty() {
        rows.push(turn(house::journal_empty(lang).to_owned()));
    }
    for (place, (number, line)) in lines.iter().enumerate() {
        if Some(place) == fresh {
            rows.push(turn(house::since_last_turn(lang).to_owned()).keyed("fresh"));
        }
        let text = line.text.clone();
        let row = match line.seat {
            Some(seat) => {
                view! { <li>{disc_of(emblems, seat)}<span>{text}</span></li> }
            }
            None => turn(text),
        };
        rows.push(row.keyed(number));
    }
    view! { <ol tabindex="0" aria-label=house::journal(lang)>{rows}</ol> }
}
