//! Bots are asked one after the other what to do next: at once by [`consult`], or over time, as a page
//! does whose bots think elsewhere.

use super::{Policy, Urge};
use crate::rules::{Seat, SeatSet, Viewer};

/// Who is still to be asked, and what waits for what the others say. `D` is what a bot decides: an action,
/// or its place among the legal ones.
#[derive(Debug, Clone)]
pub struct BotTurn<D> {
    waiting: SeatSet,
    deferred: Option<(Seat, D)>,
}

impl<D> BotTurn<D> {
    /// All of `seats` are to be asked.
    pub fn new(seats: SeatSet) -> Self {
        Self { waiting: seats, deferred: None }
    }

    /// Who is asked next: whoever is `first` to act among those who wait.
    pub fn next(&mut self, first: impl FnOnce(SeatSet) -> Option<Seat>) -> Option<Seat> {
        let next = first(self.waiting)?;
        self.waiting.remove(next);
        Some(next)
    }

    /// What a bot has decided. It is done if the bot is firm; otherwise the others are asked first.
    pub fn hear(&mut self, seat: Seat, decided: D, urge: Urge) -> Option<(Seat, D)> {
        if urge == Urge::Firm {
            return Some((seat, decided));
        }
        if self.deferred.is_none() {
            self.deferred = Some((seat, decided));
        }
        None
    }

    /// Nobody is left to ask: what the first of those who were not firm has decided.
    pub fn end(self) -> Option<(Seat, D)> {
        self.deferred
    }
}

/// What those of `able` do next who `decide` anything, and which of them does it.
pub fn consult<G: Policy>(
    state: &G,
    able: SeatSet,
    mut decide: impl FnMut(Seat) -> Option<G::Action>,
) -> Option<(Seat, G::Action)> {
    let mut turn = BotTurn::new(able);
    while let Some(seat) = turn.next(|waiting| state.first_to_act(waiting)) {
        let Some(action) = decide(seat) else { continue };
        // Only those who play together have somebody to let go first.
        let urge = if G::TOGETHER { G::urge(&state.view(Viewer::Seat(seat)), &action) } else { Urge::Firm };
        if let Some(decided) = turn.hear(seat, action, urge) {
            return Some(decided);
        }
    }
    turn.end()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn() -> BotTurn<char> {
        BotTurn::new([Seat(0), Seat(2), Seat(3)].into_iter().collect())
    }

    fn next(turn: &mut BotTurn<char>) -> Option<Seat> {
        turn.next(|waiting| waiting.iter().next())
    }

    #[test]
    fn everybody_is_asked_once() {
        let mut turn = turn();
        let asked: Vec<_> = std::iter::from_fn(|| next(&mut turn)).collect();
        assert_eq!(asked, [Seat(0), Seat(2), Seat(3)]);
        assert_eq!(turn.end(), None, "nobody decided anything");
    }

    #[test]
    fn whoever_is_firm_is_heard_at_once() {
        let mut turn = turn();
        assert_eq!(turn.hear(Seat(0), 'a', Urge::Patient), None);
        assert_eq!(turn.hear(Seat(2), 'b', Urge::Firm), Some((Seat(2), 'b')));
    }

    #[test]
    fn where_nobody_is_firm_the_first_one_decides() {
        let mut turn = turn();
        assert_eq!(turn.hear(Seat(2), 'b', Urge::Reluctant), None);
        assert_eq!(turn.hear(Seat(3), 'c', Urge::Patient), None);
        assert_eq!(turn.end(), Some((Seat(2), 'b')));
    }
}
