//! What is wrong with a save or with the storage, and what to do next, in the player's language.

use cambriole_engine::table::Damage;

use crate::{
    browser::storage::Trouble,
    words::{Lang, house},
};

/// The sentence for it.
pub fn explain(damage: &Damage, lang: Lang) -> String {
    match damage {
        Damage::TooLong => house::damage_too_long(lang).into(),
        Damage::NotJson => house::damage_not_json(lang).into(),
        Damage::NotASave => house::damage_not_a_save(lang).into(),
        Damage::NewerFormat => house::damage_newer(lang).into(),
        Damage::OtherGame => house::damage_other_game(lang).into(),
        Damage::OtherRules => house::damage_other_rules(lang).into(),
        Damage::BadSetup(rule) => house::damage_bad_setup(lang, rule),
        Damage::BadChairs => house::damage_bad_chairs(lang).into(),
        Damage::Checksum => house::damage_checksum(lang).into(),
        Damage::Stops { after } => house::damage_stops(lang, after),
    }
}

/// Why a match is kept in memory only.
pub fn explain_trouble(trouble: Trouble, lang: Lang) -> &'static str {
    match trouble {
        Trouble::Full => house::storage_full(lang),
        Trouble::Denied => house::storage_denied(lang),
        Trouble::Unwritable => house::storage_unwritable(lang),
    }
}
