//! Which fights to take, and how to go on in one.

use super::{
    journey,
    values::Values,
    worth::{ARTWORK, LOST},
};
use crate::rules::{
    Seat,
    art_project::{Action, City, Resource, Scene},
};

/// What winning in a city is worth.
fn prize(values: &Values, scene: &Scene, city: City) -> i64 {
    let counts = scene.artworks_in(city) > 0 && journey::goal(scene).is_none_or(|goal| goal == city);
    let artwork = if counts { values.recovery(scene, city) } else { 0 };
    artwork + values.danger(scene, city, scene.agents_in(city))
}

/// What it is worth to lead the fight where one stands.
pub(super) fn start(values: &Values, scene: &Scene, leader: Seat) -> i64 {
    let city = scene.experts[leader.index()];
    let count = scene.figures_in(city).count();
    let expected =
        journey::fight(values, scene, city, count, prize(values, scene, city), values.heart(scene, leader));
    // What raises the threat comes after what does not.
    if expected > 0 && scene.artworks_in(city) == 0 { expected + 2 * ARTWORK } else { expected }
}

/// What it is worth to go on like this in the fight in progress.
pub(super) fn go_on(values: &Values, scene: &Scene, seat: Seat, action: Action) -> i64 {
    let Some(fight) = scene.fight else { return 0 };
    let prize = prize(values, scene, fight.city);
    let defeat = values.heart(scene, fight.leader);
    let held = scene.van[Resource::Weapon.index()];
    let arms = |used: u8| {
        values.resource(scene, Resource::Weapon, held)
            - values.resource(scene, Resource::Weapon, held - used.min(held))
    };
    match action {
        Action::Weapon => {
            let needed = scene.weapons_to_win().unwrap_or(u8::MAX);
            if needed <= held {
                return prize - arms(needed);
            }
            let hearts = needed - held;
            let richest = Seat::all(scene.players()).filter(|it| scene.is_involved(*it));
            let payer = richest.max_by_key(|it| scene.hearts_of(*it)).unwrap_or(seat);
            let after = scene.hearts_of(payer).saturating_sub(hearts);
            // AP-7: whoever pays with their last heart has lost before the weapon counts.
            if after == 0 {
                return LOST;
            }
            let cost = values.hearts(scene, scene.hearts_of(payer)) - values.hearts(scene, after);
            // While the van has weapons anybody there spends them; then it is for the one with most hearts.
            let mine = held > 0 || seat == payer;
            if mine { prize - arms(held) - cost } else { LOST }
        }
        Action::Reroll { card, dice } => {
            let sure = scene.odds_of_reroll(dice, 0).thousandths();
            let used = held.min(3);
            let armed = scene.odds_of_reroll(dice, used).thousandths();
            let mut without = scene.trail(seat);
            without.remove(card);
            let cost = values.clues(scene, scene.trail(seat)) - values.clues(scene, without) + 10;
            let more = i64::try_from(without.len()).unwrap_or_default().min(3);
            let lost = (1000 - armed) * (defeat - more * 20).max(0);
            (sure * prize + (armed - sure) * (prize - arms(used) * 2 / 3).max(-defeat) - lost) / 1000 - cost
        }
        _ => -defeat,
    }
}
