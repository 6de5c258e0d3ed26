//! The hall of fame: every mission at every level, the totals, the last files.

use cambriole_engine::rules::{
    GameId,
    art_project::{Difficulty, Mission},
};
use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::{
        art_project::phrases,
        kept::hall::{Entry, Hall, Record},
        parts::{back, back_to_match, icon, icon_as, storage_troubles},
        shared::{route::Route, settings::use_lang},
    },
    browser::{clock, files, page},
    words::{Lang, art_project as project, hall as words, house},
};

/// How many of the last files are shown.
const FILES: usize = 8;

/// More crosses than this are counted instead.
const CROSSES: usize = 4;

pub fn screen() -> Node {
    let lang = use_lang().get_untracked();
    page::set_title(&format!("{} · Cambriole", words::title(lang)));
    hall_view(&Hall::open(), lang)
}

/// The hall as markup.
pub fn hall_view(hall: &Hall, lang: Lang) -> Node {
    let won = |mission: &Mission| {
        Difficulty::ALL.into_iter().filter(|level| hall.of(*mission, *level).won.is_some()).count()
    };
    let stamped: usize = Mission::ALL.iter().map(won).sum();
    view! {
        <main class="project page-hall">
            <header class="bar">
                {back("bar-btn", lang)}
                <div class="bar-title">
                    <h1 tabindex="-1">{words::title(lang)}</h1>
                    <p class="bar-sub">{words::stamped(lang, &stamped)}</p>
                </div>
            </header>
            <div class="hall">
                {move || storage_troubles(lang)}
                {register(hall, lang)}
                {totals(hall, lang)}
                {recent(hall, lang)}
            </div>
        </main>
        {back_to_match(lang)}
    }
}

fn register(hall: &Hall, lang: Lang) -> Node {
    let level = |level: Difficulty| {
        let hearts = (0..level.hearts()).map(|_| symbol("ic", "heart")).collect::<Node>();
        view! {
            <th scope="col">
                {breakable(phrases::level(level, lang))}
                <span class="lv-h">{hearts}<span class="vh">{project::hearts(lang, &level.hearts())}</span></span>
            </th>
        }
    };
    let mission = |mission: Mission| {
        let boxes =
            Difficulty::ALL.into_iter().map(|level| cell(hall.of(mission, level), lang)).collect::<Node>();
        view! {
            <tr>
                <th scope="row">
                    <svg class="lm" viewBox="0 0 140 112" aria-hidden="true"><use_ href=format!("#ap-lm-{}", mission.slug())></use_></svg>
                    <span>{phrases::mission(mission, lang)}</span>
                </th>
                {boxes}
            </tr>
        }
    };
    view! {
        // Large text may make the table wider than the sheet: it can be scrolled, by keyboard too.
        <section class="ap-ledger ap-sheet" tabindex="0" aria-labelledby="hall-register">
            <div class="ledger-head">
                {symbol("seal", "seal")}
                <div><h2 id="hall-register">{words::register(lang)}</h2><p class="note">{words::office(lang)}</p></div>
                <p class="conf" aria-hidden="true">{words::confidential(lang)}</p>
            </div>
            <table class="grid">
                <caption class="vh">{words::by_level(lang)}</caption>
                <thead>
                    <tr>
                        <th scope="col"><span class="vh">{words::mission(lang)}</span></th>
                        {Difficulty::ALL.into_iter().map(level).collect::<Node>()}
                    </tr>
                </thead>
                <tbody>{Mission::ALL.into_iter().map(mission).collect::<Node>()}</tbody>
            </table>
            <p class="key">
                <span>{symbol("won", "won")}" "{words::first_victory(lang)}</span>
                <span>{symbol("ic", "fail")}" "{words::one_defeat(lang)}</span>
            </p>
        </section>
    }
}

/// A mission at a level: the stamp of its first victory, a cross for each defeat.
fn cell(record: Record, lang: Lang) -> Node {
    let Record { won, defeats } = record;
    let class = match (won, defeats) {
        (Some(_), _) => "hcell is-won",
        (None, 0) => {
            return view! { <td><div class="hcell is-blank"><span class="dash"></span><span class="vh">{words::never_tried(lang)}</span></div></td> };
        }
        _ => "hcell",
    };
    let stamp = match won {
        Some(moment) => {
            let day = date(moment, lang);
            view! {
                {symbol("won", "won")}
                <span class="vh">{words::won_on(lang, &day)}", "</span>
                <span class="date" aria-hidden="true">{day}</span>
            }
        }
        None => view! { <span class="vh">{words::not_won(lang)}", "</span> },
    };
    let drawn = if defeats > CROSSES { 1 } else { defeats };
    let count = (drawn < defeats).then(|| view! { <span aria-hidden="true">{format!("×{defeats}")}</span> });
    let crosses = (0..drawn).map(|_| symbol("ic", "fail")).collect::<Node>();
    view! {
        <td>
            <div class=class>
                {stamp}
                <span class="fails">{crosses}{count}<span class="vh">{words::defeats_of(lang, &defeats)}</span></span>
            </div>
        </td>
    }
}

fn totals(hall: &Hall, lang: Lang) -> Node {
    let (victories, saved) = (hall.victories(), hall.saved());
    let defeats = hall.entries.len() - victories;
    let total = |class: &'static str, said: String, count: usize| {
        view! { <div class=class><dt>{said}</dt><dd>{count.to_string()}</dd></div> }
    };
    view! {
        <dl class="ap-stats ap-sheet">
            {total("is-good", words::victories(lang, &victories), victories)}
            {total("is-bad", words::defeats(lang, &defeats), defeats)}
            {total("is-good", words::saved(lang, &saved), saved)}
        </dl>
    }
}

fn recent(hall: &Hall, lang: Lang) -> Node {
    let last = if hall.entries.is_empty() {
        view! {
            <p class="empty">{words::empty(lang)}</p>
            <a class="btn btn-primary" href=Route::Setup(GameId::ArtProject).href()>{words::first_mission(lang)}" "{icon("arrow")}</a>
        }
    } else {
        let last = hall.entries.iter().take(FILES).map(|entry| file(entry, lang)).collect::<Node>();
        view! { <ol class="files">{last}</ol> }
    };
    view! {
        <section class="recent" aria-labelledby="hall-recent">
            <h2 id="hall-recent" class="ap-label">{words::last_files(lang)}</h2>
            {last}
            {damaged(hall, lang)}
        </section>
    }
}

/// A match as a line of the hall.
pub fn file(entry: &Entry, lang: Lang) -> Node {
    let (class, sign) = if entry.end.is_won() { ("file is-win", "check") } else { ("file", "close") };
    let (day, mission) = (date(entry.date, lang), phrases::mission(entry.setup.mission, lang));
    let level = phrases::level(entry.setup.level, lang);
    view! {
        <li class=class>
            <b>{day}" · "{mission}</b>
            <span>{level}" · "{entry.team(lang)}</span>
            <em>{icon_as("ic", sign)}" "{entry.told(lang)}</em>
        </li>
    }
}

fn damaged(hall: &Hall, lang: Lang) -> Option<Node> {
    let text = hall.damaged.join("\n");
    (!hall.damaged.is_empty()).then(|| {
        view! {
            <div class="notice notice-warn">
                {icon("warn")}
                <p>{words::damaged(lang, &hall.damaged.len())}</p>
                <div class="acts">
                    <button type="button" class="btn" on:click=move |_| { files::offer("cambriole-hall.json", &text); }>
                        {icon("share")}{house::damaged_export(lang)}
                    </button>
                </div>
            </div>
        }
    })
}

/// A drawing of the game by its symbol.
fn symbol(class: &'static str, name: &'static str) -> Node {
    view! { <svg class=class aria-hidden="true"><use_ href=format!("#ap-{name}")></use_></svg> }
}

/// A long word, which a narrow column may break.
fn breakable(word: &'static str) -> String {
    match word.split_at_checked(5) {
        Some((head, tail)) if tail.len() > 4 => format!("{head}\u{ad}{tail}"),
        _ => word.to_owned(),
    }
}

/// A day as it is stamped.
fn date(moment: u64, lang: Lang) -> String {
    let (year, month, day) = clock::day(moment);
    let month = words::months(lang).split(' ').nth(month).unwrap_or_default();
    // A narrow box may put the year on a line of its own.
    words::date(lang, &format_args!("{day:02}"), &month, &format_args!("\u{200b}{year}"))
}

#[cfg(test)]
mod tests {
    use cambriole_engine::{
        rules::art_project::{End, Setup},
        table::{Chair, Sitter},
    };

    use super::*;

    fn entry(date: u64, end: End) -> Entry {
        let chairs = vec![Chair { name: "Inès".into(), mark: 1, sitter: Sitter::Person }];
        Entry { date, setup: Setup::of(1), chairs, end, round: 4, recovered: 2 }
    }

    fn page(entries: Vec<Entry>, damaged: Vec<String>, lang: Lang) -> String {
        let hall = Hall { entries, damaged };
        Owner::new().with(|| hall_view(&hall, lang).to_html())
    }

    #[test]
    fn every_mission_has_a_row_and_every_level_a_column() {
        let page = page(Vec::new(), Vec::new(), Lang::Fr);
        assert_eq!(page.matches("<td").count(), 24);
        assert_eq!(page.matches(r#"scope="row""#).count(), 6);
        assert_eq!(page.matches(r#"scope="col""#).count(), 5);
        assert_eq!(page.matches(words::never_tried(Lang::Fr)).count(), 24);
        assert!(page.contains(r##"href="#/setup/art-project""##), "newcomers are led to a first mission");
        assert!(!page.contains("style="), "the policy of the page forbids it");
    }

    #[test]
    fn a_box_says_what_it_shows() {
        // 14 and 15 November 2026 at noon.
        let (won, lost) = (entry(1_794_657_600_000, End::Won), entry(1_794_744_000_000, End::TimeUp));
        let shown = page(vec![lost.clone(), won.clone()], Vec::new(), Lang::Fr);
        assert!(shown.contains("gagnée le 14/11/\u{200b}2026") && shown.contains("1 défaite"));
        assert!(shown.contains("1 case tamponnée sur 24") && shown.contains("Plus de temps, manche 4"));
        assert!(page(vec![won], Vec::new(), Lang::En).contains("won on 14 Nov \u{200b}2026"));
        let many = page(vec![lost; 7], Vec::new(), Lang::Fr);
        assert!(many.contains("×7") && many.contains("7 défaites"));
    }

    #[test]
    fn what_was_saved_is_no_alarm() {
        let shown = page(vec![entry(1, End::Won)], Vec::new(), Lang::Fr);
        let (won, lost) = (words::saved(Lang::Fr, &2), words::defeats(Lang::Fr, &0));
        assert!(shown.contains(&format!(r#"<div class="is-good"><dt>{won}</dt>"#)), "{shown}");
        assert!(shown.contains(&format!(r#"<div class="is-bad"><dt>{lost}</dt>"#)));
    }

    #[test]
    fn a_damaged_entry_is_told() {
        let page = page(Vec::new(), vec!["{".into(), String::new()], Lang::En);
        assert!(page.contains("2 damaged files"));
    }
}
