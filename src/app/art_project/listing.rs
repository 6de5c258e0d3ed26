//! What the game tells of itself before a match.

use cambriole_engine::rules::{
    Seat,
    art_project::{Setup, State},
};
use cambriole_markup::Node;

use super::{options, prices};
use crate::{
    app::{
        games::GameListing,
        screens::setup::{Dispatch, Draft},
    },
    words::{Lang, book::Drawing, house},
};

impl GameListing for State {
    const TITLE: &'static str = "The A.R.T. Project";
    const MAKERS: &'static str = "Florian Sirieix, Benoit Turpin, Vincent Dutrait, Lumberjacks Studio";
    const POSTER: &'static str = "#poster-art";
    const ASSETS: &'static str = "project";
    const MINUTES: u8 = 40;

    fn pitch(lang: Lang) -> &'static str {
        house::project_pitch(lang)
    }

    fn seated(setup: Setup, players: u8, _first: Option<Seat>) -> Setup {
        Setup { players, ..setup }
    }

    fn options(draft: &Draft, setup: Setup, lang: Lang, dispatch: Dispatch) -> Node {
        options::options(draft, setup, lang, dispatch)
    }

    fn drawing(drawing: Drawing<'static>, lang: Lang) -> Option<Node> {
        prices::draw(drawing, lang)
    }
}
