//! What the recorded matches are kept for.

use cambriole_engine::rules::{
    Seat,
    art_robbery::{Action, Aim, Notice, RaidEnd, SeatCount, Setup, State},
};

use crate::replay::End;

pub struct Wish {
    pub name: &'static str,
    pub players: u8,
    pub shows: fn(&End<State>) -> bool,
}

impl Wish {
    pub fn setup(&self) -> Setup {
        Setup { first: Some(Seat(self.players - 1)), ..Setup::of(self.players) }
    }
}

pub const WISHES: &[Wish] = &[
    Wish { name: "two-with-a-fine", players: 2, shows: |end| seats(end).any(|seat| seat.fine == 10) },
    Wish { name: "five-with-a-raid-worn-out", players: 5, shows: worn_out },
    Wish { name: "three-with-one-arrest", players: 3, shows: |end| arrests(end) == 1 },
    Wish {
        name: "three-all-arrested",
        players: 3,
        shows: |end| arrests(end) == 3 && end.outcome.winners.len() == 3,
    },
    Wish {
        name: "four-with-the-dog-given-and-a-boss-returned",
        players: 4,
        shows: |end| dog_given(end) && boss_returned(end),
    },
    Wish { name: "four-with-a-tie-for-fewest", players: 4, shows: |end| arrests(end) == 2 },
    Wish {
        name: "five-with-a-shared-victory",
        players: 5,
        shows: |end| arrests(end) < 5 && end.outcome.winners.len() == 2,
    },
    Wish { name: "five-won-on-alibis", players: 5, shows: won_on_alibis },
];

fn seats(end: &End<State>) -> impl Iterator<Item = SeatCount> {
    end.view.count().into_iter().flat_map(|count| count.seats)
}

fn arrests(end: &End<State>) -> usize {
    seats(end).filter(|seat| seat.arrested).count()
}

/// Whether a player who hoards would do this: nothing that brings the end nearer.
pub fn hoards(action: Action) -> bool {
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
