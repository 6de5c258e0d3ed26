//! Finished matches, replayed to the end they came to when they were recorded. The files beside this
//! one are never edited, only added: write a line in the game's wishes, then
//! `CAMBRIOLE_ADD_REPLAYS=1 cargo test --package cambriole-engine --test replays`.
#![expect(clippy::expect_used, clippy::panic, reason = "a match that does not replay stops the test")]

mod art_project_wishes;
mod museum_caper;
mod replay;
mod wishes;

use std::{
    fs,
    path::{Path, PathBuf},
};

use cambriole_engine::{
    bots::Policy,
    rules::{Game, Seed, art_project, art_robbery},
};
use replay::{End, Players, Replay};

/// What a recorded match is kept for.
struct Wish<G: Game> {
    name: &'static str,
    setup: G::Setup,
    players: Players<G::Action>,
    shows: fn(&End<G>) -> bool,
}

#[test]
fn every_recorded_match_comes_to_the_end_it_had() {
    replay_all(&robbery(), &wishes::wishes());
    replay_all(&project(), &art_project_wishes::wishes());
}

#[test]
fn the_recorded_matches_show_what_they_are_kept_for() {
    show::<art_robbery::State>(&robbery(), &wishes::wishes());
    show::<art_project::State>(&project(), &art_project_wishes::wishes());
}

fn replay_all<G: Policy>(folder: &Path, wishes: &[Wish<G>]) {
    let files = fs::read_dir(folder).expect("the replays are there").filter_map(Result::ok);
    let files = files.map(|file| file.path()).filter(|path| path.extension().is_some_and(|it| it == "json"));
    let mut count = 0;
    for path in files {
        read::<G>(&path).check();
        count += 1;
    }
    assert!(count >= wishes.len(), "{count} of {} replays", wishes.len());
}

fn show<G: Policy>(folder: &Path, wishes: &[Wish<G>]) {
    for wish in wishes {
        let path = folder.join(wish.name).with_extension("json");
        if !path.exists() && std::env::var_os("CAMBRIOLE_ADD_REPLAYS").is_some() {
            fs::write(&path, find(wish).to_text()).expect("a replay can be written");
        }
        let (replay, end) = (read::<G>(&path), read::<G>(&path).check());
        assert_eq!(replay.setup, wish.setup, "{}", wish.name);
        assert!((wish.shows)(&end), "{}", wish.name);
    }
}

/// The first match that shows what is wished for.
fn find<G: Policy>(wish: &Wish<G>) -> Replay<G> {
    let mut tried = (0..200_000).map(|seed| Replay::record(wish.setup.clone(), Seed(seed), &wish.players));
    let found = tried.find(|replay| (wish.shows)(&replay.check()));
    found.unwrap_or_else(|| panic!("no match shows {}", wish.name))
}

fn robbery() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/replays")
}

fn project() -> PathBuf {
    robbery().join("art-project")
}

fn read<G: Game>(path: &Path) -> Replay<G> {
    let text = fs::read_to_string(path).unwrap_or_else(|_| panic!("{} is missing", path.display()));
    serde_json::from_str(&text).expect("a replay has its form")
}
