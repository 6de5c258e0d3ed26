//! Small pictures beside words.

use cambriole_engine::rules::{
    Seat,
    art_project::{Clues, Expert, Resource, Symbol},
};
use cambriole_markup::{Node, view};

use super::{board::Board, phrases};
use crate::words::Lang;

/// A drawing by its symbol: `i-menu` is the house's, `ap-fuel` this game's.
pub fn ic(name: &'static str) -> Node {
    view! { <svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><use_ href=format!("#{name}")></use_></svg> }
}

/// The same drawing, lit.
pub fn lit(name: &'static str) -> Node {
    view! { <svg class="ic on" viewBox="0 0 24 24" aria-hidden="true"><use_ href=format!("#{name}")></use_></svg> }
}

/// The same drawing several times.
pub fn row(name: &'static str, count: u8) -> Node {
    (0..count).map(|_| ic(name)).collect()
}

/// The drawing of a symbol, without its `ap-`.
pub fn symbol(symbol: Symbol) -> &'static str {
    ["ap-sculpture", "ap-book", "ap-film", "ap-graphic", "ap-artefact", "ap-music"][symbol.index()]
}

pub fn resource(resource: Resource) -> &'static str {
    ["ap-fuel", "ap-weapon", "ap-walkie"][resource.index()]
}

pub fn expert(expert: Expert) -> &'static str {
    ["ap-king", "ap-queen", "ap-knight", "ap-bishop", "ap-rook", "ap-pawn"][expert as usize]
}

/// A clue symbol on its colour, with its name for those who hear the page.
pub fn clue(of: Symbol, lang: Lang) -> Node {
    view! {
        <span class=format!("clue t-{}", of.slug())>
            <svg aria-hidden="true"><use_ href=format!("#{}", symbol(of))></use_></svg>
            <span class="vh">{phrases::symbol(of, lang)}</span>
        </span>
    }
}

/// The back of a card.
pub fn back(clues: Clues, lang: Lang) -> Node {
    let seal = (clues.len() == 1)
        .then(|| view! { <svg class="back-seal" aria-hidden="true"><use_ href="#ap-seal"></use_></svg> });
    view! { <span class="back">{clues.iter().map(|of| clue(of, lang)).collect::<Node>()}{seal}</span> }
}

/// A figure's emblem on its player's colour.
pub fn disc(board: &Board, figure: usize) -> Node {
    let class = format!("disc seat-{}", board.figure_mark(figure));
    view! { <span class=class>{ic(expert(board.expert(figure)))}</span> }
}

/// A figure's disc and name.
#[inline(never)]
pub fn figure(board: &Board, figure: usize) -> Node {
    view! { <span class="who-in">{disc(board, figure)}<b>{board.figure_name(figure)}</b></span> }
}

/// A player's disc and name.
pub fn who(board: &Board, seat: Seat) -> Node {
    figure(board, seat.index())
}
