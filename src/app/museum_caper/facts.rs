//! What everybody knows, as a list.

use cambriole_engine::rules::museum_caper::{Detection, Face, Fact, Reply};
use cambriole_markup::{Node, view};

use super::{
    board::Board,
    lines,
    pieces::{self, broken, figure},
    plan::{Figure, Lock},
};
use crate::words::museum_caper as words;

/// The facts of the round, the newest first, each with the thief's move that it follows.
pub fn known(board: &Board) -> Node {
    let (open, lang) = (&board.view.open, board.lang);
    let mut moves = 0;
    let mut rows = Vec::new();
    let mut cutouts = 2_u8;
    for fact in &open.facts {
        if matches!(fact, Fact::Moved { .. }) {
            moves += 1;
        }
        let said = match fact {
            Fact::Rolled { .. } | Fact::Walked { restored: false, .. } => None,
            Fact::Detected { reply: Detection::CutOut, .. } => {
                cutouts = cutouts.saturating_sub(1);
                Some(words::fact_cut_out(lang, &cutouts))
            }
            other => lines::said(other, lang),
        };
        if let Some(said) = said {
            rows.push(view! {
                <li><span class="fact-no">{moves}</span>{drawing(board, fact)}<span>{said}</span></li>
            });
        }
    }
    rows.reverse();
    let empty = rows.is_empty().then(|| view! { <p class="small">{words::nothing_known(lang)}</p> });
    view! {
        <section class="cartel facts">
            <h2>{words::known_facts(lang)}</h2>
            {empty}
            <ol tabindex="0" aria-label=words::known_facts(lang)>{rows}</ol>
        </section>
    }
}

fn drawing(board: &Board, fact: &Fact) -> Node {
    let start = &board.view.open.start;
    let drawn = match fact {
        Fact::Moved { tried: Some(tried), .. } => {
            Figure::Lock(if tried.open { Lock::Open } else { Lock::Closed })
        }
        Fact::Moved { gone: Some(_), .. } => Figure::Hook,
        Fact::Asked { camera, reply: Reply::Gone { .. }, .. } => {
            return broken(pieces::camera(start, *camera));
        }
        Fact::Asked { camera, .. } => pieces::camera(start, *camera),
        Fact::Scanned { .. } => Figure::Face(Face::Scan),
        Fact::Detected { .. } => Figure::Face(Face::Detectors),
        Fact::Looked { .. } => Figure::Face(Face::Eye),
        Fact::Walked { .. } => Figure::Power,
        Fact::Moved { .. } | Fact::Rolled { .. } | Fact::Exposed { .. } => Figure::Thief,
    };
    figure(drawn, "")
}
