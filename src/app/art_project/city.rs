//! A city on the map: its pin and plate, and all that stands around it.

use cambriole_engine::rules::art_project::{City, Effect, Mission, Resource, Scene, Site, TOO_MANY};
use cambriole_markup::{Node, view};

use super::{
    atlas::{Side, Spot, chart},
    board::Board,
    figures::experts,
    map::Fare,
    phrases, pieces,
};
use crate::{
    app::shared::names,
    words::{Lang, art_project as words},
};

/// The size of an artwork's crate, and of the sheet that it has to stay on.
const CRATE: i32 = 50;
const SHEET: (i32, i32) = (1000, 700);
/// How much larger a small map draws its cities, in tenths: `--grow` of the stylesheet.
const GROW_TENTHS: i32 = 14;

/// A box on the map, seen from the pin.
#[derive(Debug, Clone, Copy)]
struct Area {
    x: i32,
    y: i32,
    width: i32,
}

/// Where the plate with a name of so many letters hangs.
fn plate(spot: &Spot, letters: i32) -> Area {
    let width = letters * 15 + 22;
    let (x, y) = match spot.plate {
        Side::Right => (30, -17),
        Side::Left => (-30 - width, -17),
        Side::Down => (-width / 2, 32),
        Side::Up => (-width / 2, -66),
        Side::Aslant => (-30, 32),
    };
    Area { x, y, width }
}

/// The top left corner of the five places for agents.
fn row(spot: &Spot, plate: Area) -> (i32, i32) {
    let x = match spot.plate {
        Side::Right => plate.x + 6,
        Side::Left => plate.x + plate.width - 134,
        _ => plate.x + plate.width / 2 - 64,
    };
    (x, if spot.plate == Side::Up { 34 } else { plate.y + 37 })
}

pub fn translate((x, y): (i32, i32)) -> String {
    format!("translate({x} {y})")
}

/// The city as one button.
pub fn pin(board: &Board, city: City, fare: Option<Fare>) -> Node {
    let (scene, lang) = (board.scene(), board.lang);
    let mission = scene.setup.mission;
    let (Some(spot), Some(site)) = (chart(mission).spots.get(city.index()), scene.board().site(city)) else {
        return Node::EMPTY;
    };
    let name = phrases::city(mission, city, lang);
    let plate = plate(spot, i32::try_from(name.chars().count()).unwrap_or_default());
    let (ax, ay) = row(spot, plate);
    let lost = scene.is_lost(city);
    let near = scene.agents_in(city) + 1 >= TOO_MANY && !lost;
    let mut class = String::from("city");
    if let Some(symbol) = site.symbol {
        class = format!("city t-{}", symbol.slug());
    }
    for (on, state) in [
        (near, " is-near"),
        (lost, " is-lost"),
        (fare.is_some(), " is-open"),
        (board.choice.city == Some(city), " is-on"),
    ] {
        class.push_str(if on { state } else { "" });
    }
    let (left, top) = (plate.x.min(ax).min(-36) - 6, plate.y.min(-36) - 6);
    let right = (plate.x + plate.width).max(ax + 128).max(36) + 6;
    let foot = (ay + 32).max(36) + 6;
    let sign = site.symbol.map_or("#ap-star".to_owned(), |symbol| format!("#{}", pieces::symbol(symbol)));
    let start = (scene.board().start == city && site.symbol.is_some())
        .then(|| view! { <use_ href="#ap-start"></use_> });
    let order = scene.board().order.iter().position(|quarter| *quarter == city).map(|place| {
        view! { <use_ href="#ap-order"></use_><text class="order" x="-25" y="-17">{place + 1}</text> }
    });
    let tag = tag(scene, site, city);
    let held = match () {
        () if lost => stamp((ax + 64, ay + 26), lang),
        // Nobody is ever sent to Dallas.
        () if site.symbol.is_none() && tag.is_some() => Node::EMPTY,
        () => agents(scene.agents_in(city), (ax, ay), near),
    };
    view! {
        <g class=class transform=translate((spot.x, spot.y)) data-city=city.0>
            <g class="city-in">
                // The button is the ground alone: its name says all that is drawn over it.
                <rect class="hit" x=left y=top width=right - left height=foot - top rx="14" role="button" tabindex="0"
                    aria-label=say(board, city, fare) aria-pressed=(board.choice.city == Some(city)).then_some("true")></rect>
                <g aria-hidden="true">
                <use_ href="#ap-spot"></use_>
                <use_ class="sym" href=sign x="-20" y="-20" width="40" height="40"></use_>
                <g class="plate">
                    <rect x=plate.x y=plate.y width=plate.width height="34" rx="3"></rect>
                    <text x=plate.x + plate.width / 2 y=plate.y + 25>{name}</text>
                </g>
                {start}{order}
                {tag.map(|(said, drawn)| effect(spot, plate, said, drawn))}
                {held}
                {artwork(scene, spot, city)}
                {experts(board, spot, city)}
                {incoming(scene, city, spot, (ax + 64, ay))}
                {fare.and_then(|fare| price(fare, spot, (ax + 64, ay)))}
                </g>
            </g>
        </g>
    }
}

/// What recovering an artwork there does, short and as a drawing.
fn tag(scene: &Scene, site: &Site, city: City) -> Option<(&'static str, &'static str)> {
    let dallas = scene.setup.mission == Mission::UnitedStates && scene.board().start == city;
    Some(match site.effect {
        Some(Effect::Gain(resource, _)) => ("+2", pieces::resource(resource)),
        Some(Effect::LoseResources(_)) => ("−2", "ap-van-mini"),
        Some(Effect::LoseClues(_)) => ("−1", "i-cards"),
        Some(Effect::AgentsEverywhere(_)) => ("+1", "ap-agent"),
        None if dallas => ("+1", pieces::resource(Resource::Weapon)),
        None => return None,
    })
}

fn effect(spot: &Spot, plate: Area, said: &'static str, drawn: &'static str) -> Node {
    let at = match spot.tag {
        Side::Right => (plate.x + plate.width + 3, plate.y),
        Side::Left => (plate.x - 69, plate.y),
        Side::Up => (plate.x + 8, plate.y - 37),
        _ => (plate.x + plate.width / 2 - 33, plate.y + 37),
    };
    view! {
        <g class="effect" transform=translate(at)>
            <use_ href="#ap-effect"></use_>
            <text x="18" y="25">{said}</text>
            <use_ href=format!("#{drawn}") x="33" y="3" width="28" height="28"></use_>
        </g>
    }
}

/// Five places, the last of which loses the city; on a small map a figure and a number.
fn agents(count: u8, at: (i32, i32), near: bool) -> Node {
    // More than five stand closer.
    let gap = 125 / i32::from(count.max(TOO_MANY));
    let each = (0..i32::from(count)).map(|place| {
        view! { <use_ class="agent" href="#ap-agent" x=2 + gap * place y="1.5" width="26" height="26"></use_> }
    });
    let alarm = near.then(|| view! { <use_ href="#ap-near"></use_> });
    view! {
        <g class="agents-row" transform=translate(at)><use_ href="#ap-row"></use_>{each.collect::<Node>()}</g>
        <g class="agents-count" transform=translate((at.0 + 64, at.1))>
            <use_ href="#ap-count"></use_><text x="14" y="25">{count}{near.then_some("!")}</text>
        </g>
        {alarm}
    }
}

fn stamp(at: (i32, i32), lang: Lang) -> Node {
    view! {
        <use_ href="#ap-hatched"></use_>
        <g class="lost" transform=translate(at)>
            <use_ href="#ap-lost" x="-78" y="-36" width="156" height="72"></use_><text>{words::lost(lang)}</text>
        </g>
    }
}

fn artwork(scene: &Scene, spot: &Spot, city: City) -> Option<Node> {
    let (x, y) = crate_at(spot);
    (scene.artworks_in(city) > 0).then(|| {
        view! { <use_ class="cube" href="#ap-artwork" x=x y=y width=CRATE height=CRATE></use_> }
    })
}

/// The top left corner of the crate that holds a city's artworks.
fn crate_at(spot: &Spot) -> (i32, i32) {
    let (x, y) = match spot.plate {
        Side::Up => (34, -26),
        Side::Left => (22, -62),
        Side::Right => (-72, -62),
        Side::Down | Side::Aslant => (-86, -36),
    };
    (kept(spot.x, x, CRATE, SHEET.0), kept(spot.y, y, CRATE, SHEET.1))
}

/// Where along one side of the sheet something of that size stands, seen from a pin at `pin`: where it is
/// wanted, or as near as keeps it on the sheet, also where a small map draws its cities larger.
fn kept(pin: i32, wanted: i32, size: i32, sheet: i32) -> i32 {
    let grown = |length: i32| length * 10 / GROW_TENTHS;
    wanted.clamp(grown(-pin) + 1, grown(sheet - pin) - size - 1)
}

/// A sign of that width beside the agents, whose middle is given.
fn sign(class: &'static str, spot: &Spot, (x, y): (i32, i32), width: i32, inside: Node) -> Node {
    // On a small map the agents are counted, which takes less room.
    let (side, at) = match spot.room {
        0 => ("", (0, -85)),
        room => (if room < 0 { "sign is-left" } else { "sign" }, (x + room * (width / 2 + 62), y + 15)),
    };
    view! {
        <g class=class transform=translate(at)>
            <g class=side><rect x=-width / 2 y="-17" width=width height="34" rx="17"></rect>{inside}</g>
        </g>
    }
}

/// Agents that the plan announces.
fn incoming(scene: &Scene, city: City, spot: &Spot, at: (i32, i32)) -> Option<Node> {
    let after = *scene.forecast().last()?.agents.get(city.index())?;
    let more = after.checked_sub(scene.agents_in(city)).filter(|more| *more > 0 && !scene.is_lost(city))?;
    Some(sign("incoming", spot, at, 50, view! { <text y="9">"+"{more}</text> }))
}

/// What the van pays for the way there, and what is paid with hearts.
fn price(fare: Fare, spot: &Spot, at: (i32, i32)) -> Option<Node> {
    let (fuel, hearts) = (fare.fuel?.saturating_sub(fare.hearts), fare.hearts);
    let by_heart = fuel == 0 && hearts > 0;
    let (drawn, count) = if by_heart { ("#ap-heart", hearts) } else { ("#ap-fuel", fuel) };
    let more = (hearts > 0 && !by_heart).then(|| view! { "♥"{hearts} });
    let width = if more.is_some() { 84 } else { 66 };
    let inside = view! {
        <use_ href=drawn x=4 - width / 2 y="-14" width="28" height="28"></use_>
        <text x="14" y="9">{count}{more}</text>
    };
    Some(sign("fare", spot, at, width, inside))
}

/// What the way there costs, in words.
pub fn way(fare: Fare, lang: Lang) -> Option<String> {
    let fuel = fare.fuel?.saturating_sub(fare.hearts);
    Some(words::fare(lang, &phrases::paid((Resource::Fuel, fuel), fare.hearts, lang)))
}

/// A city for those who hear the map: symbol, agents of five, artwork, experts, effect, and the way there.
pub fn say(board: &Board, city: City, fare: Option<Fare>) -> String {
    let (scene, lang) = (board.scene(), board.lang);
    let mission = scene.setup.mission;
    let mut said = vec![phrases::city(mission, city, lang).to_owned()];
    let Some(site) = scene.board().site(city) else { return String::new() };
    said.extend(site.symbol.map(|symbol| phrases::symbol(symbol, lang).to_owned()));
    if scene.is_lost(city) {
        said.push(words::is_lost(lang).to_owned());
    } else {
        said.push(words::agents_of_five(lang, &scene.agents_in(city)));
    }
    if scene.artworks_in(city) > 0 {
        said.push(words::artworks_here(lang, &scene.artworks_in(city)));
    }
    let here: Vec<String> = scene.figures_in(city).map(|figure| board.figure_name(figure)).collect();
    if !here.is_empty() {
        said.push(words::experts_here(lang, &names::list(&here, lang)));
    }
    said.extend(tag(scene, site, city).map(|_| phrases::effect(site.effect, lang)));
    said.extend(fare.and_then(|fare| way(fare, lang)));
    let near: Vec<String> = match mission {
        Mission::Polynesia => Vec::new(),
        _ => scene.board().neighbours(city).map(|to| phrases::city(mission, to, lang).to_owned()).collect(),
    };
    if !near.is_empty() {
        said.push(words::roads_to(lang, &names::list(&near, lang)));
    }
    said.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_crate_stays_on_the_map_large_or_small() {
        for mission in Mission::ALL {
            for spot in chart(mission).spots {
                let (x, y) = crate_at(spot);
                for tenths in [10, GROW_TENTHS] {
                    let on = |pin: i32, at: i32, sheet: i32| {
                        10 * pin + at * tenths >= 0 && 10 * pin + (at + CRATE) * tenths <= 10 * sheet
                    };
                    assert!(on(spot.x, x, SHEET.0) && on(spot.y, y, SHEET.1), "{mission:?} {spot:?} {x} {y}");
                }
            }
        }
    }

    #[test]
    fn no_name_hangs_over_another_large_or_small() {
        for (mission, lang) in Mission::ALL.into_iter().flat_map(|it| Lang::ALL.map(|lang| (it, lang))) {
            for tenths in [10, GROW_TENTHS] {
                let cities = mission.board().cities().zip(chart(mission).spots);
                let plates: Vec<_> = cities
                    .map(|(city, spot)| {
                        let name = phrases::city(mission, city, lang);
                        let letters = i32::try_from(name.chars().count()).expect("short");
                        let Area { x, y, width } = plate(spot, letters);
                        let (left, top) = (10 * spot.x + x * tenths, 10 * spot.y + y * tenths);
                        (name, left..left + width * tenths, top..top + 34 * tenths)
                    })
                    .collect();
                for (one, across, down) in &plates {
                    for (other, x, y) in plates.iter().filter(|(other, ..)| other != one) {
                        let apart = x.end <= across.start
                            || across.end <= x.start
                            || y.end <= down.start
                            || down.end <= y.start;
                        assert!(apart, "{mission:?}: {one} and {other}");
                    }
                }
            }
        }
    }
}
