//! Matches in the middle, for the rules' own tests.

use super::{Action, Card, CardSet, City, Event, Expert, Fact, Mission, Phase, Refusal, Setup, State};
use crate::rules::{Game, Seat, Seed, Turn};

pub(super) const ADA: Seat = Seat(0);
pub(super) const BEN: Seat = Seat(1);
pub(super) const CAT: Seat = Seat(2);

/// A fresh match.
pub(super) fn start(setup: Setup) -> State {
    State::start(&setup, Seed(99)).expect("a legal table")
}

/// A fresh match in Japan.
pub(super) fn table(players: u8) -> State {
    start(Setup::of(players))
}

/// A fresh match of a mission.
pub(super) fn mission(mission: Mission, players: u8) -> State {
    start(Setup { mission, ..Setup::of(players) })
}

pub(super) fn card(name: &str) -> Card {
    Card::named(name).expect("it is in the box")
}

pub(super) fn cards(names: &[&str]) -> CardSet {
    names.iter().map(|name| card(name)).collect()
}

/// What all saw.
pub(super) fn facts(events: &[Event]) -> Vec<Fact> {
    let seen = events.iter().filter_map(|event| match event {
        Event::Seen(fact) => Some(*fact),
        _ => None,
    });
    seen.collect()
}

impl State {
    pub(super) fn city(&self, id: &str) -> City {
        self.scene.board().named(id).expect("it is on the board")
    }

    /// Takes a card from wherever it is.
    fn seize(&mut self, card: Card) {
        self.hands.iter_mut().chain(&mut self.scene.trails).for_each(|set| set.remove(card));
        self.scene.discard.remove(card);
        self.scene.told.remove(card);
        self.boxed.remove(card);
        self.deck = self.deck.as_slice().iter().copied().filter(|it| *it != card).collect();
        self.show_deck();
    }

    fn show_deck(&mut self) {
        self.scene.deck = self.deck.size();
        self.scene.top = self.deck.top().map(Card::clues);
    }

    /// Gives the seat these cards and no others.
    pub(super) fn with_hand(mut self, seat: Seat, names: &[&str]) -> Self {
        let old = std::mem::take(&mut self.hands[seat.index()]);
        self.scene.discard = self.scene.discard.union(old);
        for card in cards(names).iter() {
            self.seize(card);
            self.hands[seat.index()].insert(card);
        }
        self
    }

    /// Lays these clue cards before the seat, or before all.
    pub(super) fn with_trail(mut self, seat: Seat, names: &[&str]) -> Self {
        for card in cards(names).iter() {
            self.seize(card);
            let owner = self.scene.trail_of(seat);
            self.scene.trails[owner.index()].insert(card);
        }
        self
    }

    /// Leaves a deck of `left` cards; the rest lies on the discard pile.
    pub(super) fn with_deck(mut self, left: u8) -> Self {
        while self.deck.size() > left {
            let card = self.deck.pop().expect("it is longer");
            self.scene.discard.insert(card);
        }
        self.show_deck();
        self
    }

    pub(super) fn with_agents(mut self, id: &str, count: u8) -> Self {
        let city = self.city(id);
        self.scene.agents[city.index()] = count;
        self
    }

    pub(super) fn without_agents(mut self) -> Self {
        self.scene.agents = [0; City::MOST];
        self
    }

    pub(super) fn with_artwork(mut self, id: &str) -> Self {
        let city = self.city(id);
        self.scene.artworks[city.index()] += 1;
        self
    }

    pub(super) fn with_lost(mut self, id: &str) -> Self {
        let city = self.city(id);
        self.scene.lost.insert(city);
        self.scene.agents[city.index()] = 0;
        self
    }

    pub(super) fn with_van(mut self, van: [u8; 3]) -> Self {
        self.scene.van = van;
        self
    }

    pub(super) fn with_hearts(mut self, seat: Seat, count: u8) -> Self {
        self.scene.hearts[seat.index()] = count;
        self
    }

    pub(super) fn with_allies(mut self, count: u8) -> Self {
        self.scene.allies = count;
        self
    }

    pub(super) fn with_recovered(mut self, count: u8) -> Self {
        self.scene.recovered = count;
        self
    }

    /// Puts a figure into a city.
    pub(super) fn at(mut self, figure: usize, id: &str) -> Self {
        self.scene.experts[figure] = self.city(id);
        self
    }

    /// Goes to the start of a phase; everybody has done what comes before.
    pub(super) fn phase(mut self, phase: Phase) -> Self {
        let seats = |count: u8| {
            std::array::from_fn(|seat| if seat < usize::from(self.scene.setup.players) { count } else { 0 })
        };
        let (draws, plays) = (seats(self.scene.setup.draws()), seats(self.scene.setup.plays()));
        self.scene.to_place = [0; 6];
        self.scene.phase = phase;
        self.scene.window = phase != Phase::Play;
        self.scene.drawn = if phase == Phase::Draw { [0; 6] } else { draws };
        self.scene.played = if matches!(phase, Phase::Draw | Phase::Play) { [0; 6] } else { plays };
        if matches!(phase, Phase::Fight | Phase::Dusk) {
            self.scene.moved = self.scene.figures().fold(0, |all, figure| all | 1 << figure);
        }
        self
    }

    /// Phase A with this card in the first seat's hand and another beside it.
    pub(super) fn playing(self, name: &str) -> Self {
        let other = if name == "A1" { "A2" } else { "A1" };
        self.phase(Phase::Play).with_hand(ADA, &[name, other]).with_hand(BEN, &["B1", "B2"])
    }

    pub(super) fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Refusal> {
        let mut events = Vec::new();
        self.apply(seat, &action, &mut events)?;
        Ok(events)
    }

    /// Carries out a legal action and tells what all saw.
    pub(super) fn seen(&mut self, seat: Seat, action: Action) -> Vec<Fact> {
        facts(&self.act(seat, action).expect("it is legal"))
    }

    pub(super) fn play(&mut self, seat: Seat, name: &str) -> Vec<Fact> {
        self.seen(seat, Action::Play(card(name)))
    }

    /// An expert takes roads and stays at the end of them.
    pub(super) fn go(&mut self, figure: usize, ids: &[&str]) -> Vec<Fact> {
        let (owner, expert) = (self.scene.owner(figure), self.scene.setup.experts[figure]);
        let mut seen = Vec::new();
        for id in ids {
            let to = self.city(id);
            seen.extend(self.seen(owner, Action::Step { expert, to, carry: false }));
        }
        seen.extend(self.seen(owner, Action::Stop(expert)));
        seen
    }

    pub(super) fn step(&self, expert: Expert, id: &str) -> Action {
        Action::Step { expert, to: self.city(id), carry: false }
    }

    pub(super) fn carry(&self, expert: Expert, id: &str) -> Action {
        Action::Step { expert, to: self.city(id), carry: true }
    }

    pub(super) fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut actions = vec![Action::Draw];
        self.legal_actions(seat, &mut actions);
        actions
    }

    /// Why not; the refusal has changed nothing.
    pub(super) fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        let mut after = self.clone();
        let refusal = after.act(seat, action).err()?;
        assert_eq!(after, *self, "a refused action changes nothing");
        assert!(!self.legal(seat).contains(&action));
        Some(refusal)
    }

    pub(super) fn seats_to_act(&self) -> Vec<Seat> {
        match self.turn() {
            Turn::Of(seats) => seats.iter().collect(),
            Turn::Over(_) => Vec::new(),
        }
    }
}
