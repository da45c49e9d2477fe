# Articolo 85: decisioni relative a fatti contestati.

event-facts_disputed = I fatti sono contestati: come decide l’arbitro?
question-director_witnessed = Un arbitro ha visto o sentito di persona ciò che è successo?
question-facts_established = L’arbitro è convinto di aver accertato i fatti?
weigh-satisfied_of_facts = se ne è convinto
weigh-what_players_tell = ciò che ne dice ciascun giocatore
question-facts_probable = L’arbitro può accertare i fatti in modo soddisfacente, secondo ciò che è più probabile?
weigh-balance_of_probabilities = che cosa è più probabile
weigh-evidence_collected = il peso delle prove che ha potuto raccogliere
