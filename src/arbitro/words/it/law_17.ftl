# Articolo 17: il periodo licitativo.

event-which_period = In quale periodo del board si è?
field-taken = Carte estratte dal board da
field-looked = Carte guardate da
question-hands_returned = Tutte e quattro le mani sono tornate nel board?
question-board_left = Sono state prese le carte del board successivo, o è finito l’ultimo board del round?
question-differs_significantly = La nuova chiamata differisce da quella cancellata in modo significativo?
weigh-difference_for_lho = che cosa significa la differenza per chi ha chiamato dopo
question-differs_in_any_way = La chiamata differisce in qualche modo da quella cancellata?
effect-in_period =
    { $side ->
        [none] { $period ->
            [before] Il periodo licitativo non è cominciato.
            [auction] È in corso il periodo licitativo.
            [clarification] È il periodo chiarificatorio: la licitazione è finita, il periodo licitativo no.
            [play] È il periodo di gioco.
           *[over] Il board è finito.
        }
       *[other] { $period ->
            [before] Per { $side } il periodo licitativo non è cominciato.
           *[auction] Per { $side } il periodo licitativo è cominciato.
        }
    }

decision-17-later_calls_1997 = Una nuova chiamata che non differisce prende il posto della vecchia, e le chiamate successive restano.
