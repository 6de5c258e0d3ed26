//! What the game tells of itself before a match.

use cambriole_engine::rules::{
    Seat,
    museum_caper::{Setup, State},
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
    const TITLE: &'static str = "Le Casse du Siècle";
    const MAKERS: &'static str = "Parker";
    const POSTER: &'static str = "#poster-casse";
    const ASSETS: &'static str = "museum";
    const MINUTES: u8 = 30;
    const LESSON_MINUTES: Option<u8> = Some(9);

    fn local_title(lang: Lang) -> Option<&'static str> {
        Some(house::caper_title(lang)).filter(|title| *title != Self::TITLE)
    }

    fn pitch(lang: Lang) -> &'static str {
        house::caper_pitch(lang)
    }

    fn first(setup: &Setup) -> Option<Seat> {
        setup.thief
    }

    fn seated(setup: Setup, players: u8, first: Option<Seat>) -> Setup {
        Setup { players, thief: first, ..setup }
    }

    fn options(draft: &Draft, setup: Setup, lang: Lang, dispatch: Dispatch) -> Node {
        options::options(draft, setup, lang, dispatch)
    }

    fn drawing(drawing: Drawing<'static>, lang: Lang) -> Option<Node> {
        drawings::draw(drawing, lang)
    }
}
