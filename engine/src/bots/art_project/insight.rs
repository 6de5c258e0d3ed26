//! What the search would know of The A.R.T. Project.

use super::Mind;
use crate::{
    bots::{Brain, Insight, Level, Prospect, Standing, search},
    rules::{
        Dice, Game, Seat, Viewer,
        art_project::{Action, State, View},
    },
};

/// How many actions are thought about.
const WIDTH: usize = 3;
/// The difference in judgement, in thousandths of an artwork, that settles a choice.
const SCALE: f64 = 1500.0;
/// What recovering nearly all artworks is worth beside a victory.
const NEARLY: f64 = 0.5;

impl Insight for State {
    const DEPTH: u32 = 1;
    const TRUST: f64 = 4.0;

    type Lore = ();

    fn recall(_view: &View) {}

    fn prospects(state: &Self, seat: Seat, legal: &[Action]) -> Vec<Prospect> {
        let view = state.view(Viewer::Seat(seat));
        let mind = Mind::of(&view, seat, Level::Expert);
        let wanted = mind.decide(Level::Expert);
        let judge = |action: &Action| match wanted {
            Some(wanted) if wanted == *action => SCALE,
            _ => i32::try_from(mind.judge(*action)).map_or(-SCALE, f64::from).clamp(-SCALE, SCALE),
        };
        let judged: Vec<f64> = legal.iter().map(judge).collect();
        Prospect::best(&judged, WIDTH, SCALE)
    }

    /// Which card is played is what a match turns on. The rest is worked out at once: the lines of all
    /// known cards, all destinations together, exact odds.
    fn ponders(view: &View, legal: &[Action]) -> bool {
        let scene = &view.scene;
        let can_tell =
            |action: &Action| matches!(action, Action::Declare(card) if !scene.told.contains(*card));
        let played = legal.iter().filter(|action| matches!(action, Action::Play(_)));
        played.count() > 1 && (scene.setup.is_open() || !legal.iter().any(can_tell))
    }

    fn verdict(state: &Self, _root: &View) -> Option<Standing> {
        let scene = state.view(Viewer::Table).scene;
        let end = scene.end?;
        let part = f64::from(scene.recovered) / f64::from(scene.board().slots());
        let worth = if end.is_won() { 1.0 } else { NEARLY * part * part };
        Some(Standing::of_each(|_| worth))
    }

    /// An imagined team needs no words: everybody knows what everybody has.
    fn finish(mut state: Self, root: &View, _lore: &(), dice: &mut Dice) -> Standing {
        state.open_hands();
        search::play_on(state, root, dice)
    }

    fn go_on(state: &Self, seat: Seat, legal: &[Action], dice: &mut Dice) -> usize {
        Self::choose(&state.view(Viewer::Seat(seat)), legal, Level::Expert, dice)
    }
}
