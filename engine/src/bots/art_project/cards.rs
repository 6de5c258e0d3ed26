//! Which cards the team should play and in which order, as far as they are known.

use super::{
    journey::{self, Ways},
    values::Values,
};
use crate::rules::{
    Seat,
    art_project::{Card, RESOURCES, Resource, Scene, Symbol, View},
};

#[derive(Clone)]
struct Line {
    scene: Scene,
    first: Option<(Seat, Card)>,
    left: Vec<(Seat, u8)>,
    used: Vec<Card>,
    worth: i64,
}

/// The play to make first, and what the best line comes to.
pub(super) struct Choice {
    pub(super) first: Option<(Seat, Card)>,
    /// The card that a seat plays in the best line.
    pub(super) own: Option<Card>,
    pub(super) worth: i64,
}

/// The best line of play over all cards that the viewer knows.
pub(super) fn plan(values: &Values, view: &View, me: Seat) -> Choice {
    let scene = &view.scene;
    let plays = |seat: &Seat| scene.setup.plays() - scene.played[seat.index()].min(scene.setup.plays());
    let waiting = Seat::all(scene.players())
        .filter(|seat| scene.has_to_play(*seat) && view.faces(*seat).next().is_some());
    let left: Vec<(Seat, u8)> = waiting.map(|seat| (seat, plays(&seat))).collect();
    let start = Line { scene: scene.clone(), first: None, left, used: Vec::new(), worth: 0 };
    let mut lines = vec![start];
    let mut own = None;
    loop {
        let mut next: Vec<Line> = Vec::new();
        for line in &lines {
            for (place, (seat, plays)) in line.left.iter().enumerate() {
                for card in view.faces(*seat).filter(|card| !line.used.contains(card)) {
                    let mut scene = line.scene.clone();
                    play(&mut scene, *seat, card);
                    let mut left = line.left.clone();
                    left[place].1 -= 1;
                    if *plays == 1 {
                        left.remove(place);
                    }
                    let mut used = line.used.clone();
                    used.push(card);
                    let worth = values.of_scene(&scene);
                    next.push(Line { scene, first: line.first.or(Some((*seat, card))), left, used, worth });
                }
            }
        }
        if next.is_empty() {
            break;
        }
        lines.clear();
        while lines.len() < values.lines
            && let Some(best) = (0..next.len()).rev().max_by_key(|place| next[*place].worth)
        {
            lines.push(next.remove(best));
        }
    }
    lines.truncate(values.thought);
    let mut best = Choice { first: None, own: None, worth: i64::MIN };
    for line in lines {
        let worth = line.worth + ahead(values, &line.scene);
        if worth > best.worth {
            own = line.used.iter().copied().find(|card| view.faces(me).any(|held| held == *card));
            best = Choice { first: line.first, own, worth };
        }
    }
    Choice { own, ..best }
}

/// What moves and fights may add.
fn ahead(values: &Values, scene: &Scene) -> i64 {
    let mut scene = scene.clone();
    while let Some(price) = scene.ally_price().filter(|price| *price <= scene.van[Resource::Walkie.index()]) {
        scene.van[Resource::Walkie.index()] -= price;
        scene.allies += 1;
    }
    journey::plan(values, &scene, &Ways::of(&scene)).worth
}

/// What a card does, roughly: gifts go where they are needed, sets are made as they come.
pub(super) fn play(scene: &mut Scene, seat: Seat, card: Card) {
    let face = card.face();
    let mut hearts = face.cost.hearts;
    for (held, cost) in scene.van.iter_mut().zip(face.cost.resources) {
        hearts += cost.saturating_sub(*held);
        *held = held.saturating_sub(cost);
    }
    scene.hearts[seat.index()] = scene.hearts[seat.index()].saturating_sub(hearts);
    for (symbol, count) in Symbol::ALL.into_iter().zip(face.agents) {
        for city in scene.board().of_symbol(symbol).iter() {
            if scene.is_lost(city) { scene.lair += count } else { scene.agents[city.index()] += count }
        }
    }
    for (held, gain) in scene.van.iter_mut().zip(face.gain.resources) {
        *held = (*held + gain).min(RESOURCES);
    }
    if face.gain.hearts > 0 && scene.hearts[seat.index()] > 0 {
        let players = scene.players();
        if let Some(fewest) = scene.hearts.iter_mut().take(players).min_by_key(|hearts| **hearts) {
            *fewest += 1;
        }
    }
    let owner = scene.trail_of(seat);
    scene.trails[owner.index()].insert(card);
    while let Some(symbol) = scene.complete(owner).iter().next() {
        let trail = scene.trails[owner.index()];
        scene.trails[owner.index()] = trail.without(trail.showing(symbol));
        let site = scene.sites(symbol).min_by_key(|city| scene.agents_in(*city));
        if let Some(city) = site {
            scene.artworks[city.index()] += 1;
        }
    }
}
