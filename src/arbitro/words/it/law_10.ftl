# Articolo 10: chi determina le rettifiche e come si sceglie.

event-rectification_without_director = I giocatori hanno sistemato un’irregolarità senza l’arbitro
event-choice_after_irregularity = Un giocatore aveva una scelta dopo un’irregolarità
field-chooser = Chi aveva la scelta
question-players_settled = Che cosa hanno fatto i giocatori riguardo all’irregolarità senza l’arbitro?
option-players_settled-imposed = hanno imposto una rettifica
option-players_settled-waived = l’hanno condonata
question-as_the_law_says = Era la rettifica prevista dal Codice?
question-in_time = Si è ancora in tempo per cambiare il punteggio del board?
question-allow_settlement = L’arbitro lascia valere ciò che hanno sistemato i giocatori?
weigh-harm_to_either_side = se una delle linee ne è danneggiata
weigh-fairness_to_the_field = se è equo verso gli altri concorrenti
question-restorable = Si può ancora ristabilire la situazione di prima?
weigh-calls_and_plays_since = quali chiamate e giocate sono state fatte da allora
question-options_explained = L’arbitro aveva spiegato ogni opzione a { $about } prima della scelta?
question-consulted = { $about } si è consultato con il compagno sulla scelta?
question-choice_withdrawn = L’arbitro sceglie al posto di { $about }?
weigh-what_partner_conveyed = che cosa ha trasmesso il compagno, con parole o atteggiamenti
weigh-choice_without_consulting = che cosa avrebbe scelto il giocatore da solo
question-inadvertent = L’infrazione è stata involontaria?
question-damaging_profit = La linea colpevole ha tratto profitto da ciò che non poteva usare?
weigh-use_of_withdrawn_actions = l’uso di informazioni da chiamate o giocate ritirate
weigh-awareness_at_the_time = se il colpevole poteva sapere in quel momento che gli avrebbe giovato
instruction-settlement_allowed = Ciò che i giocatori hanno sistemato resta valido, con il consenso dell’arbitro.
instruction-settlement_cancelled = Ciò che i giocatori hanno sistemato è cancellato: solo l’arbitro determina le rettifiche.
instruction-options_explained_choose_again = L’arbitro spiega ogni opzione; poi { $seat } sceglie di nuovo.
instruction-director_chooses = La scelta la fa l’arbitro.
instruction-choice_stands = La scelta di { $seat } resta valida: si può scegliere ciò che più conviene alla propria linea.
instruction-offenders_may_profit = La linea colpevole può ora chiamare e giocare a proprio vantaggio, anche se sembra trarre profitto dall’infrazione, ma non può usare ciò che è stato ritirato.

decision-10-choice_after_consulting = Nessun comma dice che ne è di una scelta fatta dopo aver consultato il compagno. L’arbitro può lasciarla valere o scegliere lui stesso.
decision-10-choice_before_explanation = Una scelta fatta prima che le opzioni fossero spiegate viene rifatta, conoscendole tutte.
