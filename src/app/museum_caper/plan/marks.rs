//! Marks on squares: what is in reach, what is chosen, what is forbidden.

use std::fmt::Write as _;

use cambriole_engine::rules::museum_caper::SquareSet;
use cambriole_markup::{Node, view};

use super::{
    geometry::{centre, contour, corner, tiles},
    light::lit,
    picture::Picture,
};

/// A veil and fine lines; thin where light passes, so that light is never seen to stop there.
pub(super) fn forbidden(picture: &Picture) -> Node {
    let lit = lit(picture);
    let veils = [("bp-veil", picture.forbidden.without(lit)), ("bp-veil is-lit", picture.forbidden.and(lit))];
    let drawn = veils.into_iter().filter(|(_, squares)| !squares.is_empty()).map(|(class, squares)| {
        let path = tiles(squares, 0);
        view! { <g class=class><path d=path.clone()></path><path fill="url(#mc-forbid)" d=path></path></g> }
    });
    drawn.collect()
}

/// A cross in the corner of every square that the players have marked.
pub(super) fn noted(picture: &Picture) -> Node {
    let mut path = String::new();
    for (x, y) in picture.noted.iter().map(corner) {
        let _ = write!(path, "M{} {}l8 8m0-8l-8 8", x + 6, y + 6);
    }
    let halo = path.clone();
    view! { <path class="bp-note-halo" d=halo></path><path class="bp-note" d=path></path> }
}

/// The chosen square.
pub(super) fn target(picture: &Picture) -> Node {
    let Some(target) = picture.target else { return Node::EMPTY };
    let ((x, y), (left, top)) = (centre(target.at), corner(target.at));
    let ticks = format!("M{x} {}v8M{x} {}v8M{} {y}h8M{} {y}h8", y - 23, y + 15, x - 23, x + 15);
    view! {
        <g class="bp-target">
            <rect x=left + 2 y=top + 2 width="36" height="36" rx="5"></rect>
            <path d=ticks></path>
        </g>
    }
}

/// One line round all squares in reach, and how many steps each takes.
pub(super) fn reach(picture: &Picture) -> Node {
    let Some(reach) = &picture.reach else { return Node::EMPTY };
    let target = picture.target.map(|target| target.at);
    let squares: SquareSet = reach.squares.iter().map(|(square, _)| *square).chain(target).collect();
    let round = contour(squares, 4);
    let numbers = reach.squares.iter().filter(|(square, steps)| *steps > 0 && target != Some(*square));
    let numbers = numbers.map(|(square, steps)| {
        let (x, y) = corner(*square);
        view! { <text x=x + 34 y=y + 35>{*steps}</text> }
    });
    view! {
        <g class=format!("bp-reach seat-{}", reach.mark)>
            <path class="bp-reach-fill" d=tiles(squares, 0)></path>
            <path class="bp-reach-halo" d=round.clone()></path>
            <path class="bp-reach-line" d=round></path>
            <g class="bp-reach-no">{numbers.collect::<Node>()}</g>
        </g>
    }
}
