//! The curtain between private turns: whose turn it is, what happened in public, one button.

use cambriole_engine::{
    rules::Seat,
    table::{Chair, NAME_LENGTH},
};
use cambriole_markup::{Node, view};

use crate::{
    app::{
        parts::{Emblem, disc_of},
        shared::names,
        table::LogLine,
    },
    words::{Lang, house},
};

/// Names longer than this get a smaller hand.
const LONG: usize = NAME_LENGTH / 2;
/// More happened than fits: the last lines count.
const LINES: usize = 8;

/// Nothing private is in it: it is made of names, public lines and one button.
pub fn curtain(
    seat: Seat,
    chairs: &[Chair],
    emblems: &[Emblem],
    // What happened since this seat last had a turn.
    recap: Vec<(usize, LogLine)>,
    lang: Lang,
    ready: impl Fn() + Send + 'static,
) -> Node {
    let name = names::seat(chairs, seat, lang);
    let mark = emblems.get(seat.index()).map_or(1, |emblem| emblem.mark);
    let title_class = if name.chars().count() > LONG { "long" } else { "" };
    let earlier = recap.len().saturating_sub(LINES);
    let lines: Vec<_> = recap.into_iter().skip(earlier).map(|(_, line)| recap_line(line, emblems)).collect();
    let story = (!lines.is_empty()).then(|| {
        view! {
            <section class="recap label" aria-labelledby="recap-title">
                <h2 id="recap-title">{house::since_last_turn(lang)}</h2>
                <ol tabindex="0">{lines}</ol>
            </section>
        }
    });
    view! {
        <div class=format!("curtain seat-{mark}")>
            <svg class="drape" viewBox="0 0 400 100" preserveAspectRatio="none" aria-hidden="true">
                <use_ href="#velvet" width="400" height="100"></use_>
            </svg>
            <div class="valance"></div>
            <main class="hush">
                <div class="story">
                    <header>
                        {disc_of(emblems, seat)}
                        <h1 class=title_class tabindex="-1"><span>{house::pass_device_to(lang)}</span>" "<strong><bdi>{name.clone()}</bdi></strong></h1>
                    </header>
                    {story}
                </div>
                <button type="button" class="btn btn-primary iam" on:click=move |_| ready()>
                    {house::i_am(lang, &name)}
                </button>
            </main>
        </div>
    }
}

fn recap_line(line: LogLine, emblems: &[Emblem]) -> Node {
    let badge = line.seat.and_then(|seat| disc_of(emblems, seat));
    let piece = line.piece.map(|piece| {
        view! {
            <svg class="token" viewBox="0 0 100 100" aria-hidden="true"><use_ href=format!("#{piece}")></use_></svg>
        }
    });
    view! { <li>{badge}<span>{line.text}</span>{piece}</li> }
}
