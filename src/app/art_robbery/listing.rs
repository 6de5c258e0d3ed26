//! What the game tells of itself before a match.

use cambriole_engine::rules::{
    Seat,
    art_robbery::{Setup, State},
};
use cambriole_markup::Node;

use super::{drawings, options};
use crate::{
    app::{
        games::GameListing,
        screens::setup::{Dispatch, Draft},
    },
    words::{Lang, book::Drawing, house},
};

impl GameListing for State {
    const TITLE: &'static str = "Art Robbery";
    const MAKERS: &'static str = "Reiner Knizia, Petra Eriksson, Helvetiq";
    const POSTER: &'static str = "#poster-robbery";
    const ASSETS: &'static str = "robbery";
    const MINUTES: u8 = 20;
    const LESSON_MINUTES: Option<u8> = Some(5);

    fn pitch(lang: Lang) -> &'static str {
        house::robbery_pitch(lang)
    }

    fn first(setup: &Setup) -> Option<Seat> {
        setup.first
    }

    fn seated(setup: Setup, players: u8, first: Option<Seat>) -> Setup {
        Setup { players, first, ..setup }
    }

    fn options(draft: &Draft, setup: Setup, lang: Lang, dispatch: Dispatch) -> Node {
        options::options(draft, setup, lang, dispatch)
    }

    fn drawing(drawing: Drawing<'static>, lang: Lang) -> Option<Node> {
        drawings::draw(drawing, lang)
    }
}
