# Il resoconto di un board: tutto ciò che è successo e come finisce.
problem-account-length = Un resoconto ha { $expected } fatti di un board, non { $found }: dividerlo.
account-thing = { $number }. { $what }
account-score = Il punteggio del board
account-board = Il board dopo tutte le decisioni:
account-contract = Il contratto: { $contract }.
account-tricks = Prese: Nord-Sud { $ns }, Est-Ovest { $ew }.
account-transferred =
    { $tricks ->
        [one] In tutto { $tricks } presa passa a { $side }.
       *[other] In tutto { $tricks } prese passano a { $side }.
    }
account-replaced =
    { $tricks ->
        [one] Il punteggio arbitrale prende il posto di { $tricks } presa trasferita ({ $side }).
       *[other] Il punteggio arbitrale prende il posto di { $tricks } prese trasferite ({ $side }).
    }
account-points = Punteggio di Nord-Sud: { $points }.
account-closed = Non resta nulla in sospeso.
