//! The small drawings below the rules: each game draws its own.

use cambriole_engine::rules::GameId;
use cambriole_markup::Node;

use crate::{
    app::{art_project, art_robbery, museum_caper},
    words::{Lang, book::Drawing},
};

/// A drawing with its caption; nothing if the game has none of that name.
pub fn draw(game: GameId, drawing: Drawing<'static>, lang: Lang) -> Option<Node> {
    match game {
        GameId::ArtRobbery => art_robbery::drawings::draw(drawing, lang),
        GameId::MuseumCaper => museum_caper::drawings::draw(drawing, lang),
        GameId::ArtProject => art_project::prices::draw(drawing, lang),
    }
}
