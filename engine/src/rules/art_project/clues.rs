//! The clue trail, sets and artworks (AP-13, AP-14, AP-30), and trades (AP-28).

use super::{Card, CardSet, City, CitySet, Event, Fact, State, Symbol, Task, components::SET, event::tell};
use crate::rules::Seat;

impl State {
    /// AP-13: the played card is turned over.
    pub(super) fn lay_clue(&mut self, seat: Seat, card: Card, events: &mut Vec<Event>) {
        let owner = self.scene.trail_of(seat);
        self.scene.discard.remove(card);
        self.scene.trails[owner.index()].insert(card);
        tell(events, Fact::ClueLaid { owner: seat, card });
    }

    /// Carries out complete sets, until there is none or the team has to choose (AP-13, AP-14).
    pub(super) fn settle_sets(&mut self, events: &mut Vec<Event>) {
        let owners = if self.scene.setup.mission.own_clues() { self.scene.players() } else { 1 };
        for owner in Seat::all(owners) {
            while self.scene.task.is_none() {
                let symbols = self.scene.complete(owner);
                let mut complete = symbols.iter();
                match (complete.next(), complete.next()) {
                    (None, _) => break,
                    (Some(symbol), None) => self.make_set(owner, symbol, events),
                    _ => self.scene.task = Some(Task::FirstSet { owner, symbols }),
                }
            }
        }
    }

    /// Three of the symbol are visible: these cards, or the team says which.
    pub(super) fn make_set(&mut self, owner: Seat, symbol: Symbol, events: &mut Vec<Event>) {
        let trail = self.scene.trail(owner);
        if trail.visible(symbol) > usize::from(SET) {
            self.scene.task = Some(Task::PickClues { owner, symbol, picked: CardSet::default() });
        } else {
            self.find_artwork(owner, symbol, trail.showing(symbol), events);
        }
    }

    pub(super) fn pick_clue(
        &mut self,
        owner: Seat,
        symbol: Symbol,
        picked: CardSet,
        events: &mut Vec<Event>,
    ) {
        if picked.visible(symbol) < usize::from(SET) {
            self.scene.task = Some(Task::PickClues { owner, symbol, picked });
        } else {
            self.find_artwork(owner, symbol, picked, events);
        }
    }

    fn find_artwork(&mut self, owner: Seat, symbol: Symbol, cards: CardSet, events: &mut Vec<Event>) {
        let trail = &mut self.scene.trails[owner.index()];
        *trail = trail.without(cards);
        self.scene.discard = self.scene.discard.union(cards);
        tell(events, Fact::SetMade { owner, symbol, cards });
        let sites: CitySet = self.scene.sites(symbol).collect();
        let mut sites = sites.iter();
        match (sites.next(), sites.next()) {
            (None, _) => tell(events, Fact::NothingFound { symbol }),
            (Some(city), None) => self.put_artwork(city, events),
            _ => self.scene.task = Some(Task::PutArtwork { owner, symbol }),
        }
    }

    pub(super) fn put_artwork(&mut self, city: City, events: &mut Vec<Event>) {
        self.scene.artworks[city.index()] += 1;
        tell(events, Fact::ArtworkPut { city });
    }

    /// Takes a clue card away, whoever's it is.
    pub(super) fn discard_clue(&mut self, card: Card) -> Option<Seat> {
        let owner = self.scene.trails.iter().position(|trail| trail.contains(card))?;
        self.scene.trails[owner].remove(card);
        self.scene.discard.insert(card);
        Seat::all(self.scene.trails.len()).nth(owner)
    }

    /// AP-28d: the offer is taken.
    pub(super) fn trade(
        &mut self,
        from: Seat,
        to: Seat,
        card: Card,
        back: Option<Card>,
        events: &mut Vec<Event>,
    ) {
        let trails = &mut self.scene.trails;
        trails[from.index()].remove(card);
        trails[to.index()].insert(card);
        self.scene.traded.insert(card);
        if let Some(back) = back {
            trails[to.index()].remove(back);
            trails[from.index()].insert(back);
            self.scene.traded.insert(back);
        }
        tell(events, Fact::Traded { from, to, card, back });
    }
}
