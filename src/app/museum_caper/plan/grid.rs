//! The same board as a grid of real buttons, which lies over the drawing.

use cambriole_engine::rules::museum_caper::{Square, SquareSet};
use cambriole_markup::{Node, view};
use leptos::{ev, prelude::*, wasm_bindgen::JsCast, web_sys};

use crate::{
    app::museum_caper::{Dispatch, Msg, Tap},
    browser::page,
};

/// A grid of squares to choose from.
#[derive(Debug, Clone)]
pub struct Grid {
    /// What is to be chosen.
    pub label: String,
    /// What may be chosen. The others stay in the grid, for those who look around in it.
    pub legal: SquareSet,
    pub selected: Option<Square>,
    /// Where whoever chooses stands: there the keyboard begins.
    pub home: Option<Square>,
    /// What every square is called: its place, its room, what stands on it.
    pub names: Vec<String>,
    /// Where the keyboard is.
    pub focus: ArcRwSignal<Option<Square>>,
    pub dispatch: Dispatch,
}

/// The grid: one square is in the order of the tab key, the arrow keys go on from there.
pub fn grid(grid: Grid) -> Node {
    let (dispatch, legal, selected) = (grid.dispatch, grid.legal, grid.selected);
    let focus = grid.focus.clone();
    let press = move |event: ev::MouseEvent| {
        if let Some(square) = square_of(&event).filter(|square| legal.contains(*square)) {
            // A key or a screen reader presses without a pointer.
            let again = event.detail() == 0 && selected == Some(square);
            dispatch.send(if again { Msg::Own(Tap::Decide) } else { Msg::Own(Tap::Square(square)) });
        }
    };
    let enter = move |event: ev::FocusEvent| {
        if let Some(square) = square_of(&event) {
            focus.set(Some(square));
        }
    };
    let steer = move |event: ev::KeyboardEvent| {
        let next = square_of(&event).and_then(|square| beside(square, &event.key()));
        if let Some(next) = next {
            event.prevent_default();
            page::focus_now(&format!("[data-square=\"{}\"]", next.index()));
        }
    };
    let label = grid.label.clone();
    let rows = move || rows(&grid);
    view! {
        <div class="bp-grid" role="grid" aria-label=label on:click=press on:focusin=enter on:keydown=steer>
            {rows}
        </div>
    }
}

fn rows(grid: &Grid) -> Node {
    let first = grid.selected.or(grid.home).or(grid.legal.first()).or(Square::all().next());
    let stop = grid.focus.get().or(first);
    let mut rows: Vec<(u8, Vec<Node>)> = Vec::new();
    for (square, name) in Square::all().zip(&grid.names) {
        let cell = cell(grid, square, name, stop == Some(square));
        match rows.last_mut().filter(|(row, _)| *row == square.row()) {
            Some((_, cells)) => cells.push(cell),
            None => rows.push((square.row(), vec![cell])),
        }
    }
    let rows = rows.into_iter().map(|(row, cells)| {
        view! { <div role="row" aria-rowindex=row>{cells}</div> }
    });
    rows.collect()
}

fn cell(grid: &Grid, square: Square, name: &str, is_stop: bool) -> Node {
    let (row, column) = (square.row(), square.column());
    let is_legal = grid.legal.contains(square);
    let class = format!("bp-sq r{row} c{column}{}", if is_legal { " is-legal" } else { "" });
    view! {
        <button type="button" role="gridcell" class=class tabindex=if is_stop { "0" } else { "-1" }
            aria-colindex=column
            aria-selected=(grid.selected == Some(square)).then_some("true")
            aria-disabled=(!is_legal).then_some("true")
            aria-label=name.to_owned()
            data-square=square.index()>
        </button>
    }
}

/// The square of the button that an event comes from.
fn square_of(event: &web_sys::Event) -> Option<Square> {
    let button = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    let number: u8 = button.get_attribute("data-square")?.parse().ok()?;
    Square::try_from(number).ok()
}

/// The next square in the direction of a key, over walls and gaps.
fn beside(square: Square, key: &str) -> Option<Square> {
    let (row, column) = (square.row(), square.column());
    let mut in_line = Square::all().filter(|other| match key {
        "ArrowUp" | "ArrowDown" => other.column() == column,
        _ => other.row() == row,
    });
    match key {
        "ArrowRight" => in_line.find(|other| other.column() > column),
        "ArrowLeft" => in_line.filter(|other| other.column() < column).last(),
        "ArrowDown" => in_line.find(|other| other.row() > row),
        "ArrowUp" => in_line.filter(|other| other.row() < row).last(),
        "Home" => in_line.next(),
        "End" => in_line.last(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(row: u8, column: u8) -> Square {
        Square::at(row, column).expect("a square of the plan")
    }

    fn written(legal: SquareSet, selected: Option<Square>) -> String {
        Owner::new().with(|| {
            let name = |square: Square| format!("{}·{}", square.row(), square.column());
            let drawn = grid(Grid {
                label: "Squares".into(),
                legal,
                selected,
                home: None,
                names: Square::all().map(name).collect(),
                focus: ArcRwSignal::new(None),
                dispatch: Dispatch::nowhere(),
            });
            drawn.to_html()
        })
    }

    #[test]
    fn every_square_is_a_named_button_and_one_of_them_is_in_the_order_of_the_tab_key() {
        let page = written(SquareSet::EMPTY, None);
        assert_eq!(page.matches("role=\"gridcell\"").count(), 104);
        assert_eq!(page.matches("role=\"row\"").count(), 11);
        assert_eq!(page.matches("tabindex=\"0\"").count(), 1);
        assert_eq!(page.matches("aria-disabled=\"true\"").count(), 104);
        for square in Square::all() {
            assert!(page.contains(&format!("aria-label=\"{}·{}\"", square.row(), square.column())));
        }
    }

    #[test]
    fn what_may_be_chosen_is_not_off_and_what_is_chosen_says_so() {
        let legal: SquareSet = [at(3, 4), at(3, 5), at(4, 4)].into_iter().collect();
        let page = written(legal, Some(at(3, 5)));
        assert_eq!(page.matches("aria-disabled=\"true\"").count(), 101);
        assert_eq!(page.matches("is-legal").count(), 3);
        let chosen = page.split("<button").find(|button| button.contains("aria-selected")).expect("one");
        assert!(chosen.contains("tabindex=\"0\"") && chosen.contains("aria-label=\"3·5\""));
    }

    #[test]
    fn arrows_go_to_the_next_square_that_exists() {
        assert_eq!(beside(at(1, 4), "ArrowRight"), Some(at(1, 5)));
        assert_eq!(beside(at(1, 4), "ArrowLeft"), None);
        assert_eq!(beside(at(5, 3), "ArrowDown"), Some(at(6, 3)), "over a wall");
        assert_eq!(beside(at(11, 5), "ArrowRight"), Some(at(11, 8)), "over the stairs");
        assert_eq!(beside(at(7, 1), "ArrowUp"), Some(at(5, 1)), "over the garden");
        assert_eq!((beside(at(9, 5), "Home"), beside(at(9, 5), "End")), (Some(at(9, 1)), Some(at(9, 12))));
        assert_eq!(beside(at(9, 5), "Enter"), None);
        for square in Square::all() {
            for (key, back) in [("ArrowRight", "ArrowLeft"), ("ArrowDown", "ArrowUp")] {
                if let Some(next) = beside(square, key) {
                    assert_eq!(beside(next, back), Some(square));
                }
            }
        }
    }
}
