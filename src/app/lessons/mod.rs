//! Guided first matches: one engine for all games. A lesson is data ([`crate::words::lesson`]); a game tells
//! which of its words hold, by [`GamePage::holds`] and [`GamePage::happened`].
//!
//! [`GamePage::holds`]: crate::app::table::GamePage::holds
//! [`GamePage::happened`]: crate::app::table::GamePage::happened

mod begin;
pub mod cards;
mod coach;
mod library;
mod region;

pub use begin::lay;
pub use coach::{Coach, PERHAPS};
pub use region::region;
