//! What the player is reminded of for the sake of their matches.

use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::{
        kept::{
            ledger::Ledger,
            reminders::{self, Reminder},
        },
        parts::icon,
        screens::settings::export_everything,
    },
    words::house,
};

pub fn reminder(ledger: Ledger) -> Node {
    let lang = ledger.lang;
    let due = RwSignal::new(reminders::due());
    let dismiss = move |reminder| {
        move |_| {
            reminders::dismiss(reminder);
            due.set(None);
        }
    };
    let shown = move || {
        due.get().map(|reminder| {
            let (said, acts) = match reminder {
                Reminder::Safari => (
                    house::safari_forgets(lang),
                    view! {
                        <button type="button" class="btn" on:click=dismiss(reminder)>{house::understood(lang)}</button>
                    },
                ),
                Reminder::Backup => {
                    let export = move |_| {
                        if export_everything(ledger) {
                            due.set(None);
                        }
                    };
                    (
                        house::backup_due(lang),
                        view! {
                            <button type="button" class="btn btn-primary" on:click=export>
                                {icon("share")}{house::export_all(lang)}
                            </button>
                            <button type="button" class="btn" on:click=dismiss(reminder)>{house::later(lang)}</button>
                        },
                    )
                }
            };
            view! {
                <div class="notice" role="status">{icon("bulb")}<p>{said}</p><div class="acts">{acts}</div></div>
            }
        })
    };
    view! { {shown} }
}
