# Articolo 25: un cambio di chiamata.

event-change_of_call = Un giocatore ha cambiato la sua chiamata, o ha tentato di farlo
field-substitute = Cambiata in
field-since = Chiamate fatte prima del cambio
field-over = Chiamata del giocatore successivo dopo il cambio
question-unintended = { $about } era involontaria: nel momento in cui l’ha fatta, il giocatore voleva farne un’altra?
weigh-mechanical_error = un errore della mano o della lingua: pensava una chiamata e ne è uscita un’altra
weigh-first_intention = che cosa intendeva in quel momento; dimenticare il sistema o la licitazione non è un errore meccanico
weigh-not_second_thought = un ripensamento, per quanto rapido, non è un errore meccanico
question-pause_for_thought = Dopo essersi accorto di { $about }, si è fermato a pensare prima di tentare la correzione?
question-auction_period_over = Il periodo licitativo è finito: un attacco iniziale scoperto, o le mani di un board passato riposte?
question-meant_over_substitute = { $about } è stata fatta sulla seconda chiamata, sapendo del cambio?
weigh-call_lho_saw = quale chiamata il giocatore ha visto o sentito quando ha chiamato
weigh-sense_of_lho_call = su quale delle due la sua chiamata ha senso
question-keep_first_call = { $seat }, mantieni { $about }? Allora il compagno deve passare una volta; altrimenti puoi fare qualsiasi altra chiamata legale, con un punteggio al massimo sotto media.
about-withdrawn_call_of_lho = Ciò che rivela la chiamata del giocatore successivo, se viene ritirata
about-both_withdrawn_calls = (entrambe)

decision-25-call_over_unintended_one_1997 = Il testo non dice che il giocatore successivo può ritirare una chiamata fatta dopo una involontaria: la sua chiamata resta.
decision-25-information_from_unintended_call = Nessuna edizione dice che una chiamata involontaria non rivela nulla. Si applica l’articolo sulle chiamate ritirate, salvo diverso regolamento.
decision-25-end_of_auction_period_1997 = Il testo non pone altro limite che la chiamata del compagno. Dopo il periodo licitativo non resta nulla da cambiare.
decision-25-changed_too_late_1997 = Una chiamata si può cambiare secondo B finché il giocatore successivo non chiama. Un cambio tardivo è nullo e resta la prima chiamata.
decision-25-lead_restriction_2007 = Qui il testo non nomina l’articolo 26, che però vale per ogni chiamata ritirata e sostituita con una diversa.
decision-25-two_withdrawn_calls_1997 = Se il colpevole fa una terza chiamata, l’articolo 26 considera i semi specificati insieme dalle due chiamate ritirate.
decision-25-first_call_inadmissible = Una prima chiamata che non può restare (un contro contrario all’articolo 19) segue il proprio articolo.
decision-25-called_over = Chi segue e chiama dopo la chiamata cambiata l’ha accettata, se intendeva chiamare su quella. Se ha chiamato sulla prima non l’ha accettata, e la sua chiamata rimane con quella, dove può.
