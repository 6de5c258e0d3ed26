//! What a game tells of itself before a match, and how its table is laid.

use cambriole_engine::rules::{Game, Seat};
use cambriole_markup::Node;

use crate::{
    app::screens::setup::{Dispatch, Draft},
    words::{Lang, book::Drawing, house},
};

/// A game that the lobby, the set-up and the rules can show.
pub trait GameListing: Game {
    /// Its title, which is not translated.
    const TITLE: &'static str;
    /// Who invented, drew and published it.
    const MAKERS: &'static str;
    /// The symbol of its poster.
    const POSTER: &'static str;
    /// The name that `style/` has for its styles and drawings.
    const ASSETS: &'static str;
    /// How long a match takes.
    const MINUTES: u8;
    /// How long its lesson takes, if it has one.
    const LESSON_MINUTES: Option<u8> = None;

    /// What its box is called in a language, where that is not its title.
    fn local_title(_lang: Lang) -> Option<&'static str> {
        None
    }

    /// The game in one line.
    fn pitch(lang: Lang) -> &'static str;

    /// How many play.
    fn players(lang: Lang, fewest: usize, most: usize) -> String {
        house::players_from_to(lang, &fewest, &most)
    }

    /// Who begins by this set-up.
    fn first(_setup: &Self::Setup) -> Option<Seat> {
        None
    }

    /// The set-up for a table of `players` that `first` begins.
    fn seated(setup: Self::Setup, players: u8, first: Option<Seat>) -> Self::Setup;

    /// What a table can choose before a match.
    fn options(draft: &Draft, setup: Self::Setup, lang: Lang, dispatch: Dispatch) -> Node;

    /// A small drawing below the rules, with its caption; nothing if there is none of that name.
    fn drawing(drawing: Drawing<'static>, lang: Lang) -> Option<Node>;
}
