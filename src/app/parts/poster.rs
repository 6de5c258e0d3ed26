//! A game's poster.

use cambriole_engine::rules::GameId;
use cambriole_markup::{Node, view};

use crate::app::games;

/// The poster of a game, for the eye only.
pub fn poster(game: GameId) -> Node {
    view! {
        <svg class="poster" viewBox="0 0 300 400" aria-hidden="true">
            <use_ href=games::poster(game)></use_>
        </svg>
    }
}
