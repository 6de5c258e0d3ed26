//! The log's lines.

use cambriole_engine::{
    rules::{
        Seat,
        art_project::{Card, CardSet, City, Clues, Expert, Fact, Fight, Notice, Price, Setup},
    },
    table::Chair,
};

use super::phrases;
use crate::{
    app::{shared::names, table::LogLine},
    words::{Lang, art_project as words},
};

/// The line for a notice.
pub fn line(notice: &Notice, setup: &Setup, chairs: &[Chair], lang: Lang) -> Option<LogLine> {
    let (seat, text) = match *notice {
        Notice::Drew { seat, clues, price, .. } => (Some(seat), drew(chairs, seat, clues, price, lang)),
        Notice::DrewOwn { seat, card, price, .. } => {
            (Some(seat), drew(chairs, seat, card.clues(), price, lang))
        }
        Notice::Shown(_) => return None,
        Notice::Seen(fact) => said(fact, setup, chairs, lang),
    };
    Some(LogLine { seat, text, piece: None })
}

fn drew(chairs: &[Chair], seat: Seat, clues: Clues, price: Option<Price>, lang: Lang) -> String {
    let (who, clues) = (names::seat(chairs, seat, lang), phrases::clues(clues, lang));
    match price {
        None => words::log_drew(lang, &who, &clues),
        Some(price) => words::log_bought(lang, &who, &phrases::price(price, lang), &clues),
    }
}

/// What everybody saw, in a sentence, and who did it.
fn said(fact: Fact, setup: &Setup, chairs: &[Chair], lang: Lang) -> (Option<Seat>, String) {
    let name = |seat: Seat| names::seat(chairs, seat, lang);
    let place = |city: City| phrases::city(setup.mission, city, lang);
    let clues = |card: Card| phrases::clues(card.clues(), lang);
    let player = |expert: Expert| player(expert, setup, chairs, lang);
    match fact {
        Fact::Began { round, phase } => (None, words::log_began(lang, &round, &phrases::phase(phase, lang))),
        Fact::LastRound => (None, words::log_last_round(lang).into()),
        Fact::Declared { seat, card } => {
            (Some(seat), words::log_declared(lang, &name(seat), &phrases::card(card)))
        }
        Fact::Planned { seat } => (Some(seat), words::log_planned(lang, &name(seat))),
        Fact::Played { seat, card } => {
            (Some(seat), words::log_played(lang, &name(seat), &phrases::card(card)))
        }
        Fact::Discarded { seat, cards } => {
            (Some(seat), words::log_discarded(lang, &name(seat), &list(cards, lang)))
        }
        Fact::Spent { seat, resource, count } => {
            (Some(seat), words::log_spent(lang, &phrases::resource(resource, count, lang)))
        }
        Fact::LostResource { resource } => {
            (None, words::log_lost_resource(lang, &phrases::resource(resource, 1, lang)))
        }
        Fact::LostHearts { seat, count } => {
            (Some(seat), words::log_lost_hearts(lang, &name(seat), &words::hearts(lang, &count)))
        }
        Fact::Gained { resource, count } => {
            (None, words::log_gained(lang, &phrases::resource(resource, count, lang)))
        }
        Fact::GainedHeart { seat, .. } => (Some(seat), words::log_gained_heart(lang, &name(seat))),
        Fact::AgentCame { city, lair: false } => (None, words::log_agent(lang, &place(city))),
        Fact::AgentCame { city, lair: true } => (None, words::log_agent_lair(lang, &place(city))),
        Fact::ClueLaid { card, .. } => (None, words::log_clue(lang, &clues(card))),
        Fact::SetMade { symbol, .. } => (None, words::log_set(lang, &phrases::symbol(symbol, lang))),
        Fact::ArtworkPut { city } => (None, words::log_artwork(lang, &place(city))),
        Fact::NothingFound { symbol } => (None, words::log_nothing(lang, &phrases::symbol(symbol, lang))),
        Fact::Unlocked { seat, .. } => (Some(seat), words::log_unlocked(lang, &name(seat))),
        Fact::Moved { expert, to, carried, .. } => {
            let (seat, who) = player(expert);
            let say = if carried { words::log_carried } else { words::log_moved };
            (seat, say(lang, &who, &place(to)))
        }
        Fact::Stopped { expert, at } => {
            let (seat, who) = player(expert);
            (seat, words::log_stopped(lang, &who, &place(at)))
        }
        Fact::Recovered { city, .. } => (None, words::log_recovered(lang, &place(city))),
        Fact::FightBegan { city, leader, strength } => {
            (Some(leader), words::log_fight(lang, &name(leader), &place(city), &strength))
        }
        Fact::Rolled { dice } => (None, words::log_rolled(lang, &sum(dice))),
        Fact::Rerolled { seat, dice, faces, .. } => {
            let rerolled = words::log_rerolled(lang, &name(seat), &dice.len());
            (Some(seat), format!("{rerolled} {}", words::log_rolled(lang, &sum(faces))))
        }
        Fact::Armed { seat, sum } => (Some(seat), words::log_armed(lang, &sum)),
        Fact::FightWon { city, agents } => (None, words::log_won(lang, &place(city), &agents)),
        Fact::FightLost { city, .. } => (None, words::log_fight_lost(lang, &place(city))),
        Fact::FightsEnded => (None, words::log_fights_ended(lang).into()),
        Fact::Offered { from, to, .. } => (Some(from), words::log_offered(lang, &name(from), &name(to))),
        Fact::Declined { to, .. } => (Some(to), words::log_declined(lang, &name(to))),
        Fact::Traded { from, to, back, .. } => {
            let say = if back.is_some() { words::log_swapped } else { words::log_given };
            (Some(from), say(lang, &name(from), &name(to)))
        }
        Fact::LostClue { card, .. } => (None, words::log_lost_clue(lang, &clues(card))),
        Fact::CityLost { city, .. } => (None, words::log_city_lost(lang, &place(city))),
        Fact::Ended(end) if end.is_won() => (None, words::log_ended_won(lang).into()),
        Fact::Ended(_) => (None, words::log_ended(lang).into()),
    }
}

/// Whose figure an expert is, and what it is called: by its player, a companion by its own name.
fn player(expert: Expert, setup: &Setup, chairs: &[Chair], lang: Lang) -> (Option<Seat>, String) {
    let figure = setup.experts.iter().position(|it| *it == expert).unwrap_or_default();
    match Seat::all(chairs.len()).nth(figure) {
        Some(seat) => (Some(seat), names::seat(chairs, seat, lang)),
        None => (Some(Seat(0)), phrases::expert(expert, lang).to_owned()),
    }
}

fn list(cards: CardSet, lang: Lang) -> String {
    let each: Vec<String> = cards.iter().map(phrases::card).collect();
    names::list(&each, lang)
}

fn sum(dice: [u8; Fight::DICE]) -> u8 {
    dice.iter().sum()
}
