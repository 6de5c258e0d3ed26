//! What several screens share.

mod back;
mod badge;
mod fields;
mod icon;
mod import;
mod install;
mod menu;
mod overlays;
pub mod pop;
mod poster;
mod sheet;
mod sound_offer;
mod symbol;
mod troubles;
mod update;

pub use back::{back, back_to_match};
pub use badge::{Emblem, badge, disc_of, mark_of};
pub use fields::{About, Change, Picked, Segment, opt, pick, segments, switch};
pub use icon::{icon, icon_as, lamps};
pub use import::{import_button, import_notice};
pub use install::install_offer;
pub use menu::menu;
pub use overlays::{Over, journal, journal_list, overlays, to_journal};
pub use pop::pop;
pub use poster::poster;
pub use sheet::sheet;
pub use sound_offer::sound_offer;
pub use symbol::symbol;
pub use troubles::{storage_troubles, troubles};
pub use update::update_offer;
