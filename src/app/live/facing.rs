//! Which way the table lies, for a device that lies flat between people: towards one of its sides, or
//! whoever plays. The device remembers it match by match.

use cambriole_engine::{
    rules::Seat,
    table::{Chair, Stage},
};
use leptos::prelude::*;

use super::{LiveMatch, Snapshot};
use crate::browser::{storage, turn::Side};

/// One key for all matches: the last ones that were turned.
const KEY: &str = "turned";
const REMEMBERED: usize = 30;

/// Which way a table lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Facing {
    Side(Side),
    /// Towards whoever plays, of two people who sit face to face.
    Player,
}

impl Facing {
    const TURNED: [Self; 4] =
        [Self::Side(Side::Left), Self::Side(Side::Far), Self::Side(Side::Right), Self::Player];

    /// What stands before the match's key where it is remembered.
    fn sign(self) -> Option<char> {
        match self {
            Self::Side(Side::Near) => None,
            Self::Side(Side::Left) => Some('l'),
            Self::Side(Side::Far) => Some('f'),
            Self::Side(Side::Right) => Some('r'),
            Self::Player => Some('p'),
        }
    }

    pub(super) fn remembered(id: &str) -> Self {
        let all = storage::read(KEY).unwrap_or_default();
        Self::read(&all, id)
    }

    fn read(all: &str, id: &str) -> Self {
        let sign = all.split(' ').find(|one| one.get(1..) == Some(id)).and_then(|one| one.chars().next());
        Self::TURNED.into_iter().find(|facing| facing.sign() == sign).unwrap_or(Self::Side(Side::Near))
    }

    fn remember(self, id: &str) {
        let all = storage::read(KEY).unwrap_or_default();
        // Where nothing can be kept, the table lies so as long as the screen lives.
        let _ = storage::write(KEY, &self.written(&all, id));
    }

    /// All that is remembered, this one first.
    fn written(self, all: &str, id: &str) -> String {
        let mine = self.sign().map(|sign| format!("{sign}{id}"));
        let others = all.split(' ').filter(|one| !one.is_empty() && one.get(1..) != Some(id));
        let all: Vec<&str> = mine.as_deref().into_iter().chain(others).take(REMEMBERED).collect();
        all.join(" ")
    }
}

impl LiveMatch {
    pub fn facing(self) -> Facing {
        self.facing.get()
    }

    /// Turns the table, and remembers it.
    pub fn face(self, facing: Facing) {
        facing.remember(&self.id());
        self.facing.set(facing);
    }

    /// The people at the table, in the order of their seats.
    pub fn people(self) -> Vec<Seat> {
        let chairs = self.chairs();
        let is_person = |seat: &Seat| chairs.get(seat.index()).is_some_and(Chair::is_person);
        Seat::all(chairs.len()).filter(is_person).collect()
    }

    /// The side to which the table is turned now.
    pub fn side(self) -> Side {
        match self.facing.get() {
            Facing::Side(side) => side,
            Facing::Player => {
                let across = self.people().get(1).copied();
                let Snapshot { stage, last_seat, .. } = self.snapshot();
                let plays = match stage {
                    // The table looks at what they did.
                    _ if self.looks() => last_seat,
                    Stage::Curtain(seat) | Stage::Private(seat) | Stage::Open(seat) => Some(seat),
                    Stage::Bot(_) => last_seat,
                    Stage::Together(people) => people.iter().next().filter(|_| people.len() == 1),
                    Stage::Over => None,
                };
                if across.is_some() && plays == across { Side::Far } else { Side::Near }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NEAR: Facing = Facing::Side(Side::Near);
    const FAR: Facing = Facing::Side(Side::Far);

    #[test]
    fn every_match_lies_as_it_was_turned() {
        let all = Facing::TURNED.iter().zip(["k3", "m7", "p2", "x1"]);
        let all = all.fold(String::new(), |all, (facing, id)| facing.written(&all, id));
        assert_eq!(["k3", "m7", "p2", "x1"].map(|id| Facing::read(&all, id)), Facing::TURNED);
        assert_eq!(Facing::read(&all, "z9"), NEAR);
        let all = NEAR.written(&all, "m7");
        assert_eq!((Facing::read(&all, "m7"), all.as_str()), (NEAR, "px1 rp2 lk3"));
    }

    #[test]
    fn only_the_last_matches_are_remembered() {
        let all = (0..50).fold(String::new(), |all, number| FAR.written(&all, &format!("{number:02}")));
        assert_eq!(all.split(' ').count(), REMEMBERED);
        assert_eq!((Facing::read(&all, "49"), Facing::read(&all, "00")), (FAR, NEAR));
    }
}
