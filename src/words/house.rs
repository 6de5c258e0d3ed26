//! What the house says on every screen, whatever the game.

use super::words;

words! {
    page house;

    // buttons that every screen shares
    back { fr: "Retour", en: "Back", it: "Indietro" }
    back_to_lobby { fr: "Retour au hall", en: "Back to the lobby", it: "Torna all’atrio" }
    close { fr: "Fermer", en: "Close", it: "Chiudi" }
    cancel { fr: "Annuler", en: "Cancel", it: "Annulla" }
    later { fr: "Plus tard", en: "Later", it: "Più tardi" }
    save_name { fr: "Enregistrer", en: "Save", it: "Salva" }
    delete { fr: "Supprimer", en: "Delete", it: "Elimina" }
    rename { fr: "Renommer", en: "Rename", it: "Rinomina" }
    export { fr: "Exporter", en: "Export", it: "Esporta" }
    import { fr: "Importer une partie", en: "Import a match", it: "Importa una partita" }
    restore { fr: "Rétablir", en: "Restore", it: "Ripristina" }
    restore_named(name) { fr: "Rétablir {name}", en: "Restore {name}", it: "Ripristina {name}" }
    play { fr: "Jouer", en: "Play", it: "Gioca" }
    rules { fr: "Règles", en: "Rules", it: "Regole" }
    settings { fr: "Réglages", en: "Settings", it: "Impostazioni" }
    menu { fr: "Menu", en: "Menu", it: "Menu" }
    more_about(name) { fr: "Renommer, exporter ou supprimer {name}", en: "Rename, export or delete {name}", it: "Rinomina, esporta o elimina {name}" }
    read_rule(n) { fr: "Lire la règle {n}", en: "Read rule {n}", it: "Leggi la regola {n}" }
    try_again { fr: "Réessayer", en: "Try again", it: "Riprova" }
    or { fr: "ou", en: "or", it: "o" }
    and(who, other) { fr: "{who} et {other}", en: "{who} and {other}", it: "{who} e {other}" }

    // lobby
    tagline { fr: "Trois casses au musée", en: "Three heists at the museum", it: "Tre colpi al museo" }
    choose_game { fr: "Choisir un jeu", en: "Choose a game", it: "Scegli un gioco" }
    robbery_pitch { fr: "Raflez les œuvres, gardez un alibi.", en: "Grab the art, keep an alibi.", it: "Arraffa le opere, tieniti un alibi." }
    project_pitch { fr: "1983 : jouez unis pour sauver les œuvres volées.", en: "1983: play as one to save the stolen art.", it: "1983: giocate uniti per salvare le opere rubate." }
    caper_pitch { fr: "Un voleur invisible contre les détectives.", en: "One unseen thief against the detectives.", it: "Un ladro invisibile contro i detective." }
    players_from_to(from, to) { fr: "{from} à {to} joueurs", en: "{from} to {to} players", it: "Da {from} a {to} giocatori" }
    agents_from_to(from, to) { fr: "{from} à {to} agents", en: "{from} to {to} agents", it: "Da {from} a {to} agenti" }
    minutes(n) { fr: "{n} min", en: "{n} min", it: "{n} min" }
    your_matches { fr: "Vos parties", en: "Your matches", it: "Le tue partite" }
    no_match_yet { fr: "Aucune partie en cours. Choisissez une affiche.", en: "No match in progress. Choose a poster.", it: "Nessuna partita in corso. Scegli un manifesto." }
    show_more_matches(n) { fr: "Voir {n} {n|autre partie|autres parties}", en: "Show {n} more {n|match|matches}", it: "Mostra {n} {n|altra partita|altre partite}" }
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
    export_secrets { fr: "Le fichier contient tous les secrets de la partie.", en: "The file holds every secret of the match.", it: "Il file contiene tutti i segreti della partita." }
    exported(name) { fr: "Partie exportée : {name}.", en: "Match exported: {name}.", it: "Partita esportata: {name}." }
    share_or_save { fr: "Partagez la partie, ou enregistrez le fichier ici.", en: "Share the match, or save the file here.", it: "Condividi la partita, o salva qui il file." }
    imported(name) { fr: "Partie importée : {name}.", en: "Match imported: {name}.", it: "Partita importata: {name}." }
    imported_many(n) { fr: "{n} {n|partie importée|parties importées}.", en: "{n} {n|match|matches} imported.", it: "{n} {n|partita importata|partite importate}." }
    importing { fr: "Importation en cours…", en: "Importing…", it: "Importazione in corso…" }
    imported_hall(n) { fr: "Tableau d’honneur : {n} {n|dossier|dossiers}.", en: "Hall of fame: {n} {n|file|files}.", it: "Albo d’onore: {n} {n|fascicolo|fascicoli}." }
    imported_none { fr: "Ce fichier ne contient aucune partie lisible.", en: "This file holds no match that can be read.", it: "Questo file non contiene partite leggibili." }
    imported_in_part(name) { fr: "{name} est là, mais son fichier est abîmé.", en: "{name} is here, but its file is damaged.", it: "{name} è qui, ma il suo file è danneggiato." }
    fine_print { fr: "Œuvre de fans, non officielle. Tout reste sur cet appareil.", en: "Unofficial fan work. Everything stays on this device.", it: "Opera di fan, non ufficiale. Tutto resta su questo dispositivo." }

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
    i_am(who) { fr: "Je suis {who}", en: "I am {who}", it: "Sono {who}" }
    since_last_turn { fr: "Depuis votre dernier tour", en: "Since your last turn", it: "Dal tuo ultimo turno" }
    hide_my_hand { fr: "Baisser le rideau", en: "Lower the curtain", it: "Cala il sipario" }

    // table, menu, undo, hint
    your_turn { fr: "à vous", en: "your turn", it: "tocca a te" }
    your_turn_named(who) { fr: "À vous, {who}.", en: "Your turn, {who}.", it: "Tocca a te, {who}." }
    choose_card { fr: "Choisissez une carte.", en: "Choose a card.", it: "Scegli una carta." }
    thinking(who) { fr: "{who} réfléchit…", en: "{who} is thinking…", it: "{who} sta pensando…" }
    idle(who) { fr: "{who} n’a rien à faire de plus pour l’instant.", en: "{who} has nothing more to do for now.", it: "{who} per ora non ha altro da fare." }
    the_others { fr: "Les autres", en: "The others", it: "Gli altri" }
    in_front_of_you { fr: "Devant vous", en: "In front of you", it: "Davanti a te" }
    in_front_of(who) { fr: "Devant {who}", en: "In front of {who}", it: "Davanti a {who}" }
    your_hand { fr: "Votre main", en: "Your hand", it: "Le tue carte" }
    your_move { fr: "Votre coup", en: "Your move", it: "La tua mossa" }
    possible_moves { fr: "Coups possibles", en: "Possible moves", it: "Mosse possibili" }
    journal { fr: "Journal", en: "Log", it: "Cronaca" }
    journal_empty { fr: "Rien encore : la nuit commence.", en: "Nothing yet: the night is young.", it: "Ancora nulla: la notte è appena iniziata." }
    other_card { fr: "Choisir une autre carte", en: "Choose another card", it: "Scegli un’altra carta" }
    undo { fr: "Annuler le coup", en: "Undo the move", it: "Annulla la mossa" }
    undo_nothing { fr: "Il n’y a rien à annuler.", en: "There is nothing to undo.", it: "Non c’è nulla da annullare." }
    undo_passed { fr: "Trop tard pour annuler : l’appareil a changé de mains.", en: "Too late to undo: the device has changed hands.", it: "Troppo tardi per annullare: il dispositivo è passato di mano." }
    undo_learned { fr: "Trop tard pour annuler : quelque chose a été révélé.", en: "Too late to undo: something was revealed.", it: "Troppo tardi per annullare: qualcosa è stato svelato." }
    turn_table { fr: "Tourner la table", en: "Turn the table", it: "Gira il tavolo" }
    turn_table_to(who) { fr: "Tourner la table vers {who}", en: "Turn the table to {who}", it: "Gira il tavolo verso {who}" }
    turn_table_line { fr: "Pour un appareil posé à plat entre vous.", en: "For a device that lies flat between you.", it: "Per un dispositivo appoggiato in mezzo a voi." }
    turn_table_sides { fr: "Vers qui est assis là, si l’appareil est posé à plat.", en: "To whoever sits there, if the device lies flat.", it: "Verso chi siede lì, se il dispositivo è appoggiato in piano." }
    side_left { fr: "À gauche", en: "Left", it: "A sinistra" }
    side_far { fr: "En face", en: "Across", it: "Di fronte" }
    side_right { fr: "À droite", en: "Right", it: "A destra" }
    turn_table_follow { fr: "Toujours vers qui joue", en: "Always to whoever plays", it: "Sempre verso chi gioca" }
    leave_table { fr: "Quitter la table", en: "Leave the table", it: "Lascia il tavolo" }
    leave_kept { fr: "La partie est gardée : vous la retrouverez dans le hall.", en: "The match is kept: you will find it in the lobby.", it: "La partita è salvata: la ritrovi nell’atrio." }
    leave_unsaved { fr: "La partie n’est qu’en mémoire : elle reste tant que la page est ouverte.", en: "The match is in memory only: it stays for as long as the page is open.", it: "La partita è solo in memoria: resta finché la pagina è aperta." }
    export_match { fr: "Exporter la partie", en: "Export the match", it: "Esporta la partita" }

    // end and replay
    rematch { fr: "Revanche", en: "Rematch", it: "Rivincita" }
    other_table { fr: "Changer la table", en: "Change the table", it: "Cambia il tavolo" }

    // rules pages
    rules_of(name) { fr: "Règles : {name}", en: "Rules: {name}", it: "Regole: {name}" }
    rules_search { fr: "Chercher dans les règles", en: "Search the rules", it: "Cerca nelle regole" }
    rules_found(n) { fr: "{n} {n|règle trouvée|règles trouvées}", en: "{n} {n|rule|rules} found", it: "{n} {n|regola trovata|regole trovate}" }
    rules_not_found { fr: "Aucune règle ne contient ces mots.", en: "No rule has these words.", it: "Nessuna regola contiene queste parole." }
    rules_clear { fr: "Effacer la recherche", en: "Clear the search", it: "Cancella la ricerca" }
    rules_contents { fr: "Sommaire", en: "Contents", it: "Indice" }
    rules_waiting { fr: "On va chercher les règles…", en: "Fetching the rules…", it: "Un attimo, arrivano le regole…" }
    rules_missing { fr: "Impossible de lire les règles pour le moment. Vérifiez la connexion, puis réessayez.", en: "The rules cannot be read at the moment. Check the connection, then try again.", it: "Al momento non è possibile leggere le regole. Controlla la connessione e riprova." }
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
    settings_device { fr: "Cet appareil", en: "This device", it: "Questo dispositivo" }
    sound_offer { fr: "Jouer avec les sons ?", en: "Play with sound?", it: "Giocare con i suoni?" }
    sound_yes { fr: "Avec", en: "Sound on", it: "Con i suoni" }
    sound_no { fr: "Sans", en: "No sound", it: "Senza" }
    buzz { fr: "Vibration", en: "Buzz", it: "Vibrazione" }
    buzz_line { fr: "Brève, quand c’est à vous après les bots.", en: "A short one, when it is your turn after the bots.", it: "Breve, quando tocca a te dopo i bot." }
    full_screen { fr: "Plein écran", en: "Full screen", it: "Schermo intero" }
    full_screen_line { fr: "Sans les barres du navigateur.", en: "Without the browser’s bars.", it: "Senza le barre del browser." }
    full_screen_leave { fr: "Quitter le plein écran", en: "Leave full screen", it: "Esci da schermo intero" }
    stays_awake { fr: "L’écran reste allumé tant qu’une partie est en cours.", en: "The screen stays awake while a match is on.", it: "Lo schermo resta acceso finché c’è una partita in corso." }
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
    storage_line { fr: "Vos parties, votre tableau d’honneur, votre dernière table et vos réglages. Rien n’est envoyé, rien n’est suivi.", en: "Your matches, your hall of fame, your last table and your settings. Nothing is sent, nothing is tracked.", it: "Le tue partite, il tuo albo d’onore, il tuo ultimo tavolo e le tue impostazioni. Nulla viene inviato, nulla è tracciato." }
    storage_secrets { fr: "Chaque partie gardée ou exportée contient tous ses secrets, cartes et cachettes comprises : ne la montrez qu’à qui peut tout savoir.", en: "Every saved or exported match holds all its secrets, hands and hiding places included: show it only to those who may know everything.", it: "Ogni partita salvata o esportata contiene tutti i suoi segreti, carte e nascondigli compresi: mostrala solo a chi può sapere tutto." }
    kept_twice { fr: "Tout est gardé deux fois dans ce navigateur : dans le stockage local et dans une base de données.", en: "Everything is kept twice in this browser: in local storage and in a database.", it: "Tutto è salvato due volte in questo browser: nella memoria locale e in un database." }
    kept_once { fr: "Tout est gardé dans ce navigateur, une seule fois.", en: "Everything is kept in this browser, once only.", it: "Tutto è salvato in questo browser, una volta sola." }
    room(used, offered) { fr: "{used} Mo utilisés sur {offered} Mo que le navigateur offre à ce site.", en: "{used} MB used of the {offered} MB that the browser offers this site.", it: "{used} MB usati dei {offered} MB che il browser offre a questo sito." }
    promise_given { fr: "Le navigateur a promis de ne rien effacer de lui-même.", en: "The browser has promised not to erase anything by itself.", it: "Il browser ha promesso di non cancellare nulla da solo." }
    promise_none { fr: "Le navigateur n’a rien promis : s’il manque de place, il peut effacer ces données.", en: "The browser has promised nothing: if it runs out of space it may erase this data.", it: "Il browser non ha promesso nulla: se manca spazio, può cancellare questi dati." }
    promise_ask { fr: "Demander au navigateur de tout garder", en: "Ask the browser to keep everything", it: "Chiedi al browser di conservare tutto" }
    promise_refused { fr: "Le navigateur ne promet rien pour l’instant. Il le fait plus volontiers pour une page installée ou souvent ouverte.", en: "The browser makes no promise for now. It is more willing for a page that is installed or opened often.", it: "Per ora il browser non promette nulla. Lo fa più volentieri per una pagina installata o aperta spesso." }
    safari_forgets { fr: "Safari oublie les parties d’une page que l’on n’ouvre pas pendant sept jours, sauf si elle est sur l’écran d’accueil. Pour l’y mettre : Partager, puis « Sur l’écran d’accueil » (sur Mac, « Ajouter au Dock »).", en: "Safari forgets the matches of a page that is not opened for seven days, unless it is on the home screen. To put it there: Share, then “Add to Home Screen” (on a Mac, “Add to Dock”).", it: "Safari dimentica le partite di una pagina che non si apre per sette giorni, a meno che non sia nella schermata Home. Per aggiungerla: Condividi, poi «Aggiungi alla schermata Home» (su Mac, «Aggiungi al Dock»)." }
    understood { fr: "Compris", en: "Got it", it: "Capito" }
    backup_due { fr: "Vos parties ne sont que sur cet appareil. Une copie dans un fichier les met à l’abri.", en: "Your matches are on this device only. A copy in a file keeps them safe.", it: "Le tue partite sono solo su questo dispositivo. Una copia in un file le mette al sicuro." }
    export_all { fr: "Tout exporter", en: "Export everything", it: "Esporta tutto" }
    erase_all { fr: "Tout effacer", en: "Erase everything", it: "Cancella tutto" }
    erase_ask(n) { fr: "Effacer {n} {n|partie|parties}, le tableau d’honneur, la dernière table et les réglages ? C’est sans retour.", en: "Erase {n} {n|match|matches}, the hall of fame, the last table and the settings? There is no way back.", it: "Cancellare {n} {n|partita|partite}, l’albo d’onore, l’ultimo tavolo e le impostazioni? Non si torna indietro." }
    erase_yes { fr: "Effacer pour de bon", en: "Erase for good", it: "Cancella per sempre" }
    erase_no { fr: "Tout garder", en: "Keep everything", it: "Tieni tutto" }
    storage_rest { fr: "Tableau d’honneur, table et réglages", en: "Hall of fame, table and settings", it: "Albo d’onore, tavolo e impostazioni" }
    exported_all { fr: "Tout est exporté.", en: "Everything is exported.", it: "Tutto esportato." }
    erased { fr: "Tout est effacé.", en: "Everything is erased.", it: "Tutto cancellato." }
    about { fr: "À propos", en: "About", it: "Informazioni" }
    version(n) { fr: "Version {n}", en: "Version {n}", it: "Versione {n}" }
    about_games { fr: "Œuvre de fans, non officielle. Les jeux, et celles et ceux à qui on les doit :", en: "Unofficial fan work. The games, and whom we owe them to:", it: "Opera di fan, non ufficiale. I giochi, e a chi li dobbiamo:" }
    about_owners { fr: "Les noms et les marques appartiennent à leurs propriétaires. Les textes et les dessins sont les nôtres : aucun des leurs n’est repris.", en: "Names and trademarks belong to their owners. The words and drawings are our own: none of theirs is used.", it: "Nomi e marchi appartengono ai loro proprietari. I testi e i disegni sono nostri: dei loro non ne usiamo nessuno." }
    about_code { fr: "Le programme est libre, sous licence MIT.", en: "The program is free software under the MIT licence.", it: "Il programma è libero, con licenza MIT." }
    libraries { fr: "Les bibliothèques qu’il contient", en: "The libraries in it", it: "Le librerie che contiene" }
    library { fr: "Bibliothèque", en: "Library", it: "Libreria" }
    library_version { fr: "Version", en: "Version", it: "Versione" }
    library_licence { fr: "Licence", en: "Licence", it: "Licenza" }
    about_fonts { fr: "Les lettres sont libres aussi, sous la SIL Open Font License 1.1 :", en: "The letters are free too, under the SIL Open Font License 1.1:", it: "Anche i caratteri sono liberi, con la SIL Open Font License 1.1:" }
    install { fr: "Comme application", en: "As an app", it: "Come app" }
    install_line { fr: "Avec sa propre icône, en plein écran et sans réseau.", en: "With an icon of its own, full screen and without a network.", it: "Con un’icona tutta sua, a schermo intero e senza rete." }
    install_now { fr: "Installer Cambriole", en: "Install Cambriole", it: "Installa Cambriole" }

    // storage, import, damaged saves
    storage_full { fr: "L’appareil n’a plus de place : ce que vous jouez maintenant n’est qu’en mémoire. Exportez-le avant de fermer la page.", en: "The device has run out of space: what you play now is in memory only. Export it before you close the page.", it: "Il dispositivo non ha più spazio: quello che giochi ora è solo in memoria. Esportalo prima di chiudere la pagina." }
    storage_denied { fr: "Le navigateur refuse d’enregistrer, peut-être en navigation privée : ce que vous jouez n’est qu’en mémoire. Exportez-le avant de fermer la page.", en: "The browser refuses to save, perhaps in private browsing: what you play is in memory only. Export it before you close the page.", it: "Il browser rifiuta di salvare, forse per via della navigazione privata: quello che giochi è solo in memoria. Esportalo prima di chiudere la pagina." }
    storage_alone { fr: "La seconde copie de vos parties ne répond pas. Tout est gardé, mais si le navigateur s’arrête d’un coup, la dernière minute peut manquer.", en: "The second copy of your matches does not answer. Everything is kept, but if the browser stops all at once, the last minute may be missing.", it: "La seconda copia delle tue partite non risponde. Tutto è salvato, ma se il browser si chiude di colpo può mancare l’ultimo minuto." }
    kept_both(n) { fr: "{n} {n|partie avait deux suites|parties avaient deux suites} différentes : les deux sont gardées.", en: "{n} {n|match|matches} had gone on in two different ways: both are kept.", it: "{n} {n|partita era proseguita|partite erano proseguite} in due modi diversi: restano entrambi." }
    storage_unwritable { fr: "La partie n’a pas pu être écrite. Elle continue en mémoire, et son état d’avant reste enregistré.", en: "The match could not be written down. It goes on in memory, and its earlier state stays saved.", it: "La partita non può essere scritta. Continua in memoria, e il suo stato precedente resta salvato." }
    import_refused { fr: "Rien n’a été importé.", en: "Nothing was imported.", it: "Non è stato importato nulla." }
    import_unreadable { fr: "Ce fichier n’a pas pu être lu.", en: "This file could not be read.", it: "Non è stato possibile leggere questo file." }
    import_empty { fr: "Ce fichier est vide.", en: "This file is empty.", it: "Questo file è vuoto." }
    import_too_big(n) { fr: "Ce fichier est trop gros : {n} Ko au plus.", en: "This file is too big: {n} KB at most.", it: "Questo file è troppo grande: al massimo {n} kB." }
    import_already { fr: "Cette partie est déjà ici.", en: "This match is already here.", it: "Questa partita è già qui." }
    /// `Damage::TooLong`
    damage_too_long { fr: "Ce texte est trop long pour être une partie.", en: "This text is too long to be a match.", it: "Questo testo è troppo lungo per essere una partita." }
    /// `Damage::NotJson`
    damage_not_json { fr: "Ce texte est illisible, ou il en manque un bout.", en: "This text cannot be read, or a piece of it is missing.", it: "Questo testo è illeggibile, o ne manca un pezzo." }
    /// `Damage::NotASave`
    damage_not_a_save { fr: "Ce n’est pas une partie de Cambriole.", en: "This is not a Cambriole match.", it: "Questa non è una partita di Cambriole." }
    /// `Damage::NewerFormat`
    damage_newer { fr: "Cette partie vient d’une version plus récente : mettez Cambriole à jour.", en: "This match comes from a newer version: update Cambriole.", it: "Questa partita viene da una versione più recente: aggiorna Cambriole." }
    /// `Damage::OtherGame`
    damage_other_game { fr: "C’est une partie d’un autre jeu.", en: "This is a match of another game.", it: "È una partita di un altro gioco." }
    /// `Damage::OtherRules`
    damage_other_rules { fr: "Cette partie a été jouée avec une édition antérieure des règles. Elles ont changé depuis : la partie ne peut pas continuer, mais son texte est gardé et peut être exporté.", en: "This match was played by an earlier edition of the rules. They have changed since: it cannot go on, but its text is kept and can be exported.", it: "Questa partita è stata giocata con un’edizione precedente delle regole. Da allora sono cambiate: la partita non può continuare, ma il suo testo è conservato e si può esportare." }
    /// `Damage::BadSetup`
    damage_bad_setup(n) { fr: "Cette table est contraire à la règle {n}.", en: "This table breaks rule {n}.", it: "Questo tavolo è contrario alla regola {n}." }
    /// `Damage::BadChairs`
    damage_bad_chairs { fr: "Le nombre de sièges ne correspond pas à la partie.", en: "The number of seats does not fit the match.", it: "Il numero di posti non corrisponde alla partita." }
    /// `Damage::Checksum`
    damage_checksum { fr: "Ce texte a été modifié après son enregistrement.", en: "This text was changed after it was saved.", it: "Questo testo è stato modificato dopo il salvataggio." }
    /// `Damage::Stops`
    damage_stops(n) { fr: "Seul le début se rejoue : {n} {n|coup|coups}.", en: "Only the beginning can be replayed: {n} {n|move|moves}.", it: "Si può rigiocare solo l’inizio: {n} {n|mossa|mosse}." }
    damaged { fr: "Abîmée", en: "Damaged", it: "Danneggiata" }
    damaged_match { fr: "Partie abîmée", en: "Damaged match", it: "Partita danneggiata" }
    damaged_export { fr: "Exporter le texte d’origine", en: "Export the original text", it: "Esporta il testo originale" }

    // two tabs, update, offline, faults
    other_tab { fr: "Cette partie est ouverte dans un autre onglet.", en: "This match is open in another tab.", it: "Questa partita è aperta in un’altra scheda." }
    other_tab_take { fr: "La jouer ici", en: "Play it here", it: "Giocala qui" }
    other_tab_taken { fr: "La partie continue dans un autre onglet. Celui-ci ne fait plus que regarder.", en: "The match goes on in another tab. This one only watches now.", it: "La partita continua in un’altra scheda. Questa ora guarda soltanto." }
    update_ready { fr: "Une nouvelle version est prête.", en: "A new version is ready.", it: "È pronta una nuova versione." }
    update_now { fr: "Mettre à jour", en: "Update", it: "Aggiorna" }
    update_kept { fr: "Vos parties sont gardées.", en: "Your matches are kept.", it: "Le tue partite restano." }
    match_not_found { fr: "Cette partie n’est pas sur cet appareil.", en: "This match is not on this device.", it: "Questa partita non è su questo dispositivo." }
}
