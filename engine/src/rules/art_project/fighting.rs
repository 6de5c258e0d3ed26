//! Phase C, fighting (AP-19 to AP-23).

use super::{Card, DiceSet, Event, Fact, Fight, Resource, Setup, State, event::tell};
use crate::rules::Seat;

/// What a weapon adds (AP-22).
pub(super) const WEAPON: u8 = 2;

impl State {
    /// AP-20: the leader rolls their die and the allies', the others there their own.
    pub(super) fn fight(&mut self, leader: Seat, events: &mut Vec<Event>) {
        let city = self.scene.experts[leader.index()];
        self.scene.fought.insert(city);
        let strength = self.scene.strength(city);
        tell(events, Fact::FightBegan { city, leader, strength });
        let mut places: DiceSet = self.scene.figures_in(city).collect();
        for ally in 0..usize::from(self.scene.allies) {
            places.0 |= 1 << (usize::from(Setup::MOST) + ally);
        }
        let dice = self.roll([0; Fight::DICE], places);
        tell(events, Fact::Rolled { dice });
        self.scene.fight = Some(Fight { city, leader, dice, bonus: 0 });
        self.judge_fight(events);
    }

    fn roll(&mut self, mut dice: [u8; Fight::DICE], places: DiceSet) -> [u8; Fight::DICE] {
        let mut faces = [0; Fight::DICE];
        let rolled = faces.get_mut(..places.len()).unwrap_or_default();
        self.dice.roll(rolled);
        for (place, face) in places.iter().zip(faces) {
            if let Some(die) = dice.get_mut(place) {
                *die = face;
            }
        }
        dice
    }

    /// AP-22a.
    pub(super) fn reroll(&mut self, seat: Seat, card: Card, dice: DiceSet, events: &mut Vec<Event>) {
        let Some(mut fight) = self.scene.fight else { return };
        self.discard_clue(card);
        fight.dice = self.roll(fight.dice, dice);
        self.scene.fight = Some(fight);
        tell(events, Fact::Rerolled { seat, card, dice, faces: fight.dice });
        self.judge_fight(events);
    }

    /// AP-22b: a heart pays before its +2 counts (AP-7).
    pub(super) fn use_weapon(&mut self, seat: Seat, events: &mut Vec<Event>) {
        if !self.pay(seat, Resource::Weapon, 1, events) {
            return;
        }
        if let Some(fight) = &mut self.scene.fight {
            fight.bonus += WEAPON;
            tell(events, Fact::Armed { seat, sum: fight.sum() });
        }
        self.judge_fight(events);
    }

    /// AP-22c.
    pub(super) fn give_up(&mut self, events: &mut Vec<Event>) {
        if let Some(Fight { city, leader, .. }) = self.scene.fight.take() {
            tell(events, Fact::FightLost { city, leader });
            self.lose_hearts(leader, 1, events);
        }
    }

    /// AP-21, AP-23: equal or more wins, and nothing more may be spent.
    fn judge_fight(&mut self, events: &mut Vec<Event>) {
        let Some(fight) = self.scene.fight else { return };
        if fight.sum() < self.scene.strength(fight.city) {
            return;
        }
        self.scene.fight = None;
        let city = fight.city;
        let agents = std::mem::take(&mut self.scene.agents[city.index()]);
        tell(events, Fact::FightWon { city, agents });
        if self.scene.is_recoverable(city) {
            self.recover(city, events);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{
        Action, End, Expert, Mission, Phase, Refusal,
        fixtures::{ADA, BEN, CAT, card, mission, start, table},
    };
    use super::*;

    /// A fight that dice cannot win at once: one die against 6 and two agents.
    fn hopeless() -> State {
        let mut state = table(2).phase(Phase::Fight).at(1, "kyoto");
        state.seen(ADA, Action::Fight);
        assert!(state.scene.fight.is_some());
        state
    }

    /// A fight that dice cannot lose: seven dice against 6 and one agent.
    fn easy() -> State {
        table(2).phase(Phase::Fight).without_agents().with_agents("tokyo", 1).with_allies(5)
    }

    #[test]
    fn ap_19_a_city_is_fought_in_once_a_round_and_nobody_is_forced() {
        let mut state = hopeless();
        state.seen(ADA, Action::GiveUp);
        assert_eq!(state.refusal(ADA, Action::Fight), Some(Refusal::NoFight));
        assert!(state.legal(BEN).contains(&Action::Fight), "Kyoto is another city");
        state.seen(ADA, Action::EndFights);
        assert_eq!(state.scene.phase, Phase::Dusk);
    }

    #[test]
    fn ap_19_there_is_no_fight_without_agents() {
        let state = table(2).phase(Phase::Fight).without_agents().with_agents("kyoto", 2).at(1, "kyoto");
        assert_eq!(state.refusal(ADA, Action::Fight), Some(Refusal::NoFight));
        assert_eq!(state.refusal(CAT, Action::Fight), Some(Refusal::NotYours), "two play");
        assert_eq!(table(2).refusal(ADA, Action::Fight), Some(Refusal::NotNow));
    }

    #[test]
    fn ap_20_whoever_leads_says_so_themselves() {
        let mut state = table(3).phase(Phase::Fight).at(1, "kyoto").without_agents().with_agents("tokyo", 30);
        assert_eq!(state.refusal(BEN, Action::Fight), Some(Refusal::NoFight), "his expert is in Kyoto");
        let seen = state.seen(CAT, Action::Fight);
        assert!(matches!(seen[0], Fact::FightBegan { leader: CAT, .. }));
        assert_eq!(state.seats_to_act(), [ADA, CAT], "those who are there");
    }

    #[test]
    fn ap_20_the_leader_rolls_the_allies_and_the_others_there_their_own() {
        let mut state = table(3).phase(Phase::Fight).at(2, "kyoto").with_allies(2).with_agents("tokyo", 20);
        let seen = state.seen(BEN, Action::Fight);
        assert_eq!(seen[0], Fact::FightBegan { city: state.city("tokyo"), leader: BEN, strength: 26 });
        let Fact::Rolled { dice } = seen[1] else { panic!("{seen:?}") };
        let rolled: Vec<bool> = dice.iter().map(|face| (1..=6).contains(face)).collect();
        let (yes, no) = (true, false);
        assert_eq!(rolled, [yes, yes, no, no, no, no, yes, yes, no, no, no]);
        assert_eq!(state.scene.fight.map(|fight| fight.sum()), Some(dice.iter().sum()));
    }

    #[test]
    fn ap_21_agents_threat_and_lair_make_the_strength() {
        let mut state = table(2).with_recovered(3).with_agents("kyoto", 4);
        state.scene.lair = 2;
        assert_eq!(state.scene.strength(state.city("kyoto")), 4 + 13 + 2);
    }

    #[test]
    fn ap_21_equal_is_enough() {
        let mut state = hopeless();
        let fight = state.scene.fight.as_mut().expect("it goes on");
        fight.dice[0] = 6;
        let seen = state.seen(ADA, Action::Weapon);
        assert_eq!(seen[1], Fact::Armed { seat: ADA, sum: 8 });
        assert!(matches!(seen[2], Fact::FightWon { agents: 2, .. }));
    }

    #[test]
    fn ap_22_a_a_clue_card_rerolls_as_many_dice_as_it_has_symbols() {
        let mut state = table(3).phase(Phase::Fight).with_trail(ADA, &["A1", "F1"]).with_agents("tokyo", 30);
        state.seen(ADA, Action::Fight);
        let before = state.scene.fight.expect("it goes on").dice;
        let reroll = |name, dice| Action::Reroll { card: card(name), dice: DiceSet(dice) };
        assert_eq!(state.refusal(BEN, reroll("A1", 0b011)), Some(Refusal::WrongDice), "one symbol");
        assert_eq!(state.refusal(BEN, reroll("F1", 0)), Some(Refusal::WrongDice), "at least one");
        assert_eq!(state.refusal(BEN, reroll("F1", 0b111)), Some(Refusal::WrongDice));
        assert_eq!(state.refusal(BEN, reroll("F1", 1 << 6)), Some(Refusal::WrongDice), "no ally");
        assert_eq!(state.refusal(BEN, reroll("B1", 1)), Some(Refusal::NotAClue));
        state.seen(BEN, reroll("F1", 0b010));
        let after = state.scene.fight.expect("it goes on").dice;
        assert_eq!((before[0], before[2]), (after[0], after[2]));
        assert!(state.scene.discard.contains(card("F1")), "the rest of it is lost");
        state.seen(CAT, reroll("A1", 0b100));
        assert!(!state.scene.has_clues());
    }

    #[test]
    fn ap_22_a_every_reroll_is_listed_once() {
        let mut state = table(2).phase(Phase::Fight).with_trail(ADA, &["A1", "F1"]).with_allies(1);
        state = state.with_agents("tokyo", 30);
        state.seen(ADA, Action::Fight);
        let reroll = |name, places: &[usize]| {
            let dice = places.iter().copied().collect();
            Action::Reroll { card: card(name), dice }
        };
        let single = [reroll("A1", &[0]), reroll("A1", &[1]), reroll("A1", &[6])];
        let double = [&[0][..], &[0, 1], &[0, 6], &[1], &[1, 6], &[6]].map(|places| reroll("F1", places));
        let mut all = vec![Action::Weapon, Action::GiveUp];
        all.extend(single.into_iter().chain(double));
        assert_eq!(state.legal(ADA), all);
    }

    #[test]
    fn ap_22_rerolls_and_weapons_are_for_those_in_the_fight() {
        let state = hopeless().with_trail(ADA, &["A1"]);
        let reroll = Action::Reroll { card: card("A1"), dice: DiceSet(1) };
        assert_eq!(state.refusal(BEN, Action::Weapon), Some(Refusal::NotInvolved), "he is in Kyoto");
        assert_eq!(state.refusal(BEN, reroll), Some(Refusal::NotInvolved));
        assert_eq!(state.legal(BEN), []);
        let beside = state.at(1, "tokyo");
        assert!(beside.legal(BEN).contains(&Action::Weapon) && beside.legal(BEN).contains(&reroll));
    }

    #[test]
    fn ap_22_b_a_weapon_or_an_involved_player_s_heart_adds_two() {
        let mut state = hopeless().with_agents("tokyo", 20);
        let sum = state.scene.fight.expect("it goes on").sum();
        state.seen(ADA, Action::Weapon);
        assert_eq!((state.scene.van[1], state.scene.fight.map(|fight| fight.sum())), (2, Some(sum + 2)));
        let mut state = state.with_van([3, 0, 3]);
        state.seen(ADA, Action::Weapon);
        assert_eq!(
            (state.scene.hearts_of(ADA), state.scene.fight.map(|fight| fight.sum())),
            (2, Some(sum + 4))
        );
    }

    #[test]
    fn ap_7_the_last_heart_loses_before_its_two_would_win() {
        let mut state = hopeless().with_van([3, 0, 3]).with_hearts(ADA, 1);
        state.scene.fight.as_mut().expect("it goes on").dice[0] = 6;
        let seen = state.seen(ADA, Action::Weapon);
        assert!(!seen.iter().any(|fact| matches!(fact, Fact::Armed { .. } | Fact::FightWon { .. })));
        assert_eq!(state.scene.end, Some(End::HeartsGone { seat: ADA }));
    }

    #[test]
    fn ap_22_c_only_the_leader_gives_up_and_it_costs_them_a_heart() {
        let mut state = hopeless();
        let agents = state.scene.agents;
        assert_eq!(state.refusal(BEN, Action::GiveUp), Some(Refusal::NotTheLeader), "he is elsewhere");
        let beside = state.clone().at(1, "tokyo");
        assert_eq!(beside.refusal(BEN, Action::GiveUp), Some(Refusal::NotTheLeader), "nor beside her");
        let seen = state.seen(ADA, Action::GiveUp);
        assert_eq!(seen[1], Fact::LostHearts { seat: ADA, count: 1 });
        assert_eq!((state.scene.fight, state.scene.agents), (None, agents));
    }

    #[test]
    fn ap_22_nothing_is_spent_on_a_fight_that_is_won() {
        let mut state = easy();
        state.seen(BEN, Action::Fight);
        assert_eq!(state.scene.fight, None);
        assert_eq!(state.refusal(ADA, Action::Weapon), Some(Refusal::NoFight));
        assert_eq!((state.scene.van, state.scene.hearts[..2].to_vec()), ([3; 3], vec![3, 3]));
    }

    #[test]
    fn ap_23_a_won_fight_frees_the_city_and_recovers_its_artwork() {
        let mut state = easy().with_artwork("tokyo");
        let tokyo = state.city("tokyo");
        let seen = state.seen(ADA, Action::Fight);
        assert!(seen.contains(&Fact::FightWon { city: tokyo, agents: 1 }));
        assert!(seen.contains(&Fact::Recovered { city: tokyo, slot: 0 }));
        assert_eq!((state.scene.agents_in(tokyo), state.scene.agents_in_stock()), (0, 40));
        assert_eq!(state.scene.threat(), 8, "for the fights to come");
    }

    #[test]
    fn ap_28_c_a_card_rerolls_its_owner_s_dice_only() {
        let state = mission(Mission::UnitedStates, 2).phase(Phase::Fight).with_allies(1);
        let mut state = state.with_agents("dallas", 30).with_trail(BEN, &["F1"]);
        state.seen(ADA, Action::Fight);
        let reroll = |dice| Action::Reroll { card: card("F1"), dice: DiceSet(dice) };
        assert_eq!(state.refusal(ADA, reroll(1)), Some(Refusal::NotAClue), "it is Ben's");
        assert_eq!(state.refusal(BEN, reroll(0b01)), Some(Refusal::WrongDice));
        assert_eq!(state.refusal(BEN, reroll(1 << 6)), Some(Refusal::WrongDice), "allies are the leader's");
        state.seen(BEN, reroll(0b10));
        let mut led = mission(Mission::UnitedStates, 2).phase(Phase::Fight).with_allies(1);
        led = led.with_agents("dallas", 30).with_trail(BEN, &["F1"]);
        led.seen(BEN, Action::Fight);
        led.seen(BEN, reroll(0b10 | 1 << 6));
        let mut six = mission(Mission::UnitedStates, 6).phase(Phase::Fight).with_allies(1);
        six = six.with_agents("dallas", 40).with_trail(ADA, &["F1"]);
        six.seen(ADA, Action::Fight);
        six.seen(ADA, reroll(1 << 6));
    }

    #[test]
    fn ap_32_d_only_the_player_leads_and_the_companion_adds_its_die() {
        let solo = || start(Setup::of(1)).phase(Phase::Fight);
        let mut apart = solo().without_agents().with_agents("kyoto", 3).at(1, "kyoto");
        assert_eq!(
            apart.refusal(ADA, Action::Fight),
            Some(Refusal::NoFight),
            "the companion cannot fight alone"
        );
        apart = solo().with_agents("tokyo", 30).with_trail(ADA, &["F1"]);
        apart.seen(ADA, Action::Fight);
        assert!(!apart.scene.can_lead(BEN) && !apart.scene.is_involved(BEN), "there is no second player");
        assert_eq!(apart.scene.fight.expect("it goes on").rolled().collect::<Vec<_>>(), [0, 1]);
        apart.seen(ADA, Action::Reroll { card: card("F1"), dice: DiceSet(0b11) });
        let states = start(Setup { mission: Mission::UnitedStates, ..Setup::of(1) });
        let mut own = states.phase(Phase::Fight).with_agents("dallas", 30).with_trail(ADA, &["F1"]);
        own.seen(ADA, Action::Fight);
        own.seen(ADA, Action::Reroll { card: card("F1"), dice: DiceSet(0b11) });
        assert_eq!(own.scene.setup.experts[1], Expert::Queen, "her die is the player's own");
    }
}
