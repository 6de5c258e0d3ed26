//! The rules page of Art Robbery: every numbered rule, in our own words.

use super::Sentence;

macro_rules! say {
    ($key:literal { fr: $fr:literal, en: $en:literal, it: $it:literal $(,)? }) => {
        Sentence { key: $key, fr: $fr, en: $en, it: $it }
    };
}

/// A chapter of the page, in reading order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Section {
    pub title: Sentence,
    pub rules: &'static [Rule],
}

/// One numbered rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rule {
    /// Its number as the tests and the refusals name it, such as `AR-7`.
    pub id: &'static str,
    /// The small drawing below its words.
    pub drawing: Option<Drawing>,
    pub title: Sentence,
    pub text: Sentence,
    /// Whether it is our own ruling, or part of it is.
    pub settled: bool,
    /// What exactly was settled and why, or a remark on the printed rules.
    pub note: Option<Sentence>,
}

/// What the page draws below a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Drawing {
    Centre,
    Deck,
    Take,
    Steal,
    Boss,
    Dog,
    Thief,
    Keep,
    Alibis,
    Count,
}

impl Drawing {
    /// What it shows.
    pub const fn caption(self) -> Sentence {
        match self {
            Self::Centre => say!("ar_draw_centre" {
                fr: "Le centre quand le raid 1 commence.",
                en: "The centre as raid 1 begins.",
                it: "Il centro quando comincia il raid 1.",
            }),
            Self::Deck => say!("ar_draw_deck" {
                fr: "Les 9 sortes de cartes, et combien il y en a.",
                en: "The 9 kinds of cards, and how many there are.",
                it: "I 9 tipi di carte, e quante ce ne sono.",
            }),
            Self::Take => say!("ar_draw_take" {
                fr: "Un 4 prend le 4 du centre.",
                en: "A 4 takes the 4 from the centre.",
                it: "Un 4 prende il 4 dal centro.",
            }),
            Self::Steal => say!("ar_draw_steal" {
                fr: "Plus aucun 4 au centre : celui de quelqu’un vient chez vous.",
                en: "No 4 in the centre: somebody’s 4 comes to you.",
                it: "Niente 4 al centro: quello di qualcuno passa a te.",
            }),
            Self::Boss => say!("ar_draw_boss" {
                fr: "La carte Boss prend le jeton Boss.",
                en: "The Boss card takes the Boss token.",
                it: "La carta Boss prende la tessera Boss.",
            }),
            Self::Dog => say!("ar_draw_dog" {
                fr: "On veut votre 3 : cédez le 3, ou donnez le chien.",
                en: "Somebody wants your 3: hand over the 3, or give the dog.",
                it: "Vogliono il tuo 3: cedi il 3, oppure dai il cane.",
            }),
            Self::Thief => say!("ar_draw_thief" {
                fr: "Un seul de ces jetons, celui que vous voulez.",
                en: "One of these tokens, whichever you want.",
                it: "Una sola di queste tessere, quella che vuoi.",
            }),
            Self::Keep => say!("ar_draw_keep" {
                fr: "Avec un 4 du même raid, le Boss reste.",
                en: "With a 4 of the same raid, the Boss stays.",
                it: "Con un 4 dello stesso raid, il Boss resta.",
            }),
            Self::Alibis => say!("ar_draw_alibis" {
                fr: "Les jetons qui portent des alibis, raid par raid",
                en: "The tokens with alibis, raid by raid",
                it: "Le tessere con alibi, raid per raid",
            }),
            Self::Count => say!("ar_draw_count" {
                fr: "Un exemple de compte.",
                en: "An example of a count.",
                it: "Un esempio di conteggio.",
            }),
        }
    }
}

/// The rule with this number.
pub fn find(id: &str) -> Option<&'static Rule> {
    rules().find(|rule| rule.id == id)
}

/// Every rule in reading order.
pub fn rules() -> impl Iterator<Item = &'static Rule> {
    SECTIONS.iter().flat_map(|section| section.rules)
}

/// Every sentence of the page.
pub fn sentences() -> impl Iterator<Item = Sentence> {
    let titles = SECTIONS.iter().map(|section| section.title);
    let rules = rules()
        .flat_map(|rule| [Some(rule.title), Some(rule.text), rule.note, rule.drawing.map(Drawing::caption)]);
    [AIM, CREDIT].into_iter().chain(TIPS.iter().copied()).chain(titles).chain(rules.flatten())
}

/// What the game is about.
pub const AIM: Sentence = say!("ar_aim" {
    fr: "Une bande de voleurs, 4 salles de musée et jamais assez de butin pour tout le monde. À chaque raid, vous raflez des jetons au centre et vous en chipez aux autres, jusqu’à ce que le centre soit vide. Le plus gros butin l’emporte, mais la police arrête qui a le moins d’alibis. Il vous faut donc de la valeur, et de quoi vous disculper.",
    en: "A gang of thieves, 4 museum rooms and never enough loot to go round. In each raid you grab tokens from the centre and snatch some from the others, until the centre is bare. The richest loot wins, but the police arrest whoever has the fewest alibis. So you need value, and something to clear your name.",
    it: "Una banda di ladri, 4 sale di museo e mai abbastanza bottino per tutti. In ogni raid arraffi tessere dal centro e ne soffi agli altri, finché il centro non resta vuoto. Vince il bottino più ricco, ma la polizia arresta chi ha meno alibi. Ti servono quindi valore e qualcosa per discolparti.",
});

/// Advice for a first evening.
pub const TIPS: &[Sentence] = &[
    say!("ar_tip_1" {
        fr: "Un beau jeton pris trop tôt fait le tour de la table. Gardez en main de quoi le reprendre.",
        en: "A fine token taken too early travels round the table. Keep a card in hand to take it back.",
        it: "Una bella tessera presa troppo presto fa il giro del tavolo. Tieni in mano una carta per riprenderla.",
    }),
    say!("ar_tip_2" {
        fr: "Surveillez les alibis des autres. Inutile d’en avoir beaucoup : il suffit de ne pas finir en dernier, même à égalité.",
        en: "Keep an eye on the others’ alibis. You do not need many: just never come last, not even tied.",
        it: "Tieni d’occhio gli alibi degli altri. Non ne servono molti: basta non arrivare ultimi, nemmeno a pari merito.",
    }),
    say!("ar_tip_3" {
        fr: "Quand le centre se vide, demandez-vous à qui profite la fin du raid. Une carte sans effet fait gagner du temps.",
        en: "When the centre runs low, ask who gains if the raid ends. A card without effect buys time.",
        it: "Quando il centro si svuota, chiediti a chi conviene che il raid finisca. Una carta senza effetto fa guadagnare tempo.",
    }),
    say!("ar_tip_4" {
        fr: "Le chien a deux usages : il sauve un jeton, ou il vous fait commencer le raid suivant.",
        en: "The dog has two uses: it saves a token, or it lets you start the next raid.",
        it: "Il cane ha due usi: salva una tessera, oppure ti fa iniziare il raid successivo.",
    }),
    say!("ar_tip_5" {
        fr: "Pas de Boss sans garde du corps : prenez aussi un 4 ou un 5, et veillez dessus.",
        en: "No Boss without a bodyguard: take a 4 or a 5 as well, and watch over it.",
        it: "Niente Boss senza guardia del corpo: prendi anche un 4 o un 5 e non perderlo di vista.",
    }),
];

/// Whose game it is.
pub const CREDIT: Sentence = say!("ar_credit" {
    fr: "Œuvre de fans, non officielle. Art Robbery est un jeu conçu par Reiner Knizia, illustré par Petra Eriksson et édité par Helvetiq. Les noms et les marques appartiennent à leurs propriétaires. Les textes et les dessins de cette page sont les nôtres : aucun des leurs n’y est repris.",
    en: "Unofficial fan work. Art Robbery is a game designed by Reiner Knizia, illustrated by Petra Eriksson and published by Helvetiq. Names and trademarks belong to their owners. The words and drawings of this page are our own: none of theirs is used.",
    it: "Opera di fan, non ufficiale. Art Robbery è un gioco ideato da Reiner Knizia, illustrato da Petra Eriksson e pubblicato da Helvetiq. Nomi e marchi appartengono ai loro proprietari. I testi e i disegni di questa pagina sono nostri: dei loro non ne usiamo nessuno.",
});

pub const SECTIONS: &[Section] = &[
    Section {
        title: say!("ar_setup" { fr: "La mise en place", en: "Setting up", it: "La preparazione" }),
        rules: &[
            Rule {
                id: "AR-1",
                drawing: None,
                title: say!("ar_1_title" { fr: "Combien à table", en: "How many can play", it: "In quanti si gioca" }),
                text: say!("ar_1_text" {
                    fr: "On joue de 2 à 5, personnes et bots confondus. À un autre nombre, la partie ne peut pas commencer.",
                    en: "The game is for 2 to 5 players, people and bots together. With any other number it cannot begin.",
                    it: "Si gioca da 2 a 5, contando persone e bot. Con un altro numero la partita non può iniziare.",
                }),
                settled: false,
                note: None,
            },
            Rule {
                id: "AR-2",
                drawing: Some(Drawing::Centre),
                title: say!("ar_2_title" { fr: "Cartes et jetons", en: "Cards and tokens", it: "Carte e tessere" }),
                text: say!("ar_2_text" {
                    fr: "Les 55 cartes sont mélangées : chaque main en reçoit 5, les autres forment la pioche. Au centre, face visible, se trouvent les 9 jetons Butin du raid 1, les Esquisses : 0, 1, 2, 3, 3, 3, 4, 5 et le Boss. Le Chien de garde attend avec eux.",
                    en: "The 55 cards are shuffled: every hand gets 5, the others form the draw pile. In the centre, face up, lie the 9 loot tokens of raid 1, the Sketches: 0, 1, 2, 3, 3, 3, 4, 5 and the Boss. The Guard Dog waits with them.",
                    it: "Le 55 carte vengono mescolate: ogni mano ne riceve 5, le altre formano il mazzo di pesca. Al centro, a faccia in su, ci sono le 9 tessere Bottino del raid 1, i Disegni: 0, 1, 2, 3, 3, 3, 4, 5 e il Boss. Il Cane da guardia aspetta insieme a loro.",
                }),
                settled: false,
                note: None,
            },
            Rule {
                id: "AR-3",
                drawing: None,
                title: say!("ar_3_title" { fr: "Qui commence", en: "Who starts", it: "Chi inizia" }),
                text: say!("ar_3_text" {
                    fr: "La visite de musée la plus récente donne le premier tour. Indiquez ce siège avant de commencer, ou laissez faire le hasard. On joue ensuite dans le sens des aiguilles d’une montre.",
                    en: "The most recent visit to a museum earns the first turn. Pick that seat before you begin, or leave it to chance. After that, play goes clockwise.",
                    it: "Il primo turno spetta a chi è stato in un museo più di recente. Indica quel posto prima di cominciare, oppure affidati al caso. Poi si gioca in senso orario.",
                }),
                settled: false,
                note: None,
            },
        ],
    },
    Section {
        title: say!("ar_turn" { fr: "Un tour", en: "A turn", it: "Un turno" }),
        rules: &[
            Rule {
                id: "AR-4",
                drawing: Some(Drawing::Deck),
                title: say!("ar_4_title" { fr: "Jouer, agir, piocher", en: "Play, act, draw", it: "Giocare, agire, pescare" }),
                text: say!("ar_4_text" {
                    fr: "Posez une carte sur la défausse, face visible, et appliquez son effet. Piochez ensuite une carte : vous en avez de nouveau 5. On pioche à chaque tour, même à celui qui met fin à un raid.",
                    en: "Put one card face up on the discard pile and carry out its effect. Then draw a card: you hold 5 again. You draw in every turn, even in the one that ends a raid.",
                    it: "Metti una carta a faccia in su sulla pila degli scarti e applica il suo effetto. Poi pesca una carta: ne hai di nuovo 5. Si pesca in ogni turno, anche in quello che chiude un raid.",
                }),
                settled: true,
                note: Some(say!("ar_4_note" {
                    fr: "Le livret ne dit pas si l’on pioche encore au tour qui met fin à un raid. Nous piochons toujours : chaque main aborde ainsi le raid suivant avec 5 cartes.",
                    en: "The printed rules do not say whether you still draw in the turn that ends a raid. We always do, so that every hand meets the next raid with 5 cards.",
                    it: "Il regolamento non dice se si pesca ancora nel turno che chiude un raid. Noi peschiamo sempre: così ogni mano arriva al raid successivo con 5 carte.",
                })),
            },
            Rule {
                id: "AR-5",
                drawing: None,
                title: say!("ar_5_title" { fr: "La pioche est vide", en: "The draw pile is empty", it: "Il mazzo di pesca è vuoto" }),
                text: say!("ar_5_text" {
                    fr: "S’il faut piocher et qu’il n’y a plus de carte, toute la défausse est mélangée et sert de nouvelle pioche. La carte que vous venez de jouer en fait partie.",
                    en: "If a card must be drawn and none is left, the whole discard pile is shuffled and becomes the draw pile. The card you have just played is part of it.",
                    it: "Se bisogna pescare e non ci sono più carte, tutta la pila degli scarti viene mescolata e diventa il mazzo di pesca. Ne fa parte anche la carta appena giocata.",
                }),
                settled: true,
                note: Some(say!("ar_5_note" {
                    fr: "Le moment du mélange et le sort de la dernière carte jouée sont notre choix : on mélange quand il faut piocher, et on mélange tout.",
                    en: "When to shuffle, and what becomes of the card just played, are our choice: we shuffle when a card must be drawn, and we shuffle everything.",
                    it: "Quando mescolare, e che fine fa l’ultima carta giocata, lo abbiamo deciso noi: si mescola quando bisogna pescare, e si mescola tutto.",
                })),
            },
        ],
    },
    Section {
        title: say!("ar_numbers" { fr: "Les cartes Numéro", en: "Number cards", it: "Le carte Numero" }),
        rules: &[
            Rule {
                id: "AR-6",
                drawing: Some(Drawing::Take),
                title: say!("ar_6_title" { fr: "D’abord au centre", en: "The centre first", it: "Prima il centro" }),
                text: say!("ar_6_text" {
                    fr: "Une carte de 0 à 5 prend au centre un jeton de la même valeur. Si plusieurs conviennent, désignez celui que vous voulez. Deux jetons qui ont la même valeur et les mêmes alibis se valent : ils ne font qu’un seul choix.",
                    en: "A card from 0 to 5 takes a token of the same value from the centre. If there are several, point at the one you want. Tokens with the same value and the same alibis are alike: they make a single choice.",
                    it: "Una carta da 0 a 5 prende dal centro una tessera dello stesso valore. Se ce n’è più d’una, indica quella che vuoi. Due tessere che hanno lo stesso valore e gli stessi alibi si equivalgono: sono un’unica scelta.",
                }),
                settled: false,
                note: None,
            },
            Rule {
                id: "AR-7",
                drawing: Some(Drawing::Steal),
                title: say!("ar_7_title" { fr: "Sinon, voler", en: "Failing that, steal", it: "Altrimenti, rubare" }),
                text: say!("ar_7_text" {
                    fr: "Si cette valeur manque au centre, la carte la vole à quelqu’un, parmi ses jetons du raid en cours : vous choisissez à qui, et quel jeton. Tant que le centre en a un, il est interdit de voler. Et s’il y a un jeton à prendre ou à voler, on ne peut pas y renoncer.",
                    en: "If the centre lacks that value, the card steals it from somebody’s tokens of the current raid: you choose from whom, and which token. While the centre has one, stealing is not allowed. And if there is a token to take or steal, you cannot pass it up.",
                    it: "Se al centro quel valore manca, la carta lo ruba a qualcuno, tra le sue tessere del raid in corso: scegli tu a chi, e quale tessera. Finché ce n’è una al centro, rubare è vietato. E se c’è una tessera da prendere o da rubare, non puoi rinunciarvi.",
                }),
                settled: false,
                note: None,
            },
            Rule {
                id: "AR-8",
                drawing: None,
                title: say!("ar_8_title" { fr: "Rien à prendre", en: "Nothing to take", it: "Niente da prendere" }),
                text: say!("ar_8_text" {
                    fr: "Si cette valeur n’est ni au centre ni chez les autres, la carte reste sans effet. Vous piochez comme d’habitude et votre tour se termine.",
                    en: "If that value is neither in the centre nor with the others, the card has no effect. You draw as usual and your turn is over.",
                    it: "Se quel valore non è né al centro né tra le tessere degli altri, la carta non ha effetto. Peschi come al solito e il tuo turno finisce.",
                }),
                settled: false,
                note: None,
            },
        ],
    },
    Section {
        title: say!("ar_boss" { fr: "Le Boss", en: "The Boss", it: "Il Boss" }),
        rules: &[Rule {
            id: "AR-9",
            drawing: Some(Drawing::Boss),
            title: say!("ar_9_title" { fr: "Les cartes Boss", en: "Boss cards", it: "Le carte Boss" }),
            text: say!("ar_9_text" {
                fr: "Une carte Boss prend le jeton Boss au centre. S’il n’y est plus, elle le vole à qui l’a. Si c’est déjà vous, elle reste sans effet. Le Boss vaut 5 points, mais une carte 5 ne le prend jamais.",
                en: "A Boss card takes the Boss token from the centre. If it is no longer there, the card steals it from its holder. If that is you, the card has no effect. The Boss is worth 5 points, but a 5 card never takes it.",
                it: "Una carta Boss prende la tessera Boss dal centro. Se non è più lì, la ruba a chi ce l’ha. Se ce l’hai già tu, la carta non ha effetto. Il Boss vale 5 punti, ma una carta 5 non lo prende mai.",
            }),
            settled: true,
            note: Some(say!("ar_9_note" {
                fr: "Le livret ne dit pas si une carte 5 peut prendre le Boss, puisqu’il vaut 5. Pour nous, c’est non : le Boss a ses propres cartes.",
                en: "The printed rules do not say whether a 5 card may take the Boss, which is worth 5. We say no: the Boss has cards of its own.",
                it: "Il regolamento non dice se una carta 5 possa prendere il Boss, visto che vale 5. Per noi no: il Boss ha le sue carte.",
            })),
        }],
    },
    Section {
        title: say!("ar_dog" { fr: "Le Chien de garde", en: "The Guard Dog", it: "Il Cane da guardia" }),
        rules: &[
            Rule {
                id: "AR-10",
                drawing: None,
                title: say!("ar_10_title" { fr: "Prendre le chien", en: "Taking the dog", it: "Prendere il cane" }),
                text: say!("ar_10_text" {
                    fr: "Avec une carte Chien de garde, le chien vient chez vous, qu’il soit au centre ou chez quelqu’un. Personne ne peut le retenir. S’il est déjà chez vous, la carte reste sans effet.",
                    en: "With a Guard Dog card the dog comes to you, be it in the centre or with somebody. Nobody can hold it back. If you already have it, the card has no effect.",
                    it: "Con una carta Cane da guardia il cane viene da te, che sia al centro o davanti a qualcuno. Nessuno può trattenerlo. Se ce l’hai già, la carta non ha effetto.",
                }),
                settled: false,
                note: None,
            },
            Rule {
                id: "AR-12",
                drawing: Some(Drawing::Dog),
                title: say!("ar_12_title" { fr: "Le chien contre le vol", en: "The dog against theft", it: "Il cane contro i furti" }),
                text: say!("ar_12_text" {
                    fr: "Vous avez le chien et l’on veut vous voler un jeton, le Boss compris ? On annonce d’abord lequel. Vous choisissez alors de céder ce jeton ou de donner le chien. Si vous donnez le chien, il change de maître et le jeton reste à vous.",
                    en: "You have the dog, and somebody wants to steal a token of yours, the Boss included? They first name the token. Then you choose to hand it over or to give the dog. If you give the dog, it changes hands and the token stays yours.",
                    it: "Hai il cane e vogliono rubarti una tessera, Boss compreso? Prima si dice quale. Poi scegli tu se cedere la tessera o dare il cane. Se dai il cane, lui cambia padrone e la tessera resta tua.",
                }),
                settled: false,
                note: None,
            },
        ],
    },
    Section {
        title: say!("ar_thief" { fr: "Le Voleur cupide", en: "The Greedy Thief", it: "Il Ladro avido" }),
        rules: &[Rule {
            id: "AR-11",
            drawing: Some(Drawing::Thief),
            title: say!("ar_11_title" { fr: "N’importe quel jeton du centre", en: "Any token in the centre", it: "Qualsiasi tessera al centro" }),
            text: say!("ar_11_text" {
                fr: "Une carte Voleur cupide prend au centre le jeton Butin qui vous plaît, même le Boss. Elle ne vole personne et ne touche pas au chien. Il faut prendre un jeton, et il y en a toujours un.",
                en: "A Greedy Thief card takes whichever loot token you fancy from the centre, even the Boss. It steals from nobody and leaves the dog alone. You have to take a token, and there always is one.",
                it: "Una carta Ladro avido prende dal centro la tessera Bottino che preferisci, anche il Boss. Non ruba a nessuno e non tocca il cane. Una tessera va presa, e al centro ce n’è sempre una.",
            }),
            settled: true,
            note: Some(say!("ar_11_note" {
                fr: "Le livret n’exclut pas le chien quand il est au centre. Nous l’excluons : c’est un gardien, pas un butin.",
                en: "The printed rules do not rule out the dog when it is in the centre. We do: it is a guard, not loot.",
                it: "Il regolamento non esclude il cane quando è al centro. Noi sì: è un guardiano, non un bottino.",
            })),
        }],
    },
    Section {
        title: say!("ar_raid_end" { fr: "La fin d’un raid", en: "The end of a raid", it: "La fine di un raid" }),
        rules: &[
            Rule {
                id: "AR-13",
                drawing: None,
                title: say!("ar_13_title" { fr: "Le centre est vide", en: "The centre is empty", it: "Il centro è vuoto" }),
                text: say!("ar_13_text" {
                    fr: "Quand le dernier jeton Butin quitte le centre, le raid s’arrête sur-le-champ. Le chien ne compte pas : il peut rester seul au centre. Qui a pris ce dernier jeton pioche encore sa carte.",
                    en: "When the last loot token leaves the centre, the raid is over on the spot. The dog does not count: it may stay there alone. Whoever took that last token still draws a card.",
                    it: "Quando l’ultima tessera Bottino lascia il centro, il raid finisce all’istante. Il cane non conta: può restare lì da solo. Chi ha preso quell’ultima tessera pesca comunque una carta.",
                }),
                settled: true,
                note: Some(say!("ar_13_note" {
                    fr: "Piocher encore après le dernier jeton est notre choix, le même qu’à la règle AR-4.",
                    en: "Drawing after the last token is our choice, the same as in rule AR-4.",
                    it: "Pescare dopo l’ultima tessera è una scelta nostra, la stessa della regola AR-4.",
                })),
            },
            Rule {
                id: "AR-14",
                drawing: Some(Drawing::Keep),
                title: say!("ar_14_title" { fr: "Garder le Boss", en: "Keeping the Boss", it: "Tenere il Boss" }),
                text: say!("ar_14_text" {
                    fr: "Pour rester chez vous, le Boss doit y trouver un 4 ou un 5 de ce raid. À défaut, il retourne dans la boîte et ne rapporte rien. Il vaut 5 points, mais il ne compte pas comme un 5.",
                    en: "To stay with you, the Boss must find a 4 or a 5 of that raid in front of you. Without one it goes back in the box and earns nothing. It is worth 5 points, but it does not count as a 5.",
                    it: "Per restare con te, il Boss deve trovare davanti a te un 4 o un 5 di quel raid. Altrimenti torna nella scatola e non ti porta nulla. Vale 5 punti, ma non conta come un 5.",
                }),
                settled: false,
                note: None,
            },
            Rule {
                id: "AR-15",
                drawing: None,
                title: say!("ar_15_title" { fr: "Mettre à l’abri", en: "Banking", it: "Al sicuro" }),
                text: say!("ar_15_text" {
                    fr: "Les jetons gagnés se rangent face cachée devant vous, à l’abri des vols jusqu’à la fin. Tout le monde les a vus, mais la mémoire fait partie du jeu : l’écran ne montre que leur nombre, et ne dévoile les vôtres qu’à vous. L’option « Butin à découvert » laisse visibles le butin et les alibis de chacun.",
                    en: "The tokens you won are banked face down in front of you, safe from thieves to the end. Everybody saw them, but memory is part of the game: the screen shows only how many there are, and reveals yours to you alone. The option “Open counts” keeps everyone’s loot and alibis in sight.",
                    it: "Le tessere vinte restano coperte davanti a te, al sicuro dai furti fino alla fine. Le hanno viste tutti, ma la memoria fa parte del gioco: lo schermo mostra solo quante sono, e rivela le tue soltanto a te. L’opzione «Bottino scoperto» lascia visibili il bottino e gli alibi di tutti.",
                }),
                settled: false,
                note: None,
            },
            Rule {
                id: "AR-16",
                drawing: None,
                title: say!("ar_16_title" { fr: "Le raid suivant", en: "The next raid", it: "Il raid successivo" }),
                text: say!("ar_16_text" {
                    fr: "Les 9 jetons du raid suivant arrivent au centre, face visible : après les Esquisses, les Sculptures, puis les Antiquités, enfin les Tableaux. Vous gardez vos cartes ; la pioche et la défausse restent comme elles sont. Le chien ne bouge pas non plus, chez quelqu’un ou au centre.",
                    en: "The 9 tokens of the next raid come to the centre, face up: after the Sketches the Sculptures, then the Antiquities, last the Paintings. You keep your cards; the draw pile and the discard pile stay as they are. The dog does not move either, be it with somebody or in the centre.",
                    it: "Le 9 tessere del raid successivo arrivano al centro, a faccia in su: dopo i Disegni le Sculture, poi le Antichità, infine i Dipinti. Tieni le tue carte; il mazzo di pesca e la pila degli scarti restano come sono. Nemmeno il cane si muove, che sia davanti a qualcuno o al centro.",
                }),
                settled: false,
                note: None,
            },
            Rule {
                id: "AR-17",
                drawing: None,
                title: say!("ar_17_title" { fr: "Qui ouvre le raid", en: "Who opens the raid", it: "Chi apre il raid" }),
                text: say!("ar_17_text" {
                    fr: "Qui a le chien joue le premier tour du nouveau raid. Si le chien est encore au centre, le tour passe simplement à gauche, comme d’habitude.",
                    en: "Whoever has the dog plays the first turn of the new raid. If the dog is still in the centre, the turn simply passes to the left, as usual.",
                    it: "Chi ha il cane gioca il primo turno del nuovo raid. Se il cane è ancora al centro, il turno passa semplicemente a sinistra, come al solito.",
                }),
                settled: false,
                note: None,
            },
        ],
    },
    Section {
        title: say!("ar_alibis" { fr: "La fin de la partie et les alibis", en: "The end of the game and the alibis", it: "La fine della partita e gli alibi" }),
        rules: &[
            Rule {
                id: "AR-18",
                drawing: Some(Drawing::Alibis),
                title: say!("ar_18_title" { fr: "Compter les alibis", en: "Counting the alibis", it: "Contare gli alibi" }),
                text: say!("ar_18_text" {
                    fr: "Après le raid 4, la partie est finie. Comptez les alibis : ce sont les pastilles claires de vos jetons à l’abri, un alibi par pastille. Le dessin montre quels jetons en portent, raid par raid.",
                    en: "After raid 4 the game is over. Count the alibis: they are the pale dots on your banked tokens, one alibi for each dot. The drawing shows which tokens have some, raid by raid.",
                    it: "Dopo il raid 4 la partita è finita. Conta gli alibi: sono i puntini chiari sulle tue tessere al sicuro, un alibi per puntino. Il disegno mostra quali tessere ne hanno, raid per raid.",
                }),
                settled: false,
                note: Some(say!("ar_18_note" {
                    fr: "Le livret ne donne pas la liste des pastilles. La nôtre vient de ce que racontent des joueurs : votre boîte peut différer.",
                    en: "The printed rules do not list the dots. Our list comes from what players report: your box may differ.",
                    it: "Il regolamento non elenca i puntini. Il nostro elenco viene da ciò che raccontano i giocatori: la tua scatola può essere diversa.",
                })),
            },
            Rule {
                id: "AR-19",
                drawing: None,
                title: say!("ar_19_title" { fr: "À 3, 4 ou 5 : l’arrestation", en: "With 3, 4 or 5: the arrest", it: "In 3, 4 o 5: l’arresto" }),
                text: say!("ar_19_text" {
                    fr: "À 3, 4 ou 5, la police arrête la personne qui a le moins d’alibis : son score est de 0. Si plusieurs personnes se partagent ce plus petit nombre, la police les arrête toutes.",
                    en: "With 3, 4 or 5 players the police arrest whoever has the fewest alibis: their score is 0. If several share that lowest number, the police arrest them all.",
                    it: "In 3, 4 o 5 la polizia arresta chi ha meno alibi: il suo punteggio è 0. Se più persone hanno quello stesso numero minimo, la polizia le arresta tutte.",
                }),
                settled: false,
                note: None,
            },
            Rule {
                id: "AR-20",
                drawing: None,
                title: say!("ar_20_title" { fr: "À 2 : l’amende", en: "With 2: the fine", it: "In 2: la multa" }),
                text: say!("ar_20_text" {
                    fr: "À 2, la police n’arrête personne. Qui a moins d’alibis que l’autre paie 10 points d’amende, sans descendre sous 0. À alibis égaux, personne ne paie.",
                    en: "With 2 players the police arrest nobody. Whoever has fewer alibis pays a fine of 10 points, but never drops below 0. With equal alibis nobody pays.",
                    it: "In 2 la polizia non arresta nessuno. Chi ha meno alibi dell’altro paga una multa di 10 punti, senza scendere sotto 0. Ad alibi pari nessuno paga.",
                }),
                settled: true,
                note: Some(say!("ar_20_note" {
                    fr: "La limite à 0 et le cas d’alibis égaux sont nos choix. Le livret italien diffère sur ce point ; nous suivons le livret français.",
                    en: "The limit of 0 and the case of equal alibis are our choices. The Italian printed rules differ here; we follow the French ones.",
                    it: "Il limite a 0 e il caso di alibi pari sono scelte nostre. Il regolamento italiano stampato è diverso: al posto dei 10 punti si scartano tessere che valgono 10 in tutto. Qui seguiamo il testo francese: si tolgono 10 punti, le tessere restano e gli alibi pure.",
                })),
            },
        ],
    },
    Section {
        title: say!("ar_count" { fr: "Le compte", en: "The count", it: "Il conteggio" }),
        rules: &[Rule {
            id: "AR-21",
            drawing: Some(Drawing::Count),
            title: say!("ar_21_title" { fr: "Qui gagne", en: "Who wins", it: "Chi vince" }),
            text: say!("ar_21_text" {
                fr: "Votre score est la somme de vos jetons à l’abri, à 5 points par Boss. Le plus haut score gagne. À égalité, le plus grand nombre d’alibis l’emporte ; s’il est égal aussi, la victoire est partagée. Si la police arrête toute la table, tout le monde marque 0 et partage la victoire.",
                en: "Your score is the sum of your banked tokens, at 5 points a Boss. The highest score wins. A tie goes to the one with more alibis; if those are equal too, the victory is shared. If the police arrest the whole table, all score 0 and share the victory.",
                it: "Il tuo punteggio è la somma delle tue tessere al sicuro, con 5 punti per ogni Boss. Vince il punteggio più alto. In caso di parità vince chi ha più alibi; se anche quelli sono pari, la vittoria è condivisa. Se la polizia arresta tutto il tavolo, tutti fanno 0 punti e condividono la vittoria.",
            }),
            settled: true,
            note: Some(say!("ar_21_note" {
                fr: "Une table entièrement arrêtée n’est pas prévue par le livret. Plutôt que de n’avoir personne à fêter, nous partageons la victoire.",
                en: "The printed rules do not foresee a table that is arrested to the last. Rather than have nobody to cheer, we share the victory.",
                it: "Il regolamento non prevede un tavolo arrestato al completo. Piuttosto che non avere nessuno da festeggiare, condividiamo la vittoria.",
            })),
        }],
    },
    Section {
        title: say!("ar_rare" { fr: "Un cas rare", en: "A rare case", it: "Un caso raro" }),
        rules: &[Rule {
            id: "AR-22",
            drawing: None,
            title: say!("ar_22_title" { fr: "Le raid qui n’en finit pas", en: "The raid that will not end", it: "Il raid che non finisce mai" }),
            text: say!("ar_22_text" {
                fr: "Si la pioche est refaite pour la 3e fois dans un même raid, ce raid se termine avec le tour en cours. Les jetons encore au centre retournent dans la boîte.",
                en: "If the draw pile is rebuilt for the 3rd time in the same raid, that raid ends with the current turn. Tokens still in the centre go back in the box.",
                it: "Se il mazzo di pesca viene rifatto per la 3ª volta nello stesso raid, quel raid finisce con il turno in corso. Le tessere ancora al centro tornano nella scatola.",
            }),
            settled: true,
            note: Some(say!("ar_22_note" {
                fr: "Cette règle est la nôtre. Sans elle, une table qui garde ses dernières cartes utiles pourrait jouer sans fin. Un raid ordinaire n’en approche jamais.",
                en: "This rule is ours. Without it a table that clings to its last useful cards could play for ever. An ordinary raid never comes near it.",
                it: "Questa regola è nostra. Senza, un tavolo che si tiene strette le ultime carte utili potrebbe giocare all’infinito. Un raid normale non ci arriva mai.",
            })),
        }],
    },
];

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_rule_stands_once() {
        let mut numbers: Vec<u32> =
            rules().map(|rule| rule.id.strip_prefix("AR-").unwrap().parse().unwrap()).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (1..=22).collect::<Vec<_>>());
    }

    #[test]
    fn our_own_rulings_say_so() {
        let settled: Vec<_> = rules().filter(|rule| rule.settled).collect();
        assert!(settled.iter().all(|rule| rule.note.is_some()));
        let ids: BTreeSet<_> = settled.iter().map(|rule| rule.id).collect();
        assert_eq!(
            ids,
            BTreeSet::from(["AR-4", "AR-5", "AR-9", "AR-11", "AR-13", "AR-20", "AR-21", "AR-22"])
        );
    }

    #[test]
    fn keys_follow_the_rules() {
        for rule in rules() {
            let stem = rule.id.to_lowercase().replace('-', "_");
            assert_eq!(rule.title.key, format!("{stem}_title"));
            assert_eq!(rule.text.key, format!("{stem}_text"));
            assert!(rule.note.is_none_or(|note| note.key == format!("{stem}_note")));
            assert_eq!(find(rule.id), Some(rule));
        }
        let keys: BTreeSet<_> = sentences().map(|sentence| sentence.key).collect();
        assert_eq!(keys.len(), sentences().count());
        assert_eq!(find("AR-23"), None);
    }
}
