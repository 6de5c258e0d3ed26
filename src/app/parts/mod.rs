//! What several screens share.

mod back;
mod badge;
mod fields;
mod icon;
mod import;
mod menu;
mod overlays;
pub mod pop;
mod poster;
mod sheet;
mod symbol;
mod troubles;
mod update;

pub use back::{Back, BackToMatch};
pub use badge::{Badge, badge, mark_of};
pub use fields::{Opt, Pick, Segment, Segments, Switch};
pub use icon::{Icon, icon};
pub use import::{ImportButton, ImportTrouble};
pub use menu::menu;
pub use overlays::{Over, journal, journal_list, overlays, to_journal};
pub use pop::Pop;
pub use poster::Poster;
pub use sheet::Sheet;
pub use symbol::Symbol;
pub use troubles::troubles;
pub use update::{Busy, UpdateOffer};
