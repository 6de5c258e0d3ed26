//! Matches between bots of different levels, to measure one against the other.

use std::time::{Duration, Instant};

use cambriole_engine::{
    bots::{AnyDecision as _, Decision, Level, Search, SearchHints, Worlds, consult},
    rules::{Dice, Seat, Seed, Turn, Viewer},
};

use crate::measured::Measured;

/// Who plays in the arena.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Player {
    Bot(Level),
    /// A master's search given the true state: the upper bound to compare with. Here only.
    Clairvoyant,
    /// The same without what chance has in store: it sees every hand and place, but no deck.
    Spy,
}

impl Player {
    pub fn from_slug(slug: &str) -> Option<Self> {
        match slug {
            "clairvoyant" => Some(Self::Clairvoyant),
            "spy" => Some(Self::Spy),
            _ => Level::from_slug(slug).map(Self::Bot),
        }
    }
}

/// What many matches came to, by the place of a player in what was asked for.
#[derive(Debug, Clone, PartialEq)]
pub struct Tally {
    pub matches: u32,
    /// Victories; a shared one counts in parts.
    pub won: Vec<f64>,
    pub scores: Vec<f64>,
    pub decisions: u64,
    pub thought: Duration,
    pub slowest: Duration,
}

impl Tally {
    pub fn new(players: usize) -> Self {
        Self {
            matches: 0,
            won: vec![0.0; players],
            scores: vec![0.0; players],
            decisions: 0,
            thought: Duration::ZERO,
            slowest: Duration::ZERO,
        }
    }

    pub fn add(&mut self, other: &Self) {
        self.matches += other.matches;
        self.won.iter_mut().zip(&other.won).for_each(|(all, more)| *all += more);
        self.scores.iter_mut().zip(&other.scores).for_each(|(all, more)| *all += more);
        self.decisions += other.decisions;
        self.thought += other.thought;
        self.slowest = self.slowest.max(other.slowest);
    }
}

/// The true state, drawn again and again, with chance to come or without.
#[derive(Debug)]
struct Truth<G> {
    state: G,
    foreseen: bool,
}

impl<G: SearchHints> Worlds<G> for Truth<G> {
    fn draw(&mut self, _: &G::View, _: &G::Prepared, dice: &mut Dice) -> G {
        if self.foreseen { self.state.clone() } else { self.state.redrawn(dice) }
    }
}

/// Plays one match: `players[i]` sits `shift` seats further on.
pub fn play<G: Measured>(
    setup: &G::Setup,
    players: &[Player],
    shift: usize,
    seed: u64,
    budget: u32,
) -> Tally {
    let count = players.len();
    let mut tally = Tally::new(count);
    let place = |seat: Seat| (seat.index() + count - shift % count) % count;
    let Ok(mut state) = G::start(setup, Seed(seed)) else { return tally };
    let mut dice = Dice::new(Seed(!seed));
    let mut events = Vec::new();
    while let Turn::Of(able) = state.turn() {
        let chosen = consult(&state, able, |seat| {
            let start = Instant::now();
            let action = decide(&state, seat, *players.get(place(seat))?, budget, &mut dice);
            let took = start.elapsed();
            tally.decisions += 1;
            tally.thought += took;
            tally.slowest = tally.slowest.max(took);
            action
        });
        let Some((seat, action)) = chosen else { break };
        events.clear();
        if state.apply(seat, &action, &mut events).is_err() {
            break;
        }
    }
    let Turn::Over(outcome) = state.turn() else { return tally };
    tally.matches = 1;
    let shares = if G::SIDES { 1 } else { outcome.winners.len().max(1) };
    for seat in Seat::all(count) {
        if outcome.winners.contains(seat) {
            tally.won[place(seat)] = 1.0 / f64::from(u32::try_from(shares).unwrap_or(1));
        }
        tally.scores[place(seat)] = outcome.scores.get(seat.index()).copied().map_or(0.0, f64::from);
    }
    tally
}

/// What a player does at a seat, after imagining as many matches as the `budget` allows.
pub fn decide<G: SearchHints>(
    state: &G,
    seat: Seat,
    player: Player,
    budget: u32,
    dice: &mut Dice,
) -> Option<G::Action> {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let view = state.view(Viewer::Seat(seat));
    let place = match player {
        Player::Bot(level) => {
            let mut decision = Decision::<G>::begin(seat, view, &legal, level, dice);
            decision.think(budget);
            decision.advice().place
        }
        Player::Clairvoyant | Player::Spy => {
            let first = G::choose(&view, &legal, Level::Master, dice);
            if !legal.get(first).is_some_and(|it| G::worth_searching(&view, &legal, it)) {
                return legal.into_iter().nth(first);
            }
            let own = Dice::new(Seed(u64::from(dice.below(u32::MAX))));
            let worlds = Truth { state: state.clone(), foreseen: player == Player::Clairvoyant };
            let mut search = Search::new(seat, view, legal.clone(), worlds, own);
            search.think(budget);
            search.advice().map_or(first, |advice| advice.place)
        }
    };
    legal.into_iter().nth(place)
}
