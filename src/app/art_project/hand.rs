//! A player's own cards: which to tell of, which to play, and what it would do (AP-9 to AP-11).

use cambriole_engine::rules::{
    Seat,
    art_project::{Action, Card, Price, Resource, Symbol, SymbolSet, Toll},
};
use cambriole_markup::{Node, view};

use super::{
    ask::{pick, sure},
    board::{Board, Choice, Dispatch, Msg, Tap},
    frame::{act, actions},
    phrases,
    pieces::{back, clue, disc, ic, resource, symbol},
    plan::chips,
};
use crate::{
    app::parts::Over,
    words::{art_project as words, house},
};

pub fn hand_screen(board: &Board, seat: Seat, dispatch: Dispatch) -> Node {
    let (scene, lang) = (board.scene(), board.lang);
    let cards: Vec<Card> = board.view.faces(seat).collect();
    let chosen = board.choice.card.filter(|card| cards.contains(card)).or_else(|| {
        let declared = scene.declared.get(seat.index()).copied().flatten();
        declared.filter(|card| cards.contains(card)).or_else(|| cards.first().copied())
    });
    let sub = if board.is_open() { words::your_cards(lang) } else { words::your_cards_secret(lang) };
    let hide = (!board.is_open()).then(|| {
        act("act tall hide", "i-eye", words::hide(lang).to_owned(), Msg::Own(Tap::LayDown), dispatch)
    });
    let shown =
        cards.iter().map(|card| face(board, *card, chosen == Some(*card), dispatch).keyed(card.face().name));
    view! {
        <main class="project page-hand">
            <header class="bar">
                <button type="button" class="bar-btn" aria-label=words::to_table(lang) on:click=dispatch.press(Msg::Own(Tap::LayDown))>
                    <svg class="ic icon-back" viewBox="0 0 24 24" aria-hidden="true"><use_ href="#i-arrow"></use_></svg>
                </button>
                <div class="bar-title"><h1 tabindex="-1">{board.name(seat)}</h1><p class="bar-sub">{sub}</p></div>
                <span class="wide">{disc(board, seat.index())}</span>
                {hide}
                <button type="button" class="bar-btn" aria-label=house::menu(lang)
                    on:click=dispatch.press(Msg::Open(Over::Menu))>{ic("i-menu")}</button>
            </header>
            <div class="ap-hand">
                <section class="folder" aria-labelledby="h-c">
                    <h2 class="tab" id="h-c">{words::cards_in_hand(lang, &cards.len())}</h2>
                    <svg class="clip" aria-hidden="true"><use_ href="#ap-clip"></use_></svg>
                    <div class="cards" role="radiogroup" aria-labelledby="h-c">{shown.collect::<Node>()}</div>
                </section>
                {chosen.map(|card| effect(board, seat, card))}
                <section class="declare ap-sheet pad">
                    {chosen.and_then(|card| declare(board, seat, card, dispatch))}
                    {buy(board, seat, dispatch)}
                </section>
                {seen(board, seat)}
            </div>
            {sure(board, dispatch)}
            {actions(bar(board, seat, chosen, dispatch), lang)}
        </main>
    }
}

/// A card's face: its four lines in the order in which they are carried out.
fn face(board: &Board, card: Card, on: bool, dispatch: Dispatch) -> Node {
    let (scene, lang) = (board.scene(), board.lang);
    let face = card.face();
    let sent = Symbol::ALL.into_iter().zip(face.agents);
    let agents = sent.flat_map(|(of, count)| std::iter::repeat_n(of, count.into())).map(|of| {
        let cities = scene.board().of_symbol(of).iter().map(|at| phrases::city(scene.setup.mission, at, lang));
        view! {
            <span class="to">{ic("ap-agent")}{clue(of, lang)}<em>{cities.collect::<Vec<_>>().join(", ")}</em></span>
        }
    });
    let clues = face.clues.iter().map(|of| {
        view! { <span class="to">{clue(of, lang)}<em aria-hidden="true">{phrases::symbol(of, lang)}</em></span> }
    });
    let choice = Choice { card: Some(card), sure: None, ..board.choice.clone() };
    let line = |class: &'static str, number: u8, title: &'static str, inside: Node| {
        view! {
            <span class=class>
                <span class="row-n" aria-hidden="true">{number}</span><span class="row-t">{title}</span>
                <span class="row-v">{inside}</span>
            </span>
        }
    };
    view! {
        <button type="button" class=if on { "ap-card is-on" } else { "ap-card" } role="radio"
            aria-checked=on.to_string() on:click=dispatch.press(Msg::Pick(choice))>
            <span class="card-head">
                <span class="card-no">{words::card(lang, &phrases::card(card))}</span>
                <span class="card-pick">{ic("i-check")}</span>
            </span>
            {line("row row-cost", 1, words::cost(lang), toll(face.cost, board))}
            {line("row row-agents", 2, words::agents_row(lang), agents.collect())}
            {line("row row-gain", 3, words::gain(lang), toll(face.gain, board))}
            {line("row row-clues", 4, words::clues(lang), clues.collect())}
        </button>
    }
}

/// Resources and hearts, drawn one by one.
fn toll(toll: Toll, board: &Board) -> Node {
    let lang = board.lang;
    let one = |drawn: &'static str, said: String| {
        view! { <span class="big">{ic(drawn)}<span class="vh">{said}</span></span> }
    };
    let resources = Resource::ALL.into_iter().flat_map(|kind| {
        let count = toll.resources[kind.index()];
        (0..count).map(move |_| one(resource(kind), phrases::resource(kind, 1, lang)))
    });
    let hearts = (0..toll.hearts).map(|_| one("ap-heart", words::hearts(lang, &1)));
    let all: Vec<Node> = resources.chain(hearts).collect();
    if all.is_empty() {
        return view! { <span class="nil">{words::nothing(lang)}</span> };
    }
    all.into_iter().collect()
}

/// What playing the card would do to the table.
fn effect(board: &Board, seat: Seat, card: Card) -> Option<Node> {
    let (scene, lang) = (board.scene(), board.lang);
    let after = board.view.preview(seat, card)?;
    let change = |drawn: &'static str, said: &'static str, from: u8, to: u8| {
        view! { <li>{ic(drawn)}<span>{said}</span><b>{from}" → "{to}</b></li> }
    };
    let van = Resource::ALL.into_iter().filter_map(|kind| {
        let (from, to) = (scene.van[kind.index()], after.van[kind.index()]);
        (from != to).then(|| change(resource(kind), phrases::resource_name(kind, lang), from, to))
    });
    let hearts = (after.hearts > 0).then(|| {
        let left = scene.hearts_of(seat);
        change("ap-heart", words::your_hearts(lang), left, left.saturating_sub(after.hearts))
    });
    let agents = scene.board().cities().filter_map(|city| {
        let (from, to) = (scene.agents_in(city), after.agents[city.index()]);
        let name = phrases::city(scene.setup.mission, city, lang);
        (from != to).then(|| change("ap-agent", name, from, to))
    });
    let sets = completed(board, seat, card).iter().map(|of| {
        let found = scene.sites(of).map(|city| phrases::city(scene.setup.mission, city, lang));
        let found: Vec<&str> = found.collect();
        let said = if found.is_empty() {
            words::third_nothing(lang).to_owned()
        } else {
            words::third(lang, &found.join(", "))
        };
        view! { <li class="fx-star">{ic(symbol(of))}<span>{said}</span>{ic("ap-artwork")}</li> }
    });
    Some(view! {
        <section class="effect-of ap-sheet pad" aria-labelledby="h-e">
            <div class="ap-head"><h2 id="h-e">{words::if_played(lang, &phrases::card(card))}</h2></div>
            <ul class="fx">
                {hearts}{van.collect::<Node>()}{agents.collect::<Node>()}{sets.collect::<Node>()}
            </ul>
        </section>
    })
}

/// The sets that the card would complete.
fn completed(board: &Board, seat: Seat, card: Card) -> SymbolSet {
    let scene = board.scene();
    let mut trail = scene.trail(seat);
    trail.insert(card);
    card.clues().iter().filter(|of| trail.visible(*of) > 2).collect()
}

/// What the team would be told: the whole card, as it is.
fn declare(board: &Board, seat: Seat, card: Card, dispatch: Dispatch) -> Option<Node> {
    let (scene, lang) = (board.scene(), board.lang);
    let done = scene.declared.get(seat.index()).copied().flatten() == Some(card);
    let action = Action::Declare(card);
    if !done && !board.may(seat, action) {
        return None;
    }
    let button = (!done).then(|| {
        pick(
            view! { {ic("i-share")}{words::declare(lang)} },
            false,
            Msg::Own(Tap::Act(seat, vec![action])),
            dispatch,
        )
    });
    let note = if done { words::declared(lang) } else { words::declare_note(lang) };
    Some(view! {
        <div class="ap-head"><h2>{words::tell_team(lang)}</h2><span class="note">{note}</span></div>
        <p class="decl">{chips(board, card, None)}</p>
        {button}
    })
}

/// One more card for a resource, or for a heart when the van is empty (AP-9).
fn buy(board: &Board, seat: Seat, dispatch: Dispatch) -> Option<Node> {
    let lang = board.lang;
    let prices = Resource::ALL.map(Price::Resource).into_iter().chain([Price::Heart]);
    let choices = prices.filter(|price| board.may(seat, Action::Buy(*price))).map(|price| {
        let drawn = match price {
            Price::Resource(kind) => resource(kind),
            Price::Heart => "ap-heart",
        };
        let inside = view! { {ic(drawn)}<span>{phrases::price(price, lang)}</span> };
        pick(inside, false, Msg::Own(Tap::Act(seat, vec![Action::Buy(price)])), dispatch)
    });
    let choices: Vec<Node> = choices.collect();
    (!choices.is_empty()).then(|| {
        view! {
            <div class="ap-head"><h2>{words::buy(lang)}</h2></div>
            <p>{words::buy_line(lang)}" "{board.scene().top.map(|clues| phrases::clues(clues, lang))}</p>
            <div class="choices">{choices}</div>
        }
    })
}

/// What the others see.
fn seen(board: &Board, seat: Seat) -> Option<Node> {
    let lang = board.lang;
    (!board.is_open()).then(|| {
        let backs = board.view.hand(seat).iter().map(|card| back(card.clues(), lang));
        view! {
            <section class="seen" aria-labelledby="h-s">
                <h2 id="h-s" class="ap-label">{words::others_see(lang)}</h2>
                <div class="seen-row">{backs.collect::<Node>()}<p class="note">{words::others_see_note(lang)}</p></div>
            </section>
        }
    })
}

fn bar(board: &Board, seat: Seat, chosen: Option<Card>, dispatch: Dispatch) -> Node {
    let lang = board.lang;
    let back = act("act", "i-eye", words::to_table(lang).to_owned(), Msg::Own(Tap::LayDown), dispatch);
    let play = chosen.filter(|card| board.may(seat, Action::Play(*card))).map(|card| {
        let said = words::play(lang, &phrases::card(card));
        act("act main", "i-check", said, Msg::Own(Tap::Act(seat, vec![Action::Play(card)])), dispatch)
    });
    view! { {back}{play} }
}
