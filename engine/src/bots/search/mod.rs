//! The search that all games share: it imagines what a view leaves open, again and again, plays each of
//! these matches on, and comes back to the actions that did well.
//!
//! It is an information-set tree search: one tree of the actions that were possible in any of the
//! imagined matches, each with how often it was on offer. Nothing here can reach a true state, since all
//! that it ever sees of a match is a View.

mod tree;

use super::{Insight, Standing, Worlds, consult};
use crate::rules::{Dice, Seat, Turn};
use tree::Tree;

/// How deep the tree may grow in one imagined match.
const DEPTH: u32 = 12;
/// No imagined match is played on for longer.
const LONGEST: u32 = 2000;

/// A thought about one decision: begun, gone on with as long as one likes, then asked.
///
/// The same view, actions and dice give the same answer after as many rounds.
#[derive(Debug)]
pub struct Search<G: Insight, W: Worlds<G> = super::Imagined> {
    seat: Seat,
    worlds: W,
    root: G::View,
    tree: Tree<G::Action>,
    dice: Dice,
    rounds: u32,
}

/// What came out of a search.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Advice {
    /// The place of the action in the list of legal ones.
    pub place: usize,
    /// What it is thought to be worth, from 0 for a defeat to 1 for a victory.
    pub worth: f64,
    /// The share of the thinking that went to it: how sure the choice is.
    pub share: f64,
}

impl<G: Insight, W: Worlds<G>> Search<G, W> {
    /// Begins to think about what `seat` does, which has more than one legal action.
    pub fn new(seat: Seat, root: G::View, worlds: W, dice: Dice) -> Self {
        Self { seat, worlds, root, tree: Tree::new(), dice, rounds: 0 }
    }

    /// Thinks on, by so many imagined matches.
    pub fn think(&mut self, rounds: u32) {
        for _ in 0..rounds {
            self.imagine();
            self.rounds += 1;
        }
    }

    /// How many matches were imagined so far.
    pub fn rounds(&self) -> u32 {
        self.rounds
    }

    /// What it would do now. Whoever views knows their legal actions, so that these are the same in every
    /// imagined match and an action keeps its place.
    pub fn advice(&self) -> Option<Advice> {
        let (place, visits, worth) = self.tree.favourite()?;
        let share = f64::from(visits) / f64::from(self.rounds.max(1));
        Some(Advice { place, worth, share })
    }

    /// One match: down the tree, one step beyond it, and on to a verdict that every step learns from.
    fn imagine(&mut self) {
        let mut state = self.worlds.draw(&self.root, &mut self.dice);
        let mut legal = Vec::new();
        let mut events = Vec::new();
        let mut path: Vec<(usize, Seat)> = Vec::new();
        let mut node = Some(Tree::<G::Action>::ROOT);
        let mut standing = Standing::default();
        for step in 0..LONGEST {
            if step > 0
                && let Some(verdict) = G::verdict(&state, &self.root)
            {
                standing = verdict;
                break;
            }
            let Turn::Of(able) = state.turn() else { break };
            let mut chosen = None;
            if let Some(at) = node.take().filter(|_| step < DEPTH)
                && let Some(seat) = if step == 0 { Some(self.seat) } else { state.foremost(able) }
            {
                state.legal_actions(seat, &mut legal);
                let prospects = G::prospects(&state, seat, &legal);
                if let Some((edge, is_new)) = self.tree.descend(at, seat, &legal, &prospects) {
                    path.push((edge, seat));
                    node = (!is_new).then(|| self.tree.beyond(edge));
                    chosen = self.tree.action(edge).map(|action| (seat, action.clone()));
                }
            }
            let chosen = chosen.or_else(|| {
                consult(&state, able, |seat| {
                    state.legal_actions(seat, &mut legal);
                    let place = G::go_on(&state, seat, &legal, &mut self.dice);
                    legal.get(place).cloned()
                })
            });
            let Some((seat, action)) = chosen else { break };
            if state.apply(seat, &action, &mut events).is_err() {
                break;
            }
            events.clear();
        }
        for (edge, seat) in path {
            self.tree.learn(edge, standing.of(seat));
        }
    }
}
