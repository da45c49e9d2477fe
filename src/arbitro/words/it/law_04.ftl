# Articolo 4: gli accoppiamenti.

event-partnership_changed = Una coppia ha cambiato compagno o ha fatto giocare un sostituto
field-side = Linea
question-same_session = { $about } ha cambiato nel corso della stessa sessione?
question-substitution_authorised = L’arbitro aveva autorizzato il sostituto di { $about }?
question-substitute_category = La categoria del sostituto di { $about } è inferiore, uguale o superiore a quella del giocatore sostituito?
option-substitute_category-lower = Inferiore
option-substitute_category-equal = Uguale
option-substitute_category-higher = Superiore
question-substitute_played_before = Il sostituto di { $about } aveva già giocato nella gara?
question-substitution_emergency = Il gioco non poteva proseguire altrimenti, e l’arbitro l’ha autorizzata per emergenza?
instruction-play_as_entered = I compagni giocano insieme come si sono iscritti.
instruction-disqualify_pair_and_substitute = Il giocatore sostituito, il sostituto e il compagno sono squalificati.

decision-4-unauthorised_change = Il testo non dice quanto costa un cambio di compagno non autorizzato. Le coppie siedono come sono state iscritte, e 90B8 consente una penalità per non aver seguito le istruzioni.
