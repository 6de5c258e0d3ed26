//! What things are called.

use cambriole_engine::rules::{
    Progress,
    art_project::{
        Card, City, Clues, Difficulty, Effect, Expert, Mission, Phase, Price, Refusal, Resource, Scene,
        Setup, Symbol,
    },
};

use crate::{
    app::shared::names,
    words::{Lang, art_project as words},
};

pub fn mission(mission: Mission, lang: Lang) -> &'static str {
    match mission {
        Mission::Japan => words::japan(lang),
        Mission::Egypt => words::egypt(lang),
        Mission::UnitedStates => words::united_states(lang),
        Mission::Scandinavia => words::scandinavia(lang),
        Mission::Polynesia => words::polynesia(lang),
        Mission::Rio => "Rio de Janeiro",
    }
}

pub fn level(level: Difficulty, lang: Lang) -> &'static str {
    match level {
        Difficulty::Easy => words::easy(lang),
        Difficulty::Intermediate => words::intermediate(lang),
        Difficulty::Hard => words::hard(lang),
        Difficulty::Impossible => words::impossible(lang),
    }
}

/// A city's name; most are the same in every language.
pub fn city(mission: Mission, city: City, lang: Lang) -> &'static str {
    let Some(site) = mission.board().site(city) else { return "" };
    match site.id {
        "abu-simbel" => words::abu_simbel(lang),
        "aswan" => words::aswan(lang),
        "luxor" => words::luxor(lang),
        "asyut" => words::asyut(lang),
        "fayoum" => words::fayoum(lang),
        "cairo" => words::cairo(lang),
        "alexandria" => words::alexandria(lang),
        "new-orleans" => words::new_orleans(lang),
        "copenhagen" => words::copenhagen(lang),
        "stockholm" => words::stockholm(lang),
        _ => site.name,
    }
}

pub fn symbol(symbol: Symbol, lang: Lang) -> &'static str {
    match symbol {
        Symbol::Sculpture => words::sculpture(lang),
        Symbol::Book => words::book(lang),
        Symbol::Film => words::film(lang),
        Symbol::Graphic => words::graphic(lang),
        Symbol::Artefact => words::artefact(lang),
        Symbol::Music => words::music(lang),
    }
}

/// What recovering an artwork in a city does; nothing by itself in Dallas, whose weapon is for arriving.
pub fn effect(effect: Option<Effect>, lang: Lang) -> String {
    match effect {
        Some(Effect::Gain(kind, count)) => words::effect_gain(lang, &resource(kind, count, lang)),
        Some(Effect::LoseResources(count)) => words::effect_lose(lang, &count),
        Some(Effect::LoseClues(_)) => words::effect_clue(lang).into(),
        Some(Effect::AgentsEverywhere(_)) => words::effect_agents(lang).into(),
        None => words::effect_dallas(lang).into(),
    }
}

/// What a back shows: "Book and Film".
pub fn clues(clues: Clues, lang: Lang) -> String {
    let each: Vec<String> = clues.iter().map(|it| symbol(it, lang).to_owned()).collect();
    names::list(&each, lang)
}

/// So many of a resource: "2 weapons".
pub fn resource(resource: Resource, count: u8, lang: Lang) -> String {
    match resource {
        Resource::Fuel => words::fuel(lang, &count),
        Resource::Weapon => words::weapon(lang, &count),
        Resource::Walkie => words::walkie(lang, &count),
    }
}

/// Resources of that kind, as a heading.
pub fn resource_name(resource: Resource, lang: Lang) -> &'static str {
    match resource {
        Resource::Fuel => words::fuel_name(lang),
        Resource::Weapon => words::weapon_name(lang),
        Resource::Walkie => words::walkie_name(lang),
    }
}

/// What is paid with resources, with hearts or with both.
pub fn paid((kind, count): (Resource, u8), hearts: u8, lang: Lang) -> String {
    let (resources, hearts_said) = (resource(kind, count, lang), words::hearts(lang, &hearts));
    match (count, hearts) {
        (_, 0) => resources,
        (0, _) => hearts_said,
        _ => names::list(&[resources, hearts_said], lang),
    }
}

/// What an ally costs now: the walkies that the van has, and hearts for the others (AP-15).
pub fn ally_toll(scene: &Scene) -> Option<(u8, u8)> {
    let price = scene.ally_price()?;
    let walkies = price.min(scene.van[Resource::Walkie.index()]);
    Some((walkies, price - walkies))
}

/// An ally, and what is really paid for it.
pub fn ally(scene: &Scene, lang: Lang) -> String {
    let (walkies, hearts) = ally_toll(scene).unwrap_or_default();
    words::ally(lang, &paid((Resource::Walkie, walkies), hearts, lang))
}

pub fn price(price: Price, lang: Lang) -> String {
    match price {
        Price::Resource(kind) => resource(kind, 1, lang),
        Price::Heart => words::hearts(lang, &1),
    }
}

pub fn expert(expert: Expert, lang: Lang) -> &'static str {
    match expert {
        Expert::King => words::king(lang),
        Expert::Queen => words::queen(lang),
        Expert::Knight => words::knight(lang),
        Expert::Bishop => words::bishop(lang),
        Expert::Rook => words::rook(lang),
        Expert::Pawn => words::pawn(lang),
    }
}

/// A card's number: "K-1".
pub fn card(card: Card) -> String {
    let (row, place) = card.face().name.split_at(1);
    format!("{row}-{place}")
}

pub fn phase(phase: Phase, lang: Lang) -> &'static str {
    match phase {
        Phase::Place => words::phase_place(lang),
        Phase::Draw | Phase::Play => words::phase_a(lang),
        Phase::Move => words::phase_b(lang),
        Phase::Fight => words::phase_c(lang),
        Phase::Dusk | Phase::Over => words::phase_d(lang),
    }
}

pub fn progress(setup: &Setup, progress: Progress, lang: Lang) -> String {
    let Progress { round, won } = progress;
    words::progress(lang, &mission(setup.mission, lang), &round, &won, &setup.mission.board().slots())
}

/// Why something is refused.
pub fn why_not(refusal: Refusal, lang: Lang) -> &'static str {
    match refusal {
        Refusal::Players(_) => words::refuse_players(lang),
        Refusal::Experts => words::refuse_experts(lang),
        Refusal::NotNow => words::refuse_not_now(lang),
        Refusal::DecideFirst => words::refuse_decide_first(lang),
        Refusal::NotYours => words::refuse_not_yours(lang),
        Refusal::Nowhere => words::refuse_nowhere(lang),
        Refusal::GoldenRule => words::refuse_golden_rule(lang),
        Refusal::NothingToDraw => words::refuse_nothing_to_draw(lang),
        Refusal::HasPlayed => words::refuse_has_played(lang),
        Refusal::NotInHand => words::refuse_not_in_hand(lang),
        Refusal::SaidEnough => words::refuse_said_enough(lang),
        Refusal::NotAClue => words::refuse_not_a_clue(lang),
        Refusal::NotASet => words::refuse_not_a_set(lang),
        Refusal::NotASite => words::refuse_not_a_site(lang),
        Refusal::NoAlly => words::refuse_no_ally(lang),
        Refusal::HasMoved => words::refuse_has_moved(lang),
        Refusal::NoRoad => words::refuse_no_road(lang),
        Refusal::Circle => words::refuse_circle(lang),
        Refusal::LostCity => words::refuse_lost_city(lang),
        Refusal::NothingToCarry => words::refuse_nothing_to_carry(lang),
        Refusal::NotRecoverable => words::refuse_not_recoverable(lang),
        Refusal::NoFight => words::refuse_no_fight(lang),
        Refusal::NotInvolved => words::refuse_not_involved(lang),
        Refusal::NotTheLeader => words::refuse_not_the_leader(lang),
        Refusal::WrongDice => words::refuse_wrong_dice(lang),
        Refusal::NoTrade => words::refuse_no_trade(lang),
        Refusal::NothingToPlace => words::refuse_nothing_to_place(lang),
        Refusal::Over => words::refuse_over(lang),
    }
}
