//! Law 6 for texts that were made to hurt: they are refused or read within bounds. No clock decides here;
//! how long they take is told by `cargo bench`.

#![allow(clippy::expect_used, reason = "a test stops where its ground is missing")]

mod texts;

use std::sync::Mutex;

use cambriole_engine::{
    rules::{Game, Seed, art_robbery, museum_caper},
    table::{Chair, Damage, Label, Match, Sitter, glance, restore, write},
};
use peak_alloc::PeakAlloc;
use texts::texts;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// The memory of the whole test is counted, so one part runs at a time.
static ALONE: Mutex<()> = Mutex::new(());

/// As large as a file that the page opens.
const LARGEST: usize = 8 << 20;
/// As long as a save may be.
const LONGEST: usize = 1 << 20;
/// What reading may take besides the text.
const MOST: usize = 64 << 20;

/// Does something, and tells how many bytes it held at most.
fn grown<T>(what: impl FnOnce() -> T) -> (T, usize) {
    MEMORY.reset_peak_usage();
    let before = MEMORY.peak_usage();
    let done = what();
    (done, MEMORY.peak_usage().saturating_sub(before))
}

fn save<G: Game>(setup: G::Setup) -> String {
    let chair = Chair { name: "Zoé".into(), mark: 1, sitter: Sitter::Person };
    let game = Match::<G>::start(setup, vec![chair; 2], Seed(1)).expect("a legal table");
    write(&game, &Label::default()).expect("it can be written")
}

#[test]
fn a_text_that_is_too_long_is_refused_before_it_is_read() {
    let _alone = ALONE.lock();
    for (name, text) in texts(LARGEST) {
        let (refused, grown) = grown(|| (glance(&text).err(), restore::<art_robbery::State>(&text).err()));
        assert_eq!(refused, (Some(Damage::TooLong), Some(Damage::TooLong)), "{name}");
        assert!(grown < 1 << 16, "{name} takes {grown} bytes");
    }
}

#[test]
fn a_text_as_long_as_a_save_takes_little_memory() {
    let _alone = ALONE.lock();
    for (name, text) in texts(LONGEST) {
        let (refused, grown) =
            grown(|| (glance(&text).is_err(), restore::<art_robbery::State>(&text).is_err()));
        assert!(refused.1, "{name}");
        assert!(grown < MOST, "{name} takes {} kB", grown >> 10);
    }
}

/// The text stands in a save that is otherwise whole, so that it is read to its end.
#[test]
fn a_match_with_a_hostile_part_takes_little_memory() {
    let _alone = ALONE.lock();
    let save = save::<art_robbery::State>(art_robbery::Setup::of(2));
    for (name, text) in texts(LONGEST - 2 * save.len()) {
        let padded = save.replacen('{', &format!(r#"{{"more":{text},"#), 1);
        let (restored, grown) = grown(|| restore::<art_robbery::State>(&padded));
        assert!(restored.map_or(true, |restored| restored.damage == Some(Damage::Checksum)), "{name}");
        assert!(grown < MOST, "{name} takes {} kB", grown >> 10);
    }
}

#[test]
fn a_record_without_end_is_not_replayed() {
    let save = save::<museum_caper::State>(museum_caper::Setup::of(2));
    let endless = save.replace(r#""actions":[]"#, &format!(r#""actions":[{}0]"#, "0,".repeat(100_000)));
    assert_eq!(restore::<museum_caper::State>(&endless).err(), Some(Damage::TooLong));
    assert_eq!(glance(&endless).map(|seen| seen.moves), Ok(100_001));
}
