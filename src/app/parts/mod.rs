//! What several screens share.

mod badge;
mod icon;
mod poster;
mod sheet;
mod update;

pub use badge::{Badge, mark_of};
pub use icon::Icon;
pub use poster::Poster;
pub use sheet::Sheet;
pub use update::UpdateOffer;
