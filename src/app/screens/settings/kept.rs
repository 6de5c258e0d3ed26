//! What this device keeps, how much, and the ways to take it out or erase it.

use cambriole_markup::{Node, view};

use super::{erase::erase, promise::promise};
use crate::{
    app::{
        kept::{ledger::Ledger, reminders, shelf},
        parts::{icon, import_button, import_notice},
        shared::settings::Preferences,
    },
    browser::files,
    words::{Lang, house},
};

pub fn kept_here(preferences: Preferences) -> Node {
    let ledger = Ledger::open();
    let lang = ledger.lang;
    let holdings = move || {
        // They are kept here too.
        preferences.get();
        holdings(ledger)
    };
    view! {
        <section class="opts" aria-labelledby="settings-kept">
            <h2 class="rule-title" id="settings-kept" tabindex="-1">{house::storage(lang)}</h2>
            <div class="kept panel">
                <p>{house::storage_line(lang)}</p>
                {promise(ledger)}
                <p>{house::storage_secrets(lang)}</p>
                {holdings}
                <div class="acts">
                    <button type="button" class="btn" on:click=move |_| { export_everything(ledger); }>
                        {icon("share")}{house::export_all(lang)}
                    </button>
                    {import_button(ledger)}
                    {erase(ledger, preferences)}
                </div>
            </div>
            {import_notice(ledger)}
        </section>
    }
}

/// Offers all that is kept as one file; whether it could.
pub fn export_everything(ledger: Ledger) -> bool {
    let offered = shelf::everything().is_ok_and(|text| files::offer("cambriole.json", &text));
    if offered {
        reminders::exported();
        ledger.voice.toast(house::exported_all(ledger.lang));
    }
    offered
}

/// Every match with its size, and the rest.
fn holdings(ledger: Ledger) -> Node {
    let (lang, list) = (ledger.lang, ledger.list());
    let (mut in_matches, mut matches) = (0, Vec::new());
    for kept in &list {
        in_matches += kept.size;
        matches.push(row(ledger.name(kept), kept.size, lang));
    }
    let rest = shelf::weight().saturating_sub(in_matches);
    let total = house::storage_matches(lang, &list.len());
    view! {
        <dl class="kept-list">
            <div class="total"><dt>{total}</dt><dd>{kilobytes(in_matches, lang)}</dd></div>
            {matches}
            {(rest > 0).then(|| row(house::storage_rest(lang).to_owned(), rest, lang))}
        </dl>
    }
}

fn row(name: String, size: usize, lang: Lang) -> Node {
    view! { <div><dt>{name}</dt><dd>{kilobytes(size, lang)}</dd></div> }
}

fn kilobytes(size: usize, lang: Lang) -> String {
    house::storage_size(lang, &size.div_ceil(1024))
}
