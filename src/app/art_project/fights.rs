//! What the log tells of the fights, and of who went where.

use cambriole_engine::rules::art_project::{City, DiceSet, Expert, Fact, Fight, Notice};

/// The fights so far.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Fights {
    /// How many were won.
    pub won: u8,
    /// The dice of the last roll.
    pub rolled: DiceSet,
    /// How often dice were rolled.
    pub rolls: u8,
    /// The last one that was won, while the table looks at it.
    pub last: Option<Fight>,
    /// What the White Hand had in it.
    pub strength: u8,
    /// Who moved last.
    pub traveller: Option<Expert>,
    /// Where that began, and every stop of it.
    pub journey: Vec<City>,
}

/// Reads the log. The last fight is told only while the table looks at it.
pub fn fights(notices: impl Iterator<Item = Notice>, looks: bool) -> Fights {
    let mut fights = Fights::default();
    let (mut now, mut rests) = (None::<Fight>, false);
    for notice in notices {
        let Notice::Seen(fact) = notice else { continue };
        match (fact, &mut now) {
            (Fact::FightBegan { city, leader, strength }, _) => {
                now = Some(Fight { city, leader, dice: [0; Fight::DICE], bonus: 0 });
                fights.strength = strength;
            }
            (Fact::Rolled { dice }, Some(fight)) => {
                fight.dice = dice;
                fights.rolled = fight.rolled().collect();
                fights.rolls = fights.rolls.wrapping_add(1);
            }
            (Fact::Rerolled { dice, faces, .. }, Some(fight)) => {
                fight.dice = faces;
                fights.rolled = dice;
                fights.rolls = fights.rolls.wrapping_add(1);
            }
            (Fact::Armed { sum, .. }, Some(fight)) => {
                fight.bonus += sum.saturating_sub(fight.sum());
                fights.rolled = DiceSet::default();
            }
            (Fact::FightWon { .. }, _) => fights.won += 1,
            (Fact::Moved { expert, from, to, .. }, _) => {
                if rests || fights.traveller.replace(expert) != Some(expert) {
                    fights.journey = vec![from];
                }
                rests = false;
                fights.journey.push(to);
            }
            (Fact::Stopped { .. }, _) => rests = true,
            _ => {}
        }
    }
    fights.last = now.filter(|_| looks);
    fights
}
