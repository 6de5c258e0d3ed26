//! What stands on the thief's sheet beside the plan: loot, sabotage, what the detectors hear, what the
//! others can believe (MC-11 to MC-14, MC-21).

use cambriole_engine::rules::museum_caper::{ENOUGH, Length, Order, Phase, Sheet, museum};
use cambriole_markup::{Node, view};

use super::{
    aids::switch,
    board::{Aids, Board, Choice, Dispatch, Msg, Tap},
    frame::pick,
    phrases,
    pieces::{self, broken, figure, ic},
    plan::Figure,
};
use crate::words::museum_caper as words;

pub fn loot(board: &Board, sheet: &Sheet) -> Node {
    let lang = board.lang;
    let hung = sheet.loot.iter().map(|at| {
        let fresh = sheet.pending == Some(at);
        let said = if fresh { words::loot_secret(lang) } else { words::loot_missed(lang) };
        let painting = pieces::painting(&board.view.open.start, at);
        view! { <li class=if fresh { "is-fresh" } else { "" }>{figure(painting, "")}<span>{said}</span></li> }
    });
    let line = match board.view.open.setup.length {
        Length::Short => words::loot_line(lang, &ENOUGH),
        Length::Long => words::loot_line_long(lang).to_owned(),
    };
    let pending = sheet.pending.map(|_| words::loot_pending(lang));
    view! {
        <section class="plate loot" data-coach="loot">
            <h2>{words::loot(lang)}" "<b>{sheet.loot.len()}</b></h2>
            <ul class="hung">{hung.collect::<Node>()}</ul>
            <p class="small">{pending}" "{line}</p>
        </section>
    }
}

pub fn sabotage(board: &Board, sheet: &Sheet) -> Node {
    let (open, lang) = (&board.view.open, board.lang);
    let broken = sheet.destroyed.iter().map(|camera| {
        let said = words::broken_secret(lang, &phrases::number(camera));
        view! {
            <li>{broken(pieces::camera(&open.start, camera))}<span>{said}</span></li>
        }
    });
    let power = match (sheet.cut, open.dark) {
        (false, _) => words::power_on(lang),
        (true, false) => words::power_cut(lang),
        (true, true) => words::power_dark(lang),
    };
    view! {
        <section class="plate tools" data-coach="tools">
            <h2>{words::sabotage(lang)}</h2>
            <ul class="facts-row facts-row--3">
                {broken.collect::<Node>()}
                <li>{figure(Figure::Power, "")}<span><b>{words::power(lang)}</b>" "{power}</span></li>
                <li>{ic("plug")}<span><b>{words::unplug(lang)}</b>" "{words::unplug_left(lang, &open.cutouts)}</span></li>
            </ul>
        </section>
    }
}

/// What the detectors hear until the next move (MC-21).
pub fn orders(board: &Board, sheet: &Sheet, dispatch: Dispatch) -> Option<Node> {
    let lang = board.lang;
    let orders = sheet.orders(&board.view.open);
    if orders.len() < 2 || board.asked().is_none() || board.view.open.phase != Phase::Thief {
        return None;
    }
    let chosen = board.choice.order.unwrap_or(sheet.order);
    let option = |order: Order| {
        let said = match order {
            Order::Ask => words::order_ask(lang),
            Order::Name => words::order_name(lang),
            Order::CutOut => words::order_cut(lang),
        };
        let choice = Choice { order: Some(order), ..board.choice.clone() };
        pick("mc-pick", order == chosen, view! { <span>{said}</span> }, Msg::Own(Tap::Pick(choice)), dispatch)
    };
    Some(view! {
        <section class="plate">
            <h2>{words::order(lang)}</h2>
            <div class="picks picks--deeds" role="group" aria-label=words::order(lang)>
                {orders.iter().copied().map(option).collect::<Node>()}
            </div>
            <p class="small">{words::order_line(lang)}</p>
        </section>
    })
}

pub fn belief(board: &Board, dispatch: Dispatch) -> Option<Node> {
    let lang = board.lang;
    if board.view.open.visible.is_some() || !board.view.open.is_played() {
        return None;
    }
    let aids = board.aids;
    let said = words::possible_of(lang, &board.believed.len(), &museum().all().len());
    Some(view! {
        <section class="plate belief" data-coach="belief">
            <h2>{words::what_they_believe(lang)}</h2>
            <p class="meter"><span class="meter-no" aria-hidden="true">{board.believed.len()}</span><span>{said}</span></p>
            {switch(words::show_haze(lang).to_owned(), aids.haze, Aids { haze: !aids.haze, ..aids }, dispatch)}
        </section>
    })
}
