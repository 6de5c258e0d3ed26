//! The saves from which the browser's tests of The A.R.T. Project start: matches of two people, played by
//! bots up to the moment that is to be looked at.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops where its ground is missing")]

use std::{fs, path::PathBuf};

use cambriole_engine::{
    bots::{Level, Policy, Urge},
    rules::{
        Dice, Game, Seat, SeatSet, Seed, Turn, Viewer,
        art_project::{Action, Difficulty, End, Mission, Phase, Scene, Setup, State},
    },
    table::{Chair, Label, Match, Sitter, restore, write},
};

/// A save's name, the table, and where it stops.
struct Moment {
    name: &'static str,
    mission: Mission,
    level: Difficulty,
    /// Whether the match stops before this action of that seat.
    stops: fn(&Scene, Action, Option<End>) -> bool,
}

const MOMENTS: [Moment; 4] = [
    // The fight that saves the last artwork, won by the first roll.
    Moment {
        name: "won",
        mission: Mission::Japan,
        level: Difficulty::Easy,
        stops: |_, action, end| action == Action::Fight && end == Some(End::Won),
    },
    // The end of the last round.
    Moment {
        name: "lost",
        mission: Mission::Japan,
        level: Difficulty::Hard,
        stops: |_, action, end| action == Action::EndRound && end == Some(End::TimeUp),
    },
    // A fight that is short of something, with cards to reroll and weapons in the van.
    Moment {
        name: "fight",
        mission: Mission::Japan,
        level: Difficulty::Intermediate,
        stops: |scene, action, _| {
            let cards = scene.trail(Seat(0));
            let two = cards.iter().any(|card| card.clues().len() == 2);
            let one = cards.iter().any(|card| card.clues().len() == 1);
            let dice = scene.fight.map_or(0, |fight| fight.rolled().count());
            let hard = scene.weapons_to_win().is_some_and(|needed| needed > scene.van[1]);
            matches!(action, Action::Reroll { .. }) && two && one && dice > 2 && scene.van[1] > 0 && hard
        },
    },
    // Two experts meet, and clue cards can change hands.
    Moment {
        name: "trade",
        mission: Mission::UnitedStates,
        level: Difficulty::Intermediate,
        stops: |scene, action, _| {
            let able = [0, 1].iter().all(|seat| scene.trails[*seat].len() > 1);
            scene.phase == Phase::Dusk && able && matches!(action, Action::Offer { wants: Some(_), .. })
        },
    },
];

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/browser/saves/project-{name}.json"))
}

fn start(moment: &Moment, seed: u64) -> Match<State> {
    let setup = Setup { mission: moment.mission, level: moment.level, ..Setup::of(2) };
    let chair = |name: &str, mark| Chair { name: name.into(), mark, sitter: Sitter::Person };
    Match::start(setup, vec![chair("Zoé", 1), chair("Nour", 2)], Seed(seed)).expect("a legal table")
}

/// What a bot in the place of one of these people would do: of one who wants it if there is any, and of
/// another one each time.
fn choose(game: &Match<State>, seats: SeatSet, dice: &mut Dice) -> Option<(Seat, Action)> {
    let first = game.len() % seats.len();
    let mut seats: Vec<Seat> = seats.iter().collect();
    seats.rotate_left(first);
    let mut wishes = seats.into_iter().filter_map(|seat| {
        let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal_actions(seat));
        let action = *legal.get(State::choose(&view, &legal, Level::Regular, dice))?;
        Some((seat, action, State::urge(&view, &action)))
    });
    let (mut seat, mut action, mut urge) = wishes.next()?;
    while urge != Urge::Firm {
        match wishes.next() {
            Some(other) if other.2 == Urge::Firm || urge == Urge::Reluctant => (seat, action, urge) = other,
            Some(_) => {}
            None => break,
        }
    }
    Some((seat, action))
}

/// Plays until the moment comes, if it does.
fn play(moment: &Moment, seed: u64) -> Option<Match<State>> {
    let mut game = start(moment, seed);
    let mut dice = Dice::new(Seed(seed));
    while let Turn::Of(seats) = game.turn() {
        let (seat, action) = choose(&game, seats, &mut dice)?;
        let before = game.view(Viewer::Table).scene;
        let mut after = game.clone();
        after.act(seat, action).expect("it is listed");
        if (moment.stops)(&before, action, after.view(Viewer::Table).scene.end) {
            return Some(game);
        }
        game = after;
    }
    None
}

#[test]
fn every_save_can_be_read_and_stops_where_it_should() {
    for moment in &MOMENTS {
        let text = fs::read_to_string(path(moment.name)).expect("it was written");
        let restored = restore::<State>(&text).expect("it can be read");
        assert_eq!(restored.damage, None, "{}", moment.name);
        let (game, scene) = (&restored.game, restored.game.view(Viewer::Table).scene);
        let stops = |seat: Seat| {
            game.legal_actions(seat).into_iter().any(|action| {
                let mut after = game.clone();
                after.act(seat, action).is_ok()
                    && (moment.stops)(&scene, action, after.view(Viewer::Table).scene.end)
            })
        };
        assert!(Seat::all(2).any(stops), "{}", moment.name);
        assert_eq!(State::RULES_VERSION, 2, "write the saves anew with the rules");
    }
}

/// `cargo test --test project_saves -- --ignored` writes them anew.
#[test]
#[ignore = "writes files"]
fn write_the_saves() {
    for moment in &MOMENTS {
        let game = (0..5000).find_map(|seed| play(moment, seed)).expect("some match comes to it");
        let label = Label { title: moment.name.into(), ..Label::default() };
        fs::create_dir_all(path("x").parent().expect("a folder")).expect("it can be made");
        let text = write(&game, &label).expect("it can be written");
        fs::write(path(moment.name), text).expect("it can be kept");
    }
}
