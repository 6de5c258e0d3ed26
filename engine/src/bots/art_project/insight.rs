//! What the search knows of The A.R.T. Project.

use super::{Mind, worth};
use crate::{
    bots::{Insight, Level, Prospect, Standing},
    rules::{
        Game, Seat, Viewer,
        art_project::{Action, Phase, State, View},
    },
};

/// How many actions are thought about.
const WIDTH: usize = 6;
/// How many rounds are played on.
const AHEAD: u8 = 2;
/// The difference in worth, in thousandths of an artwork, that is all the difference.
const SCALE: f64 = 6000.0;

impl Insight for State {
    type Lore = ();

    fn recall(_view: &View) {}

    fn ponders(view: &View, legal: &[Action]) -> bool {
        let scene = &view.scene;
        let plain = matches!(scene.phase, Phase::Place | Phase::Draw);
        let untold = view.seat().is_some_and(|seat| Mind { view, scene, me: seat }.declaration().is_some());
        legal.len() > 1 && !plain && !untold
    }

    fn prospects(state: &Self, seat: Seat, legal: &[Action]) -> Vec<Prospect> {
        let view = state.view(Viewer::Seat(seat));
        let mind = Mind { view: &view, scene: &view.scene, me: seat };
        let wanted = mind.decide(Level::Regular);
        let judged: Vec<f64> = legal
            .iter()
            .map(|action| if wanted == Some(*action) { 1e5 } else { thousandths(mind.judge(*action)) })
            .collect();
        Prospect::best(&judged, WIDTH, SCALE)
    }

    fn verdict(state: &Self, root: &View) -> Option<Standing> {
        let scene = state.view(Viewer::Table).scene;
        let all = |worth: f64| Some(Standing::of_each(|_| worth));
        if let Some(end) = scene.end {
            return all(if end.is_won() { 1.0 } else { 0.0 });
        }
        if scene.phase != Phase::Draw || scene.round < root.scene.round + AHEAD {
            return None;
        }
        let gained = thousandths(worth::of(&scene) - worth::of(&root.scene));
        all((0.5 + gained / SCALE).clamp(0.05, 0.95))
    }
}

#[expect(clippy::cast_precision_loss, reason = "judgements are small")]
fn thousandths(worth: i64) -> f64 {
    worth as f64
}
