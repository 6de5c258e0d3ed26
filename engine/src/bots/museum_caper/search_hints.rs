//! What the search knows of Le Casse du Siècle.

use super::{habits, judge, rehearsal, suspicion::Suspicion};
use crate::{
    bots::{Candidate, Level, SearchHints, Standing},
    rules::{
        Dice, Game, Seat, Viewer,
        museum_caper::{Action, ENOUGH, Length, Open, Order, Past, Phase, State, View},
    },
};

/// How many actions are thought about.
const WIDTH: usize = 8;
/// The difference in judgement, in matches won, that settles a choice.
const SCALE: f64 = 0.4;
/// What is worth less is out of the question.
const FOLLY: f64 = -1.0;
/// Paintings that are a good night's work in a long game.
const GOOD: f64 = 6.0;

/// What is worked out once about a night: what could have been, and what is likely.
#[derive(Debug)]
pub struct Prepared {
    past: Past,
    suspicion: Suspicion,
}

impl SearchHints for State {
    // A few close actions in the same nights, and no rash change of mind.
    const EXPLORATION: f64 = 0.3;
    const PRIOR_WEIGHT: f64 = 6.0;

    type Prepared = Prepared;

    fn prepare(view: &View) -> Prepared {
        // A thief who takes the detectives for cleverer than most are dares too little.
        let suspicion = if view.is_thief() { Suspicion::plain } else { Suspicion::of };
        Prepared { past: Past::of(&view.open), suspicion: suspicion(&view.open) }
    }

    fn sample(view: &View, prepared: &Prepared, dice: &mut Dice) -> Self {
        Self::imagine_likely(view, &prepared.past, |at, loaded| prepared.suspicion.likely(at, loaded), dice)
    }

    fn rollout(state: Self, root: &View, prepared: &Prepared, dice: &mut Dice) -> Standing {
        rehearsal::rollout(state, root, &prepared.suspicion, dice)
    }

    fn worth_searching(view: &View, legal: &[Action], _first: &Action) -> bool {
        let playing = matches!(
            view.open.phase,
            Phase::Enter | Phase::Thief | Phase::Detectors(_) | Phase::Detective(_)
        );
        playing && legal.len() > 1
    }

    fn candidates(view: &View, _seat: Seat, legal: &[Action]) -> Vec<Candidate> {
        let Some(mut judged) = judge(view, legal, habits(Level::Master)) else { return Vec::new() };
        // Of the ways to the same end one is enough.
        for place in 1..legal.len() {
            if legal[..place].iter().any(|other| same(*other, legal[place])) {
                judged[place] = f64::MIN;
            }
        }
        let mut best = Candidate::best(&judged, WIDTH, SCALE);
        best.retain(|it| judged[it.place] > FOLLY);
        best
    }

    fn evaluate(state: &Self, root: &View) -> Option<Standing> {
        evaluate(&state.view(Viewer::Table).open, root)
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

pub(super) fn evaluate(open: &Open, root: &View) -> Option<Standing> {
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
