//! What the recorded matches of The A.R.T. Project are kept for.

use cambriole_engine::rules::art_project::{Difficulty, Fact, Mission, Notice, Setup, State};

use crate::{
    Wish,
    replay::{End, Players},
};

pub(crate) fn wishes() -> Vec<Wish<State>> {
    let wish = |name, mission, players, shows| {
        let setup = Setup { mission, ..Setup::of(players) };
        Wish { name, setup, players: Players::Bots, shows }
    };
    let mut wishes = vec![
        wish("japan-won-by-three", Mission::Japan, 3, won),
        wish("japan-with-a-lost-city", Mission::Japan, 4, |end| {
            saw(end, |fact| matches!(fact, Fact::CityLost { .. }))
        }),
        wish("japan-out-of-time", Mission::Japan, 6, |end| reason(end) == "time-up"),
        wish("egypt-won-by-two", Mission::Egypt, 2, won),
        wish("united-states-with-trades", Mission::UnitedStates, 3, |end| {
            won(end) && saw(end, |fact| matches!(fact, Fact::Traded { .. }))
        }),
        wish("scandinavia-with-losses", Mission::Scandinavia, 3, |end| {
            let lost = saw(end, |fact| matches!(fact, Fact::LostClue { .. }));
            lost && saw(end, |fact| matches!(fact, Fact::LostResource { .. }))
        }),
        wish("polynesia-without-agents", Mission::Polynesia, 3, |end| reason(end) == "no-agents"),
        wish("rio-won-with-artworks-carried", Mission::Rio, 4, |end| {
            won(end) && saw(end, |fact| matches!(fact, Fact::Moved { carried: true, .. }))
        }),
        wish("solo-won", Mission::Japan, 1, won),
    ];
    let setup = Setup { level: Difficulty::Impossible, open_hands: true, ..Setup::of(5) };
    wishes.push(Wish {
        name: "five-with-their-last-heart-gone",
        setup,
        players: Players::Mixed { hoards: |_| false },
        shows: |end| reason(end) == "hearts-gone",
    });
    wishes
}

fn won(end: &End<State>) -> bool {
    reason(end) == "won" && end.outcome.winners.len() == end.outcome.scores.len()
}

fn reason(end: &End<State>) -> &str {
    end.outcome.reason.as_deref().unwrap_or_default()
}

fn saw(end: &End<State>, wanted: impl Fn(&Fact) -> bool) -> bool {
    end.notices.iter().any(|notice| matches!(notice, Notice::Seen(fact) if wanted(fact)))
}
