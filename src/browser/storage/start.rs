//! The start: the two copies meet.

use std::{cell::RefCell, collections::BTreeSet, future::Future, rc::Rc};

use js_sys::{Array, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, future_to_promise};

use super::{
    DOUBTS, Doubt, LAST,
    journal::{self, Contents, Read},
    judge::{Entry, Facts, Local, Verdict, judge},
    local, memory, note,
};
use crate::browser::clock;

/// How long the journal may take to answer, in milliseconds.
const PATIENCE: i32 = 4000;

/// What comes of the work, unless it takes too long.
pub async fn within_patience<T: 'static>(work: impl Future<Output = Option<T>> + 'static) -> Option<T> {
    let found = Rc::new(RefCell::new(None));
    let finding = Rc::clone(&found);
    let work = future_to_promise(async move {
        *finding.borrow_mut() = work.await;
        Ok(JsValue::UNDEFINED)
    });
    let patience = Promise::new(&mut |resolve, _| {
        let window = crate::browser::window();
        let _ = window.map(|it| it.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, PATIENCE));
    });
    let _ = JsFuture::from(Promise::race(&Array::of2(&work, &patience))).await;
    found.take()
}

/// Brings the two copies to the same.
pub fn meet(contents: &Contents) {
    let (alone_since, removed) = local::take_alone().unzip();
    let removed: BTreeSet<String> = removed.into_iter().flatten().collect();
    let facts =
        Facts { revision: local::revision(), alone_since, erased: contents.erased, now: clock::now() };
    let newest = contents.records.iter().map(|it| it.entry.revision).max().unwrap_or(0);
    LAST.set(newest.max(facts.revision).max(facts.erased));

    let mut unmet: BTreeSet<String> = local::keys().into_iter().collect();
    for read in &contents.records {
        let here = unmet.remove(&read.key).then(|| local::raw(&read.key)).flatten();
        let local = match here {
            Some(text) if text == read.text => Local::Same,
            Some(_) => Local::Other,
            None if removed.contains(&read.key) => Local::Removed,
            None => Local::Nothing,
        };
        carry_out(judge(&facts, Some(read.entry), local), &read.key, Some(read));
    }
    for key in unmet {
        carry_out(judge(&facts, None, Local::Other), &key, None);
    }
    if local::is_there() && LAST.get() > facts.revision {
        local::count(LAST.get());
    }
}

fn carry_out(verdict: Verdict, key: &str, read: Option<&Read>) {
    match verdict {
        Verdict::Agree => {}
        Verdict::Restore => restore(key, read),
        Verdict::Journal => note(key, local::read(key).as_deref(), LAST.get()),
        Verdict::Both => {
            let text = read.and_then(|read| read.text.as_string());
            DOUBTS.with_borrow_mut(|doubts| {
                doubts.extend(text.map(|text| Doubt { key: key.to_owned(), text }));
            });
            note(key, local::read(key).as_deref(), LAST.get());
        }
        Verdict::Sweep => journal::sweep(key.to_owned()),
    }
}

/// Local storage takes what the journal has; where it has no room the text is read from here.
fn restore(key: &str, read: Option<&Read>) {
    let text = read.filter(|read| read.entry.is_text).and_then(|read| read.text.as_string());
    let revision = read.map_or(0, |Read { entry: Entry { revision, .. }, .. }| *revision);
    match text {
        Some(text) if local::set(key, &text) => {}
        Some(text) => {
            local::remove(key);
            memory::hold_journalled(key, text, revision);
        }
        None => local::remove(key),
    }
}
