//! What the search knows of The A.R.T. Project.

use super::{Mind, values::Values};
use crate::{
    bots::{Candidate, Level, Policy, SearchHints, Standing, search, search_hints::fraction},
    rules::{
        Dice, Game, Seat, Viewer,
        art_project::{Action, CardSet, State, View},
    },
};

/// How many actions are thought about.
const WIDTH: usize = 4;
/// The difference in judgement, in thousandths of an artwork, that settles a choice.
const SCALE: f64 = 1500.0;
/// What recovering nearly all artworks is worth beside a victory.
const NEARLY: f64 = 0.5;
/// For so many rounds an imagined match is played on.
const ROUNDS: u8 = 2;
/// How good the team's standing is then that is as good as a victory, in thousandths of an artwork.
const SAFE: f64 = 10_000.0;

impl SearchHints for State {
    const PRIOR_WEIGHT: f64 = 4.0;

    type Prepared = ();

    fn prepare(_view: &View) {}

    /// The cards at hand, and what comes to mind first.
    fn candidates(view: &View, seat: Seat, legal: &[Action]) -> Vec<Candidate> {
        let mind = Mind::of(view, seat, Level::Master);
        let wanted = mind.decide(Level::Master);
        let judge = |action: &Action| match action {
            Action::Play(_) => fraction(mind.judge(*action)),
            _ => f64::MIN,
        };
        let mut judged: Vec<f64> = legal.iter().map(judge).collect();
        let best = judged.iter().copied().fold(f64::MIN, f64::max);
        if let Some(place) = legal.iter().position(|action| Some(*action) == wanted) {
            judged[place] = best;
        }
        let mut candidates = Candidate::best(&judged, WIDTH, SCALE);
        candidates.retain(|it| judged[it.place] > f64::MIN);
        candidates
    }

    /// Which card is played is what a match turns on. The rest is worked out at once: the lines of all
    /// known cards, all destinations together, exact odds.
    fn worth_searching(_view: &View, legal: &[Action], first: &Action) -> bool {
        let plays = legal.iter().filter(|action| matches!(action, Action::Play(_)));
        matches!(first, Action::Play(_) | Action::Buy(_)) && plays.count() > 1
    }

    /// All cards are told, and the plan stays as it is.
    fn mute(view: &mut View) {
        let Some(own) = view.seat().map(|seat| view.faces(seat).collect::<CardSet>()) else { return };
        view.scene.told = view.scene.told.union(own);
        view.scene.replanned = u8::MAX;
    }

    fn evaluate(state: &Self, root: &View) -> Option<Standing> {
        let scene = state.scene();
        let worth = match scene.end {
            Some(end) if end.is_won() => 1.0,
            Some(_) => {
                let part = f64::from(scene.recovered) / f64::from(scene.board().slots());
                NEARLY * part * part
            }
            None if scene.round < root.scene.round + ROUNDS => return None,
            None => {
                let values = Values::of(Level::Master, scene.setup.mission);
                (fraction(values.of_scene(scene)) / SAFE).clamp(0.0, 1.0)
            }
        };
        Some(Standing::of_each(|_| worth))
    }

    /// An imagined team needs no words: everybody knows what everybody has.
    fn rollout(mut state: Self, root: &View, _prepared: &(), dice: &mut Dice) -> Standing {
        state.open_hands();
        search::play_out(state, root, dice)
    }

    fn rollout_action(state: &Self, seat: Seat, legal: &[Action], dice: &mut Dice) -> usize {
        Self::choose(&state.view(Viewer::Seat(seat)), legal, Level::Master, dice)
    }
}
