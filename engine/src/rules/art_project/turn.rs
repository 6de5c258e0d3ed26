//! Who may act, what an action does, and how a round goes on (AP-15, AP-33).

use std::cmp::Reverse;

use super::{Action, Event, Fact, Phase, Scene, State, Task, components::ALLIES, event::tell};
use crate::rules::{Privacy, Seat, SeatSet};

/// Who may act now. What the team chooses any player may enter for all.
pub(super) fn deciders(scene: &Scene) -> SeatSet {
    let all = || Seat::all(scene.players());
    match scene.task {
        Some(Task::GiveHeart { seat, .. }) => return SeatSet::only(seat),
        Some(Task::Answer { to, .. }) => return SeatSet::only(to),
        Some(
            Task::FirstSet { owner, .. } | Task::PickClues { owner, .. } | Task::PutArtwork { owner, .. },
        ) if scene.setup.mission.own_clues() => {
            return SeatSet::only(owner);
        }
        Some(_) => return scene.seats(),
        None => {}
    }
    if scene.fight.is_some() {
        return all().filter(|seat| scene.is_involved(*seat)).collect();
    }
    match scene.phase {
        Phase::Place => all().filter(|seat| scene.to_place[seat.index()] > 0).collect(),
        Phase::Draw => all().filter(|seat| scene.has_to_draw(*seat)).collect(),
        Phase::Play => all().filter(|seat| scene.has_to_play(*seat)).collect(),
        Phase::Move => {
            if let Some(figure) = scene.moving {
                return SeatSet::only(scene.owner(usize::from(figure)));
            }
            let waiting = scene.figures().filter(|figure| !scene.has_moved(*figure));
            waiting.map(|figure| scene.owner(figure)).collect()
        }
        Phase::Fight | Phase::Dusk => scene.seats(),
        Phase::Over => SeatSet::default(),
    }
}

/// Those first who have not yet told of their cards, who lead a fight or could lead one; then as the plan
/// says.
pub(super) fn first_to_act(scene: &Scene, seats: SeatSet) -> Option<Seat> {
    let waiting = || scene.plan.iter().copied().filter(|seat| seats.contains(*seat));
    if let Some(leader) = scene.fight.map(|fight| fight.leader).filter(|leader| seats.contains(*leader)) {
        return Some(leader);
    }
    if scene.phase == Phase::Fight {
        // An artwork raises the threat for the fights that come after; and hearts are at stake.
        let guarded = |seat: Seat| scene.artworks_in(scene.experts[seat.index()]) > 0;
        return waiting()
            .min_by_key(|seat| (!scene.can_lead(*seat), guarded(*seat), Reverse(scene.hearts_of(*seat))));
    }
    let draws = scene.setup.draws();
    let silent = |seat: &Seat| scene.said.get(seat.index()).is_some_and(|said| *said < draws);
    let silent = |seat: &Seat| scene.phase == Phase::Play && scene.players() > 1 && silent(seat);
    waiting().find(silent).or_else(|| waiting().next())
}

/// Only choosing a card to play or to declare needs private eyes.
pub(super) fn privacy(scene: &Scene, seat: Seat) -> Privacy {
    let looks = scene.phase == Phase::Play && scene.task.is_none() && scene.has_to_play(seat);
    if looks && !scene.setup.is_open() { Privacy::Private } else { Privacy::Open }
}

/// Carries out an action that was found legal.
pub(super) fn carry_out(state: &mut State, seat: Seat, action: Action, events: &mut Vec<Event>) {
    let task = state.scene.task.take();
    // AP-15: the first action of a phase closes the window before it.
    state.scene.window &= action == Action::Unlock || task.is_some() || state.scene.phase == Phase::Dusk;
    match (action, task) {
        (Action::PlaceAgent(city), _) => {
            state.scene.to_place[seat.index()] -= 1;
            state.scene.window = true;
            state.send_agent(city, events);
        }
        (Action::Draw, _) => {
            state.scene.drawn[seat.index()] += 1;
            state.draw(seat, None, events);
        }
        (Action::Buy(price), _) => state.buy(seat, price, events),
        (Action::Declare(card), _) => state.declare(seat, card, events),
        (Action::Sooner(other), _) => state.sooner(other, events),
        (Action::Play(card), _) => state.play_card(seat, card, events),
        (Action::GiveHeart(to), Some(Task::GiveHeart { seat, card })) => {
            state.gain_heart(seat, to, events);
            state.lay_clue(seat, card, events);
        }
        (Action::FirstSet(symbol), Some(Task::FirstSet { owner, .. })) => {
            state.make_set(owner, symbol, events);
        }
        (Action::PickClue(card), Some(Task::PickClues { owner, symbol, mut picked })) => {
            picked.insert(card);
            state.pick_clue(owner, symbol, picked, events);
        }
        (Action::PutArtwork(city), _) => state.put_artwork(city, events),
        (Action::Unlock, _) => unlock(state, seat, events),
        (Action::Step { expert, to, carry }, _) => {
            if let Some(figure) = state.scene.figure_of(expert) {
                state.take_road(figure, to, carry, events);
            }
        }
        (Action::Stop(expert), _) => {
            if let Some(figure) = state.scene.figure_of(expert) {
                state.stop(figure, events);
            }
        }
        (Action::Recover(city), _) => state.recover(city, events),
        (Action::Fight, _) => state.fight(seat, events),
        (Action::Reroll { card, dice }, _) => state.reroll(seat, card, dice, events),
        (Action::Weapon, _) => state.use_weapon(seat, events),
        (Action::GiveUp, _) => state.give_up(events),
        (Action::EndFights, _) => {
            tell(events, Fact::FightsEnded);
            begin(state, Phase::Dusk, events);
        }
        (Action::Offer { card, to, wants }, _) => {
            state.scene.offered[seat.index()] += 1;
            state.scene.task = Some(Task::Answer { from: seat, to, card, wants });
            tell(events, Fact::Offered { from: seat, to, card, wants });
        }
        (Action::Answer(true), Some(Task::Answer { from, to, card, wants })) => {
            state.trade(from, to, card, wants, events);
        }
        (Action::Answer(_), Some(Task::Answer { from, to, card, wants })) => {
            state.scene.declined.push(Action::Offer { card, to, wants });
            tell(events, Fact::Declined { from, to, card });
        }
        (Action::LoseResource(resource), Some(Task::LoseResources { left })) => {
            state.scene.van[resource.index()] -= 1;
            tell(events, Fact::LostResource { resource });
            state.scene.task = (left > 1).then(|| Task::LoseResources { left: left - 1 });
        }
        (Action::LoseHeart(loser), Some(Task::LoseResources { left })) => {
            if state.lose_hearts(loser, 1, events) {
                state.scene.task = (left > 1).then(|| Task::LoseResources { left: left - 1 });
            }
        }
        (Action::LoseClue(card), Some(Task::LoseClues { left })) => {
            if let Some(owner) = state.discard_clue(card) {
                tell(events, Fact::LostClue { owner, card });
            }
            let more = left > 1 && state.scene.has_clues();
            state.scene.task = more.then(|| Task::LoseClues { left: left - 1 });
        }
        (Action::EndRound, _) => end_round(state, events),
        // Found legal means that the task is the action's own.
        (
            Action::GiveHeart(_)
            | Action::FirstSet(_)
            | Action::PickClue(_)
            | Action::Answer(_)
            | Action::LoseResource(_)
            | Action::LoseHeart(_)
            | Action::LoseClue(_),
            _,
        ) => {}
    }
}

/// AP-15.
fn unlock(state: &mut State, seat: Seat, events: &mut Vec<Event>) {
    let Some(price) = state.scene.ally_price() else { return };
    if state.pay(seat, super::Resource::Walkie, price, events) {
        state.scene.allies += 1;
        tell(events, Fact::Unlocked { seat, allies: state.scene.allies });
    }
}

fn begin(state: &mut State, phase: Phase, events: &mut Vec<Event>) {
    state.scene.phase = phase;
    // AP-15: no window within phase A.
    state.scene.window = phase != Phase::Play;
    tell(events, Fact::Began { round: state.scene.round, phase });
}

fn end_round(state: &mut State, events: &mut Vec<Event>) {
    state.close_round(events);
    if !state.is_over() {
        begin(state, Phase::Draw, events);
    }
}

/// Goes on until somebody has to decide.
pub(super) fn advance(state: &mut State, events: &mut Vec<Event>) {
    loop {
        if state.is_over() || state.scene.task.is_some() || state.scene.fight.is_some() {
            return;
        }
        state.settle_sets(events);
        if state.scene.task.is_some() {
            return;
        }
        let scene = &state.scene;
        match scene.phase {
            Phase::Place if scene.to_place.iter().all(|left| *left == 0) => begin(state, Phase::Draw, events),
            Phase::Draw if !Seat::all(scene.players()).any(|seat| scene.has_to_draw(seat)) => {
                begin(state, Phase::Play, events);
            }
            Phase::Play if !Seat::all(scene.players()).any(|seat| scene.has_to_play(seat)) => {
                begin(state, Phase::Move, events);
                state.begin_moves(events);
            }
            Phase::Move if scene.figures().all(|figure| scene.has_moved(figure)) => {
                if state.pick_up(events) {
                    state.scene.setup.mission.mission_rules().after_moves(state, events);
                    begin(state, Phase::Fight, events);
                }
            }
            // AP-33: the team need not say that it fights no more where it cannot.
            Phase::Fight if !Seat::all(scene.players()).any(|seat| scene.can_lead(seat)) => {
                begin(state, Phase::Dusk, events);
            }
            Phase::Dusk if scene.allies >= ALLIES && !super::legal::any_trade(scene) => {
                end_round(state, events);
            }
            _ => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{
        Difficulty, End, Mission, Refusal, Resource, Setup,
        fixtures::{ADA, BEN, card, mission, start, table},
    };
    use super::*;
    use crate::rules::Game;

    #[test]
    fn ap_15_the_price_is_that_of_the_mission_and_level() {
        for mission in Mission::ALL {
            for level in Difficulty::ALL {
                let state = start(Setup { mission, level, ..Setup::of(2) });
                let prices = mission.board().prices(level);
                assert_eq!(state.scene.ally_price(), prices.first().copied());
                assert_eq!(state.with_recovered(4).scene.ally_price(), prices.get(4).copied());
            }
        }
    }

    #[test]
    fn ap_15_an_ally_for_the_walkies_at_the_next_free_slot() {
        // In Japan, at the intermediate level: 4 walkies, then 5, 5, 6 …
        let mut state = table(2).with_van([3, 3, 6]);
        let seen = state.seen(BEN, Action::Unlock);
        assert_eq!(seen[1], Fact::Unlocked { seat: BEN, allies: 1 });
        assert_eq!(state.scene.van[2], 2);
        let mut state = state.with_recovered(2).with_van([3, 3, 6]);
        state.seen(BEN, Action::Unlock);
        assert_eq!((state.scene.van[2], state.scene.allies), (1, 2), "five by now");
        state.seen(ADA, Action::Draw);
        assert_eq!(state.refusal(ADA, Action::Unlock), Some(Refusal::NoAlly), "the window is closed");
    }

    #[test]
    fn ap_15_the_one_who_unlocks_pays_every_missing_walkie() {
        let mut state = table(2).with_van([3, 3, 2]);
        state.seen(BEN, Action::Unlock);
        assert_eq!(state.scene.hearts[..2], [3, 1]);
    }

    #[test]
    fn ap_15_five_in_all() {
        let state = table(2).with_allies(5);
        assert_eq!(state.refusal(ADA, Action::Unlock), Some(Refusal::NoAlly));
        assert_eq!(state.scene.ally_price(), None);
    }

    #[test]
    fn ap_15_a_window_before_each_phase_until_its_first_action() {
        let mut state = table(2).playing("A1");
        assert_eq!(state.refusal(ADA, Action::Unlock), Some(Refusal::NoAlly), "not within phase A");
        state.play(ADA, "A1");
        state.play(BEN, "B1");
        assert!(state.legal(BEN).contains(&Action::Unlock), "between A and B");
        state.go(0, &[]);
        assert_eq!(state.refusal(ADA, Action::Unlock), Some(Refusal::NoAlly));
        state.go(1, &["kyoto"]);
        assert_eq!(state.scene.phase, Phase::Fight);
        assert!(state.legal(BEN).contains(&Action::Unlock), "between B and C");
        let mut state = state.with_agents("tokyo", 30);
        state.seen(ADA, Action::Fight);
        state.seen(ADA, Action::GiveUp);
        assert_eq!(state.refusal(ADA, Action::Unlock), Some(Refusal::NoAlly));
        state.seen(ADA, Action::EndFights);
        state.seen(ADA, Action::Unlock);
        assert_eq!(state.scene.phase, Phase::Dusk, "until the team says so");
        state.seen(ADA, Action::EndRound);
        assert!(state.legal(ADA).contains(&Action::Unlock), "before A");
    }

    #[test]
    fn ap_15_no_window_while_agents_are_put_on_the_board() {
        let mut state = mission(Mission::Rio, 2);
        assert_eq!(state.refusal(ADA, Action::Unlock), Some(Refusal::NoAlly));
        state.seen(ADA, Action::PlaceAgent(state.city("centro")));
        assert_eq!(state.refusal(ADA, Action::Unlock), Some(Refusal::NoAlly));
    }

    #[test]
    fn ap_15_the_last_heart_for_a_walkie_loses() {
        let mut state = table(2).with_van([3, 3, 0]).with_hearts(ADA, 2);
        state.seen(ADA, Action::Unlock);
        assert_eq!((state.scene.end, state.scene.allies), (Some(End::HeartsGone { seat: ADA }), 0));
    }

    #[test]
    fn ap_33_phases_come_in_their_order_and_c_ends_when_nobody_can_fight() {
        let mut state = table(2).playing("A1").with_agents("tokyo", 0);
        state.play(ADA, "A1");
        state.play(BEN, "B1");
        assert_eq!(state.scene.phase, Phase::Move);
        let mut state = state.without_agents();
        state.go(0, &[]);
        state.go(1, &[]);
        assert_eq!(state.scene.phase, Phase::Dusk, "there is nobody to fight");
        state.seen(ADA, Action::EndRound);
        assert_eq!((state.scene.phase, state.scene.round), (Phase::Draw, 2));
    }

    #[test]
    fn ap_33_what_the_team_chooses_any_player_enters() {
        let mut state = table(3).phase(Phase::Fight);
        assert_eq!(state.seats_to_act().len(), 3);
        assert_eq!(state.refusal(Seat(3), Action::EndFights), Some(Refusal::NotYours));
        state.seen(BEN, Action::EndFights);
        assert_eq!(state.scene.phase, Phase::Dusk);
    }

    #[test]
    fn ap_33_cards_are_their_players_own() {
        let state = table(2).playing("A1");
        assert_eq!(state.refusal(BEN, Action::Play(card("A1"))), Some(Refusal::NotInHand));
        assert_eq!(state.refusal(BEN, Action::Declare(card("A1"))), Some(Refusal::NotInHand));
        assert_eq!((state.privacy(ADA), state.privacy(Seat(7))), (Privacy::Private, Privacy::Open));
    }

    #[test]
    fn ap_33_only_choosing_a_card_needs_private_eyes() {
        assert_eq!(table(2).privacy(ADA), Privacy::Open, "drawing does not");
        let mut state = table(2).playing("E3");
        assert_eq!(state.privacy(ADA), Privacy::Private);
        state.play(ADA, "E3");
        assert!(matches!(state.scene.task, Some(Task::GiveHeart { .. })));
        assert_eq!(state.privacy(BEN), Privacy::Open, "a heart is given before anybody plays");
        state.seen(ADA, Action::GiveHeart(ADA));
        assert_eq!(
            (state.privacy(ADA), state.privacy(BEN)),
            (Privacy::Open, Privacy::Private),
            "she has played"
        );
    }

    #[test]
    fn the_plan_says_which_bot_goes_first_once_all_have_spoken() {
        let mut state = table(2).playing("A1");
        let all = state.scene.seats();
        assert_eq!(state.first_to_act(all), Some(ADA));
        for name in ["A1", "A2"] {
            state.seen(ADA, Action::Declare(card(name)));
        }
        assert_eq!(state.first_to_act(all), Some(BEN), "he has told nothing yet");
        for name in ["B1", "B2"] {
            state.seen(BEN, Action::Declare(card(name)));
        }
        assert_eq!(state.first_to_act(all), Some(ADA));
        state.seen(ADA, Action::Sooner(BEN));
        assert_eq!(state.first_to_act(all), Some(BEN));
        assert_eq!(state.first_to_act(SeatSet::default()), None);
    }

    #[test]
    fn the_plan_alone_says_which_bot_moves_first() {
        let mut state = table(2).playing("A1");
        for name in ["A1", "A2"] {
            state.seen(ADA, Action::Declare(card(name)));
        }
        state.play(ADA, "A1");
        state.play(BEN, "B1");
        let all = state.scene.seats();
        assert_eq!(
            (state.scene.phase, state.first_to_act(all)),
            (Phase::Move, Some(ADA)),
            "though he said nothing"
        );
    }

    #[test]
    fn the_leader_speaks_first_and_before_a_fight_whoever_should_lead_it() {
        let state = table(3).phase(Phase::Fight).with_artwork("tokyo").at(2, "kyoto").with_hearts(ADA, 1);
        let all = state.scene.seats();
        assert_eq!(state.first_to_act(all), Some(Seat(2)), "an artwork raises the threat: it comes later");
        let mut state = state.without_agents().with_agents("tokyo", 30);
        assert_eq!(state.first_to_act(all), Some(BEN), "he has hearts to lose, and she cannot lead");
        state.seen(ADA, Action::Fight);
        assert_eq!((state.first_to_act(all), state.seats_to_act()), (Some(ADA), vec![ADA, BEN]));
        assert_eq!(state.first_to_act(SeatSet::only(BEN)), Some(BEN));
    }

    #[test]
    fn ap_32_e_solo_in_the_united_states_and_in_rio() {
        let solo = |mission| start(Setup { mission, ..Setup::of(1) });
        let mut states = solo(Mission::UnitedStates).phase(Phase::Move).without_agents().at(1, "chicago");
        states.go(0, &[]);
        states.go(1, &["dallas"]);
        assert_eq!(states.scene.van[Resource::Weapon.index()], 4, "the companion earns it");
        assert!(!states.legal(ADA).iter().any(|action| matches!(action, Action::Offer { .. })));
        let rio = solo(Mission::Rio);
        assert_eq!(rio.scene.to_place, [2, 0, 0, 0, 0, 0], "two agents in all");
        let mut rio = rio.phase(Phase::Move).with_artwork("centro");
        let to = rio.city("santa-teresa");
        rio.seen(ADA, Action::Step { expert: rio.scene.setup.experts[1], to, carry: true });
        assert_eq!(rio.scene.artworks_in(to), 1, "the companion carries");
    }

    #[test]
    fn ap_31_a_each_player_puts_two_agents_in_any_quarters() {
        let mut state = mission(Mission::Rio, 2);
        let (centro, ipanema) = (state.city("centro"), state.city("ipanema"));
        assert_eq!((state.scene.phase, state.seats_to_act()), (Phase::Place, vec![ADA, BEN]));
        state.seen(BEN, Action::PlaceAgent(centro));
        state.seen(BEN, Action::PlaceAgent(centro));
        assert_eq!(state.refusal(BEN, Action::PlaceAgent(centro)), Some(Refusal::NothingToPlace));
        state.seen(ADA, Action::PlaceAgent(ipanema));
        state.seen(ADA, Action::PlaceAgent(ipanema));
        assert_eq!((state.scene.agents_in(centro), state.scene.agents_in(ipanema)), (2, 2));
        assert_eq!(state.scene.phase, Phase::Draw);
        assert!(state.legal(ADA).contains(&Action::Unlock), "the window before A");
    }
}
