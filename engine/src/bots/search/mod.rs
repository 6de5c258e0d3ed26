//! The search that all games share: it imagines what a view leaves open, again and again, plays each of
//! these matches on, and comes back to the actions that did well.
//!
//! It is an information-set tree search: one tree of the actions that were possible in any of the
//! imagined matches, each with how often it was on offer. Nothing here can reach a true state, since all
//! that it ever sees of a match is a View.

mod tree;

use super::{Insight, Prospect, Standing, Worlds, consult};
use crate::rules::{Dice, Seat, Seed, Turn};
use tree::Tree;

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
    lore: G::Lore,
    /// Where all actions are tried in the same matches: those, and how each began to be played on.
    matches: Vec<(G, Seed)>,
    legal: Vec<G::Action>,
    prospects: Vec<Prospect>,
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
    /// The share of the thinking that went to it: how sure the choice is. 0 where nothing was weighed.
    pub share: f64,
}

impl<G: Insight, W: Worlds<G>> Search<G, W> {
    /// Begins to think about what `seat` does, which has more than one legal action.
    pub fn new(seat: Seat, root: G::View, worlds: W, dice: Dice) -> Self {
        let (tree, lore) = (Tree::new(G::TRUST, G::CURIOSITY), G::recall(&root));
        let (matches, legal, prospects) = (Vec::new(), Vec::new(), Vec::new());
        Self { seat, worlds, root, lore, matches, legal, prospects, tree, dice, rounds: 0 }
    }

    /// Thinks on, by so many imagined matches.
    pub fn think(&mut self, rounds: u32) {
        for _ in 0..rounds {
            if G::DEPTH > 1 {
                self.imagine();
            } else {
                self.compare();
            }
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

    /// One match of a thought that goes no deeper than its first step. Every action meets the same
    /// matches in the same order, so that none looks better for having had better luck.
    fn compare(&mut self) {
        if self.matches.is_empty() {
            let (state, seed) = self.draw();
            state.legal_actions(self.seat, &mut self.legal);
            self.prospects = G::prospects(&state, self.seat, &self.legal);
            self.matches.push((state, seed));
        }
        let root = Tree::<G::Action>::ROOT;
        let Some((edge, _)) = self.tree.descend(root, self.seat, &self.legal, &self.prospects) else {
            return;
        };
        let number = self.tree.visits(edge);
        if number >= self.matches.len() {
            let another = self.draw();
            self.matches.push(another);
        }
        let Some((state, seed)) = self.matches.get(number) else { return };
        let Some(action) = self.tree.action(edge) else { return };
        let mut state = state.clone();
        let worth = match state.apply(self.seat, action, &mut Vec::new()) {
            Ok(()) => G::finish(state, &self.root, &self.lore, &mut Dice::new(*seed)).of(self.seat),
            Err(_) => 0.0,
        };
        self.tree.learn(edge, worth);
    }

    fn draw(&mut self) -> (G, Seed) {
        let state = self.worlds.draw(&self.root, &self.lore, &mut self.dice);
        (state, Seed(u64::from(self.dice.below(u32::MAX))))
    }

    /// One match: down the tree, one step beyond it, and on to a verdict that every step learns from.
    fn imagine(&mut self) {
        let mut state = self.worlds.draw(&self.root, &self.lore, &mut self.dice);
        let mut legal = Vec::new();
        let mut events = Vec::new();
        let mut path: Vec<(usize, Seat)> = Vec::new();
        let mut node = Tree::<G::Action>::ROOT;
        let mut seat = self.seat;
        for depth in 0..G::DEPTH {
            if depth > 0 {
                let Turn::Of(able) = state.turn() else { break };
                let Some(next) = state.foremost(able) else { break };
                if G::verdict(&state, &self.root).is_some() {
                    break;
                }
                seat = next;
            }
            state.legal_actions(seat, &mut legal);
            let prospects = G::prospects(&state, seat, &legal);
            let Some((edge, is_new)) = self.tree.descend(node, seat, &legal, &prospects) else { break };
            let Some(action) = self.tree.action(edge) else { break };
            if state.apply(seat, action, &mut events).is_err() {
                break;
            }
            events.clear();
            path.push((edge, seat));
            if is_new {
                break;
            }
            node = self.tree.beyond(edge);
        }
        let standing = G::finish(state, &self.root, &self.lore, &mut self.dice);
        for (edge, seat) in path {
            self.tree.learn(edge, standing.of(seat));
        }
    }
}

/// Plays an imagined match on as its players would, to a verdict.
pub(super) fn play_on<G: Insight>(mut state: G, root: &G::View, dice: &mut Dice) -> Standing {
    let mut legal = Vec::new();
    let mut events = Vec::new();
    for _ in 0..LONGEST {
        if let Some(standing) = G::verdict(&state, root) {
            return standing;
        }
        let Turn::Of(able) = state.turn() else { break };
        let chosen = consult(&state, able, |seat| {
            state.legal_actions(seat, &mut legal);
            let place = G::go_on(&state, seat, &legal, dice);
            legal.get(place).cloned()
        });
        let Some((seat, action)) = chosen else { break };
        if state.apply(seat, &action, &mut events).is_err() {
            break;
        }
        events.clear();
    }
    Standing::default()
}
