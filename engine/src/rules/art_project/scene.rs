//! All that lies open on the table: the greater part of a match. The state adds the hidden cards and
//! chance, a view adds what its viewer may see of them.

use serde::{Deserialize, Serialize};

use super::{
    Action, Board, Card, CardSet, City, CitySet, Clues, End, Expert, Resource, Setup, Symbol, SymbolSet,
    components::{AGENTS, ALLIES, ARTWORKS, HEARTS, RESOURCES, SET},
    setup::above_tile,
};
use crate::rules::{Seat, SeatSet};

const SEATS: usize = Setup::MOST as usize;

/// What lies open. Lists by seat and by figure have six places, lists by city twelve; those beyond the
/// table's or the board's own stay empty.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Scene {
    /// What was chosen before the match.
    pub setup: Setup,
    /// The round, from 1.
    pub round: u8,
    /// Where in the round we are.
    pub phase: Phase,
    /// Whether the ally window before this phase is still open (AP-15).
    pub window: bool,
    /// Whether the last card above the end tile was drawn: this is the last round (AP-25).
    pub last_round: bool,
    /// What has to be decided before anything else.
    pub task: Option<Task>,
    /// Agents that each seat has still to put on the board (AP-31).
    pub to_place: [u8; SEATS],
    /// How many cards are left to draw, those below the end tile included.
    pub deck: u8,
    /// The back of the top card.
    pub top: Option<Clues>,
    /// Cards that each seat has drawn for nothing in this round.
    pub drawn: [u8; SEATS],
    /// Cards that each seat has played in this round.
    pub played: [u8; SEATS],
    /// Cards in hands whose faces were told to all.
    pub told: CardSet,
    /// The card that each seat says it will play.
    pub declared: [Option<Card>; SEATS],
    /// How often each seat has declared in this round.
    pub said: [u8; SEATS],
    /// The intended order of play.
    pub plan: [Seat; SEATS],
    /// How often the plan was changed in this round.
    pub replanned: u8,
    /// The discard pile, faces seen.
    pub discard: CardSet,
    /// The clue trail: the first of the list, or one a seat where clues are one's own (AP-28).
    pub trails: [CardSet; SEATS],
    /// Fuel, weapons and walkies in the van.
    pub van: [u8; 3],
    /// Each seat's hearts.
    pub hearts: [u8; SEATS],
    /// Where each figure stands: the seats' experts, or a solo player's expert and companion.
    pub experts: [City; SEATS],
    /// Agents in each city.
    pub agents: [u8; City::MOST],
    /// Agents in the White Hand's lair.
    pub lair: u8,
    /// Artworks that lie in each city.
    pub artworks: [u8; City::MOST],
    /// Artworks recovered: the slots of the track that are full.
    pub recovered: u8,
    /// Lost cities.
    pub lost: CitySet,
    /// Ally dice unlocked.
    pub allies: u8,
    /// The figures that have moved or stayed in this round, a bit each.
    pub moved: u8,
    /// The figures that have taken a road in this round, a bit each.
    pub roamed: u8,
    /// The figure in the middle of its move.
    pub moving: Option<u8>,
    /// Positions since the last paid road of this move, to which no step may lead back (AP-16).
    pub trodden: Vec<u64>,
    /// Cities in which there was a fight in this round.
    pub fought: CitySet,
    /// The fight in progress.
    pub fight: Option<Fight>,
    /// Clue cards that have changed hands in this round (AP-28).
    pub traded: CardSet,
    /// How many clue cards each seat has offered in this round (AP-28).
    pub offered: [u8; SEATS],
    /// Offers of this round that were declined, each as the action that made it (AP-28).
    pub declined: Vec<Action>,
    /// Why the match is over, once it is.
    pub end: Option<End>,
}

/// Where in a round we are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first round: players put agents on the board (AP-31).
    Place,
    /// Phase A: everybody draws (AP-8).
    Draw,
    /// Phase A: everybody plays (AP-9, AP-10).
    Play,
    /// Phase B.
    Move,
    /// Phase C.
    Fight,
    /// Between C and D: the last ally window, and trades (AP-15, AP-28).
    Dusk,
    /// It is over.
    Over,
}

/// A decision that goes before all others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// The player names who gets the heart that the card gives (AP-6).
    GiveHeart {
        /// Who played the card.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// Several sets are complete: which first (AP-14)?
    FirstSet {
        /// Whose trail it is; the first seat's where all share one.
        owner: Seat,
        /// The symbols that are complete.
        symbols: SymbolSet,
    },
    /// More than three equal symbols are visible: which cards make up the three (AP-13)?
    PickClues {
        /// Whose trail it is; the first seat's where all share one.
        owner: Seat,
        /// The symbol of the set.
        symbol: Symbol,
        /// The cards named so far.
        picked: CardSet,
    },
    /// The artwork can go to several cities (AP-30).
    PutArtwork {
        /// Whose trail made the set; the first seat's where all share one.
        owner: Seat,
        /// The symbol of the set.
        symbol: Symbol,
    },
    /// Several artworks are to be recovered: which next (AP-18)?
    Recover,
    /// So many resources are to be lost; a heart for each that the van lacks (AP-29).
    LoseResources {
        /// How many are still to go.
        left: u8,
    },
    /// So many clue cards are to be lost (AP-29).
    LoseClues {
        /// How many are still to go.
        left: u8,
    },
    /// A clue card is offered, as a gift or for another (AP-28).
    Answer {
        /// Who offers it.
        from: Seat,
        /// Who answers.
        to: Seat,
        /// The card that is offered.
        card: Card,
        /// The card that is wanted for it; nothing for a gift.
        wants: Option<Card>,
    },
}

/// A fight in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Fight {
    /// Where.
    pub city: City,
    /// Who leads, and loses a heart by giving up.
    pub leader: Seat,
    /// What the dice show: first a die for each figure, then the allies'; 0 where none was rolled.
    pub dice: [u8; Fight::DICE],
    /// What weapons have added.
    pub bonus: u8,
}

impl Fight {
    /// Dice of six experts and five allies.
    pub const DICE: usize = SEATS + ALLIES as usize;

    /// The team's strength (AP-20).
    pub fn sum(&self) -> u8 {
        self.dice.iter().sum::<u8>() + self.bonus
    }

    /// The places of the dice that were rolled.
    pub fn rolled(&self) -> impl Iterator<Item = usize> + '_ {
        self.dice.iter().enumerate().filter(|(_, face)| **face > 0).map(|(place, _)| place)
    }
}

impl Scene {
    /// How many play.
    pub fn players(&self) -> usize {
        usize::from(self.setup.players)
    }

    /// All seats of the table.
    pub fn seats(&self) -> SeatSet {
        Seat::all(self.players()).collect()
    }

    /// The mission's board.
    pub fn board(&self) -> &'static Board {
        self.setup.mission.board()
    }

    /// The figures on the board, by place.
    pub fn figures(&self) -> std::ops::Range<usize> {
        0..self.setup.figures()
    }

    /// The place of an expert that is on the board.
    pub fn figure_of(&self, expert: Expert) -> Option<usize> {
        self.setup.experts.iter().take(self.setup.figures()).position(|it| *it == expert)
    }

    /// Who moves and pays for a figure: a solo player for the companion too (AP-32).
    pub fn owner(&self, figure: usize) -> Seat {
        if self.setup.is_solo() { Seat(0) } else { Seat(u8::try_from(figure).unwrap_or_default()) }
    }

    /// The figures in a city.
    pub fn figures_in(&self, city: City) -> impl Iterator<Item = usize> + '_ {
        self.figures().filter(move |figure| self.experts[*figure] == city)
    }

    /// A seat's hearts.
    pub fn hearts_of(&self, seat: Seat) -> u8 {
        self.hearts.get(seat.index()).copied().unwrap_or_default()
    }

    /// The agents in a city.
    pub fn agents_in(&self, city: City) -> u8 {
        self.agents.get(city.index()).copied().unwrap_or_default()
    }

    /// The artworks that lie in a city.
    pub fn artworks_in(&self, city: City) -> u8 {
        self.artworks.get(city.index()).copied().unwrap_or_default()
    }

    /// Whether a city is lost (AP-24).
    pub fn is_lost(&self, city: City) -> bool {
        self.lost.contains(city)
    }

    /// Agents that are left to place (AP-12).
    pub fn agents_in_stock(&self) -> u8 {
        AGENTS.saturating_sub(self.agents.iter().sum::<u8>() + self.lair)
    }

    /// Hearts that can be gained (AP-6).
    pub fn hearts_in_stock(&self) -> u8 {
        HEARTS.saturating_sub(self.hearts.iter().sum())
    }

    /// Resources that can be gained (AP-4).
    pub fn in_stock(&self, resource: Resource) -> u8 {
        RESOURCES.saturating_sub(self.van[resource.index()])
    }

    /// Artworks that are left to find (AP-13).
    pub fn artworks_in_stock(&self) -> u8 {
        ARTWORKS.saturating_sub(self.artworks.iter().sum::<u8>() + self.recovered)
    }

    /// Markers for lost cities that are left (AP-24).
    pub fn markers_left(&self) -> u8 {
        self.board().markers.saturating_sub(u8::try_from(self.lost.len()).unwrap_or(u8::MAX))
    }

    /// The threat of the next free slot (AP-21).
    pub fn threat(&self) -> u8 {
        self.board().threat.get(usize::from(self.recovered)).copied().unwrap_or_default()
    }

    /// What an ally costs now (AP-15); nothing where there is none left.
    pub fn ally_price(&self) -> Option<u8> {
        let price = self.setup.prices().get(usize::from(self.recovered)).copied();
        price.filter(|_| self.allies < ALLIES)
    }

    /// The agents' strength in a city (AP-21).
    pub fn strength(&self, city: City) -> u8 {
        self.agents_in(city) + self.threat() + self.lair
    }

    /// How many cards are left above the end tile (AP-25).
    pub fn to_tile(&self) -> u8 {
        above_tile(self.deck)
    }

    /// Where a seat's clue cards lie: before it, or in the trail of all.
    pub fn trail_of(&self, seat: Seat) -> Seat {
        if self.setup.mission.own_clues() { seat } else { Seat(0) }
    }

    /// The clue cards of a seat, or of all.
    pub fn trail(&self, seat: Seat) -> CardSet {
        self.trails.get(self.trail_of(seat).index()).copied().unwrap_or_default()
    }

    /// The clue cards before a seat that have not yet changed hands in this round (AP-28).
    pub fn tradable(&self, owner: Seat) -> CardSet {
        self.trail(owner).without(self.traded)
    }

    /// Whether any clue card lies on the table.
    pub fn has_clues(&self) -> bool {
        self.trails.iter().any(|trail| !trail.is_empty())
    }

    /// The symbols of which a trail shows three.
    #[inline]
    pub fn complete(&self, owner: Seat) -> SymbolSet {
        let trail = self.trail(owner);
        Symbol::ALL.into_iter().filter(|symbol| trail.visible(*symbol) >= usize::from(SET)).collect()
    }

    /// The cities that can take an artwork of that symbol (AP-13, AP-30).
    pub fn sites(&self, symbol: Symbol) -> impl Iterator<Item = City> + '_ {
        let free = self.artworks_in_stock() > 0;
        let cities = self.board().of_symbol(symbol).without(self.lost);
        cities.iter().filter(move |city| free && self.artworks_in(*city) == 0)
    }

    /// Whether a seat has still to play in this round.
    #[inline]
    pub fn has_to_play(&self, seat: Seat) -> bool {
        seat.index() < self.players() && self.played[seat.index()] < self.setup.plays()
    }

    /// Whether a seat has still to draw in this round.
    #[inline]
    pub fn has_to_draw(&self, seat: Seat) -> bool {
        seat.index() < self.players() && self.drawn[seat.index()] < self.setup.draws()
    }

    /// Whether a figure has moved or stayed in this round.
    pub fn has_moved(&self, figure: usize) -> bool {
        self.moved & (1 << figure) != 0
    }

    /// Whether artworks can be recovered in a city as things stand (AP-18, AP-31).
    pub fn is_recoverable(&self, city: City) -> bool {
        self.artworks_in(city) > 0
            && self.agents_in(city) == 0
            && self.figures_in(city).next().is_some()
            && self.setup.mission.mission_rules().recovers(self, city)
    }

    /// Whether that seat can lead a fight now (AP-19, AP-32).
    pub fn can_lead(&self, seat: Seat) -> bool {
        let Some(city) = self.experts.get(seat.index()).filter(|_| seat.index() < self.players()) else {
            return false;
        };
        self.agents_in(*city) > 0 && !self.fought.contains(*city)
    }

    /// Whether a seat's expert is in the fight.
    pub fn is_involved(&self, seat: Seat) -> bool {
        seat.index() < self.players()
            && self.fight.is_some_and(|fight| self.experts[seat.index()] == fight.city)
    }
}
