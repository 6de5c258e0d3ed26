//! What a strong bot would do, and why.

use cambriole_engine::{
    bots::reasons::art_project::Reason,
    rules::{
        Seat,
        art_project::{Action, City, View},
    },
    table::Chair,
};

use super::phrases;
use crate::{
    app::shared::names,
    words::{Lang, art_project as words, hints, project_fight as fight},
};

pub fn advice(view: &View, action: Action, chairs: &[Chair], lang: Lang) -> (String, &'static str) {
    let why = match Reason::of(view, action) {
        Reason::Artwork => hints::artwork(lang),
        Reason::Relief => hints::relief(lang),
        Reason::Gather => hints::gather(lang),
        Reason::Odds => hints::odds(lang),
        Reason::NoHope => hints::no_hope(lang),
        Reason::Ally => hints::more_dice(lang),
        Reason::Set => hints::set(lang),
        Reason::Heart => hints::heart(lang),
        Reason::Supplies => hints::supplies(lang),
        Reason::Quiet => hints::quiet(lang),
        Reason::Card => hints::helps(lang),
        Reason::Clues => hints::clues(lang),
        Reason::Done => hints::done(lang),
        Reason::Best => hints::best(lang),
    };
    (what(view, action, chairs, lang), why)
}

fn what(view: &View, action: Action, chairs: &[Chair], lang: Lang) -> String {
    let scene = &view.scene;
    let name = |seat: Seat| names::seat(chairs, seat, lang);
    let city = |city: City| phrases::city(scene.setup.mission, city, lang);
    match action {
        Action::Draw => words::draws(lang, &view.seat().map(name).unwrap_or_default()),
        Action::Play(card) => words::play(lang, &phrases::card(card)),
        Action::Sooner(seat) => words::plan_sooner(lang, &name(seat)),
        Action::GiveHeart(seat) | Action::LoseHeart(seat) => name(seat),
        Action::FirstSet(symbol) => phrases::symbol(symbol, lang).to_owned(),
        Action::PickClue(card) | Action::LoseClue(card) => phrases::clues(card.clues(), lang),
        Action::PlaceAgent(at) | Action::PutArtwork(at) | Action::Recover(at) => city(at).to_owned(),
        Action::Unlock => phrases::ally(scene, lang),
        Action::Step { to, .. } => words::go_to(lang, &city(to)),
        Action::Stop(_) => words::stop_here(lang).to_owned(),
        Action::Fight => view.seat().map_or_else(String::new, |leader| {
            fight::leads(lang, &city(scene.experts[leader.index()]), &name(leader))
        }),
        Action::Reroll { dice, .. } => fight::reroll(lang, &dice.len()),
        Action::Weapon => fight::weapon(lang).to_owned(),
        Action::GiveUp => fight::give_up(lang).to_owned(),
        Action::EndFights => fight::no_more_fights(lang).to_owned(),
        Action::Answer(true) => fight::accept(lang).to_owned(),
        Action::Answer(false) => fight::decline(lang).to_owned(),
        Action::LoseResource(kind) => phrases::resource_name(kind, lang).to_owned(),
        Action::EndRound => words::end_round(lang).to_owned(),
        Action::Buy(price) => phrases::price(price, lang),
        Action::Declare(card) => phrases::card(card),
        Action::Offer { card, to, .. } => {
            format!("{}, {}", phrases::clues(card.clues(), lang), fight::gift_to(lang, &name(to)))
        }
    }
}

#[cfg(test)]
mod tests {
    use cambriole_engine::rules::{
        Game, Seed, Viewer,
        art_project::{Setup, State},
    };

    use super::*;

    #[test]
    fn ap_15_the_hint_names_what_is_really_paid_for_an_ally() {
        let state = State::start(&Setup::of(2), Seed(1)).expect("a legal table");
        let mut view = state.view(Viewer::Seat(Seat(0)));
        assert_eq!(view.scene.ally_price(), Some(4));
        let mut said = |walkies: u8, lang: Lang| {
            view.scene.van = [3, 3, walkies];
            advice(&view, Action::Unlock, &[], lang).0
        };
        assert_eq!(said(2, Lang::En), "An ally for 2 walkie-talkies and 2 hearts");
        assert_eq!(said(2, Lang::Fr), "Un allié pour 2 talkies-walkies et 2 cœurs");
        assert_eq!(said(2, Lang::It), "Un alleato per 2 walkie-talkie e 2 cuori");
        assert_eq!(said(5, Lang::En), "An ally for 4 walkie-talkies");
        assert_eq!(said(0, Lang::En), "An ally for 4 hearts");
    }
}
