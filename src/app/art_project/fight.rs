//! A fight: AP-20 to AP-23. What is missing, the dice, and the ways to go on.

use cambriole_engine::rules::{
    Seat,
    art_project::{Action, Card, DiceSet, Fight},
};
use cambriole_markup::{Node, view};

use super::{
    board::{Board, Dispatch, Msg, Tap},
    dice::tray,
    frame::{Frame, act, actions, frame},
    map::photo,
    pieces::{clue, ic},
    ways::{Way, name, options, percent, picked, ways},
};
use crate::words::{Lang, house, project_fight as words};

/// The fight in progress, or the one that was just won while the table looks at it.
pub fn fight_screen(board: &Board, dispatch: Dispatch) -> Node {
    let (scene, won) = (board.scene(), board.fights.last);
    let Some(fight) = won.or(scene.fight) else { return Node::EMPTY };
    let strength = if won.is_some() { board.fights.strength } else { scene.strength(fight.city) };
    let ways = ways(board);
    let picked = picked(board, &ways);
    let chosen = match picked {
        Some((_, Action::Reroll { dice, .. })) => dice,
        _ => DiceSet::default(),
    };
    let (inside, foot) = if won.is_some() {
        (told(board), go_on(board.lang, dispatch))
    } else {
        (options(board, &ways, picked, dispatch), moves(board, &fight, picked, dispatch))
    };
    let body = view! {
        <div class="fight">
            <div class="scene">{photo(board, fight.city)}</div>
            {duel(board, &fight, strength)}
            {tray(board, &fight, chosen, dispatch)}
            {inside}
        </div>
        {actions(foot, board.lang)}
    };
    frame(board, dispatch, Frame { class: "page-fight", body })
}

/// Sum against sum.
fn duel(board: &Board, fight: &Fight, strength: u8) -> Node {
    let (scene, lang, sum) = (board.scene(), board.lang, fight.sum());
    let faces = fight.rolled().filter_map(|place| fight.dice.get(place)).chain(Some(&fight.bonus));
    let faces: Vec<String> = faces.filter(|face| **face > 0).map(ToString::to_string).collect();
    // Where there are very many dice the sum may break after a plus.
    let faces = faces.join("+\u{200b}");
    let source = |plus: &'static str, icon: &'static str, said: &'static str, count: u8| {
        view! { <span>{plus}{ic(icon)}<span class="vh">{said}" "</span>{count.to_string()}</span> }
    };
    let missing = strength.saturating_sub(sum);
    let (stamp, foe) = if missing == 0 {
        (view! { <p class="lack is-good">{words::beaten(lang)}</p> }, Node::EMPTY)
    } else {
        let foe = view! {
            {source("", "ap-agent", words::agents(lang), scene.agents_in(fight.city))}
            {source("+", "i-warn", words::threat(lang), scene.threat())}
            {source("+", "ap-lair", words::lair(lang), scene.lair)}
        };
        (view! { <p class="lack">{words::lacking(lang)}" "<b>{missing.to_string()}</b></p> }, foe)
    };
    // The mark of the target stands at 85 in a hundred of the bar.
    let part = |count: u8| u32::from(count) * 85 / u32::from(strength.max(1));
    let (have, lack) = (part(sum).min(100), part(missing));
    view! {
        <section class="duel ap-sheet" aria-labelledby="duel-title">
            <h2 id="duel-title" class="vh">{words::force(lang)}</h2>
            <div class="side team"><span class="ap-label">{words::team(lang)}</span><b class="force">{sum.to_string()}</b><span class="ap-sum">{faces}</span></div>
            {stamp}
            <div class="side foe"><span class="ap-label">{words::white_hand(lang)}</span><b class="force">{strength.to_string()}</b><span class="ap-sum">{foe}</span></div>
            <svg class="gauge-bar" role="img" aria-label=words::sum_of(lang, &sum, &strength)>
                <rect class="gb-fill" width=format!("{have}%") height="100%"></rect>
                <rect class="gb-gap" x=format!("{have}%") width=format!("{lack}%") height="100%"></rect>
                <rect class="gb-mark" x="85%" width="4" height="100%"></rect>
            </svg>
        </section>
    }
}

/// Giving up, which is the leader's word and names what it costs; a bot that leads or has cards of its own;
/// and the way that was picked.
fn moves(board: &Board, fight: &Fight, picked: Option<Way>, dispatch: Dispatch) -> Node {
    let (scene, lang) = (board.scene(), board.lang);
    if !board.asks() {
        return view! { <p class="wait" role="status">{house::thinking(lang, &board.name(fight.leader))}</p> };
    }
    let give_up = board.may(fight.leader, Action::GiveUp).then(|| {
        let hearts = scene.hearts_of(fight.leader);
        let cost = words::give_up_cost(lang, &board.name(fight.leader), &hearts, &hearts.saturating_sub(1));
        view! {
            <button type="button" class="act danger" on:click=dispatch.press(Msg::Own(Tap::Act(fight.leader, vec![Action::GiveUp])))>
                {ic("i-flag")}<span>{words::give_up(lang)}<small>{cost}</small></span>
            </button>
        }
    });
    let has_cards = |bot: Seat| scene.setup.mission.own_clues() && !scene.trail(bot).is_empty();
    let bots = board.bots.iter().filter(|bot| *bot == fight.leader || has_cards(*bot));
    let bots =
        bots.map(|bot| act("act", "i-bot", words::let_bot(lang, &board.name(bot)), Msg::Let(bot), dispatch));
    let main = picked.map(|(seat, action)| {
        let odds = scene.odds_after(action);
        let (art, line) = match action {
            Action::Reroll { card, .. } => {
                (mini(card, lang), words::one_in(lang, &percent(odds, lang), &odds.wins, &odds.of))
            }
            _ => (ic("ap-weapon"), words::sum_of(lang, &(fight.sum() + 2), &scene.strength(fight.city))),
        };
        view! {
            <button type="button" class="act main" on:click=dispatch.press(Msg::Own(Tap::Act(seat, vec![action])))>
                {art}<span>{name(board, (seat, action))}<small>{line}</small></span>
            </button>
        }
    });
    view! {
        {give_up}
        {bots.collect::<Node>()}
        {main}
    }
}

fn mini(card: Card, lang: Lang) -> Node {
    view! { <span class="mini-clues">{card.clues().iter().map(|of| clue(of, lang)).collect::<Node>()}</span> }
}

/// What the won fight brought, as the log has it.
fn told(board: &Board) -> Node {
    let last = board.journal.last().map(|(number, _)| *number);
    let lines = board.journal.iter().filter(|(number, _)| Some(*number) == last);
    let lines = lines.map(|(_, line)| view! { <li>{line.text.clone()}</li> }).collect::<Node>();
    view! { <section class="options ap-sheet pad"><ul class="told">{lines}</ul></section> }
}

fn go_on(lang: Lang, dispatch: Dispatch) -> Node {
    act("act main", "i-arrow", words::go_on(lang).to_owned(), Msg::GoOn, dispatch)
}
