//! What things are worth.

use std::sync::LazyLock;

use super::values::Values;
use crate::rules::{
    Seat,
    art_project::{CardSet, City, Clues, Effect, Fight, Odds, Resource, Scene, Symbol, TOO_MANY},
};

/// An artwork on the track.
pub(super) const ARTWORK: i64 = 1000;
/// A match that is lost.
pub(super) const LOST: i64 = -100_000;
/// How many experts may be expected to gather for a fight, and how many agents to meet them.
const GATHERED: usize = 3;
const GUARDS: i64 = 2;

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

/// How many artworks are still to be recovered.
pub(super) fn to_go(scene: &Scene) -> i64 {
    i64::from(scene.board().slots().saturating_sub(scene.recovered))
}

impl Values {
    pub(super) fn hearts(&self, scene: &Scene, count: u8) -> i64 {
        let most = self.hearts.len() - 1;
        let beyond = usize::from(count).saturating_sub(most);
        let worth =
            self.hearts[usize::from(count).min(most)] + 60 * i64::try_from(beyond).unwrap_or_default();
        if count > 1 { worth * self.late(scene) / 100 } else { worth }
    }

    /// How much of what is left over will still be of use, in percent.
    fn late(&self, scene: &Scene) -> i64 {
        self.late.get(usize::from(scene.rounds_left())).copied().unwrap_or(100)
    }

    /// What a heart costs a seat.
    pub(super) fn heart(&self, scene: &Scene, seat: Seat) -> i64 {
        let count = scene.hearts_of(seat);
        self.hearts(scene, count) - self.hearts(scene, count.saturating_sub(1))
    }

    pub(super) fn resource(&self, scene: &Scene, kind: Resource, count: u8) -> i64 {
        self.resources[kind.index()].get(usize::from(count)).copied().unwrap_or(450) * self.late(scene) / 100
    }

    /// What so many walkies are worth: little once every ally is unlocked.
    pub(super) fn walkies(&self, scene: &Scene, count: u8) -> i64 {
        let worth = self.resource(scene, Resource::Walkie, count);
        if scene.ally_price().is_some() { worth } else { worth / 4 }
    }

    /// What the van is worth.
    fn van(&self, scene: &Scene) -> i64 {
        let [fuel, weapons, walkies] = scene.van;
        let held =
            self.resource(scene, Resource::Fuel, fuel) + self.resource(scene, Resource::Weapon, weapons);
        held + self.walkies(scene, walkies)
    }

    /// What the last one of a resource in the van is worth.
    pub(super) fn last_of(&self, scene: &Scene, kind: Resource) -> i64 {
        let mut without = scene.clone();
        without.van[kind.index()] = without.van[kind.index()].saturating_sub(1);
        self.van(scene) - self.van(&without)
    }

    /// How bad so many agents in a city are at the end of a round.
    pub(super) fn danger(&self, scene: &Scene, city: City, agents: u8) -> i64 {
        if agents < TOO_MANY {
            return self.agents[usize::from(agents)];
        }
        let left = usize::from(scene.markers_left());
        if left == 0 {
            return -LOST;
        }
        let ahead = scene.board().order.iter().skip(usize::from(scene.recovered));
        if ahead.copied().any(|quarter| quarter == city) {
            return -LOST;
        }
        self.falls + self.markers[left.min(6)] - self.markers[(left - 1).min(6)]
            + i64::from(scene.artworks_in(city)) * self.found
    }

    /// What recovering in a city brings beside the artwork.
    pub(super) fn effect(&self, scene: &Scene, city: City) -> i64 {
        match scene.board().site(city).and_then(|site| site.effect) {
            Some(Effect::Gain(kind, count)) => {
                let held = scene.van[kind.index()];
                self.resource(scene, kind, (held + count).min(6)) - self.resource(scene, kind, held)
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
                    self.danger(scene, other, agents) - self.danger(scene, other, agents + count)
                })
                .sum(),
            None => 0,
        }
    }

    /// What an artwork brings when it is recovered in a city where it lies.
    pub(super) fn recovery(&self, scene: &Scene, city: City) -> i64 {
        let last = to_go(scene) == 1;
        let hurry = self.hurry * (to_go(scene) * 2 - i64::from(scene.rounds_left())).max(0);
        ARTWORK - self.found + hurry + if last { 20_000 } else { self.effect(scene, city) }
    }

    /// What a seat's clues, or those of all, are worth.
    pub(super) fn clues(&self, scene: &Scene, trail: CardSet) -> i64 {
        if trail.is_empty() {
            return 0;
        }
        let short = to_go(scene) - i64::from(scene.artworks.iter().sum::<u8>());
        let wanted = |symbol: Symbol| short > 0 && scene.sites(symbol).next().is_some();
        let of = |symbol: Symbol| {
            let count = trail.visible(symbol);
            if wanted(symbol) {
                self.clues[count.min(2)]
            } else {
                self.spare_clue * i64::try_from(count).unwrap_or_default()
            }
        };
        Symbol::ALL.into_iter().map(of).sum()
    }

    /// What a card's back adds to a seat's clues, sets included.
    pub(super) fn clue_gain(&self, scene: &Scene, seat: Seat, back: Clues) -> i64 {
        let trail = scene.trail(seat);
        let short = to_go(scene) - i64::from(scene.artworks.iter().sum::<u8>());
        let of = |symbol: Symbol| match trail.visible(symbol) {
            _ if short <= 0 || scene.sites(symbol).next().is_none() => self.spare_clue,
            2 => self.found - self.clues[2],
            count => self.clues[(count + 1).min(2)] - self.clues[count.min(2)],
        };
        back.iter().map(of).sum()
    }

    /// How things stand for the team, between two phases.
    pub(super) fn of_scene(&self, scene: &Scene) -> i64 {
        let seats = || Seat::all(scene.players());
        if seats().any(|seat| scene.hearts_of(seat) == 0) {
            return LOST;
        }
        let go = to_go(scene);
        let lying = i64::from(scene.artworks.iter().sum::<u8>());
        let mut worth = ARTWORK * i64::from(scene.recovered) + self.found * lying.min(go);
        worth += seats().map(|seat| self.hearts(scene, scene.hearts_of(seat))).sum::<i64>();
        worth += self.van(scene);
        worth += self.markers[usize::from(scene.markers_left()).min(6)];
        worth += self.army(scene, scene.allies) - self.lair * i64::from(scene.lair);
        worth -=
            scene.board().cities().map(|city| self.danger(scene, city, scene.agents_in(city))).sum::<i64>();
        worth -= self.short_stock * (9 - i64::from(scene.agents_in_stock())).max(0);
        worth
            + scene.trails.iter().map(|trail| self.clues(scene, *trail)).sum::<i64>()
            + self.pooled(scene) * self.pooled / 100
    }

    /// What all seats' clues would be worth more before one seat, where they can change hands (AP-28).
    fn pooled(&self, scene: &Scene) -> i64 {
        if !scene.setup.mission.trades() {
            return 0;
        }
        let all = scene.trails.iter().fold(CardSet::default(), |all, trail| all.union(*trail));
        Symbol::ALL.into_iter().map(|symbol| self.together(scene, symbol, &[all], &scene.trails)).sum()
    }

    /// What clues of a symbol are worth more in these trails than in those.
    fn together(&self, scene: &Scene, symbol: Symbol, joined: &[CardSet], apart: &[CardSet]) -> i64 {
        if scene.sites(symbol).next().is_none() {
            return 0;
        }
        let of = |trail: &CardSet| {
            if trail.visible(symbol) > 2 { self.found } else { self.clues[trail.visible(symbol)] }
        };
        (joined.iter().map(of).sum::<i64>() - apart.iter().map(of).sum::<i64>()).max(0)
    }

    /// What it is worth to two seats to meet and trade (AP-28).
    pub(super) fn meeting(&self, scene: &Scene, one: Seat, other: Seat) -> i64 {
        let (one, other) = (scene.trail(one), scene.trail(other));
        let gain = |symbol| self.together(scene, symbol, &[one.union(other)], &[one, other]);
        Symbol::ALL.into_iter().map(gain).sum()
    }

    /// What an ally is worth beyond its price, paid by the seat.
    pub(super) fn ally(&self, scene: &Scene, seat: Seat) -> Option<i64> {
        let price = scene.ally_price()?;
        let held = scene.van[Resource::Walkie.index()];
        let missing = price.saturating_sub(held);
        let left = held.saturating_sub(price);
        let hearts = self.hearts(scene, scene.hearts_of(seat))
            - self.hearts(scene, scene.hearts_of(seat).saturating_sub(missing));
        let walkies =
            self.resource(scene, Resource::Walkie, held) - self.resource(scene, Resource::Walkie, left);
        let gain = self.army(scene, scene.allies + 1) - self.army(scene, scene.allies);
        Some(gain - walkies * self.walkie_price / 100 - hearts)
    }

    /// What so many allies promise for the fights that are still to be won.
    fn army(&self, scene: &Scene, allies: u8) -> i64 {
        let dice = scene.figures().len().min(GATHERED) + usize::from(allies);
        let ahead = scene.board().threat.iter().skip(usize::from(scene.recovered));
        let guard = i64::from(scene.lair) + GUARDS;
        ahead.map(|threat| chance(dice, i64::from(*threat) + guard)).sum::<i64>() * self.army / 1000
    }
}
