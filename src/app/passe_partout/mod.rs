//! Passe-partout on the page: the worked example of "Add a game". It borrows the look of Art Robbery's
//! table, so that it adds nothing to the stylesheet.

mod board;
mod end;
mod lines;
mod listing;
mod table;

pub use board::{Board, Dispatch, Msg, Tap};
pub use table::table_view;

use cambriole_engine::{
    bots::reasons::passe_partout::Reason,
    rules::{
        Progress,
        passe_partout::{Action, Key, Notice, Refusal, Setup, State},
    },
    table::{Chair, Table},
};
use cambriole_markup::Node;

use crate::{
    app::{
        parts::{self, Over, to_journal},
        table::{GamePage, LogLine, Look, emblems},
    },
    browser::{page, sound::Sound},
    words::{Lang, passe_partout as words},
};

impl GamePage for State {
    type Board = Board;
    /// The key that waits to be confirmed.
    type Local = Option<Key>;
    type Msg = Tap;

    fn local(_id: &str) -> Option<Key> {
        None
    }

    fn gather(table: &Table<Self>, look: &Look, picked: &Option<Key>) -> Board {
        Board::gather(table, look, *picked)
    }

    fn draw(board: &Board, dispatch: Dispatch) -> Node {
        table_view(board, dispatch)
    }

    fn update(board: &Board, Tap(key): Tap, picked: &mut Option<Key>) -> Vec<Msg> {
        if board.confirms && *picked != Some(key) {
            *picked = Some(key);
            return Vec::new();
        }
        *picked = None;
        vec![Msg::Act(board.focal, vec![Action::Choose(key)])]
    }

    fn moved(_board: &Board, picked: &mut Option<Key>) {
        *picked = None;
    }

    fn lead(before: Option<&Board>, now: &Board) {
        // The button that was pressed is gone.
        if before.is_some_and(|before| before.legal.is_empty() != now.legal.is_empty()) {
            page::regain_focus(".actionbar button, .actionbar".into());
        }
    }

    fn sheet(what: Over, board: &Board, dispatch: Dispatch) -> Node {
        match what {
            Over::Journal => {
                let emblems = emblems::<Self>(&board.view, &board.chairs);
                parts::journal(&board.journal, None, &emblems, board.lang)
            }
            Over::Menu => to_journal(dispatch, board.lang),
            Over::Moves | Over::Bank | Over::Layouts | Over::Hint => Node::EMPTY,
        }
    }

    fn how_far(_: &Setup, progress: Progress, lang: Lang) -> String {
        words::how_far(lang, &progress.round)
    }

    fn line(notice: &Notice, _: &Setup, chairs: &[Chair], lang: Lang) -> Option<LogLine> {
        lines::line(*notice, chairs, lang)
    }

    fn sound(notice: &Notice) -> Option<Sound> {
        match notice {
            Notice::Tried { taker, .. } => taker.map(|_| Sound::Take),
            Notice::MatchEnded => Some(Sound::Win),
            Notice::Chose { .. } | Notice::Hung { .. } => None,
        }
    }

    fn advice(table: &Table<Self>, look: &Look, action: &Action) -> (String, &'static str) {
        let (Action::Choose(key), lang) = (*action, look.lang);
        let why = match Reason::of(&table.game().view(look.viewer), *action) {
            Reason::Sure => words::why_sure(lang),
            Reason::Spares => words::why_spares(lang),
            Reason::Best => words::why_best(lang),
        };
        (words::choose_key(lang, &key.number()), why)
    }

    fn explain(refusal: &Refusal, lang: Lang) -> &'static str {
        match refusal {
            Refusal::Players(_) => words::refuse_players(lang),
            Refusal::NotOnTheRing => words::refuse_ring(lang),
            Refusal::NotYourTurn => words::refuse_turn(lang),
            Refusal::Over => words::refuse_over(lang),
        }
    }
}
