//! Matches between bots of a cooperative game: how often they win, why they lose, how long it takes.

use cambriole_engine::{
    bots::{Level, consult},
    rules::{
        Dice, Game, Seed, Turn, Viewer,
        art_project::{Difficulty, End, Mission, Setup, State},
    },
};

use crate::arena::{Player, decide};

/// A line of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Line {
    pub mission: Mission,
    pub level: Difficulty,
    pub players: u8,
}

/// The ways to lose, in the order in which they are shown.
pub const DEFEATS: [&str; 6] =
    ["hearts-gone", "no-agents", "surrounded", "no-markers", "time-up", "quarter-lost"];

/// What many matches came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    pub matches: u32,
    pub won: u32,
    /// How often for each of [`DEFEATS`].
    pub lost: [u32; 6],
    pub rounds: u32,
    pub recovered: u32,
    pub decisions: u64,
}

impl Tally {
    pub fn add(&mut self, other: &Self) {
        self.matches += other.matches;
        self.won += other.won;
        self.lost.iter_mut().zip(other.lost).for_each(|(all, more)| *all += more);
        self.rounds += other.rounds;
        self.recovered += other.recovered;
        self.decisions += other.decisions;
    }

    /// The share won in percent and how far the true one may be off, 19 times out of 20.
    pub fn share(&self) -> (f64, f64) {
        let count = f64::from(self.matches.max(1));
        let share = f64::from(self.won) / count;
        (100.0 * share, 196.0 * (share * (1.0 - share) / count).sqrt())
    }
}

/// Plays one match between bots, who imagine up to `budget` matches before a decision.
pub fn play(line: Line, skill: Level, budget: u32, seed: u64) -> Tally {
    let setup = Setup { mission: line.mission, level: line.level, ..Setup::of(line.players) };
    let mut tally = Tally { matches: 1, ..Tally::default() };
    let Ok(mut state) = State::start(&setup, Seed(seed)) else { return Tally::default() };
    let mut dice = Dice::new(Seed(!seed));
    while let Turn::Of(able) = state.turn() {
        let bot = Player::Bot(skill);
        let chosen = consult(&state, able, |seat| decide(&state, seat, bot, budget, &mut dice));
        let Some((seat, action)) = chosen else { break };
        if state.apply(seat, &action, &mut Vec::new()).is_err() {
            break;
        }
        tally.decisions += 1;
    }
    let scene = state.view(Viewer::Table).scene;
    tally.rounds = u32::from(scene.round);
    tally.recovered = u32::from(scene.recovered);
    match scene.end {
        Some(End::Won) => tally.won = 1,
        Some(end) => {
            if let Some(place) = DEFEATS.iter().position(|it| *it == end.slug()) {
                tally.lost[place] = 1;
            }
        }
        None => {}
    }
    tally
}
