use super::*;
use crate::rules::{
    Game, Imagine, Seat, Seed, Turn, Viewer,
    art_robbery::{Aim, Card, Gift, Held, Phase, Raid, Setup, Token, TokenSet},
};

/// Who sits at a place.
#[derive(Clone, Copy, PartialEq)]
enum Player {
    Chance,
    Bot(Level),
}

const NOVICE: Player = Player::Bot(Level::Novice);
const REGULAR: Player = Player::Bot(Level::Regular);

/// Plays matches with everybody in every place, and says what share of them each kind has won.
fn share_won(of: Player, players: &[Player], matches: u64) -> f64 {
    let mut won = 0.0;
    for number in 0..matches {
        let mut seated = players.to_vec();
        seated.rotate_left(usize::try_from(number).expect("it fits") % players.len());
        let winners = play(&seated, number);
        let ours = winners.iter().filter(|winner| seated[winner.index()] == of).count();
        won += f64::from(u8::try_from(ours).expect("few"))
            / f64::from(u8::try_from(winners.len()).expect("few"));
    }
    won / f64::from(u32::try_from(matches).expect("it fits"))
}

fn play(seated: &[Player], number: u64) -> Vec<Seat> {
    let setup = Setup::of(u8::try_from(seated.len()).expect("a small table"));
    let mut state = State::start(&setup, Seed(number)).expect("a legal table");
    let mut dice = Dice::new(Seed(number + 1_000_000));
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    loop {
        let seat = match state.turn() {
            Turn::Of(seats) => seats.iter().next().expect("someone acts"),
            Turn::Over(outcome) => return outcome.winners.iter().collect(),
        };
        state.legal_actions(seat, &mut legal);
        let chosen = match seated[seat.index()] {
            Player::Chance => dice.below(u32::try_from(legal.len()).expect("a short list")) as usize,
            Player::Bot(level) => State::choose(&state.view(Viewer::Seat(seat)), &legal, level, &mut dice),
        };
        let action = legal.get(chosen).copied().expect("a place in the list");
        state.apply(seat, &action, &mut events).expect("it is legal");
    }
}

#[test]
fn a_regular_wins_most_matches_against_three_who_play_at_random() {
    let share = share_won(REGULAR, &[REGULAR, Player::Chance, Player::Chance, Player::Chance], 400);
    assert!(share > 0.6, "{share}");
}

#[test]
fn a_regular_beats_chance_at_a_table_of_two() {
    let share = share_won(REGULAR, &[REGULAR, Player::Chance], 200);
    assert!(share > 0.9, "{share}");
}

#[test]
fn a_novice_plays_better_than_chance() {
    let share = share_won(NOVICE, &[NOVICE, Player::Chance, Player::Chance], 300);
    assert!(share > 0.45, "{share}");
}

#[test]
fn regulars_beat_novices() {
    let share = share_won(REGULAR, &[REGULAR, NOVICE, REGULAR, NOVICE], 400);
    assert!(share > 0.6, "{share}");
}

/// A table of three in the middle of a raid, seen by seat 0 whose turn it is.
struct Scene(View);

const US: Seat = Seat(0);

impl Scene {
    fn of(raid: usize, centre: &[u8], hand: [Card; 5]) -> Self {
        let setup = Setup { first: Some(US), ..Setup::of(3) };
        let mut view = State::start(&setup, Seed(1)).expect("three may play").view(Viewer::Seat(US));
        view.raid = Raid::ALL[raid - 1];
        view.hands[0] = Held::Seen(hand.into_iter().collect());
        view.centre = TokenSet::default();
        let mut scene = Self(view);
        scene.0.centre = scene.tokens(centre);
        scene
    }

    fn tokens(&self, values: &[u8]) -> TokenSet {
        values.iter().map(|value| self.token(*value)).collect()
    }

    fn token(&self, value: u8) -> Token {
        self.0.raid.tokens().worth(value).iter().next().expect("a value from 0 to 5")
    }

    fn before(mut self, seat: u8, values: &[u8]) -> Self {
        let tokens = self.tokens(values);
        let front = &mut self.0.front[usize::from(seat)];
        *front = front.union(tokens);
        self
    }

    /// Each seat has banked these tokens of the first raid.
    fn banked(mut self, banks: [&[u8]; 3]) -> Self {
        for (bank, values) in self.0.banked.iter_mut().zip(banks) {
            let tokens = values.iter().filter_map(|value| Raid::FIRST.tokens().worth(*value).iter().next());
            *bank = tokens.collect();
        }
        self
    }

    fn asked_for(mut self, value: u8) -> Self {
        self.0.turn = Seat(1);
        self.0.dog = Some(US);
        self.0.phase = Phase::Dog { holder: US, token: self.token(value) };
        self
    }

    fn choice(&self, level: Level, seed: u64) -> Action {
        let mut legal = Vec::new();
        let mut dice = Dice::new(Seed(seed));
        State::imagine(&self.0, &mut dice.clone()).legal_actions(US, &mut legal);
        legal[State::choose(&self.0, &legal, level, &mut dice)]
    }

    fn chosen(&self) -> Action {
        self.choice(Level::Regular, 1)
    }
}

#[test]
fn gives_the_dog_rather_than_a_five_at_the_end_of_the_match() {
    let hand = [Card::One, Card::Two, Card::Three, Card::Three, Card::Zero];
    let scene = Scene::of(4, &[1], hand).before(0, &[5, 0]).before(1, &[2]).before(2, &[4]).asked_for(5);
    assert_eq!(scene.chosen(), Action::Give(Gift::Dog));
}

#[test]
fn gives_a_one_rather_than_the_dog_that_guards_a_five() {
    let hand = [Card::One, Card::Two, Card::Three, Card::Three, Card::Zero];
    let scene = Scene::of(1, &[3, 2, 4], hand).before(0, &[5, 1]).asked_for(1);
    assert_eq!(scene.chosen(), Action::Give(Gift::Token));
}

#[test]
fn ends_the_raid_with_the_best_token_it_can_have() {
    let hand = [Card::Five, Card::One, Card::Two, Card::Three, Card::Boss];
    let scene = Scene::of(1, &[5], hand).before(0, &[0, 4]).before(1, &[1, 2]).before(2, &[3]);
    assert_eq!(scene.chosen(), Action::Play { card: Card::Five, aim: Aim::Centre(scene.token(5)) });
}

#[test]
fn does_not_end_the_match_while_that_gets_it_arrested() {
    let hand = [Card::Three, Card::Zero, Card::GuardDog, Card::Five, Card::Five];
    let last_is_a_three = |alibis: &[u8]| {
        Scene::of(4, &[3], hand).before(0, &[5]).before(1, alibis).before(2, &[1, 2]).chosen()
    };
    assert!(!matches!(last_is_a_three(&[0]), Action::Play { card: Card::Three, .. }));
    assert!(matches!(last_is_a_three(&[3]), Action::Play { card: Card::Three, .. }));
}

/// The last raid is nearly over: a 0 with its alibis or a 4 with one is still to be had.
fn last_chance(banks: [&[u8]; 3]) -> Scene {
    let hand = [Card::Zero, Card::Four, Card::Two, Card::Two, Card::Boss];
    Scene::of(4, &[0, 4], hand).before(1, &[3]).before(2, &[5]).banked(banks)
}

#[test]
fn minds_its_alibis_when_everyone_else_has_more() {
    let danger = last_chance([&[5, 4], &[0], &[0, 1]]);
    assert_eq!(danger.chosen(), Action::Play { card: Card::Zero, aim: Aim::Centre(danger.token(0)) });
    let safety = last_chance([&[0, 1], &[4], &[5]]);
    assert_eq!(safety.chosen(), Action::Play { card: Card::Four, aim: Aim::Centre(safety.token(4)) });
}

#[test]
fn takes_the_boss_where_something_keeps_it() {
    let hand = [Card::Boss, Card::Three, Card::Three, Card::One, Card::One];
    let with_the_boss = |mut scene: Scene| {
        scene.0.centre.insert(Token::boss(scene.0.raid));
        scene.chosen()
    };
    let kept = Scene::of(2, &[], hand).before(0, &[4]).before(1, &[5]).before(2, &[2]);
    assert!(matches!(with_the_boss(kept), Action::Play { card: Card::Boss, .. }));
    let lost = Scene::of(2, &[3, 2], hand).before(1, &[5]).before(2, &[4]);
    assert!(matches!(with_the_boss(lost), Action::Play { card: Card::Three, .. }));
}

#[test]
fn plays_a_useless_card_rather_than_hand_the_raid_to_others() {
    let hand = [Card::One, Card::Five, Card::Five, Card::Four, Card::Three];
    let mut scene = Scene::of(4, &[1], hand).before(1, &[4]).before(2, &[5]).banked([&[0, 3], &[], &[4]]);
    scene.0.front[0] = TokenSet::default();
    let chosen = scene.chosen();
    assert!(!matches!(chosen, Action::Play { card: Card::One, .. }), "{chosen:?}");
}

#[test]
fn the_same_dice_give_the_same_choice_whatever_is_hidden() {
    let state = State::start(&Setup::of(4), Seed(3)).expect("four may play");
    let seat = state.view(Viewer::Table).turn;
    let view = state.view(Viewer::Seat(seat));
    let mut legal = Vec::new();
    for (level, seed) in Level::ALL.into_iter().flat_map(|level| (0..20).map(move |seed| (level, seed))) {
        let other = State::imagine(&view, &mut Dice::new(Seed(seed)));
        assert_ne!(other, state);
        let choose = |state: &State, legal: &mut Vec<Action>| {
            state.legal_actions(seat, legal);
            State::choose(&state.view(Viewer::Seat(seat)), legal, level, &mut Dice::new(Seed(seed)))
        };
        assert_eq!(choose(&other, &mut legal), choose(&state, &mut legal));
    }
}

#[test]
fn a_novice_makes_mistakes_and_a_regular_does_not() {
    let hand = [Card::Five, Card::One, Card::Two, Card::Three, Card::Boss];
    let scene = || Scene::of(1, &[5], hand).before(0, &[0, 4]).before(1, &[1, 2]).before(2, &[3]);
    let choices = |level| (0..60).map(|seed| scene().choice(level, seed)).collect::<Vec<_>>();
    assert!(choices(Level::Regular).iter().all(|choice| *choice == scene().chosen()));
    let mistakes = choices(Level::Novice).iter().filter(|choice| **choice != scene().chosen()).count();
    assert!((1..50).contains(&mistakes), "{mistakes} of 60");
}

#[test]
fn ar_15_a_novice_forgets_what_was_banked() {
    let (danger, safety) = ([&[5, 4][..], &[0], &[0, 1]], [&[0, 1][..], &[4], &[5]]);
    for seed in 0..20 {
        let choices = [danger, safety].map(|banks| last_chance(banks).choice(Level::Novice, seed));
        assert_eq!(choices[0], choices[1]);
    }
    assert_ne!(last_chance(danger).chosen(), last_chance(safety).chosen());
}

#[test]
fn where_there_is_nothing_to_choose_it_says_the_first() {
    let state = State::start(&Setup::of(2), Seed(1)).expect("two may play");
    let mut dice = Dice::new(Seed(1));
    assert_eq!(State::choose(&state.view(Viewer::Seat(US)), &[], Level::Regular, &mut dice), 0);
    let answers = [Action::Give(Gift::Token), Action::Give(Gift::Dog)];
    assert_eq!(State::choose(&state.view(Viewer::Table), &answers, Level::Regular, &mut dice), 0);
}
