//! A finished match: set-up, seed, actions, and how it ended.

use cambriole_engine::{
    bots::{Level, Policy, consult},
    rules::{Dice, Game, GameId, Outcome, Seat, Seed, Turn, Viewer},
};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Replay<G: Game> {
    game: GameId,
    rules: u32,
    pub setup: G::Setup,
    seed: Seed,
    outcome: Outcome,
    actions: Vec<(Seat, G::Action)>,
}

/// What was seen of a match that is over.
pub struct End<G: Game> {
    pub view: G::View,
    pub outcome: Outcome,
    pub notices: Vec<G::Notice>,
}

impl<G: Game> Replay<G> {
    /// Plays the match again, refused or differing nowhere.
    pub fn check(&self) -> End<G> {
        assert_eq!((self.game, self.rules), (G::ID, G::RULES_VERSION));
        let mut state = G::start(&self.setup, self.seed).expect("the set-up may be played");
        let mut events = Vec::new();
        for (number, (seat, action)) in self.actions.iter().enumerate() {
            if let Err(refusal) = state.apply(*seat, action, &mut events) {
                panic!("action {number}, {action:?} of {seat:?}, is refused: {refusal:?}");
            }
        }
        assert_eq!(state.turn(), Turn::Over(self.outcome.clone()));
        let notices = events.iter().map(|event| G::notice(event, Viewer::Table)).collect();
        End { view: state.view(Viewer::Table), outcome: self.outcome.clone(), notices }
    }

    /// Readable, one action a line.
    pub fn to_text(&self) -> String {
        let pretty = serde_json::to_value(self).expect("a replay can be written");
        let field = |name: &str| format!("  \"{name}\": {}", pretty[name]);
        let fields = ["game", "rules", "setup", "seed", "outcome"].map(field).join(",\n");
        let actions =
            self.actions.iter().map(|action| serde_json::to_string(action).expect("it can be written"));
        let actions = actions.map(|action| format!("    {action}")).collect::<Vec<_>>().join(",\n");
        format!("{{\n{fields},\n  \"actions\": [\n{actions}\n  ]\n}}\n")
    }
}

/// Who plays a recorded match.
pub enum Players<A> {
    /// Bots of both levels and people who play at random; in some matches all take what hoarders would.
    Mixed { hoards: fn(&A) -> bool },
    /// Bots that play as well as they can.
    Bots,
}

impl<G: Policy> Replay<G> {
    /// A match of such players.
    pub fn record(setup: G::Setup, seed: Seed, players: &Players<G::Action>) -> Self {
        let mut state = G::start(&setup, seed).expect("the set-up may be played");
        let (mut dice, mut legal, mut actions) = (Dice::new(seed), Vec::new(), Vec::new());
        let outcome = loop {
            let able = match state.turn() {
                Turn::Of(seats) => seats,
                Turn::Over(outcome) => break outcome,
            };
            let chosen = consult(&state, able, |seat| {
                state.legal_actions(seat, &mut legal);
                let hoarding = match players {
                    Players::Mixed { hoards } => legal.iter().position(hoards).filter(|_| seed.0 % 7 == 6),
                    Players::Bots => None,
                };
                let mut choose = |level| G::choose(&state.view(Viewer::Seat(seat)), &legal, level, &mut dice);
                let place = match (seed.0 + u64::from(seat.0)) % 3 {
                    _ if hoarding.is_some() => hoarding.unwrap_or_default(),
                    _ if matches!(players, Players::Bots) => choose(Level::Regular),
                    0 => choose(Level::Regular),
                    1 => choose(Level::Novice),
                    _ => dice.below(u32::try_from(legal.len()).expect("a short list")) as usize,
                };
                legal.get(place).cloned()
            });
            let (seat, action) = chosen.expect("someone can act");
            state.apply(seat, &action, &mut Vec::new()).expect("a listed action applies");
            actions.push((seat, action));
        };
        Self { game: G::ID, rules: G::RULES_VERSION, setup, seed, outcome, actions }
    }
}
