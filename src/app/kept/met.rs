//! Which games somebody has played on this device: who has met a game is not offered its lesson at the door.

use cambriole_engine::rules::GameId;

use super::shelf;
use crate::browser::storage;

/// The slugs of the games, one after the other; `public/lobby.js` reads it too.
const KEY: &str = "met";

/// A match of the game has been played to its end, or its lesson.
pub fn remember(game: GameId) {
    let all = storage::read(KEY).unwrap_or_default();
    if !all.split(' ').any(|slug| slug == game.slug()) {
        // Where nothing can be kept, the lesson is offered again.
        let _ = storage::write(KEY, format!("{all} {}", game.slug()).trim_start());
    }
}

/// The games that somebody has met.
pub fn all() -> Vec<GameId> {
    let told = storage::read(KEY).unwrap_or_default();
    let mut met: Vec<_> = told.split(' ').filter_map(GameId::from_slug).collect();
    // Before lessons were, nobody took note.
    let played = shelf::list().into_iter().filter_map(|kept| kept.glance.ok());
    met.extend(
        played.filter(|glance| glance.over && glance.label.lesson.is_none()).map(|glance| glance.game),
    );
    met
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_met_once() {
        assert!(all().is_empty());
        for game in [GameId::ArtRobbery, GameId::MuseumCaper, GameId::ArtRobbery] {
            remember(game);
        }
        assert_eq!(all(), [GameId::ArtRobbery, GameId::MuseumCaper]);
    }
}
