//! The laws that every game keeps, over its set-ups and many seeds. `CAMBRIOLE_MATCHES` sets how many
//! matches are played; `cargo xtask fuzz` plays fresh ones for a while. A new game needs its `Lawful`.
#![expect(clippy::expect_used, clippy::panic, reason = "a broken law stops the test")]

mod art_project;
mod art_robbery;
#[path = "../common/mod.rs"]
mod common;
mod law_1_legality;
mod law_2_progress;
mod law_3_replay;
mod law_4_survival;
mod law_5_secrecy;
mod lawful;
mod matches;
mod museum_caper;
#[cfg(feature = "fourth-game")]
mod passe_partout;

macro_rules! laws {
    ($($id:ident = $game:ident;)*) => {$(
        mod $game {
            use cambriole_engine::rules::$game::State;

            #[test]
            fn law_1_what_is_listed_applies_and_nothing_else() {
                crate::law_1_legality::check::<State>();
            }

            #[test]
            fn law_2_someone_can_always_act_until_the_match_ends() {
                crate::law_2_progress::check::<State>();
            }

            #[test]
            fn law_3_setup_seed_and_actions_replay_to_the_same_state() {
                crate::law_3_replay::check::<State>();
            }

            #[test]
            fn law_4_everything_survives_serialisation_and_nothing_gets_lost() {
                crate::law_4_survival::check::<State>();
            }

            #[test]
            fn law_5_a_seat_cannot_tell_what_it_must_not_know() {
                crate::law_5_secrecy::check::<State>();
            }
        }
    )*};
}

mod every_game_keeps {
    cambriole_engine::each_game!(laws);
}
