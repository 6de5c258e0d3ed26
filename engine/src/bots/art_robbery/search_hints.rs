//! What the search knows of Art Robbery.

use super::outlook::Outlook;
use crate::{
    bots::{Candidate, SearchHints, Standing, search_hints::fraction},
    rules::{
        Game, Outcome, Seat, Turn, Viewer,
        art_robbery::{Action, State, View},
    },
};

/// How many actions are thought about.
const WIDTH: usize = 7;
/// The difference in judgement, in hundredths of a point, that is worth a whole match to a beginner.
const SCALE: f64 = 600.0;
/// How many points ahead of the best rival feel like a victory and a half.
const LEAD: f64 = 30.0;
/// How much of a match's worth is the lead, which tells a narrow end from a clear one.
const CLARITY: f64 = 0.2;
/// How far behind, in hundredths of a point, a seat has but a sixteenth of the best one's chances.
const WIDE: f64 = 1500.0;

impl SearchHints for State {
    type Prepared = ();

    fn prepare(_view: &View) {}

    fn candidates(view: &View, _seat: Seat, legal: &[Action]) -> Vec<Candidate> {
        let Some(outlook) = Outlook::of(view, true) else { return Vec::new() };
        let judged: Vec<f64> = legal.iter().map(|action| fraction(outlook.after(*action))).collect();
        Candidate::best(&judged, WIDTH, SCALE)
    }

    /// At the end of the raid in which the thought began: what comes after is mostly chance, which would
    /// drown what the decision has to do with.
    fn evaluate(state: &Self, root: &View) -> Option<Standing> {
        if let Turn::Over(outcome) = state.turn() {
            return Some(of_end(&outcome));
        }
        let view = state.view(Viewer::Seat(Seat(0)));
        if view.raid == root.raid {
            return None;
        }
        let scores = Outlook::of(&view, true)?.scores();
        let best = fraction(scores.iter().copied().max()?);
        let chances = scores.map(|score| {
            let behind = 1.0 + (best - fraction(score)) / WIDE;
            1.0 / (behind * behind * behind * behind)
        });
        let all: f64 = chances.iter().take(view.front.len()).sum();
        Some(Standing::of_each(|seat| chances.get(seat.index()).map_or(0.0, |chance| chance / all)))
    }
}

fn of_end(outcome: &Outcome) -> Standing {
    let share = 1.0 / f64::from(u32::try_from(outcome.winners.len()).unwrap_or(1).max(1));
    let score = |seat: Seat| outcome.scores.get(seat.index()).copied().unwrap_or_default();
    Standing::of_each(|seat| {
        let rivals = Seat::all(outcome.scores.len()).filter(|other| *other != seat);
        let lead = score(seat) - rivals.map(score).max().unwrap_or_default();
        let clear = (0.5 + f64::from(lead) / LEAD).clamp(0.0, 1.0);
        let won = if outcome.winners.contains(seat) { share } else { 0.0 };
        won * (1.0 - CLARITY) + clear * CLARITY
    })
}
