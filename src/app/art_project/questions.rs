//! The team's small decisions, taken in the open.

use cambriole_engine::rules::{
    Seat,
    art_project::{Action, Card, City, Phase, Resource, Task},
};
use cambriole_markup::{Node, view};

use super::{
    board::{Board, Choice, Wish, Wishes},
    phrases,
    pieces::{back, clue, ic, resource, who},
};
use crate::words::{Lang, art_project as project, house, project_fight as words};

/// What the team has to decide, or may decide now, as a sheet with a button for each answer.
pub fn question(board: &Board, wishes: Wishes) -> Option<Node> {
    let (scene, lang) = (board.scene(), board.lang);
    if let asked @ Some(_) = sure(board, wishes) {
        return asked;
    }
    match (scene.task, scene.phase) {
        _ if !board.asks() => None,
        (Some(task), _) => Some(ask(title(board, task), "", answers(board, wishes))),
        (None, Phase::Fight) => {
            let fights = leaders(board, wishes)?;
            Some(ask(words::where_to_fight(lang).to_owned(), words::where_to_fight_line(lang), fights))
        }
        (None, Phase::Dusk) => {
            let offers = offers(board, wishes)?;
            Some(ask(words::trade(lang).to_owned(), words::trade_line(lang), offers))
        }
        _ => None,
    }
}

/// What would lose the match at once is asked a second time (AP-7).
pub fn sure(board: &Board, wishes: Wishes) -> Option<Node> {
    let ((seat, actions), lang) = (board.choice.sure.clone()?, board.lang);
    let end = board.view.would_lose(seat, &actions)?;
    let no = Choice { sure: None, ..board.choice.clone() };
    let answers = view! {
        {button(Node::Empty, words::sure_yes(lang), String::new(), Wish::All(seat, actions), wishes)}
        {button(Node::Empty, words::sure_no(lang), String::new(), Wish::Pick(no), wishes)}
    };
    Some(view! {
        <div role="alert">{ask(words::sure(lang).to_owned(), &super::end::why(board, end), answers)}</div>
    })
}

fn ask(title: String, line: &str, answers: Node) -> Node {
    let line = (!line.is_empty()).then(|| view! { <p>{line.to_owned()}</p> });
    view! {
        <section class="ap-ask ap-sheet pad" aria-labelledby="ask-title">
            <h2 id="ask-title" tabindex="-1">{title}</h2>
            {line}
            <div class="choices">{answers}</div>
        </section>
    }
}

fn button(art: Node, said: &str, line: String, wish: Wish, wishes: Wishes) -> Node {
    let line = (!line.is_empty()).then(|| view! { <small>{line}</small> });
    view! {
        <button type="button" class="btn-paper" on:click=wishes.press(wish)>{art}<span>{said.to_owned()}{line}</span></button>
    }
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

/// A button for each answer, whoever gives it.
fn answers(board: &Board, wishes: Wishes) -> Node {
    let mut given: Vec<Action> = Vec::new();
    let mut buttons = Vec::new();
    for &(seat, action) in &board.legal {
        if !given.contains(&action) {
            given.push(action);
            buttons.push(answer(board, seat, action, wishes));
        }
    }
    Node::Many(buttons)
}

fn answer(board: &Board, seat: Seat, action: Action, wishes: Wishes) -> Node {
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
        _ => return Node::Empty,
    };
    button(art, &said, line, Wish::Act(seat, action), wishes)
}

/// Every fight that can be led, with its exact chances, and the end of the fights.
fn leaders(board: &Board, wishes: Wishes) -> Option<Node> {
    let end = board.who(Action::EndFights)?;
    let lang = board.lang;
    let fights = Seat::all(board.chairs.len()).filter_map(|leader| {
        let asks = board.who(Action::Fight { leader })?;
        let (said, line) = chances(board, leader)?;
        let art = super::pieces::disc(board, leader.index());
        Some(button(art, &said, line, Wish::Act(asks, Action::Fight { leader }), wishes))
    });
    let stop = button(
        ic("i-flag"),
        words::no_more_fights(lang),
        String::new(),
        Wish::Act(end, Action::EndFights),
        wishes,
    );
    Some(view! { {fights.collect::<Node>()}{stop} })
}

/// A fight under that lead: where, with what chance, and with what chance with each weapon of the van.
fn chances(board: &Board, leader: Seat) -> Option<(String, String)> {
    let (scene, lang) = (board.scene(), board.lang);
    let city = *scene.experts.get(leader.index())?;
    let percent =
        |weapons: u8, lang: Lang| Some(house::percent(lang, &scene.odds(leader, weapons)?.percent()));
    let place = phrases::city(scene.setup.mission, city, lang);
    let said = format!("{} · {}", words::leads(lang, &place, &board.name(leader)), percent(0, lang)?);
    let mut line = words::dice_against(lang, &scene.dice_in(city), &scene.strength(city));
    for weapons in 1..=scene.van[Resource::Weapon.index()] {
        line.push_str(" · ");
        line.push_str(&words::with_weapons(lang, &weapons, &percent(weapons, lang)?));
        if scene.odds(leader, weapons)?.percent() == 100 {
            break;
        }
    }
    Some((said, line))
}

/// Clue cards that can change hands: first the card, then for whom and for what (AP-28).
fn offers(board: &Board, wishes: Wishes) -> Option<Node> {
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
            terms.push(button(art, &said, String::new(), Wish::Act(seat, action), wishes));
        }
    }
    let card = |(seat, card): (Seat, Card)| {
        let is_on = board.choice.card == Some(card);
        let picked = Choice { card: (!is_on).then_some(card), ..board.choice.clone() };
        view! {
            <button type="button" class=if is_on { "btn-paper is-on" } else { "btn-paper" } aria-pressed=is_on.to_string()
                on:click=wishes.press(Wish::Pick(picked))>
                {back(card.clues(), lang)}<span>{board.name(seat)}</span>
            </button>
        }
    };
    (!cards.is_empty()).then(|| view! { {cards.into_iter().map(card).collect::<Node>()}{terms} })
}
