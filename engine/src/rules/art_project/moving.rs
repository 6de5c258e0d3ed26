//! Phase B, moving: roads, lost cities, pick-ups (AP-16 to AP-18).

use super::{City, End, Event, Fact, Resource, Scene, State, Task, event::tell};

impl Scene {
    /// Where a figure may not come back to in the same move: its place and all artworks (AP-16). Van and
    /// hearts differ after every paid road, so positions are only kept since the last of those.
    pub(super) fn position(&self, figure: usize) -> u64 {
        let artworks = self.artworks.iter().fold(0, |all, here| all << 4 | u64::from(*here));
        artworks << 8 | u64::from(self.experts[figure].0)
    }

    /// The position that a step would lead to.
    pub(super) fn position_after(&self, figure: usize, to: City, carry: bool) -> u64 {
        let place = |city: City| 8 + 4 * (City::MOST - 1 - city.index().min(City::MOST - 1));
        let from = self.experts[figure];
        let position = self.position(figure) - u64::from(from.0) + u64::from(to.0);
        if carry { position - (1 << place(from)) + (1 << place(to)) } else { position }
    }

    /// The experts that cannot leave the lost city in which they stand (AP-17).
    pub(super) fn surrounded(&self) -> Option<usize> {
        let board = self.board();
        self.figures().find(|figure| {
            let here = self.experts[*figure];
            self.is_lost(here) && board.neighbours(here).all(|city| self.is_lost(city))
        })
    }
}

impl State {
    pub(super) fn take_road(&mut self, figure: usize, to: City, carry: bool, events: &mut Vec<Event>) {
        let (from, owner) = (self.scene.experts[figure], self.scene.owner(figure));
        let fuel = self.scene.board().road(from, to).unwrap_or_default();
        self.scene.moving = u8::try_from(figure).ok();
        if fuel > 0 {
            self.scene.trodden.clear();
            if !self.pay(owner, Resource::Fuel, fuel, events) {
                return;
            }
        } else if self.scene.trodden.is_empty() {
            let here = self.scene.position(figure);
            self.scene.trodden.push(here);
        }
        self.scene.experts[figure] = to;
        self.scene.roamed |= 1 << figure;
        if carry {
            self.scene.artworks[from.index()] -= 1;
            self.scene.artworks[to.index()] += 1;
        }
        if fuel == 0 {
            let here = self.scene.position(figure);
            self.scene.trodden.push(here);
        }
        let expert = self.scene.setup.experts[figure];
        tell(events, Fact::Moved { expert, from, to, carried: carry });
    }

    pub(super) fn stop(&mut self, figure: usize, events: &mut Vec<Event>) {
        self.scene.moved |= 1 << figure;
        self.scene.moving = None;
        self.scene.trodden.clear();
        let (expert, at) = (self.scene.setup.experts[figure], self.scene.experts[figure]);
        tell(events, Fact::Stopped { expert, at });
    }

    /// AP-17: nobody may be unable to leave a lost city.
    pub(super) fn begin_moves(&mut self, events: &mut Vec<Event>) {
        if let Some(figure) = self.scene.surrounded() {
            let expert = self.scene.setup.experts[figure];
            self.finish(End::Surrounded { expert }, events);
        }
    }

    /// AP-18: one after the other. Says whether all that there is to recover is recovered.
    pub(super) fn pick_up(&mut self, events: &mut Vec<Event>) -> bool {
        let board = self.scene.board();
        let mut cities = board.cities().filter(|city| self.scene.is_recoverable(*city));
        match (cities.next(), cities.next()) {
            (None, _) => return true,
            (Some(city), None) => self.recover(city, events),
            _ => self.scene.task = Some(Task::Recover),
        }
        false
    }

    /// AP-18, AP-26: onto the leftmost free slot; the last one wins before anything else happens.
    pub(super) fn recover(&mut self, city: City, events: &mut Vec<Event>) {
        self.scene.artworks[city.index()] -= 1;
        let slot = self.scene.recovered;
        self.scene.recovered += 1;
        tell(events, Fact::Recovered { city, slot });
        if self.scene.recovered >= self.scene.board().slots() {
            return self.finish(End::Won, events);
        }
        self.scene.setup.mission.mission_rules().after_recovery(self, city, events);
    }
}

#[cfg(test)]
mod tests {
    use super::super::{
        Action, Expert, Mission, Phase, Refusal,
        fixtures::{ADA, BEN, mission, start, table},
    };
    use super::*;

    const KING: Expert = Expert::King;
    const QUEEN: Expert = Expert::Queen;

    fn moving(players: u8) -> State {
        table(players).phase(Phase::Move)
    }

    #[test]
    fn ap_16_one_fuel_a_road_as_far_as_one_can_pay() {
        let mut state = moving(2).with_van([2, 3, 3]);
        state.go(0, &["kyoto", "fukuoka"]);
        assert_eq!((state.scene.van[0], state.scene.experts[0]), (0, state.city("fukuoka")));
        state.go(1, &["kyoto"]);
        assert_eq!((state.scene.hearts_of(BEN), state.scene.hearts_of(ADA)), (2, 3), "the mover pays (AP-5)");
    }

    #[test]
    fn ap_16_everybody_is_offered_the_roads_of_their_own_expert() {
        let state = moving(2).at(1, "fukuoka");
        for (seat, expert, ids) in
            [(ADA, KING, &["sapporo", "sendai", "kyoto"][..]), (BEN, QUEEN, &["kyoto", "hiroshima"])]
        {
            let legal = state.legal(seat);
            assert!(ids.iter().all(|id| legal.contains(&state.step(expert, id))), "{legal:?}");
            assert!(legal.contains(&Action::Stop(expert)) && legal.contains(&Action::Unlock));
            assert_eq!(legal.len(), ids.len() + 2, "{legal:?}");
        }
    }

    #[test]
    fn ap_16_each_moves_once_in_one_go_or_stays() {
        let mut state = moving(2);
        state.seen(ADA, state.step(KING, "kyoto"));
        assert_eq!(state.seats_to_act(), [ADA], "nobody moves in between");
        assert_eq!(state.refusal(BEN, state.step(QUEEN, "kyoto")), Some(Refusal::HasMoved));
        state.seen(ADA, Action::Stop(KING));
        assert_eq!(state.refusal(ADA, state.step(KING, "tokyo")), Some(Refusal::HasMoved));
        assert_eq!(state.refusal(ADA, Action::Stop(QUEEN)), Some(Refusal::NotYours));
        assert_eq!(state.refusal(BEN, state.step(QUEEN, "fukuoka")), Some(Refusal::NoRoad));
        assert_eq!(state.scene.phase, Phase::Move);
        state.seen(BEN, Action::Stop(QUEEN));
        assert_ne!(state.scene.phase, Phase::Move, "all have moved or stayed");
    }

    #[test]
    fn ap_16_a_step_that_brings_a_position_back_is_refused() {
        let state = mission(Mission::Rio, 2).phase(Phase::Move);
        let mut free = state.clone();
        free.seen(ADA, free.step(KING, "santa-teresa"));
        assert_eq!(free.refusal(ADA, free.step(KING, "centro")), Some(Refusal::Circle));
        let mut loaded = state.with_artwork("centro");
        loaded.seen(ADA, loaded.carry(KING, "santa-teresa"));
        loaded.seen(ADA, loaded.step(KING, "centro"));
        assert_eq!(loaded.refusal(ADA, loaded.carry(KING, "santa-teresa")), Some(Refusal::NothingToCarry));
        assert_eq!(loaded.refusal(ADA, loaded.step(KING, "santa-teresa")), Some(Refusal::Circle));
        let mut paid = moving(2);
        paid.seen(ADA, paid.step(KING, "kyoto"));
        paid.seen(ADA, paid.step(KING, "tokyo"));
        assert_eq!(paid.scene.van[0], 1, "who pays may come back");
    }

    #[test]
    fn ap_16_the_position_after_a_step_is_foreseen() {
        let state =
            mission(Mission::Rio, 2).phase(Phase::Move).with_artwork("centro").with_artwork("ipanema");
        let state = state.with_artwork("botafogo").at(0, "botafogo").at(1, "centro");
        for (figure, expert) in [(0, KING), (1, QUEEN)] {
            let from = state.scene.experts[figure];
            for to in state.scene.board().neighbours(from) {
                for carry in [false, true] {
                    let mut after = state.clone();
                    after.seen(state.scene.owner(figure), Action::Step { expert, to, carry });
                    let foreseen = state.scene.position_after(figure, to, carry);
                    assert_eq!(foreseen, after.scene.position(figure), "{expert:?} to {to:?}, {carry}");
                    assert_ne!(foreseen, state.scene.position_after(figure, to, !carry));
                }
            }
        }
    }

    #[test]
    fn ap_17_a_lost_city_may_not_be_entered_and_must_be_left() {
        let state = moving(2).with_lost("kyoto");
        assert_eq!(state.refusal(ADA, state.step(KING, "kyoto")), Some(Refusal::LostCity));
        let mut state = moving(2).with_lost("tokyo").with_van([0; 3]).with_hearts(ADA, 1);
        assert_eq!(state.refusal(ADA, Action::Stop(KING)), Some(Refusal::LostCity));
        state.seen(ADA, state.step(KING, "kyoto"));
        assert_eq!(state.scene.end, Some(End::HeartsGone { seat: ADA }), "the last heart included");
    }

    #[test]
    fn ap_17_lost_cities_all_around_lose_the_game() {
        let around = |state: State| state.with_lost("tokyo").with_lost("sapporo").with_lost("sendai");
        let open = || table(2).playing("A1").with_hand(BEN, &["A4"]);
        let mut state = around(open());
        state.play(ADA, "A1");
        state.play(BEN, "A4");
        assert_eq!((state.scene.end, state.scene.phase), (None, Phase::Move), "Kyoto is open");
        let mut state = around(open()).with_lost("kyoto");
        state.play(ADA, "A1");
        assert_eq!(state.scene.end, None, "not before phase B");
        state.play(BEN, "A4");
        assert_eq!(state.scene.end, Some(End::Surrounded { expert: KING }));
    }

    #[test]
    fn ap_18_artworks_with_an_expert_and_without_agents_are_recovered_when_all_have_moved() {
        let state = moving(2).without_agents().with_artwork("kyoto").with_artwork("sapporo");
        let mut state = state.with_agents("sapporo", 1);
        let kyoto = state.city("kyoto");
        let seen = state.go(0, &["kyoto"]);
        assert!(!seen.iter().any(|fact| matches!(fact, Fact::Recovered { .. })), "not all have moved");
        let seen = state.go(1, &["sapporo"]);
        assert!(seen.contains(&Fact::Recovered { city: kyoto, slot: 0 }));
        assert_eq!((state.scene.recovered, state.scene.threat()), (1, 8));
        assert_eq!(state.scene.artworks_in(state.city("sapporo")), 1, "an agent guards it");
    }

    #[test]
    fn ap_18_the_team_chooses_the_order_and_a_city_with_a_new_agent_is_skipped() {
        let mut state = mission(Mission::Scandinavia, 2).phase(Phase::Move).without_agents();
        state = state.with_artwork("stockholm").with_artwork("oslo").at(1, "stockholm").at(0, "oslo");
        state.go(0, &[]);
        state.go(1, &[]);
        let (stockholm, oslo) = (state.city("stockholm"), state.city("oslo"));
        assert_eq!(state.legal(BEN), [oslo, stockholm].map(Action::Recover));
        state.seen(ADA, Action::Recover(stockholm));
        assert_eq!((state.scene.recovered, state.scene.artworks_in(oslo)), (1, 1), "an agent came to Oslo");
        assert_eq!(state.scene.phase, Phase::Fight);
    }

    #[test]
    fn ap_26_the_last_slot_wins_at_once() {
        let mut state = moving(2).without_agents().with_artwork("tokyo").with_recovered(6);
        state.go(0, &[]);
        let seen = state.go(1, &[]);
        assert_eq!(seen.last(), Some(&Fact::Ended(End::Won)));
        let crate::rules::Turn::Over(outcome) = crate::rules::Game::turn(&state) else {
            panic!("it goes on")
        };
        assert_eq!((outcome.winners.len(), outcome.scores), (2, vec![7, 7]));
    }

    #[test]
    fn ap_27_down_the_nile_is_free_and_up_it_costs_one() {
        let mut state = mission(Mission::Egypt, 2).phase(Phase::Move).with_van([1, 3, 3]);
        state.go(0, &["aswan", "asyut", "cairo", "alexandria"]);
        assert_eq!(state.scene.van[0], 1);
        state.go(1, &["aswan", "luxor", "aswan"]);
        assert_eq!((state.scene.van[0], state.scene.hearts_of(BEN)), (0, 3));
    }

    #[test]
    fn ap_29_a_a_red_road_costs_two() {
        let mut state = mission(Mission::Scandinavia, 2).phase(Phase::Move);
        state.go(0, &["bergen"]);
        assert_eq!(state.scene.van[0], 1);
        state.go(1, &["oslo", "bergen"]);
        assert_eq!((state.scene.van[0], state.scene.hearts_of(BEN)), (0, 2));
    }

    #[test]
    fn ap_32_c_expert_and_companion_move_on_their_own_and_the_player_pays() {
        let mut state = start(super::super::Setup::of(1)).phase(Phase::Move).with_van([1, 3, 3]);
        state.go(1, &["kyoto", "hiroshima"]);
        assert_eq!((state.scene.hearts_of(ADA), state.scene.phase), (5, Phase::Move));
        let mut lost = start(super::super::Setup::of(1)).phase(Phase::Move).with_lost("tokyo");
        assert_eq!(lost.refusal(ADA, Action::Stop(QUEEN)), Some(Refusal::LostCity), "led out as well");
        lost.go(0, &["kyoto"]);
        lost.go(1, &["sapporo"]);
        assert_eq!(lost.scene.van[0], 1);
    }

    #[test]
    fn ap_32_d_the_companion_recovers_alone() {
        let mut state =
            start(super::super::Setup::of(1)).phase(Phase::Move).without_agents().with_artwork("kyoto");
        state.go(0, &[]);
        state.go(1, &["kyoto"]);
        assert_eq!(state.scene.recovered, 1);
    }
}
