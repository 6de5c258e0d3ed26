//! What is said in a fight of The A.R.T. Project, at its small decisions and at its end.

use super::words;

words! {
    page project_fight;

    // before a fight
    fight_in(city) { fr: "Combat : {city}", en: "Fight: {city}", it: "Scontro: {city}" }
    where_to_fight { fr: "Combattre ?", en: "Fight?", it: "Combattere?" }
    where_to_fight_line { fr: "Une fois par ville et par manche. Qui veut mener le dit ; céder lui coûte un cœur.", en: "Once a city and round. Whoever wants to lead says so; giving up costs them a heart.", it: "Una volta per città e per round. Chi vuole guidare lo dice; cedere gli costa un cuore." }
    nowhere_to_fight { fr: "Aucun expert n’est face à des agents.", en: "No expert faces agents.", it: "Nessun esperto ha agenti davanti." }
    leads(city, who) { fr: "{city} : {who} mène", en: "{city}: {who} leads", it: "{city}: guida {who}" }
    let_lead(city, who) { fr: "{city} : laisser mener {who}", en: "{city}: let {who} lead", it: "{city}: fai guidare {who}" }
    roll(who) { fr: "{who} mène : lancer les dés", en: "{who} leads: roll the dice", it: "Guida {who}: tira i dadi" }
    dice_against(n, strength) { fr: "{n} {n|dé|dés} contre {strength}", en: "{n} {n|die|dice} against {strength}", it: "{n} {n|dado|dadi} contro {strength}" }
    with_each(odds) { fr: "1, 2… armes : {odds}", en: "1, 2… weapons: {odds}", it: "1, 2… armi: {odds}" }
    with_weapons(n, odds) { fr: "+ {n} {n|arme|armes} {odds}", en: "+ {n} {n|weapon|weapons} {odds}", it: "+ {n} {n|arma|armi} {odds}" }
    no_more_fights { fr: "Finir les combats", en: "End the fights", it: "Fine degli scontri" }

    // in a fight
    force { fr: "Force contre force", en: "Strength against strength", it: "Forza contro forza" }
    team { fr: "Équipe", en: "Team", it: "Squadra" }
    white_hand { fr: "Main Blanche", en: "White Hand", it: "Mano Bianca" }
    lacking { fr: "il manque", en: "short by", it: "mancano" }
    beaten { fr: "gagné", en: "won", it: "vinto" }
    sum_of(n, strength) { fr: "{n} sur {strength}", en: "{n} of {strength}", it: "{n} su {strength}" }
    agents { fr: "agents", en: "agents", it: "agenti" }
    threat { fr: "menace", en: "threat", it: "minaccia" }
    lair { fr: "repaire", en: "lair", it: "covo" }
    dice { fr: "Les dés", en: "The dice", it: "I dadi" }
    dice_chosen(n) { fr: "Les dés · {n} {n|choisi|choisis} pour la relance", en: "The dice · {n} chosen to reroll", it: "I dadi · {n} {n|scelto|scelti} per il rilancio" }
    die_shows(n) { fr: "dé à {n}", en: "die showing {n}", it: "dado da {n}" }
    ally { fr: "Allié", en: "Ally", it: "Alleato" }
    leader_note(who) { fr: "{who} mène : les alliés comptent avec son dé, et céder lui coûte un cœur.", en: "{who} leads: the allies roll with that die, and giving up costs {who} a heart.", it: "Guida {who}: gli alleati tirano con il suo dado, e cedere costa un cuore a {who}." }
    what_now { fr: "Que faire ?", en: "What now?", it: "Che fare?" }
    exact { fr: "chances exactes", en: "exact chances", it: "probabilità esatte" }
    weapon { fr: "Une arme : +2", en: "A weapon: +2", it: "Un’arma: +2" }
    weapon_none { fr: "le van n’en a plus", en: "the van has none left", it: "il furgone non ne ha più" }
    weapons_left(n, missing) { fr: "{n} dans le van · il manquera {missing}", en: "{n} in the van · short by {missing} then", it: "{n} nel furgone · poi mancano {missing}" }
    weapons_win(n) { fr: "{n} dans le van · cela suffit", en: "{n} in the van · that is enough", it: "{n} nel furgone · basta così" }
    heart { fr: "Un cœur : +2", en: "A heart: +2", it: "Un cuore: +2" }
    heart_off { fr: "seulement quand le van n’a plus d’arme", en: "only when the van has no weapon left", it: "solo quando il furgone non ha più armi" }
    heart_of(who, n) { fr: "de {who}, qui en a {n}", en: "of {who}, who has {n}", it: "di {who}, che ne ha {n}" }
    reroll(n) { fr: "Relancer {n} {n|dé|dés}", en: "Reroll {n} {n|die|dice}", it: "Rilancia {n} {n|dado|dadi}" }
    reroll_need(dice, n) { fr: "{dice} : il faut {n} ou plus", en: "{dice}: {n} or more is needed", it: "{dice}: serve {n} o più" }
    no_clue { fr: "Relancer", en: "Reroll", it: "Rilancia" }
    no_clue_line { fr: "aucune carte Indice pour relancer", en: "no clue card to reroll with", it: "nessuna carta Indizio per rilanciare" }
    one_in(odds, wins, of) { fr: "{odds} · {wins} sur {of}", en: "{odds} · {wins} of {of}", it: "{odds} · {wins} su {of}" }
    city_falls(city) { fr: "Cinq agents ou plus : sans victoire, {city} est perdue en fin de manche.", en: "Five agents or more: without a victory {city} is lost when the round ends.", it: "Cinque agenti o più: senza vittoria {city} è perduta a fine round." }
    sure_win(n) { fr: "{n} {n|arme suffit|armes suffisent} : victoire certaine.", en: "{n} {n|weapon wins|weapons win} for certain.", it: "{n} {n|arma basta|armi bastano}: vittoria certa." }
    best_hope(n, odds) { fr: "Une relance, puis {n} {n|arme|armes} : {odds} de gagner.", en: "A reroll, then {n} {n|weapon|weapons}: {odds} to win.", it: "Un rilancio, poi {n} {n|arma|armi}: {odds} di vincere." }
    give_up { fr: "Céder", en: "Give up", it: "Cedere" }
    give_up_cost(who, from, to) { fr: "{who} : {from} → {to} ♥", en: "{who}: {from} → {to} ♥", it: "{who}: {from} → {to} ♥" }
    let_bot(who) { fr: "Laisser faire {who}", en: "Let {who} act", it: "Lascia fare a {who}" }
    go_on { fr: "Continuer", en: "Go on", it: "Continua" }

    // small decisions
    give_heart { fr: "À qui donner le cœur ?", en: "Who gets the heart?", it: "A chi va il cuore?" }
    first_set { fr: "Deux séries complètes : laquelle d’abord ?", en: "Two sets are complete: which first?", it: "Due serie complete: quale prima?" }
    pick_clue(symbol) { fr: "Quelles cartes font les trois ? {symbol}", en: "Which cards make the three? {symbol}", it: "Quali carte fanno i tre? {symbol}" }
    put_artwork { fr: "Où est l’œuvre ?", en: "Where is the artwork?", it: "Dov’è l’opera?" }
    recover { fr: "Quelle œuvre sauver d’abord ?", en: "Which artwork is saved first?", it: "Quale opera si salva per prima?" }
    lose_resources(n) { fr: "L’équipe perd {n} {n|ressource|ressources} : laquelle ?", en: "The team loses {n} {n|resource|resources}: which?", it: "La squadra perde {n} {n|risorsa|risorse}: quale?" }
    lose_heart { fr: "Le van est vide : qui perd un cœur ?", en: "The van is empty: who loses a heart?", it: "Il furgone è vuoto: chi perde un cuore?" }
    lose_clue { fr: "Quelle carte Indice est perdue ?", en: "Which clue card is lost?", it: "Quale carta Indizio si perde?" }
    offered(from, clues, to) { fr: "{from} offre {clues} à {to}.", en: "{from} offers {to} {clues}.", it: "{from} offre {clues} a {to}." }
    offered_for(from, clues, to, wants) { fr: "{from} propose à {to} {clues} contre {wants}.", en: "{from} offers {to} {clues} for {wants}.", it: "{from} propone a {to} {clues} in cambio di {wants}." }
    accept { fr: "Accepter", en: "Accept", it: "Accetta" }
    decline { fr: "Refuser", en: "Decline", it: "Rifiuta" }
    trade_line { fr: "Des experts dans la même ville sans agents peuvent s’échanger des indices : d’abord la carte que l’on donne.", en: "Experts in the same city without agents may trade clues: first the card to give.", it: "Gli esperti nella stessa città senza agenti possono scambiarsi indizi: prima la carta da dare." }
    gift_to(who) { fr: "à {who}, en cadeau", en: "to {who}, as a gift", it: "a {who}, in regalo" }
    swap_with(who, clues) { fr: "à {who}, contre {clues}", en: "to {who}, for {clues}", it: "a {who}, per {clues}" }

    // the end
    mission_won { fr: "Mission réussie", en: "Mission accomplished", it: "Missione compiuta" }
    mission_lost { fr: "Mission échouée", en: "Mission failed", it: "Missione fallita" }
    why_won { fr: "Toutes les œuvres sont de retour.", en: "Every artwork is home again.", it: "Tutte le opere sono tornate." }
    why_hearts_gone(who) { fr: "{who} a perdu son dernier cœur : l’équipe s’arrête là.", en: "{who} lost the last heart: the team stops here.", it: "{who} ha perso l’ultimo cuore: la squadra si ferma qui." }
    why_no_agents { fr: "Un agent devait arriver, et la Main Blanche est déjà partout.", en: "One more agent had to come, and the White Hand is everywhere already.", it: "Doveva arrivare un altro agente, e la Mano Bianca è già dappertutto." }
    why_surrounded(who) { fr: "{who} est dans une ville perdue, sans route pour en sortir.", en: "{who} stands in a lost city, and no road leads out.", it: "{who} è in una città perduta, senza strade per uscirne." }
    why_no_markers(city) { fr: "{city} est perdue : une ville de trop.", en: "{city} is lost: one city too many.", it: "{city} è perduta: una città di troppo." }
    why_time_up { fr: "La dernière manche est finie, et il manque des œuvres.", en: "The last round is over, and artworks are missing.", it: "L’ultimo round è finito, e mancano delle opere." }
    why_quarter_lost(city) { fr: "{city} est perdu avant que son œuvre n’y soit sauvée.", en: "{city} was lost before its artwork was saved there.", it: "{city} è perduto prima che la sua opera vi fosse salvata." }
    rounds { fr: "manches", en: "rounds", it: "round" }
    artworks { fr: "œuvres", en: "artworks", it: "opere" }
    hearts_left { fr: "cœurs", en: "hearts", it: "cuori" }
    lost_cities { fr: "villes perdues", en: "lost cities", it: "città perdute" }
    fights_won { fr: "combats gagnés", en: "fights won", it: "scontri vinti" }
    in_the_hall { fr: "Au tableau d’honneur", en: "In the hall of fame", it: "Nell’albo d’onore" }
    once_more { fr: "Encore une fois", en: "Once more", it: "Ancora una volta" }
    same_table { fr: "même table", en: "same table", it: "stesso tavolo" }
    lobby { fr: "Accueil", en: "Lobby", it: "Atrio" }
}
