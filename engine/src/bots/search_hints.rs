//! What a game tells the search.

use std::fmt::Debug;

use super::{Level, Policy, search};
use crate::rules::{Dice, Imagine, Seat, Viewer};

/// A game that the search can think about. All states here are imagined ones.
pub trait SearchHints: Policy + Imagine {
    /// How much what is little known is looked into.
    const EXPLORATION: f64 = 0.45;
    /// How much the first judgement of an action counts, in visits.
    const PRIOR_WEIGHT: f64 = 2.0;

    /// What is worked out but once about a view, however many matches are imagined from it.
    type Prepared: Debug;

    /// Works it out.
    fn prepare(view: &Self::View) -> Self::Prepared;

    /// A match that agrees with the view, the likelier the oftener.
    fn sample(view: &Self::View, _prepared: &Self::Prepared, dice: &mut Dice) -> Self {
        Self::imagine(view, dice)
    }

    /// What an imagined match comes to.
    fn rollout(state: Self, root: &Self::View, _prepared: &Self::Prepared, dice: &mut Dice) -> Standing {
        search::play_out(state, root, dice)
    }

    /// Which of the `legal` actions are worth a thought, with a first judgement.
    fn candidates(view: &Self::View, seat: Seat, legal: &[Self::Action]) -> Vec<Candidate>;

    /// Whether the decision is worth a search, if this comes to mind `first`; the others are taken at once.
    fn worth_searching(_view: &Self::View, legal: &[Self::Action], _first: &Self::Action) -> bool {
        legal.len() > 1
    }

    /// The view of somebody who has said all that they mean to: who asks for advice wants to hear what to
    /// do, not what to say.
    fn mute(_view: &mut Self::View) {}

    /// What the match is worth to each seat, once it need not be played on; `root` is where the thought
    /// began.
    fn evaluate(state: &Self, root: &Self::View) -> Option<Standing>;

    /// How an imagined match goes on: the place of an action among the `legal` ones.
    fn rollout_action(state: &Self, seat: Seat, legal: &[Self::Action], dice: &mut Dice) -> usize {
        Self::choose(&state.view(Viewer::Seat(seat)), legal, Level::Regular, dice)
    }
}

/// An action worth a thought.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Candidate {
    /// Its place among the legal actions.
    pub place: usize,
    /// How good it looks beside the others, from 0 to 1.
    pub lead: f64,
}

impl Candidate {
    /// The `most` best of the judged actions, in their order. `scale` is the difference in judgement that
    /// matters.
    pub fn best(judged: &[f64], most: usize, scale: f64) -> Vec<Self> {
        let top = judged.iter().copied().fold(f64::MIN, f64::max);
        let behind = |place: usize| {
            let own = judged[place];
            let first = judged[..place].iter().filter(|worth| **worth >= own);
            first.count() + judged[place + 1..].iter().filter(|worth| **worth > own).count()
        };
        let chosen = (0..judged.len()).filter(|place| behind(*place) < most);
        chosen.map(|place| Self { place, lead: (1.0 - (top - judged[place]) / scale).max(0.0) }).collect()
    }
}

/// A judgement as a number with a fraction.
#[expect(clippy::cast_precision_loss, reason = "judgements are small")]
pub(super) fn fraction(judged: i64) -> f64 {
    judged as f64
}

/// What a match is worth to each seat, from 0 for a defeat to 1 for a victory.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Standing([f64; Seat::MOST]);

impl Standing {
    /// The standing that gives each seat what `worth` says.
    pub fn of_each(worth: impl Fn(Seat) -> f64) -> Self {
        let mut standing = Self::default();
        Seat::all(Seat::MOST).for_each(|seat| standing.0[seat.index()] = worth(seat));
        standing
    }

    /// What the match is worth to `seat`.
    pub fn of(&self, seat: Seat) -> f64 {
        self.0.get(seat.index()).copied().unwrap_or_default()
    }
}

/// Where the matches come from that a search plays on.
pub trait Worlds<G: SearchHints>: Debug {
    /// A match that agrees with the view.
    fn draw(&mut self, view: &G::View, prepared: &G::Prepared, dice: &mut Dice) -> G;
}

/// Matches imagined from the view, and from nothing else.
#[derive(Debug)]
pub struct Imagined;

impl<G: SearchHints> Worlds<G> for Imagined {
    fn draw(&mut self, view: &G::View, prepared: &G::Prepared, dice: &mut Dice) -> G {
        G::sample(view, prepared, dice)
    }
}
