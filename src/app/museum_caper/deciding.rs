//! What a choice means, and what carries it out: the same for the button at the foot, for a second press of
//! the enter key, and for those who hear the page.

use cambriole_engine::rules::museum_caper::{Action, ENOUGH, Length, Phase, Piece};

use super::{
    board::{Board, Choice, Msg, Tap},
    detective, museum, phrases, thief,
};
use crate::words::museum_caper as words;

/// The main button of a screen.
pub struct Main {
    pub icon: &'static str,
    pub said: String,
    pub msg: Msg,
}

/// What the main button does about what was chosen; nothing while there is nothing to carry out.
pub fn main(board: &Board) -> Option<Main> {
    board.asked()?;
    match board.view.open.phase {
        Phase::Museum => place(board),
        Phase::Enter => enter(board),
        Phase::Thief => sneak(board),
        Phase::Detective(_) => walk(board),
        _ => None,
    }
}

/// The chosen square, what is there, and what the main button would do.
pub fn meaning(board: &Board) -> Option<String> {
    let (open, lang) = (&board.view.open, board.lang);
    let at = board.chosen()?;
    let mut said = vec![match open.phase {
        Phase::Thief | Phase::Detective(_) => phrases::walk(at, board.steps(), lang),
        _ => phrases::place(at, lang),
    }];
    match open.phase {
        Phase::Thief => said.extend(thief::threats(board, at)),
        Phase::Museum if museum::standing(&open.board, at).is_none() => {
            let why = board.piece().and_then(|piece| open.why_not(piece, at));
            said.extend(why.map(|why| phrases::why_not(why, lang).to_owned()));
        }
        Phase::Detective(_) => said.extend(detective::coverage(board)),
        _ => {}
    }
    said.extend(question(board));
    said.extend(main(board).map(|main| words::enter_again(lang, &main.said)));
    Some(said.join(" "))
}

fn place(board: &Board) -> Option<Main> {
    let (open, lang) = (&board.view.open, board.lang);
    let (at, piece) = (board.choice.square?, board.piece()?);
    if museum::standing(&open.board, at).is_some() || open.why_not(piece, at).is_some() {
        return None;
    }
    let square = phrases::square(at);
    let said = match piece {
        Piece::Painting => words::put_painting(lang, &square),
        Piece::Camera => words::put_camera(lang, &square),
        Piece::Pawn => words::put_pawn(lang, &square),
    };
    Some(Main { icon: "check", said, msg: Msg::Own(Tap::Act(Action::Place { piece, at })) })
}

fn enter(board: &Board) -> Option<Main> {
    let exit = board.choice.exit?;
    let said = words::enter_by(board.lang, &phrases::exit(exit, board.lang));
    Some(Main { icon: "check", said, msg: Msg::Own(Tap::Act(Action::Enter(exit))) })
}

/// What cannot be taken back is asked twice, whatever the table's settings are.
fn sneak(board: &Board) -> Option<Main> {
    let (lang, action) = (board.lang, board.planned()?);
    let act = Msg::Own(Tap::Act(action));
    let asks = || Msg::Own(Tap::Pick(Choice { warned: true, ..board.choice.clone() }));
    let plain = match (board.stays(), board.deed().tries()) {
        (true, _) => words::try_here(lang).to_owned(),
        _ => words::confirm_steps(lang, &board.steps()),
    };
    let (said, sure) = match risk(board) {
        None => return Some(Main { icon: "check", said: plain, msg: act }),
        Some(Risk::Capture) => (words::surrender(lang), words::sure_surrender(lang)),
        Some(Risk::TooLittle | Risk::Nothing) => (words::deed_try(lang), words::sure_leave(lang)),
    };
    let (said, msg) = if board.choice.warned { (sure, act) } else { (said, asks()) };
    Some(Main { icon: "warn", said: said.to_owned(), msg })
}

fn walk(board: &Board) -> Option<Main> {
    let (at, lang) = (board.target()?, board.lang);
    let square = phrases::square(at);
    let arrests = board.view.open.visible == Some(at);
    let said = if arrests { words::arrest(lang, &square) } else { words::go_to(lang, &square) };
    Some(Main { icon: "steps", said, msg: Msg::Own(Tap::Act(Action::Walk(at))) })
}

/// What a thief may regret.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Risk {
    /// The move ends on a detective.
    Capture,
    /// It may end a short game with fewer paintings than it takes.
    TooLittle,
    /// It may end a night of a long game with none.
    Nothing,
}

fn risk(board: &Board) -> Option<Risk> {
    let open = &board.view.open;
    let end = *board.choice.path.last()?;
    let loot = board.view.sheet.as_ref().map_or(0, |sheet| sheet.loot.len());
    match open.setup.length {
        _ if open.board.pawn_squares().contains(end) => Some(Risk::Capture),
        Length::Short if board.deed().tries() && loot < usize::from(ENOUGH) => Some(Risk::TooLittle),
        Length::Long if board.deed().tries() && loot == 0 => Some(Risk::Nothing),
        _ => None,
    }
}

/// The question that goes with what a thief may regret.
pub fn question(board: &Board) -> Option<String> {
    let lang = board.lang;
    match risk(board)? {
        Risk::Capture => Some(words::capture_here(lang).to_owned()),
        Risk::TooLittle => Some(words::too_little(lang, &ENOUGH)),
        Risk::Nothing => Some(words::leave_empty(lang).to_owned()),
    }
}
