//! What the game tells of itself before a match.

use cambriole_engine::rules::{
    Seat,
    passe_partout::{Setup, State},
};
use cambriole_markup::Node;

use crate::{
    app::{
        games::GameListing,
        screens::setup::{Dispatch, Draft},
    },
    words::{Lang, book::Drawing, passe_partout as words},
};

impl GameListing for State {
    const TITLE: &'static str = "Passe-partout";
    const MAKERS: &'static str = "Cambriole";
    /// A drawing that the house has anyway.
    const POSTER: &'static str = "#bust";
    const MINUTES: u8 = 3;

    fn pitch(lang: Lang) -> &'static str {
        words::pitch(lang)
    }

    fn players(lang: Lang, _fewest: usize, _most: usize) -> String {
        words::players(lang).to_owned()
    }

    fn seated(_setup: Setup, players: u8, _first: Option<Seat>) -> Setup {
        Setup { players }
    }

    fn options(_draft: &Draft, _setup: Setup, _lang: Lang, _dispatch: Dispatch) -> Node {
        Node::EMPTY
    }

    fn drawing(_drawing: Drawing<'static>, _lang: Lang) -> Option<Node> {
        None
    }
}
