//! How a level weighs things, in thousandths of an artwork: integers, so that a bot plays alike on every
//! machine.

use crate::bots::Level;

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
    /// A sensible team: it sees the next artwork rather than the last, and spares what it will not need.
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
            [0, 75, 140, 195, 240, 275, 300],
            [0, 100, 190, 270, 335, 390, 430],
        ],
        hearts: [-50_000, 0, 420, 640, 780, 880],
        army: 400,
        walkie_price: 50,
        hurry: 40,
        short_stock: 40,
        pooled: 50,
        last_drop: 380,
        reroll: 12,
        far: 12,
        bargain: 60,
        set: 400,
        late: [100; 4],
        slip: 3,
        lines: 10,
        thought: 3,
    };

    pub(super) const NOVICE: Self = Self { slip: 260, ..Self::REGULAR };

    /// It keeps the last fights in mind from the start, and nothing for the day after.
    pub(super) const EXPERT: Self =
        Self { army: 1000, walkie_price: 30, late: [0, 20, 60, 85], ..Self::REGULAR };

    pub(super) fn of(level: Level) -> &'static Self {
        match level {
            Level::Novice => &Self::NOVICE,
            Level::Regular => &Self::REGULAR,
            Level::Expert => &Self::EXPERT,
        }
    }
}
