# Articolo 82: errori di procedura.

event-error_of_procedure = Qualcosa nello svolgimento della gara è andato storto
event-directors_error = Una decisione dell’arbitro era sbagliata
question-correcting_procedure = Come rettifica l’errore l’arbitro?
option-correcting_procedure-adjust = Con un punteggio arbitrale
option-correcting_procedure-play = Facendo giocare un board
option-correcting_procedure-postpone = Rinviando il gioco di un board
option-correcting_procedure-cancel = Cancellando il gioco di un board
option-correcting_procedure-other_power = Con un altro potere conferito dal Codice
question-normal_score_possible = C’è una rettifica che permette di calcolare normalmente il board?
weigh-rectification_left = se la decisione giusta si può ancora applicare senza danno per nessuna delle due linee
instruction-board_to_be_played = Il board va giocato.
instruction-any_other_power = L’arbitro esercita un altro dei poteri che il Codice gli conferisce.
instruction-rectify_own_ruling = L’arbitro ritira la decisione errata e la rettifica; il board si calcola normalmente.
