//! The red pencil: the way of the thief, stop by stop, on their own sheet and in a replay.

use std::{cmp::Ordering, fmt::Write as _};

use cambriole_engine::rules::museum_caper::{Square, museum};
use cambriole_markup::{Node, view};

use super::{
    geometry::{centre, turned},
    picture::Picture,
};

/// How far a way used twice runs beside itself.
const BESIDE: i32 = 9;

type Point = (i32, i32);

/// A step: its two ends, and how far it is drawn beside the middle.
#[derive(Clone, Copy)]
struct Step {
    from: Point,
    to: Point,
    beside: i32,
}

impl Step {
    fn is_level(self) -> bool {
        self.from.1 == self.to.1
    }

    fn aside(self, (x, y): Point) -> Point {
        if self.is_level() { (x, y + self.beside) } else { (x + self.beside, y) }
    }
}

/// Ways that were drawn, to draw the next one beside them.
#[derive(Default)]
struct Used(Vec<(Square, Square)>);

impl Used {
    fn step(&mut self, one: Square, two: Square) -> Step {
        let way = (one.min(two), one.max(two));
        let before = self.0.iter().filter(|used| **used == way).count();
        self.0.push(way);
        let beside = match before {
            0 => 0,
            odd if odd % 2 == 1 => BESIDE,
            _ => -BESIDE,
        };
        Step { from: centre(one), to: centre(two), beside }
    }

    /// The corners of a way over these squares.
    fn points(&mut self, squares: &[Square]) -> Vec<Point> {
        let mut points: Vec<Point> = Vec::new();
        let mut before: Option<Step> = None;
        for pair in squares.windows(2) {
            let &[one, two] = pair else { continue };
            let step = self.step(one, two);
            match (before, points.last_mut()) {
                (Some(before), Some(last)) if before.is_level() != step.is_level() => {
                    *last = step.aside(before.aside(step.from));
                }
                (Some(before), _) if before.beside == step.beside => {}
                _ => points.push(step.aside(step.from)),
            }
            points.push(step.aside(step.to));
            before = Some(step);
        }
        points
    }
}

/// The line of one move and the triangles on it.
fn way(points: &[Point], class: &'static str) -> (Node, Node) {
    let mut path = String::new();
    for (x, y) in points {
        let _ = write!(path, "{}{x} {y}", if path.is_empty() { 'M' } else { 'L' });
    }
    let triangles = points.windows(2).filter_map(|pair| {
        let &[(x1, y1), (x2, y2)] = pair else { return None };
        let (dx, dy) = (x2 - x1, y2 - y1);
        let turn = match (dx.abs() >= dy.abs(), dx + dy > 0) {
            (true, true) => 0,
            (false, true) => 90,
            (true, false) => 180,
            (false, false) => 270,
        };
        let place = format!("translate({} {}) rotate({turn})", i32::midpoint(x1, x2), i32::midpoint(y1, y2));
        // Where it only changes sides there is no room for one.
        (dx.abs().max(dy.abs()) >= 20)
            .then(|| view! { <path class=class transform=place d="M-3.5-5 4.5 0l-8 5z"></path> })
    });
    let line = view! {
        <path class="bp-trail-halo" d=path.clone()></path><path class=format!("bp-trail {class}") pathLength=(class == "is-new").then_some("1") d=path></path>
    };
    (line, triangles.collect())
}

fn disc(class: &'static str, (x, y): Point, label: &str) -> Node {
    let half = match label.chars().count() {
        0 | 1 => 8,
        2 => 10,
        long => i32::try_from(long).unwrap_or_default() * 4 + 1,
    };
    view! {
        <g class=class transform=format!("translate({x} {y})")>
            <rect x=-half y="-8.2" width=2 * half height="16.4" rx="8.2"></rect><text y="3.9">{label.to_owned()}</text>
        </g>
    }
}

pub(super) fn trail(picture: &Picture) -> Node {
    let Some(trail) = &picture.trail else { return Node::EMPTY };
    let mut used = Used::default();
    let (mut lines, mut triangles) = (Vec::new(), Vec::new());
    let moves = trail.moves.iter().enumerate().map(|(number, squares)| {
        let class = match (number + 1).cmp(&trail.past) {
            Ordering::Less => "",
            Ordering::Equal => "is-new",
            Ordering::Greater => "is-later",
        };
        (squares, class)
    });
    for (squares, class) in moves.chain([(&trail.plan, "is-plan")]) {
        let (line, on_it) = way(&used.points(squares), class);
        lines.push(line);
        triangles.push(on_it);
    }

    // One disc a square, with the numbers of all moves that ended there.
    let mut stops: Vec<(Square, usize, String)> = Vec::new();
    for (number, end) in (1..).zip(trail.moves.iter().filter_map(|squares| squares.last())) {
        match stops.iter_mut().find(|(square, ..)| square == end) {
            Some((.., label)) => {
                let _ = write!(label, "·{number}");
            }
            None => stops.push((*end, number, number.to_string())),
        }
    }
    let stops = stops.iter().map(|(square, first, label)| {
        // The thief does not stand on the number.
        let aside = if picture.thief.as_ref().is_some_and(|thief| thief.at == *square) { 13 } else { 0 };
        let (x, y) = centre(*square);
        let class = if *first > trail.past { "bp-disc is-later" } else { "bp-disc" };
        disc(class, (x + aside, y - aside), label)
    });
    let inner = trail.plan.get(1..trail.plan.len().saturating_sub(1)).unwrap_or_default();
    let planned = inner
        .iter()
        .enumerate()
        .map(|(place, square)| disc("bp-disc is-plan", centre(*square), &(place + 1).to_string()));

    let entry = trail.entry.map(|exit| {
        let door = museum().door(exit);
        let (x, y) = centre(door.before);
        view! {
            <g class="bp-entry" transform=turned(door.before, door.side)>
                <path class="bp-trail-halo" d="M0 0V8"></path><path d="M0-1V9"></path>
                <path class="bp-entry-tip" d="M-8 4 0 15 8 4z"></path>
            </g>
            <circle class="bp-entry-dot" cx=x cy=y r="5"></circle>
        }
    });
    view! {
        <g class="bp-trails">
            {lines}{entry}<g class="bp-chev">{triangles}</g>{stops.chain(planned).collect::<Node>()}
        </g>
    }
}
