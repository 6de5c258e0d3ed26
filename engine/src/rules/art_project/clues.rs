//! The clue trail, sets and artworks (AP-13, AP-14, AP-30), and trades (AP-28).

use super::{Card, CardSet, City, CitySet, Event, Fact, State, Symbol, Task, components::SET, event::tell};
use crate::rules::Seat;

/// How many clue cards a seat offers in a round, at most: haggling must not keep a match from ending.
pub(super) const OFFERS: u8 = 10;

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

#[cfg(test)]
mod tests {
    use super::super::{
        Action, Mission, Phase, Refusal,
        fixtures::{ADA, BEN, CAT, card, cards, mission, table},
    };
    use super::*;

    #[test]
    fn ap_13_three_equal_symbols_make_an_artwork() {
        let mut state = table(2).playing("A1").with_trail(ADA, &["B1", "C1", "A3"]);
        let seen = state.play(ADA, "A1");
        let city = state.city("sapporo");
        let made = Fact::SetMade { owner: ADA, symbol: Symbol::Sculpture, cards: cards(&["A1", "B1", "C1"]) };
        assert!(seen.contains(&made) && seen.contains(&Fact::ArtworkPut { city }));
        assert_eq!((state.scene.artworks_in(city), state.scene.trail(ADA)), (1, cards(&["A3"])));
        assert!(state.scene.discard.contains(card("B1")));
    }

    #[test]
    fn ap_13_nothing_is_put_where_it_cannot_be_and_the_cards_go_all_the_same() {
        let base = || table(2).playing("A1").with_trail(ADA, &["B1", "C1"]);
        let stocked = {
            let mut state = base();
            state.scene.artworks[2] = 8;
            state
        };
        for mut state in [base().with_artwork("sapporo"), base().with_lost("sapporo"), stocked] {
            let before = state.scene.artworks;
            let seen = state.play(ADA, "A1");
            assert!(seen.contains(&Fact::NothingFound { symbol: Symbol::Sculpture }));
            assert_eq!((state.scene.artworks, state.scene.trail(ADA)), (before, CardSet::default()));
        }
    }

    #[test]
    fn ap_13_recovered_artworks_do_not_come_back_to_the_stock() {
        let state = table(2).with_recovered(5).with_artwork("kyoto").with_artwork("sapporo");
        assert_eq!(state.scene.artworks_in_stock(), 1);
        let mut state = state.with_artwork("sendai").playing("A1").with_trail(ADA, &["B1", "C1"]);
        state.scene.artworks[state.city("sapporo").index()] = 0;
        state.scene.recovered = 6;
        assert!(state.play(ADA, "A1").contains(&Fact::NothingFound { symbol: Symbol::Sculpture }));
    }

    #[test]
    fn ap_13_with_more_than_three_the_team_chooses_the_cards() {
        // No card of the box shows a symbol twice, so more than three never come together by play alone.
        let mut state = table(2).playing("A1").with_trail(ADA, &["B1", "C1", "D1"]);
        state.play(ADA, "A1");
        assert!(matches!(state.scene.task, Some(Task::PickClues { symbol: Symbol::Sculpture, .. })));
        assert_eq!(state.seats_to_act(), [ADA, BEN], "the team chooses");
        for name in ["D1", "A1"] {
            state.seen(BEN, Action::PickClue(card(name)));
            assert_eq!(state.refusal(BEN, Action::PickClue(card(name))), Some(Refusal::NotAClue));
        }
        state.seen(ADA, Action::PickClue(card("B1")));
        assert_eq!(state.scene.trail(ADA), cards(&["C1"]));
        assert_eq!(state.scene.artworks_in(state.city("sapporo")), 1);
    }

    #[test]
    fn ap_14_of_two_sets_the_team_chooses_the_first_and_the_second_may_be_gone() {
        let trail = ["A1", "B1", "A2", "B2"];
        let mut state = table(2).playing("F1").with_hand(ADA, &["F1", "A3"]).with_hand(BEN, &["B3", "B4"]);
        state = state.with_trail(ADA, &trail);
        state.play(ADA, "F1");
        assert!(matches!(state.scene.task, Some(Task::FirstSet { symbols, .. }) if symbols.len() == 2));
        assert_eq!(state.refusal(BEN, Action::FirstSet(Symbol::Film)), Some(Refusal::NotASet));
        assert_eq!(state.refusal(BEN, Action::Play(card("B3"))), Some(Refusal::DecideFirst));
        state.seen(BEN, Action::FirstSet(Symbol::Book));
        assert_eq!(state.scene.artworks_in(state.city("sendai")), 1);
        assert_eq!(state.scene.artworks_in(state.city("sapporo")), 0);
        assert_eq!(state.scene.trail(ADA), cards(&["A1", "B1"]), "F1 was needed twice");
    }

    #[test]
    fn ap_14_a_second_set_that_is_still_complete_counts() {
        let mut state = table(2).playing("F1").with_trail(ADA, &["B1", "C1", "D1", "A2", "C2"]);
        state.play(ADA, "F1");
        state.seen(ADA, Action::FirstSet(Symbol::Book));
        assert_eq!(state.scene.artworks_in(state.city("sapporo")), 1, "three were left without F1");
        assert!(state.scene.trail(ADA).is_empty());
    }

    #[test]
    fn ap_28_b_whose_clues_they_are_chooses_among_sets() {
        let state =
            mission(Mission::UnitedStates, 2).playing("F1").with_trail(ADA, &["A1", "B1", "A2", "C2"]);
        let mut state = state.with_hand(BEN, &["B3", "B4"]);
        state.play(ADA, "F1");
        assert!(
            matches!(state.scene.task, Some(Task::FirstSet { owner: ADA, symbols }) if symbols.len() == 2)
        );
        assert_eq!(state.seats_to_act(), [ADA]);
        assert_eq!(state.refusal(BEN, Action::FirstSet(Symbol::Book)), Some(Refusal::NotYours));
        state.seen(ADA, Action::FirstSet(Symbol::Book));
    }

    #[test]
    fn ap_28_b_only_ones_own_clues_make_a_set() {
        let mut state = mission(Mission::UnitedStates, 2).playing("A1").with_trail(BEN, &["C1", "D1"]);
        state.play(ADA, "A1");
        assert_eq!(state.scene.artworks_in_stock(), 8);
        assert_eq!(state.scene.trail(ADA), cards(&["A1"]));
        let mut state = state.with_hand(BEN, &["E1"]);
        state.play(BEN, "E1");
        state.seen(BEN, Action::GiveHeart(BEN));
        assert_eq!(state.scene.artworks_in(state.city("chicago")), 1);
    }

    fn traders() -> State {
        let state = mission(Mission::UnitedStates, 3).phase(Phase::Dusk).without_agents();
        state.with_trail(ADA, &["A1", "A2"]).with_trail(BEN, &["B1", "C1"]).at(2, "chicago")
    }

    #[test]
    fn ap_28_d_a_gift_needs_the_other_s_consent_and_may_complete_a_set() {
        let mut state = traders();
        let gift = Action::Offer { card: card("A1"), to: BEN, wants: None };
        state.seen(ADA, gift);
        assert_eq!(state.seats_to_act(), [BEN]);
        assert_eq!(state.refusal(ADA, Action::Answer(true)), Some(Refusal::NotYours));
        let seen = state.seen(BEN, Action::Answer(true));
        assert!(matches!(seen[1], Fact::SetMade { owner: BEN, symbol: Symbol::Sculpture, .. }));
        assert_eq!((state.scene.trail(ADA), state.scene.trail(BEN).len()), (cards(&["A2"]), 0));
        assert_eq!(state.scene.phase, Phase::Dusk);
    }

    #[test]
    fn ap_28_d_a_swap_moves_both_cards_once_a_round() {
        let mut state = traders();
        state.seen(ADA, Action::Offer { card: card("A2"), to: BEN, wants: Some(card("B1")) });
        state.seen(BEN, Action::Answer(true));
        assert_eq!(
            (state.scene.trail(ADA), state.scene.trail(BEN)),
            (cards(&["A1", "B1"]), cards(&["A2", "C1"]))
        );
        let back = Action::Offer { card: card("B1"), to: BEN, wants: None };
        assert_eq!(state.refusal(ADA, back), Some(Refusal::NoTrade));
        let wish = Action::Offer { card: card("A1"), to: BEN, wants: Some(card("A2")) };
        assert_eq!(state.refusal(ADA, wish), Some(Refusal::NoTrade));
    }

    #[test]
    fn ap_28_d_a_declined_swap_leaves_both_cards_free() {
        let mut state = traders();
        let swap = Action::Offer { card: card("A1"), to: BEN, wants: Some(card("B1")) };
        state.seen(ADA, swap);
        state.seen(BEN, Action::Answer(false));
        assert_eq!(state.refusal(ADA, swap), Some(Refusal::NoTrade), "the same is not asked again");
        assert_eq!(state.scene.trail(ADA), cards(&["A1", "A2"]));
        let legal = state.legal(ADA);
        let offer = |card, wants| Action::Offer { card, to: BEN, wants };
        assert!(legal.contains(&offer(card("A1"), Some(card("C1")))), "for another card");
        assert!(legal.contains(&offer(card("A2"), Some(card("B1")))), "another card for it");
        assert!(state.legal(BEN).contains(&Action::Offer { card: card("B1"), to: ADA, wants: None }));
        state.seen(ADA, offer(card("A1"), None));
        state.seen(BEN, Action::Answer(true));
        assert_eq!(state.scene.trail(ADA), cards(&["A2"]), "given after all");
        state.seen(ADA, Action::EndRound);
        assert!(state.scene.declined.is_empty(), "a new round, a new question");
    }

    #[test]
    fn ap_28_d_haggling_comes_to_an_end() {
        let mut state = traders().with_trail(ADA, &["A3", "F4", "F5"]).with_trail(BEN, &["B4", "B5"]);
        for _ in 0..OFFERS {
            let offer = |action: &Action| matches!(action, Action::Offer { .. });
            let offer = state.legal(ADA).into_iter().find(offer).expect("there is more to ask");
            state.seen(ADA, offer);
            state.seen(BEN, Action::Answer(false));
        }
        assert_eq!(state.legal(ADA), [Action::EndRound, Action::Unlock]);
        assert!(state.legal(BEN).len() > 2, "he has not yet asked");
        state = state.with_allies(5);
        for _ in 0..OFFERS {
            assert_eq!(state.scene.phase, Phase::Dusk, "there is still something to trade");
            let offer = state.legal(BEN)[0];
            state.seen(BEN, offer);
            state.seen(ADA, Action::Answer(false));
        }
        assert_eq!((state.scene.round, state.scene.phase), (2, Phase::Draw), "nothing is left to do");
    }

    #[test]
    fn ap_28_d_only_where_two_meet_without_agents() {
        let gift = |to| Action::Offer { card: card("A1"), to, wants: None };
        assert_eq!(traders().refusal(ADA, gift(CAT)), Some(Refusal::NoTrade), "she is in Chicago");
        assert_eq!(traders().refusal(ADA, gift(ADA)), Some(Refusal::NoTrade), "not with oneself");
        assert_eq!(traders().refusal(ADA, gift(Seat(3))), Some(Refusal::NoTrade), "nobody sits there");
        assert!(!super::super::legal::meet(&traders().scene, Seat(3), ADA));
        let state = traders().with_agents("dallas", 1);
        assert_eq!(state.refusal(ADA, gift(BEN)), Some(Refusal::NoTrade));
        let japan = table(2).phase(Phase::Dusk).without_agents().with_trail(ADA, &["A1"]);
        assert_eq!(japan.refusal(ADA, gift(BEN)), Some(Refusal::NoTrade));
    }

    #[test]
    fn ap_30_an_agent_comes_to_both_islands_of_its_symbol() {
        let mut state = mission(Mission::Polynesia, 2).playing("C1").with_lost("raiatea");
        state.play(ADA, "C1");
        assert_eq!((state.scene.agents_in(state.city("mangareva")), state.scene.lair), (2, 2));
    }

    #[test]
    fn ap_30_the_team_chooses_the_island_of_an_artwork() {
        let base = || mission(Mission::Polynesia, 2).playing("A1").with_trail(ADA, &["B1", "C1"]);
        let base = || base().with_hand(BEN, &["A5", "A6"]);
        let mut state = base();
        state.play(ADA, "A1");
        let islands = ["nuku-hiva", "raivavae"].map(|id| state.city(id));
        assert_eq!(state.legal(BEN), islands.map(Action::PutArtwork));
        state.seen(BEN, Action::PutArtwork(islands[1]));
        assert_eq!(state.scene.artworks_in(islands[1]), 1);

        let mut one = base().with_artwork("raivavae");
        one.play(ADA, "A1");
        assert_eq!(islands.map(|island| one.scene.artworks_in(island)), [1, 1], "both may hold one");
        let mut none = base().with_artwork("raivavae").with_lost("nuku-hiva");
        assert!(none.play(ADA, "A1").contains(&Fact::NothingFound { symbol: Symbol::Sculpture }));
    }
}
