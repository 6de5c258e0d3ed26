//! What is said at the table of The A.R.T. Project.

use super::words;

words! {
    page art_project;

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
    refuse_wrong_dice { fr: "Cette carte ne relance pas ces dés.", en: "That card does not reroll those dice.", it: "Quella carta non rilancia quei dadi." }
    refuse_no_trade { fr: "Ces indices ne peuvent pas changer de mains.", en: "Those clues cannot change hands.", it: "Quegli indizi non possono cambiare mano." }
    refuse_nothing_to_place { fr: "Tous vos agents sont posés.", en: "All of your agents are placed.", it: "Tutti i tuoi agenti sono piazzati." }
    refuse_over { fr: "La partie est finie.", en: "The match is over.", it: "La partita è finita." }
}
