//! What the parts of the ledger share: the list of matches, and what is done with one of them.

use std::collections::HashMap;

use cambriole_engine::{
    rules::{Game, GameId},
    table::Glance,
    with_game,
};
use leptos::{ev, prelude::*};

use crate::{
    app::{
        kept::shelf::{self, Flaw, Kept, Removed},
        parts::pop,
        shared::{
            names,
            settings::use_lang,
            voice::{Speaker, use_voice},
        },
        table::GamePage,
    },
    browser::{clock, files, page, storage},
    words::{Lang, house},
};

/// Where the focus goes when the thing that had it is gone.
pub const TITLE: &str = "matches-title";

/// The ledger behind the ledger.
#[derive(Debug, Clone, Copy)]
pub struct Ledger {
    pub lang: Lang,
    pub voice: Speaker,
    /// What went wrong with an import.
    pub trouble: RwSignal<Option<String>>,
    /// The match whose menu is open, by its key.
    pub open: RwSignal<Option<String>>,
    /// The match that is being renamed, by its key.
    pub renaming: RwSignal<Option<String>>,
    /// How much of a file has been taken in, in percent, while that lasts.
    pub importing: RwSignal<Option<usize>>,
    /// The matches that were deleted since this ledger was opened, to be put back if it was a mistake.
    pub deleted: RwSignal<Vec<Deleted>>,
    /// What replays have found wrong; nothing for a match that is whole.
    checked: RwSignal<HashMap<Replayed, Option<Flaw>>>,
    changes: RwSignal<usize>,
}

/// The key and the size of a match that was replayed: a match that was written since is replayed anew.
type Replayed = (String, usize);

/// A match that was deleted.
#[derive(Debug, Clone)]
pub struct Deleted {
    /// What it was, and where it stood.
    pub kept: Kept,
    removed: Removed,
}

/// What can be done with a match.
#[derive(Debug, Clone)]
pub enum LedgerMsg {
    /// Its menu opens, or closes if it is open.
    Open,
    /// Its menu closes.
    Close,
    Rename,
    Export,
    /// Exports the text that it had before it was played on.
    ExportOriginal,
    Delete,
}

impl Ledger {
    pub fn open() -> Self {
        let changes = RwSignal::new(0);
        storage::on_change(move || changes.update(|count| *count += 1));
        let [trouble, open, renaming] = [const { None }; 3].map(RwSignal::new);
        Self {
            lang: use_lang().get_untracked(),
            voice: use_voice(),
            trouble,
            open,
            renaming,
            importing: RwSignal::new(None),
            deleted: RwSignal::new(Vec::new()),
            checked: RwSignal::new(HashMap::new()),
            changes,
        }
    }

    /// What the shelf holds; whoever asks is asked again when that changes.
    pub fn list(self) -> Vec<Kept> {
        self.changes.track();
        shelf::list()
    }

    /// Looks at the shelf again.
    pub fn refresh(self) {
        // A toast outlives its screen.
        let _ = self.changes.try_update(|count| *count += 1);
    }

    /// What is wrong with a match, as far as is known; whoever asks is asked again when more is.
    pub fn flaw(self, kept: &Kept) -> Option<Flaw> {
        self.checked.with(|checked| checked.get(&(kept.id.clone(), kept.size)).cloned().flatten())
    }

    /// Replays these matches once, a few at a time, to find what their heads do not tell.
    pub fn check(self, matches: Vec<Kept>) {
        let mut matches = matches.into_iter();
        clock::in_slices(move || {
            let Some(kept) = matches.next() else { return false };
            let replayed = (kept.id.clone(), kept.size);
            let known = self.checked.try_with_untracked(|checked| checked.contains_key(&replayed));
            // Nobody is here any more to be told.
            let Some(known) = known else { return false };
            if !known && kept.glance.is_ok() {
                let flaw = shelf::check(&kept.id);
                self.checked.update(|checked| {
                    checked.insert(replayed, flaw);
                });
            }
            true
        });
    }

    /// What a match is called here.
    pub fn name(self, kept: &Kept) -> String {
        match &kept.glance {
            Ok(glance) => name(glance, self.lang),
            Err(_) => house::damaged_match(self.lang).to_owned(),
        }
    }

    /// What a button does that is about a match.
    pub fn press(self, msg: LedgerMsg, kept: &Kept) -> impl FnMut(ev::MouseEvent) + Send + use<> {
        let kept = kept.clone();
        move |_| self.hear(&msg, &kept)
    }

    pub fn hear(self, msg: &LedgerMsg, kept: &Kept) {
        let was_open = self.open.try_update(Option::take).flatten().is_some_and(|open| open == kept.id);
        match msg {
            LedgerMsg::Open => {
                if !was_open {
                    self.open.set(Some(kept.id.clone()));
                    page::focus(pop::inside(&host(&kept.id)));
                }
                return;
            }
            LedgerMsg::Close => {}
            LedgerMsg::Rename => {
                self.renaming.set(Some(kept.id.clone()));
                return;
            }
            LedgerMsg::Export => self.export(kept, shelf::text(&kept.id)),
            LedgerMsg::ExportOriginal => self.export(kept, shelf::original(&kept.id)),
            LedgerMsg::Delete => return self.delete(kept),
        }
        if was_open {
            page::focus(pop::opener(&host(&kept.id)));
        }
    }

    fn export(self, kept: &Kept, text: Option<String>) {
        if let Some(text) = text {
            export(&self.name(kept), &text, self.voice, self.lang);
        }
    }

    /// Takes a match off the shelf; as long as the ledger is open it can be put back.
    fn delete(self, kept: &Kept) {
        let removed = shelf::remove(&kept.id);
        self.deleted.update(|deleted| deleted.push(Deleted { kept: kept.clone(), removed }));
        self.refresh();
        self.voice.say(house::deleted(self.lang, &self.name(kept)));
        page::focus(format!("#{} button", host(&kept.id)));
    }

    /// Puts a match back that was deleted here.
    pub fn put_back(self, id: &str) {
        let mut found = None;
        self.deleted.update(|deleted| {
            let place = deleted.iter().position(|deleted| deleted.kept.id == id);
            found = place.map(|place| deleted.remove(place));
        });
        let Some(Deleted { kept, removed }) = found else { return };
        shelf::put_back(&removed);
        self.refresh();
        self.voice.say(house::restored(self.lang, &self.name(&kept)));
        page::focus(way_in(id));
    }
}

/// The id of a match in the ledger.
pub fn host(id: &str) -> String {
    format!("match-{id}")
}

/// Where the keyboard goes at a match in the ledger: what opens it, or its first button, as one that cannot
/// be read has no way in.
pub fn way_in(id: &str) -> String {
    format!("#{0} > a, #{0}:not(:has(> a)) button", host(id))
}

/// The name that the table gave the match, or who plays it: the opponents of one person, the people,
/// or the bots among themselves.
pub fn name(glance: &Glance, lang: Lang) -> String {
    if !glance.label.title.is_empty() {
        return names::isolated(&glance.label.title);
    }
    if glance.label.lesson.is_some() {
        return house::lesson_name(lang).to_owned();
    }
    let named = |people: bool| -> Vec<String> {
        let seats = cambriole_engine::rules::Seat::all(glance.chairs.len()).zip(&glance.chairs);
        let asked = seats.filter(|(_, chair)| chair.is_person() == people);
        asked.map(|(seat, _)| names::seat(&glance.chairs, seat, lang)).collect()
    };
    match named(true).as_slice() {
        [_] => house::match_with(lang, &names::list(&named(false), lang)),
        [] => names::list(&named(false), lang),
        people => names::list(people, lang),
    }
}

/// How far a match is, in words, if its save tells.
pub fn progress(glance: &Glance, lang: Lang) -> Option<String> {
    fn of<G: GamePage>(glance: &Glance, lang: Lang) -> Option<String> {
        let setup: G::Setup = serde_json::from_str(&glance.setup).ok()?;
        Some(G::how_far(&setup, glance.progress?, lang))
    }
    with_game!(glance.game, G => of::<G>(glance, lang))
}

/// Gives a match another name.
pub fn rename(game: GameId, id: &str, title: &str) {
    fn with<G: Game>(id: &str, title: &str) {
        // One that another tab deleted meanwhile is gone from the list too.
        let _ = shelf::rename::<G>(id, title);
    }
    with_game!(game, G => with::<G>(id, title));
}

/// Offers the text of a match as a file, and says so: by the share sheet where there is one, which does not
/// always know how to save.
pub fn export(name: &str, text: &str, voice: Speaker, lang: Lang) {
    let (file, said) = (file_name(name), house::exported(lang, &name));
    if files::share(&file, text) {
        let text = text.to_owned();
        let save = move || {
            if files::offer(&file, &text) {
                voice.toast(said.clone());
            }
        };
        voice.toast_with(house::share_or_save(lang), house::save_name(lang), save);
    } else if files::offer(&file, text) {
        voice.toast(said);
    }
}

/// A file's name that every system takes.
fn file_name(name: &str) -> String {
    let plain: String = name.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
    let words: Vec<&str> = plain.split('-').filter(|word| !word.is_empty()).collect();
    format!("cambriole-{}.json", words.join("-").to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use cambriole_engine::{
        bots::Level,
        table::{Chair, Label, Sitter},
    };

    use super::*;

    fn glance(title: &str, sitters: &[Sitter]) -> Glance {
        let names = ["Lucas", "Chiara", "Marie"];
        let chairs = sitters.iter().zip(names).zip(1..).map(|((sitter, name), mark)| Chair {
            name: name.into(),
            mark,
            sitter: *sitter,
        });
        let label = Label { title: title.into(), ..Label::default() };
        Glance {
            game: GameId::ArtRobbery,
            rules: 1,
            label,
            chairs: chairs.collect(),
            setup: String::new(),
            moves: 0,
            over: false,
            progress: None,
        }
    }

    #[test]
    fn a_match_is_named_by_its_table_or_after_it() {
        let (person, bot) = (Sitter::Person, Sitter::Bot(Level::Regular));
        let named = |title, sitters: [Sitter; 3]| name(&glance(title, &sitters), Lang::Fr);
        assert_eq!(named("Samedi", [person; 3]), "Samedi");
        assert_eq!(named("", [person, bot, bot]), "Avec Chiara et Marie");
        assert_eq!(named("", [person, bot, person]), "Lucas et Marie");
        assert_eq!(named("", [bot; 3]), "Lucas, Chiara et Marie");
    }

    #[test]
    fn a_file_has_a_plain_name() {
        assert_eq!(file_name("Soirée : du/samedi…"), "cambriole-soirée-du-samedi.json");
        assert_eq!(file_name("../.."), "cambriole-.json");
    }
}
