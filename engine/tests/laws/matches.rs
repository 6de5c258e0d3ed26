//! Many matches, played by chance and now and then by bots or by people who hoard.

use cambriole_engine::{
    bots::{Level, Policy},
    rules::{Dice, Game, Seat, Seed, Turn, Viewer},
};

use crate::{
    common::{
        chance::Chance,
        effort::{self, Told},
        garble::garble,
    },
    lawful::Lawful,
};

/// Who plays a match.
#[derive(Clone, Copy)]
enum Players {
    Chance,
    Bots,
    /// Bots that now and then do something else: long matches off the beaten track.
    Distracted,
    /// They put the end off wherever they can.
    Dawdlers,
}

impl Players {
    fn of(number: u64) -> Self {
        match number % 25 {
            // Bots take their time.
            22 if number.is_multiple_of(2) => Self::Distracted,
            23 => Self::Dawdlers,
            24 => Self::Bots,
            _ => Self::Chance,
        }
    }
}

/// Where a match starts from.
pub struct Case<G: Game> {
    pub setup: G::Setup,
    pub seed: Seed,
    players: Players,
    _told: Told,
}

/// A decision about to be taken.
pub struct Step<'a, G: Game> {
    pub state: &'a G,
    pub seat: Seat,
    pub legal: &'a [G::Action],
}

pub struct Played<G: Game> {
    pub actions: Vec<(Seat, G::Action)>,
    pub events: Vec<G::Event>,
    pub end: G,
}

/// Cases over all set-ups: one for each match of the run, or for one in `rarely` of them. A fuzzing run
/// also plays set-ups that somebody has tampered with, as far as the rules let them.
pub fn cases<G: Lawful>(rarely: u64) -> impl Iterator<Item = Case<G>> {
    let setups = G::setups();
    effort::cases(matches() / rarely / G::WEIGHT).map(move |number| {
        let mut chance = Chance(number);
        let seed = Seed(chance.word());
        let place = number % setups.len() as u64;
        let setup = setups[usize::try_from(place).expect("it fits")].clone();
        let garbled = (effort::is_fuzzing() && chance.one_in(4)).then(|| garbled::<G>(&setup, &mut chance));
        let setup = garbled.flatten().unwrap_or(setup);
        Case { setup, seed, players: Players::of(number), _told: Told(number) }
    })
}

/// The set-up with a few places changed, if the rules let it be played.
fn garbled<G: Game>(setup: &G::Setup, chance: &mut Chance) -> Option<G::Setup> {
    let mut value = serde_json::to_value(setup).expect("it can be written");
    let whole = value.clone();
    for _ in 0..=chance.below(3) {
        garble(&mut value, &whole, chance);
    }
    let setup: G::Setup = serde_json::from_value(value).ok()?;
    G::start(&setup, Seed(0)).is_ok().then_some(setup)
}

fn matches() -> u64 {
    std::env::var("CAMBRIOLE_MATCHES").map_or(10_000, |count| count.parse().expect("a number of matches"))
}

impl<G: Lawful> Case<G> {
    pub fn start(&self) -> G {
        G::start(&self.setup, self.seed).expect("a set-up that may be played")
    }

    /// Plays the match; `look` sees each decision first.
    pub fn play(&self, mut look: impl FnMut(&Step<G>)) -> Played<G> {
        let mut chance = Chance(self.seed.0);
        let mut dice = Dice::new(self.seed);
        let (mut actions, mut events, mut state) = (Vec::new(), Vec::new(), self.start());
        let mut legal = Vec::new();
        while let Turn::Of(seats) = state.turn() {
            assert!(actions.len() < G::BOUND, "{:?} {} does not end", self.setup, self.seed);
            let seat = seats.iter().nth(chance.below(seats.len())).expect("someone can act");
            state.legal_actions(seat, &mut legal);
            look(&Step { state: &state, seat, legal: &legal });
            let distracted = matches!(self.players, Players::Distracted) && chance.one_in(5);
            let chosen = match self.players {
                Players::Bots | Players::Distracted if !distracted => {
                    let view = state.view(Viewer::Seat(seat));
                    let level = Level::ALL[seat.index() % Level::ALL.len()];
                    <G as Policy>::choose(&view, &legal, level, &mut dice)
                }
                Players::Dawdlers => {
                    let dawdling = legal.iter().position(G::dawdles);
                    dawdling.unwrap_or_else(|| chance.below(legal.len()))
                }
                _ => {
                    let hastening = legal.iter().position(G::hastens).filter(|_| !chance.one_in(4));
                    hastening.unwrap_or_else(|| chance.below(legal.len()))
                }
            };
            let action = legal[chosen].clone();
            state.apply(seat, &action, &mut events).expect("a listed action applies");
            actions.push((seat, action));
        }
        Played { actions, events, end: state }
    }
}
