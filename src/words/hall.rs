//! The hall of fame of The A.R.T. Project.

use super::words;

words! {
    page hall;

    title { fr: "Tableau d’honneur", en: "Hall of fame", it: "Albo d’onore" }
    stamped(n) { fr: "{n} {n|case tamponnée|cases tamponnées} sur 24", en: "{n} of 24 boxes stamped", it: "{n} {n|casella timbrata|caselle timbrate} su 24" }
    register { fr: "Registre des missions", en: "Register of missions", it: "Registro delle missioni" }
    office { fr: "Art Rescue Team · bureau 1983", en: "Art Rescue Team · 1983 office", it: "Art Rescue Team · ufficio 1983" }
    confidential { fr: "Confidentiel", en: "Confidential", it: "Riservato" }
    by_level { fr: "Missions par niveau", en: "Missions by level", it: "Missioni per livello" }
    mission { fr: "Mission", en: "Mission", it: "Missione" }

    // a box
    won_on(date) { fr: "gagnée le {date}", en: "won on {date}", it: "vinta il {date}" }
    not_won { fr: "pas encore gagnée", en: "not won yet", it: "non ancora vinta" }
    never_tried { fr: "jamais tentée", en: "never tried", it: "mai tentata" }
    defeats_of(n) { fr: "{n} {n|défaite|défaites}", en: "{n} {n|defeat|defeats}", it: "{n} {n|sconfitta|sconfitte}" }
    first_victory { fr: "première victoire", en: "first victory", it: "prima vittoria" }
    one_defeat { fr: "une défaite", en: "a defeat", it: "una sconfitta" }

    // totals
    victories(n) { fr: "{n|victoire|victoires}", en: "{n|victory|victories}", it: "{n|vittoria|vittorie}" }
    defeats(n) { fr: "{n|défaite|défaites}", en: "{n|defeat|defeats}", it: "{n|sconfitta|sconfitte}" }
    saved(n) { fr: "{n|œuvre sauvée|œuvres sauvées}", en: "{n|artwork|artworks} saved", it: "{n|opera salvata|opere salvate}" }

    // the last files
    last_files { fr: "Derniers dossiers", en: "Last files", it: "Ultimi fascicoli" }
    bots(n) { fr: "{n} {n|bot|bots}", en: "{n} {n|bot|bots}", it: "{n} bot" }
    in_round(what, n) { fr: "{what}, manche {n}", en: "{what}, round {n}", it: "{what}, round {n}" }
    won(n) { fr: "{n} {n|œuvre sauvée|œuvres sauvées}", en: "{n} {n|artwork|artworks} saved", it: "{n} {n|opera salvata|opere salvate}" }
    hearts_gone(who) { fr: "Dernier cœur perdu par {who}", en: "{who} lost the last heart", it: "Ultimo cuore perso da {who}" }
    no_agents { fr: "Les agents étaient partout", en: "Agents were everywhere", it: "Agenti dappertutto" }
    surrounded(who) { fr: "Plus d’issue pour {who}", en: "No way out for {who}", it: "Nessuna via d’uscita per {who}" }
    city_lost(city) { fr: "Perdue de trop : {city}", en: "{city} lost, one too many", it: "Perduta di troppo: {city}" }
    quarter_lost(city) { fr: "Perdu avec son œuvre : {city}", en: "{city} lost with its artwork", it: "Perduto con la sua opera: {city}" }
    time_up { fr: "Plus de temps", en: "Out of time", it: "Tempo scaduto" }
    /// The months from January on.
    months { fr: "01 02 03 04 05 06 07 08 09 10 11 12", en: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec", it: "01 02 03 04 05 06 07 08 09 10 11 12" }
    date(day, month, year) { fr: "{day}.{month}.{year}", en: "{day} {month} {year}", it: "{day}.{month}.{year}" }

    // nothing yet, or something wrong
    empty { fr: "Aucun dossier encore. Pour une première mission : le Japon, niveau intermédiaire, à 2, 3 ou 4.", en: "No file yet. For a first mission: Japan, intermediate, with 2, 3 or 4 players.", it: "Ancora nessun fascicolo. Per una prima missione: il Giappone, livello intermedio, in 2, 3 o 4." }
    first_mission { fr: "Préparer la mission", en: "Prepare the mission", it: "Prepara la missione" }
    damaged(n) { fr: "{n} {n|dossier abîmé ne peut être lu|dossiers abîmés ne peuvent être lus}. Rien n’est perdu : son texte reste sur cet appareil.", en: "{n} damaged {n|file|files} cannot be read. Nothing is lost: the text stays on this device.", it: "{n} {n|fascicolo danneggiato non si può leggere|fascicoli danneggiati non si possono leggere}. Nulla è perso: il testo resta su questo dispositivo." }
}
