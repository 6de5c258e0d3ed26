//! Bringing a match in from a file.

use cambriole_engine::table::glance;
use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::{
        damage::explain,
        desk::{Desk, name, standing},
        parts::icon,
        shelf,
    },
    browser::{files, files::Unread, page},
    words::{Lang, house},
};

/// The button; the file field itself stays out of sight and out of the way of the keyboard.
pub fn import_button(desk: Desk) -> Node {
    view! {
        <button type="button" class="btn" on:click=|_| page::choose_file()>
            {icon("import")}{house::import(desk.lang)}
        </button>
        <input type="file" accept=".json,.txt,application/json,text/plain" hidden
            on:change=move |event| files::read_chosen(&event, move |read| take_in(desk, read))/>
    }
}

/// Why the last file could not be taken in.
pub fn import_trouble(desk: Desk) -> Node {
    let notice = move || {
        desk.trouble.get().map(|said| {
            view! {
                <div class="notice notice-error" role="alert">
                    {icon("warn")}
                    <p>{said}</p>
                    <div class="acts">
                        <button type="button" class="btn" on:click=move |_| desk.trouble.set(None)>
                            {house::close(desk.lang)}
                        </button>
                    </div>
                </div>
            }
        })
    };
    view! { {notice} }
}

fn take_in(desk: Desk, read: Result<String, Unread>) {
    let lang = desk.lang;
    desk.trouble.set(None);
    let taken = read.map_err(|why| unread(why, lang)).and_then(|text| keep(&text, lang));
    desk.refresh();
    match taken {
        Ok(taken) => {
            desk.voice.toast(taken.said);
            desk.trouble.set(taken.but);
            if let Some(id) = taken.id {
                page::focus(format!("#match-{id} > a"));
            }
        }
        Err(said) => desk.trouble.set(Some(format!("{} {said}", house::import_refused(lang)))),
    }
}

/// What came of a file.
#[derive(Debug, PartialEq, Eq)]
struct Taken {
    id: Option<String>,
    said: String,
    /// What is wrong with it all the same.
    but: Option<String>,
}

/// Puts a text on the shelf: a match, or all that another device kept.
fn keep(text: &str, lang: Lang) -> Result<Taken, String> {
    if text.trim().is_empty() {
        return Err(house::import_empty(lang).to_owned());
    }
    match shelf::import_everything(text) {
        Some((0, 0)) => return Err(house::imported_none(lang).to_owned()),
        Some((matches, entries)) => {
            let matches = (matches > 0).then(|| house::imported_many(lang, &matches));
            let hall = (entries > 0).then(|| house::imported_hall(lang, &entries));
            let said: Vec<String> = matches.into_iter().chain(hall).collect();
            return Ok(Taken { id: None, said: said.join(" "), but: None });
        }
        None => {}
    }
    let seen = glance(text).and_then(|glance| Ok((standing(glance.game, text, lang)?, glance)));
    let (standing, glance) = seen.map_err(|damage| explain(&damage, lang))?;
    let known = shelf::list();
    let id = shelf::import(text).map_err(|damage| explain(&damage, lang))?;
    let name = name(&glance, lang);
    if known.iter().any(|kept| kept.id == id) {
        return Ok(Taken { id: Some(id), said: house::import_already(lang).to_owned(), but: None });
    }
    let but = standing
        .damage
        .map(|damage| format!("{} {}", house::imported_in_part(lang, &name), explain(&damage, lang)));
    Ok(Taken { id: Some(id), said: house::imported(lang, &name), but })
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
            (r#"{"cambriole":{}}"#, house::imported_none(Lang::Fr)),
        ] {
            assert_eq!(keep(text, Lang::Fr), Err(said.to_owned()));
        }
    }
}
