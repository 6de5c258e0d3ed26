//! What happened, and how each viewer saw it.

use serde::{Deserialize, Serialize};

use super::Key;
use crate::rules::{Seat, Viewer};

/// One thing that happened. All of it is open but a key that is chosen, which is a `K`: itself in an event,
/// perhaps in a [`Notice`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event<K = Key> {
    /// A key was chosen: the one secret.
    Chose {
        /// Who chose it.
        seat: Seat,
        /// The key.
        key: K,
    },
    /// Both keys were tried.
    Tried {
        /// The painting.
        painting: u8,
        /// Each seat's key.
        keys: [Key; 2],
        /// Who has the painting now; nobody if the keys were equal (PP-5).
        taker: Option<Seat>,
    },
    /// The next painting hangs in the open.
    Hung {
        /// The painting.
        painting: u8,
    },
    /// The last painting is gone.
    MatchEnded,
}

/// An event as one viewer saw it: a key that somebody else chose is not in it.
pub type Notice = Event<Option<Key>>;

impl Event {
    pub(super) fn notice(self, viewer: Viewer) -> Notice {
        match self {
            Self::Chose { seat, key } => Notice::Chose { seat, key: viewer.sees(seat).then_some(key) },
            Self::Tried { painting, keys, taker } => Notice::Tried { painting, keys, taker },
            Self::Hung { painting } => Notice::Hung { painting },
            Self::MatchEnded => Notice::MatchEnded,
        }
    }
}
