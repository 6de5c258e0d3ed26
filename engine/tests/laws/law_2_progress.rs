//! Every match ends within a bound; someone can always act until then.

use cambriole_engine::rules::{Seat, SeatSet, Turn};

use crate::{lawful::Lawful, matches::cases};

pub fn check<G: Lawful>() {
    for case in cases::<G>(1) {
        let mut others = Vec::new();
        let played = case.play(|step| {
            let Turn::Of(acting) = step.state.turn() else { panic!("a decision after the end") };
            for seat in Seat::all(step.state.seats()) {
                step.state.legal_actions(seat, &mut others);
                assert_eq!(acting.contains(seat), !others.is_empty(), "{seat:?} in {:?}", step.state);
            }
        });
        let end = played.end;
        let Turn::Over(outcome) = end.turn() else { panic!("it stopped before its end") };
        let seats: SeatSet = Seat::all(end.seats()).collect();
        assert!(outcome.winners.iter().all(|winner| seats.contains(winner)));
        assert_eq!(outcome.scores.len(), end.seats());
    }
}
