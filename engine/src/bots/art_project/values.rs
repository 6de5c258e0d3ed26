//! How a level weighs things, in thousandths of an artwork: integers, so that a bot plays alike on every
//! machine.

use crate::{bots::Level, rules::art_project::Mission};

/// What things are worth to a bot.
#[derive(Debug)]
pub(super) struct Values {
    /// An artwork that lies on the board.
    pub(super) found: i64,
    /// One and two of three clues whose artwork is wanted.
    pub(super) clues: [i64; 3],
    /// A clue card that only rerolls dice.
    pub(super) spare_clue: i64,
    /// A city with so many agents, before it is lost.
    pub(super) agents: [i64; 5],
    /// A city that falls at the end of the round, on top of what its marker is worth.
    pub(super) falls: i64,
    /// What each marker left is worth, from the last on.
    pub(super) markers: [i64; 7],
    /// An agent in the lair strengthens all others for good.
    pub(super) lair: i64,
    /// The first, second, … of a resource in the van.
    pub(super) resources: [[i64; 7]; 3],
    /// Hearts of one player.
    pub(super) hearts: [i64; 6],
    /// To be sure of winning the fight for one more artwork.
    pub(super) army: i64,
    /// How much of what walkies are worth in the van counts against an ally, in percent.
    pub(super) walkie_price: i64,
    /// An artwork recovered when time runs short, for each round that is missing.
    pub(super) hurry: i64,
    /// Each agent that the stock is short of nine.
    pub(super) short_stock: i64,
    /// What clues would be worth together, as long as they lie apart, in percent.
    pub(super) pooled: i64,
    /// A heart for want of fuel.
    pub(super) last_drop: i64,
    /// How seldom a clue card turns a fight, in twelfths of its chance.
    pub(super) reroll: i64,
    /// How far an artwork is from those who could fetch it, for each road.
    pub(super) far: i64,
    /// How much the heart that a defeat costs weighs before a fight, in percent.
    pub(super) fear: i64,
    /// How much of what a trade may bring makes people meet, in percent.
    pub(super) meet: i64,
    /// What a card bought must promise beyond its price.
    pub(super) bargain: i64,
    /// A set that a trade completes.
    pub(super) set: i64,
    /// What hearts beyond the last and the van count when the match is over, in the last round, in the one
    /// before it, …, in percent.
    pub(super) late: [i64; 4],
    /// How far a judgement may be off. A little breaks ties.
    pub(super) slip: u32,
    /// How many lines of play are followed, and how many of them to the fights.
    pub(super) lines: usize,
    pub(super) thought: usize,
}

impl Values {
    /// A sensible team: it looks to the next artworks rather than the last, and fears for its hearts.
    pub(super) const REGULAR: Self = Self {
        found: 430,
        clues: [0, 80, 230],
        spare_clue: 25,
        agents: [0, 18, 45, 95, 230],
        falls: 520,
        markers: [0, 900, 1300, 1500, 1650, 1750, 1800],
        lair: 55,
        resources: [
            [0, 85, 155, 210, 250, 280, 300],
            [0, 85, 155, 215, 265, 305, 330],
            [0, 140, 265, 375, 465, 545, 600],
        ],
        hearts: [-50_000, 0, 440, 670, 815, 920],
        army: 550,
        walkie_price: 45,
        hurry: 40,
        short_stock: 60,
        pooled: 50,
        last_drop: 300,
        reroll: 12,
        far: 12,
        fear: 90,
        meet: 100,
        bargain: 60,
        set: 400,
        late: [0, 85, 90, 100],
        slip: 3,
        lines: 10,
        thought: 3,
    };

    pub(super) const NOVICE: Self = Self { slip: 260, ..Self::REGULAR };

    /// It keeps the last fights in mind from the start, and little for the day after. Found by letting
    /// tables of bots play with one weight changed after the other.
    pub(super) const MASTER: Self = Self {
        clues: [0, 100, 230],
        lair: 69,
        resources: [
            [0, 85, 155, 210, 250, 280, 300],
            [0, 113, 210, 293, 360, 413, 450],
            [0, 282, 536, 761, 945, 1100, 1213],
        ],
        hearts: [-50_000, 0, 525, 800, 975, 1100],
        army: 1000,
        walkie_price: 30,
        short_stock: 150,
        last_drop: 95,
        reroll: 18,
        fear: 50,
        bargain: 94,
        late: [0, 40, 40, 85],
        lines: 5,
        ..Self::REGULAR
    };

    /// Where clues lie before each player (AP-28), sets are harder to come by than allies.
    pub(super) const MASTER_OF_OWN_CLUES: Self = Self {
        clues: [0, 65, 230],
        falls: 338,
        resources: [Self::MASTER.resources[0], Self::MASTER.resources[1], [0, 156, 296, 421, 523, 608, 671]],
        hearts: [-50_000, 0, 420, 640, 780, 880],
        army: 422,
        hurry: 80,
        short_stock: 100,
        reroll: 10,
        bargain: 118,
        late: [0, 80, 50, 85],
        thought: 5,
        ..Self::MASTER
    };

    pub(super) fn of(level: Level, mission: Mission) -> &'static Self {
        match level {
            Level::Novice => &Self::NOVICE,
            Level::Regular => &Self::REGULAR,
            Level::Master if mission.own_clues() => &Self::MASTER_OF_OWN_CLUES,
            Level::Master => &Self::MASTER,
        }
    }
}
