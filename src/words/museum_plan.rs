//! What stands on the drawing of the museum.

use super::words;

words! {
    page museum_plan;

    museum { fr: "Musée", en: "Museum", it: "Museo" }
    /// Below the title of the drawing.
    floor_plan { fr: "Plan des salles", en: "Floor plan", it: "Pianta delle sale" }

    // The rooms as the drawing names them.
    red { fr: "Rouge", en: "Red", it: "Rossa" }
    purple { fr: "Violette", en: "Purple", it: "Viola" }
    blue { fr: "Bleue", en: "Blue", it: "Blu" }
    white { fr: "Blanche", en: "White", it: "Bianca" }
    yellow { fr: "Jaune", en: "Yellow", it: "Gialla" }
    green { fr: "Verte", en: "Green", it: "Verde" }
    generator { fr: "Générateur", en: "Generator", it: "Generatore" }
}
