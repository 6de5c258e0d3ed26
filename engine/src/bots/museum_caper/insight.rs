//! What the search knows of Le Casse du Siècle.

use super::{habits, judge, rehearsal, suspicion::Suspicion, tune};
use crate::{
    bots::{Insight, Level, Prospect, Standing},
    rules::{
        Dice, Game, Seat, Viewer,
        museum_caper::{Action, ENOUGH, Length, Open, Order, Past, Phase, State, View},
    },
};

/// Paintings that are a good night's work in a long game.
const GOOD: f64 = 6.0;

/// What is worked out once about a night: what could have been, and what is likely.
#[derive(Debug)]
pub struct Lore {
    past: Past,
    suspicion: Suspicion,
    plain: Suspicion,
}

impl Insight for State {
    const DEPTH: usize = 1;

    type Lore = Lore;

    fn recall(view: &View) -> Lore {
        Lore { past: Past::of(&view.open), suspicion: Suspicion::of(&view.open), plain: Suspicion::plain(&view.open) }
    }

    fn dream(view: &View, lore: &Lore, dice: &mut Dice) -> Self {
        Self::imagine_likely(view, &lore.past, |at, loaded| lore.suspicion.likely(at, loaded), dice)
    }

    fn finish(state: Self, root: &View, lore: &Lore, dice: &mut Dice) -> Standing {
        let plain = root.is_thief() && f64::from(dice.below(100)) < tune("PLAIN", 50.0);
        rehearsal::finish(state, root, if plain { &lore.plain } else { &lore.suspicion }, dice)
    }

    fn ponders(view: &View, legal: &[Action]) -> bool {
        let playing = matches!(
            view.open.phase,
            Phase::Enter | Phase::Thief | Phase::Detectors(_) | Phase::Detective(_)
        );
        playing && legal.len() > 1
    }

    fn prospects(state: &Self, seat: Seat, legal: &[Action]) -> Vec<Prospect> {
        let view = state.view(Viewer::Seat(seat));
        let Some(mut judged) = judge(&view, legal, habits(Level::Expert)) else { return Vec::new() };
        // Of the ways to the same end one is enough.
        for place in 1..legal.len() {
            if legal[..place].iter().any(|other| same(*other, legal[place])) {
                judged[place] = f64::MIN;
            }
        }
        let mut best = Prospect::best(&judged, tune("WIDTH", 8.0) as usize, tune("SCALE", 0.4));
        best.retain(|it| judged[it.place] > -1.0);
        best
    }

    fn verdict(state: &Self, root: &View) -> Option<Standing> {
        verdict(&state.view(Viewer::Table).open, root)
    }
}

/// Whether two actions come to the same.
fn same(one: Action, other: Action) -> bool {
    match (one, other) {
        (
            Action::Move { path, deed, order: Order::Ask },
            Action::Move { path: way, deed: other, order: Order::Ask },
        ) => path.end() == way.end() && deed == other,
        _ => false,
    }
}

pub(super) fn verdict(open: &Open, root: &View) -> Option<Standing> {
    let how = open.ends.get(usize::from(root.open.round)).copied().flatten()?;
    let loot = f64::from(how.paintings());
    let worth = match root.open.setup.length {
        Length::Short => {
            if how.paintings() >= ENOUGH {
                1.0
            } else {
                0.0
            }
        }
        Length::Long => (loot / GOOD).min(1.0),
    };
    let thief = root.open.thief;
    Some(Standing::of_each(|seat| if seat == thief { worth } else { 1.0 - worth }))
}
