//! What a strong bot would do, and why.

use super::words;

words! {
    page hints;

    hint { fr: "Conseil", en: "Hint", it: "Suggerimento" }
    comes { fr: "Un expert réfléchit à votre place…", en: "An expert is thinking in your place…", it: "Un esperto ci pensa al posto tuo…" }
    sure { fr: "C’est nettement le meilleur coup.", en: "It is clearly the best move.", it: "È nettamente la mossa migliore." }
    rather { fr: "C’est sans doute le meilleur coup.", en: "It is probably the best move.", it: "È probabilmente la mossa migliore." }
    hardly { fr: "D’autres coups se valent.", en: "Other moves are about as good.", it: "Altre mosse valgono quasi lo stesso." }
    used(n) { fr: "{n} {n|conseil demandé|conseils demandés} dans cette partie.", en: "{n} {n|hint|hints} asked for in this match.", it: "{n} {n|suggerimento chiesto|suggerimenti chiesti} in questa partita." }
    free { fr: "Faites à votre goût.", en: "Do as you like.", it: "Fai come preferisci." }
    best { fr: "Rien de mieux en vue.", en: "Nothing better in sight.", it: "Niente di meglio in vista." }

    // Art Robbery
    ends { fr: "Le raid finit pendant que vous menez.", en: "The raid ends while you lead.", it: "Il raid finisce mentre sei in testa." }
    alibis { fr: "Il vous manque des alibis.", en: "You are short of alibis.", it: "Ti mancano alibi." }
    leader { fr: "Le coup freine qui a le plus gros butin.", en: "It slows whoever has the most loot.", it: "Frena chi ha il bottino più ricco." }
    loot { fr: "Aucun jeton à prendre ne vaut plus.", en: "No token within reach is worth more.", it: "Nessuna tessera a portata vale di più." }
    sheltered { fr: "Tant qu’il en reste un au centre, on ne peut pas vous le voler.", en: "While another lies in the centre, nobody can steal it from you.", it: "Finché ce n’è un altro al centro, nessuno può rubartelo." }
    robs { fr: "Un rival l’aura en moins.", en: "A rival will have it no more.", it: "Un rivale l’avrà in meno." }
    dog { fr: "Le chien garde ce que vous avez.", en: "The dog guards what you have.", it: "Il cane protegge ciò che hai." }
    gift { fr: "Vous gardez ce qui vaut le plus pour vous.", en: "You keep what is worth more to you.", it: "Tieni ciò che per te vale di più." }
    keeps { fr: "Vos cartes plus fortes serviront plus tard.", en: "Your stronger cards will be of use later.", it: "Le tue carte più forti serviranno più avanti." }

    // Le Casse du Siècle
    arrest { fr: "Le voleur est pris.", en: "The thief is caught.", it: "Il ladro è preso." }
    chase { fr: "Le voleur est en vue, et vous vous rapprochez.", en: "The thief is in sight, and you come closer.", it: "Il ladro è in vista, e ti avvicini." }
    search { fr: "Le voleur peut se trouver là.", en: "The thief may be there.", it: "Il ladro può essere lì." }
    learn { fr: "Aucun regard n’en apprend plus.", en: "No other look tells more.", it: "Nessun altro sguardo dice di più." }
    steal { fr: "Un tableau vous y attend.", en: "A painting waits there.", it: "Lì ti aspetta un quadro." }
    leave { fr: "Il est temps de sortir.", en: "It is time to get out.", it: "È ora di uscire." }
    sabotage { fr: "Les détectives y verront moins.", en: "The detectives will see less.", it: "I detective vedranno meno." }
    hidden { fr: "Personne ne vous y voit.", en: "Nobody sees you there.", it: "Lì nessuno ti vede." }

    // The A.R.T. Project
    artwork { fr: "Une œuvre est à sauver là.", en: "An artwork is to be saved there.", it: "Lì c’è un’opera da salvare." }
    relief { fr: "La ville est près de tomber.", en: "The city is about to fall.", it: "La città sta per cadere." }
    gather { fr: "À plusieurs, le combat sera plus facile.", en: "Together the fight will be easier.", it: "Insieme lo scontro sarà più facile." }
    odds { fr: "Les chances sont bonnes.", en: "The odds are good.", it: "Le probabilità sono buone." }
    no_hope { fr: "Les chances ne valent plus ce qu’elles coûtent.", en: "The odds are no longer worth their price.", it: "Le probabilità non valgono più il loro prezzo." }
    more_dice { fr: "Un dé de plus dans chaque combat.", en: "One more die in every fight.", it: "Un dado in più in ogni scontro." }
    set { fr: "Trois indices pareils : une œuvre apparaît.", en: "Three equal clues: an artwork appears.", it: "Tre indizi uguali: appare un’opera." }
    heart { fr: "Elle rend un cœur.", en: "It gives a heart back.", it: "Restituisce un cuore." }
    supplies { fr: "Elle remplit le van.", en: "It fills the van.", it: "Riempie il furgone." }
    quiet { fr: "Elle attire peu d’agents.", en: "It draws few agents.", it: "Attira pochi agenti." }
    clues { fr: "Les indices de la prochaine fiche valent ce prix.", en: "The next card’s clues are worth the price.", it: "Gli indizi della prossima scheda valgono il prezzo." }
    helps { fr: "De vos fiches, c’est celle qui aide le plus l’équipe.", en: "Of your cards it helps the team most.", it: "Fra le tue schede è quella che aiuta di più la squadra." }
    done { fr: "Il n’y a plus rien à gagner ici.", en: "There is nothing left to gain here.", it: "Qui non c’è più nulla da guadagnare." }
}
