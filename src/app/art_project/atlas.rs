//! Where things stand on the six maps, which are drawn on 1000 by 700.

use cambriole_engine::rules::art_project::Mission;

use Side::{Aslant, Down, Left, Right, Up};

/// Where something hangs, seen from a city's pin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    Up,
    Down,
    Left,
    Right,
    /// Below, and to the right.
    Aslant,
}

/// A city on its map.
#[derive(Debug, Clone, Copy)]
pub struct Spot {
    pub x: i32,
    pub y: i32,
    /// Where the plate with its name hangs.
    pub plate: Side,
    /// Where, seen from the plate, the tag of its effect hangs.
    pub tag: Side,
    /// On which side of its agents there is room for a sign: 1 or -1; 0 if only above the plate.
    pub room: i32,
}

const fn spot(x: i32, y: i32, plate: Side) -> Spot {
    // Beside the pin itself there is none.
    let room = if matches!(plate, Left) { -1 } else { 1 };
    Spot { x, y, plate, tag: Up, room }
}

impl Spot {
    const fn tagged(self, tag: Side) -> Self {
        Self { tag, ..self }
    }

    const fn with_room(self, room: i32) -> Self {
        Self { room, ..self }
    }
}

/// A mission's map.
#[derive(Debug)]
pub struct Chart {
    /// The cities, in the order of the board.
    pub spots: &'static [Spot],
    /// The roads by how they are drawn: one path a road, from city to city.
    pub roads: &'static [(&'static str, &'static str)],
    /// What hangs in the middle of roads: the Nile's way, or the price of two.
    pub signs: (&'static str, &'static [&'static str]),
    pub title: (i32, i32),
    /// The corner of the legend.
    pub legend: &'static str,
}

pub fn chart(mission: Mission) -> &'static Chart {
    &CHARTS[mission as usize]
}

const CHARTS: [Chart; 6] = [JAPAN, EGYPT, UNITED_STATES, SCANDINAVIA, POLYNESIA, RIO];

const JAPAN: Chart = Chart {
    spots: &[
        spot(800, 150, Left),               // sapporo
        spot(700, 348, Right),              // sendai
        spot(622, 490, Right),              // tokyo
        spot(424, 432, Down).with_room(-1), // kyoto
        spot(216, 362, Up),                 // hiroshima
        spot(118, 520, Down),               // fukuoka
    ],
    roads: &[(
        "roads roads-string",
        "M800 150Q803 276 700 348\
             M800 150Q596 260 622 490\
             M700 348Q645 410 622 490\
             M700 348Q577 440 424 432\
             M622 490Q535 419 424 432\
             M424 432Q331 365 216 362\
             M424 432Q244 384 118 520\
             M216 362Q143 426 118 520",
    )],
    signs: ("#ap-two", &[]),
    title: (52, 168),
    legend: "legend at-br",
};

const EGYPT: Chart = Chart {
    spots: &[
        spot(462, 620, Left),  // abu-simbel
        spot(690, 574, Right), // aswan
        spot(720, 418, Right), // luxor
        spot(524, 352, Left),  // asyut
        spot(336, 232, Left),  // fayoum
        spot(574, 196, Right), // cairo
        spot(316, 98, Left),   // alexandria
    ],
    roads: &[(
        "roads roads-string",
        "M462 620Q584 635 690 574\
             M690 574Q677 491 720 418\
             M720 418Q613 412 524 352\
             M690 574Q628 447 524 352\
             M524 352Q447 266 336 232\
             M524 352Q529 268 574 196\
             M336 232Q460 247 574 196\
             M336 232Q295 170 316 98\
             M574 196Q457 115 316 98",
    )],
    signs: (
        "#ap-north",
        &[
            "translate(580 616) rotate(-11)",
            "translate(691 494) rotate(-79)",
            "translate(618 398) rotate(-161)",
            "translate(618 455) rotate(-127)",
            "translate(438 279) rotate(-147)",
            "translate(539 271) rotate(-72)",
            "translate(458 230) rotate(-9)",
            "translate(310 168) rotate(-98)",
            "translate(451 131) rotate(-159)",
        ],
    ),
    title: (56, 432),
    legend: "legend at-tr",
};

const UNITED_STATES: Chart = Chart {
    spots: &[
        spot(84, 330, Aslant),             // san-francisco
        spot(150, 524, Aslant),            // los-angeles
        spot(470, 500, Down).tagged(Down), // dallas
        spot(612, 262, Up),                // chicago
        spot(862, 240, Up),                // new-york
        spot(826, 392, Down),              // washington
        spot(640, 600, Right),             // new-orleans
    ],
    roads: &[(
        "roads roads-string",
        "M84 330Q92 435 150 524\
             M84 330Q340 232 612 262\
             M150 524Q314 564 470 500\
             M470 500Q512 364 612 262\
             M470 500Q568 528 640 600\
             M640 600Q766 525 826 392\
             M826 392Q866 325 862 240\
             M862 240Q734 212 612 262",
    )],
    signs: ("#ap-two", &[]),
    title: (132, 82),
    legend: "legend at-bl",
};

const SCANDINAVIA: Chart = Chart {
    spots: &[
        spot(368, 620, Left).tagged(Up),               // copenhagen
        spot(350, 434, Up).tagged(Right).with_room(0), // oslo
        spot(112, 394, Down).tagged(Right),            // bergen
        spot(512, 490, Right).tagged(Up),              // stockholm
        spot(836, 424, Up).tagged(Left),               // helsinki
        spot(622, 96, Right).tagged(Up),               // tromso
    ],
    roads: &[
        (
            "roads roads-beige",
            "M368 620Q336 529 350 434\
             M368 620Q463 580 512 490\
             M350 434Q440 435 512 490\
             M350 434Q236 383 112 394\
             M512 490Q665 414 836 424",
        ),
        (
            "roads roads-double",
            "M112 394Q332 184 622 96\
             M512 490Q600 302 622 96\
             M836 424Q766 236 622 96\
             M368 620Q211 540 112 394",
        ),
    ],
    signs: (
        "#ap-two",
        &["translate(350 214)", "translate(584 298)", "translate(748 248)", "translate(226 524)"],
    ),
    title: (206, 84),
    legend: "legend at-br",
};

const POLYNESIA: Chart = Chart {
    spots: &[
        spot(118, 62, Down),                // bora-bora
        spot(112, 296, Down),               // raiatea
        spot(300, 262, Down),               // huahine
        spot(300, 470, Down),               // moorea
        spot(504, 540, Down),               // tahiti
        spot(470, 62, Down),                // rangiroa
        spot(492, 250, Down),               // fakarava
        spot(706, 90, Down),                // nuku-hiva
        spot(900, 176, Down).with_room(-1), // hiva-oa
        spot(122, 528, Down),               // rurutu
        spot(694, 552, Down),               // raivavae
        spot(882, 372, Down).with_room(-1), // mangareva
    ],
    roads: &[],
    signs: ("#ap-two", &[]),
    title: (788, 512),
    legend: "legend at-bl",
};

const RIO: Chart = Chart {
    spots: &[
        spot(690, 124, Up),    // centro
        spot(268, 128, Up),    // sao-cristovao
        spot(470, 284, Left),  // santa-teresa
        spot(322, 430, Left),  // cosme-velho
        spot(694, 392, Left),  // botafogo
        spot(776, 520, Down),  // copacabana
        spot(410, 592, Right), // ipanema
    ],
    roads: &[
        (
            "roads roads-string",
            "M690 124Q479 82 268 128\
             M690 124Q736 257 694 392\
             M470 284Q413 376 322 430\
             M268 128Q262 285 322 430\
             M322 430Q512 455 694 392\
             M322 430Q348 528 410 592",
        ),
        (
            "roads roads-dots",
            "M690 124Q591 224 470 284\
             M694 392Q758 444 776 520\
             M776 520Q590 518 410 592",
        ),
    ],
    signs: ("#ap-two", &[]),
    title: (36, 608),
    legend: "legend at-bl",
};

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use cambriole_engine::rules::art_project::City;

    use super::*;

    type Ends = ((i32, i32), (i32, i32));

    /// The ends of the roads of a path.
    fn ends(path: &str) -> Vec<Ends> {
        let numbers =
            |text: &str| text.split(' ').map(|it| it.parse().expect("a number")).collect::<Vec<i32>>();
        let road = |road: &str| {
            let (from, rest) = road.split_once('Q').expect("a curve");
            let (from, rest) = (numbers(from), numbers(rest));
            ((from[0], from[1]), (rest[2], rest[3]))
        };
        path.split('M').skip(1).map(road).collect()
    }

    #[test]
    fn every_city_has_its_place_and_room_around_it() {
        for mission in Mission::ALL {
            let (chart, board) = (chart(mission), mission.board());
            assert_eq!(chart.spots.len(), board.cities.len(), "{mission:?}");
            for (place, one) in chart.spots.iter().enumerate() {
                assert!((60..940).contains(&one.x) && (60..640).contains(&one.y), "{mission:?} {one:?}");
                let apart = |other: &Spot| (one.x - other.x).abs().max((one.y - other.y).abs()) >= 90;
                assert!(chart.spots.iter().skip(place + 1).all(apart), "{mission:?} {one:?}");
            }
        }
    }

    #[test]
    fn every_road_is_drawn_once_by_its_cost() {
        for mission in Mission::ALL {
            let (chart, board) = (chart(mission), mission.board());
            let at = |city: City| (chart.spots[city.index()].x, chart.spots[city.index()].y);
            let fares = |from: City, to: City| (board.road(from, to), board.road(to, from));
            let roads = |wanted: fn(u8, u8) -> bool| -> BTreeSet<Ends> {
                let pairs = board.cities().flat_map(|from| board.cities().map(move |to| (from, to)));
                let asked = pairs.filter(|(from, to)| match fares(*from, *to) {
                    (Some(there), Some(back)) => from < to && wanted(there, back),
                    _ => false,
                });
                asked.map(|(from, to)| (at(from).min(at(to)), at(from).max(at(to)))).collect()
            };
            if mission == Mission::Polynesia {
                assert!(chart.roads.is_empty(), "from any island to any other");
                continue;
            }
            let mut drawn = 0;
            for (class, path) in chart.roads {
                let ends: Vec<Ends> = ends(path).into_iter().map(|(a, b)| (a.min(b), a.max(b))).collect();
                let wanted: fn(u8, u8) -> bool = match *class {
                    "roads roads-dots" => |there, back| there + back == 0,
                    "roads roads-double" => |there, _| there == 2,
                    _ => |there, back| there.max(back) == 1,
                };
                drawn += ends.len();
                assert_eq!(ends.into_iter().collect::<BTreeSet<_>>(), roads(wanted), "{mission:?} {class}");
            }
            assert_eq!(drawn, roads(|_, _| true).len(), "{mission:?}");
        }
    }

    #[test]
    fn the_way_down_the_nile_and_dear_roads_have_signs() {
        let signs = |mission| chart(mission).signs.1.len();
        assert_eq!((signs(Mission::Egypt), signs(Mission::Scandinavia), signs(Mission::Japan)), (9, 4, 0));
        let north = &chart(Mission::Egypt).roads[0];
        let board = Mission::Egypt.board();
        let city = |at: (i32, i32)| {
            let place = EGYPT.spots.iter().position(|spot| (spot.x, spot.y) == at).expect("a city");
            City(u8::try_from(place).expect("few"))
        };
        let free = |(from, to): &Ends| board.road(city(*from), city(*to)) == Some(0);
        assert!(ends(north.1).iter().all(free), "roads are drawn northward, as the signs point");
    }
}
