//! What the laws need to know of a game beyond its contract.

use cambriole_engine::{
    bots::Brain,
    rules::{Imagine, Viewer},
};

pub trait Lawful: Brain + Imagine {
    /// No match takes more actions.
    const BOUND: usize;

    /// A game of long matches plays one in so many of the run's.
    const RARELY: u64 = 1;

    /// Of a hundred looks at secrets, how many may guess them all by luck.
    const LUCK: u32 = 10;

    /// The set-ups to try, all numbers of players among them.
    fn setups() -> Vec<Self::Setup>;

    /// Every action that can be written down, whether it makes sense or not.
    fn universe() -> Vec<Self::Action>;

    /// Whether the action puts the end off: some matches are played by people who never finish.
    fn dawdles(action: &Self::Action) -> bool;

    /// Stops the test unless the view of everything holds the whole box.
    fn assert_whole(everything: &Self::View);

    /// Stops the test if the view holds what its viewer must not know.
    fn assert_hides(view: &Self::View, viewer: Viewer);

    /// Whether there is anything in the view of everything that this view lacks.
    fn has_secrets(_view: &Self::View) -> bool {
        true
    }

    /// Whether the notice tells its viewer of chance that it may know, and so may differ between two
    /// futures.
    fn tells_of_chance(notice: &Self::Notice, viewer: Viewer) -> bool;
}
