//! How rounds begin and end: MC-2, MC-26 to MC-28.

use super::{Event, How, Open, Phase, Refusal, Setup, State, score};
use crate::rules::{Dice, Seat, Seed};

/// MC-1, MC-2.
pub(super) fn start(setup: Setup, seed: Seed) -> Result<State, Refusal> {
    setup.check()?;
    let mut dice = Dice::new(seed);
    let drawn = |dice: &mut Dice| Seat(u8::try_from(dice.below(u32::from(setup.players))).unwrap_or(0));
    let thief = setup.thief.unwrap_or_else(|| drawn(&mut dice));
    let locks = State::shuffled_locks(&setup, &mut dice);
    Ok(State { dice, open: Open::new(setup, thief), sheet: None, locks })
}

/// The round is over: its secrets are told.
pub(super) fn end(state: &mut State, how: How, events: &mut Vec<Event>) {
    let open = &mut state.open;
    if let Some(place) = open.ends.get_mut(usize::from(open.round)) {
        *place = Some(how);
    }
    events.push(Event::RoundEnded { round: open.round, thief: open.thief, how });
    if open.round + 1 < open.setup.rounds() {
        open.phase = Phase::RoundOver;
    } else {
        open.phase = Phase::Over;
        events.push(Event::MatchEnded { winners: score::winners(open) });
    }
}

/// MC-27: the next player is the thief, and all is set up afresh.
pub(super) fn next(state: &mut State, events: &mut Vec<Event>) {
    let (setup, round, ends) = (state.open.setup, state.open.round + 1, state.open.ends);
    let thief = state.open.thief.left(state.open.players());
    state.open = Open { round, ends, ..Open::new(setup, thief) };
    state.sheet = None;
    state.locks = State::shuffled_locks(&setup, &mut state.dice);
    events.push(Event::RoundBegan { round, thief });
}
