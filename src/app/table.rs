//! The table screen of every game: what the house owns of it, and what a game gives.
//!
//! A tap sends a [`Msg`]. The [`shell`] carries out those that all games share and hands the others to
//! [`GamePage::update`]; it gathers the board anew with [`GamePage::gather`] and draws it with
//! [`GamePage::draw`].

mod game_page;
mod look;
mod msg;
mod shell;

pub use game_page::{GamePage, LogLine, emblems};
pub use look::Look;
pub use msg::{Dispatch, Msg};
pub use shell::shell;
