//! What an ally costs at each slot of the track (AP-15): for the set-up and the book of rules.

use cambriole_engine::rules::art_project::{Difficulty, Mission};
use cambriole_markup::{Node, view};

use super::{phrases, pieces::ic};
use crate::words::{Lang, art_project as words, book::Drawing};

/// The track of a mission at a level: threat and walkies, slot by slot.
pub fn track(mission: Mission, level: Difficulty, lang: Lang) -> Node {
    table(
        mission,
        &[level],
        words::prices_of(lang, &phrases::mission(mission, lang), &phrases::level(level, lang)),
        lang,
    )
}

/// The drawing of the book: every mission at every level; nothing if there is none of that name.
pub fn draw(drawing: Drawing<'static>, lang: Lang) -> Option<Node> {
    let Drawing { name, caption } = drawing;
    let each = |mission: Mission| {
        let name = phrases::mission(mission, lang);
        view! { <details><summary>{name}</summary>{table(mission, &Difficulty::ALL, name.to_owned(), lang)}</details> }
    };
    (name == "prices").then(|| {
        view! {
            <figure class="drawing of-prices">{Mission::ALL.map(each).into_iter().collect::<Node>()}<figcaption>{caption}</figcaption></figure>
        }
    })
}

/// A row for the threat, and one a level.
fn table(mission: Mission, levels: &[Difficulty], caption: String, lang: Lang) -> Node {
    let board = mission.board();
    let slot = |(place, _): (usize, &u8)| view! { <th scope="col"><span class="vh">{words::slot(lang)}" "</span>{(place + 1).to_string()}</th> };
    let cells = |numbers: &[u8]| {
        numbers.iter().map(|number| view! { <td>{number.to_string()}</td> }).collect::<Node>()
    };
    let row = |level: &Difficulty| {
        let said = if levels.len() > 1 { phrases::level(*level, lang) } else { words::ally_price(lang) };
        view! { <tr><th scope="row">{ic("ap-walkie")}<span>{said}</span></th>{cells(board.prices(*level))}</tr> }
    };
    view! {
        <table class="ap-prices">
            <caption class="vh">{caption}</caption>
            <thead><tr><td></td>{board.threat.iter().enumerate().map(slot).collect::<Node>()}</tr></thead>
            <tbody>
                <tr><th scope="row">{ic("i-warn")}<span>{words::threat(lang)}</span></th>{cells(&board.threat)}</tr>
                {levels.iter().map(row).collect::<Node>()}
            </tbody>
        </table>
    }
}

#[cfg(test)]
mod tests {
    use leptos::prelude::*;

    use super::*;

    #[test]
    fn ap_15_the_prices_of_every_mission_and_level_can_be_read() {
        let drawing = Drawing { name: "prices", caption: "What an ally costs." };
        let page = Owner::new().with(|| draw(drawing, Lang::En).expect("it is drawn").to_html());
        for mission in Mission::ALL {
            assert!(page.contains(&format!("<summary>{}</summary>", phrases::mission(mission, Lang::En))));
            for level in Difficulty::ALL {
                let prices = mission.board().prices(level).iter();
                let cells: Vec<String> = prices.map(|price| format!("<td>{price}</td>")).collect();
                assert!(page.contains(&cells.concat()), "{mission:?} {level:?}");
            }
        }
        assert!(!page.contains("style="), "the policy of the page forbids it");
        assert!(draw(Drawing { name: "other", caption: "" }, Lang::En).is_none());
    }

    #[test]
    fn ap_15_the_set_up_shows_the_chosen_track() {
        let page = Owner::new().with(|| track(Mission::Rio, Difficulty::Hard, Lang::Fr).to_html());
        assert!(page.contains("<td>4</td><td>6</td><td>6</td><td>6</td><td>6</td><td>6</td></tr>"), "{page}");
        assert!(page.contains("<td>6</td><td>8</td><td>10</td><td>13</td><td>16</td><td>20</td></tr>"));
        assert!(page.contains("Rio de Janeiro") && page.contains("menace"));
    }
}
