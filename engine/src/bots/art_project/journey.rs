//! Where everybody should go: all destinations together, judged by the fights and pick-ups they allow.

use std::cell::Cell;

use super::{values::Values, worth};
use crate::rules::{
    Seat,
    art_project::{City, Resource, Scene},
    put_in_order,
};

const FIGURES: usize = 6;
/// Tables up to this number of figures are searched through, larger ones climbed.
const FEW: usize = 3;

/// The cheapest ways on the board as it is now.
pub(super) struct Ways {
    fuel: [[u8; City::MOST]; City::MOST],
    next: [[City; City::MOST]; City::MOST],
}

const FAR: u8 = 100;

impl Ways {
    pub(super) fn of(scene: &Scene) -> Self {
        let board = scene.board();
        let mut ways =
            Self { fuel: [[FAR; City::MOST]; City::MOST], next: [[City(0); City::MOST]; City::MOST] };
        for from in board.cities() {
            ways.fuel[from.index()][from.index()] = 0;
            ways.next[from.index()][from.index()] = from;
            for to in board.neighbours(from).filter(|to| !scene.is_lost(*to)) {
                ways.fuel[from.index()][to.index()] = board.road(from, to).unwrap_or(FAR);
                ways.next[from.index()][to.index()] = to;
            }
        }
        for over in board.cities().filter(|city| !scene.is_lost(*city)) {
            for from in board.cities() {
                for to in board.cities() {
                    let around = ways.fuel[from.index()][over.index()] + ways.fuel[over.index()][to.index()];
                    if around < ways.fuel[from.index()][to.index()] {
                        ways.fuel[from.index()][to.index()] = around;
                        ways.next[from.index()][to.index()] = ways.next[from.index()][over.index()];
                    }
                }
            }
        }
        ways
    }

    pub(super) fn fuel(&self, from: City, to: City) -> u8 {
        self.fuel[from.index()][to.index()]
    }

    /// The first city on the way.
    pub(super) fn next(&self, from: City, to: City) -> City {
        self.next[from.index()][to.index()]
    }
}

/// Everybody's destination and what it is worth.
#[derive(Clone, Copy)]
pub(super) struct Journey {
    pub(super) to: [City; FIGURES],
    pub(super) worth: i64,
}

struct Search<'a> {
    values: &'a Values,
    scene: &'a Scene,
    ways: &'a Ways,
    /// Where each figure may end.
    choices: [Vec<City>; FIGURES],
    /// Who moves, one after the other: whoever comes last finds the van empty.
    order: Vec<usize>,
    /// What the fuel in the van is worth, for each amount up to what it holds.
    fuel: Vec<i64>,
    /// What the mission lets one do.
    mission_rules: MissionRules,
    /// What it is worth to two seats to meet.
    meetings: [[i64; FIGURES]; FIGURES],
    /// What a visit brings, by city, who comes and whether an artwork lies there: each is worked out once.
    visits: Vec<Cell<i64>>,
}

/// What is special about a mission, asked but once.
struct MissionRules {
    carries: bool,
    own_clues: bool,
    trades: bool,
}

/// A visit not yet worked out.
const UNKNOWN: i64 = i64::MIN;

/// The best destinations for the figures that have still to move.
pub(super) fn plan(values: &Values, scene: &Scene, ways: &Ways) -> Journey {
    let choices = std::array::from_fn(|figure| choices(scene, ways, figure));
    let visits = vec![Cell::new(UNKNOWN); City::MOST << (FIGURES + 1)];
    let held = scene.van[Resource::Fuel.index()];
    let search = Search {
        values,
        scene,
        ways,
        choices,
        order: order(scene),
        fuel: (0..=held).map(|left| values.resource(scene, Resource::Fuel, left)).collect(),
        mission_rules: MissionRules {
            carries: scene.setup.mission.carries(),
            own_clues: scene.setup.mission.own_clues(),
            trades: scene.setup.mission.trades(),
        },
        meetings: meetings(values, scene),
        visits,
    };
    let count = scene.figures().end;
    if count <= FEW { search.exhaust() } else { search.climb() }
}

fn order(scene: &Scene) -> Vec<usize> {
    let place = |figure: &usize| {
        let moving = scene.moving.is_some_and(|moving| usize::from(moving) == *figure);
        (!moving, scene.plan.iter().position(|seat| *seat == scene.owner(*figure)))
    };
    let mut order: Vec<usize> = scene.figures().filter(|figure| !scene.has_moved(*figure)).collect();
    put_in_order(&mut order, place);
    order
}

fn meetings(values: &Values, scene: &Scene) -> [[i64; FIGURES]; FIGURES] {
    let mut meetings = [[0; FIGURES]; FIGURES];
    if scene.setup.mission.trades() {
        for one in Seat::all(scene.players()) {
            for other in Seat::all(one.index()) {
                meetings[one.index()][other.index()] = values.meeting(scene, one, other);
            }
        }
    }
    meetings
}

fn choices(scene: &Scene, ways: &Ways, figure: usize) -> Vec<City> {
    let here = scene.experts[figure];
    if !scene.figures().contains(&figure) || scene.has_moved(figure) {
        return vec![here];
    }
    let fuel = scene.van[Resource::Fuel.index()];
    let board = scene.board();
    let within = |extra: u8| {
        let near = move |city: &City| ways.fuel(here, *city) <= fuel + extra && !scene.is_lost(*city);
        board.cities().filter(near).collect::<Vec<_>>()
    };
    let near = within(1);
    if near.is_empty() { board.cities().filter(|city| !scene.is_lost(*city)).collect() } else { near }
}

impl Search<'_> {
    fn exhaust(&self) -> Journey {
        let mut to = self.scene.experts;
        let mut best = Journey { to, worth: i64::MIN };
        for first in &self.choices[0] {
            to[0] = *first;
            for second in &self.choices[1] {
                to[1] = *second;
                for third in &self.choices[2] {
                    to[2] = *third;
                    let worth = self.judge(to);
                    if worth > best.worth {
                        best = Journey { to, worth };
                    }
                }
            }
        }
        best
    }

    /// One figure after the other goes where it is best, from several starts.
    fn climb(&self) -> Journey {
        let starts = self.scene.board().cities().map(Some).chain([None]);
        let climbed = starts.map(|goal| {
            let mut to = self.scene.experts;
            for figure in self.scene.figures() {
                let choices = &self.choices[figure];
                let wanted = goal.filter(|city| choices.contains(city)).unwrap_or(to[figure]);
                to[figure] = if choices.contains(&wanted) {
                    wanted
                } else {
                    choices.first().copied().unwrap_or(wanted)
                };
            }
            let mut best = Journey { to, worth: self.judge(to) };
            for _ in 0..3 {
                let before = best.worth;
                for figure in self.scene.figures() {
                    let mut to = best.to;
                    for city in &self.choices[figure] {
                        to[figure] = *city;
                        let worth = self.judge(to);
                        if worth > best.worth {
                            best = Journey { to, worth };
                        }
                    }
                }
                if best.worth == before {
                    break;
                }
            }
            best
        });
        climbed.max_by_key(|journey| journey.worth).unwrap_or(Journey { to: self.scene.experts, worth: 0 })
    }

    fn judge(&self, to: [City; FIGURES]) -> i64 {
        let scene = self.scene;
        let mut carried = [0_u8; City::MOST];
        let goal = goal(scene);
        let mut crowd = [0_usize; City::MOST];
        let mut worth = -self.fuel(to);
        for figure in scene.figures() {
            let (here, there) = (scene.experts[figure], to[figure]);
            crowd[there.index()] |= 1 << figure;
            if here != there && self.mission_rules.carries && self.finds(here, there) {
                carried[there.index()] += 1;
                if let Some(goal) = goal {
                    let nearer =
                        i64::from(self.ways.fuel(here, goal)) - i64::from(self.ways.fuel(there, goal));
                    worth += 50 * nearer + if there == goal { 150 } else { 0 };
                }
            }
            if self.mission_rules.own_clues && there == scene.board().start && here != there {
                worth += self.values.resource(scene, Resource::Weapon, 1) / 2;
            }
        }
        if self.mission_rules.trades {
            worth += self.trades(to);
        }
        for city in scene.board().cities() {
            let crowd = crowd[city.index()];
            let artworks = scene.artworks_in(city) + carried[city.index()];
            if crowd > 0 {
                worth += self.visit(city, crowd, artworks > 0);
            } else if artworks > 0 && !scene.is_lost(city) {
                let ways = scene.figures().map(|figure| self.ways.fuel(to[figure], city));
                worth -= self.values.far * i64::from(ways.min().unwrap_or(FAR));
            }
        }
        worth
    }

    /// What the way costs, in fuel and, where the van is empty, in hearts.
    fn fuel(&self, to: [City; FIGURES]) -> i64 {
        let scene = self.scene;
        let held = scene.van[Resource::Fuel.index()];
        let needed = |figure: &usize| self.ways.fuel(scene.experts[*figure], to[*figure]);
        let worth = |left: u8| self.fuel.get(usize::from(left)).copied().unwrap_or_default();
        let whole = self.order.iter().fold(0_u8, |whole, figure| whole.saturating_add(needed(figure)));
        if whole <= held {
            return worth(held) - worth(held - whole);
        }
        let (mut left, mut hearts, mut cost) = (held, scene.hearts, 0);
        for figure in &self.order {
            let needed = needed(figure);
            let missing = needed.saturating_sub(left);
            left = left.saturating_sub(needed);
            if missing > 0 {
                let own = &mut hearts[scene.owner(*figure).index()];
                let before = self.values.hearts(scene, *own);
                *own = own.saturating_sub(missing);
                cost += (before - self.values.hearts(scene, *own))
                    .max(self.values.last_drop * i64::from(missing));
            }
        }
        cost + worth(held) - worth(left)
    }

    /// What those figures in a city can bring about there.
    fn visit(&self, city: City, crowd: usize, artwork: bool) -> i64 {
        let place = ((city.index() << FIGURES | crowd) << 1) | usize::from(artwork);
        let Some(known) = self.visits.get(place) else { return 0 };
        if known.get() == UNKNOWN {
            known.set(visit(self.values, self.scene, city, crowd, artwork));
        }
        known.get()
    }

    /// What those who meet may make of their clues.
    fn trades(&self, to: [City; FIGURES]) -> i64 {
        let mut worth = 0;
        for one in self.scene.figures() {
            for other in 0..one {
                if to[one] == to[other] {
                    let agents = self.scene.agents_in(to[one]) > 0;
                    worth += self.meetings[one][other] * if agents { 5 } else { 8 } * self.values.meet / 1000;
                }
            }
        }
        worth
    }

    /// Whether an artwork lies on the way that may be taken along.
    fn finds(&self, mut here: City, there: City) -> bool {
        for _ in 0..City::MOST {
            if here == there {
                return false;
            }
            if self.scene.artworks_in(here) > 0 && goal(self.scene) != Some(here) {
                return true;
            }
            here = self.ways.next(here, there);
        }
        false
    }
}

/// Where the next artwork has to be brought, if that is prescribed.
pub(super) fn goal(scene: &Scene) -> Option<City> {
    scene.board().order.get(usize::from(scene.recovered)).copied()
}

fn visit(values: &Values, scene: &Scene, city: City, crowd: usize, artwork: bool) -> i64 {
    let counts = artwork && goal(scene).is_none_or(|goal| goal == city);
    let prize = if counts { values.recovery(scene, city) } else { 0 };
    if scene.agents_in(city) == 0 {
        return prize;
    }
    // AP-32: only the player's own expert can start a fight.
    if scene.setup.is_solo() && crowd & 1 == 0 || scene.fought.contains(city) {
        return 0;
    }
    let leader = Seat::all(scene.players()).filter(|seat| crowd >> seat.index() & 1 == 1);
    let heart = leader.map(|seat| values.heart(scene, seat)).min().unwrap_or_default();
    let relief = values.danger(scene, city, scene.agents_in(city));
    let count = usize::try_from(crowd.count_ones()).unwrap_or_default();
    fight(values, scene, city, count, prize + relief, heart).max(0)
}

/// What a fight may be expected to bring, prize and price.
pub(super) fn fight(values: &Values, scene: &Scene, city: City, count: usize, prize: i64, heart: i64) -> i64 {
    let dice = count + usize::from(scene.allies);
    let needed = i64::from(scene.strength(city));
    let weapons = scene.van[Resource::Weapon.index()].min(3);
    let mut before = worth::chance(dice, needed);
    let mut worth = before * prize;
    for used in 1..=weapons {
        let now = worth::chance(dice, needed - 2 * i64::from(used));
        let held = scene.van[Resource::Weapon.index()];
        let arms = values.resource(scene, Resource::Weapon, held)
            - values.resource(scene, Resource::Weapon, held - used);
        worth += (now - before) * (prize - arms).max(-heart);
        before = now;
    }
    // A clue card or two may turn the rest.
    let rerolls =
        i64::try_from(scene.trails.iter().map(|trail| trail.len()).sum::<usize>()).unwrap_or(0).min(3);
    let turned = (1000 - before) * rerolls / values.reroll;
    (worth + turned * (prize - 60).max(0) - (1000 - before - turned) * heart * values.fear / 100) / 1000
}
