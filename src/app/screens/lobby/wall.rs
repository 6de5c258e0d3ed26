//! The posters.

use cambriole_engine::rules::GameId;
use cambriole_markup::{Node, view};
use leptos::prelude::*;

use crate::{
    app::{games, parts::Icon, route::Route, settings::use_lang},
    words::{Lang, house},
};

/// A poster and its label.
struct Work {
    game: GameId,
    title: &'static str,
    poster: &'static str,
    pitch: &'static str,
    players: String,
    minutes: Option<u8>,
}

impl Work {
    fn of(game: GameId, lang: Lang) -> Self {
        let (fewest, most) = games::limits(game);
        Self {
            game,
            title: games::title(game),
            poster: games::poster(game),
            pitch: games::pitch(game, lang),
            players: match game {
                GameId::ArtProject => house::agents_from_to(lang, &fewest, &most),
                _ => house::players_from_to(lang, &fewest, &most),
            },
            minutes: games::minutes(game),
        }
    }
}

fn works(lang: Lang) -> [Work; 3] {
    [GameId::ArtRobbery, GameId::ArtProject, GameId::MuseumCaper].map(|game| Work::of(game, lang))
}

#[component]
pub fn Wall() -> Node {
    let lang = use_lang();
    view! {
        <nav class="wall" aria-label=house::choose_game(lang.get_untracked())>
            {works(lang.get_untracked()).into_iter().map(hang).collect::<Node>()}
        </nav>
    }
}

fn hang(work: Work) -> Node {
    view! { <a class="work" href=Route::Setup(work.game).href()>{picture(work)}</a> }
}

fn picture(Work { title, poster, pitch, players, minutes, .. }: Work) -> Node {
    let lang = use_lang();
    view! {
        <div class="frame">
            <svg class="poster" viewBox="0 0 300 400" aria-hidden="true"><use_ href=poster></use_></svg>
        </div>
        <div class="label">
            <h2>{title}</h2>
            <p class="what">{pitch}</p>
            <p class="facts">
                <span>{players}</span>" "
                {minutes.map(|n| view! { <span>{house::minutes(lang.get_untracked(), &n)}</span> })}
            </p>
            <span class="go">{house::play(lang.get_untracked())}" "<Icon name="arrow"/></span>
        </div>
    }
}
