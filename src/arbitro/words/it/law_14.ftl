# Articolo 14: una carta mancante.

event-missing_card = A una mano manca una carta
field-card = Carta
field-tricks = Prese fin qui, carta d’attacco e carta della mano incompleta
field-revoke_apart = La renonce ha una decisione a parte
question-found = La carta mancante di { $about } è stata trovata?
option-found-elsewhere = Sì, altrove
option-found-among_played = Sì, fra le carte giocate
option-found-no = No
question-which_card = Quale carta manca alla mano di { $about }?
question-restored_card_exposed = La carta di { $about } è stata esposta, così che il compagno potesse vederla?
question-failed_to_play_it = C’è stata una presa in cui { $about } avrebbe dovuto rispondere a colore con quella carta e non lo ha fatto?
question-trick_with_card = In quale presa { $about } aveva giocato la carta mancante (da 1 a 13)?
question-card_with_it = Insieme a quale altra carta { $about } è stata giocata in quella presa?
question-suit_led_then = Di quale seme era l’attacco nella presa { $about }?
question-correction_period_over = Il periodo di correzione è finito?
instruction-rebuild_hand = L’arbitro completa la mano di { $seat } con una carta di un altro mazzo.
instruction-defective_trick = La presa in cui { $seat } ha giocato troppe carte si risolve a parte, secondo l’articolo 67.
instruction-settle_revoke = { $seat } non ha risposto a colore con la carta restituita: la renonce si risolve a parte, secondo gli articoli da 61 a 64.
about-restored_card = Che una carta mancante è stata restituita

decision-14-calls_stand_1997 = Nulla permette di cambiare una chiamata perché la mano era incompleta: le chiamate restano valide.
decision-14-several_short_hands_1997 = Due mani incomplete e nessuna con carte in eccesso: la nota all’articolo 13 lascia questo caso a quell’articolo.
