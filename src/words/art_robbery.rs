//! What is said at the table of Art Robbery.

use super::words;

words! {
    page art_robbery;

    // the things, with their articles
    raid(n) { fr: "Raid {n}", en: "Raid {n}", it: "Raid {n}" }
    raid_1 { fr: "Esquisses", en: "Sketches", it: "Disegni" }
    raid_2 { fr: "Sculptures", en: "Sculptures", it: "Sculture" }
    raid_3 { fr: "Antiquités", en: "Antiquities", it: "Antichità" }
    raid_4 { fr: "Tableaux", en: "Paintings", it: "Dipinti" }
    the_0 { fr: "le 0", en: "the 0", it: "lo 0" }
    the_1 { fr: "le 1", en: "the 1", it: "l’1" }
    the_2 { fr: "le 2", en: "the 2", it: "il 2" }
    the_4 { fr: "le 4", en: "the 4", it: "il 4" }
    the_5 { fr: "le 5", en: "the 5", it: "il 5" }
    the_boss { fr: "le Boss", en: "the Boss", it: "il Boss" }
    a_3 { fr: "un 3", en: "a 3", it: "un 3" }
    card_0 { fr: "un 0", en: "a 0", it: "uno 0" }
    card_1 { fr: "un 1", en: "a 1", it: "un 1" }
    card_2 { fr: "un 2", en: "a 2", it: "un 2" }
    card_3 { fr: "un 3", en: "a 3", it: "un 3" }
    card_4 { fr: "un 4", en: "a 4", it: "un 4" }
    card_5 { fr: "un 5", en: "a 5", it: "un 5" }
    card_boss { fr: "une carte Boss", en: "a Boss card", it: "una carta Boss" }
    card_dog { fr: "une carte Chien de garde", en: "a Guard Dog card", it: "una carta Cane da guardia" }
    card_thief { fr: "une carte Voleur cupide", en: "a Greedy Thief card", it: "una carta Ladro avido" }
    boss_name { fr: "Boss", en: "Boss", it: "Boss" }
    dog_name { fr: "Chien de garde", en: "Guard Dog", it: "Cane da guardia" }
    thief_name { fr: "Voleur cupide", en: "Greedy Thief", it: "Ladro avido" }
    /// The word at the foot of the card: seven letters at most.
    boss_word { fr: "BOSS", en: "BOSS", it: "BOSS" }
    dog_word { fr: "CHIEN", en: "DOG", it: "CANE" }
    thief_word { fr: "VOLEUR", en: "THIEF", it: "LADRO" }

    // names for screen readers
    token_no_alibi(n) { fr: "{n}, aucun alibi", en: "{n}, no alibi", it: "{n}, nessun alibi" }
    token_alibis(n, alibis) { fr: "{n}, {alibis} {alibis|alibi|alibis}", en: "{n}, {alibis} {alibis|alibi|alibis}", it: "{n}, {alibis} alibi" }
    token_boss { fr: "Boss, vaut 5", en: "Boss, worth 5", it: "Boss, vale 5" }
    token_boss_alibis(alibis) { fr: "Boss, vaut 5, {alibis} {alibis|alibi|alibis}", en: "Boss, worth 5, {alibis} {alibis|alibi|alibis}", it: "Boss, vale 5, {alibis} alibi" }
    aim_take(what) { fr: "Prendre {what} au centre", en: "Take {what} from the centre", it: "Prendi {what} dal centro" }
    aim_steal(what, from) { fr: "Voler {what} à {from}", en: "Steal {what} from {from}", it: "Ruba {what} a {from}" }
    dog_in_centre { fr: "Chien de garde, au centre", en: "Guard Dog, in the centre", it: "Cane da guardia, al centro" }
    dog_with(who) { fr: "Chien de garde, chez {who}", en: "Guard Dog, with {who}", it: "Cane da guardia, davanti a {who}" }
    dog_with_you { fr: "Chien de garde, chez vous", en: "Guard Dog, with you", it: "Cane da guardia, davanti a te" }
    centre_left(n) { fr: "Au centre : {n} {n|jeton|jetons}", en: "In the centre: {n} {n|token|tokens}", it: "Al centro: {n} {n|tessera|tessere}" }
    draw_pile { fr: "Pioche", en: "Draw pile", it: "Mazzo di pesca" }
    draw_pile_of(n) { fr: "Pioche : {n} {n|carte|cartes}", en: "Draw pile: {n} {n|card|cards}", it: "Mazzo di pesca: {n} {n|carta|carte}" }
    discard_pile { fr: "Défausse", en: "Discard pile", it: "Pila degli scarti" }
    discard_pile_of(n, card) { fr: "Défausse : {n} {n|carte|cartes}, sur le dessus {card}", en: "Discard pile: {n} {n|card|cards}, on top {card}", it: "Pila degli scarti: {n} {n|carta|carte}, in cima {card}" }
    discard_empty { fr: "Défausse vide", en: "Discard pile, empty", it: "Pila degli scarti vuota" }
    the_raids { fr: "Les quatre raids", en: "The four raids", it: "I quattro raid" }
    raid_done(n, name) { fr: "Raid {n}, {name} : fini", en: "Raid {n}, {name}: done", it: "Raid {n}, {name}: finito" }
    raid_now(n, name) { fr: "Raid {n}, {name} : en cours", en: "Raid {n}, {name}: under way", it: "Raid {n}, {name}: in corso" }
    raid_next(n, name) { fr: "Raid {n}, {name} : à venir", en: "Raid {n}, {name}: to come", it: "Raid {n}, {name}: da giocare" }
    cards_in_hand(n) { fr: "{n} {n|carte|cartes} en main", en: "{n} {n|card|cards} in hand", it: "{n} {n|carta|carte} in mano" }
    tokens_safe(n) { fr: "{n} {n|jeton|jetons} à l’abri", en: "{n} {n|token|tokens} banked", it: "{n} {n|tessera|tessere} al sicuro" }
    points_safe(n) { fr: "{n} {n|point|points} à l’abri", en: "{n} {n|point|points} banked", it: "{n} {n|punto|punti} al sicuro" }
    alibis_in_raid(n) { fr: "{n} {n|alibi|alibis} dans ce raid", en: "{n} {n|alibi|alibis} in this raid", it: "{n} alibi in questo raid" }
    alibis_in_all(n) { fr: "{n} {n|alibi|alibis} en tout", en: "{n} {n|alibi|alibis} in all", it: "{n} alibi in tutto" }
    nothing_yet { fr: "rien encore", en: "nothing yet", it: "ancora nulla" }
    is_bot { fr: "bot", en: "bot", it: "bot" }
    your_bank { fr: "Votre butin à l’abri", en: "Your banked loot", it: "Il tuo bottino al sicuro" }
    show_bank { fr: "Voir mon butin à l’abri", en: "Look at my banked loot", it: "Guarda il mio bottino al sicuro" }
    bank_secret { fr: "Personne d’autre ne les voit : à eux de s’en souvenir.", en: "Nobody else sees them: remembering is up to them.", it: "Nessun altro le vede: tocca a loro ricordare." }

    // a card in the hand, read aloud
    hand_take(name, what) { fr: "{name} : prendre {what} au centre", en: "{name}: take {what} from the centre", it: "{name}: prendi {what} dal centro" }
    hand_steal(name, what, from) { fr: "{name} : voler {what} à {from}", en: "{name}: steal {what} from {from}", it: "{name}: ruba {what} a {from}" }
    hand_steal_choice(name, what) { fr: "{name} : voler {what} à quelqu’un", en: "{name}: steal {what} from somebody", it: "{name}: ruba {what} a qualcuno" }
    hand_take_choice(name) { fr: "{name} : prendre un jeton au choix au centre", en: "{name}: take any token from the centre", it: "{name}: prendi una tessera a scelta dal centro" }
    hand_dog_centre(name) { fr: "{name} : prendre le chien au centre", en: "{name}: take the dog from the centre", it: "{name}: prendi il cane dal centro" }
    hand_dog_from(name, from) { fr: "{name} : prendre le chien à {from}", en: "{name}: take the dog from {from}", it: "{name}: prendi il cane da {from}" }
    hand_nothing(name) { fr: "{name} : sans effet", en: "{name}: no effect", it: "{name}: nessun effetto" }

    // the action bar, what will happen and why
    preview_take(what) { fr: "Au centre : {what}. Vous le prenez.", en: "There is {what} in the centre: you take it.", it: "Al centro c’è {what}: lo prendi." }
    preview_steal(n, from) { fr: "Plus aucun {n} au centre : vous le volez à {from}.", en: "No {n} left in the centre: you steal it from {from}.", it: "Niente {n} al centro: lo rubi a {from}." }
    preview_steal_dog(n, from) { fr: "Plus aucun {n} au centre : vous le volez à {from}, qui a le chien et peut le donner à la place.", en: "No {n} left in the centre: you steal it from {from}, who has the dog and may give it instead.", it: "Niente {n} al centro: lo rubi a {from}, che ha il cane e può darti quello." }
    preview_mine(what) { fr: "Vous avez déjà {what} : la carte ne prend rien, puis vous piochez.", en: "You already have {what}: the card takes nothing, then you draw.", it: "Hai già {what}: la carta non prende nulla, poi peschi." }
    preview_mine_all(n) { fr: "Vous avez déjà tous les {n} : la carte ne prend rien, puis vous piochez.", en: "You already have every {n}: the card takes nothing, then you draw.", it: "Hai già tutte le tessere da {n}: la carta non prende nulla, poi peschi." }
    preview_nobody(n) { fr: "Pas de {n} à prendre, ni au centre ni chez les autres : vous piochez, c’est tout.", en: "No {n} to take, neither in the centre nor from the others: you just draw.", it: "Niente {n} da prendere, né al centro né dagli altri: peschi e basta." }
    preview_boss_take { fr: "Le Boss est au centre : vous le prenez.", en: "The Boss is in the centre: you take it.", it: "Il Boss è al centro: lo prendi." }
    preview_boss_steal(from) { fr: "Le Boss est chez {from} : vous le volez.", en: "{from} has the Boss: you steal it.", it: "Il Boss ce l’ha {from}: lo rubi." }
    preview_boss_steal_dog(from) { fr: "Le Boss est chez {from}, qui a aussi le chien et peut le donner à la place.", en: "The Boss is with {from}, who also has the dog and may give it instead.", it: "Il Boss ce l’ha {from}, che ha anche il cane e può darti quello." }
    preview_boss_mine { fr: "Vous avez déjà le Boss : la carte ne prend rien, puis vous piochez.", en: "You already have the Boss: the card takes nothing, then you draw.", it: "Hai già il Boss: la carta non prende nulla, poi peschi." }
    preview_boss_needs { fr: "Pour le garder à la fin du raid, il vous faudra un 4 ou un 5.", en: "To keep it when the raid ends you will need a 4 or a 5.", it: "Per tenerlo alla fine del raid ti servirà un 4 o un 5." }
    preview_dog_take { fr: "Le chien est au centre : vous le prenez.", en: "The dog is in the centre: you take it.", it: "Il cane è al centro: lo prendi." }
    preview_dog_from(from) { fr: "Le chien est chez {from} : vous le prenez, sans refus possible.", en: "{from} has the dog: you take it, and nobody may refuse.", it: "Il cane ce l’ha {from}: lo prendi, e nessuno può rifiutare." }
    preview_dog_mine { fr: "Vous avez déjà le chien : la carte ne prend rien, puis vous piochez.", en: "You already have the dog: the card takes nothing, then you draw.", it: "Hai già il cane: la carta non prende nulla, poi peschi." }
    preview_thief_chosen(what) { fr: "Votre Voleur cupide prend {what} au centre.", en: "Your Greedy Thief takes {what} from the centre.", it: "Il tuo Ladro avido prende {what} dal centro." }
    preview_last { fr: "C’est le dernier jeton du centre : le raid s’achève.", en: "It is the last token in the centre: the raid ends.", it: "È l’ultima tessera al centro: il raid finisce." }
    preview_last_game { fr: "C’est le dernier jeton du centre : la partie s’achève.", en: "It is the last token in the centre: the game ends.", it: "È l’ultima tessera al centro: la partita finisce." }
    preview_rebuild { fr: "La pioche est vide : la défausse sera mélangée.", en: "The draw pile is empty: the discard pile will be shuffled.", it: "Il mazzo di pesca è vuoto: la pila degli scarti verrà mescolata." }
    preview_rebuild_ends { fr: "La pioche est refaite pour la 3e fois : le raid s’achève avec ce tour.", en: "The draw pile is rebuilt for the 3rd time: the raid ends with this turn.", it: "Il mazzo di pesca viene rifatto per la 3ª volta: il raid finisce con questo turno." }
    act_take(what) { fr: "Prendre {what}", en: "Take {what}", it: "Prendi {what}" }
    act_steal(what, from) { fr: "Voler {what} à {from}", en: "Steal {what} from {from}", it: "Ruba {what} a {from}" }
    act_take_dog { fr: "Prendre le chien", en: "Take the dog", it: "Prendi il cane" }
    act_take_dog_from(from) { fr: "Prendre le chien à {from}", en: "Take the dog from {from}", it: "Prendi il cane da {from}" }
    act_discard(card) { fr: "Jouer {card} pour rien", en: "Play {card} for nothing", it: "Gioca {card} a vuoto" }

    // the dog’s question
    dog_ask(who) { fr: "{who}, donner le chien à la place ?", en: "{who}, give the dog instead?", it: "{who}, vuoi dare il cane al suo posto?" }
    dog_why(who, card, what) { fr: "{who} joue {card} pour vous voler {what}.", en: "{who} plays {card} to steal {what} from you.", it: "{who} gioca {card} per rubarti {what}." }
    dog_give { fr: "Donner le chien", en: "Give the dog", it: "Dai il cane" }
    dog_give_line(what) { fr: "Vous gardez {what}.", en: "You keep {what}.", it: "Ti resta {what}." }
    dog_keep(what) { fr: "Donner {what}", en: "Give {what}", it: "Dai {what}" }
    dog_keep_line { fr: "Vous gardez le chien.", en: "You keep the dog.", it: "Ti resta il cane." }
    dog_look { fr: "Regarder ma main d’abord", en: "Look at my hand first", it: "Prima guardo le mie carte" }
    dog_waiting(who) { fr: "{who} hésite entre le chien et le jeton.", en: "{who} is choosing between the dog and the token.", it: "{who} sceglie tra il cane e la tessera." }

    // the log and the recap
    log_first(who) { fr: "{who} commence.", en: "{who} starts.", it: "Inizia {who}." }
    log_raid(n, name) { fr: "Raid {n}, {name} : 9 jetons au centre.", en: "Raid {n}, {name}: 9 tokens in the centre.", it: "Raid {n}, {name}: 9 tessere al centro." }
    log_take(who, what) { fr: "{who} prend {what} au centre.", en: "{who} takes {what} from the centre.", it: "{who} prende {what} dal centro." }
    log_steal(who, what, from) { fr: "{who} vole {what} à {from}.", en: "{who} steals {what} from {from}.", it: "{who} ruba {what} a {from}." }
    log_nothing(who, card) { fr: "{who} joue {card} pour rien.", en: "{who} plays {card} for nothing.", it: "{who} gioca {card} a vuoto." }
    log_dog_take(who) { fr: "{who} prend le chien au centre.", en: "{who} takes the dog from the centre.", it: "{who} prende il cane dal centro." }
    log_dog_from(who, from) { fr: "{who} prend le chien à {from}.", en: "{who} takes the dog from {from}.", it: "{who} prende il cane da {from}." }
    log_dog_asked(who, what, from) { fr: "{who} veut voler {what} à {from}, qui a le chien.", en: "{who} wants to steal {what} from {from}, who has the dog.", it: "{who} vuole rubare {what} a {from}, che ha il cane." }
    log_dog_given(from, who, what) { fr: "{from} donne le chien à {who} et garde {what}.", en: "{from} gives the dog to {who} and keeps {what}.", it: "{from} dà il cane a {who} e tiene {what}." }
    log_rebuild { fr: "La défausse est mélangée et devient la pioche.", en: "The discard pile is shuffled and becomes the draw pile.", it: "La pila degli scarti viene mescolata e diventa il mazzo di pesca." }
    log_raid_end(n) { fr: "Le centre est vide : fin du raid {n}.", en: "The centre is empty: raid {n} is over.", it: "Il centro è vuoto: fine del raid {n}." }
    log_raid_cut(n, left) { fr: "La pioche est refaite pour la 3e fois : fin du raid {n}. Retour dans la boîte : {left} {left|jeton|jetons}.", en: "The draw pile is rebuilt for the 3rd time: raid {n} is over. Back in the box: {left} {left|token|tokens}.", it: "Il mazzo di pesca viene rifatto per la 3ª volta: fine del raid {n}. Di nuovo nella scatola: {left} {left|tessera|tessere}." }
    log_boss_lost(who) { fr: "{who} rend le Boss : ni 4 ni 5 dans ce raid.", en: "{who} gives up the Boss: no 4 or 5 in this raid.", it: "{who} restituisce il Boss: né 4 né 5 in questo raid." }
    log_next_left(who) { fr: "Le chien est encore au centre : le tour passe à gauche, {who} commence.", en: "The dog is still in the centre: the turn passes to the left, {who} starts.", it: "Il cane è ancora al centro: il turno passa a sinistra, inizia {who}." }
    log_game_end { fr: "Le quatrième raid est fini : on compte.", en: "The fourth raid is over: time to count.", it: "Il quarto raid è finito: si conta." }

    // end of a raid
    raid_end_title(n, name) { fr: "Fin du raid {n} : {name}", en: "End of raid {n}: {name}", it: "Fine del raid {n}: {name}" }
    raid_end_why { fr: "Plus rien au centre.", en: "Nothing left in the centre.", it: "Al centro non resta nulla." }
    raid_end_cut { fr: "La pioche a été refaite trois fois : le raid s’arrête là.", en: "The draw pile was rebuilt three times: the raid stops here.", it: "Il mazzo di pesca è stato rifatto tre volte: il raid si ferma qui." }
    raid_end_boss_kept(who) { fr: "{who} garde le Boss.", en: "{who} keeps the Boss.", it: "{who} tiene il Boss." }
    raid_end_boss_lost(who) { fr: "{who} n’a ni 4 ni 5 : le Boss retourne dans la boîte.", en: "{who} has no 4 or 5: the Boss goes back in the box.", it: "{who} non ha né 4 né 5: il Boss torna nella scatola." }
    raid_end_dog(who) { fr: "{who} garde le chien et commencera.", en: "{who} keeps the dog and will start.", it: "{who} tiene il cane e inizierà." }
    next_raid(name) { fr: "Au raid suivant : {name}", en: "On to the next raid: {name}", it: "Al prossimo raid: {name}" }
    to_the_count { fr: "Passer au compte", en: "On to the count", it: "Passa al conteggio" }

    // the count
    count_title { fr: "Le compte", en: "The count", it: "Il conteggio" }
    win_title(who) { fr: "{who} l’emporte", en: "{who} wins", it: "Vince {who}" }
    win_shared_title { fr: "Victoire partagée", en: "A shared victory", it: "Vittoria condivisa" }
    win_shared_names(who) { fr: "Ensemble sur la plus haute marche : {who}.", en: "Together at the top: {who}.", it: "Insieme in cima: {who}." }
    win_none_title { fr: "Tout le monde aux arrêts", en: "Everybody arrested", it: "Tutti in arresto" }
    win_none_line { fr: "Autant d’alibis pour tous : 0 point chacun, et la victoire se partage.", en: "Equal alibis all round: 0 points each, and the victory is shared.", it: "Alibi pari per tutti: 0 punti a testa, e la vittoria è condivisa." }
    win_line(n, alibis) { fr: "{n} {n|point|points} et {alibis} {alibis|alibi|alibis}.", en: "{n} {n|point|points} and {alibis} {alibis|alibi|alibis}.", it: "{n} {n|punto|punti} e {alibis} alibi." }
    win_alibis_line(n) { fr: "Égalité à {n} {n|point|points} : les alibis décident.", en: "Tied on {n} {n|point|points}: the alibis decide.", it: "Parità a {n} {n|punto|punti}: decidono gli alibi." }
    win_but_no_alibi(who, n) { fr: "{who} en avait {n}, mais pas un seul alibi.", en: "{who} had {n}, but not a single alibi.", it: "{who} ne aveva {n}, ma neanche un alibi." }
    win_but_fewest(who, n, alibis) { fr: "{who} en avait {n}, mais {alibis} {alibis|alibi|alibis} seulement.", en: "{who} had {n}, but only {alibis} {alibis|alibi|alibis}.", it: "{who} ne aveva {n}, ma solo {alibis} alibi." }
    place_1 { fr: "1re place", en: "1st place", it: "1º posto" }
    place_2 { fr: "2e place", en: "2nd place", it: "2º posto" }
    place_3 { fr: "3e place", en: "3rd place", it: "3º posto" }
    place_4 { fr: "4e place", en: "4th place", it: "4º posto" }
    place_5 { fr: "5e place", en: "5th place", it: "5º posto" }
    points(n) { fr: "{n} {n|point|points}", en: "{n} {n|point|points}", it: "{n} {n|punto|punti}" }
    loot { fr: "Butin", en: "Loot", it: "Bottino" }
    alibis { fr: "Alibis", en: "Alibis", it: "Alibi" }
    arrested { fr: "Aux arrêts", en: "Arrested", it: "In arresto" }
    fewest_alibis { fr: "le moins de tous", en: "the fewest of all", it: "meno di tutti" }
    fewer_alibis(n) { fr: "moins d’alibis : −{n}", en: "fewer alibis: −{n}", it: "meno alibi: −{n}" }
    boss_returned { fr: "Boss rendu", en: "Boss returned", it: "Boss restituito" }
    no_loot { fr: "rien", en: "nothing", it: "nulla" }

    // refusals, one for each variant of `Refusal`
    /// AR-1 `Players`
    refuse_players { fr: "Art Robbery se joue de 2 à 5.", en: "Art Robbery is for 2 to 5 players.", it: "Art Robbery si gioca da 2 a 5." }
    /// AR-3 `FirstSeat`
    refuse_first_seat { fr: "Qui commence doit avoir un siège à cette table.", en: "Whoever starts must have a seat at this table.", it: "Chi inizia deve avere un posto a questo tavolo." }
    /// AR-3 `NotYourTurn`
    refuse_not_your_turn { fr: "Patience : ce n’est pas votre tour.", en: "Patience: it is not your turn.", it: "Pazienza: non è il tuo turno." }
    /// AR-4 `NotInHand`
    refuse_not_in_hand { fr: "Cette carte n’est pas dans votre main.", en: "This card is not in your hand.", it: "Questa carta non è nella tua mano." }
    /// AR-6 `WrongToken`
    refuse_wrong_token { fr: "Cette carte ne prend pas ce jeton-là.", en: "This card does not take that token.", it: "Questa carta non prende quella tessera." }
    /// AR-6 `SameChoice`
    refuse_same_choice { fr: "Ces jetons sont pareils : touchez le premier.", en: "These tokens are alike: tap the first one.", it: "Queste tessere sono uguali: tocca la prima." }
    /// AR-7 `CentreFirst`
    refuse_centre_first { fr: "Le centre en a encore : on ne vole pas tant qu’il en reste.", en: "The centre still has one: no stealing until it is gone.", it: "Al centro ce n’è ancora: finché ne resta, non si ruba." }
    /// AR-7 `MustTake`
    refuse_must_take { fr: "Il y a un jeton à prendre : vous ne pouvez pas y renoncer.", en: "There is a token to take: you cannot pass it up.", it: "C’è una tessera da prendere: non puoi rinunciarvi." }
    /// AR-7 `NotThere`
    refuse_not_there { fr: "Ce jeton n’est pas là.", en: "That token is not there.", it: "Quella tessera non è lì." }
    /// AR-8 `NothingToTake`
    refuse_nothing_to_take { fr: "Il n’y a rien à prendre : la carte se joue pour rien.", en: "There is nothing to take: the card is played for nothing.", it: "Non c’è nulla da prendere: la carta si gioca a vuoto." }
    /// AR-9 `OnlyTheBoss`
    refuse_only_boss { fr: "Une carte Boss ne prend que le jeton Boss.", en: "A Boss card takes nothing but the Boss token.", it: "Una carta Boss prende solo la tessera Boss." }
    /// AR-10 `OnlyTheDog`
    refuse_only_dog { fr: "Le chien ne se prend qu’avec une carte Chien de garde, qui ne prend rien d’autre.", en: "Only a Guard Dog card takes the dog, and it takes nothing else.", it: "Il cane si prende solo con una carta Cane da guardia, che non prende altro." }
    /// AR-11 `OnlyFromTheCentre`
    refuse_only_centre { fr: "Le Voleur cupide prend un jeton au centre, et rien d’autre.", en: "The Greedy Thief takes a token from the centre, and nothing else.", it: "Il Ladro avido prende una tessera dal centro, e nient’altro." }
    /// AR-12 `AnswerFirst`
    refuse_answer_first { fr: "Il faut d’abord répondre : le jeton ou le chien ?", en: "Answer first: the token or the dog?", it: "Prima si risponde: la tessera o il cane?" }
    /// AR-12 `NoQuestion`
    refuse_no_question { fr: "Personne ne vous demande rien pour l’instant.", en: "Nobody is asking you anything right now.", it: "Per ora nessuno ti chiede nulla." }
    /// AR-18 `Over`
    refuse_over { fr: "La partie est finie.", en: "The match is over.", it: "La partita è finita." }

}
