//! A match on the shelf: what it is, how to go on, what else to do with it.

use cambriole_engine::{rules::Seat, table::Glance};
use cambriole_markup::{Node, view, worked_out};
use leptos::prelude::*;

use crate::{
    app::{
        desk::{Desk, Standing},
        games, names,
        parts::{Badge, Icon, Pop, pop},
        route::Route,
        shelf::{self, Kept},
    },
    browser::clock,
    words::{Lang, house},
};

#[component]
pub fn Card(desk: Desk, kept: Kept, glance: Glance, standing: Standing) -> Node {
    let lang = desk.lang;
    let host = host(&kept);
    let anchor = host.clone();
    let href = Route::Match(kept.id.clone()).href();
    let poster = games::poster(glance.game);
    let over = glance.over;
    let open = RwSignal::new(false);
    let kept = StoredValue::new(kept);
    let name = worked_out(move || kept.with_value(|kept| desk.name(kept)));
    let marks = glance.chairs.iter().map(|chair| view! { <Badge mark=chair.mark/> }).collect::<Node>();
    let seen = StoredValue::new((glance, standing));
    let facts = move || seen.with_value(|(glance, standing)| facts(glance, standing, lang.get_untracked()));
    let players = move || seen.with_value(|(glance, _)| players(glance, lang.get_untracked()));
    let resume =
        move || if over { house::result(lang.get_untracked()) } else { house::resume(lang.get_untracked()) };
    let resume_named = move || {
        let say = if over { house::result_of } else { house::resume_named };
        say(lang.get_untracked(), &name.get())
    };
    view! {
        <li class="match panel" id=host>
            <svg class="thumb" viewBox="0 0 300 372" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
                <use_ href=poster width="300" height="400"></use_>
            </svg>
            <p class="name">
                {move || name.get()}" "<small>{facts}</small>
            </p>
            <button type="button" class="btn btn-icon btn-quiet more" aria-expanded=move || open.get().to_string()
                aria-label=move || house::more_about(lang.get_untracked(), &name.get())
                on:click=move |_| open.update(|open| *open = !*open)>
                <Icon name="more"/>
            </button>
            <p class="who">
                <span class="vh">{players}</span>
                <span class="marks">{marks}</span>
            </p>
            <a class="btn" href=href aria-label=resume_named>{resume}</a>
            <Pop open host=anchor label=name>
                <Menu desk kept open/>
            </Pop>
        </li>
    }
}

#[component]
fn Menu(desk: Desk, kept: StoredValue<Kept>, open: RwSignal<bool>) -> Node {
    let lang = desk.lang;
    let rename = move |_| {
        open.set(false);
        desk.renaming.set(Some(kept.get_value()));
    };
    let export = move |_| {
        let kept = kept.get_value();
        pop::close(open, &host(&kept));
        desk.export(&kept);
    };
    let original = kept.with_value(|kept| shelf::original(&kept.id)).map(|text| {
        let export = move |_| {
            let kept = kept.get_value();
            pop::close(open, &host(&kept));
            desk.export_text(&kept, &text);
        };
        view! {
            <li><button type="button" on:click=export><Icon name="share"/>{house::damaged_export(lang.get_untracked())}</button></li>
        }
    });
    let delete = move |_| {
        open.set(false);
        desk.delete(&kept.get_value());
    };
    view! {
        <ul class="menu">
            <li><button type="button" on:click=rename><Icon name="pencil"/>{house::rename(lang.get_untracked())}</button></li>
            <li><button type="button" on:click=export><Icon name="share"/>{house::export(lang.get_untracked())}</button></li>
            {original}
            <li><button type="button" class="danger" on:click=delete><Icon name="trash"/>{house::delete(lang.get_untracked())}</button></li>
        </ul>
    }
}

fn host(kept: &Kept) -> String {
    format!("match-{}", kept.id)
}

/// How far it is, when it was played, and whether something is wrong with it.
fn facts(glance: &Glance, standing: &Standing, lang: Lang) -> String {
    let progress = if glance.over { house::match_over(lang).to_owned() } else { standing.progress.clone() };
    let played = match clock::days_since(glance.label.played) {
        0 => house::played_today(lang).to_owned(),
        1 => house::played_yesterday(lang).to_owned(),
        days => house::played_days_ago(lang, &days),
    };
    let damaged = standing.damage.as_ref().map(|_| house::damaged(lang).to_ascii_lowercase());
    [Some(progress), Some(played), damaged].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn players(glance: &Glance, lang: Lang) -> String {
    let seats = Seat::all(glance.chairs.len()).map(|seat| names::seat(&glance.chairs, seat, lang));
    names::list(&seats.collect::<Vec<_>>(), lang)
}
