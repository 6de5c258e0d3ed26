//! Exact odds of fights, from what lies open (AP-20 to AP-22).

use super::{Action, City, DiceSet, Fight, Scene, components::ALLIES, fighting::WEAPON};
use crate::rules::{Seat, put_in_order};

/// A chance, as so many ways out of all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Odds {
    /// The ways that win.
    pub wins: u64,
    /// All ways.
    pub of: u64,
}

impl Odds {
    /// It cannot happen.
    pub const NEVER: Self = Self { wins: 0, of: 1 };
    /// It cannot fail.
    pub const CERTAIN: Self = Self { wins: 1, of: 1 };

    /// The chance that `dice` dice show `needed` or more together.
    pub fn of_dice(dice: usize, needed: u8) -> Self {
        let dice = dice.min(Fight::DICE);
        // ways[s]: the ways in which the dice so far show s.
        let mut ways = [0_u64; 6 * Fight::DICE + 1];
        ways[0] = 1;
        for _ in 0..dice {
            let mut next = [0; 6 * Fight::DICE + 1];
            for (sum, ways) in ways.iter().enumerate().filter(|(_, ways)| **ways > 0) {
                next.iter_mut().skip(sum + 1).take(6).for_each(|place| *place += ways);
            }
            ways = next;
        }
        Self { wins: ways.iter().skip(usize::from(needed)).sum(), of: ways.iter().sum() }
    }

    /// In percent, rounded to the nearest; only a certainty is 100, only an impossibility 0.
    pub fn percent(self) -> u8 {
        let rounded = (200 * self.wins + self.of) / (2 * self.of.max(1));
        let percent = match rounded {
            _ if self.wins == 0 => 0,
            _ if self.wins >= self.of => 100,
            rounded => rounded.clamp(1, 99),
        };
        u8::try_from(percent).unwrap_or(100)
    }

    /// In thousandths, for bots.
    pub fn thousandths(self) -> i64 {
        i64::try_from(1000 * self.wins / self.of.max(1)).unwrap_or_default()
    }
}

impl Scene {
    /// How many dice the team would roll in a city.
    pub fn dice_in(&self, city: City) -> usize {
        self.figures_in(city).count() + usize::from(self.allies.min(ALLIES))
    }

    /// The chance that a fight under that seat's lead is won by the first roll and `weapons` weapons;
    /// nothing where the seat cannot lead one. Who leads changes what it may cost, not the dice.
    pub fn odds(&self, leader: Seat, weapons: u8) -> Option<Odds> {
        let city = *self.experts.get(leader.index()).filter(|_| self.can_lead(leader))?;
        Some(self.odds_in(city, weapons))
    }

    /// The chance that the experts who stand in a city win by the first roll and `weapons` weapons.
    pub fn odds_in(&self, city: City, weapons: u8) -> Odds {
        Odds::of_dice(self.dice_in(city), self.strength(city).saturating_sub(WEAPON * weapons))
    }

    /// What the fight in progress still lacks.
    pub fn missing(&self) -> Option<u8> {
        self.fight.map(|fight| self.strength(fight.city).saturating_sub(fight.sum()))
    }

    /// The chance that rerolling these dice wins, with `weapons` weapons spent beside it.
    pub fn odds_of_reroll(&self, dice: DiceSet, weapons: u8) -> Odds {
        let Some(fight) = self.fight else { return Odds::NEVER };
        let gone: u8 = dice.iter().filter_map(|place| fight.dice.get(place)).sum();
        let kept = fight.sum().saturating_sub(gone) + WEAPON * weapons;
        Odds::of_dice(dice.len(), self.strength(fight.city).saturating_sub(kept))
    }

    /// The chance that this action wins the fight in progress at once.
    pub fn odds_after(&self, action: Action) -> Odds {
        match action {
            Action::Reroll { dice, .. } => self.odds_of_reroll(dice, 0),
            Action::Weapon if self.missing().is_some_and(|missing| missing <= WEAPON) => Odds::CERTAIN,
            _ => Odds::NEVER,
        }
    }

    /// The dice to reroll with so many symbols that win most often: the lowest ones that are allowed.
    pub fn best_reroll(&self, seat: Seat, symbols: usize, weapons: u8) -> Option<(DiceSet, Odds)> {
        let fight = self.fight?;
        let mut places: Vec<usize> = super::legal::rerollable(self, seat, &fight).iter().collect();
        put_in_order(&mut places, |place| fight.dice.get(*place).copied());
        let sets = (1..=symbols.min(places.len())).map(|count| places.iter().take(count).copied().collect());
        let judged = sets.map(|dice: DiceSet| (dice, self.odds_of_reroll(dice, weapons)));
        judged.max_by_key(|(dice, odds)| (odds.thousandths(), std::cmp::Reverse(dice.len())))
    }

    /// Weapons that win the fight in progress for certain.
    pub fn weapons_to_win(&self) -> Option<u8> {
        self.missing().map(|missing| missing.div_ceil(WEAPON))
    }
}

#[cfg(test)]
mod tests {
    use super::super::{
        Phase,
        fixtures::{ADA, BEN, CAT, card, table},
    };
    use super::*;

    #[test]
    fn odds_are_exact() {
        assert_eq!(Odds::of_dice(1, 5), Odds { wins: 2, of: 6 });
        assert_eq!(Odds::of_dice(2, 8), Odds { wins: 15, of: 36 });
        assert_eq!(Odds::of_dice(3, 8), Odds { wins: 181, of: 216 });
        assert_eq!(Odds::of_dice(11, 0).percent(), 100);
        assert_eq!(Odds::of_dice(11, 66), Odds { wins: 1, of: 362_797_056 });
        assert_eq!(Odds::of_dice(11, 66).percent(), 1, "not quite impossible");
        assert_eq!(Odds::of_dice(0, 1).percent(), 0);
        assert_eq!(Odds { wins: 999, of: 1000 }.percent(), 99, "not quite certain");
    }

    #[test]
    fn ap_20_the_odds_of_a_fight_before_it_starts() {
        let state = table(3).phase(Phase::Fight).at(2, "kyoto").with_allies(1);
        assert_eq!(state.scene.odds(ADA, 0), Some(Odds::of_dice(3, 8)), "two experts and an ally against 8");
        assert_eq!(state.scene.odds(BEN, 0), state.scene.odds(ADA, 0));
        assert_eq!(state.scene.odds(CAT, 1), Some(Odds::of_dice(2, 6)));
        let state = state.without_agents();
        assert_eq!(state.scene.odds(ADA, 0), None);
    }

    #[test]
    fn ap_22_the_odds_of_each_way_to_go_on() {
        let mut state = table(2).phase(Phase::Fight).with_trail(ADA, &["F1"]).with_agents("tokyo", 4);
        state.scene.fight =
            Some(Fight { city: state.city("tokyo"), leader: ADA, dice: [0; Fight::DICE], bonus: 0 });
        let fight = state.scene.fight.as_mut().expect("it was begun");
        (fight.dice[0], fight.dice[1]) = (5, 2);
        let scene = &state.scene;
        assert_eq!((scene.missing(), scene.weapons_to_win()), (Some(3), Some(2)));
        let reroll = |dice| scene.odds_after(Action::Reroll { card: card("F1"), dice: DiceSet(dice) });
        assert_eq!(reroll(0b10), Odds { wins: 2, of: 6 }, "a 5 or a 6");
        assert_eq!(reroll(0b11), Odds::of_dice(2, 10));
        assert_eq!(scene.odds_of_reroll(DiceSet(0b10), 1), Odds { wins: 4, of: 6 });
        assert_eq!(scene.odds_after(Action::Weapon), Odds::NEVER, "one is not enough");
        assert_eq!(scene.odds_after(Action::GiveUp), Odds::NEVER);
        assert_eq!(scene.best_reroll(BEN, 2, 0), Some((DiceSet(0b10), Odds { wins: 2, of: 6 })));
    }
}
