# Articolo 25: un cambio di chiamata.

event-change_of_call = Un giocatore ha cambiato la sua chiamata, o ha tentato di farlo
field-substitute = Cambiata in
field-since = Chiamate fatte prima del cambio
field-over = Chiamata del giocatore successivo dopo il cambio
question-unintended = { $about } era involontaria: nel momento in cui l’ha fatta, il giocatore ne intendeva un’altra?
weigh-mechanical_error = un errore della mano o della lingua: pensava una chiamata e ne è uscita un’altra
weigh-first_intention = che cosa intendeva in quel momento; dimenticare il sistema o la licitazione non è un errore meccanico
weigh-not_second_thought = un ripensamento, per quanto rapido, non è un errore meccanico
question-pause_for_thought = Accortosi di { $about }, si è fermato a pensare prima di tentare la correzione?
question-auction_period_over = Il periodo licitativo è finito: un attacco iniziale scoperto, o le mani di un board passato riposte?
question-meant_over_substitute = { $about } è stata fatta sulla seconda chiamata, sapendo del cambio?
weigh-call_lho_saw = quale chiamata il giocatore ha visto o sentito quando ha chiamato
weigh-sense_of_lho_call = su quale delle due la sua chiamata ha senso
question-keep_first_call = { $seat }, mantieni { $about }? In tal caso il compagno deve passare una volta; altrimenti puoi fare qualsiasi altra chiamata legale, con un punteggio al massimo sotto media.
about-withdrawn_call_of_lho = Ciò che rivela la chiamata del giocatore successivo, se viene ritirata
about-both_withdrawn_calls = (entrambe)
