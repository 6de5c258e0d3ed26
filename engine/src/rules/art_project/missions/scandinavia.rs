//! Scandinavia (AP-29): recovering an artwork has an effect, good or bad, that its city tells.

use super::Twist;
use crate::rules::art_project::{City, Effect, Event, State, Task};

pub(super) struct Scandinavia;

impl Twist for Scandinavia {
    fn after_recovery(&self, state: &mut State, city: City, events: &mut Vec<Event>) {
        let board = state.scene.board();
        match board.site(city).and_then(|site| site.effect) {
            Some(Effect::Gain(resource, count)) => state.gain(resource, count, events),
            Some(Effect::LoseResources(left)) => state.scene.task = Some(Task::LoseResources { left }),
            Some(Effect::LoseClues(left)) if state.scene.has_clues() => {
                state.scene.task = Some(Task::LoseClues { left });
            }
            // AP-29c: Stockholm itself too, and the lair for each lost city.
            Some(Effect::AgentsEverywhere(count)) => {
                for city in board.cities() {
                    (0..count).for_each(|_| state.send_agent(city, events));
                }
            }
            Some(Effect::LoseClues(_)) | None => {}
        }
    }
}
