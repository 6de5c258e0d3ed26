//! Light: a looked-at square shows its lit floor, each line of sight has a beam and a ray.

use cambriole_engine::rules::museum_caper::{Square, SquareSet};
use cambriole_markup::{Node, view};

use super::{
    geometry::{UNIT, centre, contour, tiles},
    ground::floors,
    picture::{Light, Picture},
};

/// The eight directions, clockwise from the east, as SVG turns: right and down.
const DIRECTIONS: [(i8, i8); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];

/// The squares of one direction, the nearest first.
fn line(light: &Light, (right, down): (i8, i8)) -> Vec<Square> {
    let beside = |square: &Square| {
        let row = square.row().checked_add_signed(down)?;
        let column = square.column().checked_add_signed(right)?;
        Square::at(row, column).filter(|next| light.seen.contains(*next))
    };
    std::iter::successors(Some(light.from), beside).skip(1).collect()
}

/// What is lit, by how brightly: the four strengths of the design, the brightest first.
fn strengths(lights: &[Light]) -> [SquareSet; 4] {
    let mut strengths = [SquareSet::EMPTY; 4];
    for light in lights {
        strengths[0].insert(light.from);
        if light.room {
            strengths[0] = strengths[0].or(light.seen);
            continue;
        }
        for direction in DIRECTIONS {
            for (place, square) in line(light, direction).into_iter().enumerate() {
                strengths[(place / 2).min(3)].insert(square);
            }
        }
    }
    // A square that is lit twice is as bright as the brighter light makes it.
    let mut brighter = SquareSet::EMPTY;
    strengths.map(|squares| {
        let rest = squares.without(brighter);
        brighter = brighter.or(squares);
        rest
    })
}

/// All that is lit.
pub(super) fn lit(picture: &Picture) -> SquareSet {
    let sources: SquareSet = picture.lights.iter().map(|light| light.from).collect();
    picture.lights.iter().fold(sources, |lit, light| lit.or(light.seen))
}

pub(super) fn light(picture: &Picture) -> Node {
    if picture.lights.is_empty() {
        return Node::EMPTY;
    }
    let strengths = strengths(&picture.lights);
    let each = || strengths.into_iter().enumerate().filter(|(_, squares)| !squares.is_empty());
    let blooms = each().map(|(strength, squares)| {
        view! { <path class=format!("bp-bloom-{strength}") d=tiles(squares, -3)></path> }
    });
    let tops = each().map(|(strength, squares)| {
        view! {
            <g class=format!("bp-lit-{strength}")>
                {floors(squares, true)}
                <path class="bp-warm" d=tiles(squares, 0)></path>
                <path class="bp-edge" d=tiles(squares, 1)></path>
            </g>
        }
    });
    let beams = picture.lights.iter().filter(|light| !light.room).flat_map(|light| {
        let lines = DIRECTIONS.into_iter().enumerate();
        lines.filter_map(move |(turn, direction)| beam(light, turn, line(light, direction).len()))
    });
    let (beams, rays): (Vec<Node>, Vec<Node>) = beams.unzip();
    let spots = picture.lights.iter().filter(|light| light.room).map(|light| {
        let (x, y) = centre(light.from);
        view! { <circle fill="url(#mc-spot)" cx=x cy=y r="62"></circle> }
    });
    view! {
        <g class=if picture.blink { "bp-light is-odd" } else { "bp-light" }>
            <g class="bp-blooms" filter="url(#mc-soft)">{blooms.collect::<Node>()}</g>
            {tops.collect::<Node>()}
            <clipPath id="mc-seen"><path d=tiles(lit(picture), 0)></path></clipPath>
            <g class="bp-beams" clip-path="url(#mc-seen)">{beams}</g>
            <g>{rays}</g>
            {spots.collect::<Node>()}
        </g>
    }
}

/// The beam of a line of sight, and the ray that ends in a bar where a wall stops it.
fn beam(light: &Light, turn: usize, squares: usize) -> Option<(Node, Node)> {
    let squares = i32::try_from(squares).ok().filter(|squares| *squares > 0)?;
    let is_diagonal = turn % 2 == 1;
    // The way to the middle of a square across its corner is half again as long, but for a tenth.
    let long = |straight: i32| if is_diagonal { straight * 1414 / 1000 } else { straight };
    let (x, y) = centre(light.from);
    let place = format!("translate({x} {y}) rotate({})", turn * 45);
    let (end, stop) = (long(squares * UNIT + 19), long(squares * UNIT + 13));
    let wide = if is_diagonal { 15 } else { 17 };
    let beam = view! {
        <path fill="url(#mc-beam)" transform=place.clone() d=format!("M0-4L{end}-{wide}V{wide}L0 4z")></path>
    };
    let ray = view! {
        <g transform=place>
            <path class="bp-ray" d=format!("M{} 0H{stop}", long(12))></path>
            <path class="bp-stop" d=format!("M{stop}-7V7")></path>
        </g>
    };
    Some((beam, ray))
}

/// Haze, where it is soft: below the light.
pub(super) fn haze(picture: &Picture) -> Node {
    let soft = densities(picture).map(|(density, squares)| {
        view! { <path class=format!("bp-haze-{density}") d=tiles(squares, 0)></path> }
    });
    view! { <g class="bp-haze" filter="url(#mc-soft)">{soft.collect::<Node>()}</g> }
}

/// The dust in the haze and the line round it: above the light.
pub(super) fn dust(picture: &Picture) -> Node {
    let lit = lit(picture);
    let dust = densities(picture).flat_map(|(density, squares)| {
        [(squares.without(lit), "url(#mc-dust)"), (squares.and(lit), "url(#mc-dust-lit)")].map(
            |(squares, fill)| {
                view! { <path class=format!("bp-dust-{density}") fill=fill d=tiles(squares, 1)></path> }
            },
        )
    });
    let all = picture.haze.into_iter().fold(SquareSet::EMPTY, SquareSet::or);
    let round = contour(all, 3);
    view! {
        <g class="bp-haze">
            {dust.collect::<Node>()}
            <path class="bp-haze-halo" d=round.clone()></path>
            <path class="bp-haze-line" d=round></path>
        </g>
    }
}

/// The densities that there are, from 1.
fn densities(picture: &Picture) -> impl Iterator<Item = (usize, SquareSet)> {
    (1..).zip(picture.haze).filter(|(_, squares)| !squares.is_empty())
}
