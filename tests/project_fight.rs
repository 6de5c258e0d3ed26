//! Fights, small decisions and results of The A.R.T. Project, read as the markup that a browser gets.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops where its ground is missing")]

use std::collections::BTreeMap;

use cambriole::{
    app::art_project::{Board, Choice, Dispatch, Fights, phrases, table_view},
    words::{Lang, art_project as project, house, project_fight as words},
};
use cambriole_engine::{
    bots::{Level, Policy},
    rules::{
        Dice, Seat, SeatSet, Seed, Turn, Viewer,
        art_project::{Action, DiceSet, Difficulty, End, Mission, Odds, Phase, Price, Setup, State, Task},
    },
    table::{Chair, Match, Sitter, Stage},
};
use leptos::prelude::*;

fn chairs(count: u8) -> Vec<Chair> {
    (1..=count).map(|mark| Chair { name: format!("Seat{mark}"), mark, sitter: Sitter::Person }).collect()
}

fn board(game: &Match<State>, choice: Choice) -> Board {
    let view = game.view(Viewer::Table);
    let seats = Seat::all(game.chairs().len());
    let legal = seats.flat_map(|seat| game.legal_actions(seat).into_iter().map(move |it| (seat, it)));
    Board {
        chairs: game.chairs().to_vec(),
        lang: Lang::En,
        stage: Stage::Together(view.scene.seats()),
        legal: legal.collect(),
        bots: SeatSet::default(),
        choice,
        journal: Vec::new(),
        fights: Fights::default(),
        undo: false,
        confirms: true,
        over: game.is_over(),
        view,
    }
}

fn page(board: &Board) -> String {
    Owner::new().with(|| table_view(board, Dispatch::nowhere()).to_html())
}

/// Plays a match with bots and shows every moment of it.
fn watch(mission: Mission, players: u8, seed: u64, mut look: impl FnMut(&Match<State>)) {
    let setup = Setup { mission, level: Difficulty::Hard, ..Setup::of(players) };
    let mut game = Match::<State>::start(setup, chairs(players), Seed(seed)).expect("a legal table");
    let mut dice = Dice::new(Seed(seed));
    for _ in 0..2000 {
        look(&game);
        let Turn::Of(seats) = game.turn() else { return };
        let count = u64::try_from(seats.len()).expect("few");
        let place = usize::try_from((seed + u64::try_from(game.len()).expect("few")) % count).expect("few");
        let seat = seats.iter().nth(place).expect("somebody can act");
        let legal = game.legal_actions(seat);
        let choice = State::choose(&game.view(Viewer::Seat(seat)), &legal, Level::Novice, &mut dice);
        game.act(seat, legal[choice]).expect("it is listed");
    }
    panic!("it never ends");
}

fn percent(odds: Odds) -> String {
    house::percent(Lang::En, &odds.percent())
}

#[test]
fn a_fight_shows_every_way_on_with_its_exact_chance() {
    let (mut fights, mut rerolls) = (0, 0);
    for (mission, seed) in
        Mission::ALL.into_iter().flat_map(|mission| (0..6).map(move |seed| (mission, seed)))
    {
        watch(mission, 1 + u8::try_from(seed % 4).expect("few"), seed, |game| {
            let board = board(game, Choice::default());
            let scene = board.scene();
            let Some(fight) = scene.fight else { return };
            fights += 1;
            let page = page(&board);
            let missing = scene.missing().expect("it goes on");
            assert!(page.contains(&format!("{} <b>{missing}</b>", words::lacking(Lang::En))), "{page}");
            assert!(page.contains(words::give_up(Lang::En)));
            assert_eq!(
                page.matches("<button type=\"button\" class=\"ap-die").count(),
                fight.rolled().count()
            );
            for (seat, action) in &board.legal {
                if let Action::Reroll { card, .. } = action {
                    let (dice, odds) = scene.best_reroll(*seat, card.clues().len(), 0).expect("dice");
                    assert!(page.contains(&words::reroll(Lang::En, &dice.len())));
                    assert!(page.contains(&format!("<b>{}</b>", percent(odds))), "{page}");
                    rerolls += 1;
                }
            }
            assert!(!page.contains("style="), "the policy of the page forbids it");
        });
    }
    assert!(fights > 50 && rerolls > 50, "{fights} fights, {rerolls} rerolls");
}

#[test]
fn chosen_dice_are_those_that_are_rolled_again() {
    let mut seen = 0;
    let mut look = |game: &Match<State>| {
        let first = board(game, Choice::default());
        let Some(fight) = first.scene().fight else { return };
        for place in fight.rolled() {
            let dice = DiceSet(1 << place);
            let asked = first
                .legal
                .iter()
                .find(|(_, it)| matches!(it, Action::Reroll { dice: of, .. } if *of == dice));
            if asked.is_some() {
                let odds = first.scene().odds_of_reroll(dice, 0);
                let page = page(&board(game, Choice { dice, ..Choice::default() }));
                assert!(page.contains(&words::dice_chosen(Lang::En, &1)), "{page}");
                assert!(
                    page.contains(&words::one_in(Lang::En, &percent(odds), &odds.wins, &odds.of)),
                    "{page}"
                );
                seen += 1;
            }
        }
    };
    for seed in 0..6 {
        watch(Mission::Japan, 3, seed, &mut look);
    }
    assert!(seen > 5, "{seen}");
}

#[test]
fn before_a_fight_every_leader_has_a_chance() {
    let mut seen = 0;
    watch(Mission::Japan, 4, 2, |game| {
        let board = board(game, Choice::default());
        let scene = board.scene();
        if scene.phase != Phase::Fight || scene.fight.is_some() || scene.task.is_some() {
            return;
        }
        let page = page(&board);
        assert!(page.contains(words::no_more_fights(Lang::En)));
        for leader in scene.seats().iter() {
            let Some(odds) = scene.odds(leader, 0) else { continue };
            let city = scene.board().site(scene.experts[leader.index()]).expect("a city").name;
            let said = words::leads(Lang::En, &city, &format!("Seat{}", leader.0 + 1));
            assert!(page.contains(&format!("{said} · {}", percent(odds))), "{page}");
            seen += 1;
        }
    });
    assert!(seen > 5, "{seen}");
}

#[test]
fn ap_22_in_a_fight_that_a_bot_leads_people_help_and_the_bot_gives_up() {
    let (mut helped, mut led) = (0, 0);
    for seed in 0..12 {
        watch(Mission::Japan, 3, seed, |game| {
            let mut board = board(game, Choice::default());
            let Some(fight) = board.scene().fight else { return };
            // Whoever leads is a bot, or all the others are.
            for leads in [true, false] {
                let is_bot = |seat: Seat| (seat == fight.leader) == leads;
                for (seat, chair) in Seat::all(3).zip(&mut board.chairs) {
                    chair.sitter = if is_bot(seat) { Sitter::Bot(Level::Regular) } else { Sitter::Person };
                }
                let involved = Seat::all(3).filter(|seat| board.scene().is_involved(*seat));
                let bots: SeatSet = involved.filter(|seat| is_bot(*seat)).collect();
                let mut seen = Board { bots, ..board.clone() };
                seen.legal.retain(|(seat, _)| !is_bot(*seat));
                if seen.legal.is_empty() {
                    continue;
                }
                let page = page(&seen);
                let name = format!("Seat{}", fight.leader.0 + 1);
                assert_eq!(page.contains(words::give_up(Lang::En)), !leads, "{page}");
                assert_eq!(page.contains(&words::let_bot(Lang::En, &name)), leads, "{page}");
                *(if leads { &mut helped } else { &mut led }) += 1;
            }
        });
    }
    assert!(helped > 5 && led > 5, "{helped} helped, {led} led");
}

#[test]
fn ap_20_people_say_that_they_lead_and_a_bot_is_asked() {
    let mut seen = 0;
    watch(Mission::Japan, 3, 2, |game| {
        let mut board = board(game, Choice::default());
        let scene = board.view.scene.clone();
        if scene.phase != Phase::Fight || scene.fight.is_some() || scene.task.is_some() {
            return;
        }
        board.chairs[1].sitter = Sitter::Bot(Level::Regular);
        board.legal.retain(|(seat, _)| *seat != Seat(1));
        board.bots = SeatSet::only(Seat(1));
        let city = |seat: Seat| scene.board().site(scene.experts[seat.index()]).expect("a city").name;
        for leader in [Seat(0), Seat(1)].into_iter().filter(|seat| scene.can_lead(*seat)) {
            let name = format!("Seat{}", leader.0 + 1);
            let said = if leader == Seat(1) { words::let_lead } else { words::leads };
            let first = page(&board);
            assert!(first.contains(&said(Lang::En, &city(leader), &name)), "{first}");
            assert!(!first.contains(&words::roll(Lang::En, &name)), "dice cannot be taken back");
            board.choice.leader = Some(leader);
            assert_eq!(page(&board).contains(&words::roll(Lang::En, &name)), leader == Seat(0));
            board.choice.leader = None;
            seen += 1;
        }
    });
    assert!(seen > 5, "{seen}");
}

#[test]
fn every_small_decision_has_a_button_for_each_answer() {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for (mission, seed) in
        Mission::ALL.into_iter().flat_map(|mission| (0..16).map(move |seed| (mission, seed)))
    {
        watch(mission, 2 + u8::try_from(seed % 5).expect("few"), 100 + seed, |game| {
            let board = board(game, Choice::default());
            let Some(task) = board.scene().task else { return };
            let kind = match task {
                Task::GiveHeart { .. } => "heart",
                Task::FirstSet { .. } => "first set",
                Task::PickClues { .. } => "clues",
                Task::PutArtwork { .. } => "artwork",
                Task::Recover => "recover",
                Task::LoseResources { .. } => "resources",
                Task::LoseClues { .. } => "lose clue",
                Task::Answer { .. } => "answer",
            };
            *seen.entry(kind).or_default() += 1;
            let mut answers: Vec<Action> = Vec::new();
            for (_, action) in &board.legal {
                if !answers.contains(action) {
                    answers.push(*action);
                }
            }
            let page = page(&board);
            assert_eq!(page.matches("btn-paper").count(), answers.len(), "{task:?} {page}");
            assert!(page.contains("ap-ask"));
        });
    }
    assert!(seen.len() >= 6, "{seen:?}");
}

#[test]
fn an_action_that_would_lose_is_asked_twice_and_says_why() {
    let mut seen = 0;
    for seed in 0..8 {
        watch(Mission::Japan, 2, seed, |game| {
            let now = board(game, Choice::default());
            for (seat, action) in now.legal.clone() {
                if let Some(End::HeartsGone { seat: loser }) = now.view.would_lose(seat, &[action])
                    && !matches!(action, Action::Play(_) | Action::Declare(_))
                {
                    let page =
                        page(&board(game, Choice { sure: Some((seat, vec![action])), ..Choice::default() }));
                    let who = format!("Seat{}", loser.0 + 1);
                    assert!(page.contains(&words::why_hearts_gone(Lang::En, &who)), "{page}");
                    assert!(
                        page.contains(project::sure_yes(Lang::En))
                            && page.contains(project::sure_no(Lang::En))
                    );
                    seen += 1;
                }
            }
        });
    }
    assert!(seen > 0);
}

#[test]
fn paying_for_a_card_is_asked_before_it_is_done() {
    let mut seen = 0;
    watch(Mission::Japan, 2, 3, |game| {
        for (seat, action) in board(game, Choice::default()).legal {
            if let Action::Buy(Price::Resource(kind)) = action {
                let choice = Choice { sure: Some((seat, vec![action])), ..Choice::default() };
                let said = project::sure_buy(Lang::En, &phrases::resource(kind, 1, Lang::En));
                assert!(page(&board(game, choice)).contains(&said));
                seen += 1;
            }
        }
    });
    assert!(seen > 5, "{seen}");
}

#[test]
fn the_result_says_why_and_leads_on() {
    for (mission, seed) in
        Mission::ALL.into_iter().flat_map(|mission| (0..4).map(move |seed| (mission, seed)))
    {
        watch(mission, 3, seed, |game| {
            let board = board(game, Choice::default());
            let Some(end) = board.scene().end else { return };
            let page = page(&board);
            let stamp =
                if end.is_won() { words::mission_won(Lang::En) } else { words::mission_lost(Lang::En) };
            assert!(page.contains(stamp), "{page}");
            assert!(page.contains(r##"href="#/hall""##) && page.contains(words::once_more(Lang::En)));
            assert!(!page.contains("<h2></h2>"));
        });
    }
}
