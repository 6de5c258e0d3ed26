//! A match: the curtain, the table or the result, whichever its stage asks for.

use cambriole_engine::{
    table::{Damage, Table, glance},
    with_game,
};
use cambriole_markup::{Node, effect, memo, view};
use leptos::prelude::*;

use crate::{
    app::{
        games,
        kept::{damage::explain, shelf},
        live::{LiveMatch, MatchScreen, TypedMatch},
        parts::{icon, sound_offer},
        screens::curtain,
        shared::{
            common,
            route::Route,
            settings::{use_lang, use_preferences},
        },
        table::{GamePage, shell},
    },
    browser::{awake, device, files, page, turn},
    words::house,
};

/// The match that the shelf keeps under `id`.
pub fn play(id: &str) -> Node {
    match shelf::text(id).map(|text| glance(&text)) {
        Some(Ok(glance)) => {
            with_game!(glance.game, G => open::<G>(id))
        }
        Some(Err(damage)) => unreadable(id, Some(damage)),
        None => unreadable(id, None),
    }
}

fn open<G: GamePage>(id: &str) -> Node {
    match shelf::load::<G>(id) {
        Ok(shelf::Loaded { id, restored }) => {
            let live = TypedMatch::new(&id, Table::new(restored.game), restored.label, restored.damage);
            let table = move |is_over| shell(live, is_over);
            stage(*live, Box::new(table))
        }
        Err(damage) => unreadable(id, damage),
    }
}

/// Plays a match, and shows the scene that it is in: `table` draws the table, or the result if it is over. Scenes are told apart by a memo, so that a table stays the
/// same table from move to move.
fn stage(live: LiveMatch, table: Box<dyn Fn(bool) -> Node + Send>) -> Node {
    live.open();
    page::on_hide(move || live.cover());
    on_cleanup(move || live.close());
    let lang = use_lang();
    let scene = memo(move || live.scene());
    let busy = common().busy;
    effect(move || busy.set(scene.get() == MatchScreen::Table));
    on_cleanup(move || busy.set(false));
    attend(live, scene);
    let mut before = None;
    effect(move || {
        let now = scene.get();
        page::set_title(&title(live, now));
        if before.replace(now).is_some_and(|before| before != now) {
            page::scroll_up();
            page::focus(if matches!(now, MatchScreen::Curtain(_)) { ".iam" } else { "main h1" });
            page::scroll_to_end(".recap ol");
        }
    });
    let shown = move || match scene.get() {
        MatchScreen::Knocking => Node::EMPTY,
        MatchScreen::OpenElsewhere => elsewhere(live, true),
        MatchScreen::TakenOver => elsewhere(live, false),
        MatchScreen::Curtain(seat) => {
            let lang = lang.get();
            let (recap, emblems) = untrack(|| (live.recap(seat), live.emblems()));
            curtain(seat, &live.chairs(), &emblems, recap, lang, move || live.unveil())
        }
        MatchScreen::Table => view! { {table(false)}{sound_offer(live)} },
        MatchScreen::End => view! { {table(true)}{live.hints_used()} },
    };
    view! { {shown}{move || live.sign()} }
}

/// What the device does for a match that is on: its screen stays awake, it lies as the players turned it,
/// and it buzzes when bots have played and a person is to go on.
fn attend(live: LiveMatch, scene: Memo<MatchScreen>) {
    awake::follow_sight();
    effect(move || awake::want(matches!(scene.get(), MatchScreen::Table | MatchScreen::Curtain(_))));
    effect(move || turn::turn(Some(live.side())));
    on_cleanup(|| {
        awake::want(false);
        turn::turn(None);
    });
    let preferences = use_preferences();
    let mut before = None;
    effect(move || {
        let now = live.waits_for_person();
        let began = before.replace(now) == Some(false) && now;
        if began && untrack(|| live.was_moved_by_bot()) && preferences.get_untracked().buzz {
            device::buzz();
        }
    });
}

/// The page's title says nothing private: the game, or the product alone while the curtain is down.
fn title(live: LiveMatch, scene: MatchScreen) -> String {
    let game = games::title(live.game());
    match (scene, live.title()) {
        (MatchScreen::Curtain(_), _) => "Cambriole".into(),
        (_, title) if title.is_empty() => game.into(),
        (_, title) => format!("{title} · {game}"),
    }
}

fn elsewhere(live: LiveMatch, asks: bool) -> Node {
    let lang = use_lang().get_untracked();
    let said = if asks { house::other_tab(lang) } else { house::other_tab_taken(lang) };
    view! {
        <main class="setup">
            <h1 tabindex="-1">{games::title(live.game())}</h1>
            <div class="notice notice-warn">
                {icon("warn")}
                <p>{said}</p>
                <div class="acts">
                    <button type="button" class="btn btn-primary" on:click=move |_| live.take_over()>
                        {house::other_tab_take(lang)}
                    </button>
                    <a class="btn" href=Route::Lobby.href()>{house::back_to_lobby(lang)}</a>
                </div>
            </div>
        </main>
    }
}

fn unreadable(id: &str, damage: Option<Damage>) -> Node {
    let lang = use_lang().get_untracked();
    let said = damage
        .as_ref()
        .map_or_else(|| house::match_not_found(lang).to_owned(), |damage| explain(damage, lang));
    let kept = shelf::text(id);
    let name = format!("cambriole-{id}.json");
    let export = kept.map(|text| {
        view! {
            <button type="button" class="btn" on:click=move |_| { files::offer(&name, &text); }>
                {icon("share")}{house::damaged_export(lang)}
            </button>
        }
    });
    view! {
        <main class="setup">
            <h1 tabindex="-1">"Cambriole"</h1>
            <div class="notice notice-error">
                {icon("warn")}
                <p>{said}</p>
                <div class="acts">{export}<a class="btn" href=Route::Lobby.href()>{house::back_to_lobby(lang)}</a></div>
            </div>
        </main>
    }
}
