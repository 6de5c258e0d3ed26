//! The museum as an architect's drawing that lights up where somebody looks: pure functions from a
//! [`Picture`] to markup. Floors, walls and exits are read from the museum of the rules.

mod exits;
mod geometry;
mod grid;
mod ground;
mod light;
mod marks;
mod picture;
mod pieces;
mod trail;

pub use grid::{Grid, grid};
pub use picture::{
    Alarm, Cam, Figure, Haze, Light, Lock, Look, Painting, Pawn, Picture, Reach, Target, Thief, Trail,
    even_haze,
};
pub use pieces::{broken, figure, swatch};

use cambriole_engine::rules::museum_caper::Square;
use cambriole_markup::{Node, view};

use crate::words::Lang;

/// The drawing: from the paper up to the thief.
pub fn board(picture: &Picture, lang: Lang) -> Node {
    let class = if picture.chase { "bp is-chase" } else { "bp" };
    view! {
        <svg class="board" viewBox="-20 -20 520 480" role="img" aria-label=picture.label.clone() focusable="false">
            <g id="mc-board" class=class>{layers(picture, lang)}</g>
        </svg>
    }
}

/// A drawing that explains a rule: the words beside it say what it shows.
pub fn example(picture: &Picture, lang: Lang) -> Node {
    view! {
        <svg class="board" viewBox="-20 -20 520 480" aria-hidden="true" focusable="false">
            <g class="bp">{layers(picture, lang)}</g>
        </svg>
    }
}

fn layers(picture: &Picture, lang: Lang) -> Node {
    view! {
        {ground::sheet(picture.chase, &picture.notes, lang)}
        {pieces::pools(picture)}
        {light::haze(picture)}
        {light::light(picture)}
        {light::dust(picture)}
        {exits::alarms(picture)}
        {marks::forbidden(picture)}
        {ground::names(lang)}
        {ground::walls()}
        {marks::target(picture)}
        {marks::reach(picture)}
        {pieces::things(picture)}
        {exits::locks(picture)}
        {marks::noted(picture)}
        {pieces::pawns(picture)}
        {trail::trail(picture)}
        {exits::distances(picture)}
        {pieces::thief(picture)}
    }
}

/// A second look at the drawing, around a square: for phones, where squares are small.
pub fn loupe(at: Square) -> Node {
    const SIZE: i32 = 92;
    let (x, y) = geometry::centre(at);
    let window = format!("{} {} {SIZE} {SIZE}", x - SIZE / 2, y - SIZE / 2);
    view! {
        <svg class="loupe" viewBox=window aria-hidden="true" focusable="false"><use_ href="#mc-board"></use_></svg>
    }
}

#[cfg(test)]
mod tests;
