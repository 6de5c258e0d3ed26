//! What the house says on every screen, whatever the game.

use super::words;

words! {
    tagline { fr: "Trois casses au musée", en: "Three heists at the museum", it: "Tre colpi al museo" }
}
