//! The posters.

use cambriole_engine::rules::GameId;
use cambriole_markup::{Node, view};

use crate::{
    app::{
        games,
        kept::met,
        lessons::cards::ticket,
        parts::{icon, poster},
        shared::route::Route,
    },
    words::{Lang, house},
};

pub fn wall(lang: Lang) -> Node {
    let (mut works, met) = (Vec::new(), met::all());
    for game in GameId::ALL {
        let ticket = (!met.contains(&game)).then(|| ticket(game, lang));
        works.push(view! { <div class="on-wall">{hang(game, lang)}{ticket}</div> });
    }
    view! { <nav class="wall" aria-label=house::choose_game(lang)>{works}</nav> }
}

fn hang(game: GameId, lang: Lang) -> Node {
    view! { <a class="work" href=Route::Setup(game).href()>{picture(game, lang)}</a> }
}

/// A poster and its label.
fn picture(game: GameId, lang: Lang) -> Node {
    let local = games::local_title(game, lang);
    view! {
        <div class="frame">{poster(game)}</div>
        <div class="label">
            <h2>{games::title(game)}{local.map(|title| view! { " "<small>{title}</small> })}</h2>
            <p class="what">{games::pitch(game, lang)}</p>
            <p class="facts">
                <span>{games::players(game, lang)}</span>" "
                <span>{house::minutes(lang, &games::minutes(game))}</span>
            </p>
            <span class="go">{house::play(lang)}" "{icon("arrow")}</span>
        </div>
    }
}
