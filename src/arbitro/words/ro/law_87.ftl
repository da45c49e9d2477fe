# Legea 87: donă incorectă.

event-board_fouled = O donă nu a fost aceeași la toate mesele
field-differs = Ce diferă
option-differs-cards = Cărțile
option-differs-dealer_or_vulnerability = Distribuitorul sau vulnerabilitatea
field-forms = Scorurile axei Nord-Sud în fiecare formă a donei
question-compared_forms_differ = Concurenți ale căror rezultate se compară au jucat dona în forme diferite?
question-redeal_prescribed = Regulamentul acestui concurs de echipe prevede o redistribuire?
question-misplaced_hands = Ale cui cărți erau în buzunarul greșit?
question-while_duplicating = S-a întâmplat la duplicarea donei?
instruction-announce_method_for_fouled_board = Niciun regulament nu stabilește metoda pentru o donă incorectă: arbitrul o anunță pe cea aleasă.
effect-group_scored =
    { $small ->
        [true] { $scores_ns } (scorurile axei Nord-Sud într-o formă, prea puține pentru comparație): Nord-Sud în procente { $ns }, Est-Vest { $ew }.
       *[false] { $scores_ns } (scorurile axei Nord-Sud într-o formă, comparate între ele): Nord-Sud în procente { $ns }, Est-Vest { $ew }.
    }

decision-87-several_forms_1997 = Textul cunoaște două grupe, forma corectă și cea modificată. Mai multe forme modificate fac mai multe grupe.
decision-87-small_groups_exact = Cifrele din tabel pentru grupele mici sunt exacte: sesiunea concurentului nu le schimbă.
