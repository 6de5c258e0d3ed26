//! The experts on the map, and how they go along the strings.

use std::fmt::Write;

use cambriole_engine::rules::art_project::City;
use cambriole_markup::{Node, view};

use super::{
    atlas::{Side, Spot, chart},
    board::Board,
    city::translate,
    pieces,
};

/// Beside the pin, or above it where the plate hangs below; more than three beside it make two rows.
pub fn experts(board: &Board, spot: &Spot, city: City) -> Node {
    let figures: Vec<usize> = board.scene().figures_in(city).collect();
    let count = i32::try_from(figures.len()).unwrap_or_default();
    let side = match spot.plate {
        Side::Right | Side::Up => -1,
        Side::Left => 1,
        Side::Down | Side::Aslant => 0,
    };
    let columns = if count > 3 { (count + 1) / 2 } else { count };
    let place = |place: i32| match side {
        0 => {
            let gap = if count < 2 { 0 } else { (160 / (count - 1)).min(50) };
            (place * gap - gap * (count - 1) / 2, -62)
        }
        side if count > 3 => (side * (60 + place % columns * 36), if place < columns { -24 } else { 24 }),
        side => (side * (62 + place * 42), 0),
    };
    let each = (0..).zip(figures).map(|(number, figure)| {
        let (from, walk) = walk(board, figure);
        view! {
            <g class=format!("expert seat-{}", board.figure_mark(figure)) transform=translate(place(number))
                data-piece=figure data-from=from data-at=city.0 data-walk=walk>
                <use_ href="#ap-man"></use_>
                <use_ href=format!("#{}", pieces::expert(board.expert(figure))) x="-16" y="-17" width="33" height="33"></use_>
            </g>
        }
        .keyed(figure)
    });
    each.collect()
}

/// The stops of a figure's last journey, and the way along them for `browser::motion`: two steps a road.
fn walk(board: &Board, figure: usize) -> (String, String) {
    let (mut from, mut walk) = (String::new(), String::new());
    if board.fights.traveller == Some(board.expert(figure)) {
        let stops = &board.fights.journey;
        let chart = chart(board.scene().setup.mission);
        let at = |city: &City| chart.spots.get(city.index()).map_or((0, 0), |spot| (spot.x, spot.y));
        let end = stops.last().map(at).unwrap_or_default();
        let mut way = Vec::new();
        for (stop, next) in stops.iter().zip(stops.iter().skip(1)) {
            let _ = write!(from, "{} ", stop.0);
            way.extend([at(stop), middle(chart.roads, at(stop), at(next))]);
        }
        way.push(end);
        let mut sign = '[';
        for (x, y) in way {
            let (x, y) = (x - end.0, y - end.1);
            // A city on a small map is drawn larger, and all within it.
            let _ =
                write!(walk, r#"{sign}{{"translate":"calc({x}px/var(--grow)) calc({y}px/var(--grow))"}}"#);
            sign = ',';
        }
        walk.push(']');
    }
    (from, walk)
}

/// The middle of a road from city to city, which hangs in a curve.
fn middle(roads: &[(&str, &str)], from: (i32, i32), to: (i32, i32)) -> (i32, i32) {
    let bend = roads.iter().flat_map(|(_, path)| path.split('M')).find_map(|road| {
        let numbers: Vec<i32> = road.split([' ', 'Q']).filter_map(|number| number.parse().ok()).collect();
        let [x, y, over, down, left, top] = numbers[..] else { return None };
        let ends = [(x, y), (left, top)];
        (ends == [from, to] || ends == [to, from]).then_some((over, down))
    });
    let (x, y) = bend.unwrap_or((i32::midpoint(from.0, to.0), i32::midpoint(from.1, to.1)));
    ((from.0 + 2 * x + to.0) / 4, (from.1 + 2 * y + to.1) / 4)
}

#[cfg(test)]
mod tests {
    use cambriole_engine::rules::art_project::Mission;

    use super::*;

    #[test]
    fn a_way_follows_the_string_in_both_directions() {
        for mission in Mission::ALL.into_iter().filter(|mission| *mission != Mission::Polynesia) {
            let (chart, board) = (chart(mission), mission.board());
            for from in board.cities() {
                for to in board.neighbours(from) {
                    let at = |city: City| (chart.spots[city.index()].x, chart.spots[city.index()].y);
                    let (there, back) =
                        (middle(chart.roads, at(from), at(to)), middle(chart.roads, at(to), at(from)));
                    let straight = middle(&[], at(from), at(to));
                    assert_eq!(there, back, "{mission:?} {from:?} {to:?}");
                    assert_ne!(there, straight, "{mission:?} {from:?} {to:?}");
                }
            }
        }
    }
}
