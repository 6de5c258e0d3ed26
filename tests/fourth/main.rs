//! The fourth game on the page: what "Add a game" promises follows from the lists, and its secrets are kept.

#![allow(clippy::expect_used, reason = "a test stops where its ground is missing")]

#[path = "../secrecy/matches.rs"]
mod matches;

use cambriole::{
    app::{
        passe_partout::{Board, Dispatch, table_view},
        screens::{curtain, lobby, rules, setup},
        table::{GamePage as _, Look, emblems},
    },
    words::Lang,
};
use cambriole_engine::{
    bots::Level,
    rules::{
        Dice, Game as _, GameId, Imagine as _, Seat, SeatSet, Seed, Turn, Viewer,
        passe_partout::{Setup, State},
    },
    table::{Chair, Label, Match, Sitter, Stage, Table, glance, restore, write},
};
use cambriole_markup::Node;
use leptos::prelude::*;

use matches::{chairs, emblem, journal, played};

const GAME: GameId = GameId::PassePartout;
const SETUP: Setup = Setup { players: 2 };

fn html(screen: impl FnOnce() -> Node) -> String {
    let html = Owner::new().with(|| screen().to_html());
    assert!(!html.contains("style="), "the policy of the page forbids it");
    html
}

/// The table of a seat, as the page gathers it while that seat is asked.
fn look(seat: Seat, lang: Lang) -> Look {
    Look {
        lang,
        viewer: Viewer::Seat(seat),
        stage: Stage::Private(seat),
        sole_human: None,
        waits: true,
        interval: None,
        confirms: true,
        is_over: false,
    }
}

fn page(game: &Match<State>, look: &Look) -> String {
    let board = State::gather(&Table::new(game.clone()), look, &None);
    html(|| table_view(&board, Dispatch::nowhere()))
}

/// Matches stopped after every number of moves.
fn moments() -> impl Iterator<Item = Match<State>> {
    (0..60).map(|seed| played(SETUP, 2, seed, seed % 10))
}

#[test]
fn the_lobby_hangs_a_fourth_poster() {
    let lobby = html(lobby::screen);
    assert_eq!(lobby.matches(r##"href="#/setup/"##).count(), 4);
    assert!(lobby.contains("#/setup/passe-partout") && lobby.contains("Passe-partout"));
}

#[test]
fn its_table_can_be_laid_and_its_rules_can_be_opened() {
    let laid = html(|| setup::screen(GAME));
    assert_eq!(laid.matches("seat panel").count(), 2);
    assert!(html(|| rules::screen(GAME)).contains("Passe-partout"));
}

#[test]
fn bots_of_every_level_play_it_to_its_end_and_it_is_kept() {
    for (number, level) in Level::ALL.into_iter().enumerate() {
        let seats = (1..=2).map(|mark| Chair { name: String::new(), mark, sitter: Sitter::Bot(level) });
        let mut game = Match::<State>::start(SETUP, seats.collect(), Seed(number as u64)).expect("two bots");
        let everybody: SeatSet = Seat::all(2).collect();
        while let Some((seat, action)) = game.consult(everybody, Seed(game.len() as u64)) {
            game.act(seat, action).expect("it is legal");
        }
        assert!(matches!(game.turn(), Turn::Over(_)) && game.len() == 10);
        let text = write(&game, &Label::default()).expect("it can be written");
        assert_eq!(glance(&text).map(|seen| (seen.game, seen.moves)).ok(), Some((GAME, 10)));
        assert_eq!(restore::<State>(&text).map(|kept| kept.game).ok(), Some(game.clone()));
        for lang in Lang::ALL {
            let over =
                Look { is_over: true, viewer: Viewer::Table, stage: Stage::Over, ..look(Seat(0), lang) };
            assert!(page(&game, &over).contains("class=\"endbar\""));
            assert_eq!(journal(&game, lang).len(), 6, "five paintings and the end");
        }
    }
}

/// PP-4 at one device: whoever has chosen hands it over, and nothing of the choice goes with it.
#[test]
fn the_curtain_falls_between_the_two() {
    let mut table = Table::<State>::start(SETUP, chairs(2), Seed(1)).expect("two people");
    for seat in Seat::all(2) {
        assert_eq!(table.stage(), Stage::Curtain(seat));
        table.unveil();
        assert_eq!((table.stage(), table.viewer()), (Stage::Private(seat), Viewer::Seat(seat)));
        let action = table.game().legal_actions(seat)[0];
        table.act(seat, action).expect("it is legal");
    }
    let game = table.game();
    let emblems = emblems::<State>(&game.view(Viewer::Table), game.chairs());
    let curtain =
        html(|| curtain(Seat(0), game.chairs(), &emblems, journal(game, Lang::En), Lang::En, || ()));
    assert!(emblem(&curtain).starts_with("#mark-") && curtain.contains("I am Seat1"));
}

#[test]
fn the_page_of_a_seat_is_the_same_whatever_the_other_holds() {
    let mut differed = 0;
    for game in moments() {
        for seat in Seat::all(2) {
            let view = game.view(Viewer::Seat(seat));
            let [other, another] = [4, 5].map(|seed| State::imagine(&view, &mut Dice::new(Seed(seed))));
            differed += usize::from(other != another);
            let board = State::gather(&Table::new(game.clone()), &look(seat, Lang::Fr), &None);
            let mut legal = Vec::new();
            other.legal_actions(seat, &mut legal);
            let thought = Board { view: other.view(Viewer::Seat(seat)), legal, ..board.clone() };
            let draw = |board: &Board| html(|| table_view(board, Dispatch::nowhere()));
            assert_eq!(draw(&board), draw(&thought));
        }
    }
    assert!(differed > 60, "{differed}");
}

#[test]
fn the_shared_table_shows_no_key_but_those_that_were_tried() {
    for game in moments() {
        let table = Look { viewer: Viewer::Table, stage: Stage::Curtain(Seat(0)), ..look(Seat(0), Lang::En) };
        let shared = page(&game, &table);
        assert!(!shared.contains("class=\"hand\"") && !shared.contains("is broken"));
        if let Turn::Of(seats) = game.turn() {
            let seat = seats.iter().next().expect("somebody is to choose");
            let own = page(&game, &look(seat, Lang::En));
            assert!(own.contains("is broken"));
            assert_eq!(own.matches("aria-pressed").count(), game.legal_actions(seat).len());
        }
    }
}
