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

#![warn(missing_docs)]

pub mod bots;
pub mod rules;
pub mod table;
