//! All that there is in a match, secrets included, and how it goes on.

use std::{cmp::Ordering, ops::RangeInclusive};

use serde::{Deserialize, Serialize};

use super::{Action, Event, Key, Notice, PAINTINGS, Refusal, Setup, View, setup, view};
use crate::rules::{Game, GameId, Outcome, Privacy, Progress, Seat, SeatSet, Seed, Turn, Viewer};

/// A match of Passe-partout.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(super) rings: [Ring; 2],
    /// The painting that both want; none once the match is over.
    pub(super) painting: Option<u8>,
    /// The paintings to come; the last is the next.
    pub(super) pile: Vec<u8>,
    /// The paintings that the alarm saved.
    pub(super) lost: Vec<u8>,
}

/// What a thief has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Ring {
    pub secret: Secret,
    pub used: Vec<Key>,
    pub won: Vec<u8>,
}

/// What a thief alone knows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret {
    /// The keys that can still be chosen, in order.
    pub keys: Vec<Key>,
    /// The one that never fits (PP-2).
    pub broken: Key,
    /// The one chosen for this painting.
    pub chosen: Option<Key>,
}

impl State {
    fn check(&self, seat: Seat, Action::Choose(key): Action) -> Result<(), Refusal> {
        let ring = self.rings.get(seat.index()).ok_or(Refusal::NotYourTurn)?;
        match (self.painting, ring.secret.chosen) {
            (None, _) => Err(Refusal::Over),
            (_, Some(_)) => Err(Refusal::NotYourTurn),
            _ if !ring.secret.keys.contains(&key) => Err(Refusal::NotOnTheRing),
            _ => Ok(()),
        }
    }

    /// PP-5 and PP-6: both keys are tried and laid down.
    fn try_keys(&mut self, painting: u8, keys: [Key; 2], events: &mut Vec<Event>) {
        let taker = match keys[0].cmp(&keys[1]) {
            Ordering::Greater => Some(Seat(0)),
            Ordering::Less => Some(Seat(1)),
            Ordering::Equal => None,
        };
        for (ring, key) in self.rings.iter_mut().zip(keys) {
            ring.secret.chosen = None;
            ring.used.push(key);
        }
        match taker {
            Some(seat) => self.rings[seat.index()].won.push(painting),
            None => self.lost.push(painting),
        }
        events.push(Event::Tried { painting, keys, taker });
        self.painting = self.pile.pop();
        events.push(self.painting.map_or(Event::MatchEnded, |painting| Event::Hung { painting }));
    }

    /// PP-7.
    fn outcome(&self) -> Outcome {
        let scores: [i32; 2] =
            self.rings.each_ref().map(|ring| ring.won.iter().copied().map(i32::from).sum());
        let best = scores[0].max(scores[1]);
        let winners = Seat::all(2).zip(scores).filter(|(_, score)| *score == best).map(|(seat, _)| seat);
        Outcome { winners: winners.collect(), scores: scores.to_vec(), reason: None }
    }
}

impl Game for State {
    const ID: GameId = GameId::PassePartout;
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = Setup::PLAYERS..=Setup::PLAYERS;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Notice = Notice;
    type Refusal = Refusal;

    fn setup(players: u8) -> Setup {
        Setup { players }
    }

    fn start(setup: &Setup, seed: Seed) -> Result<Self, Refusal> {
        setup::start(*setup, seed)
    }

    fn seats(&self) -> usize {
        self.rings.len()
    }

    fn progress(&self) -> Progress {
        let round = PAINTINGS.len() - self.pile.len();
        Progress { round: u8::try_from(round).unwrap_or(u8::MAX), won: 0 }
    }

    fn turn(&self) -> Turn {
        if self.painting.is_none() {
            return Turn::Over(self.outcome());
        }
        let open = |seat: &Seat| self.rings[seat.index()].secret.chosen.is_none();
        Turn::Of(Seat::all(2).filter(open).collect::<SeatSet>())
    }

    fn privacy(&self, _: Seat) -> Privacy {
        Privacy::Private
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        actions.extend(Key::ALL.map(Action::Choose).into_iter().filter(|it| self.check(seat, *it).is_ok()));
    }

    fn apply(&mut self, seat: Seat, action: &Action, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.check(seat, *action)?;
        let Action::Choose(key) = *action;
        let secret = &mut self.rings[seat.index()].secret;
        secret.keys.retain(|other| *other != key);
        secret.chosen = Some(key);
        events.push(Event::Chose { seat, key });
        let chosen = self.rings.each_ref().map(|ring| ring.secret.chosen);
        if let (Some(painting), [Some(one), Some(two)]) = (self.painting, chosen) {
            self.try_keys(painting, [one, two], events);
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of(self, viewer)
    }

    fn notice(event: &Event, viewer: Viewer) -> Notice {
        event.notice(viewer)
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Tried { .. } | Event::Hung { .. })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const US: Seat = Seat(0);
    const THEM: Seat = Seat(1);

    fn key(number: u8) -> Key {
        Key::try_from(number).expect("a key")
    }

    /// Both have all keys but the 6, and the paintings come as named.
    fn table(paintings: &[u8]) -> State {
        let mut state = State::start(&State::setup(2), Seed(1)).expect("two may play");
        for ring in &mut state.rings {
            ring.secret.keys = Key::ALL[..5].to_vec();
            ring.secret.broken = key(6);
        }
        state.pile = paintings.iter().rev().copied().collect();
        state.painting = state.pile.pop();
        state
    }

    fn choose(state: &mut State, seat: Seat, number: u8) -> Result<Vec<Event>, Refusal> {
        let mut events = Vec::new();
        state.apply(seat, &Action::Choose(key(number)), &mut events).map(|()| events)
    }

    fn round(state: &mut State, ours: u8, theirs: u8) -> Vec<Event> {
        let mut events = choose(state, US, ours).expect("legal");
        events.extend(choose(state, THEM, theirs).expect("legal"));
        events
    }

    #[test]
    fn pp_4_both_choose_in_any_order_and_once() {
        for seat in [US, THEM] {
            let mut state = table(&[3, 1]);
            assert_eq!(state.turn(), Turn::Of([US, THEM].into_iter().collect()));
            choose(&mut state, seat, 4).expect("legal");
            assert_eq!(state.turn(), Turn::Of(SeatSet::only(seat.left(2))));
            assert_eq!(choose(&mut state, seat, 5), Err(Refusal::NotYourTurn));
        }
        assert_eq!(choose(&mut table(&[3]), Seat(2), 1), Err(Refusal::NotYourTurn));
    }

    #[test]
    fn pp_4_a_chosen_key_is_seen_by_its_owner_alone() {
        let event = Event::Chose { seat: US, key: key(4) };
        assert_eq!(State::notice(&event, Viewer::Seat(US)), Notice::Chose { seat: US, key: Some(key(4)) });
        for viewer in [Viewer::Seat(THEM), Viewer::Table] {
            assert_eq!(State::notice(&event, viewer), Notice::Chose { seat: US, key: None });
        }
        assert!(!State::reveals(&event));
    }

    #[test]
    fn pp_5_the_higher_key_takes_the_painting_and_equal_keys_lose_it() {
        let mut state = table(&[3, 5, 1]);
        for (ours, theirs, taker) in [(4, 2, Some(US)), (1, 5, Some(THEM)), (3, 3, None)] {
            let painting = state.painting.expect("a painting");
            let tried = Event::Tried { painting, keys: [key(ours), key(theirs)], taker };
            assert!(round(&mut state, ours, theirs).contains(&tried) && State::reveals(&tried));
        }
        assert_eq!(
            (&state.rings[0].won[..], &state.rings[1].won[..], &state.lost[..]),
            (&[3][..], &[5][..], &[1][..])
        );
    }

    #[test]
    fn pp_6_a_used_key_lies_open_and_is_not_used_again() {
        let mut state = table(&[3, 1]);
        assert!(round(&mut state, 4, 2).contains(&Event::Hung { painting: 1 }));
        assert_eq!(state.view(Viewer::Table).thieves[0].used, [key(4)]);
        assert_eq!(choose(&mut state, US, 4), Err(Refusal::NotOnTheRing));
        assert_eq!(choose(&mut state, US, 6), Err(Refusal::NotOnTheRing), "it is broken (PP-2)");
    }

    #[test]
    fn pp_7_the_most_is_won_when_the_last_painting_is_gone() {
        let mut state = table(&[3, 2]);
        assert!(!round(&mut state, 4, 2).contains(&Event::MatchEnded));
        assert!(round(&mut state, 1, 5).contains(&Event::MatchEnded));
        let winners = SeatSet::only(US);
        assert_eq!(state.turn(), Turn::Over(Outcome { winners, scores: vec![3, 2], reason: None }));
        assert_eq!(choose(&mut state, US, 2), Err(Refusal::Over));

        let mut state = table(&[3]);
        round(&mut state, 4, 4);
        assert!(matches!(state.turn(), Turn::Over(it) if it.winners.len() == 2 && it.scores == [0, 0]));
    }
}
