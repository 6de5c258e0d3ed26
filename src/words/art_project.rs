//! What is said at the table of The A.R.T. Project.

use super::words;

words! {
    page art_project;

    // before the match
    mission { fr: "Mission", en: "Mission", it: "Missione" }
    mission_line { fr: "Pour une première partie, le Japon.", en: "For a first match, Japan.", it: "Per una prima partita, il Giappone." }
    about_japan { fr: "Six villes, sept œuvres, aucune surprise.", en: "Six cities, seven artworks, no surprises.", it: "Sei città, sette opere, nessuna sorpresa." }
    about_egypt { fr: "Le Nil porte gratuitement vers le nord ; revenir coûte.", en: "The Nile carries you north for free; coming back costs.", it: "Il Nilo porta a nord gratis; tornare costa." }
    about_united_states { fr: "Chacun garde ses indices ; on les échange quand on se rencontre.", en: "Everyone keeps their own clues; you trade when you meet.", it: "Ognuno tiene i propri indizi; si scambiano quando ci si incontra." }
    about_scandinavia { fr: "Des routes plus chères, et chaque œuvre sauvée change quelque chose.", en: "Dearer roads, and every artwork saved changes something.", it: "Strade più care, e ogni opera salvata cambia qualcosa." }
    about_polynesia { fr: "Douze îles, deux par symbole : on va de l’une à l’autre.", en: "Twelve islands, two a symbol: you sail from any to any.", it: "Dodici isole, due per simbolo: si va da una all’altra." }
    about_rio { fr: "On transporte les œuvres de quartier en quartier, dans l’ordre.", en: "You carry the artworks from quarter to quarter, in order.", it: "Si portano le opere di quartiere in quartiere, in ordine." }
    level { fr: "Niveau", en: "Level", it: "Livello" }
    level_line { fr: "Les cœurs de chacun, le double en solo, et le prix des alliés le long de la piste.", en: "Everyone’s hearts, twice as many alone, and what allies cost along the track.", it: "I cuori di ognuno, il doppio da soli, e il prezzo degli alleati lungo il tracciato." }
    prices_of(mission, level) { fr: "Menace et prix d’un allié, {mission}, {level}", en: "Threat and price of an ally, {mission}, {level}", it: "Minaccia e prezzo di un alleato, {mission}, {level}" }
    slot { fr: "emplacement", en: "slot", it: "spazio" }
    crowd_note { fr: "À cinq ou six, il est plus difficile de se coordonner.", en: "With five or six players it is harder to coordinate.", it: "In cinque o sei è più difficile coordinarsi." }
    open_hands { fr: "Fiches ouvertes", en: "Open hands", it: "Schede scoperte" }
    open_hands_line { fr: "Tout le monde voit toutes les fiches : pour jouer en famille.", en: "Everybody sees all the cards: for families.", it: "Tutti vedono tutte le schede: per giocare in famiglia." }
    bots_in_turn { fr: "Les bots jouent à leur tour", en: "Bots play in turn", it: "I bot giocano al loro turno" }
    bots_in_turn_line { fr: "Sinon, ils annoncent leurs fiches et attendent votre signal.", en: "Otherwise they tell of their cards and wait for your word.", it: "Altrimenti dichiarano le loro schede e aspettano un vostro cenno." }
    experts { fr: "Experts", en: "Experts", it: "Esperti" }
    experts_line { fr: "Un emblème et un dé, aucun pouvoir.", en: "An emblem and a die, no powers.", it: "Un emblema e un dado, nessun potere." }
    companion { fr: "Équipier", en: "Companion", it: "Compagno" }

    // missions and levels
    japan { fr: "Japon", en: "Japan", it: "Giappone" }
    egypt { fr: "Égypte", en: "Egypt", it: "Egitto" }
    united_states { fr: "États-Unis", en: "United States", it: "Stati Uniti" }
    scandinavia { fr: "Scandinavie", en: "Scandinavia", it: "Scandinavia" }
    polynesia { fr: "Polynésie", en: "Polynesia", it: "Polinesia" }
    easy { fr: "Facile", en: "Easy", it: "Facile" }
    intermediate { fr: "Intermédiaire", en: "Intermediate", it: "Intermedio" }
    hard { fr: "Difficile", en: "Hard", it: "Difficile" }
    impossible { fr: "Impossible", en: "Impossible", it: "Impossibile" }

    // cities whose name changes with the language
    abu_simbel { fr: "Abou Simbel", en: "Abu Simbel", it: "Abu Simbel" }
    aswan { fr: "Assouan", en: "Aswan", it: "Assuan" }
    luxor { fr: "Louxor", en: "Luxor", it: "Luxor" }
    asyut { fr: "Assiout", en: "Asyut", it: "Asyut" }
    fayoum { fr: "Fayoum", en: "Fayoum", it: "Fayum" }
    cairo { fr: "Le Caire", en: "Cairo", it: "Il Cairo" }
    alexandria { fr: "Alexandrie", en: "Alexandria", it: "Alessandria" }
    new_orleans { fr: "N.-Orléans", en: "New Orleans", it: "New Orleans" }
    copenhagen { fr: "Copenhague", en: "Copenhagen", it: "Copenaghen" }
    stockholm { fr: "Stockholm", en: "Stockholm", it: "Stoccolma" }

    // symbols, resources, experts
    sculpture { fr: "Sculpture", en: "Sculpture", it: "Scultura" }
    book { fr: "Livre", en: "Book", it: "Libro" }
    film { fr: "Film", en: "Film", it: "Film" }
    graphic { fr: "Arts graphiques", en: "Graphic arts", it: "Arti grafiche" }
    artefact { fr: "Artefact", en: "Artefact", it: "Manufatto" }
    music { fr: "Musique", en: "Music", it: "Musica" }
    fuel(n) { fr: "{n} {n|jerrican|jerricans}", en: "{n} {n|fuel can|fuel cans}", it: "{n} {n|tanica|taniche}" }
    weapon(n) { fr: "{n} {n|arme|armes}", en: "{n} {n|weapon|weapons}", it: "{n} {n|arma|armi}" }
    walkie(n) { fr: "{n} {n|talkie-walkie|talkies-walkies}", en: "{n} {n|walkie-talkie|walkie-talkies}", it: "{n} walkie-talkie" }
    hearts(n) { fr: "{n} {n|cœur|cœurs}", en: "{n} {n|heart|hearts}", it: "{n} {n|cuore|cuori}" }
    agents(n) { fr: "{n} {n|agent|agents}", en: "{n} {n|agent|agents}", it: "{n} {n|agente|agenti}" }
    fuel_name { fr: "Jerricans", en: "Fuel cans", it: "Taniche" }
    weapon_name { fr: "Armes", en: "Weapons", it: "Armi" }
    walkie_name { fr: "Talkies-walkies", en: "Walkie-talkies", it: "Walkie-talkie" }
    king { fr: "Roi", en: "King", it: "Re" }
    queen { fr: "Reine", en: "Queen", it: "Regina" }
    knight { fr: "Cavalier", en: "Knight", it: "Cavallo" }
    bishop { fr: "Fou", en: "Bishop", it: "Alfiere" }
    tower { fr: "Tour", en: "Tower", it: "Torre" }
    pawn { fr: "Pion", en: "Pawn", it: "Pedone" }

    // the bar
    round(n, all) { fr: "Manche {n} / {all}", en: "Round {n} / {all}", it: "Round {n} / {all}" }
    actions { fr: "Ce que l’on peut faire", en: "What you can do", it: "Che cosa si può fare" }
    phases { fr: "Phases", en: "Phases", it: "Fasi" }
    phase_place { fr: "Préparation", en: "Setting up", it: "Preparazione" }
    phase_a { fr: "Mission", en: "Mission", it: "Missione" }
    phase_b { fr: "Trajets", en: "Moves", it: "Viaggi" }
    phase_c { fr: "Combats", en: "Fights", it: "Scontri" }
    phase_d { fr: "Bilan", en: "Wrap-up", it: "Bilancio" }
    progress(mission, n, art, slots) { fr: "{mission}, manche {n}, {art} {art|œuvre|œuvres} sur {slots}", en: "{mission}, round {n}, {art} of {slots} artworks", it: "{mission}, round {n}, {art} {art|opera|opere} su {slots}" }

    // the table
    map { fr: "Carte", en: "Map", it: "Mappa" }
    map_of(mission) { fr: "Carte : {mission}", en: "Map: {mission}", it: "Mappa: {mission}" }
    legend_string { fr: "Fil rouge : 1 jerrican", en: "Red string: 1 fuel can", it: "Filo rosso: 1 tanica" }
    legend_north { fr: "Nord : gratuit · sud : 1 jerrican", en: "North: free · south: 1 fuel can", it: "Nord: gratis · sud: 1 tanica" }
    legend_double { fr: "Fil beige : 1 jerrican · rouge double : 2", en: "Beige string: 1 fuel can · double red: 2", it: "Filo beige: 1 tanica · rosso doppio: 2" }
    legend_sea { fr: "D’île en île : 1 jerrican", en: "Island to island: 1 fuel can", it: "Di isola in isola: 1 tanica" }
    legend_dots { fr: "Fil rouge : 1 jerrican · points : gratuit", en: "Red string: 1 fuel can · dots: free", it: "Filo rosso: 1 tanica · punti: gratis" }
    lost { fr: "Perdue", en: "Lost", it: "Perduta" }
    is_lost { fr: "ville perdue", en: "lost city", it: "città perduta" }
    agents_of_five(n) { fr: "{n} {n|agent|agents} sur 5", en: "{n} {n|agent|agents} of 5", it: "{n} {n|agente|agenti} su 5" }
    artworks_here(n) { fr: "{n} {n|œuvre|œuvres}", en: "{n} {n|artwork|artworks}", it: "{n} {n|opera|opere}" }
    experts_here(who) { fr: "experts : {who}", en: "experts: {who}", it: "esperti: {who}" }
    roads_to(cities) { fr: "routes : {cities}", en: "roads: {cities}", it: "strade: {cities}" }
    fare(fuel) { fr: "trajet : {fuel}", en: "way there: {fuel}", it: "viaggio: {fuel}" }
    effect_gain(what) { fr: "une œuvre sauvée ici rapporte {what}", en: "saving an artwork here brings {what}", it: "un’opera salvata qui porta {what}" }
    effect_lose(n) { fr: "une œuvre sauvée ici coûte {n} ressources", en: "saving an artwork here costs {n} resources", it: "un’opera salvata qui costa {n} risorse" }
    effect_clue { fr: "une œuvre sauvée ici coûte une carte Indice", en: "saving an artwork here costs a clue card", it: "un’opera salvata qui costa una carta Indizio" }
    effect_agents { fr: "une œuvre sauvée ici amène un agent partout", en: "saving an artwork here brings an agent everywhere", it: "un’opera salvata qui porta un agente ovunque" }
    effect_dallas { fr: "une arme par expert qui arrive", en: "a weapon for each expert who arrives", it: "un’arma per ogni esperto che arriva" }
    threat { fr: "menace", en: "threat", it: "minaccia" }
    artworks { fr: "œuvres", en: "artworks", it: "opere" }
    ally_price { fr: "prix d’un allié", en: "price of an ally", it: "prezzo di un alleato" }
    agents_left { fr: "agents en stock", en: "agents in stock", it: "agenti in scorta" }
    cards { fr: "cartes", en: "cards", it: "carte" }
    before_end { fr: "avant la fin", en: "to the end", it: "alla fine" }
    track { fr: "Piste des œuvres", en: "Artwork track", it: "Tracciato delle opere" }
    allies { fr: "Alliés", en: "Allies", it: "Alleati" }
    of(n, all) { fr: "{n} sur {all}", en: "{n} of {all}", it: "{n} su {all}" }
    lair(n) { fr: "Repaire : {n}", en: "Lair: {n}", it: "Covo: {n}" }
    lost_cities(n, all) { fr: "Perdues : {n}/{all}", en: "Lost: {n}/{all}", it: "Perdute: {n}/{all}" }
    van { fr: "Le van", en: "The van", it: "Il furgone" }
    trail { fr: "Piste d’indices", en: "Clue trail", it: "Pista degli indizi" }
    trail_note { fr: "trois pareils : une œuvre", en: "three alike: an artwork", it: "tre uguali: un’opera" }
    deck { fr: "Pioche", en: "Deck", it: "Mazzo" }
    to_tile(n) { fr: "{n} {n|carte|cartes} avant la tuile de fin", en: "{n} {n|card|cards} to the end tile", it: "{n} {n|carta|carte} prima della tessera finale" }
    last_round { fr: "Dernière manche", en: "Last round", it: "Ultimo round" }

    team { fr: "L’équipe", en: "The team", it: "La squadra" }

    // the plan
    plan { fr: "Le plan", en: "The plan", it: "Il piano" }
    plan_order { fr: "Ordre", en: "Order", it: "Ordine" }
    plan_now { fr: "En ce moment", en: "Right now", it: "In questo momento" }
    plan_silent { fr: "rien d’annoncé", en: "nothing told", it: "niente annunciato" }
    plan_pays(who, hearts) { fr: "{who} paie {hearts}", en: "{who} pays {hearts}", it: "{who} paga {hearts}" }
    plan_sooner(who) { fr: "Avancer {who} dans le plan", en: "Move {who} up in the plan", it: "Anticipa {who} nel piano" }
    plan_good { fr: "Personne ne paie de cœur.", en: "Nobody pays a heart.", it: "Nessuno paga un cuore." }
    plan_dry(who) { fr: "À sec chez {who}.", en: "The van runs dry at {who}.", it: "Furgone a secco da {who}." }
    plan_before(who, other) { fr: "{who} avant {other}", en: "{who} before {other}", it: "{who} prima di {other}" }
    needs { fr: "demande", en: "needs", it: "chiede" }
    gives { fr: "donne", en: "gives", it: "dà" }

    // one's own cards
    your_cards { fr: "Vos fiches", en: "Your cards", it: "Le tue schede" }
    your_cards_secret { fr: "Vos fiches · secret", en: "Your cards · secret", it: "Le tue schede · segreto" }
    cards_in_hand(n) { fr: "{n} {n|fiche|fiches} en main", en: "{n} {n|card|cards} in hand", it: "{n} {n|scheda|schede} in mano" }
    card(name) { fr: "Fiche {name}", en: "Card {name}", it: "Scheda {name}" }
    cost { fr: "Coût", en: "Cost", it: "Costo" }
    agents_row { fr: "Agents", en: "Agents", it: "Agenti" }
    gain { fr: "Gain", en: "Gain", it: "Guadagno" }
    clues { fr: "Indices", en: "Clues", it: "Indizi" }
    nothing { fr: "rien", en: "nothing", it: "niente" }
    hide { fr: "Cacher", en: "Hide", it: "Nascondi" }
    to_table { fr: "Retour à la table", en: "Back to the table", it: "Torna al tavolo" }
    if_played(card) { fr: "Si vous jouez {card}", en: "If you play {card}", it: "Se giochi {card}" }
    your_hearts { fr: "Vos cœurs", en: "Your hearts", it: "I tuoi cuori" }
    third(cities) { fr: "Troisième indice : une œuvre, {cities}", en: "Third clue: an artwork, {cities}", it: "Terzo indizio: un’opera, {cities}" }
    third_nothing { fr: "Troisième indice, mais aucune œuvre à poser", en: "Third clue, but no artwork can be put down", it: "Terzo indizio, ma nessuna opera da mettere" }
    tell_team { fr: "Dire à l’équipe", en: "Tell the team", it: "Dillo alla squadra" }
    declare { fr: "Annoncer au plan", en: "Put it in the plan", it: "Annuncia nel piano" }
    declare_note { fr: "sans montrer la fiche", en: "without showing the card", it: "senza mostrare la scheda" }
    declared { fr: "l’équipe le sait", en: "the team knows it", it: "la squadra lo sa" }
    buy { fr: "Une fiche de plus", en: "One more card", it: "Una scheda in più" }
    buy_line { fr: "Contre une ressource. Le dos de la prochaine :", en: "For one resource. The back of the next one:", it: "Per una risorsa. Il dorso della prossima:" }
    others_see { fr: "Les autres ne voient que le dos", en: "The others only see the backs", it: "Gli altri vedono solo il dorso" }
    others_see_note { fr: "Dites-leur ce que font vos fiches, sans les montrer.", en: "Tell them what your cards do without showing them.", it: "Di’ loro che cosa fanno le tue schede, senza mostrarle." }
    play(card) { fr: "Jouer {card}", en: "Play {card}", it: "Gioca {card}" }

    // what is to be decided
    sure { fr: "La partie serait perdue", en: "The match would be lost", it: "La partita sarebbe persa" }
    sure_buy(price) { fr: "Piocher contre {price} ?", en: "Draw for {price}?", it: "Pescare per {price}?" }
    no_way_back { fr: "Une carte piochée ne se rend pas.", en: "A card once drawn cannot be put back.", it: "Una carta pescata non si può restituire." }
    sure_yes { fr: "Le faire quand même", en: "Do it all the same", it: "Fallo lo stesso" }
    sure_no { fr: "Non, autre chose", en: "No, something else", it: "No, altro" }
    ask_place { fr: "Poser les agents", en: "Place the agents", it: "Piazzare gli agenti" }
    ask_place_line { fr: "Touchez un quartier de la carte : un agent y va.", en: "Tap a quarter of the map: an agent goes there.", it: "Tocca un quartiere della mappa: ci va un agente." }
    ask_draw { fr: "Qui pioche ?", en: "Who draws?", it: "Chi pesca?" }
    ask_draw_line { fr: "Dans l’ordre que vous voulez : le dos de la prochaine carte est visible.", en: "In any order: the back of the next card is visible.", it: "Nell’ordine che volete: il dorso della prossima carta è visibile." }
    ask_play { fr: "Qui joue ?", en: "Who plays?", it: "Chi gioca?" }
    ask_play_line { fr: "Parlez-en, mettez le plan en ordre, puis jouez une fiche.", en: "Talk it over, put the plan in order, then play a card.", it: "Parlatene, mettete in ordine il piano, poi giocate una scheda." }
    ask_move { fr: "Qui se déplace ?", en: "Who moves?", it: "Chi si sposta?" }
    ask_move_line { fr: "Chaque expert bouge une fois, ou reste.", en: "Every expert moves once, or stays.", it: "Ogni esperto si muove una volta, o resta." }
    ask_dusk { fr: "Fin de la manche", en: "End of the round", it: "Fine del round" }
    ask_dusk_line { fr: "Les villes avec cinq agents seront perdues.", en: "Cities with five agents will be lost.", it: "Le città con cinque agenti saranno perdute." }
    go_first { fr: "à toi", en: "go ahead", it: "tocca a te" }
    draw { fr: "pioche", en: "draw", it: "pesca" }
    draws(who) { fr: "{who} pioche", en: "{who} draws", it: "{who} pesca" }
    look { fr: "ses fiches", en: "own cards", it: "sue schede" }
    my_cards { fr: "Mes fiches", en: "My cards", it: "Le mie schede" }
    cards_of(who) { fr: "Fiches : {who}", en: "Cards: {who}", it: "Schede: {who}" }
    moves_now(who) { fr: "{who} se déplace", en: "{who} moves", it: "{who} si sposta" }
    pick_city { fr: "Touchez une ville de la carte.", en: "Tap a city of the map.", it: "Tocca una città della mappa." }
    must_leave { fr: "Cette ville est perdue : il faut en sortir.", en: "This city is lost: the expert has to leave it.", it: "Questa città è perduta: bisogna uscirne." }
    carry { fr: "Emporter les œuvres", en: "Take artworks along", it: "Porta con sé le opere" }
    ally(price) { fr: "Un allié pour {price}", en: "An ally for {price}", it: "Un alleato per {price}" }
    one_ally { fr: "Un allié", en: "An ally", it: "Un alleato" }
    stay { fr: "Rester", en: "Stay", it: "Resta" }
    stop_here { fr: "S’arrêter ici", en: "Stop here", it: "Fermati qui" }
    go_to(city) { fr: "Aller : {city}", en: "Go to {city}", it: "Vai: {city}" }
    pass_by(city) { fr: "Passer par {city}", en: "Pass by {city}", it: "Passa da {city}" }
    end_round { fr: "Finir la manche", en: "End the round", it: "Chiudi il round" }

    // the log
    log_began(n, phase) { fr: "Manche {n} · {phase}", en: "Round {n} · {phase}", it: "Round {n} · {phase}" }
    log_last_round { fr: "La tuile de fin apparaît : c’est la dernière manche.", en: "The end tile turns up: this is the last round.", it: "Appare la tessera finale: è l’ultimo round." }
    log_drew(who, clues) { fr: "{who} pioche : {clues}.", en: "{who} draws: {clues}.", it: "{who} pesca: {clues}." }
    log_bought(who, price, clues) { fr: "{who} pioche contre {price} : {clues}.", en: "{who} draws for {price}: {clues}.", it: "{who} pesca per {price}: {clues}." }
    log_declared(who, card) { fr: "{who} annonce la fiche {card}.", en: "{who} tells of card {card}.", it: "{who} annuncia la scheda {card}." }
    log_planned(who) { fr: "{who} avance dans le plan.", en: "{who} moves up in the plan.", it: "{who} avanza nel piano." }
    log_played(who, card) { fr: "{who} joue la fiche {card}.", en: "{who} plays card {card}.", it: "{who} gioca la scheda {card}." }
    log_discarded(who, cards) { fr: "{who} défausse {cards}.", en: "{who} discards {cards}.", it: "{who} scarta {cards}." }
    log_spent(what) { fr: "Le van donne {what}.", en: "The van gives {what}.", it: "Il furgone dà {what}." }
    log_lost_resource(what) { fr: "L’équipe perd {what}.", en: "The team loses {what}.", it: "La squadra perde {what}." }
    log_lost_hearts(who, what) { fr: "{who} perd {what}.", en: "{who} loses {what}.", it: "{who} perde {what}." }
    log_gained(what) { fr: "Le van reçoit {what}.", en: "The van gets {what}.", it: "Il furgone riceve {what}." }
    log_gained_heart(who) { fr: "{who} reçoit un cœur.", en: "{who} gets a heart.", it: "{who} riceve un cuore." }
    log_agent(city) { fr: "{city} : un agent arrive.", en: "{city}: an agent arrives.", it: "{city}: arriva un agente." }
    log_agent_lair(city) { fr: "{city} est perdue : l’agent va au repaire.", en: "{city} is lost: the agent goes to the lair.", it: "{city} è perduta: l’agente va al covo." }
    log_clue(clues) { fr: "Nouvel indice : {clues}.", en: "New clue: {clues}.", it: "Nuovo indizio: {clues}." }
    log_set(symbol) { fr: "Trois indices pareils : {symbol}.", en: "Three equal clues: {symbol}.", it: "Tre indizi uguali: {symbol}." }
    log_artwork(city) { fr: "{city} : une œuvre est localisée.", en: "{city}: an artwork is located.", it: "{city}: un’opera è localizzata." }
    log_nothing(symbol) { fr: "{symbol} : aucune œuvre ne peut être posée.", en: "{symbol}: no artwork can be put down.", it: "{symbol}: nessuna opera può essere messa." }
    log_unlocked(who) { fr: "{who} débloque un allié.", en: "{who} unlocks an ally.", it: "{who} sblocca un alleato." }
    log_moved(who, city) { fr: "{who} va : {city}.", en: "{who} goes to {city}.", it: "{who} va: {city}." }
    log_carried(who, city) { fr: "{who} emporte une œuvre : {city}.", en: "{who} takes an artwork to {city}.", it: "{who} porta un’opera: {city}." }
    log_stopped(who, city) { fr: "{who} s’arrête : {city}.", en: "{who} stops: {city}.", it: "{who} si ferma: {city}." }
    log_recovered(city) { fr: "{city} : l’œuvre est sauvée !", en: "{city}: the artwork is saved!", it: "{city}: l’opera è salva!" }
    log_fight(who, city, n) { fr: "Combat : {city}. {who} mène, force adverse {n}.", en: "Fight: {city}. {who} leads, the foe has {n}.", it: "Scontro: {city}. Guida {who}, forza nemica {n}." }
    log_rolled(n) { fr: "Les dés donnent {n}.", en: "The dice show {n}.", it: "I dadi danno {n}." }
    log_rerolled(who, n) { fr: "{who} relance {n} {n|dé|dés}.", en: "{who} rerolls {n} {n|die|dice}.", it: "{who} rilancia {n} {n|dado|dadi}." }
    log_armed(n) { fr: "+2 : la force passe à {n}.", en: "+2: the strength is now {n}.", it: "+2: la forza è ora {n}." }
    log_won(city, n) { fr: "{city} : combat gagné, {n} {n|agent part|agents partent}.", en: "{city}: fight won, {n} {n|agent leaves|agents leave}.", it: "{city}: scontro vinto, {n} {n|agente se ne va|agenti se ne vanno}." }
    log_fight_lost(city) { fr: "{city} : l’équipe abandonne le combat.", en: "{city}: the team gives the fight up.", it: "{city}: la squadra abbandona lo scontro." }
    log_fights_ended { fr: "Fin des combats.", en: "No more fights.", it: "Fine degli scontri." }
    log_offered(who, to) { fr: "{who} propose un indice à {to}.", en: "{who} offers {to} a clue.", it: "{who} propone un indizio a {to}." }
    log_declined(to) { fr: "{to} refuse.", en: "{to} declines.", it: "{to} rifiuta." }
    log_given(who, to) { fr: "{who} donne un indice à {to}.", en: "{who} gives {to} a clue.", it: "{who} dà un indizio a {to}." }
    log_swapped(who, to) { fr: "{who} et {to} échangent un indice.", en: "{who} and {to} swap clues.", it: "{who} e {to} si scambiano un indizio." }
    log_lost_clue(clues) { fr: "Indice perdu : {clues}.", en: "Clue lost: {clues}.", it: "Indizio perso: {clues}." }
    log_city_lost(city) { fr: "{city} est perdue.", en: "{city} is lost.", it: "{city} è perduta." }
    log_ended { fr: "La mission échoue.", en: "The mission fails.", it: "La missione fallisce." }
    log_ended_won { fr: "Toutes les œuvres sont sauvées !", en: "All the artworks are saved!", it: "Tutte le opere sono salve!" }

    // why not
    refuse_players { fr: "On joue à 1 jusqu’à 6.", en: "1 to 6 can play.", it: "Si gioca da 1 a 6." }
    refuse_experts { fr: "Chaque siège a son propre expert.", en: "Every seat has an expert of its own.", it: "Ogni posto ha il proprio esperto." }
    refuse_not_now { fr: "Ce n’est pas le moment.", en: "It is not the time for that.", it: "Non è il momento." }
    refuse_decide_first { fr: "Il y a d’abord autre chose à décider.", en: "Something else has to be decided first.", it: "Prima c’è altro da decidere." }
    refuse_not_yours { fr: "C’est à quelqu’un d’autre de décider.", en: "That is for somebody else to decide.", it: "Tocca a qualcun altro decidere." }
    refuse_nowhere { fr: "Cela n’existe pas ici.", en: "There is no such thing here.", it: "Qui non esiste." }
    refuse_golden_rule { fr: "Un cœur ne paie que ce qui manque au van.", en: "A heart only pays what the van lacks.", it: "Un cuore paga solo ciò che manca al furgone." }
    refuse_nothing_to_draw { fr: "Plus rien à piocher.", en: "There is nothing left to draw.", it: "Non c’è più niente da pescare." }
    refuse_has_played { fr: "Seul qui doit encore jouer peut piocher de plus.", en: "Only a player who still has to play may draw more.", it: "Solo chi deve ancora giocare può pescare di più." }
    refuse_not_in_hand { fr: "Cette fiche n’est pas en main.", en: "That card is not in the hand.", it: "Quella scheda non è in mano." }
    refuse_said_enough { fr: "C’est déjà dit, ou dit trop souvent.", en: "That was said already, or too often.", it: "È già stato detto, o troppe volte." }
    refuse_not_a_clue { fr: "Cette carte n’est pas parmi les indices.", en: "That card is not among the clues.", it: "Quella carta non è tra gli indizi." }
    refuse_not_a_set { fr: "Ces trois indices ne sont pas réunis.", en: "Those three clues are not together yet.", it: "Quei tre indizi non sono completi." }
    refuse_not_a_site { fr: "L’œuvre ne peut pas aller là.", en: "The artwork cannot go there.", it: "L’opera non può andare lì." }
    refuse_no_ally { fr: "Aucun allié maintenant.", en: "No ally can be had now.", it: "Nessun alleato adesso." }
    refuse_has_moved { fr: "Cet expert a déjà bougé, ou un autre est en route.", en: "That expert has moved, or another is on the way.", it: "Quell’esperto si è già mosso, o un altro è in viaggio." }
    refuse_no_road { fr: "Aucune route n’y mène.", en: "No road leads there.", it: "Nessuna strada ci porta." }
    refuse_circle { fr: "Ce pas ramène là d’où l’on vient.", en: "That step leads back to where the move has been.", it: "Quel passo riporta dove si è già stati." }
    refuse_lost_city { fr: "Cette ville est perdue.", en: "That city is lost.", it: "Quella città è perduta." }
    refuse_nothing_to_carry { fr: "Aucune œuvre à emporter ici.", en: "There is no artwork to take along here.", it: "Qui non c’è un’opera da portare." }
    refuse_not_recoverable { fr: "Rien à sauver là maintenant.", en: "Nothing can be saved there now.", it: "Lì ora non si può salvare nulla." }
    refuse_no_fight { fr: "Pas de combat ici, ou plus maintenant.", en: "No fight here, or not any more.", it: "Niente scontro qui, o non più." }
    refuse_not_involved { fr: "C’est à ceux qui prennent part au combat.", en: "That is for those who are in the fight.", it: "Tocca a chi partecipa allo scontro." }
    refuse_not_the_leader { fr: "Seul qui mène le combat peut y renoncer.", en: "Only whoever leads the fight may give it up.", it: "Solo chi guida lo scontro può rinunciarvi." }
    refuse_wrong_dice { fr: "Cette carte ne relance pas ces dés.", en: "That card does not reroll those dice.", it: "Quella carta non rilancia quei dadi." }
    refuse_no_trade { fr: "Ces indices ne peuvent pas changer de mains, ou cela a déjà été proposé.", en: "Those clues cannot change hands, or that was offered before.", it: "Quegli indizi non possono cambiare mano, o è già stato proposto." }
    refuse_nothing_to_place { fr: "Tous vos agents sont posés.", en: "All of your agents are placed.", it: "Tutti i tuoi agenti sono piazzati." }
    refuse_over { fr: "La partie est finie.", en: "The match is over.", it: "La partita è finita." }
}
