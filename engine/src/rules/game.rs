//! The contract that every game keeps.

use std::{error::Error, fmt::Debug, ops::RangeInclusive};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::{Dice, GameId, Outcome, Seat, SeatSet, Seed, Viewer};

/// Who may act now, or how it ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Turn {
    /// Any seat of the set may act; the set is never empty.
    Of(SeatSet),
    /// The match is over.
    Over(Outcome),
}

/// How far a match is, for a list of matches: nothing that the table does not know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// The round that is played, from 1: a raid, a night.
    pub round: u8,
    /// What all have won together so far; 0 where everybody plays for themselves.
    pub won: u8,
}

/// Whether a decision needs private eyes. It drives the curtain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Privacy {
    /// The player has to look at something that nobody else may see.
    Private,
    /// It can be taken on the shared screen.
    Open,
}

/// Why an action or a set-up is refused: one variant a rule, so that the app can explain it.
///
/// Its `Display` is a sentence for developers that ends with the rule's number; people get the page's own
/// words.
pub trait Refuse: Error + Clone + PartialEq {
    /// The number of the rule that says so, as on the rules page: `AR-7`.
    fn rule(&self) -> &'static str;
}

/// A game's full state: all that there is, secrets and chance to come included.
///
/// Nothing outside the rules looks into a state. People, bots, the log and replays get a
/// [`Game::View`] or a [`Game::Notice`].
pub trait Game: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Which game it is.
    const ID: GameId;
    /// Counted up when old records would replay to another end.
    const RULES_VERSION: u32;
    /// How many may play.
    const SEATS: RangeInclusive<u8>;
    /// Whether all play on one side. Decisions then belong to the table: it stays in view until somebody
    /// takes the device to look at their own things.
    const TOGETHER: bool = false;

    /// What is chosen before the match: number of players, options.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One step of a decision. Rich decisions are taken in several, so that the legal ones can be listed.
    type Action: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One thing that happened, with its secrets.
    type Event: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// What one viewer knows: a type that lacks what the viewer must not know.
    type View: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// An event as one viewer saw it.
    type Notice: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Why not.
    type Refusal: Refuse + 'static;

    /// The usual set-up for so many players.
    fn setup(players: u8) -> Self::Setup;

    /// Sets the game up. The same set-up and seed give the same state on every machine.
    ///
    /// # Errors
    /// The set-up breaks a rule, such as the number of players.
    fn start(setup: &Self::Setup, seed: Seed) -> Result<Self, Self::Refusal>;

    /// How many seats the match has.
    fn seats(&self) -> usize;

    /// Who may act, or the outcome.
    fn turn(&self) -> Turn;

    /// How far the match is.
    fn progress(&self) -> Progress;

    /// Who of `seats`, all of whom may act, goes first where nobody minds: bots among themselves. Told by
    /// what is open.
    fn first_to_act(&self, seats: SeatSet) -> Option<Seat> {
        seats.iter().next()
    }

    /// Whether the decision that `seat` has to take needs private eyes.
    fn privacy(&self, seat: Seat) -> Privacy;

    /// Puts into `actions` (cleared first) all that `seat` may do now, in a fixed order.
    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Carries out an action and appends what happened to `events`.
    ///
    /// # Errors
    /// The action is not one of the legal ones. Nothing has changed then.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// What `viewer` knows.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event as `viewer` saw it.
    fn notice(event: &Self::Event, viewer: Viewer) -> Self::Notice;

    /// Whether somebody learned something from it that cannot be unlearned: it closes the undo window.
    fn reveals(event: &Self::Event) -> bool;
}

/// A game whose hidden part can be imagined. Bots think about imagined states only, so they cannot
/// cheat by construction.
pub trait Imagine: Game {
    /// A full state that agrees with all that the view knows, the rest drawn at random:
    /// `imagine(view).view(viewer) == view`.
    fn imagine(view: &Self::View, dice: &mut Dice) -> Self;

    /// The same match with what chance has in store drawn anew; what somebody holds or has placed stays.
    /// For measurements: whoever calls this has a true state.
    #[must_use]
    fn redrawn(&self, dice: &mut Dice) -> Self;
}
