# Articolo 21: informazione errata.

event-wrong_explanation = È stata data una spiegazione sbagliata
question-auction_ended = La licitazione è finita?
question-mi = Che cosa ha tratto in inganno il giocatore?
option-mi-explanation = una spiegazione sbagliata di un avversario
option-mi-missing_alert = un mancato alert
option-mi-own_misunderstanding = una propria incomprensione
question-alert_required = Il regolamento richiede quell’alert?
question-evidence_of_agreement = C’è evidenza che la spiegazione era giusta e l’errore era nella chiamata?
weigh-convention_card_and_notes = la carta delle convenzioni e le note di sistema
weigh-both_partners_say_so = che cosa dicono i due compagni, ciascuno per sé
weigh-presume_explanation = senza evidenza si considera sbagliata la spiegazione
question-probably_influenced = È probabile che l’ultima chiamata di { $about } sia nata dall’informazione errata?
question-influenced = La decisione di { $about } sull’ultima chiamata può facilmente essere stata influenzata dall’informazione errata?
weigh-call_with_right_explanation = quale chiamata era probabile con la spiegazione giusta
weigh-probable_result = più probabile che improbabile
weigh-could_well_have_been = basta anche meno della probabilità
question-changed_to = Che cosa chiama ora { $about } (la stessa chiamata la lascia com’era)?
question-lho_changes = { $about } ritira la chiamata fatta dopo la prima?
question-withdrawn_call_damaged = La chiamata poi ritirata ha trasmesso un’informazione che ha danneggiato la linea innocente?
weigh-what_withdrawn_call_told = che cosa diceva la chiamata ritirata oltre a quella che l’ha sostituita
weigh-use_made_of_it = se la linea colpevole l’ha usata rispetto a una logica alternativa
question-advantage = La linea colpevole ha tratto un vantaggio dalla spiegazione sbagliata?
weigh-result_with_right_explanation = il risultato probabile con la spiegazione giusta
weigh-gain_from_misinformation = se il guadagno viene dall’informazione errata e non da altro
why-lho_has_not_called = il giocatore successivo non ha ancora chiamato
why-auction_period_has_ended = il periodo licitativo è finito

decision-21-last_call_of_the_side = Se nessuno ha chiamato dopo, si può ancora cambiare solo l’ultima chiamata della linea male informata.
decision-21-alert_not_required = La mancanza di un alert che nessun regolamento richiede non è informazione errata: l’errore è del giocatore stesso.
decision-21-overtaken_call = Se la chiamata cambiata rende impossibile quella del giocatore successivo, anche questa va cambiata.
decision-21-misbid_on_evidence = 21B1(b) presume una spiegazione errata quando mancano prove. Se le prove indicano una chiamata errata non si applica, e non c’è rettifica.
instruction-last_call_may_be_changed = Finché l’attacco non è scoperto, un giocatore della linea di { $seat } può cambiare la sua ultima chiamata, se probabilmente l’ha fatta per la spiegazione errata e il compagno non ha più chiamato.
