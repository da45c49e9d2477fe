# Legea 4: perechile.

event-partnership_changed = O pereche și-a schimbat componența sau a introdus un înlocuitor
field-side = Axa
question-same_session = S-a produs schimbarea la { $about } în cursul aceleiași sesiuni?
question-substitution_authorised = Autorizase arbitrul înlocuitorul de la { $about }?
instruction-play_as_entered = Partenerii joacă împreună așa cum s-au înscris.
instruction-disqualify_pair_and_substitute = Jucătorul înlocuit, înlocuitorul și partenerul sunt descalificați.
