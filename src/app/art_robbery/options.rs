//! What a table can choose before a match.

use cambriole_engine::rules::art_robbery::Setup;
use cambriole_markup::{Node, view};

use crate::{
    app::{
        games::Chosen,
        parts::{About, switch},
        screens::setup::{Dispatch, Draft, Msg, first},
    },
    words::{Lang, house},
};

pub fn options(draft: &Draft, setup: Setup, lang: Lang, dispatch: Dispatch) -> Node {
    let starts = About { title: house::who_starts(lang), line: house::who_starts_line(lang), icon: None };
    let counts = About { title: house::open_counts(lang), line: house::open_counts_line(lang), icon: None };
    let turned = Setup { open_counts: !setup.open_counts, ..setup };
    let turn = dispatch.change(Msg::Choose(Chosen::from(turned)));
    view! {
        {first(starts, draft, lang, dispatch)}
        {switch("open-counts", counts, setup.open_counts, turn)}
    }
}
