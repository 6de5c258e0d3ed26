//! Two states that differ only in what a seat cannot know give that seat equal views, equal legal
//! actions and equal notices. The other state is imagined from the seat's own view.

use cambriole_engine::rules::{Dice, Game, Seat, Seed, Viewer};

use crate::{
    common::{chance::Chance, effort},
    lawful::Lawful,
    matches::{Case, Step, cases},
};

/// So many looks say how often luck guesses.
const ENOUGH: u32 = 2_000;

pub fn check<G: Lawful>() {
    let (mut chance, mut dice) = (Chance(5), Dice::new(Seed(5)));
    let (mut looks, mut lucky, mut compared, mut followed) = (0, 0, 0, 0);
    for case in cases::<G>(1) {
        case.play(|step| {
            if !chance.one_in(12) {
                return;
            }
            for viewer in Seat::all(step.state.seats()).map(Viewer::Seat).chain([Viewer::Table]) {
                let other = imagined(&case, step, viewer, &mut dice);
                if G::has_secrets(&step.state.view(viewer)) {
                    looks += 1;
                    lucky += u32::from(other.view(Viewer::Everything) == step.state.view(Viewer::Everything));
                }
                compared += 1;
                followed += u32::from(both_go_on_alike(step, &other, viewer, &mut chance));
            }
        });
    }
    if effort::is_fuzzing() && looks < ENOUGH {
        return;
    }
    assert!(
        lucky * 100 < looks * G::LUCK,
        "a view that lets the truth be guessed has a leak: {lucky} of {looks}"
    );
    assert!(followed * 4 > compared, "too few actions were possible in both states to compare");
}

fn imagined<G: Lawful>(case: &Case<G>, step: &Step<G>, viewer: Viewer, dice: &mut Dice) -> G {
    let view = step.state.view(viewer);
    G::assert_hides(&view, viewer);
    let text = serde_json::to_string(&view).expect("a view can be written");
    assert!(!text.contains(&case.seed.to_string()), "the seed is in the view of {viewer:?}");

    let other = G::imagine(&view, dice);
    assert_eq!(other.view(viewer), view);
    G::assert_whole(&other.view(Viewer::Everything));
    assert_eq!(other.turn(), step.state.turn());
    for seat in Seat::all(step.state.seats()) {
        assert_eq!(other.privacy(seat), step.state.privacy(seat));
    }
    if let Viewer::Seat(seat) = viewer {
        assert_eq!(legal(&other, seat), legal(step.state, seat));
    }
    other
}

/// The same action in both states looks the same to the viewer, but for what chance tells it. Says
/// whether there was an action to compare: another seat may hold other cards in the imagined state.
fn both_go_on_alike<G: Lawful>(step: &Step<G>, other: &G, viewer: Viewer, chance: &mut Chance) -> bool {
    let there = legal(other, step.seat);
    let shared: Vec<_> = step.legal.iter().filter(|action| there.contains(action)).collect();
    if shared.is_empty() {
        assert_ne!(viewer, Viewer::Seat(step.seat));
        return false;
    }
    let action = shared[chance.below(shared.len())];
    let (truth, seen) = after(step.state, step.seat, action, viewer);
    let (fancy, thought) = after(other, step.seat, action, viewer);
    G::assert_alike(&seen, &thought, viewer);
    let (truth, fancy) = (truth.view(viewer), fancy.view(viewer));
    if seen == thought && !G::is_told(&truth) {
        assert_eq!(truth, fancy);
    }
    true
}

fn after<G: Game>(state: &G, seat: Seat, action: &G::Action, viewer: Viewer) -> (G, Vec<G::Notice>) {
    let (mut state, mut events) = (state.clone(), Vec::new());
    state.apply(seat, action, &mut events).expect("it is legal in both states");
    let notices = events.iter().map(|event| G::notice(event, viewer)).collect();
    (state, notices)
}

fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    actions
}
