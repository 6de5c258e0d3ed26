//! The shared table and a player's own screen have no trace of another player's cards.

use cambriole::{
    app::{
        art_project::{Board, Choice, Dispatch, Fights, table_view},
        screens::curtain,
        table::emblems,
    },
    words::Lang,
};
use cambriole_engine::{
    rules::{
        Dice, Game, Imagine, Seat, SeatSet, Seed, Turn, Viewer,
        art_project::{Action, Card, Mission, Phase, Setup, State, View},
    },
    table::{Match, Stage},
};
use leptos::prelude::*;

use crate::matches::{chairs, emblem, journal, played};

/// Matches stopped at many moments, in every mission.
fn moments() -> impl Iterator<Item = Match<State>> {
    Mission::ALL.into_iter().flat_map(|mission| {
        (0..16).map(move |seed| {
            let players = 2 + u8::try_from(seed % 5).expect("few");
            let setup = Setup { mission, ..Setup::of(players) };
            played(setup, players, seed, 12 + seed * 7)
        })
    })
}

/// The page that a viewer of a match gets, with all that the people may do.
fn page(game: &Match<State>, view: View, stage: Stage, lang: Lang) -> String {
    Owner::new().with(|| {
        let acting = match stage {
            Stage::Private(seat) => SeatSet::only(seat),
            _ => view.scene.seats(),
        };
        let known = |seat: Seat, action: &Action| match action {
            Action::Play(card) | Action::Declare(card) => view.faces(seat).any(|face| face == *card),
            _ => true,
        };
        let legal = acting.iter().flat_map(|seat| {
            let actions = game.legal_actions(seat).into_iter().filter(move |action| known(seat, action));
            actions.map(move |action| (seat, action)).collect::<Vec<_>>()
        });
        let board = Board {
            legal: legal.collect(),
            journal: journal(game, lang),
            chairs: game.chairs().to_vec(),
            lang,
            stage,
            bots: SeatSet::default(),
            fights: Fights::default(),
            choice: Choice::default(),
            undo: true,
            confirms: true,
            over: game.is_over(),
            view,
        };
        table_view(&board, Dispatch::nowhere()).to_html()
    })
}

/// How a card is called on the page.
fn number(card: Card) -> String {
    let (row, place) = card.face().name.split_at(1);
    format!("{row}-{place}")
}

/// Whether the page names a card, and not only a longer number that begins alike.
fn names(html: &str, card: Card) -> bool {
    html.contains(&number(card))
}

#[test]
fn a_seat_looks_the_same_on_the_board_and_on_the_curtain() {
    let game = played::<State>(Setup::of(4), 4, 3, 6);
    let view = game.view(Viewer::Table);
    let emblems = emblems::<State>(&view, game.chairs());
    let board = page(&game, view, Stage::Together(SeatSet::only(Seat(0))), Lang::En);
    for seat in Seat::all(4) {
        let curtain = curtain(seat, game.chairs(), &emblems, Vec::new(), Lang::En, || ()).to_html();
        let drawn = emblem(&curtain);
        assert!(drawn.starts_with("#ap-") && board.contains(drawn), "{drawn}");
    }
}

#[test]
fn the_shared_table_names_no_card_of_a_hand() {
    let mut hidden = 0;
    for game in moments().filter(|game| !game.is_over()) {
        let view = game.view(Viewer::Table);
        let people = view.scene.seats();
        let html = page(&game, view.clone(), Stage::Together(people), Lang::En);
        for seat in people.iter() {
            for card in game.view(Viewer::Seat(seat)).faces(seat) {
                if !view.scene.told.contains(card) {
                    assert!(!names(&html, card), "{card:?}");
                    hidden += 1;
                }
            }
        }
        assert!(!html.contains("style="), "the policy of the page forbids it");
    }
    assert!(hidden > 100, "{hidden}");
}

#[test]
fn a_players_own_screen_names_no_card_of_another() {
    let mut hidden = 0;
    for game in moments().filter(|game| !game.is_over()) {
        let own = game.view(Viewer::Seat(Seat(0)));
        let html = page(&game, own.clone(), Stage::Private(Seat(0)), Lang::Fr);
        assert!(own.faces(Seat(0)).all(|card| own.scene.fight.is_some() || names(&html, card)));
        for seat in own.scene.seats().iter().skip(1) {
            for card in game.view(Viewer::Seat(seat)).faces(seat) {
                if !own.scene.told.contains(card) {
                    assert!(!names(&html, card), "{card:?}");
                    hidden += 1;
                }
            }
        }
    }
    assert!(hidden > 100, "{hidden}");
}

#[test]
fn two_matches_that_differ_in_secrets_look_alike() {
    for (number, game) in moments().enumerate() {
        let view = game.view(Viewer::Table);
        let people = Stage::Together(view.scene.seats());
        let mut dice = Dice::new(Seed(u64::try_from(number).expect("few")));
        let other = State::imagine(&view, &mut dice).view(Viewer::Table);
        assert_eq!(page(&game, view, people, Lang::It), page(&game, other, people, Lang::It));
    }
}

#[test]
fn open_hands_can_be_looked_at_by_all() {
    let setup = Setup { open_hands: true, ..Setup::of(2) };
    let mut game = Match::<State>::start(setup, chairs(2), Seed(3)).expect("a legal table");
    while game.view(Viewer::Table).scene.phase == Phase::Draw {
        let Turn::Of(seats) = game.turn() else { break };
        let seat = seats.iter().find(|seat| game.legal_actions(*seat).contains(&Action::Draw));
        game.act(seat.expect("somebody draws"), Action::Draw).expect("it is legal");
    }
    let view = game.view(Viewer::Table);
    assert_eq!(view.faces(Seat(1)).count(), 2);
}
