# Articolo 68: richieste e concessioni di prese; quanto è comune agli Articoli da 68 a 71.

event-tricks_claimed = Qualcuno ha richiesto o concesso prese
field-claimer = Chi richiede o concede
field-left = Prese rimaste, compresa quella in corso
field-remaining = Carte rimaste
field-denomination = Denominazione
field-on_lead = Chi ha attaccato, o attacca, nella presa in corso
field-in_trick = Carte nella presa in corso
field-statement = Che cosa il richiedente ha detto del gioco
field-showed_out = Chi si è mostrato senza un seme
field-seat = Giocatore
field-suit = Seme
field-claimed = Prese richieste fra quelle rimaste
field-played_on_won = Prese poi fatte dalla linea di chi ha richiesto, se il gioco è continuato
field-aware_of_trump = Chi ha richiesto sapeva dell’atout ancora fuori
field-tricks_wanted = Prese volute indietro
field-act = Che cosa è stato detto o fatto
field-said = Numero di prese indicato
field-shown_cards = Carte mostrate
option-act-says_will_win = dice che la sua linea vince un certo numero di prese
option-act-says_will_lose = dice che la sua linea perde un certo numero di prese
option-act-suggests_curtailing = propone di abbreviare il gioco
option-act-shows_cards = mostra le sue carte
option-act-abandons_hand = abbandona la sua mano
problem-tricks-left = { $found } non è il numero delle prese rimaste; è { $expected }.
problem-cards-without = { $expected ->
    [on_lead] Le carte rimaste sono date senza la mano che deve attaccare.
   *[denomination] Le carte rimaste sono date senza la denominazione.
}
problem-tricks-wanted = Non si possono volere indietro { $found } prese; il numero è { $expected }.
problem-no-number-said = Indicare quante prese sono state nominate: { $expected }.

question-later_tricks = { $about } ha parlato o agito riguardo a più della presa in corso?
question-before_partner_played = { $about } lo ha fatto prima che il compagno giocasse nella presa?
question-suit_under_way = Di quale seme è l’attacco nella presa in corso?
question-demonstrably_not_claiming = È chiaro che { $about } ha mostrato le carte per un motivo diverso da una richiesta, per esempio dopo un attacco iniziale fuori turno?
question-cards_shown = Quali carte ha mostrato { $about }?
question-partner_objects_immediately = { $about } si è opposto subito alla concessione del compagno?
question-penalty_cards_waived = L’arbitro lascia tornare in mano le carte mostrate, che così non diventano penalizzate?
question-doubted = Qualcuno, morto incluso, contesta la richiesta o la concessione?
question-asked_to_play_on = { $about } chiedono di continuare il gioco?
question-all_four_concur = Tutti e quattro sono d’accordo a continuare il gioco?
question-tricks_before_claim = Quante prese avevano già vinto { $about } prima della richiesta?
question-next_board_or_round_over = { $about } hanno già chiamato in un board successivo, o il round è finito?
question-trick_in_fact_won = { $about } avevano di fatto già vinto ciò che ora vogliono indietro?
question-normal_trumps = Il gioco procede { $about }. L’ultima carta è normale per questo giocatore? (Con essa batte atout, o lascia gli atout fuori.)
question-normal_suit = Il gioco procede { $about }. L’ultima carta è normale per questo giocatore? (Gioca adesso quel seme.)
question-normal_rank = Il gioco procede { $about }. L’ultima carta è normale per questo giocatore? (Sceglie quella carta del seme.)
question-normal_finesse = Il gioco procede { $about }. L’ultima carta è normale per questo giocatore? (Con essa fa il sorpasso, o vi rinuncia.)
question-normal_discard = Il gioco procede { $about }. L’ultima carta è normale per questo giocatore? (La scarta.)
question-normal_ruff = Il gioco procede { $about }. L’ultima carta è normale per questo giocatore? (Con essa taglia, o non taglia.)
question-concession_doubted = { $about } stessi, morto incluso, contestano la concessione: dovrebbero vincere più prese di quelle richieste?
question-never_normal = { $about }: una giocata di questo tipo non sarebbe normale per questo giocatore neppure in altri momenti della mano?
weigh-why_cards_were_shown = perché le carte sono state mostrate
weigh-class_of_player = quanto gioca bene questo giocatore
weigh-careless_is_normal =
    { $edition ->
        [1997] un gioco disattento o inferiore è normale, uno irrazionale no
       *[other] un gioco disattento o inferiore è normale
    }
weigh-aware_of_trump = se il giocatore ha detto qualcosa dell’atout, e se può averlo dimenticato
weigh-irrational_line =
    { $edition ->
        [2017] una linea non dichiarata non si accetta solo perché ogni altra sarebbe irrazionale
       *[other] una linea non dichiarata si accetta anche se ogni altra sarebbe irrazionale
    }
weigh-shown_out = chi si è mostrato senza il seme prima della richiesta, o lo farebbe su ogni linea normale
instruction-state_line = { $seat } dice subito come farà le prese, per esempio l’ordine delle carte.
instruction-state_line_and_face = { $seat } scopre la sua mano e dice subito come farà le prese, con l’ordine delle carte.
instruction-face_hand = { $seat } scopre la sua mano.
instruction-claim_void = La richiesta o concessione è nulla. Gli articoli 16 e 50 non si applicano a ciò che è stato detto e mostrato; il punteggio ottenuto ora resterà valido.
about-about_the_tricks = Ciò che è stato detto o mostrato riguardo alle prese

decision-68-claim_without_number = Un giocatore che propone di abbreviare il gioco, o mostra le carte, senza indicare un numero, richiede tutte le prese rimanenti.
decision-68-refused_concession_1997 = L’articolo 49 rende penalizzate le carte mostrate in una concessione rifiutata dal compagno. L’articolo 50 permette all’arbitro di decidere altrimenti.
decision-68-claim_of_some_tricks_refused = La regola sull’obiezione del compagno vale per ogni concessione di un difensore, anche per quella contenuta in una richiesta di alcune prese.
decision-68-card_after_claim_2017 = Una carta giocata dopo una richiesta, senza che nessuno parli, vale come richiesta di continuare il gioco. Si chiede se tutti e quattro sono d’accordo; altrimenti non conta.
