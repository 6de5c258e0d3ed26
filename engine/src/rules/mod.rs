//! What the games are. `game` is the contract; each game is a folder with the same file names.

pub mod art_project;
pub mod art_robbery;
mod dice;
mod game;
mod games;
pub mod museum_caper;
mod order;
mod outcome;
#[cfg(feature = "fourth-game")]
pub mod passe_partout;
mod pile;
mod seat;

#[cfg(test)]
mod refusals;

pub use dice::{BadSeed, Dice, Seed};
pub use game::{Game, Imagine, Privacy, Progress, Refuse, Turn};
pub use games::GameId;
pub use order::put_in_order;
pub use outcome::Outcome;
pub use seat::{Seat, SeatSet, Viewer};
