# Articolo 67: una presa difettosa.

event-defective_trick = Un giocatore non ha messo nessuna carta in una presa, o ne ha messe troppe
question-played_together = { $about } ha giocato le carte nello stesso momento?
question-played_count_wrong = Anche il numero delle carte giocate da { $about } è errato, e corrisponde a quello errato della mano?
question-played_not_placed = { $about } ha giocato una carta nella presa, e solo non l’ha messa fra le sue carte giocate?
question-has_suit_led = { $about } ha una carta del seme d’attacco della presa difettosa?
question-card_placed = { $seat }, quale carta metti fra le tue carte giocate?
question-card_found = Quale carta aveva giocato { $about } nella presa?
question-faced_card_known = Si può stabilire quale delle carte { $about } ha scoperto giocando nella presa?
question-faced_card = Quale carta ha scoperto { $about }?
question-exposed_in_returning = { $about } è stata esposta quando è tornata in mano?
question-revoke_trick = In quale presa { $about } non ha giocato la carta restituita, pur dovendo?
question-revoke_is_established = Dopo la presa { $about } la linea del colpevole ha giocato ancora, o ha fatto o accettato una richiesta, così che la renonce è consumata?
question-same_card_again = { $about } è stata giocata di nuovo in una presa successiva, così che è tardi per correggere?
question-cards_at_start = Quante carte aveva { $about } all’inizio, comprese quelle già giocate?
question-trick_without_card = In quale presa precedente { $about } non ha messo alcuna carta?
question-other_hands_wrong = Quali altri giocatori non avevano tredici carte?
problem-not-several-cards = { $found-card } è una carta sola; indicare tutte quelle che il giocatore ha messo nella presa, come { $expected }.
problem-suit-led-needed = Indicare il seme d’attacco della presa ({ $expected }).

decision-67-omitted_by_dummy = Se il morto ha omesso una carta si considera renonce, ma per le carte del morto nulla si trasferisce (64B3). Resta l’equità.
decision-67-highest_of_equal_rank = Se più carte erano legali e non si sa quale era scoperta, è quella di rango più alto; a parità, quella del seme più alto.
decision-67-revoke_brought_to_light = Una renonce nell’ultima presa giocata, rivelata da una carta restituita, può essere ancora correggibile: decide l’articolo 63.
decision-67-card_shown_in_returning = Una carta restituita che l’arbitro non ha potuto evitare di mostrare è esposta senza colpa del giocatore: penalizzata minore se è bassa.
