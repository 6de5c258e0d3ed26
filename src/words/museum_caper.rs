//! What is said at the table of Le Casse du Siècle.

use super::words;

words! {
    page museum_caper;

    // before the match
    who_is_thief { fr: "Qui vole", en: "Who steals", it: "Chi ruba" }
    who_is_thief_line { fr: "Une personne vole, toutes les autres enquêtent.", en: "One player steals, all the others investigate.", it: "Una persona ruba, tutte le altre indagano." }
    length { fr: "Durée", en: "Length", it: "Durata" }
    length_line { fr: "Courte : une nuit, trois tableaux suffisent. Longue : chacun vole une nuit, le plus gros butin gagne.", en: "Short: one night, three paintings are enough. Long: everyone steals for a night, the biggest haul wins.", it: "Breve: una notte, bastano tre quadri. Lunga: ognuno ruba per una notte, vince il bottino più ricco." }
    short { fr: "Courte", en: "Short", it: "Breve" }
    long { fr: "Longue", en: "Long", it: "Lunga" }
    open_locks { fr: "Cadenas ouverts", en: "Open locks", it: "Lucchetti aperti" }
    open_locks_line { fr: "Sur les onze sorties. Plus il y en a, plus la fuite est facile.", en: "Of the eleven exits. The more there are, the easier the escape.", it: "Sulle undici uscite. Più sono, più la fuga è facile." }
    chosen_locks { fr: "Cadenas choisis", en: "Chosen locks", it: "Lucchetti scelti" }
    chosen_locks_line { fr: "Les détectives regardent les cadenas et les répartissent.", en: "The detectives look at the locks and place them.", it: "I detective guardano i lucchetti e li dispongono." }
    seen_first { fr: "D’abord repéré", en: "Seen first", it: "Prima avvistato" }
    seen_first_line { fr: "Aucune sortie avant qu’un détective ait vu le voleur de ses yeux.", en: "No exit before a detective has seen the thief with their own eyes.", it: "Nessuna uscita prima che un detective abbia visto il ladro con i propri occhi." }
    dawn { fr: "L’aube", en: "Dawn", it: "L’alba" }
    dawn_line { fr: "Le dernier déplacement du voleur. Qui est encore là se fait prendre.", en: "The thief’s last move. Whoever is still inside is caught.", it: "L’ultimo spostamento del ladro. Chi è ancora dentro viene preso." }
    dawn_at(n) { fr: "Déplacement {n}", en: "Move {n}", it: "Spostamento {n}" }
    dawn_late { fr: "Très tard", en: "Very late", it: "Molto tardi" }
    whereabouts_option { fr: "Où peut être le voleur ?", en: "Where could they be?", it: "Dove può essere il ladro?" }
    whereabouts_option_line { fr: "Montre aux détectives les cases que les faits permettent.", en: "Shows the detectives the squares that the facts allow.", it: "Mostra ai detective le caselle che i fatti permettono." }
    crowd_note { fr: "Au-delà de quatre, les détectives gagnent plus souvent.", en: "With more than four players, the detectives win more often.", it: "Oltre i quattro giocatori, i detective vincono più spesso." }
    move_number(n) { fr: "Coup {n}", en: "Move {n}", it: "Mossa {n}" }
    night(n, all) { fr: "Nuit {n} sur {all}", en: "Night {n} of {all}", it: "Notte {n} di {all}" }

    // who and what
    thief { fr: "Voleur", en: "Thief", it: "Ladro" }
    detective(name) { fr: "Détective · {name}", en: "Detective · {name}", it: "Detective · {name}" }
    in_square(square) { fr: "en {square}", en: "at {square}", it: "in {square}" }
    camera(n) { fr: "Caméra {n}", en: "Camera {n}", it: "Telecamera {n}" }
    window(square) { fr: "Fenêtre {square}", en: "Window {square}", it: "Finestra {square}" }
    door(square) { fr: "Porte {square}", en: "Door {square}", it: "Porta {square}" }
    red { fr: "Salle rouge", en: "Red gallery", it: "Sala rossa" }
    purple { fr: "Salle violette", en: "Purple gallery", it: "Sala viola" }
    blue { fr: "Salle bleue", en: "Blue gallery", it: "Sala blu" }
    white { fr: "Salle blanche", en: "White gallery", it: "Sala bianca" }
    yellow { fr: "Salle jaune", en: "Yellow gallery", it: "Sala gialla" }
    green { fr: "Salle verte", en: "Green gallery", it: "Sala verde" }
    corridor { fr: "Couloir", en: "Corridor", it: "Corridoio" }
    small_room { fr: "Petite salle", en: "Small room", it: "Saletta" }
    generator { fr: "Salle du générateur", en: "Generator room", it: "Sala del generatore" }
    colour_red { fr: "rouge", en: "red", it: "rosso" }
    colour_purple { fr: "violet", en: "purple", it: "viola" }
    colour_blue { fr: "bleu", en: "blue", it: "blu" }
    colour_white { fr: "blanc", en: "white", it: "bianco" }
    colour_yellow { fr: "jaune", en: "yellow", it: "giallo" }
    colour_green { fr: "vert", en: "green", it: "verde" }
    colour_grey { fr: "gris (couloir ou petite pièce)", en: "grey (corridor or small room)", it: "grigio (corridoio o stanzetta)" }
    has_painting { fr: "un tableau", en: "a painting", it: "un quadro" }
    has_camera(n) { fr: "caméra {n}", en: "camera {n}", it: "telecamera {n}" }
    has_thief { fr: "le voleur", en: "the thief", it: "il ladro" }
    has_window(side) { fr: "fenêtre {side}", en: "window {side}", it: "finestra {side}" }
    has_door(side) { fr: "porte {side}", en: "door {side}", it: "porta {side}" }
    has_open_lock { fr: "cadenas ouvert", en: "lock open", it: "lucchetto aperto" }
    has_closed_lock { fr: "cadenas fermé", en: "lock closed", it: "lucchetto chiuso" }
    has_walls(n, list) { fr: "{n|mur|murs} {list}", en: "{n|wall|walls} {list}", it: "{n|muro|muri} {list}" }
    north { fr: "nord", en: "north", it: "nord" }
    east { fr: "est", en: "east", it: "est" }
    south { fr: "sud", en: "south", it: "sud" }
    west { fr: "ouest", en: "west", it: "ovest" }
    /// Said when a square is chosen: what the enter key does next.
    enter_again(what) { fr: "Entrée encore : {what}.", en: "Enter again: {what}.", it: "Ancora Invio: {what}." }
    has_power { fr: "case du courant", en: "power square", it: "casella della corrente" }
    has_haze { fr: "possible", en: "possible", it: "possibile" }
    squares_of_museum { fr: "Cases du musée", en: "Squares of the museum", it: "Caselle del museo" }
    plan_of_museum { fr: "Plan du musée", en: "Plan of the museum", it: "Pianta del museo" }

    // setting up the museum
    preparation { fr: "Préparation", en: "Setting up", it: "Preparazione" }
    place_paintings { fr: "Accrocher les tableaux", en: "Hang the paintings", it: "Appendi i quadri" }
    place_cameras { fr: "Placer les caméras", en: "Place the cameras", it: "Piazza le telecamere" }
    place_pawns { fr: "Placer les détectives", en: "Place the detectives", it: "Piazza i detective" }
    museum_ready { fr: "Le musée est prêt", en: "The museum is ready", it: "Il museo è pronto" }
    to_place { fr: "À placer", en: "To place", it: "Da piazzare" }
    paintings { fr: "Tableaux", en: "Paintings", it: "Quadri" }
    cameras { fr: "Caméras", en: "Cameras", it: "Telecamere" }
    detectives { fr: "Détectives", en: "Detectives", it: "Detective" }
    sees_squares(n) { fr: "Voit {n} {n|case|cases}", en: "Sees {n} {n|square|squares}", it: "Vede {n} {n|casella|caselle}" }
    straight { fr: "Droite", en: "Straight", it: "Dritta" }
    diagonal { fr: "Diagonale", en: "Diagonal", it: "Diagonale" }
    put_painting(square) { fr: "Accrocher en {square}", en: "Hang at {square}", it: "Appendi in {square}" }
    put_camera(square) { fr: "Poser la caméra en {square}", en: "Put the camera at {square}", it: "Metti la telecamera in {square}" }
    put_pawn(square) { fr: "Poster en {square}", en: "Post at {square}", it: "Apposta in {square}" }
    take_back(square) { fr: "Reprendre en {square}", en: "Take back from {square}", it: "Riprendi da {square}" }
    turn_camera { fr: "Tourner", en: "Turn", it: "Gira" }
    save_time { fr: "Gagner du temps", en: "Save time", it: "Per fare prima" }
    random_museum { fr: "Musée au hasard", en: "Random museum", it: "Museo a caso" }
    our_layouts { fr: "Nos dispositions", en: "Our layouts", it: "Le nostre disposizioni" }
    clear_museum { fr: "Tout reprendre", en: "Clear it all", it: "Togli tutto" }
    keep_layout { fr: "Garder cette disposition", en: "Keep this layout", it: "Conserva questa disposizione" }
    layout_name { fr: "Nom de la disposition", en: "Name of the layout", it: "Nome della disposizione" }
    layout_kept(name) { fr: "« {name} » est gardée.", en: "“{name}” is kept.", it: "«{name}» è conservata." }
    layout_unfinished { fr: "Finissez d’abord de placer les tableaux et les caméras.", en: "First finish placing the paintings and the cameras.", it: "Prima finisci di piazzare quadri e telecamere." }
    layout_of_house(n) { fr: "De la maison, {n}", en: "The house’s, {n}", it: "Della casa, {n}" }
    layout_forget(name) { fr: "Oublier « {name} »", en: "Forget “{name}”", it: "Dimentica «{name}»" }
    layout_use(name) { fr: "Prendre « {name} »", en: "Use “{name}”", it: "Usa «{name}»" }
    confirm_museum { fr: "Valider le musée", en: "Confirm the museum", it: "Conferma il museo" }
    confirm_museum_as(name) { fr: "{name} valide le musée", en: "{name} confirms the museum", it: "{name} conferma il museo" }
    allowed_squares(n) { fr: "Cases permises : {n}", en: "Squares allowed: {n}", it: "Caselle permesse: {n}" }
    prompt_paintings { fr: "Touchez une case : au moins un tableau dans chaque salle.", en: "Tap a square: at least one painting in every gallery.", it: "Tocca una casella: almeno un quadro in ogni sala." }
    prompt_cameras { fr: "Touchez une case : la lumière montre ce que la caméra y verrait.", en: "Tap a square: the light shows what the camera would see.", it: "Tocca una casella: la luce mostra che cosa vedrebbe la telecamera." }
    prompt_pawns { fr: "Touchez une case : un détective y attendra le voleur.", en: "Tap a square: a detective will wait there for the thief.", it: "Tocca una casella: lì un detective aspetterà il ladro." }
    prompt_ready { fr: "Touchez une pièce pour la changer, ou validez.", en: "Tap a piece to change it, or confirm.", it: "Tocca un pezzo per cambiarlo, o conferma." }
    arrange_locks { fr: "Répartir les cadenas", en: "Place the locks", it: "Disponi i lucchetti" }
    locks_line { fr: "Touchez une sortie, puis une autre : elles échangent leurs cadenas.", en: "Tap one exit, then another: they swap their locks.", it: "Tocca un’uscita, poi un’altra: si scambiano i lucchetti." }
    locks_done { fr: "Cadenas en place", en: "Locks in place", it: "Lucchetti a posto" }
    lock_open { fr: "ouvert", en: "open", it: "aperto" }
    lock_closed { fr: "fermé", en: "closed", it: "chiuso" }
    lock_unknown { fr: "inconnu", en: "unknown", it: "ignoto" }
    look_private { fr: "Regarder les cadenas", en: "Look at the locks", it: "Guarda i lucchetti" }
    exits { fr: "Sorties", en: "Exits", it: "Uscite" }
    exits_left { fr: "Sorties encore possibles", en: "Exits still possible", it: "Uscite ancora possibili" }
    thief_away(name, n, moves) { fr: "{name} à {n} pas, {moves} {moves|déplacement|déplacements}", en: "{name} {n} {n|step|steps} away, {moves} {moves|move|moves}", it: "{name} a {n} {n|passo|passi}, {moves} {moves|spostamento|spostamenti}" }

    // the thief
    private_screen { fr: "Écran privé", en: "Private screen", it: "Schermo privato" }
    thief_turn(name, n) { fr: "{name}, coup {n}", en: "{name}, move {n}", it: "{name}, mossa {n}" }
    thief_enter(name) { fr: "{name}, par où entrer ?", en: "{name}, which way in?", it: "{name}, da dove entri?" }
    enter_prompt { fr: "Choisissez une fenêtre ou une porte : son cadenas ne compte pas.", en: "Choose a window or a door: its lock does not count.", it: "Scegli una finestra o una porta: il lucchetto non conta." }
    enter_by(exit) { fr: "Entrer : {exit}", en: "Go in: {exit}", it: "Entra: {exit}" }
    move_prompt { fr: "Touchez jusqu’à trois cases, l’une après l’autre.", en: "Tap up to three squares, one after the other.", it: "Tocca fino a tre caselle, una dopo l’altra." }
    try_here { fr: "Essayer la sortie sur place", en: "Try the exit here", it: "Prova l’uscita qui" }
    try_this(exit) { fr: "Essayer sans bouger : {exit}", en: "Try without a step: {exit}", it: "Prova senza muoverti: {exit}" }
    steps(n) { fr: "{n} pas", en: "{n} {n|step|steps}", it: "{n} {n|passo|passi}" }
    at_square(square) { fr: "En {square}", en: "At {square}", it: "In {square}" }
    one_step_back { fr: "Un pas", en: "One step", it: "Un passo" }
    confirm_move { fr: "Valider le déplacement", en: "Confirm the move", it: "Conferma lo spostamento" }
    confirm_steps(n) { fr: "Valider {n} pas", en: "Confirm {n} {n|step|steps}", it: "Conferma {n} {n|passo|passi}" }
    safe_here { fr: "Aucune caméra et aucun détective ne voit cette case.", en: "No camera and no detective sees this square.", it: "Nessuna telecamera e nessun detective vede questa casella." }
    danger_camera(list) { fr: "Dans l’axe : {list}.", en: "In the line of {list}.", it: "In linea con {list}." }
    danger_eyes(list) { fr: "Sous les yeux de {list}.", en: "In sight of {list}.", it: "Sotto gli occhi di {list}." }
    danger_near(n) { fr: "Un détective à {n} pas.", en: "A detective {n} {n|step|steps} away.", it: "Un detective a {n} {n|passo|passi}." }
    capture_here { fr: "Un détective est là : c’est la capture.", en: "A detective stands there: that is capture.", it: "Lì c’è un detective: è la cattura." }
    deed { fr: "Une fois là", en: "Once there", it: "Una volta lì" }
    deed_nothing { fr: "Ne rien faire", en: "Do nothing", it: "Non fare niente" }
    deed_steal { fr: "Voler le tableau", en: "Steal the painting", it: "Ruba il quadro" }
    deed_destroy { fr: "Détruire la caméra", en: "Destroy the camera", it: "Distruggi la telecamera" }
    deed_cut { fr: "Couper le courant", en: "Cut the power", it: "Taglia la corrente" }
    deed_try { fr: "Essayer la sortie", en: "Try the exit", it: "Prova l’uscita" }
    deed_both { fr: "Détruire et essayer", en: "Destroy and try", it: "Distruggi e prova" }
    order { fr: "Si les détecteurs interrogent", en: "If the detectors ask", it: "Se i sensori chiedono" }
    order_ask { fr: "Me demander", en: "Ask me", it: "Chiedimelo" }
    order_name { fr: "Donner la couleur", en: "Name the colour", it: "Di’ il colore" }
    order_cut { fr: "Débrancher", en: "Unplug", it: "Scollega" }
    order_line { fr: "Évite de passer l’appareil pour la réponse.", en: "Saves passing the device for the answer.", it: "Evita di passare il dispositivo per rispondere." }
    too_little(n) { fr: "Il faut {n} tableaux pour gagner. Sortir quand même ?", en: "It takes {n} paintings to win. Leave all the same?", it: "Servono {n} quadri per vincere. Uscire lo stesso?" }
    leave_empty { fr: "Votre butin est vide. Sortir quand même ?", en: "Your loot is empty. Leave all the same?", it: "Il bottino è vuoto. Uscire lo stesso?" }
    surrender { fr: "Se rendre", en: "Give up", it: "Arrenditi" }
    sure_surrender { fr: "Oui, se rendre", en: "Yes, give up", it: "Sì, mi arrendo" }
    sure_leave { fr: "Sortir quand même", en: "Leave all the same", it: "Esci lo stesso" }
    loot { fr: "Butin", en: "Loot", it: "Bottino" }
    loot_missed { fr: "Manquant", en: "Missing", it: "Mancante" }
    loot_secret { fr: "Secret", en: "Secret", it: "Segreto" }
    loot_line(n) { fr: "Il faut {n} tableaux dehors pour gagner.", en: "It takes {n} paintings outside to win.", it: "Servono {n} quadri fuori per vincere." }
    loot_line_long { fr: "Chaque tableau sorti compte.", en: "Every painting that gets out counts.", it: "Ogni quadro portato fuori conta." }
    loot_pending { fr: "Son absence se verra après ce déplacement.", en: "It will be missed after this move.", it: "La sua assenza si vedrà dopo questo spostamento." }
    sabotage { fr: "Sabotages", en: "Sabotage", it: "Sabotaggi" }
    broken_secret(n) { fr: "Caméra {n} détruite, secret", en: "Camera {n} destroyed, secret", it: "Telecamera {n} distrutta, segreto" }
    power { fr: "Courant", en: "Power", it: "Corrente" }
    power_on { fr: "en marche", en: "on", it: "attiva" }
    power_cut { fr: "coupé, secret", en: "cut, secret", it: "tagliata, segreto" }
    power_dark { fr: "coupé, ils le savent", en: "cut, they know", it: "tagliata, lo sanno" }
    unplug { fr: "Débrancher", en: "Unplug", it: "Scollegare" }
    unplug_left(n) { fr: "encore {n} fois", en: "{n} {n|time|times} left", it: "ancora {n} {n|volta|volte}" }
    what_they_believe { fr: "Ce qu’ils peuvent croire", en: "What they can believe", it: "Che cosa possono credere" }
    show_haze { fr: "Montrer la brume", en: "Show the haze", it: "Mostra la foschia" }
    possible_of(n, all) { fr: "{n} {n|case possible|cases possibles} sur {all}.", en: "{n} possible {n|square|squares} of {all}.", it: "{n} {n|casella possibile|caselle possibili} su {all}." }
    answer_title { fr: "Les détecteurs interrogent", en: "The detectors ask", it: "I sensori chiedono" }
    answer_line(colour) { fr: "Votre case est {colour}.", en: "Your square is {colour}.", it: "La tua casella è {colour}." }
    answer_name(colour) { fr: "Dire « {colour} »", en: "Say “{colour}”", it: "Di’ «{colour}»" }
    answer_cut(n) { fr: "Débrancher (reste {n})", en: "Unplug ({n} left)", it: "Scollega (ne restano {n})" }
    all_stops(n) { fr: "Arrivées possibles : {n}", en: "Possible stops: {n}", it: "Arrivi possibili: {n}" }
    wait_thief { fr: "Le voleur prépare son déplacement.", en: "The thief prepares a move.", it: "Il ladro prepara lo spostamento." }

    // the detectives
    your_turn(name) { fr: "À vous, {name}", en: "Your turn, {name}", it: "Tocca a te, {name}" }
    turn_of(name) { fr: "Tour de {name}", en: "{name}’s turn", it: "Turno di {name}" }
    roll { fr: "Lancer les dés", en: "Roll the dice", it: "Tira i dadi" }
    roll_prompt { fr: "Lancez, puis déplacez-vous et regardez, dans l’ordre que vous voulez.", en: "Roll, then move and look, in any order.", it: "Tira, poi muoviti e guarda, nell’ordine che vuoi." }
    roll_prompt_chase { fr: "Lancez le dé, puis courez après le voleur.", en: "Roll the die, then run after the thief.", it: "Tira il dado, poi insegui il ladro." }
    rolled_number(n) { fr: "{n} pas", en: "{n} {n|step|steps}", it: "{n} {n|passo|passi}" }
    rolled_eye { fr: "un œil", en: "an eye", it: "un occhio" }
    rolled_scan { fr: "une sonde", en: "a scan", it: "una scansione" }
    rolled_detectors { fr: "les détecteurs", en: "the detectors", it: "i sensori" }
    rolled(number, face) { fr: "{number} et {face}", en: "{number} and {face}", it: "{number} e {face}" }
    look_with { fr: "Regarder avec", en: "Look with", it: "Guarda con" }
    my_eyes { fr: "Mes yeux", en: "My eyes", it: "I miei occhi" }
    covers(n, all) { fr: "Couvre {n} des {all} cases possibles.", en: "Covers {n} of the {all} possible squares.", it: "Copre {n} delle {all} caselle possibili." }
    go_to(square) { fr: "Aller en {square}", en: "Go to {square}", it: "Vai in {square}" }
    arrest(square) { fr: "Arrêter en {square}", en: "Arrest at {square}", it: "Arresta in {square}" }
    look { fr: "Regarder", en: "Look", it: "Guarda" }
    look_camera(n) { fr: "Interroger la caméra {n}", en: "Ask camera {n}", it: "Interroga la telecamera {n}" }
    look_scan { fr: "Sonder toutes les caméras", en: "Scan all the cameras", it: "Scansiona tutte le telecamere" }
    look_detectors { fr: "Interroger les détecteurs", en: "Ask the detectors", it: "Interroga i sensori" }
    done { fr: "Finir le tour", en: "End the turn", it: "Finisci il turno" }
    done_anyway { fr: "Finir sans rien faire", en: "End doing nothing", it: "Finisci senza far nulla" }
    walk_prompt { fr: "Touchez une case dans le contour.", en: "Tap a square inside the outline.", it: "Tocca una casella dentro il contorno." }
    where_now(n) { fr: "Où peut-il être ? {n} {n|case|cases}", en: "Where could they be? {n} {n|square|squares}", it: "Dove può essere? {n} {n|casella|caselle}" }
    notes { fr: "Mes notes", en: "My notes", it: "I miei appunti" }
    notes_line { fr: "Touchez des cases pour les marquer.", en: "Tap squares to mark them.", it: "Tocca le caselle per segnarle." }
    notes_on { fr: "Marquer des cases", en: "Mark squares", it: "Segna caselle" }
    noted { fr: "marquée", en: "marked", it: "segnata" }
    known_facts { fr: "Ce que l’on sait", en: "What is known", it: "Che cosa si sa" }
    nothing_known { fr: "Rien encore : la nuit commence.", en: "Nothing yet: the night begins.", it: "Ancora niente: la notte comincia." }
    all_walks(n) { fr: "Déplacements possibles : {n}", en: "Possible moves: {n}", it: "Spostamenti possibili: {n}" }
    chase { fr: "Poursuite", en: "The chase", it: "Inseguimento" }

    // facts and log
    fact_moved_to(square) { fr: "Le voleur va en {square}.", en: "The thief goes to {square}.", it: "Il ladro va in {square}." }
    fact_gone(square) { fr: "Un tableau manque en {square}.", en: "A painting is missing at {square}.", it: "Manca un quadro in {square}." }
    fact_tried(exit) { fr: "{exit} : cadenas fermé, le voleur était là.", en: "{exit}: the lock is closed, the thief was there.", it: "{exit}: lucchetto chiuso, il ladro era lì." }
    fact_opened(exit) { fr: "{exit} : le cadenas est ouvert !", en: "{exit}: the lock is open!", it: "{exit}: il lucchetto è aperto!" }
    fact_rolled(name, dice) { fr: "{name} lance : {dice}.", en: "{name} rolls {dice}.", it: "{name} tira: {dice}." }
    fact_walked(name, square) { fr: "{name} va en {square}.", en: "{name} goes to {square}.", it: "{name} va in {square}." }
    fact_walked_by(name, square, list) { fr: "{name} va en {square} par {list}.", en: "{name} goes to {square} by way of {list}.", it: "{name} va in {square} passando per {list}." }
    fact_restored(name) { fr: "{name} rétablit le courant.", en: "{name} restores the power.", it: "{name} riattiva la corrente." }
    fact_camera_yes(n) { fr: "Caméra {n} : oui.", en: "Camera {n}: yes.", it: "Telecamera {n}: sì." }
    fact_camera_no(n) { fr: "Caméra {n} : non.", en: "Camera {n}: no.", it: "Telecamera {n}: no." }
    fact_camera_dark(n) { fr: "Caméra {n} : le courant est coupé.", en: "Camera {n}: the power is cut.", it: "Telecamera {n}: la corrente è tagliata." }
    fact_camera_gone(n) { fr: "Caméra {n} : détruite.", en: "Camera {n}: destroyed.", it: "Telecamera {n}: distrutta." }
    fact_camera_gone_dark(n) { fr: "Caméra {n} : détruite, et le courant est coupé.", en: "Camera {n}: destroyed, and the power is cut.", it: "Telecamera {n}: distrutta, e la corrente è tagliata." }
    fact_looked_no(name) { fr: "{name} regarde et ne voit personne.", en: "{name} looks and sees nobody.", it: "{name} guarda e non vede nessuno." }
    fact_seen(name, square) { fr: "{name} voit le voleur en {square} !", en: "{name} sees the thief at {square}!", it: "{name} vede il ladro in {square}!" }
    fact_scan_none { fr: "Sonde : aucune caméra ne le voit.", en: "Scan: no camera sees them.", it: "Scansione: nessuna telecamera lo vede." }
    fact_scan(list) { fr: "Sonde : {list}.", en: "Scan: {list}.", it: "Scansione: {list}." }
    fact_scan_gone(list) { fr: "Hors service : {list}.", en: "Out of order: {list}.", it: "Fuori uso: {list}." }
    fact_scan_dark { fr: "Sonde : le courant est coupé.", en: "Scan: the power is cut.", it: "Scansione: la corrente è tagliata." }
    fact_colour(colour) { fr: "Détecteurs : {colour}.", en: "Detectors: {colour}.", it: "Sensori: {colour}." }
    fact_cut_out(n) { fr: "Détecteurs débranchés. Il en reste {n}.", en: "Detectors unplugged. {n} left.", it: "Sensori scollegati. Ne restano {n}." }
    log_cut_out { fr: "Détecteurs débranchés.", en: "Detectors unplugged.", it: "Sensori scollegati." }
    fact_detectors_dark { fr: "Détecteurs : le courant est coupé.", en: "Detectors: the power is cut.", it: "Sensori: la corrente è tagliata." }
    fact_exposed(square) { fr: "L’aube : le voleur est en {square}.", en: "Dawn: the thief is at {square}.", it: "L’alba: il ladro è in {square}." }
    log_museum(name) { fr: "{name} valide le musée.", en: "{name} confirms the museum.", it: "{name} conferma il museo." }
    log_locks { fr: "Les cadenas sont en place.", en: "The locks are in place.", it: "I lucchetti sono a posto." }
    log_entered(name) { fr: "{name} est dans le musée.", en: "{name} is in the museum.", it: "{name} è nel museo." }
    log_asked { fr: "Les détecteurs attendent la réponse du voleur.", en: "The detectors wait for the thief’s answer.", it: "I sensori aspettano la risposta del ladro." }
    log_round(n, name) { fr: "Nuit {n} : {name} vole.", en: "Night {n}: {name} steals.", it: "Notte {n}: {name} ruba." }
    log_escaped(name, n) { fr: "{name} s’échappe avec {n} {n|tableau|tableaux}.", en: "{name} escapes with {n} {n|painting|paintings}.", it: "{name} fugge con {n} {n|quadro|quadri}." }
    log_caught(name, square) { fr: "{name} arrête le voleur en {square}.", en: "{name} arrests the thief at {square}.", it: "{name} arresta il ladro in {square}." }
    log_cornered(square) { fr: "Le voleur est pris au piège en {square}.", en: "The thief is trapped at {square}.", it: "Il ladro è in trappola in {square}." }
    log_dawn(square) { fr: "L’aube surprend le voleur en {square}.", en: "Dawn catches the thief at {square}.", it: "L’alba sorprende il ladro in {square}." }
    log_over(names) { fr: "La partie est finie. Victoire : {names}.", en: "The match is over. Won by {names}.", it: "La partita è finita. Vittoria: {names}." }
    log_museum_won { fr: "La partie est finie. Tous les voleurs sont pris : le musée gagne.", en: "The match is over. Every thief was caught: the museum wins.", it: "La partita è finita. Tutti i ladri sono stati presi: vince il museo." }

    // the end of a round
    end_of_round { fr: "Fin de la nuit", en: "The night is over", it: "Fine della notte" }
    end_escaped(n) { fr: "Évasion avec {n} {n|tableau|tableaux}", en: "Escape with {n} {n|painting|paintings}", it: "Fuga con {n} {n|quadro|quadri}" }
    end_caught { fr: "Le voleur est arrêté", en: "The thief is arrested", it: "Il ladro è arrestato" }
    end_dawn { fr: "Pris à l’aube", en: "Caught at dawn", it: "Preso all’alba" }
    end_by(name, exit) { fr: "{name} s’enfuit. {exit}.", en: "{name} gets away. {exit}.", it: "{name} scappa. {exit}." }
    end_needed(n) { fr: "Il en fallait {n}.", en: "{n} were needed.", it: "Ne servivano {n}." }
    win_thief { fr: "Victoire du voleur", en: "The thief wins", it: "Vince il ladro" }
    win_detectives { fr: "Victoire des détectives", en: "The detectives win", it: "Vincono i detective" }
    win_name(name) { fr: "Victoire de {name}", en: "{name} wins", it: "Vince {name}" }
    win_shared(names) { fr: "Victoire partagée : {names}", en: "Shared victory: {names}", it: "Vittoria condivisa: {names}" }
    win_museum { fr: "Le musée gagne : tous les voleurs sont pris", en: "The museum wins: every thief was caught", it: "Vince il museo: tutti i ladri sono stati presi" }
    move_of(n, all) { fr: "Déplacement {n} sur {all}", en: "Move {n} of {all}", it: "Spostamento {n} di {all}" }
    move_entry { fr: "L’entrée", en: "The way in", it: "L’ingresso" }
    possible_for_them(n) { fr: "{n} {n|case possible|cases possibles} pour eux", en: "{n} possible {n|square|squares} for them", it: "{n} {n|casella possibile|caselle possibili} per loro" }
    in_sight { fr: "à la vue de tous", en: "in plain sight", it: "sotto gli occhi di tutti" }
    story { fr: "Le fil de la nuit", en: "How the night went", it: "Il filo della notte" }
    story_steal(square) { fr: "Vole un tableau en {square}.", en: "Steals a painting at {square}.", it: "Ruba un quadro in {square}." }
    story_destroy(square) { fr: "Détruit la caméra en {square}.", en: "Destroys the camera at {square}.", it: "Distrugge la telecamera in {square}." }
    story_cut { fr: "Coupe le courant.", en: "Cuts the power.", it: "Taglia la corrente." }
    story_try(exit) { fr: "Essaie : {exit}.", en: "Tries: {exit}.", it: "Prova: {exit}." }
    story_enter(exit) { fr: "Entre : {exit}.", en: "Comes in: {exit}.", it: "Entra: {exit}." }
    numbers { fr: "La nuit en chiffres", en: "The night in numbers", it: "La notte in cifre" }
    number_moves { fr: "Déplacements", en: "Moves", it: "Spostamenti" }
    number_steps { fr: "Pas", en: "Steps", it: "Passi" }
    number_fewest { fr: "Cases possibles au minimum", en: "Fewest possible squares", it: "Caselle possibili al minimo" }
    number_seen { fr: "Repéré au déplacement", en: "Seen at move", it: "Avvistato allo spostamento" }
    number_never { fr: "jamais", en: "never", it: "mai" }
    see_all { fr: "Tout voir", en: "See it all", it: "Vedi tutto" }
    see_detectives { fr: "Détectives", en: "Detectives", it: "Detective" }
    replay { fr: "Revoir la nuit", en: "Replay the night", it: "Rivedi la notte" }
    play { fr: "Lire", en: "Play", it: "Riproduci" }
    pause { fr: "Pause", en: "Pause", it: "Pausa" }
    to_start { fr: "Au début", en: "To the start", it: "All’inizio" }
    step_back { fr: "Déplacement précédent", en: "Move before", it: "Spostamento precedente" }
    step_on { fr: "Déplacement suivant", en: "Next move", it: "Spostamento successivo" }
    score { fr: "Score", en: "Score", it: "Punteggio" }
    score_caught { fr: "pris", en: "caught", it: "preso" }
    score_none { fr: "à venir", en: "to come", it: "da giocare" }
    next_night(name) { fr: "Nuit suivante : {name} vole", en: "Next night: {name} steals", it: "Notte seguente: {name} ruba" }
    haul(n) { fr: "{n} {n|tableau|tableaux}", en: "{n} {n|painting|paintings}", it: "{n} {n|quadro|quadri}" }

    // why not
    refuse_players { fr: "Ce casse se joue de 2 à 7.", en: "This caper is for 2 to 7 players.", it: "Questo colpo si gioca da 2 a 7." }
    refuse_setup { fr: "Ce réglage n’existe pas.", en: "There is no such setting.", it: "Questa impostazione non esiste." }
    refuse_not_now { fr: "Ce n’est pas le moment.", en: "This is not the time for it.", it: "Non è il momento." }
    refuse_none_left { fr: "Il n’en reste plus dans la boîte.", en: "None is left in the box.", it: "Nella scatola non ce ne sono più." }
    refuse_not_there { fr: "Il n’y a rien de tel ici.", en: "There is no such thing here.", it: "Qui non c’è niente del genere." }
    refuse_not_a_room { fr: "Un tableau s’accroche dans une salle, pas dans un couloir ni au générateur.", en: "A painting hangs in a gallery, not in a corridor or the generator room.", it: "Un quadro si appende in una sala, non in corridoio né dal generatore." }
    refuse_before_exit { fr: "La case devant une sortie reste libre.", en: "The square before an exit stays free.", it: "La casella davanti a un’uscita resta libera." }
    refuse_doorway { fr: "La case d’un passage reste libre.", en: "The square of a doorway stays free.", it: "La casella di un passaggio resta libera." }
    refuse_power_square { fr: "La case du courant reste libre.", en: "The power square stays free.", it: "La casella della corrente resta libera." }
    refuse_generator { fr: "Aucun détective ne commence dans la salle du générateur.", en: "No detective starts in the generator room.", it: "Nessun detective comincia nella sala del generatore." }
    refuse_taken { fr: "La case est prise.", en: "The square is taken.", it: "La casella è occupata." }
    refuse_empty_gallery { fr: "Il faut au moins un tableau dans chaque salle.", en: "Every gallery needs at least one painting.", it: "Ogni sala deve avere almeno un quadro." }
    refuse_unfinished { fr: "Il reste des pièces à placer.", en: "Some pieces are still to be placed.", it: "Restano pezzi da piazzare." }
    refuse_changed_enough { fr: "Assez de changements : validez, ou prenez un musée au hasard.", en: "That is enough changes: confirm, or take a random museum.", it: "Abbastanza cambiamenti: conferma, o prendi un museo a caso." }
    refuse_locks { fr: "Un cadenas ouvert et un fermé s’échangent.", en: "An open and a closed lock change places.", it: "Si scambiano un lucchetto aperto e uno chiuso." }
    refuse_move { fr: "Un déplacement fait 1 à 3 pas, sans passer deux fois par la même case ; sans un pas, on ne peut qu’essayer la sortie devant soi.", en: "A move is 1 to 3 steps, over no square twice; without a step one can only try the exit one stands before.", it: "Uno spostamento è di 1–3 passi, senza ripassare dalla stessa casella; senza muoversi si può solo provare l’uscita davanti a sé." }
    refuse_onto_detective { fr: "On ne s’arrête sur un détective que faute de mieux.", en: "You stop on a detective only if there is nothing else.", it: "Ci si ferma su un detective solo se non c’è altro." }
    refuse_steal { fr: "Il n’y a rien à voler ici.", en: "There is nothing to steal here.", it: "Qui non c’è niente da rubare." }
    refuse_no_camera { fr: "Aucune caméra en marche ici.", en: "No working camera here.", it: "Qui nessuna telecamera funzionante." }
    refuse_power { fr: "Le courant se coupe sur sa case, une fois.", en: "The power is cut on its square, once.", it: "La corrente si taglia sulla sua casella, una volta." }
    refuse_order { fr: "Il n’y a plus rien à débrancher.", en: "There is nothing left to unplug.", it: "Non c’è più niente da scollegare." }
    refuse_exit { fr: "Pas de sortie à essayer ici.", en: "No exit to try here.", it: "Qui nessuna uscita da provare." }
    refuse_not_seen { fr: "Pas de sortie avant d’avoir été vu.", en: "No exit before being seen.", it: "Nessuna uscita prima di essere visto." }
    refuse_again { fr: "Un déplacement et un regard par tour, après le lancer.", en: "One move and one look a turn, after the roll.", it: "Uno spostamento e uno sguardo per turno, dopo il tiro." }
    refuse_reach { fr: "Hors d’atteinte, ou la case n’est pas libre.", en: "Out of reach, or the square is not free.", it: "Fuori portata, o la casella non è libera." }
    refuse_face { fr: "Le dé ne le permet pas.", en: "The die does not allow it.", it: "Il dado non lo permette." }
    refuse_camera_gone { fr: "Cette caméra n’est plus là.", en: "That camera is no longer there.", it: "Quella telecamera non c’è più." }
    refuse_no_question { fr: "Les détecteurs n’ont rien demandé.", en: "The detectors have not asked.", it: "I sensori non hanno chiesto niente." }
    refuse_over { fr: "La partie est finie.", en: "The match is over.", it: "La partita è finita." }
}
