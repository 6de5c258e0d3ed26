//! A match: the curtain, the table or the result, whichever its stage asks for.

use cambriole_engine::table::{Damage, Table, glance};
use cambriole_markup::{Node, follow, view, worked_out};
use leptos::prelude::*;

use crate::{
    app::{
        common::common,
        damage::explain,
        games::{self, for_game},
        parts::{icon, sound_offer},
        route::Route,
        screens::curtain,
        session::{Scene, Session, Sitting},
        settings::{use_lang, use_preferences},
        shelf,
        staged::Staged,
    },
    browser::{awake, device, files, page, turn},
    words::house,
};

/// The match that the shelf keeps under `id`.
pub fn play(id: &str) -> Node {
    match shelf::text(id).map(|text| glance(&text)) {
        Some(Ok(glance)) => {
            for_game!(glance.game, G => open::<G>(id))
        }
        Some(Err(damage)) => unreadable(id, Some(damage)),
        None => unreadable(id, None),
    }
}

fn open<G: Staged>(id: &str) -> Node {
    match shelf::load::<G>(id) {
        Ok(shelf::Loaded { id, restored }) => {
            let session = Session::new(&id, Table::new(restored.game), restored.label, restored.damage);
            let table = move |is_over| if is_over { G::end(session) } else { G::table(session) };
            stage(*session, Box::new(table))
        }
        Err(damage) => unreadable(id, damage),
    }
}

/// Plays a match, and shows the scene that it is in: `table` draws the table, or the result if it is over. Scenes are told apart by a memo, so that a table stays the
/// same table from move to move.
fn stage(session: Sitting, table: Box<dyn Fn(bool) -> Node + Send>) -> Node {
    session.open();
    page::on_hide(move || session.cover());
    on_cleanup(move || session.close());
    let lang = use_lang();
    let scene = worked_out(move || session.scene());
    let busy = common().busy;
    follow(move || busy.set(scene.get() == Scene::Table));
    on_cleanup(move || busy.set(false));
    attend(session, scene);
    let mut before = None;
    follow(move || {
        let now = scene.get();
        page::set_title(&title(session, now));
        if before.replace(now).is_some_and(|before| before != now) {
            page::scroll_up();
            page::focus(if matches!(now, Scene::Curtain(_)) { ".iam" } else { "main h1" });
            page::scroll_to_end(".recap ol");
        }
    });
    let shown = move || match scene.get() {
        Scene::Knocking => Node::EMPTY,
        Scene::OpenElsewhere => elsewhere(session, true),
        Scene::TakenOver => elsewhere(session, false),
        Scene::Curtain(seat) => {
            let lang = lang.get();
            let (recap, emblems) = untrack(|| (session.recap(seat), session.emblems()));
            curtain(seat, &session.chairs(), &emblems, recap, lang, move || session.unveil())
        }
        Scene::Table => view! { {table(false)}{sound_offer(session)} },
        Scene::End => view! { {table(true)}{session.hints_used()} },
    };
    view! { {shown}{move || session.sign()} }
}

/// What the device does for a match that is on: its screen stays awake, it lies as the players turned it,
/// and it buzzes when bots have played and a person is to go on.
fn attend(session: Sitting, scene: Memo<Scene>) {
    awake::follow_sight();
    follow(move || awake::want(matches!(scene.get(), Scene::Table | Scene::Curtain(_))));
    follow(move || turn::turn(Some(session.side())));
    on_cleanup(|| {
        awake::want(false);
        turn::turn(None);
    });
    let preferences = use_preferences();
    let mut before = None;
    follow(move || {
        let now = session.waits_for_person();
        let began = before.replace(now) == Some(false) && now;
        if began && untrack(|| session.was_moved_by_bot()) && preferences.get_untracked().buzz {
            device::buzz();
        }
    });
}

/// The page's title says nothing private: the game, or the product alone while the curtain is down.
fn title(session: Sitting, scene: Scene) -> String {
    let game = games::title(session.game());
    match (scene, session.title()) {
        (Scene::Curtain(_), _) => "Cambriole".into(),
        (_, title) if title.is_empty() => game.into(),
        (_, title) => format!("{title} · {game}"),
    }
}

fn elsewhere(session: Sitting, asks: bool) -> Node {
    let lang = use_lang().get_untracked();
    let said = if asks { house::other_tab(lang) } else { house::other_tab_taken(lang) };
    view! {
        <main class="setup">
            <h1 tabindex="-1">{games::title(session.game())}</h1>
            <div class="notice notice-warn">
                {icon("warn")}
                <p>{said}</p>
                <div class="acts">
                    <button type="button" class="btn btn-primary" on:click=move |_| session.take_over()>
                        {house::other_tab_take(lang)}
                    </button>
                    <a class="btn" href=Route::Lobby.href()>{house::back_to_lobby(lang)}</a>
                </div>
            </div>
        </main>
    }
}

fn unreadable(id: &str, damage: Option<Damage>) -> Node {
    let lang = use_lang().get_untracked();
    let said = damage
        .as_ref()
        .map_or_else(|| house::match_not_found(lang).to_owned(), |damage| explain(damage, lang));
    let kept = shelf::text(id);
    let name = format!("cambriole-{id}.json");
    let export = kept.map(|text| {
        view! {
            <button type="button" class="btn" on:click=move |_| { files::offer(&name, &text); }>
                {icon("share")}{house::damaged_export(lang)}
            </button>
        }
    });
    view! {
        <main class="setup">
            <h1 tabindex="-1">"Cambriole"</h1>
            <div class="notice notice-error">
                {icon("warn")}
                <p>{said}</p>
                <div class="acts">{export}<a class="btn" href=Route::Lobby.href()>{house::back_to_lobby(lang)}</a></div>
            </div>
        </main>
    }
}
