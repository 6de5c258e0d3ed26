//! All that a seat may do, in a fixed order.

use super::{
    Action, DiceSet, Fight, Phase, Price, Resource, Scene, State, Symbol, Task,
    legal::{check, offers, rerollable},
};
use crate::rules::Seat;

/// Puts into `actions` all that `seat` may do.
pub(super) fn list(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    let scene = &state.scene;
    if seat.index() >= scene.players() || scene.end.is_some() {
        return;
    }
    let mut push = |action: Action| {
        if check(state, seat, action).is_ok() {
            actions.push(action);
        }
    };
    if let Some(task) = scene.task {
        return list_task(scene, task, &mut push);
    }
    if let Some(fight) = &scene.fight {
        return list_fight(scene, seat, fight, &mut push);
    }
    match scene.phase {
        Phase::Place => scene.board().cities().for_each(|city| push(Action::PlaceAgent(city))),
        Phase::Draw => push(Action::Draw),
        Phase::Play => {
            let hand = state.hands[seat.index()];
            hand.iter().for_each(|card| push(Action::Play(card)));
            for resource in Resource::ALL {
                push(Action::Buy(Price::Resource(resource)));
            }
            push(Action::Buy(Price::Heart));
            hand.iter().for_each(|card| push(Action::Declare(card)));
            Seat::all(scene.players()).for_each(|other| push(Action::Sooner(other)));
        }
        Phase::Move => {
            for figure in scene.figures().filter(|figure| scene.owner(*figure) == seat) {
                list_steps(scene, figure, &mut push);
            }
        }
        Phase::Fight => {
            push(Action::Fight);
            push(Action::EndFights);
        }
        Phase::Dusk => {
            offers(scene, seat).for_each(&mut push);
            push(Action::EndRound);
        }
        Phase::Over => {}
    }
    push(Action::Unlock);
}

fn list_task(scene: &Scene, task: Task, push: &mut impl FnMut(Action)) {
    let seats = || Seat::all(scene.players());
    match task {
        Task::GiveHeart { .. } => seats().for_each(|to| push(Action::GiveHeart(to))),
        Task::FirstSet { .. } => Symbol::ALL.into_iter().for_each(|symbol| push(Action::FirstSet(symbol))),
        Task::PickClues { owner, .. } => {
            scene.trail(owner).iter().for_each(|card| push(Action::PickClue(card)));
        }
        Task::PutArtwork { symbol, .. } => {
            scene.sites(symbol).for_each(|city| push(Action::PutArtwork(city)));
        }
        Task::Recover => scene.board().cities().for_each(|city| push(Action::Recover(city))),
        Task::LoseResources { .. } => {
            for resource in Resource::ALL {
                push(Action::LoseResource(resource));
            }
            seats().for_each(|loser| push(Action::LoseHeart(loser)));
        }
        Task::LoseClues { .. } => {
            scene.trails.iter().flat_map(|trail| trail.iter()).for_each(|card| push(Action::LoseClue(card)));
        }
        Task::Answer { .. } => [true, false].into_iter().for_each(|yes| push(Action::Answer(yes))),
    }
}

fn list_fight(scene: &Scene, seat: Seat, fight: &Fight, push: &mut impl FnMut(Action)) {
    push(Action::Weapon);
    push(Action::GiveUp);
    let dice = rerollable(scene, seat, fight);
    for card in scene.trail(seat).iter() {
        for first in dice.iter() {
            push(Action::Reroll { card, dice: DiceSet(1 << first) });
            for second in dice.iter().filter(|second| *second > first && card.clues().len() > 1) {
                push(Action::Reroll { card, dice: DiceSet(1 << first | 1 << second) });
            }
        }
    }
}

fn list_steps(scene: &Scene, figure: usize, push: &mut impl FnMut(Action)) {
    let (expert, from) = (scene.setup.experts[figure], scene.experts[figure]);
    for to in scene.board().neighbours(from) {
        push(Action::Step { expert, to, carry: false });
        if scene.artworks_in(from) > 0 {
            push(Action::Step { expert, to, carry: true });
        }
    }
    push(Action::Stop(expert));
}
