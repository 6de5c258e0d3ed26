//! Finished matches, replayed to the end they came to when they were recorded. The files beside this
//! one are never edited, only added: write a line in `WISHES`, then
//! `CAMBRIOLE_ADD_REPLAYS=1 cargo test --package cambriole-engine --test replays`.
#![expect(clippy::expect_used, clippy::panic, reason = "a match that does not replay stops the test")]

mod museum_caper;
mod replay;
mod wishes;

use std::{fs, path::PathBuf};

use cambriole_engine::rules::{Seed, art_robbery::State};
use replay::Replay;
use wishes::{WISHES, Wish, hoards};

#[test]
fn every_recorded_match_comes_to_the_end_it_had() {
    let files = fs::read_dir(folder()).expect("the replays are there").filter_map(Result::ok);
    let files = files.map(|file| file.path()).filter(|path| path.extension().is_some_and(|it| it == "json"));
    let mut count = 0;
    for path in files {
        read(&path).check();
        count += 1;
    }
    assert!(count >= WISHES.len(), "{count} of {} replays", WISHES.len());
}

#[test]
fn the_recorded_matches_show_what_they_are_kept_for() {
    for wish in WISHES {
        let path = folder().join(wish.name).with_extension("json");
        if !path.exists() && std::env::var_os("CAMBRIOLE_ADD_REPLAYS").is_some() {
            fs::write(&path, find(wish).to_text()).expect("a replay can be written");
        }
        let (replay, end) = (read(&path), read(&path).check());
        assert_eq!(replay.setup.players, wish.players, "{}", wish.name);
        assert!((wish.shows)(&end), "{}", wish.name);
    }
}

/// The first match that shows what is wished for.
fn find(wish: &Wish) -> Replay<State> {
    let mut tried =
        (0..200_000).map(|seed| Replay::record(wish.setup(), Seed(seed), |action| hoards(*action)));
    let found = tried.find(|replay| (wish.shows)(&replay.check()));
    found.unwrap_or_else(|| panic!("no match shows {}", wish.name))
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/replays")
}

fn read(path: &PathBuf) -> Replay<State> {
    let text = fs::read_to_string(path).unwrap_or_else(|_| panic!("{} is missing", path.display()));
    serde_json::from_str(&text).expect("a replay has its form")
}
