//! Art Robbery on the page.

use cambriole_engine::{
    rules::art_robbery::{Notice, Refusal, State},
    table::Chair,
};
use leptos::prelude::*;

use crate::{
    app::{
        session::Session,
        staged::{Line, Staged},
    },
    browser::sound::Sound,
    words::Lang,
};

impl Staged for State {
    fn table(session: Session<Self>) -> AnyView {
        let _ = session;
        view! { <main><h1>"Table"</h1></main> }.into_any()
    }

    fn end(session: Session<Self>) -> AnyView {
        let _ = session;
        view! { <main><h1>"End"</h1></main> }.into_any()
    }

    fn line(_: &Notice, _: &[Chair], _: Lang) -> Option<Line> {
        None
    }

    fn is_interval(_: &Notice) -> bool {
        false
    }

    fn sound(_: &Notice) -> Option<Sound> {
        None
    }

    fn explain(_: &Refusal, _: Lang) -> &'static str {
        ""
    }
}
