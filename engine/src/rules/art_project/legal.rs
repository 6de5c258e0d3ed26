//! What may be done, and why not.

use super::{
    Action, Card, City, DiceSet, Expert, Fight, Phase, Price, Refusal, Scene, State, Task,
    clues::OFFERS,
    components::ALLIES,
    playing::{DECLARATIONS, REPLANS},
};
use crate::rules::Seat;

type Checked = Result<(), Refusal>;

fn need(holds: bool, refusal: Refusal) -> Checked {
    if holds { Ok(()) } else { Err(refusal) }
}

/// Whether the action may be taken, and if not, which rule forbids it.
#[inline]
pub(super) fn check(state: &State, seat: Seat, action: Action) -> Checked {
    let scene = &state.scene;
    need(scene.end.is_none(), Refusal::Over)?;
    need(seat.index() < scene.players(), Refusal::NotYours)?;
    if let Some(task) = scene.task {
        return check_task(scene, seat, task, action);
    }
    if let Some(fight) = &scene.fight {
        return check_fight(scene, seat, fight, action);
    }
    match action {
        Action::PlaceAgent(city) => check_place(scene, seat, city),
        Action::Draw => check_draw(scene, seat),
        Action::Buy(price) => check_buy(scene, seat, price),
        Action::Declare(card) => check_declare(state, seat, card),
        Action::Sooner(other) => check_sooner(scene, seat, other),
        Action::Play(card) => {
            check_player(scene, seat)?;
            need(state.hands[seat.index()].contains(card), Refusal::NotInHand)
        }
        Action::Unlock => {
            need(scene.window && scene.allies < ALLIES && has_window(scene.phase), Refusal::NoAlly)
        }
        Action::Step { expert, to, carry } => check_step(scene, seat, expert, to, carry),
        Action::Stop(expert) => check_stop(scene, seat, expert),
        Action::Fight => {
            need(scene.phase == Phase::Fight, Refusal::NotNow)?;
            need(scene.can_lead(seat), Refusal::NoFight)
        }
        Action::EndFights => need(scene.phase == Phase::Fight, Refusal::NotNow),
        Action::Offer { card, to, wants } => {
            check_offer(scene, seat, card, to, wants)?;
            need(!scene.declined.contains(&action), Refusal::NoTrade)
        }
        Action::EndRound => need(scene.phase == Phase::Dusk, Refusal::NotNow),
        Action::Reroll { .. } | Action::Weapon | Action::GiveUp => Err(Refusal::NoFight),
        Action::GiveHeart(_)
        | Action::FirstSet(_)
        | Action::PickClue(_)
        | Action::PutArtwork(_)
        | Action::Recover(_)
        | Action::Answer(_)
        | Action::LoseResource(_)
        | Action::LoseHeart(_)
        | Action::LoseClue(_) => Err(Refusal::NotNow),
    }
}

/// AP-15: before A, between A and B, B and C, C and D.
fn has_window(phase: Phase) -> bool {
    matches!(phase, Phase::Draw | Phase::Move | Phase::Fight | Phase::Dusk)
}

fn check_task(scene: &Scene, seat: Seat, task: Task, action: Action) -> Checked {
    let seats = super::turn::deciders(scene);
    let theirs = || need(seats.contains(seat), Refusal::NotYours);
    match (task, action) {
        (Task::GiveHeart { .. }, Action::GiveHeart(to)) => {
            theirs()?;
            need(to.index() < scene.players(), Refusal::Nowhere)
        }
        (Task::FirstSet { symbols, .. }, Action::FirstSet(symbol)) => {
            theirs()?;
            need(symbols.contains(symbol), Refusal::NotASet)
        }
        (Task::PickClues { owner, symbol, picked }, Action::PickClue(card)) => {
            theirs()?;
            let left = scene.trail(owner).showing(symbol).without(picked);
            need(left.contains(card), Refusal::NotAClue)
        }
        (Task::PutArtwork { symbol, .. }, Action::PutArtwork(city)) => {
            theirs()?;
            need(scene.sites(symbol).any(|site| site == city), Refusal::NotASite)
        }
        (Task::Recover, Action::Recover(city)) => {
            need(scene.board().has(city) && scene.is_recoverable(city), Refusal::NotRecoverable)
        }
        (Task::LoseResources { .. }, Action::LoseResource(resource)) => {
            need(scene.van[resource.index()] > 0, Refusal::GoldenRule)
        }
        (Task::LoseResources { .. }, Action::LoseHeart(loser)) => {
            need(loser.index() < scene.players(), Refusal::Nowhere)?;
            need(scene.van == [0; 3], Refusal::GoldenRule)
        }
        (Task::LoseClues { .. }, Action::LoseClue(card)) => {
            need(scene.trails.iter().any(|trail| trail.contains(card)), Refusal::NotAClue)
        }
        (Task::Answer { .. }, Action::Answer(_)) => theirs(),
        _ => Err(Refusal::DecideFirst),
    }
}

/// AP-22: rerolls and weapons are for those in the fight, giving up is the leader's word.
fn check_fight(scene: &Scene, seat: Seat, fight: &Fight, action: Action) -> Checked {
    match action {
        Action::Reroll { card, dice } => {
            need(scene.is_involved(seat), Refusal::NotInvolved)?;
            need(scene.trail(seat).contains(card), Refusal::NotAClue)?;
            let fits = !dice.is_empty() && dice.len() <= card.clues().len();
            let allowed = rerollable(scene, seat, fight);
            need(fits && dice.0 & !allowed.0 == 0, Refusal::WrongDice)
        }
        Action::Weapon => need(scene.is_involved(seat), Refusal::NotInvolved),
        Action::GiveUp => need(fight.leader == seat, Refusal::NotTheLeader),
        _ => Err(Refusal::DecideFirst),
    }
}

/// The dice that a seat's clue cards can reroll: all, or its own where clues are one's own (AP-28).
pub(super) fn rerollable(scene: &Scene, seat: Seat, fight: &Fight) -> DiceSet {
    let own = |place: usize| match place {
        figure if figure < scene.figures().end => scene.owner(figure) == seat,
        _ => fight.leader == seat,
    };
    fight.rolled().filter(|place| !scene.setup.mission.own_clues() || own(*place)).collect()
}

fn check_place(scene: &Scene, seat: Seat, city: City) -> Checked {
    need(scene.phase == Phase::Place, Refusal::NotNow)?;
    need(scene.to_place[seat.index()] > 0, Refusal::NothingToPlace)?;
    need(scene.board().has(city), Refusal::Nowhere)
}

fn check_draw(scene: &Scene, seat: Seat) -> Checked {
    need(scene.phase == Phase::Draw, Refusal::NotNow)?;
    need(scene.has_to_draw(seat) && scene.deck > 0, Refusal::NothingToDraw)
}

/// Whether the seat has still a card to play now.
#[inline]
fn check_player(scene: &Scene, seat: Seat) -> Checked {
    need(scene.phase == Phase::Play, Refusal::NotNow)?;
    need(scene.has_to_play(seat), Refusal::HasPlayed)
}

fn check_buy(scene: &Scene, seat: Seat, price: Price) -> Checked {
    check_player(scene, seat)?;
    need(scene.deck > 0, Refusal::NothingToDraw)?;
    let payable = match price {
        Price::Resource(resource) => scene.van[resource.index()] > 0,
        Price::Heart => scene.van == [0; 3],
    };
    need(payable, Refusal::GoldenRule)
}

fn check_declare(state: &State, seat: Seat, card: Card) -> Checked {
    let scene = &state.scene;
    check_player(scene, seat)?;
    need(state.hands[seat.index()].contains(card), Refusal::NotInHand)?;
    let fresh = scene.declared[seat.index()] != Some(card);
    need(fresh && scene.said[seat.index()] < DECLARATIONS && scene.players() > 1, Refusal::SaidEnough)
}

fn check_sooner(scene: &Scene, seat: Seat, other: Seat) -> Checked {
    check_player(scene, seat)?;
    need(other.index() < scene.players(), Refusal::Nowhere)?;
    need(scene.plan[0] != other && scene.replanned < REPLANS, Refusal::SaidEnough)
}

/// The figure that the seat may move now.
fn figure(scene: &Scene, seat: Seat, expert: Expert) -> Result<usize, Refusal> {
    need(scene.phase == Phase::Move, Refusal::NotNow)?;
    let figure = scene.figure_of(expert).ok_or(Refusal::Nowhere)?;
    need(scene.owner(figure) == seat, Refusal::NotYours)?;
    let others = scene.moving.is_some_and(|moving| usize::from(moving) != figure);
    need(!others && !scene.has_moved(figure), Refusal::HasMoved)?;
    Ok(figure)
}

fn check_step(scene: &Scene, seat: Seat, expert: Expert, to: City, carry: bool) -> Checked {
    let figure = figure(scene, seat, expert)?;
    let from = scene.experts[figure];
    let fuel = scene.board().road(from, to).ok_or(Refusal::NoRoad)?;
    need(!scene.is_lost(to), Refusal::LostCity)?;
    need(!carry || scene.setup.mission.carries() && scene.artworks_in(from) > 0, Refusal::NothingToCarry)?;
    let back = || scene.trodden.contains(&scene.position_after(figure, to, carry));
    need(fuel > 0 || scene.trodden.is_empty() || !back(), Refusal::Circle)
}

fn check_stop(scene: &Scene, seat: Seat, expert: Expert) -> Checked {
    let figure = figure(scene, seat, expert)?;
    need(!scene.is_lost(scene.experts[figure]), Refusal::LostCity)
}

fn check_offer(scene: &Scene, seat: Seat, card: Card, to: Seat, wants: Option<Card>) -> Checked {
    need(scene.phase == Phase::Dusk, Refusal::NotNow)?;
    need(meet(scene, seat, to) && scene.offered[seat.index()] < OFFERS, Refusal::NoTrade)?;
    let there = |owner: Seat, card: Card| scene.tradable(owner).contains(card);
    need(there(seat, card) && wants.is_none_or(|card| there(to, card)), Refusal::NoTrade)
}

/// AP-28d: both stand in the same city without agents.
pub(super) fn meet(scene: &Scene, seat: Seat, other: Seat) -> bool {
    let both = seat != other && seat.index() < scene.players() && other.index() < scene.players();
    let here = scene.experts.get(seat.index()).copied();
    both && scene.setup.mission.trades()
        && here == scene.experts.get(other.index()).copied()
        && here.is_some_and(|city| scene.agents_in(city) == 0)
}

/// Whether a clue card can still be offered in this round.
pub(super) fn any_trade(scene: &Scene) -> bool {
    let fresh = |action: Action| !scene.declined.contains(&action);
    Seat::all(scene.players())
        .filter(|seat| scene.offered[seat.index()] < OFFERS)
        .any(|seat| offers(scene, seat).any(fresh))
}

/// What a seat could offer, declined or not: each card as a gift, then for each card of the other.
pub(super) fn offers(scene: &Scene, seat: Seat) -> impl Iterator<Item = Action> + '_ {
    let others = Seat::all(scene.players()).filter(move |to| meet(scene, seat, *to));
    others.flat_map(move |to| {
        scene.tradable(seat).iter().flat_map(move |card| {
            let wanted = scene.tradable(to).iter().map(Some);
            std::iter::once(None).chain(wanted).map(move |wants| Action::Offer { card, to, wants })
        })
    })
}
