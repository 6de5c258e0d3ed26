//! Passe-partout before the laws.

use cambriole_engine::rules::{
    Game as _, Seat, Viewer,
    passe_partout::{Action, Key, Notice, PAINTINGS, Setup, State, View},
};

use crate::lawful::Lawful;

impl Lawful for State {
    /// Two choices a painting.
    const BOUND: usize = 2 * PAINTINGS.len();

    /// Towards the end hardly more is hidden than which of two keys is broken.
    const LUCK: u32 = 30;

    fn setups() -> Vec<Setup> {
        vec![Self::setup(Setup::PLAYERS)]
    }

    fn universe() -> Vec<Action> {
        Key::ALL.map(Action::Choose).to_vec()
    }

    fn dawdles(_: &Action) -> bool {
        false
    }

    fn assert_whole(everything: &View) {
        let mut paintings = everything.to_be_had();
        assert_eq!(paintings.len(), usize::from(everything.left) + everything.painting.iter().count());
        paintings.extend(&everything.lost);
        for thief in &everything.thieves {
            let secret = thief.secret.as_ref().expect("everything is seen");
            let mut keys = [&thief.used[..], &secret.keys, &[secret.broken]].concat();
            keys.extend(secret.chosen);
            keys.sort_unstable();
            assert_eq!(keys, Key::ALL, "no key is lost (PP-2)");
            paintings.extend(&thief.won);
        }
        paintings.sort_unstable();
        assert_eq!(paintings, PAINTINGS, "no painting is lost (PP-3)");
    }

    fn assert_hides(view: &View, viewer: Viewer) {
        for (seat, thief) in Seat::all(2).zip(&view.thieves) {
            assert_eq!(thief.secret.is_some(), viewer == Viewer::Seat(seat), "{viewer:?}, {seat:?}");
        }
    }

    /// What the other chose and what comes next are out when both keys are tried.
    fn tells_of_chance(notice: &Notice, _: Viewer) -> bool {
        matches!(notice, Notice::Tried { .. } | Notice::Hung { .. })
    }
}
