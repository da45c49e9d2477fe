# Articolo 84: decisioni su fatti concordati.

event-facts_agreed = I fatti sono concordati: come decide l’arbitro?
question-law_provides = Che cosa prevede il Codice per questo caso?
option-law_provides-nothing = nulla: nessuna rettifica, e nulla lasciato alla discrezione
option-law_provides-rectification = una rettifica
option-law_provides-players_choice = una scelta tra rettifiche per un giocatore
option-law_provides-directors_choice = la scelta dell’arbitro fra una penalità e un punteggio arbitrale
option-law_provides-no_rectification = un’irregolarità, ma nessuna rettifica prevista
question-possibly_damaged = C’è anche solo una ragionevole possibilità che la linea innocente sia stata danneggiata?
weigh-possibility_is_enough = basta una ragionevole possibilità
question-likely_damaged = È probabile che la linea innocente sia stata danneggiata?
weigh-doubt_to_innocent_side = i punti dubbi vanno a favore della linea innocente
instruction-options_put_to_player = L’arbitro spiega le opzioni e fa in modo che una sia scelta e applicata.
instruction-equity_restored = L’arbitro sceglie in modo da ristabilire l’equità, nel dubbio in favore della linea innocente.
instruction-offenders_told_of_right_to_appeal = La linea colpevole è informata del suo diritto di appello.

decision-84-directors_option = 84D non ha una scelta tra penalità e punteggio arbitrale: il dubbio si risolve a favore della linea innocente.
