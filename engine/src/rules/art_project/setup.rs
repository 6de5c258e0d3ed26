//! What is chosen before a match, and how it is laid out.

use serde::{Deserialize, Serialize};

use super::{
    Card, CardSet, City, Expert, Fight, Mission, Phase, Refusal, Scene, State,
    components::{BELOW_TILE, SOLO_OUT},
    state::Deck,
};
use crate::rules::{Dice, Seat, Seed};

/// What is chosen before a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Setup {
    /// How many play, 1 to 6.
    pub players: u8,
    /// Where.
    pub mission: Mission,
    /// How hard.
    pub level: Difficulty,
    /// Whether all see all hands: for families.
    pub open_hands: bool,
    /// Whether bots decide as soon as it is their turn, though people could still talk; otherwise they
    /// tell of their cards and wait to be told. The rules do not care.
    #[serde(default)]
    pub bots_in_turn: bool,
    /// The seats' experts in order, then those in the box; in a solo match the second is the companion.
    pub experts: [Expert; 6],
}

/// How hard a match is (AP-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    /// 4 hearts each.
    Easy,
    /// 3 hearts each: what a newcomer is offered.
    #[default]
    Intermediate,
    /// 2 hearts each.
    Hard,
    /// They did not know it was impossible, so they did it.
    Impossible,
}

impl Difficulty {
    /// Every level, from the easiest on.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Intermediate, Self::Hard, Self::Impossible];

    /// The name as it is written in saves and commands.
    pub fn slug(self) -> &'static str {
        ["easy", "intermediate", "hard", "impossible"][self as usize]
    }

    /// The level of that name.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.slug() == slug)
    }

    /// The hearts that each player starts with.
    pub fn hearts(self) -> u8 {
        [4, 3, 2, 1][self as usize]
    }
}

impl Setup {
    /// The smallest table: one player with a companion (AP-32).
    pub const FEWEST: u8 = 1;
    /// The largest table (AP-1).
    pub const MOST: u8 = 6;

    /// Japan at the intermediate level: what a newcomer is offered.
    pub fn of(players: u8) -> Self {
        Self {
            players,
            mission: Mission::Japan,
            level: Difficulty::default(),
            open_hands: false,
            bots_in_turn: false,
            experts: Expert::ALL,
        }
    }

    /// The walkies that an ally costs at each slot of the track (AP-15).
    pub fn prices(&self) -> &'static [u8] {
        self.mission.board().prices(self.level)
    }

    /// Whether one plays alone, with a companion (AP-32).
    pub fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// Whether there is nobody to hide cards from.
    pub fn is_open(&self) -> bool {
        self.open_hands || self.is_solo()
    }

    /// Whether the set-up says that the game is harder to coordinate (AP-1).
    pub fn is_crowded(&self) -> bool {
        self.players > 4
    }

    /// Cards that each player draws for nothing in a round.
    pub fn draws(&self) -> u8 {
        if self.is_solo() { 3 } else { 2 }
    }

    /// Cards that each player plays in a round.
    pub fn plays(&self) -> u8 {
        if self.is_solo() { 2 } else { 1 }
    }

    /// The figures on the board: one a player, and the companion of a solo player.
    pub fn figures(&self) -> usize {
        usize::from(self.players).max(2)
    }

    /// The hearts that each player starts with.
    pub fn hearts(&self) -> u8 {
        if self.is_solo() { 2 * self.level.hearts() } else { self.level.hearts() }
    }
}

/// AP-1 to AP-3, and what a mission changes of it.
pub(super) fn deal(setup: Setup, seed: Seed) -> Result<State, Refusal> {
    if !(Setup::FEWEST..=Setup::MOST).contains(&setup.players) {
        return Err(Refusal::Players(setup.players));
    }
    if Expert::ALL.iter().any(|expert| !setup.experts.contains(expert)) {
        return Err(Refusal::Experts);
    }
    let mut dice = Dice::new(seed);
    let mut deck: Deck = Card::all().collect();
    dice.shuffle(deck.as_mut_slice());
    let out = if setup.is_solo() { SOLO_OUT } else { 0 };
    let boxed: CardSet = (0..out).filter_map(|_| deck.pop()).collect();
    let mut state =
        State { scene: scene(setup), dice, deck, boxed, hands: [CardSet::default(); Setup::MOST as usize] };
    state.scene.deck = state.deck.size();
    state.scene.top = state.deck.top().map(Card::clues);
    state.scene.to_place = match setup.mission.mission_rules().agents_to_place() {
        0 => [0; 6],
        each => std::array::from_fn(|seat| if seat < usize::from(setup.players) { each } else { 0 }),
    };
    if state.scene.to_place == [0; 6] {
        state.scene.phase = Phase::Draw;
    }
    Ok(state)
}

/// All that lies open at the start.
fn scene(setup: Setup) -> Scene {
    let board = setup.mission.board();
    let mut agents = [0; City::MOST];
    agents.iter_mut().zip(&board.cities).for_each(|(here, site)| *here = site.agents);
    let mut artworks = [0; City::MOST];
    if let Some(here) = board.artwork.and_then(|city| artworks.get_mut(city.index())) {
        *here = 1;
    }
    let seated =
        |value: u8| std::array::from_fn(|seat| if seat < usize::from(setup.players) { value } else { 0 });
    Scene {
        setup,
        round: 1,
        phase: Phase::Place,
        window: true,
        last_round: false,
        task: None,
        to_place: [0; 6],
        deck: 0,
        top: None,
        drawn: [0; 6],
        played: [0; 6],
        told: CardSet::default(),
        declared: [None; 6],
        said: [0; 6],
        plan: [0, 1, 2, 3, 4, 5].map(Seat),
        replanned: 0,
        discard: CardSet::default(),
        trails: [CardSet::default(); 6],
        van: board.van,
        hearts: seated(setup.hearts()),
        experts: [board.start; 6],
        agents,
        lair: 0,
        artworks,
        recovered: 0,
        lost: super::CitySet::default(),
        allies: 0,
        moved: 0,
        roamed: 0,
        moving: None,
        trodden: Vec::new(),
        fought: super::CitySet::default(),
        fight: None::<Fight>,
        traded: CardSet::default(),
        offered: [0; 6],
        declined: Vec::new(),
        end: None,
    }
}

/// Cards above the end tile when `deck` cards are left (AP-25).
pub(super) fn above_tile(deck: u8) -> u8 {
    deck.saturating_sub(BELOW_TILE)
}

#[cfg(test)]
mod tests {
    use super::super::fixtures::{mission, start, table};
    use super::*;
    use crate::rules::Game;

    #[test]
    fn ap_1_one_to_six_players_each_with_an_expert_of_their_own() {
        for players in 0..=u8::MAX {
            let started = State::start(&Setup::of(players), Seed(1));
            match players {
                1..=6 => assert!(started.is_ok()),
                _ => assert_eq!(started, Err(Refusal::Players(players))),
            }
        }
        let mut setup = Setup::of(2);
        setup.experts[1] = Expert::King;
        assert_eq!(State::start(&setup, Seed(1)), Err(Refusal::Experts));
    }

    #[test]
    fn ap_1_the_level_says_how_many_hearts() {
        for (level, hearts) in Difficulty::ALL.into_iter().zip([4, 3, 2, 1]) {
            let state = start(Setup { level, ..Setup::of(3) });
            assert_eq!(state.scene.hearts, [hearts, hearts, hearts, 0, 0, 0]);
            assert_eq!(Difficulty::from_slug(level.slug()), Some(level));
        }
    }

    #[test]
    fn ap_1_a_newcomer_is_offered_japan_and_six_are_warned() {
        let offered = Setup::of(3);
        assert_eq!((offered.mission, offered.level), (Mission::Japan, Difficulty::Intermediate));
        let crowded = (1..=6).filter(|players| Setup::of(*players).is_crowded());
        assert_eq!(crowded.collect::<Vec<_>>(), [5, 6]);
    }

    #[test]
    fn ap_2_van_experts_and_agents_at_the_start() {
        let state = table(3);
        let tokyo = state.city("tokyo");
        assert_eq!(state.scene.van, [3, 3, 3]);
        assert_eq!(state.scene.experts[..3], [tokyo; 3]);
        assert_eq!(state.scene.agents[..6], [2; 6], "the start included");
        assert_eq!((state.scene.agents_in_stock(), state.scene.artworks_in_stock()), (28, 8));
    }

    #[test]
    fn ap_3_the_deck_is_shuffled_and_the_tile_lies_on_its_last_twelve() {
        let state = table(4);
        assert_eq!((state.scene.deck, state.scene.to_tile()), (72, 60));
        assert_eq!(state.scene.top, state.deck.top().map(Card::clues), "its back is visible");
        assert_ne!(state.deck, State::start(&Setup::of(4), Seed(2)).expect("legal").deck);
    }

    #[test]
    fn ap_27_egypt_starts_in_the_south_without_fuel() {
        let state = mission(Mission::Egypt, 2);
        assert_eq!(state.scene.agents[..7], [2, 2, 2, 3, 3, 3, 3]);
        assert_eq!(state.scene.van, [0, 3, 3]);
        assert_eq!(state.scene.artworks_in(state.city("alexandria")), 1);
        assert_eq!(state.scene.experts[0], state.city("abu-simbel"));
    }

    #[test]
    fn ap_28_a_nobody_waits_in_dallas() {
        let state = mission(Mission::UnitedStates, 2);
        assert_eq!((state.scene.agents_in(state.city("dallas")), state.scene.agents_in_stock()), (0, 28));
    }

    #[test]
    fn ap_30_polynesia_starts_without_agents_and_with_six_markers() {
        let state = mission(Mission::Polynesia, 2);
        assert_eq!((state.scene.agents_in_stock(), state.scene.markers_left()), (40, 6));
    }

    #[test]
    fn ap_32_a_a_solo_player_has_a_companion_double_hearts_and_fewer_cards() {
        let state = start(Setup { level: Difficulty::Hard, ..Setup::of(1) });
        assert_eq!(state.scene.figures(), 0..2);
        assert_eq!(state.scene.hearts_of(Seat(0)), 4);
        assert_eq!((state.scene.deck, state.scene.to_tile(), state.boxed.len()), (57, 45, 15));
        assert_eq!(state.seats(), 1);
    }
}
