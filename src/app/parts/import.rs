//! Bringing matches in from a file.

use cambriole_engine::table::head;
use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::{
        kept::{
            backup::Backup,
            damage::explain,
            ledger::{Ledger, host, name},
            shelf::{self, Flaw, Import, Taken},
        },
        parts::icon,
    },
    browser::{
        clock,
        files::{self, Unread},
        page,
    },
    words::{Lang, house},
};

/// The button; the file field itself stays out of sight and out of the way of the keyboard.
pub fn import_button(ledger: Ledger) -> Node {
    view! {
        <button type="button" class="btn" on:click=|_| page::choose_file()>
            {icon("import")}{house::import(ledger.lang)}
        </button>
        <input type="file" accept=".json,.txt,application/json,text/plain" hidden
            on:change=move |event| files::read_chosen(&event, move |read| take_in(ledger, read))/>
    }
}

/// How far a file is, and why the last one could not be taken in.
pub fn import_notice(ledger: Ledger) -> Node {
    view! { {move || progress(ledger)}{move || trouble(ledger)} }
}

fn progress(ledger: Ledger) -> Option<Node> {
    ledger.importing.with(Option::is_some).then(|| {
        view! {
            <div class="notice importing">
                {icon("import")}
                <p id="importing">{house::importing(ledger.lang)}</p>
                <progress max="100" aria-labelledby="importing"
                    value=move || ledger.importing.get().unwrap_or(100).to_string()></progress>
            </div>
        }
    })
}

fn trouble(ledger: Ledger) -> Option<Node> {
    ledger.trouble.get().map(|said| {
        view! {
            <div class="notice notice-error" role="alert">
                {icon("warn")}
                <p>{said}</p>
                <div class="acts">
                    <button type="button" class="btn" on:click=move |_| ledger.trouble.set(None)>
                        {house::close(ledger.lang)}
                    </button>
                </div>
            </div>
        }
    })
}

fn take_in(ledger: Ledger, read: Result<String, Unread>) {
    // Whoever chose a file may have left since.
    let Some(busy) = ledger.importing.try_with_untracked(Option::is_some) else { return };
    if busy {
        return;
    }
    ledger.trouble.set(None);
    match read.map_err(|why| unread(why, ledger.lang)).map(Backup::open) {
        Ok(Ok(backup)) => take_all(ledger, backup),
        Ok(Err(text)) => end(ledger, keep(&text, ledger.lang)),
        Err(said) => end(ledger, Err(said)),
    }
}

/// Takes in all that another device kept, while the page stays awake.
fn take_all(ledger: Ledger, backup: Backup) {
    ledger.voice.say(house::importing(ledger.lang));
    ledger.importing.set(Some(0));
    let mut import = Import::new(backup);
    clock::in_slices(move || {
        let goes_on = import.step();
        let done = goes_on.then(|| import.percent());
        // Who left the screen meanwhile is told at the end all the same.
        if ledger.importing.try_with_untracked(|shown| *shown != done) == Some(true) {
            ledger.importing.set(done);
        }
        if !goes_on {
            end(ledger, brought(import.matches, import.entries, ledger.lang));
        }
        goes_on
    });
}

fn brought(matches: usize, entries: usize, lang: Lang) -> Result<Brought, String> {
    let matches = (matches > 0).then(|| house::imported_many(lang, &matches));
    let hall = (entries > 0).then(|| house::imported_hall(lang, &entries));
    let said: Vec<String> = matches.into_iter().chain(hall).collect();
    if said.is_empty() {
        return Err(house::imported_none(lang).to_owned());
    }
    Ok(Brought { id: None, said: said.join(" "), but: None })
}

fn end(ledger: Ledger, brought: Result<Brought, String>) {
    ledger.refresh();
    match brought {
        Ok(brought) => {
            ledger.voice.toast(brought.said);
            let _ = ledger.trouble.try_set(brought.but);
            if let Some(id) = brought.id {
                page::focus(format!("#{} > a", host(&id)));
            }
        }
        Err(said) => {
            let _ = ledger.trouble.try_set(Some(format!("{} {said}", house::import_refused(ledger.lang))));
        }
    }
}

/// What came of a file.
#[derive(Debug, PartialEq, Eq)]
struct Brought {
    id: Option<String>,
    said: String,
    /// What is wrong with it all the same.
    but: Option<String>,
}

/// Puts the text of a match on the shelf.
fn keep(text: &str, lang: Lang) -> Result<Brought, String> {
    if text.trim().is_empty() {
        return Err(house::import_empty(lang).to_owned());
    }
    let said = |damage| explain(&damage, lang);
    let name = name(&head(text).map_err(said)?, lang);
    let flaw = match shelf::check_text(text) {
        Some(Flaw::Unplayable(damage)) => return Err(said(damage)),
        Some(Flaw::InPart(damage)) => Some(damage),
        None => None,
    };
    let Taken { id, was_here } = shelf::import(text).map_err(said)?;
    if was_here {
        return Ok(Brought { id: Some(id), said: house::import_already(lang).to_owned(), but: None });
    }
    let but = flaw.map(|damage| format!("{} {}", house::imported_in_part(lang, &name), said(damage)));
    Ok(Brought { id: Some(id), said: house::imported(lang, &name), but })
}

fn unread(why: Unread, lang: Lang) -> String {
    match why {
        Unread::TooLarge => house::import_too_big(lang, &files::LARGEST),
        Unread::NotText => house::import_unreadable(lang).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_match_is_refused_with_a_reason() {
        for (text, said) in [
            ("", house::import_empty(Lang::Fr)),
            ("[1, 2", house::damage_not_json(Lang::Fr)),
            ("{}", house::damage_not_a_save(Lang::Fr)),
        ] {
            assert_eq!(keep(text, Lang::Fr), Err(said.to_owned()));
        }
        assert_eq!(brought(0, 0, Lang::Fr), Err(house::imported_none(Lang::Fr).to_owned()));
    }
}
