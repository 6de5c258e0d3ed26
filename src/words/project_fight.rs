//! What is said in a fight of The A.R.T. Project, at its small decisions and at its end.

use super::words;

words! {
    page project_fight;

    fight { fr: "Combat", en: "Fight", it: "Scontro" }
}
