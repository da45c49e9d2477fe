# Articolo 66: ispezione delle prese.

event-trick_inspected = Qualcuno vuole guardare le carte di una presa
event-cards_mixed = Si discute di una renonce o del numero di prese, e le carte sono state mescolate
field-inspected = Che cosa vuole vedere
option-inspected-trick = le quattro carte appena giocate
option-inspected-own_card = la propria ultima carta
option-inspected-quitted = prese coperte
question-own_card_turned = { $about } ha già coperto la propria carta?
question-director_instructs = L’arbitro ordina di guardare le prese, per esempio per verificare una renonce?
question-facts_found = L’arbitro può ancora ricostruire i fatti?
question-mixed_after_claim = { $about } ha mescolato le carte dopo che si era parlato della renonce o del numero di prese?
question-other_side_mixed = Anche { $about } ha mescolato le proprie carte?
instruction-inspect_own_cards = Le carte giocate e non giocate si possono guardare per stabilire una renonce o il numero di prese; ognuno tocca solo le proprie.
instruction-director_inspects = Le prese si guardano come dice l’arbitro.
instruction-tricks_stay_closed = { $seat } non può guardare: le prese restano coperte fino alla fine del gioco.
instruction-trick_is_shown = Tutte e quattro le carte della presa vengono scoperte.
instruction-look_at_own_card = { $seat } può guardare la propria ultima carta, senza mostrarla.
instruction-rule_on_facts = L’arbitro decide in base ai fatti accertati.
instruction-rule_on_disputed_facts = L’arbitro decide come su ogni fatto contestato.
instruction-rule_for_ns = L’arbitro decide in favore di Nord-Sud.
instruction-rule_for_ew = L’arbitro decide in favore di Est-Ovest.
why-dummy_may_not_look = il giocatore è il morto

decision-66-not_dummy = I primi tre commi nominano il dichiarante e i difensori: il morto non può guardare una presa durante il gioco.
