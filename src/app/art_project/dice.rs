//! The dice of a fight on their felt.

use cambriole_engine::rules::art_project::{Action, DiceSet, Fight, Setup};
use cambriole_markup::{Node, view};

use super::{
    board::{Board, Choice, Dispatch, Msg},
    pieces::{disc, ic},
};
use crate::words::project_fight as words;

/// The dice, those of the experts first. A tap chooses what is rolled again.
pub fn tray(board: &Board, fight: &Fight, chosen: DiceSet, dispatch: Dispatch) -> Node {
    let lang = board.lang;
    let title = match chosen.len() {
        0 => words::dice(lang).to_owned(),
        count => words::dice_chosen(lang, &count),
    };
    view! {
        <section class="tray" aria-labelledby="dice-title">
            <h2 id="dice-title" class="ap-label">{title}</h2>
            <ul class="dice">{fight.rolled().map(|place| die(board, fight, place, chosen, dispatch).keyed(place)).collect::<Node>()}</ul>
            <p class="lead-note">
                {disc(board, fight.leader.index())}
                <span>{words::leader_note(lang, &board.name(fight.leader))}</span>
            </p>
        </section>
    }
}

fn die(board: &Board, fight: &Fight, place: usize, chosen: DiceSet, dispatch: Dispatch) -> Node {
    let (lang, face) = (board.lang, fight.dice.get(place).copied().unwrap_or_default());
    let is_ally = place >= usize::from(Setup::MOST);
    let (colour, owner) = if is_ally {
        ("die-ally".to_owned(), view! { {ic("ap-ally")}{words::ally(lang)} })
    } else {
        let owner = view! { {disc(board, place)}{board.figure_name(place)} };
        (format!("seat-{}", board.figure_mark(place)), owner)
    };
    let is_chosen = chosen.contains(place);
    let state = if is_chosen { "is-sel" } else { "" };
    // Two names in turn: a die that is rolled once more tumbles once more.
    let fallen = match board.fights.rolls % 2 {
        _ if !board.fights.rolled.contains(place) => "",
        0 => "is-new",
        _ => "is-anew",
    };
    view! {
        <li>
            <button type="button" class=format!("ap-die {colour} {state} {fallen}") aria-pressed=is_chosen.to_string()
                disabled=!can_reroll(board, DiceSet(1 << place)) on:click=dispatch.press(Msg::Pick(toggled(board, chosen, place)))>
                <svg class="die-face" aria-hidden="true"><use_ href=format!("#ap-die-{face}")></use_></svg>
                <span class="vh">{words::die_shows(lang, &face)}", "</span>
                <span class="die-who">{owner}</span>
                {is_chosen.then(|| view! { <span class="die-mark">{ic("i-undo")}</span> })}
            </button>
        </li>
    }
}

/// Whether somebody here has a card for these dice.
fn can_reroll(board: &Board, asked: DiceSet) -> bool {
    board.legal.iter().any(|(_, action)| matches!(action, Action::Reroll { dice, .. } if *dice == asked))
}

/// The choice after a tap on a die: one more or one less, or this one alone where no card takes so many.
fn toggled(board: &Board, chosen: DiceSet, place: usize) -> Choice {
    let both = DiceSet(chosen.0 ^ 1 << place);
    let dice = if can_reroll(board, both) { both } else { DiceSet(1 << place) };
    let fits = |action: &Action| matches!(action, Action::Reroll { card, dice: of } if *of == dice && board.choice.card.is_none_or(|picked| picked == *card));
    let kept = board.legal.iter().any(|(_, action)| fits(action));
    Choice { dice, leader: None, card: board.choice.card.filter(|_| kept), ..board.choice.clone() }
}
