//! What the recorded matches are kept for.

use cambriole_engine::rules::{
    Seat,
    art_robbery::{Action, Aim, Notice, RaidEnd, SeatCount, Setup, State},
};

use crate::{
    Wish,
    replay::{End, Players},
};

pub(crate) fn wishes() -> Vec<Wish<State>> {
    let wish = |name, players: u8, shows| {
        let setup = Setup { first: Some(Seat(players - 1)), ..Setup::of(players) };
        Wish { name, setup, players: Players::Mixed { hoards }, shows }
    };
    vec![
        wish("two-with-a-fine", 2, |end| seats(end).any(|seat| seat.fine == 10)),
        wish("five-with-a-raid-worn-out", 5, worn_out),
        wish("three-with-one-arrest", 3, |end| arrests(end) == 1),
        wish("three-all-arrested", 3, |end| arrests(end) == 3 && end.outcome.winners.len() == 3),
        wish("four-with-the-dog-given-and-a-boss-returned", 4, |end| dog_given(end) && boss_returned(end)),
        wish("four-with-a-tie-for-fewest", 4, |end| arrests(end) == 2),
        wish("five-with-a-shared-victory", 5, |end| arrests(end) < 5 && end.outcome.winners.len() == 2),
        wish("five-won-on-alibis", 5, won_on_alibis),
    ]
}

fn seats(end: &End<State>) -> impl Iterator<Item = SeatCount> {
    end.view.count().into_iter().flat_map(|count| count.seats)
}

fn arrests(end: &End<State>) -> usize {
    seats(end).filter(|seat| seat.arrested).count()
}

/// Whether a player who hoards would do this: nothing that brings the end nearer.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "as it is asked")]
fn hoards(action: &Action) -> bool {
    !matches!(action, Action::Play { aim: Aim::Centre(_), .. })
}

fn worn_out(end: &End<State>) -> bool {
    end.notices.iter().any(|notice| matches!(notice, Notice::RaidEnded { how: RaidEnd::WornOut(_), .. }))
}

fn dog_given(end: &End<State>) -> bool {
    end.notices.iter().any(|notice| matches!(notice, Notice::GaveDog { .. }))
}

fn boss_returned(end: &End<State>) -> bool {
    end.notices.iter().any(|notice| matches!(notice, Notice::BossReturned { .. }))
}

/// Two have the highest score, one of them more alibis.
fn won_on_alibis(end: &End<State>) -> bool {
    let highest = end.outcome.scores.iter().max().copied().unwrap_or_default();
    let best = end.outcome.scores.iter().filter(|score| **score == highest).count();
    highest > 0 && best == 2 && end.outcome.winners.len() == 1
}
