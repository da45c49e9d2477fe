# Articolo 4: gli accoppiamenti.

event-partnership_changed = Una coppia ha cambiato componenti o ha schierato un sostituto
field-side = Linea
question-same_session = { $about } ha cambiato nel corso della stessa sessione?
question-substitution_authorised = L’arbitro aveva autorizzato il sostituto di { $about }?
instruction-play_as_entered = I compagni giocano insieme come si sono iscritti.
instruction-disqualify_pair_and_substitute = Il giocatore sostituito, il sostituto e il compagno sono squalificati.
