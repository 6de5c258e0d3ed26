//! What all screens share: the bar at the top, the table, the actions at the foot.

use cambriole_engine::rules::art_project::{Phase, Scene};
use cambriole_markup::{Node, view};

use super::{
    board::{Board, Dispatch, Msg},
    phrases,
    pieces::ic,
};
use crate::{
    app::parts::Over,
    words::{Lang, art_project as words, house, project_fight as fight_words},
};

/// A screen's parts.
pub struct Frame {
    /// Which screen it is, for the stylesheet.
    pub class: &'static str,
    /// What is inside, the actions last.
    pub body: Node,
}

pub fn frame(board: &Board, dispatch: Dispatch, parts: Frame) -> Node {
    let (scene, lang) = (board.scene(), board.lang);
    let Frame { class, body } = parts;
    let mission = scene.setup.mission;
    let title = match scene.fight.or(board.fights.last) {
        Some(fight) => fight_words::fight_in(lang, &phrases::city(mission, fight.city, lang)),
        None => phrases::mission(mission, lang).to_owned(),
    };
    view! {
        <main class=format!("project {class}")>
            <header class="bar">
                <button type="button" class="bar-btn" aria-label=house::menu(lang)
                    on:click=dispatch.press(Msg::Open(Over::Menu))>{ic("i-menu")}</button>
                <div class="bar-title">
                    <h1 tabindex="-1">{title}</h1>
                    <p class="bar-sub">
                        {words::round(lang, &scene.round, &rounds(scene))}
                        <span class="wide">" · "{phrases::level(scene.setup.level, lang)}</span>
                    </p>
                </div>
                {phases(board)}
            </header>
            {body}
        </main>
    }
}

/// The actions of a screen, at its foot.
pub fn actions(inside: Node, lang: Lang) -> Node {
    view! { <nav class="actions" id="actions" aria-label=words::actions(lang)>{inside}</nav> }
}

/// How many rounds there are in all.
pub fn rounds(scene: &Scene) -> u8 {
    scene.round + scene.rounds_left().saturating_sub(1)
}

fn phases(board: &Board) -> Node {
    let lang = board.lang;
    let names = [words::phase_a(lang), words::phase_b(lang), words::phase_c(lang), words::phase_d(lang)];
    let now = match board.scene().phase {
        Phase::Place | Phase::Draw | Phase::Play => 0,
        Phase::Move => 1,
        Phase::Fight => 2,
        Phase::Dusk | Phase::Over => 3,
    };
    let phase = |(place, (letter, name)): (usize, (&'static str, &'static str))| {
        view! { <li aria-current=(place == now).then_some("step")><b>{letter}</b>" "{name}</li> }
    };
    let all = ["A", "B", "C", "D"].into_iter().zip(names).enumerate();
    view! { <ol class="phases" aria-label=words::phases(lang)>{all.map(phase).collect::<Node>()}</ol> }
}

/// A button among the actions; the main one is brass.
pub fn act(class: &'static str, icon: &'static str, said: String, msg: Msg, dispatch: Dispatch) -> Node {
    view! {
        <button type="button" class=class on:click=dispatch.press(msg)>{ic(icon)}<span>{said}</span></button>
    }
}
