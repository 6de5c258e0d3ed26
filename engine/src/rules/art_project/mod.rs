//! The A.R.T. Project, 1 to 6 players together: find stolen art and bring it home, in six missions.

mod action;
mod closing;
mod clues;
mod components;
mod end;
mod event;
mod fighting;
mod imagine;
mod legal;
mod list;
mod missions;
mod moving;
mod odds;
mod outlook;
mod playing;
mod resources;
mod scene;
mod setup;
mod state;
mod turn;
mod view;

#[cfg(test)]
mod fixtures;

pub use action::{Action, DiceSet, Price, Refusal};
pub use components::{
    AGENTS, ALLIES, ARTWORKS, Board, Card, CardSet, City, CitySet, Clues, Effect, Expert, Face, HEARTS,
    RESOURCES, Resource, SET, Site, Symbol, SymbolSet, TOO_MANY, Toll,
};
pub use end::End;
pub use event::{Event, Fact, Notice};
pub use missions::Mission;
pub use odds::Odds;
pub use outlook::{Forecast, Reach};
pub use scene::{Fight, Phase, Scene, Task};
pub use setup::{Difficulty, Setup};
pub use state::State;
pub use view::{Glimpse, View};
