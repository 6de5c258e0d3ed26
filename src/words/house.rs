//! What the house says on every screen, whatever the game.

use super::words;

words! {
    // buttons that every screen shares
    back { fr: "Retour", en: "Back", it: "Indietro" }
    back_to_lobby { fr: "Retour au hall", en: "Back to the lobby", it: "Torna all’atrio" }
    close { fr: "Fermer", en: "Close", it: "Chiudi" }
    cancel { fr: "Annuler", en: "Cancel", it: "Annulla" }
    done { fr: "Terminé", en: "Done", it: "Fatto" }
    go_on { fr: "Continuer", en: "Continue", it: "Continua" }
    retry { fr: "Réessayer", en: "Try again", it: "Riprova" }
    later { fr: "Plus tard", en: "Later", it: "Più tardi" }
    save_name { fr: "Enregistrer", en: "Save", it: "Salva" }
    delete { fr: "Supprimer", en: "Delete", it: "Elimina" }
    rename { fr: "Renommer", en: "Rename", it: "Rinomina" }
    export { fr: "Exporter", en: "Export", it: "Esporta" }
    import { fr: "Importer une partie", en: "Import a match", it: "Importa una partita" }
    share { fr: "Partager", en: "Share", it: "Condividi" }
    copy { fr: "Copier", en: "Copy", it: "Copia" }
    copied { fr: "Copié.", en: "Copied.", it: "Copiato." }
    restore { fr: "Rétablir", en: "Restore", it: "Ripristina" }
    play { fr: "Jouer", en: "Play", it: "Gioca" }
    rules { fr: "Règles", en: "Rules", it: "Regole" }
    settings { fr: "Réglages", en: "Settings", it: "Impostazioni" }
    menu { fr: "Menu", en: "Menu", it: "Menu" }
    more_about(name) { fr: "Renommer, exporter ou supprimer {name}", en: "Rename, export or delete {name}", it: "Rinomina, esporta o elimina {name}" }
    read_rule(n) { fr: "Lire la règle {n}", en: "Read rule {n}", it: "Leggi la regola {n}" }
    skip_to_content { fr: "Aller au contenu", en: "Skip to content", it: "Vai al contenuto" }
    skip_to_actions { fr: "Aller aux coups possibles", en: "Skip to the possible moves", it: "Vai alle mosse possibili" }
    or { fr: "ou", en: "or", it: "o" }
    and(who, other) { fr: "{who} et {other}", en: "{who} and {other}", it: "{who} e {other}" }
    copy_failed { fr: "La copie n’a pas marché. Sélectionnez le texte à la main.", en: "Copying did not work. Select the text by hand.", it: "La copia non è riuscita. Seleziona il testo a mano." }
    share_failed { fr: "Le partage n’a pas marché. Vous pouvez exporter un fichier.", en: "Sharing did not work. You can export a file.", it: "La condivisione non è riuscita. Puoi esportare un file." }
    loading { fr: "Chargement…", en: "Loading…", it: "Caricamento…" }
    loading_percent(n) { fr: "Chargement : {n} %", en: "Loading: {n}%", it: "Caricamento: {n}%" }

    // lobby
    tagline { fr: "Trois casses au musée", en: "Three heists at the museum", it: "Tre colpi al museo" }
    choose_game { fr: "Choisir un jeu", en: "Choose a game", it: "Scegli un gioco" }
    robbery_pitch { fr: "Raflez les œuvres, gardez un alibi.", en: "Grab the art, keep an alibi.", it: "Arraffa le opere, tieniti un alibi." }
    project_pitch { fr: "1983 : jouez unis pour sauver les œuvres volées.", en: "1983: play as one to save the stolen art.", it: "1983: giocate uniti per salvare le opere rubate." }
    caper_pitch { fr: "Un voleur invisible contre les détectives.", en: "One unseen thief against the detectives.", it: "Un ladro invisibile contro i detective." }
    players_from_to(from, to) { fr: "{from} à {to} joueurs", en: "{from} to {to} players", it: "Da {from} a {to} giocatori" }
    agents_from_to(from, to) { fr: "{from} à {to} agents", en: "{from} to {to} agents", it: "Da {from} a {to} agenti" }
    minutes(n) { fr: "{n} min", en: "{n} min", it: "{n} min" }
    first_game { fr: "Première partie", en: "First game", it: "Prima partita" }
    first_game_line { fr: "Apprenez en jouant, en 5 minutes.", en: "Learn by playing, in 5 minutes.", it: "Impara giocando, in 5 minuti." }
    coming_soon { fr: "Bientôt sur les murs", en: "Soon on these walls", it: "Presto su queste pareti" }
    your_matches { fr: "Vos parties", en: "Your matches", it: "Le tue partite" }
    no_match_yet { fr: "Aucune partie en cours. Choisissez une affiche.", en: "No match in progress. Choose a poster.", it: "Nessuna partita in corso. Scegli un manifesto." }
    resume { fr: "Reprendre", en: "Resume", it: "Riprendi" }
    resume_named(name) { fr: "Reprendre {name}", en: "Resume {name}", it: "Riprendi {name}" }
    result { fr: "Résultat", en: "Result", it: "Risultato" }
    result_of(name) { fr: "Résultat : {name}", en: "Result: {name}", it: "Risultato: {name}" }
    match_at_raid(n) { fr: "raid {n}", en: "raid {n}", it: "raid {n}" }
    match_over { fr: "terminée", en: "finished", it: "finita" }
    match_with(who) { fr: "Avec {who}", en: "With {who}", it: "Con {who}" }
    played_today { fr: "aujourd’hui", en: "today", it: "oggi" }
    played_yesterday { fr: "hier", en: "yesterday", it: "ieri" }
    played_days_ago(n) { fr: "il y a {n} {n|jour|jours}", en: "{n} {n|day|days} ago", it: "{n} {n|giorno|giorni} fa" }
    rename_match { fr: "Renommer la partie", en: "Rename the match", it: "Rinomina la partita" }
    match_name { fr: "Nom de la partie", en: "Name of the match", it: "Nome della partita" }
    deleted(name) { fr: "Partie supprimée : {name}.", en: "Match deleted: {name}.", it: "Partita eliminata: {name}." }
    restored(name) { fr: "Partie rétablie : {name}.", en: "Match restored: {name}.", it: "Partita ripristinata: {name}." }
    exported(name) { fr: "Partie exportée : {name}.", en: "Match exported: {name}.", it: "Partita esportata: {name}." }
    imported(name) { fr: "Partie importée : {name}.", en: "Match imported: {name}.", it: "Partita importata: {name}." }
    imported_many(n) { fr: "{n} {n|partie importée|parties importées}.", en: "{n} {n|match|matches} imported.", it: "{n} {n|partita importata|partite importate}." }
    imported_none { fr: "Ce fichier ne contient aucune partie lisible.", en: "This file holds no match that can be read.", it: "Questo file non contiene partite leggibili." }
    imported_in_part(name) { fr: "{name} est là, mais son fichier est abîmé.", en: "{name} is here, but its file is damaged.", it: "{name} è qui, ma il suo file è danneggiato." }
    hall_of_fame { fr: "Tableau d’honneur", en: "Hall of fame", it: "Albo d’onore" }
    hall_empty { fr: "Encore vide. La prochaine victoire s’y inscrira.", en: "Still empty. The next victory will hang here.", it: "Ancora vuoto. La prossima vittoria sarà appesa qui." }
    hall_entry(who, n) { fr: "{who} : {n} {n|point|points}", en: "{who}: {n} {n|point|points}", it: "{who}: {n} {n|punto|punti}" }
    hall_wins(who, n) { fr: "{who} : {n} {n|victoire|victoires}", en: "{who}: {n} {n|win|wins}", it: "{who}: {n} {n|vittoria|vittorie}" }
    fine_print { fr: "Œuvre de fans, non officielle. Tout reste sur cet appareil.", en: "Unofficial fan work. Everything stays on this device.", it: "Opera di fan, non ufficiale. Tutto resta su questo dispositivo." }
    install { fr: "Installer sur l’écran d’accueil", en: "Add to the home screen", it: "Aggiungi alla schermata Home" }
    installed { fr: "Cambriole est sur votre écran d’accueil.", en: "Cambriole is on your home screen.", it: "Cambriole è sulla schermata Home." }

    // set-up
    setup_title { fr: "La table", en: "The table", it: "Il tavolo" }
    setup_page_title(name) { fr: "{name} : la table", en: "{name}: the table", it: "{name}: il tavolo" }
    as_last_time(name) { fr: "{name}, comme la dernière fois", en: "{name}, same as last time", it: "{name}, come l’ultima volta" }
    who_plays { fr: "Qui joue ?", en: "Who plays?", it: "Chi gioca?" }
    how_to_play { fr: "Comment ?", en: "How?", it: "Come?" }
    seat_name(n) { fr: "Nom du siège {n}", en: "Name of seat {n}", it: "Nome del posto {n}" }
    default_seat_name(n) { fr: "Siège {n}", en: "Seat {n}", it: "Posto {n}" }
    first_name { fr: "Filou", en: "Rascal", it: "Lesto" }
    colour_and_mark { fr: "Couleur et marque", en: "Colour and mark", it: "Colore e simbolo" }
    seat_more(who) { fr: "{who} : couleur, marque et place", en: "{who}: colour, mark and place", it: "{who}: colore, simbolo e posto" }
    seat_is(who) { fr: "{who} est", en: "{who} is", it: "{who} è" }
    person { fr: "Personne", en: "Person", it: "Persona" }
    bot { fr: "Bot", en: "Bot", it: "Bot" }
    bot_level_of(who) { fr: "Niveau du bot : {who}", en: "Bot level: {who}", it: "Livello del bot: {who}" }
    bot_novice { fr: "Novice", en: "Novice", it: "Principiante" }
    bot_regular { fr: "Habitué", en: "Regular", it: "Abituale" }
    bot_expert { fr: "Expert", en: "Expert", it: "Esperto" }
    bot_novice_line { fr: "Joue à l’instinct et oublie ce qui est à l’abri.", en: "Plays on instinct and forgets what is banked.", it: "Gioca d’istinto e dimentica ciò che è al sicuro." }
    bot_regular_line { fr: "Connaît le jeu, se trompe parfois.", en: "Knows the game, slips now and then.", it: "Conosce il gioco, ogni tanto sbaglia." }
    bot_expert_line { fr: "Retient tout, prévoit, ne triche pas.", en: "Remembers everything, plans ahead, never cheats.", it: "Ricorda tutto, prevede, non bara." }
    add_seat { fr: "Ajouter un siège", en: "Add a seat", it: "Aggiungi un posto" }
    seat_added(who) { fr: "Siège ajouté : {who}.", en: "Seat added: {who}.", it: "Posto aggiunto: {who}." }
    remove_seat(who) { fr: "Retirer {who}", en: "Remove {who}", it: "Togli {who}" }
    seat_removed(who) { fr: "Siège retiré : {who}.", en: "Seat removed: {who}.", it: "Posto tolto: {who}." }
    seat_up(who) { fr: "Faire monter {who}", en: "Move {who} up", it: "Sposta su {who}" }
    seat_down(who) { fr: "Faire descendre {who}", en: "Move {who} down", it: "Sposta giù {who}" }
    seat_moved(who, n) { fr: "{who} est maintenant au siège {n}.", en: "{who} now sits at seat {n}.", it: "{who} ora è al posto {n}." }
    seats_full(n) { fr: "La table est complète : {n} sièges.", en: "The table is full: {n} seats.", it: "Il tavolo è completo: {n} posti." }
    name_taken { fr: "Ce nom est déjà pris à la table.", en: "This name is already taken at the table.", it: "Questo nome è già preso al tavolo." }
    mark_taken(who) { fr: "Cette marque était à {who} : vous les avez échangées.", en: "That mark belonged to {who}: the two were swapped.", it: "Quel simbolo era di {who}: ora sono scambiati." }
    who_starts { fr: "Qui commence", en: "Who starts", it: "Chi inizia" }
    who_starts_line { fr: "La dernière personne à être allée au musée.", en: "Whoever was last in a museum.", it: "Chi è stato più di recente in un museo." }
    at_random { fr: "Au hasard", en: "At random", it: "A caso" }
    open_counts { fr: "Butin à découvert", en: "Open counts", it: "Bottino scoperto" }
    open_counts_line { fr: "Le butin et les alibis de chacun restent visibles. Moins de mémoire, plus de calcul.", en: "Everyone’s loot and alibis stay in sight. Less memory, more calculation.", it: "Il bottino e gli alibi di tutti restano visibili. Meno memoria, più calcolo." }
    confirm_moves { fr: "Confirmer chaque coup", en: "Confirm every move", it: "Conferma ogni mossa" }
    confirm_moves_line { fr: "Choisir, voir l’effet, puis valider. Sans cela, un seul geste suffit.", en: "Choose, see the effect, then confirm. Without it, one tap is enough.", it: "Scegli, guarda l’effetto, poi conferma. Senza, basta un tocco." }
    advanced { fr: "Avancé : graine du hasard", en: "Advanced: random seed", it: "Avanzate: seme del caso" }
    seed { fr: "Graine", en: "Seed", it: "Seme" }
    seed_line { fr: "La même graine et les mêmes coups donnent la même partie. Laissez vide pour une partie nouvelle.", en: "The same seed and the same moves give the same match. Leave it empty for a fresh one.", it: "Lo stesso seme e le stesse mosse danno la stessa partita. Lascia vuoto per una partita nuova." }
    seed_bad { fr: "Une graine s’écrit avec 13 lettres et chiffres au plus, sans accent.", en: "A seed is at most 13 letters and digits, without accents.", it: "Il seme ha al massimo 13 lettere e cifre, senza accenti." }
    start_with(n) { fr: "Commencer à {n}", en: "Start with {n}", it: "Inizia in {n}" }
    two { fr: "deux", en: "two", it: "due" }
    three { fr: "trois", en: "three", it: "tre" }
    four { fr: "quatre", en: "four", it: "quattro" }
    five { fr: "cinq", en: "five", it: "cinque" }
    all_bots_note { fr: "Rien que des bots : vous regardez.", en: "Bots only: you watch.", it: "Solo bot: tu guardi." }
    one_device_note { fr: "Plusieurs personnes, un appareil : un rideau cache les mains entre les tours.", en: "Several people, one device: a curtain hides the hands between turns.", it: "Più persone, un dispositivo: un sipario nasconde le mani tra un turno e l’altro." }
    colour_orange { fr: "orange", en: "orange", it: "arancione" }
    colour_sky { fr: "bleu ciel", en: "sky blue", it: "celeste" }
    colour_lilac { fr: "lilas", en: "lilac", it: "lilla" }
    colour_lime { fr: "vert clair", en: "light green", it: "verde chiaro" }
    colour_yellow { fr: "jaune", en: "yellow", it: "giallo" }
    colour_pink { fr: "rose", en: "pink", it: "rosa" }
    colour_periwinkle { fr: "bleu pervenche", en: "periwinkle", it: "pervinca" }
    mark_key { fr: "clé", en: "key", it: "chiave" }
    mark_mask { fr: "masque", en: "mask", it: "maschera" }
    mark_moon { fr: "lune", en: "moon", it: "luna" }
    mark_torch { fr: "lampe torche", en: "torch", it: "torcia" }
    mark_diamond { fr: "diamant", en: "diamond", it: "diamante" }
    mark_hat { fr: "haut-de-forme", en: "top hat", it: "cilindro" }
    mark_lens { fr: "loupe", en: "magnifier", it: "lente" }

    // curtain
    pass_device_to { fr: "Passez l’appareil à", en: "Pass the device to", it: "Passa il dispositivo a" }
    take_device { fr: "L’appareil attend", en: "The device is waiting for", it: "Il dispositivo aspetta" }
    i_am(who) { fr: "Je suis {who}", en: "I am {who}", it: "Sono {who}" }
    since_last_turn { fr: "Depuis votre dernier tour", en: "Since your last turn", it: "Dal tuo ultimo turno" }
    since_start { fr: "Jusqu’ici", en: "So far", it: "Finora" }
    nothing_happened { fr: "Rien ne s’est passé depuis.", en: "Nothing has happened since.", it: "Da allora non è successo nulla." }
    first_turn_note { fr: "Le raid commence. Personne n’a encore joué.", en: "The raid begins. Nobody has played yet.", it: "Il raid comincia. Nessuno ha ancora giocato." }
    earlier_moves(n) { fr: "et {n} {n|coup|coups} avant cela", en: "and {n} {n|move|moves} before that", it: "e {n} {n|mossa|mosse} prima" }
    curtain_hidden { fr: "La page était cachée : le rideau est tombé.", en: "The page was out of sight: the curtain fell.", it: "La pagina non era in vista: è calato il sipario." }
    curtain_undone { fr: "Un coup a été annulé.", en: "A move was undone.", it: "Una mossa è stata annullata." }
    curtain_look_first(who) { fr: "{who} veut regarder sa main", en: "{who} wants to look at their hand", it: "{who} vuole guardare le sue carte" }
    eyes_away { fr: "Les autres regardent ailleurs.", en: "Everybody else looks away.", it: "Gli altri guardano altrove." }
    hide_my_hand { fr: "Baisser le rideau", en: "Lower the curtain", it: "Cala il sipario" }

    // table, menu, undo, hint
    whose_turn(who) { fr: "C’est à {who} de jouer.", en: "{who} to play.", it: "Tocca a {who}." }
    your_turn { fr: "à vous", en: "your turn", it: "tocca a te" }
    your_turn_named(who) { fr: "À vous, {who}.", en: "Your turn, {who}.", it: "Tocca a te, {who}." }
    choose_card { fr: "Choisissez une carte.", en: "Choose a card.", it: "Scegli una carta." }
    waiting_for(who) { fr: "On attend {who}.", en: "Waiting for {who}.", it: "Si aspetta {who}." }
    thinking(who) { fr: "{who} réfléchit…", en: "{who} is thinking…", it: "{who} sta pensando…" }
    bot_slow(who) { fr: "{who} réfléchit plus longtemps que prévu.", en: "{who} is thinking longer than expected.", it: "{who} ci pensa più del previsto." }
    bot_hurry { fr: "Presser le bot", en: "Hurry the bot", it: "Metti fretta al bot" }
    bot_failed(who) { fr: "{who} rêve devant une toile ; un coup simple est joué à sa place.", en: "{who} is daydreaming before a canvas; a simple move is played instead.", it: "{who} sogna davanti a una tela; si gioca una mossa semplice al suo posto." }
    the_others { fr: "Les autres", en: "The others", it: "Gli altri" }
    the_table { fr: "La table", en: "The table", it: "Il tavolo" }
    in_front_of_you { fr: "Devant vous", en: "In front of you", it: "Davanti a te" }
    in_front_of(who) { fr: "Devant {who}", en: "In front of {who}", it: "Davanti a {who}" }
    your_hand { fr: "Votre main", en: "Your hand", it: "Le tue carte" }
    your_move { fr: "Votre coup", en: "Your move", it: "La tua mossa" }
    possible_moves { fr: "Coups possibles", en: "Possible moves", it: "Mosse possibili" }
    journal { fr: "Journal", en: "Log", it: "Cronaca" }
    journal_empty { fr: "Rien encore : la nuit commence.", en: "Nothing yet: the night is young.", it: "Ancora nulla: la notte è appena iniziata." }
    meanwhile { fr: "Pendant ce temps", en: "Meanwhile", it: "Nel frattempo" }
    recap { fr: "Récapitulatif", en: "Recap", it: "Riepilogo" }
    other_card { fr: "Choisir une autre carte", en: "Choose another card", it: "Scegli un’altra carta" }
    undo { fr: "Annuler le coup", en: "Undo the move", it: "Annulla la mossa" }
    undone(who) { fr: "Coup annulé. À {who} de jouer.", en: "Move undone. {who} to play.", it: "Mossa annullata. Tocca a {who}." }
    undo_nothing { fr: "Il n’y a rien à annuler.", en: "There is nothing to undo.", it: "Non c’è nulla da annullare." }
    undo_learned { fr: "Trop tard pour annuler : une carte a été vue.", en: "Too late to undo: a card has been seen.", it: "Troppo tardi per annullare: una carta è stata vista." }
    undo_passed { fr: "Trop tard pour annuler : l’appareil a changé de mains.", en: "Too late to undo: the device has changed hands.", it: "Troppo tardi per annullare: il dispositivo è passato di mano." }
    undo_answered { fr: "Trop tard pour annuler : quelqu’un a déjà répondu.", en: "Too late to undo: somebody has already answered.", it: "Troppo tardi per annullare: qualcuno ha già risposto." }
    hint { fr: "Conseil", en: "Hint", it: "Consiglio" }
    hint_thinking { fr: "Un instant, le conseil arrive…", en: "One moment, a hint is on its way…", it: "Un attimo, il consiglio arriva…" }
    hint_none { fr: "Pas de conseil cette fois : tous les coups se valent.", en: "No hint this time: all moves are equally good.", it: "Nessun consiglio stavolta: le mosse si equivalgono." }
    hint_not_now { fr: "Les conseils sont pour votre tour.", en: "Hints are for your own turn.", it: "I consigli valgono nel tuo turno." }
    follow_hint { fr: "Suivre le conseil", en: "Follow the hint", it: "Segui il consiglio" }
    leave_table { fr: "Quitter la table", en: "Leave the table", it: "Lascia il tavolo" }
    leave_kept { fr: "La partie est gardée : vous la retrouverez dans le hall.", en: "The match is kept: you will find it in the lobby.", it: "La partita è salvata: la ritrovi nell’atrio." }
    leave_unkept { fr: "Cette partie n’est pas enregistrée. Si vous partez, elle est perdue.", en: "This match is not saved. If you leave, it is lost.", it: "Questa partita non è salvata. Se esci, va persa." }
    leave_anyway { fr: "Quitter quand même", en: "Leave anyway", it: "Esci comunque" }
    stay { fr: "Rester", en: "Stay", it: "Resta" }
    export_match { fr: "Exporter la partie", en: "Export the match", it: "Esporta la partita" }
    full_screen { fr: "Plein écran", en: "Full screen", it: "Schermo intero" }
    fast_forward { fr: "Aller au prochain choix", en: "Skip to the next choice", it: "Vai alla prossima scelta" }
    control_off(what) { fr: "Indisponible : {what}", en: "Not available: {what}", it: "Non disponibile: {what}" }
    are_you_sure { fr: "C’est sans retour. Continuer ?", en: "There is no way back. Go on?", it: "Non si torna indietro. Continuare?" }

    // end and replay
    rematch { fr: "Revanche", en: "Rematch", it: "Rivincita" }
    rematch_line { fr: "La même table, une nouvelle pioche.", en: "The same table, a fresh draw pile.", it: "Lo stesso tavolo, un mazzo nuovo." }
    replay { fr: "Revoir", en: "Replay", it: "Rivedi" }
    other_table { fr: "Changer la table", en: "Change the table", it: "Cambia il tavolo" }
    replay_title(name) { fr: "Revoir : {name}", en: "Replay: {name}", it: "Rivedi: {name}" }
    replay_step(n, total) { fr: "Coup {n} sur {total}", en: "Move {n} of {total}", it: "Mossa {n} di {total}" }
    replay_first { fr: "Au début", en: "To the start", it: "All’inizio" }
    replay_previous { fr: "Coup précédent", en: "Previous move", it: "Mossa precedente" }
    replay_next { fr: "Coup suivant", en: "Next move", it: "Mossa successiva" }
    replay_last { fr: "À la fin", en: "To the end", it: "Alla fine" }
    replay_play { fr: "Lecture", en: "Play", it: "Riproduci" }
    replay_pause { fr: "Pause", en: "Pause", it: "Pausa" }
    replay_scrub { fr: "Avancer dans la partie", en: "Move through the match", it: "Scorri la partita" }
    replay_speed { fr: "Vitesse", en: "Speed", it: "Velocità" }
    seen_by { fr: "Vu par", en: "Seen by", it: "Visto da" }
    seen_all { fr: "Tout voir", en: "See everything", it: "Vedi tutto" }
    seen_table { fr: "La table seule", en: "The table only", it: "Solo il tavolo" }
    play_from_here { fr: "Rejouer à partir d’ici", en: "Play on from here", it: "Gioca da qui" }
    play_from_here_line { fr: "Une nouvelle partie s’ouvre ; celle-ci reste intacte.", en: "A new match opens; this one stays as it is.", it: "Si apre una nuova partita; questa resta intatta." }

    // rules pages
    rules_of(name) { fr: "Règles : {name}", en: "Rules: {name}", it: "Regole: {name}" }
    rules_search { fr: "Chercher dans les règles", en: "Search the rules", it: "Cerca nelle regole" }
    rules_found(n) { fr: "{n} {n|règle trouvée|règles trouvées}", en: "{n} {n|rule|rules} found", it: "{n} {n|regola trovata|regole trovate}" }
    rules_not_found { fr: "Aucune règle ne contient ces mots.", en: "No rule has these words.", it: "Nessuna regola contiene queste parole." }
    rules_clear { fr: "Effacer la recherche", en: "Clear the search", it: "Cancella la ricerca" }
    rules_contents { fr: "Sommaire", en: "Contents", it: "Indice" }
    rules_tips { fr: "Bons conseils", en: "Good advice", it: "Buoni consigli" }
    rules_settled { fr: "Tranché ici", en: "Settled here", it: "Deciso qui" }
    rules_settled_line { fr: "Le livret laisse ce point ouvert : c’est nous qui avons choisi.", en: "The printed rules leave this open: the choice is ours.", it: "Il regolamento lascia aperto questo punto: la scelta è nostra." }
    rules_back_to_game { fr: "Revenir à la partie", en: "Back to the match", it: "Torna alla partita" }
    rules_unchanged { fr: "Votre partie vous attend, rien n’a bougé.", en: "Your match is waiting, nothing has moved.", it: "La partita ti aspetta, nulla si è mosso." }
    rules_link(n) { fr: "Lien vers la règle {n}", en: "Link to rule {n}", it: "Link alla regola {n}" }

    // settings
    settings_screen { fr: "À l’écran", en: "On screen", it: "Sullo schermo" }
    settings_play { fr: "En jeu", en: "In play", it: "In gioco" }
    percent(n) { fr: "{n} %", en: "{n}%", it: "{n}%" }
    language { fr: "Langue", en: "Language", it: "Lingua" }
    theme { fr: "Thème", en: "Theme", it: "Tema" }
    as_device { fr: "Comme l’appareil", en: "Same as the device", it: "Come il dispositivo" }
    theme_night { fr: "Nuit", en: "Night", it: "Notte" }
    theme_day { fr: "Jour", en: "Day", it: "Giorno" }
    theme_contrast { fr: "Contraste élevé", en: "High contrast", it: "Contrasto elevato" }
    text_size { fr: "Taille du texte", en: "Text size", it: "Dimensione del testo" }
    motion { fr: "Animations", en: "Motion", it: "Animazioni" }
    motion_full { fr: "Complètes", en: "Full", it: "Complete" }
    motion_reduced { fr: "Réduites", en: "Reduced", it: "Ridotte" }
    motion_line { fr: "Réduites : rien ne vole, le journal dit tout.", en: "Reduced: nothing flies, the log tells everything.", it: "Ridotte: nulla vola, la cronaca dice tutto." }
    sound { fr: "Sons", en: "Sound", it: "Suoni" }
    sound_line { fr: "Rares et doux.", en: "Few and soft.", it: "Pochi e discreti." }
    bot_pace { fr: "Rythme des bots", en: "Pace of the bots", it: "Ritmo dei bot" }
    pace_slow { fr: "Posé", en: "Slow", it: "Lento" }
    pace_normal { fr: "Normal", en: "Normal", it: "Normale" }
    pace_fast { fr: "Vif", en: "Fast", it: "Rapido" }
    pace_instant { fr: "Immédiat", en: "Instant", it: "Immediato" }
    confirmations { fr: "Confirmations", en: "Confirmations", it: "Conferme" }
    confirmations_line { fr: "Demander avant de jouer. Ce qui est sans retour demande toujours.", en: "Ask before a move. What cannot be taken back always asks.", it: "Chiedi prima di una mossa. Ciò che non si può annullare chiede sempre." }
    storage { fr: "Ce que garde cet appareil", en: "What this device keeps", it: "Che cosa conserva questo dispositivo" }
    storage_matches(n) { fr: "{n} {n|partie|parties}", en: "{n} {n|match|matches}", it: "{n} {n|partita|partite}" }
    storage_size(n) { fr: "{n} Ko", en: "{n} KB", it: "{n} kB" }
    storage_line { fr: "Vos parties, votre dernière table et vos réglages. Rien n’est envoyé, rien n’est suivi.", en: "Your matches, your last table and your settings. Nothing is sent, nothing is tracked.", it: "Le tue partite, il tuo ultimo tavolo e le tue impostazioni. Nulla viene inviato, nulla è tracciato." }
    export_all { fr: "Tout exporter", en: "Export everything", it: "Esporta tutto" }
    erase_all { fr: "Tout effacer", en: "Erase everything", it: "Cancella tutto" }
    erase_ask(n) { fr: "Effacer {n} {n|partie|parties}, la dernière table et les réglages ? C’est sans retour.", en: "Erase {n} {n|match|matches}, the last table and the settings? There is no way back.", it: "Cancellare {n} {n|partita|partite}, l’ultimo tavolo e le impostazioni? Non si torna indietro." }
    erase_yes { fr: "Effacer pour de bon", en: "Erase for good", it: "Cancella per sempre" }
    erase_no { fr: "Tout garder", en: "Keep everything", it: "Tieni tutto" }
    storage_rest { fr: "Table et réglages", en: "Table and settings", it: "Tavolo e impostazioni" }
    exported_all { fr: "Tout est exporté.", en: "Everything is exported.", it: "Tutto esportato." }
    erased { fr: "Tout est effacé.", en: "Everything is erased.", it: "Tutto cancellato." }
    about { fr: "À propos", en: "About", it: "Informazioni" }
    version(n) { fr: "Version {n}", en: "Version {n}", it: "Versione {n}" }
    about_code { fr: "Le programme est libre : MIT ou Apache 2.0, au choix.", en: "The program is free software: MIT or Apache 2.0, as you prefer.", it: "Il programma è libero: MIT o Apache 2.0, a scelta." }
    about_fonts { fr: "Les lettres viennent de Josefin Sans et d’Atkinson Hyperlegible Next, libres aussi, sous la SIL Open Font License 1.1 :", en: "The letters come from Josefin Sans and Atkinson Hyperlegible Next, free too, under the SIL Open Font License 1.1:", it: "Le lettere vengono da Josefin Sans e Atkinson Hyperlegible Next, liberi anche loro, con la SIL Open Font License 1.1:" }

    // storage, import, damaged saves
    storage_full { fr: "L’appareil n’a plus de place. La partie continue en mémoire ; exportez-la avant de fermer.", en: "The device has run out of space. The match goes on in memory; export it before you close.", it: "Il dispositivo non ha più spazio. La partita continua in memoria; esportala prima di chiudere." }
    storage_denied { fr: "Le navigateur refuse d’enregistrer, peut-être en navigation privée. La partie continue en mémoire ; exportez-la avant de fermer.", en: "The browser refuses to save, perhaps in private browsing. The match goes on in memory; export it before you close.", it: "Il browser rifiuta di salvare, forse per via della navigazione privata. La partita continua in memoria; esportala prima di chiudere." }
    storage_failed { fr: "L’enregistrement a échoué. Nous réessaierons au prochain coup.", en: "Saving failed. We will try again after the next move.", it: "Il salvataggio non è riuscito. Riproveremo alla prossima mossa." }
    storage_back { fr: "L’enregistrement fonctionne de nouveau.", en: "Saving works again.", it: "Il salvataggio funziona di nuovo." }
    storage_unreadable { fr: "Les parties gardées ici n’ont pas pu être lues.", en: "The matches kept here could not be read.", it: "Non è stato possibile leggere le partite conservate qui." }
    make_room { fr: "Faire de la place", en: "Make room", it: "Fai spazio" }
    not_saved { fr: "Non enregistrée", en: "Not saved", it: "Non salvata" }
    saved { fr: "Enregistrée", en: "Saved", it: "Salvata" }
    import_refused { fr: "Rien n’a été importé.", en: "Nothing was imported.", it: "Non è stato importato nulla." }
    import_unreadable { fr: "Ce fichier n’a pas pu être lu.", en: "This file could not be read.", it: "Non è stato possibile leggere questo file." }
    import_empty { fr: "Ce fichier est vide.", en: "This file is empty.", it: "Questo file è vuoto." }
    import_too_big(n) { fr: "Ce fichier est trop gros : {n} Ko au plus.", en: "This file is too big: {n} KB at most.", it: "Questo file è troppo grande: al massimo {n} kB." }
    import_already { fr: "Cette partie est déjà ici.", en: "This match is already here.", it: "Questa partita è già qui." }
    /// Damage::TooLong
    damage_too_long { fr: "Ce texte est trop long pour être une partie.", en: "This text is too long to be a match.", it: "Questo testo è troppo lungo per essere una partita." }
    /// Damage::NotJson
    damage_not_json { fr: "Ce texte est illisible, ou il en manque un bout.", en: "This text cannot be read, or a piece of it is missing.", it: "Questo testo è illeggibile, o ne manca un pezzo." }
    /// Damage::NotASave
    damage_not_a_save { fr: "Ce n’est pas une partie de Cambriole.", en: "This is not a Cambriole match.", it: "Questa non è una partita di Cambriole." }
    /// Damage::NewerFormat
    damage_newer { fr: "Cette partie vient d’une version plus récente : mettez Cambriole à jour.", en: "This match comes from a newer version: update Cambriole.", it: "Questa partita viene da una versione più recente: aggiorna Cambriole." }
    /// Damage::OtherGame
    damage_other_game { fr: "C’est une partie d’un autre jeu.", en: "This is a match of another game.", it: "È una partita di un altro gioco." }
    /// Damage::OtherRules
    damage_other_rules { fr: "Les règles ont changé depuis : cette partie ne peut plus se rejouer à l’identique.", en: "The rules have changed since: this match can no longer be replayed as it was.", it: "Da allora le regole sono cambiate: questa partita non si può più rigiocare tale e quale." }
    /// Damage::BadSetup
    damage_bad_setup(n) { fr: "Cette table est contraire à la règle {n}.", en: "This table breaks rule {n}.", it: "Questo tavolo è contrario alla regola {n}." }
    /// Damage::BadChairs, Unplayable::Chairs
    damage_bad_chairs { fr: "Le nombre de sièges ne correspond pas à la partie.", en: "The number of seats does not fit the match.", it: "Il numero di posti non corrisponde alla partita." }
    /// Damage::Checksum
    damage_checksum { fr: "Ce texte a été modifié après son enregistrement.", en: "This text was changed after it was saved.", it: "Questo testo è stato modificato dopo il salvataggio." }
    /// Damage::Stops
    damage_stops(n) { fr: "Seul le début se rejoue : {n} {n|coup|coups}.", en: "Only the beginning can be replayed: {n} {n|move|moves}.", it: "Si può rigiocare solo l’inizio: {n} {n|mossa|mosse}." }
    damaged { fr: "Abîmée", en: "Damaged", it: "Danneggiata" }
    damaged_match { fr: "Partie abîmée", en: "Damaged match", it: "Partita danneggiata" }
    damaged_title(name) { fr: "{name} : partie abîmée", en: "{name}: damaged match", it: "{name}: partita danneggiata" }
    damaged_prefix(n) { fr: "La partie est intacte jusqu’au coup {n}. Vous pouvez reprendre à partir de là.", en: "The match is intact up to move {n}. You can play on from there.", it: "La partita è intatta fino alla mossa {n}. Puoi riprendere da lì." }
    damaged_all { fr: "Rien n’a pu être relu, mais le texte d’origine est gardé.", en: "Nothing could be read back, but the original text is kept.", it: "Non è stato possibile rileggere nulla, ma il testo originale è conservato." }
    damaged_resume { fr: "Reprendre à partir de là", en: "Play on from there", it: "Riprendi da lì" }
    damaged_export { fr: "Exporter le texte d’origine", en: "Export the original text", it: "Esporta il testo originale" }
    damaged_reason(what) { fr: "La raison : {what}", en: "The reason: {what}", it: "Il motivo: {what}" }

    // two tabs, update, offline, faults
    other_tab { fr: "Cette partie est ouverte dans un autre onglet.", en: "This match is open in another tab.", it: "Questa partita è aperta in un’altra scheda." }
    other_tab_take { fr: "La jouer ici", en: "Play it here", it: "Giocala qui" }
    other_tab_taken { fr: "La partie continue dans un autre onglet. Celui-ci ne fait plus que regarder.", en: "The match goes on in another tab. This one only watches now.", it: "La partita continua in un’altra scheda. Questa ora guarda soltanto." }
    other_tab_deleted { fr: "Cette partie a été supprimée dans un autre onglet.", en: "This match was deleted in another tab.", it: "Questa partita è stata eliminata in un’altra scheda." }
    update_ready { fr: "Une nouvelle version est prête.", en: "A new version is ready.", it: "È pronta una nuova versione." }
    update_now { fr: "Mettre à jour", en: "Update", it: "Aggiorna" }
    update_kept { fr: "Vos parties sont gardées.", en: "Your matches are kept.", it: "Le tue partite restano." }
    updated(n) { fr: "Cambriole est à jour : version {n}.", en: "Cambriole is up to date: version {n}.", it: "Cambriole è aggiornato: versione {n}." }
    offline_ready { fr: "Tout est là : vous pouvez jouer sans connexion.", en: "All set: you can play without a connection.", it: "È tutto qui: puoi giocare senza connessione." }
    offline_now { fr: "Sans connexion. Rien ne change : vous pouvez jouer.", en: "No connection. Nothing changes: you can play.", it: "Senza connessione. Non cambia nulla: puoi giocare." }
    offline_not_ready { fr: "Sans connexion, et tout n’est pas encore chargé. Revenez une fois en ligne.", en: "No connection, and not everything is loaded yet. Come back online once.", it: "Senza connessione, e non tutto è stato caricato. Torna online una volta." }
    browser_too_old { fr: "Ce navigateur est trop ancien pour Cambriole. Mettez-le à jour ou essayez-en un autre.", en: "This browser is too old for Cambriole. Update it or try another one.", it: "Questo browser è troppo vecchio per Cambriole. Aggiornalo o provane un altro." }
    load_failed { fr: "Le chargement a échoué. Vérifiez la connexion, puis réessayez.", en: "Loading failed. Check the connection, then try again.", it: "Il caricamento non è riuscito. Controlla la connessione e riprova." }
    fault { fr: "Quelque chose s’est cassé, pas votre partie : elle est gardée.", en: "Something broke, but not your match: it is kept.", it: "Qualcosa si è rotto, ma non la partita: è salvata." }
    fault_reload { fr: "Recharger la page", en: "Reload the page", it: "Ricarica la pagina" }
    not_found { fr: "Cette salle n’existe pas.", en: "This room does not exist.", it: "Questa sala non esiste." }
    match_not_found { fr: "Cette partie n’est pas sur cet appareil.", en: "This match is not on this device.", it: "Questa partita non è su questo dispositivo." }
}
