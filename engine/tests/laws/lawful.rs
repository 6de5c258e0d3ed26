//! What the laws need to know of a game beyond its contract.

use cambriole_engine::{
    bots::Policy,
    rules::{Imagine, Viewer},
};

pub trait Lawful: Policy + Imagine {
    /// No match takes more actions.
    const BOUND: usize;

    /// How many times fewer matches are played than of a game whose matches are short.
    const WEIGHT: u64 = 1;

    /// Of a hundred looks at secrets, how many may guess them all by luck.
    const LUCK: u32 = 10;

    /// The set-ups to try, all numbers of players among them.
    fn setups() -> Vec<Self::Setup>;

    /// Every action that can be written down, whether it makes sense or not.
    fn universe() -> Vec<Self::Action>;

    /// Whether the action puts the end off: some matches are played by people who never finish.
    fn dawdles(action: &Self::Action) -> bool;

    /// Whether those who play by chance take the action three times in four: by chance alone they would
    /// never be ready.
    fn hastens(_: &Self::Action) -> bool {
        false
    }

    /// Stops the test unless the view of everything holds the whole box.
    fn assert_whole(everything: &Self::View);

    /// Stops the test if the view holds what its viewer must not know.
    fn assert_hides(view: &Self::View, viewer: Viewer);

    /// Whether there is anything in the view of everything that this view lacks.
    fn has_secrets(_view: &Self::View) -> bool {
        true
    }

    /// Whether all secrets are told in this view, as at the end of a round.
    fn is_told(_: &Self::View) -> bool {
        false
    }

    /// Whether the notice tells its viewer of chance that it may know, and so may differ between two
    /// futures.
    fn tells_of_chance(notice: &Self::Notice, viewer: Viewer) -> bool;

    /// Stops the test if what the viewer saw of an action in two futures tells them apart, but for what
    /// chance may tell.
    fn assert_alike(seen: &[Self::Notice], thought: &[Self::Notice], viewer: Viewer) {
        assert_eq!(seen.len(), thought.len());
        for (one, two) in seen.iter().zip(thought) {
            let by_chance = Self::tells_of_chance(one, viewer) && Self::tells_of_chance(two, viewer);
            assert!(one == two || by_chance, "{viewer:?} can tell {one:?} from {two:?}");
        }
    }
}
