//! What things are worth, in thousandths of an artwork: integers, so that a bot plays alike on every
//! machine.

use std::sync::LazyLock;

use crate::rules::{
    Seat,
    art_project::{CardSet, City, Clues, Effect, Fight, Odds, Resource, Scene, Symbol, TOO_MANY},
};

/// An artwork on the track.
pub(super) const ARTWORK: i64 = 1000;
/// An artwork that lies on the board.
const FOUND: i64 = 430;
/// One and two of three clues whose artwork is wanted.
const CLUES: [i64; 3] = [0, 80, 230];
/// A clue card that only rerolls dice.
const SPARE_CLUE: i64 = 25;
/// A city with so many agents, before it is lost.
const AGENTS: [i64; 5] = [0, 18, 45, 95, 230];
/// A city that falls at the end of the round, on top of what its marker is worth.
const FALLS: i64 = 520;
/// What each marker left is worth, from the last on.
const MARKERS: [i64; 7] = [0, 900, 1300, 1500, 1650, 1750, 1800];
/// An agent in the lair strengthens all others for good.
const LAIR: i64 = 55;
/// The first, second, … of a resource in the van.
const RESOURCES: [[i64; 7]; 3] =
    [[0, 85, 155, 210, 250, 280, 300], [0, 75, 140, 195, 240, 275, 300], [0, 100, 190, 270, 335, 390, 430]];
/// Hearts of one player.
const HEARTS: [i64; 6] = [-50_000, 0, 420, 640, 780, 880];
/// An ally die, for each artwork still to be had.
const ALLY: i64 = 75;
/// A match that is lost.
pub(super) const LOST: i64 = -100_000;

/// The chance in thousandths that so many dice show so much.
pub(super) fn chance(dice: usize, needed: i64) -> i64 {
    static TABLE: LazyLock<Vec<[i64; 6 * Fight::DICE + 2]>> = LazyLock::new(|| {
        let row = |dice| {
            std::array::from_fn(|needed| {
                Odds::of_dice(dice, u8::try_from(needed).unwrap_or(u8::MAX)).thousandths()
            })
        };
        (0..=Fight::DICE).map(row).collect()
    });
    let row = TABLE.get(dice.min(Fight::DICE));
    let needed = usize::try_from(needed).unwrap_or_default();
    row.and_then(|row| row.get(needed)).copied().unwrap_or_default()
}

pub(super) fn hearts(count: u8) -> i64 {
    let most = HEARTS.len() - 1;
    let beyond = usize::from(count).saturating_sub(most);
    HEARTS[usize::from(count).min(most)] + 60 * i64::try_from(beyond).unwrap_or_default()
}

/// What a heart costs a seat.
pub(super) fn heart(scene: &Scene, seat: Seat) -> i64 {
    let count = scene.hearts_of(seat);
    hearts(count) - hearts(count.saturating_sub(1))
}

pub(super) fn resource(kind: Resource, count: u8) -> i64 {
    RESOURCES[kind.index()].get(usize::from(count)).copied().unwrap_or(450)
}

/// What so many walkies are worth: little once every ally is unlocked.
pub(super) fn walkies(scene: &Scene, count: u8) -> i64 {
    let worth = resource(Resource::Walkie, count);
    if scene.ally_price().is_some() { worth } else { worth / 4 }
}

/// What the van is worth.
fn van(scene: &Scene) -> i64 {
    let [fuel, weapons, walkies] = scene.van;
    let held = resource(Resource::Fuel, fuel) + resource(Resource::Weapon, weapons);
    held + self::walkies(scene, walkies)
}

/// What the last one of a resource in the van is worth.
pub(super) fn last_of(scene: &Scene, kind: Resource) -> i64 {
    let mut without = scene.clone();
    without.van[kind.index()] = without.van[kind.index()].saturating_sub(1);
    van(scene) - van(&without)
}

/// How many artworks are still to be recovered.
pub(super) fn to_go(scene: &Scene) -> i64 {
    i64::from(scene.board().slots().saturating_sub(scene.recovered))
}

/// How bad so many agents in a city are at the end of a round.
pub(super) fn danger(scene: &Scene, city: City, agents: u8) -> i64 {
    if agents < TOO_MANY {
        return AGENTS[usize::from(agents)];
    }
    let left = usize::from(scene.markers_left());
    if left == 0 {
        return -LOST;
    }
    let ahead = scene.board().order.iter().skip(usize::from(scene.recovered));
    if ahead.copied().any(|quarter| quarter == city) {
        return -LOST;
    }
    FALLS + MARKERS[left.min(6)] - MARKERS[(left - 1).min(6)] + i64::from(scene.artworks_in(city)) * FOUND
}

/// What recovering in a city brings beside the artwork.
pub(super) fn effect(scene: &Scene, city: City) -> i64 {
    match scene.board().site(city).and_then(|site| site.effect) {
        Some(Effect::Gain(kind, count)) => {
            let held = scene.van[kind.index()];
            resource(kind, (held + count).min(6)) - resource(kind, held)
        }
        Some(Effect::LoseResources(_)) if scene.van.iter().sum::<u8>() < 2 => -500,
        Some(Effect::LoseResources(count)) => -60 * i64::from(count),
        Some(Effect::LoseClues(_)) => -60,
        Some(Effect::AgentsEverywhere(count)) => scene
            .board()
            .cities()
            .filter(|other| !scene.is_lost(*other))
            .map(|other| {
                let agents = scene.agents_in(other);
                danger(scene, other, agents) - danger(scene, other, agents + count)
            })
            .sum(),
        None => 0,
    }
}

/// What an artwork brings when it is recovered in a city where it lies.
pub(super) fn recovery(scene: &Scene, city: City) -> i64 {
    let last = to_go(scene) == 1;
    let hurry = 40 * (to_go(scene) * 2 - i64::from(scene.rounds_left())).max(0);
    ARTWORK - FOUND + hurry + if last { 20_000 } else { effect(scene, city) }
}

/// What a seat's clues, or those of all, are worth.
pub(super) fn clues(scene: &Scene, trail: CardSet) -> i64 {
    let short = to_go(scene) - i64::from(scene.artworks.iter().sum::<u8>());
    let wanted = |symbol: Symbol| short > 0 && scene.sites(symbol).next().is_some();
    let of = |symbol: Symbol| {
        let count = trail.visible(symbol);
        if wanted(symbol) {
            CLUES[count.min(2)]
        } else {
            SPARE_CLUE * i64::try_from(count).unwrap_or_default()
        }
    };
    Symbol::ALL.into_iter().map(of).sum()
}

/// What a card's back adds to a seat's clues, sets included.
pub(super) fn clue_gain(scene: &Scene, seat: Seat, back: Clues) -> i64 {
    let trail = scene.trail(seat);
    let short = to_go(scene) - i64::from(scene.artworks.iter().sum::<u8>());
    let of = |symbol: Symbol| match trail.visible(symbol) {
        _ if short <= 0 || scene.sites(symbol).next().is_none() => SPARE_CLUE,
        2 => FOUND - CLUES[2],
        count => CLUES[(count + 1).min(2)] - CLUES[count.min(2)],
    };
    back.iter().map(of).sum()
}

/// How things stand for the team, between two phases.
pub(super) fn of(scene: &Scene) -> i64 {
    let seats = || Seat::all(scene.players());
    if seats().any(|seat| scene.hearts_of(seat) == 0) {
        return LOST;
    }
    let go = to_go(scene);
    let lying = i64::from(scene.artworks.iter().sum::<u8>());
    let mut worth = ARTWORK * i64::from(scene.recovered) + FOUND * lying.min(go);
    worth += seats().map(|seat| hearts(scene.hearts_of(seat))).sum::<i64>();
    worth += van(scene);
    worth += MARKERS[usize::from(scene.markers_left()).min(6)];
    worth += i64::from(scene.allies) * ALLY * go - LAIR * i64::from(scene.lair);
    worth -= scene.board().cities().map(|city| danger(scene, city, scene.agents_in(city))).sum::<i64>();
    worth -= 40 * (9 - i64::from(scene.agents_in_stock())).max(0);
    worth + scene.trails.iter().map(|trail| clues(scene, *trail)).sum::<i64>() + pooled(scene) / 2
}

/// What all seats' clues would be worth more before one seat, where they can change hands (AP-28).
fn pooled(scene: &Scene) -> i64 {
    if !scene.setup.mission.trades() {
        return 0;
    }
    let all = scene.trails.iter().fold(CardSet::default(), |all, trail| all.union(*trail));
    Symbol::ALL.into_iter().map(|symbol| together(scene, symbol, &[all], &scene.trails)).sum()
}

/// What clues of a symbol are worth more in these trails than in those.
fn together(scene: &Scene, symbol: Symbol, joined: &[CardSet], apart: &[CardSet]) -> i64 {
    if scene.sites(symbol).next().is_none() {
        return 0;
    }
    let of = |trail: &CardSet| if trail.visible(symbol) > 2 { FOUND } else { CLUES[trail.visible(symbol)] };
    (joined.iter().map(of).sum::<i64>() - apart.iter().map(of).sum::<i64>()).max(0)
}

/// What it is worth to two seats to meet and trade (AP-28).
pub(super) fn meeting(scene: &Scene, one: Seat, other: Seat) -> i64 {
    let (one, other) = (scene.trail(one), scene.trail(other));
    let gain = |symbol| together(scene, symbol, &[one.union(other)], &[one, other]);
    Symbol::ALL.into_iter().map(gain).sum()
}

/// What an ally is worth beyond its price, paid by the seat.
pub(super) fn ally(scene: &Scene, seat: Seat) -> Option<i64> {
    let price = scene.ally_price()?;
    let held = scene.van[Resource::Walkie.index()];
    let missing = price.saturating_sub(held);
    let left = held.saturating_sub(price);
    let hearts = hearts(scene.hearts_of(seat)) - hearts(scene.hearts_of(seat).saturating_sub(missing));
    let walkies = resource(Resource::Walkie, held) - resource(Resource::Walkie, left);
    let rounds = i64::from(scene.rounds_left()).min(6);
    Some(ALLY * to_go(scene) * (rounds + 2) / 8 + 60 - walkies / 2 - hearts)
}
