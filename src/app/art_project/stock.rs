//! What the team shares: the gauges, the artwork track, the van, the clues and the deck.

use cambriole_engine::rules::{
    Seat,
    art_project::{ALLIES, CardSet, RESOURCES, Resource, Symbol},
    put_in_order,
};
use cambriole_markup::{Node, view};

use super::{
    board::Board,
    phrases,
    pieces::{back, clue, disc, ic, lit, resource, row},
};
use crate::words::art_project as words;

pub fn gauges(board: &Board) -> Node {
    let (scene, lang) = (board.scene(), board.lang);
    let price = scene.ally_price().map(|price| {
        view! {
            <div class="gauge g-ally"><dt>{words::ally_price(lang)}</dt><dd>{ic("ap-walkie")}{price}</dd></div>
        }
    });
    view! {
        <dl class="gauges">
            <div class="gauge"><dt>{words::threat(lang)}</dt><dd>{scene.threat()}</dd></div>
            <div class="gauge">
                <dt>{words::artworks(lang)}</dt><dd>{scene.recovered}<small>"/"{scene.board().slots()}</small></dd>
            </div>
            {price}
            <div class="gauge g-stock"><dt>{words::agents_left(lang)}</dt><dd>{scene.agents_in_stock()}</dd></div>
            <div class="gauge g-deck"><dt>{words::cards(lang)}<span class="wide">" "{words::before_end(lang)}</span></dt><dd>{ic("ap-end")}{scene.to_tile()}</dd></div>
        </dl>
    }
}

/// Slot by slot: the artwork, the threat, what an ally costs.
pub fn track(board: &Board) -> Node {
    let (scene, lang) = (board.scene(), board.lang);
    let slots = scene.board().threat.iter().zip(scene.setup.prices()).zip(0..);
    let slot = |((threat, price), place): ((&u8, &u8), u8)| {
        let next = place == scene.recovered;
        let (class, art) = match () {
            () if place < scene.recovered => ("slot-art is-full", "ap-artwork"),
            () if next => ("slot-art is-next", "ap-no-artwork"),
            () => ("slot-art", "ap-no-artwork"),
        };
        view! {
            <li class=class aria-current=next.then_some("step")>
                {ic(art)}
                <b><span class="vh">{words::threat(lang)}" "</span>{*threat}</b>
                <span class="price"><span class="vh">{words::ally_price(lang)}" "</span>{ic("ap-walkie")}{*price}</span>
            </li>
        }
    };
    let lost = u8::try_from(scene.lost.len()).unwrap_or_default();
    view! {
        <section class="ap-track ap-sheet pad" aria-labelledby="track-h">
            <div class="ap-head">
                <h2 id="track-h">{words::track(lang)}</h2>
                <p class="track-foot">
                    <span>
                        {words::allies(lang)}" "{(0..scene.allies).map(|_| lit("ap-ally")).collect::<Node>()}{row("ap-no-ally", ALLIES - scene.allies)}
                        <span class="vh">{words::of(lang, &scene.allies, &ALLIES)}</span>
                    </span>
                    <span>{ic("ap-lair")}{words::lair(lang, &scene.lair)}</span>
                    <span>{words::lost_cities(lang, &lost, &scene.board().markers)}</span>
                </p>
            </div>
            <ol class="track-list">{slots.map(slot).collect::<Node>()}</ol>
        </section>
    }
}

pub fn van(board: &Board) -> Node {
    let (scene, lang) = (board.scene(), board.lang);
    let shelf = |kind: Resource| {
        let held = scene.van[kind.index()];
        let drawn = resource(kind);
        let ghosts = (held..RESOURCES).map(|_| {
            view! { <svg class="ic ap-void" viewBox="0 0 24 24"><use_ href=format!("#{drawn}")></use_></svg> }
        });
        let said = format!("{}, {}", phrases::resource_name(kind, lang), words::of(lang, &held, &RESOURCES));
        view! {
            <li class=if held == 0 { "res is-dry" } else { "res" }>
                <svg class="ic lead" viewBox="0 0 24 24" aria-hidden="true"><use_ href=format!("#{drawn}")></use_></svg>
                <span class="slots" aria-hidden="true">{row(drawn, held)}{ghosts.collect::<Node>()}</span>
                <b aria-hidden="true">{held}</b><span class="vh">{said}</span>
            </li>
        }
    };
    view! {
        <section class="van" aria-labelledby="van-h">
            <h2 id="van-h" class="vh">{words::van(lang)}</h2>
            <div class="van-body">
                <svg class="van-art" viewBox="0 0 300 130" aria-hidden="true"><use_ href="#ap-van"></use_></svg>
                <ul class="shelf">{Resource::ALL.map(shelf).into_iter().collect::<Node>()}</ul>
            </div>
        </section>
    }
}

/// The clues of all, or one row a player where they are one's own (AP-28).
pub fn trail(board: &Board) -> Node {
    let (scene, lang) = (board.scene(), board.lang);
    let rows: Node = if scene.setup.mission.own_clues() {
        let seats = Seat::all(scene.players());
        seats.map(|seat| trail_row(board, scene.trail(seat), Some(disc(board, seat.index())))).collect()
    } else {
        trail_row(board, scene.trail(Seat(0)), None)
    };
    view! {
        <section class="trail pad" aria-labelledby="trail-h">
            <div class="ap-head">
                <h2 id="trail-h">{words::trail(lang)}</h2><span class="note">{words::trail_note(lang)}</span>
            </div>
            {rows}
        </section>
    }
}

fn trail_row(board: &Board, cards: CardSet, owner: Option<Node>) -> Node {
    let lang = board.lang;
    let backs =
        cards.iter().map(|card| view! { <li>{back(card.clues(), lang)}</li> }.keyed(card.face().name));
    let mut counts = Symbol::ALL.map(|symbol| (cards.visible(symbol), symbol));
    // The nearest to three first.
    put_in_order(&mut counts, |(count, symbol)| (std::cmp::Reverse(*count), *symbol));
    let told = counts.into_iter().filter(|(count, _)| owner.is_none() || *count > 0);
    let tally = told.map(|(count, symbol)| {
        let class = if count > 1 { "is-two" } else { "" };
        view! { <li class=class>{clue(symbol, lang)}<b>{count}</b></li> }.keyed(symbol as u8)
    });
    let tally: Node = tally.collect();
    view! {
        <div class="trail-row">
            {owner}
            <ul class="trail-cards">{backs.collect::<Node>()}</ul>
            <ul class="tally">{tally}</ul>
        </div>
    }
}

pub fn deck(board: &Board) -> Node {
    let (scene, lang) = (board.scene(), board.lang);
    let top = scene.top.map(|clues| back(clues, lang));
    let said = if scene.last_round {
        words::last_round(lang).to_owned()
    } else {
        words::to_tile(lang, &scene.to_tile())
    };
    view! {
        <section class="ap-deck" aria-labelledby="deck-h">
            <h2 id="deck-h" class="vh">{words::deck(lang)}</h2>
            <span class="ap-pile">{top}{ic("ap-end")}</span>
            <p>{said}</p>
        </section>
    }
}
