# Legea 4: perechile.

event-partnership_changed = O pereche și-a schimbat componența sau a introdus un înlocuitor
field-side = Axa
question-same_session = S-a produs schimbarea la { $about } în cursul aceleiași sesiuni?
question-substitution_authorised = Autorizase arbitrul înlocuitorul de la { $about }?
question-substitute_category = Categoria înlocuitorului de la { $about } este inferioară, egală sau superioară celei a jucătorului înlocuit?
option-substitute_category-lower = Inferioară
option-substitute_category-equal = Egală
option-substitute_category-higher = Superioară
question-substitute_played_before = Înlocuitorul de la { $about } jucase deja în concurs?
question-substitution_emergency = Jocul nu putea continua altfel, astfel că arbitrul a autorizat înlocuirea de urgență?
instruction-play_as_entered = Partenerii joacă împreună așa cum s-au înscris.
instruction-disqualify_pair_and_substitute = Jucătorul înlocuit, înlocuitorul și partenerul sunt descalificați.

decision-4-unauthorised_change = Textul nu spune cât costă o schimbare de partener neautorizată. Perechile se așază așa cum au fost înscrise, iar 90B8 permite o penalizare pentru nerespectarea instrucțiunilor.
