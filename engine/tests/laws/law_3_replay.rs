//! Set-up, seed and actions replay to the same state. That wasm32 agrees is checked by `playouts`.

use crate::{lawful::Lawful, matches::cases};

pub fn check<G: Lawful>() {
    let mut before = None;
    for case in cases::<G>(1) {
        let played = case.play(|_| ());
        let (mut again, mut events) = (case.start(), Vec::new());
        for (seat, action) in &played.actions {
            again.apply(*seat, action, &mut events).expect("it applied before");
        }
        assert_eq!(again, played.end);
        assert_eq!(events, played.events);
        assert_ne!(before, Some(again), "another seed is another match");
        before = Some(played.end);
    }
}
