//! The team's small decisions, taken in the open.

use cambriole_engine::rules::{
    Seat,
    art_project::{Action, Card, City, Resource, Task},
};
use cambriole_markup::{Node, view};

use super::{
    ask::{pick, sheet},
    board::{Board, Choice, Dispatch, Msg, Tap},
    phrases,
    pieces::{back, clue, disc, ic, resource, who},
};
use crate::words::{art_project as project, house, project_fight as words};

/// What the team has to decide before anything else, as a sheet with a button for each answer.
pub fn question(board: &Board, dispatch: Dispatch) -> Option<Node> {
    let task = board.scene().task.filter(|_| board.asks())?;
    let mut given: Vec<Action> = Vec::new();
    let mut answers = Vec::new();
    for &(seat, action) in &board.legal {
        if !given.contains(&action) {
            given.push(action);
            answers.push(answer(board, seat, action, dispatch));
        }
    }
    Some(sheet(title(board, task), String::new(), answers))
}

/// An answer: a picture, what it is, and what to know of it.
fn button(art: Node, said: &str, line: String, msg: Msg, dispatch: Dispatch) -> Node {
    let line = (!line.is_empty()).then(|| view! { <small>{line}</small> });
    pick(view! { {art}<span>{said.to_owned()}{line}</span> }, false, msg, dispatch)
}

fn title(board: &Board, task: Task) -> String {
    let lang = board.lang;
    let clues = |card: Card| phrases::clues(card.clues(), lang);
    match task {
        Task::GiveHeart { .. } => words::give_heart(lang).to_owned(),
        Task::FirstSet { .. } => words::first_set(lang).to_owned(),
        Task::PickClues { symbol, .. } => words::pick_clue(lang, &phrases::symbol(symbol, lang)),
        Task::PutArtwork { .. } => words::put_artwork(lang).to_owned(),
        Task::Recover => words::recover(lang).to_owned(),
        Task::LoseResources { .. } if board.scene().van == [0; 3] => words::lose_heart(lang).to_owned(),
        Task::LoseResources { left } => words::lose_resources(lang, &left),
        Task::LoseClues { .. } => words::lose_clue(lang).to_owned(),
        Task::Answer { from, to, card, wants: None } => {
            words::offered(lang, &board.name(from), &clues(card), &board.name(to))
        }
        Task::Answer { from, to, card, wants: Some(wants) } => {
            words::offered_for(lang, &board.name(from), &clues(card), &board.name(to), &clues(wants))
        }
    }
}

fn answer(board: &Board, seat: Seat, action: Action, dispatch: Dispatch) -> Node {
    let (scene, lang) = (board.scene(), board.lang);
    let card = |card: Card| (back(card.clues(), lang), phrases::clues(card.clues(), lang), String::new());
    let city = |city: City| {
        let name = phrases::city(scene.setup.mission, city, lang).to_owned();
        (ic("ap-artwork"), name, project::agents(lang, &scene.agents_in(city)))
    };
    let (art, said, line) = match action {
        Action::GiveHeart(of) | Action::LoseHeart(of) => {
            (who(board, of), String::new(), project::hearts(lang, &scene.hearts_of(of)))
        }
        Action::FirstSet(symbol) => {
            (clue(symbol, lang), phrases::symbol(symbol, lang).to_owned(), String::new())
        }
        Action::PickClue(of) | Action::LoseClue(of) => card(of),
        Action::PutArtwork(at) | Action::Recover(at) => city(at),
        Action::LoseResource(kind) => {
            (ic(resource(kind)), phrases::resource(kind, scene.van[kind.index()], lang), String::new())
        }
        Action::Answer(true) => (ic("i-check"), words::accept(lang).to_owned(), String::new()),
        Action::Answer(false) => (ic("i-close"), words::decline(lang).to_owned(), String::new()),
        _ => return Node::EMPTY,
    };
    button(art, &said, line, Msg::Own(Tap::Act(seat, vec![action])), dispatch)
}

/// Every fight that can be led, with its exact chances: people say that they lead, a bot is asked.
pub fn leaders(board: &Board, dispatch: Dispatch) -> Vec<Node> {
    let fights = Seat::all(board.chairs.len()).filter_map(|leader| {
        let is_on = board.choice.leader == Some(leader);
        let msg = if board.may(leader, Action::Fight) {
            Msg::Pick(Choice { leader: (!is_on).then_some(leader), ..board.choice.clone() })
        } else {
            board.bots.contains(leader).then_some(Msg::Let(leader))?
        };
        let (said, line) = chances(board, leader)?;
        let inside = view! { {disc(board, leader.index())}<span>{said}<small>{line}</small></span> };
        Some(pick(inside, is_on, msg, dispatch))
    });
    fights.collect()
}

/// A fight under that lead: where, with what chance, and with what chance with each weapon of the van.
fn chances(board: &Board, leader: Seat) -> Option<(String, String)> {
    let (scene, lang) = (board.scene(), board.lang);
    let city = *scene.experts.get(leader.index())?;
    let odds = |weapons: u8| Some(scene.odds(leader, weapons)?.percent());
    let place = phrases::city(scene.setup.mission, city, lang);
    let leads = if board.is_person(leader) { words::leads } else { words::let_lead };
    let said = leads(lang, &place, &board.name(leader));
    let mut best = odds(0)?;
    let said = format!("{said} · {}", house::percent(lang, &best));
    let mut line = words::dice_against(lang, &scene.dice_in(city), &scene.strength(city));
    let armed = (1..=scene.van[Resource::Weapon.index()]).map_while(|weapons| {
        // What is certain needs no more weapons.
        best = odds(weapons).filter(|_| best < 100)?;
        Some(best.to_string())
    });
    let armed: Vec<String> = armed.collect();
    if !armed.is_empty() {
        let odds = house::percent(lang, &armed.join(", "));
        line = format!("{line} · {}", words::with_each(lang, &odds));
    }
    Some((said, line))
}

/// Clue cards that can change hands: first the card, then for whom and for what (AP-28).
pub fn offers(board: &Board, dispatch: Dispatch) -> Vec<Node> {
    let lang = board.lang;
    let mut cards: Vec<(Seat, Card)> = Vec::new();
    let mut terms = Vec::new();
    for &(seat, action) in &board.legal {
        let Action::Offer { card, to, wants } = action else { continue };
        if !cards.contains(&(seat, card)) {
            cards.push((seat, card));
        }
        if board.choice.card == Some(card) {
            let said = match wants {
                None => words::gift_to(lang, &board.name(to)),
                Some(wants) => words::swap_with(lang, &board.name(to), &phrases::clues(wants.clues(), lang)),
            };
            let art = wants.map_or(ic("i-arrow"), |wants| back(wants.clues(), lang));
            terms.push(button(art, &said, String::new(), Msg::Own(Tap::Act(seat, vec![action])), dispatch));
        }
    }
    let card = |(seat, card): (Seat, Card)| {
        let is_on = board.choice.card == Some(card);
        let picked = Choice { card: (!is_on).then_some(card), ..board.choice.clone() };
        let inside = view! { {back(card.clues(), lang)}<span>{board.name(seat)}</span> };
        pick(inside, is_on, Msg::Pick(picked), dispatch)
    };
    cards.into_iter().map(card).chain(terms).collect()
}
