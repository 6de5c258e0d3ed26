//! The detectives' screens have no trace of a hidden thief.

use cambriole::{
    app::{
        museum_caper::{Aids, Board, Choice, Dispatch, Tape, table_view},
        screens::curtain,
        table::emblems,
    },
    words::Lang,
};
use cambriole_engine::{
    rules::{
        Dice, Game, Imagine, Seat, Seed, Viewer,
        museum_caper::{Setup, SquareSet, State, View, whereabouts},
    },
    table::{Match, Stage},
};
use leptos::prelude::*;

use crate::matches::{chairs, emblem, played};

/// Matches stopped at many moments of the night.
fn moments() -> impl Iterator<Item = Match<State>> {
    (2..=7).flat_map(|players| {
        (0..24).map(move |seed| {
            let setup = Setup { thief: Some(Seat(0)), chosen_locks: seed % 5 == 0, ..Setup::of(players) };
            played(setup, players, seed, 10 + seed * 3)
        })
    })
}

fn page(view: View, stage: Stage) -> String {
    Owner::new().with(|| {
        let hidden = view.open.visible.is_none() && !view.open.is_told();
        let believed = if hidden { whereabouts(&view.open) } else { SquareSet::EMPTY };
        let count = u8::try_from(view.open.players()).expect("few");
        let (chairs, lang) = (chairs(count), Lang::En);
        let (legal, journal) = (Vec::new(), Vec::new());
        let (choice, aids) = (Choice::default(), Aids::default());
        let (tape, focus) = (Tape::END, ArcRwSignal::new(None));
        let (museum_name, confirms) = (String::new(), true);
        let board = Board {
            view,
            chairs,
            lang,
            stage,
            legal,
            choice,
            aids,
            tape,
            focus,
            museum_name,
            believed,
            journal,
            confirms,
        };
        table_view(&board, Dispatch::nowhere()).to_html()
    })
}

#[test]
fn a_seat_looks_the_same_on_the_board_and_on_the_curtain() {
    let setup = Setup { thief: Some(Seat(0)), ..Setup::of(4) };
    let game = played::<State>(setup, 4, 3, 20);
    let view = game.view(Viewer::Table);
    let emblems = emblems::<State>(&view, game.chairs());
    let board = page(view, Stage::Open(Seat(1)));
    for seat in Seat::all(4) {
        let curtain = curtain(seat, game.chairs(), &emblems, Vec::new(), Lang::En, || ()).to_html();
        let drawn = emblem(&curtain);
        assert!(drawn.starts_with("#mc-") && board.contains(drawn), "{drawn}");
    }
}

#[test]
fn the_shared_screen_knows_no_hidden_thief() {
    let mut seen = 0;
    for game in moments() {
        let view = game.view(Viewer::Table);
        if view.open.visible.is_some() || view.open.is_told() {
            continue;
        }
        let html = page(view, Stage::Open(Seat(1)));
        for trace in ["bp-trail", "bp-entry", "Private screen", "Sabotage", "class=\"hung\""] {
            assert!(!html.contains(trace), "{trace}");
        }
        assert_eq!(html.matches("#mc-thief").count(), 1, "beside the thief's name, nowhere on the plan");
        assert!(!html.contains("style="), "the policy of the page forbids it");
        seen += 1;
    }
    assert!(seen > 40, "{seen}");
}

#[test]
fn two_nights_that_differ_in_secrets_look_alike() {
    for (number, game) in moments().enumerate() {
        let view = game.view(Viewer::Table);
        let mut dice = Dice::new(Seed(u64::try_from(number).expect("few")));
        let other = State::imagine(&view, &mut dice).view(Viewer::Table);
        assert_eq!(page(view, Stage::Open(Seat(1))), page(other, Stage::Open(Seat(1))));
    }
}

#[test]
fn the_thief_sees_the_sheet() {
    let own = moments().map(|game| game.view(Viewer::Seat(Seat(0)))).find(|view| view.sheet.is_some());
    let html = page(own.expect("a thief who came in"), Stage::Private(Seat(0)));
    assert!(html.contains("Private screen") && html.contains("Sabotage"));
}
