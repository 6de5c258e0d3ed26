//! The ways to go on in a fight, each with its exact chance (AP-22).

use cambriole_engine::rules::{
    Seat,
    art_project::{Action, DiceSet, Odds, Resource, TOO_MANY},
};
use cambriole_markup::{Node, view};

use super::{
    ask::sure,
    board::{Board, Choice, Dispatch, Msg},
    phrases,
    pieces::{clue, ic},
};
use crate::{
    app::shared::names,
    words::{Lang, house, project_fight as words},
};

/// A way to go on: who does it, and what.
pub type Way = (Seat, Action);

/// All ways to go on but giving up: a weapon or hearts, then each kind of clue card with its best dice,
/// or with those that were chosen.
pub fn ways(board: &Board) -> Vec<Way> {
    let scene = board.scene();
    let armed = scene.van[Resource::Weapon.index()] > 0;
    let mut ways: Vec<Way> = Vec::new();
    for &(seat, action) in &board.legal {
        let known = |known: &Way| match (known.1, action) {
            (Action::Weapon, Action::Weapon) => armed,
            (Action::Reroll { card: one, .. }, Action::Reroll { card, .. }) => {
                one.clues() == card.clues() && scene.trail_of(known.0) == scene.trail_of(seat)
            }
            _ => false,
        };
        if ways.iter().any(known) {
            continue;
        }
        match action {
            Action::Weapon => ways.push((seat, action)),
            Action::Reroll { card, .. } => {
                let asked = Action::Reroll { card, dice: board.choice.dice };
                let best = scene.best_reroll(seat, card.clues().len(), 0).map(|(dice, _)| dice);
                let best = best.map(|dice| Action::Reroll { card, dice });
                ways.extend(if board.may(seat, asked) { Some(asked) } else { best }.map(|way| (seat, way)));
            }
            _ => {}
        }
    }
    ways
}

/// The way that was picked, or the one that wins most often.
pub fn picked(board: &Board, ways: &[Way]) -> Option<Way> {
    let choice = &board.choice;
    let is_picked = |way: &&Way| match way.1 {
        Action::Reroll { card, dice } => choice.card.map_or(choice.dice == dice, |of| of == card),
        _ => choice.leader == Some(way.0),
    };
    let best = || ways.iter().rev().max_by_key(|way| board.scene().odds_after(way.1).thousandths());
    ways.iter().find(is_picked).or_else(best).copied()
}

pub fn options(board: &Board, ways: &[Way], now: Option<Way>, dispatch: Dispatch) -> Node {
    let lang = board.lang;
    let rows = ways.iter().map(|way| option(board, *way, now == Some(*way), dispatch)).collect::<Node>();
    let armed = board.scene().van[Resource::Weapon.index()] > 0;
    let rerolls = ways.iter().any(|way| matches!(way.1, Action::Reroll { .. }));
    view! {
        <section class="options ap-sheet pad" aria-labelledby="ways-title">
            <div class="ap-head"><h2 id="ways-title">{words::what_now(lang)}</h2><span class="note">{words::exact(lang)}</span></div>
            <ul class="ap-opts">
                {(!armed).then(|| off("ap-weapon", words::weapon(lang), words::weapon_none(lang)))}
                {rows}
                {(!rerolls).then(|| off("i-cards", words::no_clue(lang), words::no_clue_line(lang)))}
                {armed.then(|| off("ap-heart", words::heart(lang), words::heart_off(lang)))}
            </ul>
            {advice(board, ways)}
            {sure(board, dispatch)}
        </section>
    }
}

/// What cannot be done now, and why.
fn off(icon: &'static str, what: &'static str, why: &'static str) -> Node {
    view! {
        <li>
            <label class="opt-row is-off">
                <input type="radio" name="way" disabled/>
                <span class="opt-art">{ic(icon)}</span>
                <span class="opt-t"><b>{what}</b><small>{why}</small></span>
            </label>
        </li>
    }
}

fn option(board: &Board, way: Way, is_on: bool, dispatch: Dispatch) -> Node {
    let (seat, action) = way;
    let (scene, lang, choice) = (board.scene(), board.lang, board.choice.clone());
    let weapons = scene.van[Resource::Weapon.index()];
    let (choice, art, line, odds, beside) = if let Action::Reroll { card, dice } = action {
        let armed = (weapons > 0).then(|| percent(scene.odds_of_reroll(dice, 1), lang));
        let beside = armed.map(|odds| words::with_weapons(lang, &1, &odds));
        let picked = Choice { card: Some(card), leader: None, ..choice };
        let odds = percent(scene.odds_after(action), lang);
        (picked, card.clues().iter().map(|of| clue(of, lang)).collect(), need(board, dice), odds, beside)
    } else {
        let (sum, strength) =
            scene.fight.map_or((0, 0), |fight| (fight.sum() + 2, scene.strength(fight.city)));
        let line = if weapons > 0 && sum < strength {
            words::weapons_left(lang, &weapons, &(strength - sum))
        } else if weapons > 0 {
            words::weapons_win(lang, &weapons)
        } else {
            words::heart_of(lang, &board.name(seat), &scene.hearts_of(seat))
        };
        let picked = Choice { card: None, dice: DiceSet::default(), leader: Some(seat), ..choice };
        let odds = if sum < strength { format!("{sum}/{strength}") } else { percent(Odds::CERTAIN, lang) };
        (picked, ic(if weapons > 0 { "ap-weapon" } else { "ap-heart" }), line, odds, None)
    };
    view! {
        <li>
            <label class="opt-row">
                <input type="radio" name="way" checked=is_on prop:checked=is_on on:click=dispatch.press(Msg::Pick(choice))/>
                <span class="opt-art">{art}</span>
                <span class="opt-t"><b>{name(board, way)}</b><small>{line}</small></span>
                <span class="opt-odds"><b>{odds}</b>{beside.map(|said| view! { <small>{said}</small> })}</span>
            </label>
        </li>
    }
}

/// What a way is called.
pub fn name(board: &Board, (seat, action): Way) -> String {
    let lang = board.lang;
    match action {
        Action::Reroll { dice, .. } if board.scene().setup.mission.own_clues() => {
            format!("{} · {}", board.name(seat), words::reroll(lang, &dice.len()))
        }
        Action::Reroll { dice, .. } => words::reroll(lang, &dice.len()),
        _ if board.scene().van[Resource::Weapon.index()] > 0 => words::weapon(lang).to_owned(),
        _ => words::heart(lang).to_owned(),
    }
}

/// What the dice show that are rolled again, and what they have to show then.
fn need(board: &Board, dice: DiceSet) -> String {
    let (scene, lang) = (board.scene(), board.lang);
    let Some(fight) = scene.fight else { return String::new() };
    let faces: Vec<u8> = dice.iter().filter_map(|place| fight.dice.get(place).copied()).collect();
    let needed = scene.missing().unwrap_or_default() + faces.iter().sum::<u8>();
    let faces: Vec<String> = faces.iter().map(ToString::to_string).collect();
    words::reroll_need(lang, &names::list(&faces, lang), &needed)
}

pub fn percent(odds: Odds, lang: Lang) -> String {
    house::percent(lang, &odds.percent())
}

/// What to know before deciding.
fn advice(board: &Board, ways: &[Way]) -> Node {
    let (scene, lang) = (board.scene(), board.lang);
    let Some(fight) = scene.fight else { return Node::EMPTY };
    let falls = (scene.agents_in(fight.city) >= TOO_MANY).then(|| {
        let city = phrases::city(scene.setup.mission, fight.city, lang);
        view! { <p class="advice is-bad">{ic("i-warn")}<span>{words::city_falls(lang, &city)}</span></p> }
    });
    let weapons = scene.van[Resource::Weapon.index()];
    let hope = |way: &Way| match way.1 {
        Action::Reroll { card, .. } => {
            scene.best_reroll(way.0, card.clues().len(), weapons).map(|(_, odds)| odds)
        }
        _ => None,
    };
    let said = match scene.weapons_to_win() {
        Some(enough) if enough <= weapons => Some(words::sure_win(lang, &enough)),
        _ => {
            let best = ways.iter().filter_map(hope).max_by_key(|odds| odds.thousandths());
            best.filter(|_| weapons > 0).map(|odds| words::best_hope(lang, &weapons, &percent(odds, lang)))
        }
    };
    view! { {falls}{said.map(|said| view! { <p class="advice">{ic("i-bulb")}<span>{said}</span></p> })} }
}
