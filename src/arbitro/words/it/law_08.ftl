# Articolo 8: i round.

event-boards_not_moved = Alcuni board non sono arrivati al tavolo giusto
event-has_round_ended = Il round è finito?
question-other_instruction = L’arbitro aveva affidato lo spostamento dei board a qualcuno diverso da Nord?
question-board_postponed = L’arbitro ha rinviato questo board a più tardi?
question-board_settled = Il board è stato giocato e il risultato concordato e registrato, oppure l’arbitro l’ha cancellato?
question-last_round = È l’ultimo round della sessione?
question-all_scored = Tutti i board di questo tavolo sono stati giocati e tutti i risultati registrati senza contestazioni?
question-signal_given = L’arbitro ha dato il segnale per il round successivo?
question-finished_at_signal = Al segnale questo tavolo aveva finito di giocare?
question-players_moved = I giocatori di questo tavolo si sono spostati?
instruction-bring_boards = I board vengono portati dove servono.
effect-round_ended =
    { $at ->
        [signal] Il round è finito con il segnale dell’arbitro.
        [move] Il round è finito quando i giocatori si sono spostati.
        [board_settled] Per questo board il round è finito quando è stato sistemato.
       *[all_scored] A questo tavolo l’ultimo round e la sessione sono finiti.
    }
effect-round_continues = Il round non è finito.

decision-8-board_put_off_1997 = Non c’è una regola per un board rinviato: il suo round finisce come ogni altro.
