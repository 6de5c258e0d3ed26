//! State and record survive serialisation; what is in the box stays in the match.

use std::fmt::Debug;

use cambriole_engine::rules::{Game, Seat, Viewer};
use serde::{Serialize, de::DeserializeOwned};

use crate::{common::chance::Chance, lawful::Lawful, matches::cases};

pub fn check<G: Lawful>() {
    let mut chance = Chance(4);
    for case in cases::<G>(1) {
        let played = case.play(|step| {
            if chance.one_in(8) {
                G::assert_whole(&step.state.view(Viewer::Everything));
            }
            if chance.one_in(64) {
                survives(step.state);
                step.legal.iter().for_each(survives);
                viewers(step.state).for_each(|viewer| survives(&step.state.view(viewer)));
            }
        });
        G::assert_whole(&played.end.view(Viewer::Everything));
        if chance.one_in(16) {
            survives(&case.setup);
            survives(&case.seed);
            survives(&played.actions);
            survives(&played.end);
            for viewer in viewers(&played.end) {
                let seen: Vec<_> = played.events.iter().map(|event| G::notice(event, viewer)).collect();
                survives(&seen);
            }
        }
    }
}

fn viewers<G: Game>(state: &G) -> impl Iterator<Item = Viewer> {
    Seat::all(state.seats()).map(Viewer::Seat).chain([Viewer::Table, Viewer::Everything])
}

fn survives<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let text = serde_json::to_string(value).expect("it can be written");
    let back: T = serde_json::from_str(&text).expect("it can be read back");
    assert_eq!(back, *value);
}
