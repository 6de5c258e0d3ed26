//! The words by which the lesson knows this game.

use cambriole_engine::rules::{
    Seat,
    museum_caper::{Action, Deed, Fact, Look, Notice},
};

use super::board::Board;

pub fn holds(board: &Board, word: &str) -> bool {
    let view = &board.view;
    let may = |is_it: fn(&Action) -> bool| board.legal.iter().any(is_it);
    match word {
        "enter" => may(|action| matches!(action, Action::Enter(_))),
        "move" => may(|action| matches!(action, Action::Move { .. })),
        "can-steal" => may(|action| matches!(action, Action::Move { deed: Deed::Steal, .. })),
        "can-try" => may(|action| matches!(action, Action::Move { deed, .. } if deed.tries())),
        "answer" => may(|action| matches!(action, Action::Answer(_))),
        "roll" => may(|action| matches!(action, Action::Roll)),
        "walk" => may(|action| matches!(action, Action::Walk(_))),
        "eye" => may(|action| matches!(action, Action::Look(Look::Eyes | Look::Camera(_)))),
        "scan" => may(|action| matches!(action, Action::Look(Look::Scan))),
        "detectors" => may(|action| matches!(action, Action::Look(Look::Detectors))),
        "seen" => view.open.visible.is_some(),
        "three" => view.sheet.as_ref().is_some_and(|sheet| sheet.loot.len() >= 3),
        _ => false,
    }
}

pub fn happened(notice: &Notice, _me: Seat, word: &str) -> bool {
    match notice {
        Notice::Entered { .. } => word == "entered",
        // Nobody but the thief hears of the move itself.
        Notice::Moved { stop, fact, .. } => match word {
            "moved" => true,
            "stole" => stop.deed == Deed::Steal,
            "tried" => stop.deed.tries(),
            _ => is_fact(fact, word),
        },
        Notice::Learned(fact) => is_fact(fact, word),
        _ => false,
    }
}

fn is_fact(fact: &Fact, word: &str) -> bool {
    match fact {
        Fact::Moved { gone, .. } => word == "gone" && gone.is_some(),
        Fact::Rolled { .. } => word == "rolled",
        Fact::Walked { .. } => word == "walked",
        Fact::Asked { .. } | Fact::Looked { .. } | Fact::Scanned { .. } | Fact::Detected { .. } => {
            word == "looked"
        }
        Fact::Exposed { .. } => false,
    }
}
