//! The curtain and the table of one seat have no trace of another's cards.

use cambriole::{
    app::{
        art_robbery::{Board, Choice, Dispatch, table_view},
        screens::curtain,
        table::emblems,
    },
    words::Lang,
};
use cambriole_engine::{
    rules::{
        Dice, Game, Imagine, Seat, Seed, Viewer,
        art_robbery::{Action, Card, Hand, Held, Phase, Setup, State, View},
    },
    table::{Match, Stage},
};
use leptos::prelude::*;

use crate::matches::{journal, played};

/// Matches stopped at many moments, questions about the dog among them.
fn moments() -> impl Iterator<Item = Match<State>> {
    (2..=5).flat_map(|players| (0..30).map(move |seed| played(Setup::of(players), players, seed, seed * 2)))
}

/// The board of a viewer who may take the `legal` actions, with the first card chosen if there is one.
fn board(game: &Match<State>, legal: Vec<Action>, view: View, focal: Seat) -> Board {
    let choice = view.own_hand().and_then(|hand| {
        let card = hand.cards().next()?;
        Choice::of_card(&legal, 0, card)
    });
    Board {
        chairs: game.chairs().to_vec(),
        lang: Lang::Fr,
        stage: view.decider().map_or(Stage::Over, Stage::Private),
        legal,
        choice,
        focal,
        journal: journal(game, Lang::Fr),
        unseen: 0,
        harvest: None,
        confirms: true,
        over: false,
        view,
    }
}

fn render(board: &Board) -> String {
    Owner::new().with(|| table_view(board, Dispatch::nowhere()).to_html())
}

/// The faces of cards in the markup, counted by kind, backs aside.
fn faces(html: &str) -> Hand {
    let symbol = |card: Card| match card {
        Card::Boss => "#card-boss\"".to_owned(),
        Card::GuardDog => "#card-dog\"".to_owned(),
        Card::GreedyThief => "#card-greedy\"".to_owned(),
        number => format!("#card-{}\"", number as u8),
    };
    Card::ALL
        .into_iter()
        .flat_map(|card| std::iter::repeat_n(card, html.matches(&symbol(card)).count()))
        .collect()
}

fn open_cards(view: &View) -> Vec<Card> {
    let own = view.own_hand().into_iter().flat_map(|hand| hand.cards().collect::<Vec<_>>());
    own.chain(view.discard.last().copied()).collect()
}

#[test]
fn a_seats_table_shows_its_own_cards_and_the_discard_pile_alone() {
    for game in moments() {
        for seat in Seat::all(game.chairs().len()) {
            let view = game.view(Viewer::Seat(seat));
            let html = render(&board(&game, game.legal_actions(seat), view.clone(), seat));
            assert_eq!(faces(&html), open_cards(&view).into_iter().collect::<Hand>());
        }
    }
}

#[test]
fn the_shared_table_shows_no_hand() {
    let mut questions = 0;
    for game in moments() {
        let view = game.view(Viewer::Table);
        assert!(view.hands.iter().all(|held| matches!(held, Held::Hidden(_))));
        // The dog's question is put to its holder on this screen; nothing else is.
        let asked = view.decider().filter(|_| matches!(view.phase, Phase::Dog { .. }));
        let legal = asked.map(|holder| game.legal_actions(holder)).unwrap_or_default();
        questions += legal.len();
        let html = render(&board(&game, legal, view.clone(), asked.unwrap_or(Seat(0))));
        assert_eq!(faces(&html), view.discard.last().copied().into_iter().collect());
        assert!(!html.contains("class=\"hand\"") && !html.contains("class=\"own\""));
    }
    assert!(questions > 0, "the dog was asked for in none of them");
}

#[test]
fn the_page_of_a_seat_is_the_same_whatever_the_others_hold() {
    for game in moments() {
        for seat in Seat::all(game.chairs().len()) {
            let view = game.view(Viewer::Seat(seat));
            let mut dice = Dice::new(Seed(4));
            let imagined = State::imagine(&view, &mut dice);
            let mut legal = Vec::new();
            imagined.legal_actions(seat, &mut legal);
            let other = board(&game, legal, imagined.view(Viewer::Seat(seat)), seat);
            assert_eq!(render(&board(&game, game.legal_actions(seat), view, seat)), render(&other));
        }
    }
}

#[test]
fn the_curtain_holds_names_and_public_lines_alone() {
    for game in moments() {
        let emblems = emblems::<State>(&game.view(Viewer::Table), game.chairs());
        let html =
            curtain(Seat(0), game.chairs(), &emblems, journal(&game, Lang::Fr), Lang::Fr, || ()).to_html();
        assert!(faces(&html).is_empty() && !html.contains("hand") && !html.contains("card"));
        assert_eq!(html.matches("<button").count(), 1);
        assert!(html.contains("Je suis Seat1"));
    }
}

#[test]
fn ar_19_who_would_be_arrested_now_is_in_sight_and_what_they_banked_is_not() {
    for game in moments() {
        let view = game.view(Viewer::Table);
        let suspects = view.suspects().len();
        let html = render(&board(&game, Vec::new(), view, Seat(0)));
        assert_eq!(html.matches("class=\"suspect\"").count(), suspects);
        assert_eq!(html.matches("class=\"suspects\"").count(), suspects.min(1));
        assert!(!html.contains("en tout"), "how many alibis there are is a matter of memory");
    }
}

#[test]
fn ar_19_the_count_gives_the_reason_of_an_arrest_in_the_open() {
    let mut arrests = 0;
    for seed in 0..6 {
        let game: Match<State> = played(Setup::of(4), 4, seed, 2000);
        let view = game.view(Viewer::Table);
        let count = view.count().expect("a match has an end");
        let html = render(&Board { over: true, ..board(&game, Vec::new(), view, Seat(0)) });
        let heads = html.split("<summary>").skip(1).filter_map(|row| row.split("</summary>").next());
        let told = heads.filter(|head| head.contains("le moins de tous")).count();
        assert_eq!(told, count.seats.iter().filter(|seat| seat.arrested).count());
        arrests += told;
    }
    assert!(arrests > 0);
}
