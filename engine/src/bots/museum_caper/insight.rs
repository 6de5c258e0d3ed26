//! What the search knows of Le Casse du Siècle.

use super::{habits, judge};
use crate::{
    bots::{Insight, Level, Prospect, Standing},
    rules::{
        Game, Seat, Viewer,
        museum_caper::{Action, ENOUGH, Length, Phase, State, View},
    },
};

/// How many actions are thought about.
const WIDTH: usize = 8;
/// The difference in judgement, in matches won, that settles a choice.
const SCALE: f64 = 0.4;
/// Paintings that are a good night's work in a long game.
const GOOD: f64 = 6.0;

impl Insight for State {
    fn ponders(view: &View, legal: &[Action]) -> bool {
        let playing = matches!(
            view.open.phase,
            Phase::Enter | Phase::Thief | Phase::Detectors(_) | Phase::Detective(_)
        );
        playing && legal.len() > 1
    }

    fn prospects(state: &Self, seat: Seat, legal: &[Action]) -> Vec<Prospect> {
        let view = state.view(Viewer::Seat(seat));
        let judged = judge(&view, legal, habits(Level::Expert));
        judged.map(|judged| Prospect::best(&judged, WIDTH, SCALE)).unwrap_or_default()
    }

    fn verdict(state: &Self, root: &View) -> Option<Standing> {
        let view = state.view(Viewer::Table);
        let how = view.open.ends.get(usize::from(root.open.round)).copied().flatten()?;
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
}
