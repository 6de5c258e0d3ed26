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
