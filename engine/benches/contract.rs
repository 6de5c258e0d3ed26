//! How long each part of the contract takes: `cargo bench --package cambriole-engine`.
#![expect(clippy::expect_used, reason = "a bench that cannot run says so")]

#[path = "../tests/huge/texts.rs"]
mod texts;

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use cambriole_engine::{
    bots::{Level, Policy},
    rules::{Dice, Game, GameId, Imagine, Seat, Seed, Turn, Viewer, art_robbery, museum_caper},
    table::{glance, restore},
    with_game,
};
use texts::texts;

/// How often a figure is taken; the median is shown.
const SAMPLES: usize = 31;
/// How long each sample takes at least.
const SAMPLE: Duration = Duration::from_millis(10);

fn main() {
    for game in GameId::ALL {
        with_game!(game, G => bench::<G>(&G::setup(4)));
    }
    bench_whereabouts();
    bench_hostile_texts();
}

/// Texts that were made to hurt: none may take longer than 200 ms.
fn bench_hostile_texts() {
    for (size, length) in [("as long as a save", 1 << 20), ("8 MB", 8 << 20)] {
        println!("hostile texts, {size}:");
        for (name, text) in texts(length) {
            let start = Instant::now();
            black_box((glance(&text).is_ok(), restore::<art_robbery::State>(&text).is_ok()));
            println!("  {name:<30} {:>7.1} ms", start.elapsed().as_secs_f64() * 1e3);
        }
    }
}

/// Where the thief can be, worked out from all the facts of a round: bots do it at every decision.
fn bench_whereabouts() {
    let setup = museum_caper::Setup::of(4);
    let ends: Vec<_> = (0..40).map(|seed| play::<museum_caper::State>(&setup, Seed(seed)).1).collect();
    let rounds: Vec<_> = ends.iter().map(|end| end.view(Viewer::Table).open).collect();
    let facts: usize = rounds.iter().map(|open| open.facts.len()).sum();
    println!("where the thief can be, {} facts a round:", facts / rounds.len());
    measure("at the end of a round", rounds.len(), || {
        for open in &rounds {
            black_box(museum_caper::whereabouts(open));
        }
    });
    // A thief who does nothing until dawn, and detectives who learn nothing: nothing is ever ruled out.
    let mut worst = rounds[0].clone();
    worst.facts = vec![museum_caper::Fact::Moved { path: None, gone: None, tried: None }; 200];
    measure("after 200 quiet moves", 1, || {
        black_box(museum_caper::whereabouts(&worst));
    });
}

/// A decision in the middle of a match.
struct Moment<G: Game> {
    state: G,
    seat: Seat,
    legal: Vec<G::Action>,
    chosen: usize,
}

fn bench<G: Policy + Imagine>(setup: &G::Setup) {
    let seed = Seed(2026);
    let (moments, end) = play::<G>(setup, seed);
    println!("{}, a match of {} decisions:", G::ID.slug(), moments.len());

    let mut dice = Dice::new(Seed(1));
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    measure("start", 1, || {
        black_box(G::start(setup, seed).expect("it was started before"));
    });
    measure("legal actions", moments.len(), || {
        for moment in &moments {
            moment.state.legal_actions(moment.seat, &mut actions);
            black_box(&actions);
        }
    });
    measure("apply (and clone)", moments.len(), || {
        for moment in &moments {
            let mut state = moment.state.clone();
            events.clear();
            black_box(state.apply(moment.seat, &moment.legal[moment.chosen], &mut events)).ok();
        }
    });
    measure("view", moments.len(), || {
        for moment in &moments {
            black_box(moment.state.view(Viewer::Seat(moment.seat)));
        }
    });
    let views: Vec<_> = moments.iter().map(|moment| moment.state.view(Viewer::Seat(moment.seat))).collect();
    measure("imagine", views.len(), || {
        for view in &views {
            black_box(G::imagine(view, &mut dice));
        }
    });
    measure("bot's choice", views.len(), || {
        for (view, moment) in views.iter().zip(&moments) {
            black_box(G::choose(view, &moment.legal, Level::Regular, &mut dice));
        }
    });
    measure("replay of the match", 1, || {
        let mut state = G::start(setup, seed).expect("it was started before");
        events.clear();
        for moment in &moments {
            state.apply(moment.seat, &moment.legal[moment.chosen], &mut events).expect("it applied before");
        }
        assert!(state == end, "a replay comes to the same end");
    });
}

/// A match between bots.
fn play<G: Policy>(setup: &G::Setup, seed: Seed) -> (Vec<Moment<G>>, G) {
    let mut state = G::start(setup, seed).expect("a set-up that may be played");
    let (mut dice, mut moments) = (Dice::new(seed), Vec::new());
    while let Turn::Of(seats) = state.turn() {
        let seat = state.first_to_act(seats).expect("someone can act");
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        let chosen = G::choose(&state.view(Viewer::Seat(seat)), &legal, Level::Regular, &mut dice);
        let before = state.clone();
        state.apply(seat, &legal[chosen], &mut Vec::new()).expect("a listed action applies");
        moments.push(Moment { state: before, seat, legal, chosen });
    }
    (moments, state)
}

/// Shows the median time of one of the `parts` that a round of work has.
fn measure(name: &str, parts: usize, mut round: impl FnMut()) {
    let mut samples: Vec<f64> = (0..SAMPLES)
        .map(|_| {
            let (start, mut rounds) = (Instant::now(), 0_u32);
            while start.elapsed() < SAMPLE {
                round();
                rounds += 1;
            }
            start.elapsed().as_secs_f64() * 1e9 / f64::from(rounds)
        })
        .collect();
    samples.sort_by(f64::total_cmp);
    let each = samples[SAMPLES / 2] / f64::from(u32::try_from(parts).unwrap_or(u32::MAX));
    println!("  {name:<22} {each:>10.1} ns");
}
