//! The pure half of Cambriole: what the games are, who plays where nobody sits, and a match in progress.
//!
//! > A match is its set-up, its seed and its list of actions. Everybody, a person, a bot, the log, a
//! > replay, sees only a View.
//!
//! | room | what lives there | may use |
//! |---|---|---|
//! | [`rules`] | the contract that every game keeps, and the games | nothing of ours |
//! | [`bots`] | who plays where nobody sits | rules |
//! | [`table`] | a match in progress: record, hand-over, recap, saves | rules, bots |
//!
//! # A whole match
//! The contract is [`rules::Game`]: every game is played like this one. Who decides gets a View and the
//! list of what is legal, and nothing else.
//!
//! ```
//! use cambriole_engine::bots::{Level, Policy};
//! use cambriole_engine::rules::{Dice, Game, Seed, Turn, Viewer, art_robbery::State};
//!
//! let seed: Seed = "K7QX-29MD".parse().expect("letters and digits");
//! let mut state = State::start(&State::setup(3), seed)?;
//! let mut dice = Dice::new(Seed(1)); // The bots' own: they never touch the chance of the match.
//! let (mut legal, mut events) = (Vec::new(), Vec::new());
//!
//! let outcome = loop {
//!     let seats = match state.turn() {
//!         Turn::Of(seats) => seats,
//!         Turn::Over(outcome) => break outcome,
//!     };
//!     let seat = state.first_to_act(seats).expect("the set is never empty");
//!     state.legal_actions(seat, &mut legal);
//!     let view = state.view(Viewer::Seat(seat));
//!     let chosen = State::choose(&view, &legal, Level::Regular, &mut dice);
//!     state.apply(seat, &legal[chosen], &mut events)?;
//! };
//!
//! assert_eq!(outcome.scores.len(), 3);
//! assert!(!outcome.winners.is_empty());
//! // The final count is open to all; the log is the events as the table saw them.
//! assert!(state.view(Viewer::Table).count().is_some());
//! let log: Vec<_> = events.iter().map(|event| State::notice(event, Viewer::Table)).collect();
//! assert!(log.len() > 100);
//! # Ok::<(), cambriole_engine::rules::art_robbery::Refusal>(())
//! ```

#![warn(missing_docs)]

pub mod bots;
pub mod rules;
pub mod table;
