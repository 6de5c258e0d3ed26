//! All that the screen shows, and how a message changes it.

use cambriole_engine::rules::Seed;

use super::{draft::Draft, msg::Msg};
use crate::{
    app::parts::pop,
    words::{Lang, house},
};

/// The button that adds a seat: where the focus goes when there is no better place.
pub const ADD: &str = "add-seat";

/// A table that is being laid.
#[derive(Debug)]
pub struct Laying {
    pub lang: Lang,
    pub draft: Draft,
    /// Whether it is the last one again.
    pub is_known: bool,
    /// The seat whose panel is open.
    pub open: Option<u32>,
    /// Whose marks were whose when it was opened.
    pub before: Vec<(u32, u8)>,
    /// The seed, as far as it is typed.
    pub seed: String,
}

/// What follows a message once the screen has changed.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct After {
    /// What those hear who do not see the change.
    pub said: Option<String>,
    /// What gets the focus.
    pub focus: Option<String>,
}

impl Laying {
    /// Hears a message about the table.
    pub fn update(&mut self, msg: Msg) -> After {
        let (draft, lang) = (&mut self.draft, self.lang);
        let mut after = After::default();
        match msg {
            Msg::AddSeat => {
                let Some(key) = draft.add() else { return after };
                after.said = Some(house::seat_added(lang, &draft.name(key, lang)));
                after.focus = (!draft.can_add()).then(|| format!("#seat-{key} .badge"));
            }
            Msg::RemoveSeat(key) => {
                after.said = Some(house::seat_removed(lang, &draft.name(key, lang)));
                let place = draft.position(key).unwrap_or_default();
                draft.remove(key);
                let keys = draft.keys();
                let next = keys.get(place).or(keys.last()).filter(|_| draft.can_remove());
                after.focus =
                    Some(next.map_or_else(|| format!("#{ADD}"), |next| format!("#seat-{next} .out")));
            }
            Msg::MoveSeat(key, way) => {
                let name = draft.name(key, lang);
                draft.shift(key, way);
                let place = draft.position(key).unwrap_or_default() + 1;
                after = self.close(key);
                after.said = Some(house::seat_moved(lang, &name, &place));
            }
            Msg::Name(key, name) => draft.edit(key, |chair| chair.name = name),
            Msg::Sit(key, sitter) => draft.seat(key, sitter),
            Msg::Open(key) if self.open == Some(key) => self.open = None,
            Msg::Open(key) => {
                self.open = Some(key);
                self.before = draft.marks();
                after.focus = Some(pop::inside(&host(key)));
            }
            Msg::Close(key) => after = self.close(key),
            Msg::Leave => self.open = None,
            Msg::Mark(key, mark) => {
                let swapped = draft.take_mark(key, mark, &self.before);
                after.said = swapped.map(|other| house::mark_taken(lang, &draft.name(other, lang)));
            }
            Msg::First(first) => draft.first = first,
            Msg::Choose(chosen) => draft.chosen = chosen,
            Msg::Seed(seed) => self.seed = seed,
            // They concern more than the table.
            Msg::Confirm(_) | Msg::Begin => {}
        }
        after
    }

    fn close(&mut self, key: u32) -> After {
        self.open = None;
        After { said: None, focus: Some(pop::opener(&host(key))) }
    }

    /// Whether something was typed that is no seed.
    pub fn has_bad_seed(&self) -> bool {
        !self.seed.trim().is_empty() && self.seed.parse::<Seed>().is_err()
    }
}

/// The id of a seat's row.
pub fn host(key: u32) -> String {
    format!("seat-{key}")
}
