//! What is to be decided at the table now, and the actions at its foot.

use cambriole_engine::rules::{
    Seat,
    art_project::{Action, Phase, Scene},
};
use cambriole_markup::{Node, view};

use super::{
    board::{Board, Choice, Dispatch, Msg, Tap},
    city,
    end::why,
    frame::act,
    moves, phrases,
    pieces::{self, ic, lit, row, who},
    questions::{leaders, offers, question},
};
use crate::words::{art_project as words, house, project_fight as fight_words};

/// A choice on paper.
pub fn pick(inside: Node, on: bool, msg: Msg, dispatch: Dispatch) -> Node {
    view! {
        <button type="button" class=if on { "btn-paper is-on" } else { "btn-paper" } on:click=dispatch.press(msg)>{inside}</button>
    }
}

/// A question to the team, with its answers.
pub fn sheet(title: String, line: String, choices: Vec<Node>) -> Node {
    let line = (!line.is_empty()).then(|| view! { <p>{line}</p> });
    view! {
        <section class="ap-ask ap-sheet pad" role="group" aria-labelledby="ask-h">
            <h2 id="ask-h">{title}</h2>
            {line}
            <div class="choices">{choices}</div>
        </section>
    }
}

/// What would lose the match is asked twice (AP-7), and whether to pay for a card.
pub fn sure(board: &Board, dispatch: Dispatch) -> Option<Node> {
    let lang = board.lang;
    let (seat, actions) = board.choice.sure.clone()?;
    let (title, why) = match (board.view.would_lose(seat, &actions), &actions[..]) {
        (Some(end), _) => (words::sure(lang).to_owned(), why(board, end)),
        (None, [Action::Buy(price)]) => {
            (words::sure_buy(lang, &phrases::price(*price, lang)), words::no_way_back(lang).to_owned())
        }
        (None, _) => (words::sure(lang).to_owned(), String::new()),
    };
    let no = Choice { sure: None, ..board.choice.clone() };
    let choices = vec![
        pick(
            view! { {ic("i-warn")}{words::sure_yes(lang)} },
            false,
            Msg::Own(Tap::Act(seat, actions)),
            dispatch,
        ),
        pick(view! { {ic("i-undo")}{words::sure_no(lang)} }, true, Msg::Pick(no), dispatch),
    ];
    Some(view! { <div role="alert">{sheet(title, why, choices)}</div> })
}

/// What is to be decided.
pub fn ask(board: &Board, dispatch: Dispatch) -> Node {
    if let Some(asked) = sure(board, dispatch).or_else(|| question(board, dispatch)) {
        return asked;
    }
    if !board.asks() {
        return waiting(board);
    }
    let lang = board.lang;
    let scene = board.scene();
    let mut choices = match scene.phase {
        Phase::Place | Phase::Draw => turns(board, dispatch, |scene, seat| {
            scene.to_place.get(seat.index()).is_some_and(|left| *left > 0)
                || scene.phase == Phase::Draw && scene.has_to_draw(seat)
        }),
        Phase::Play => turns(board, dispatch, Scene::has_to_play),
        Phase::Move => movers(board, dispatch),
        Phase::Fight => leaders(board, dispatch),
        Phase::Dusk | Phase::Over => {
            let mut choices = offers(board, dispatch);
            choices.extend(turns(board, dispatch, |scene, seat| {
                scene.setup.mission.trades() && !scene.trail(seat).is_empty()
            }));
            choices
        }
    };
    let any = !choices.is_empty();
    choices.extend(allies(board, dispatch));
    let (title, line) = match scene.phase {
        Phase::Place => (words::ask_place(lang).to_owned(), words::ask_place_line(lang).to_owned()),
        Phase::Draw => (words::ask_draw(lang).to_owned(), words::ask_draw_line(lang).to_owned()),
        Phase::Play => (words::ask_play(lang).to_owned(), words::ask_play_line(lang).to_owned()),
        Phase::Move => match moves::figure(board) {
            Some(figure) => (words::moves_now(lang, &board.figure_name(figure)), destination(board, figure)),
            None => (words::ask_move(lang).to_owned(), words::ask_move_line(lang).to_owned()),
        },
        Phase::Fight => {
            let line = if any { fight_words::where_to_fight_line } else { fight_words::nowhere_to_fight };
            (fight_words::where_to_fight(lang).to_owned(), line(lang).to_owned())
        }
        _ if any => (words::ask_dusk(lang).to_owned(), fight_words::trade_line(lang).to_owned()),
        _ => (words::ask_dusk(lang).to_owned(), words::ask_dusk_line(lang).to_owned()),
    };
    sheet(title, line, choices)
}

/// Where nobody here has to decide: who does.
fn waiting(board: &Board) -> Node {
    let lang = board.lang;
    let said = match board.stage {
        cambriole_engine::table::Stage::Bot(seat) => {
            view! { {house::thinking(lang, &board.name(seat))}" "{crate::app::parts::lamps()} }
        }
        _ => Node::EMPTY,
    };
    view! { <section class="ap-ask ap-sheet pad"><p>{said}</p></section> }
}

/// One button a seat that has still to do something: a person does it, a bot is told to.
fn turns(board: &Board, dispatch: Dispatch, has_to: fn(&Scene, Seat) -> bool) -> Vec<Node> {
    let (scene, lang) = (board.scene(), board.lang);
    let seats = Seat::all(scene.players()).filter(|seat| has_to(scene, *seat));
    let turn = |seat: Seat| {
        let (said, msg) = match scene.phase {
            _ if board.bots.contains(seat) => (words::go_first(lang), Msg::Let(seat)),
            Phase::Draw => (words::draw(lang), Msg::Own(Tap::Act(seat, vec![Action::Draw]))),
            Phase::Play => (words::look(lang), Msg::Own(Tap::Look(seat))),
            _ => return None,
        };
        let left = (scene.phase == Phase::Draw).then(|| {
            let (drawn, all) = (scene.drawn[seat.index()], scene.setup.draws());
            view! { " "{drawn}"/"{all} }
        });
        Some(pick(view! { {who(board, seat)}<span>{said}{left}</span> }, false, msg, dispatch))
    };
    seats.filter_map(turn).collect()
}

/// The figures that have still to move.
fn movers(board: &Board, dispatch: Dispatch) -> Vec<Node> {
    let (scene, lang) = (board.scene(), board.lang);
    let chosen = moves::figure(board);
    let waiting = scene.figures().filter(|figure| !scene.has_moved(*figure));
    let mut choices: Vec<Node> = waiting
        .filter_map(|figure| {
            let owner = scene.owner(figure);
            let inside = pieces::figure(board, figure);
            if moves::can_move(board, figure) {
                let choice = Choice { figure: Some(figure), ..Choice::default() };
                return Some(pick(inside, chosen == Some(figure), Msg::Pick(choice), dispatch));
            }
            let bot = board.bots.contains(owner) && scene.moving.is_none();
            let inside = view! { {inside}<span>{words::go_first(lang)}</span> };
            bot.then(|| pick(inside, false, Msg::Let(owner), dispatch))
        })
        .collect();
    let carries = chosen.is_some() && scene.setup.mission.carries();
    if carries {
        let choice = Choice { carry: !board.choice.carry, ..board.choice.clone() };
        choices.push(view! {
            <button type="button" class=if board.choice.carry { "btn-paper is-on" } else { "btn-paper" }
                aria-pressed=board.choice.carry.to_string() on:click=dispatch.press(Msg::Pick(choice))>
                {ic("ap-artwork")}{words::carry(lang)}
            </button>
        });
    }
    choices
}

/// Where the figure stands, or where it would go.
fn destination(board: &Board, figure: usize) -> String {
    let (scene, lang) = (board.scene(), board.lang);
    match board.choice.city {
        Some(city) => {
            let fare = moves::fares(board).into_iter().find(|fare| fare.city == city);
            let name = phrases::city(scene.setup.mission, city, lang);
            fare.and_then(|fare| city::way(fare, lang)).map_or(name.into(), |way| format!("{name}, {way}"))
        }
        None if scene.is_lost(scene.experts[figure]) => words::must_leave(lang).to_owned(),
        None => words::pick_city(lang).to_owned(),
    }
}

/// Who can unlock an ally, and for what (AP-15): anybody while the van has enough, else who pays is named.
fn allies(board: &Board, dispatch: Dispatch) -> Vec<Node> {
    let (scene, lang) = (board.scene(), board.lang);
    let Some((walkies, hearts)) = phrases::ally_toll(scene) else { return Vec::new() };
    let mut payers =
        board.legal.iter().filter(|(_, action)| *action == Action::Unlock).map(|(seat, _)| *seat);
    let said = phrases::ally(scene, lang);
    let shown = view! {
        <span class="toll" aria-hidden="true">
            {lit("ap-ally")}{words::one_ally(lang)}" "{row("ap-walkie", walkies)}{row("ap-heart", hearts)}
        </span>
    };
    let button = |seat: Seat, inside: Node| {
        let inside = view! { {inside}<span class="vh">{said.clone()}</span> };
        pick(inside, false, Msg::Own(Tap::Act(seat, vec![Action::Unlock])), dispatch)
    };
    if hearts == 0 {
        return payers.next().map(|seat| button(seat, shown)).into_iter().collect();
    }
    let each: Vec<Node> = payers.map(|seat| button(seat, who(board, seat))).collect();
    if each.is_empty() { each } else { vec![view! { <div class="pay">{shown}{each}</div> }] }
}

/// The actions at the foot of the table.
pub fn bar(board: &Board, dispatch: Dispatch) -> Node {
    let lang = board.lang;
    let undo =
        board.undo.then(|| act("act tall", "i-undo", house::undo(lang).to_owned(), Msg::Undo, dispatch));
    view! { {undo}{main(board, dispatch)} }
}

fn main(board: &Board, dispatch: Dispatch) -> Node {
    let (scene, lang) = (board.scene(), board.lang);
    let brass = |icon: &'static str, said: String, msg: Msg| act("act main", icon, said, msg, dispatch);
    if !board.asks() || scene.task.is_some() || board.choice.sure.is_some() {
        return Node::EMPTY;
    }
    let first = |wanted: fn(&Action) -> bool| board.legal.iter().find(|(_, action)| wanted(action)).copied();
    match scene.phase {
        Phase::Draw => first(|action| *action == Action::Draw).map_or(Node::EMPTY, |(seat, action)| {
            brass("i-cards", words::draws(lang, &board.name(seat)), Msg::Own(Tap::Act(seat, vec![action])))
        }),
        Phase::Play => {
            let next =
                scene.plan.iter().copied().find(|seat| scene.has_to_play(*seat) && board.is_person(*seat));
            next.map_or(Node::EMPTY, |seat| {
                let said = if board.people().count() > 1 {
                    words::cards_of(lang, &board.name(seat))
                } else {
                    words::my_cards(lang).to_owned()
                };
                brass("i-eye", said, Msg::Own(Tap::Look(seat)))
            })
        }
        Phase::Move => moves::figure(board).map_or(Node::EMPTY, |figure| travel(board, figure, dispatch)),
        Phase::Dusk => first(|action| *action == Action::EndRound).map_or(Node::EMPTY, |(seat, action)| {
            brass("i-check", words::end_round(lang).to_owned(), Msg::Own(Tap::Act(seat, vec![action])))
        }),
        Phase::Fight => {
            let end = first(|action| *action == Action::EndFights)
                .map(|(seat, action)| Msg::Own(Tap::Act(seat, vec![action])));
            let end = end.unwrap_or(Msg::Nothing);
            let done = fight_words::no_more_fights(lang).to_owned();
            // Dice cannot be taken back: a leader is named first, and rolls then.
            match board.choice.leader.filter(|leader| board.may(*leader, Action::Fight)) {
                Some(leader) => view! {
                    {act("act tall", "i-check", done, end, dispatch)}
                    {brass("ap-die-5", fight_words::roll(lang, &board.name(leader)), Msg::Own(Tap::Act(leader, vec![Action::Fight])))}
                },
                None => brass("i-check", done, end),
            }
        }
        Phase::Place | Phase::Over => Node::EMPTY,
    }
}

/// Go there, go on from there, or stay.
fn travel(board: &Board, figure: usize, dispatch: Dispatch) -> Node {
    let (scene, lang) = (board.scene(), board.lang);
    let (owner, expert) = (scene.owner(figure), board.expert(figure));
    let stop = Action::Stop(expert);
    let said = if scene.moving.is_some() { words::stop_here(lang) } else { words::stay(lang) };
    let way = board.choice.city.and_then(|city| Some((city, moves::journey(board, figure, city)?.1)));
    let Some((city, steps)) = way else {
        let stay = board.may(owner, stop).then(|| {
            act("act main", "i-check", said.to_owned(), Msg::Own(Tap::Act(owner, vec![stop])), dispatch)
        });
        return view! { {stay} };
    };
    let stay = board.may(owner, stop).then(|| {
        act("act tall", "i-pause", said.to_owned(), Msg::Own(Tap::Act(owner, vec![stop])), dispatch)
    });
    let name = phrases::city(scene.setup.mission, city, lang);
    let on = scene.setup.mission.carries().then(|| {
        act(
            "act tall",
            "i-arrow",
            words::pass_by(lang, &name),
            Msg::Own(Tap::Act(owner, steps.clone())),
            dispatch,
        )
    });
    let mut whole = steps.clone();
    whole.push(stop);
    view! { {stay}{on}{act("act main", "i-arrow", words::go_to(lang, &name), Msg::Own(Tap::Act(owner, whole)), dispatch)} }
}
