//! A match in progress, whatever the game: the record and its undo, who holds the device and when the
//! curtain falls, what happened meanwhile, and the save format.

mod chair;
mod damage;
mod fields;
mod hand_over;
mod play;
mod save;

pub use chair::{Chair, MARKS, NAME_LENGTH, Sitter};
pub use damage::Damage;
pub use hand_over::{Stage, Table};
pub use play::{Match, Unplayable};
pub use save::{
    FORMAT, Glance, Label, LessonMark, Restored, TITLE_LENGTH, Unwritable, glance, head, restore, write,
};
