//! The map of a mission: its ground is a picture, roads and cities are drawn from data. A city is one
//! button, whose name says all that is there; arrow keys go along roads.

use cambriole_engine::rules::art_project::{City, Mission};
use cambriole_markup::{Node, view};
use leptos::{ev, wasm_bindgen::JsCast, web_sys};

use super::{
    atlas::{Side, chart},
    board::{Board, Dispatch, Msg, Tap},
    city::pin,
    phrases,
};
use crate::{
    browser::page,
    words::{Lang, art_project as words},
};

/// What going to a city, or choosing it, means now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fare {
    pub city: City,
    /// The fuel that it takes to get there; nothing where it is not about moving.
    pub fuel: Option<u8>,
    /// How much of it is paid in hearts.
    pub hearts: u8,
}

/// The map, with the cities that can be chosen.
pub fn map(board: &Board, open: &[Fare], dispatch: Dispatch) -> Node {
    let (scene, lang) = (board.scene(), board.lang);
    let mission = scene.setup.mission;
    let press = move |event: ev::MouseEvent| {
        if let Some(city) = city_of(&event) {
            dispatch.send(Msg::Own(Tap::City(city)));
        }
    };
    let steer = move |event: ev::KeyboardEvent| {
        let Some(city) = city_of(&event) else { return };
        match event.key().as_str() {
            "Enter" | " " => {
                event.prevent_default();
                dispatch.send(Msg::Own(Tap::City(city)));
            }
            key => {
                if let Some(next) = beside(mission, city, key) {
                    event.prevent_default();
                    page::focus_now(&format!("[data-city=\"{}\"] .hit", next.0));
                }
            }
        }
    };
    let name = phrases::mission(mission, lang);
    let (x, y) = chart(mission).title;
    let cities = scene.board().cities().map(|city| {
        let fare = open.iter().find(|fare| fare.city == city).copied();
        pin(board, city, fare)
    });
    let legend = legend(mission, lang).split(" · ").map(|line| view! { <span>{line}</span> });
    view! {
        <section class="map-sheet" aria-label=words::map(lang)>
            <svg class="map" viewBox="0 0 1000 700" role="group" aria-label=words::map_of(lang, &name)
                on:click=press on:keydown=steer>
                {ground(mission)}
                <text class="title" x=x y=y aria-hidden="true">{name}</text>
                {cities.collect::<Node>()}
            </svg>
            <p class=chart(mission).legend>{legend.collect::<Node>()}</p>
        </section>
    }
}

/// A city in a frame of its own, for a picture of the place.
pub fn photo(board: &Board, city: City) -> Node {
    let mission = board.scene().setup.mission;
    let Some(spot) = chart(mission).spots.get(city.index()) else { return Node::EMPTY };
    // The plate belongs to it. A city at the edge stands aside rather than half off the paper, and a wide
    // frame shows more of the other side.
    let aside = match spot.plate {
        Side::Left => -85,
        Side::Right | Side::Aslant => 85,
        _ => 0,
    };
    let (left, top) = ((spot.x + aside - 166).clamp(0, 668), (spot.y - 111).clamp(0, 478));
    let fit = match left {
        ..114 => "xMinYMid",
        555.. => "xMaxYMid",
        _ => "xMidYMid",
    };
    view! {
        <div class="photo" aria-hidden="true" inert>
            <svg class="map" viewBox=format!("{left} {top} 332 222") preserveAspectRatio=fit>{ground(mission)}{pin(board, city, None)}</svg>
        </div>
    }
}

/// What never changes: the picture, the roads and their signs.
fn ground(mission: Mission) -> Node {
    let chart = chart(mission);
    let roads = chart.roads.iter().map(|(class, path)| {
        view! { <g class=*class aria-hidden="true"><path d=*path></path><path d=*path></path><path d=*path></path></g> }
    });
    let (sign, places) = chart.signs;
    let signs = places.iter().map(|place| {
        view! { <g transform=*place aria-hidden="true"><use_ class="grow" href=sign></use_></g> }
    });
    view! {
        <image href=format!("maps.svg#{}", mission.slug()) width="1000" height="700"></image>
        {roads.collect::<Node>()}
        {signs.collect::<Node>()}
    }
}

fn legend(mission: Mission, lang: Lang) -> &'static str {
    match mission {
        Mission::Japan | Mission::UnitedStates => words::legend_string(lang),
        Mission::Egypt => words::legend_north(lang),
        Mission::Scandinavia => words::legend_double(lang),
        Mission::Polynesia => words::legend_sea(lang),
        Mission::Rio => words::legend_dots(lang),
    }
}

/// The city of the button that an event comes from.
fn city_of(event: &web_sys::Event) -> Option<City> {
    let target = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    let button = target.closest("[data-city]").ok()??;
    button.get_attribute("data-city")?.parse().ok().map(City)
}

/// The nearest neighbour in the direction of a key.
fn beside(mission: Mission, from: City, key: &str) -> Option<City> {
    let (dx, dy) = match key {
        "ArrowUp" => (0, -1),
        "ArrowDown" => (0, 1),
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        _ => return None,
    };
    let spots = chart(mission).spots;
    let here = spots.get(from.index())?;
    let judged = mission.board().neighbours(from).filter_map(|to| {
        let there = spots.get(to.index())?;
        let (x, y) = (there.x - here.x, there.y - here.y);
        (x * dx + y * dy > 0).then_some((x.abs() + y.abs(), to))
    });
    judged.min_by_key(|(far, _)| *far).map(|(_, to)| to)
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEYS: [&str; 4] = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

    #[test]
    fn arrow_keys_go_along_roads() {
        let board = Mission::Japan.board();
        let city = |id| board.named(id).expect("a city");
        assert_eq!(beside(Mission::Japan, city("tokyo"), "ArrowLeft"), Some(city("kyoto")));
        assert_eq!(beside(Mission::Japan, city("tokyo"), "ArrowUp"), Some(city("sendai")));
        assert_eq!(beside(Mission::Japan, city("fukuoka"), "ArrowLeft"), None);
        assert_eq!(beside(Mission::Japan, city("tokyo"), "Enter"), None);
    }

    #[test]
    fn arrow_keys_lead_from_any_city_to_every_other() {
        for mission in Mission::ALL {
            for from in mission.board().cities() {
                let (mut reached, mut next) = (vec![from], 0);
                while let Some(city) = reached.get(next).copied() {
                    let ways = KEYS.iter().filter_map(|key| beside(mission, city, key));
                    let new: Vec<City> = ways.filter(|to| !reached.contains(to)).collect();
                    reached.extend(new);
                    next += 1;
                }
                let missed = mission.board().cities().find(|city| !reached.contains(city));
                assert_eq!(missed, None, "{mission:?} {from:?}");
            }
        }
    }

    #[test]
    fn an_arrow_key_never_leaves_the_roads() {
        for mission in Mission::ALL {
            let board = mission.board();
            for from in board.cities() {
                let ways: Vec<City> = KEYS.iter().filter_map(|key| beside(mission, from, key)).collect();
                assert!(!ways.is_empty(), "{mission:?} {from:?}");
                assert!(ways.iter().all(|to| board.road(from, *to).is_some()), "{mission:?} {from:?}");
            }
        }
    }
}
