//! Rio de Janeiro (AP-31): artworks are carried to the quarter that the track names next.

use super::Twist;
use crate::rules::art_project::{City, End, Event, Scene, State};

pub(super) struct Rio;

/// Agents that come to the centre with each recovery.
const TO_THE_CENTRE: u8 = 2;

impl Twist for Rio {
    fn agents_to_place(&self) -> u8 {
        2
    }

    fn carries(&self) -> bool {
        true
    }

    fn recovers(&self, scene: &Scene, city: City) -> bool {
        scene.board().order.get(usize::from(scene.recovered)) == Some(&city)
    }

    /// AP-31d.
    fn after_recovery(&self, state: &mut State, _: City, events: &mut Vec<Event>) {
        let centre = state.scene.board().start;
        (0..TO_THE_CENTRE).for_each(|_| state.send_agent(centre, events));
    }

    /// AP-31e.
    fn fatal(&self, scene: &Scene, city: City) -> Option<End> {
        let ahead = scene.board().order.iter().skip(usize::from(scene.recovered));
        ahead.copied().any(|quarter| quarter == city).then_some(End::QuarterLost { city })
    }
}
