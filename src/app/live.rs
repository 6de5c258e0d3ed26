//! A match that is being played on this page: it takes actions, lets bots move, keeps the match after
//! every action, and decides when the curtain may fall.

mod any_table;
mod bots;
mod course;
mod facing;
mod hints;
mod lesson;
mod live_match;
mod snapshot;
mod tabs;
mod typed;

pub use any_table::AnyTable;
pub use facing::Facing;
pub use live_match::LiveMatch;
pub use snapshot::{MatchScreen, Snapshot};
pub use typed::TypedMatch;
