# Articolo 90: penalità procedurali.

event-procedural_offence = Un’infrazione alla procedura
question-offence = Che cosa ha fatto { $about }?
option-offence-late = è arrivato dopo l’orario d’inizio
option-offence-slow = ha giocato troppo lentamente
option-offence-loud = ha discusso una smazzata facendosi sentire da un altro tavolo
option-offence-scores_compared = ha confrontato i punteggi con un altro concorrente senza permesso
option-offence-cards_touched = ha toccato o maneggiato le carte di un altro giocatore
option-offence-wrong_pocket = ha messo carte in una tasca sbagliata del board
option-offence-error = ha commesso un errore di procedura che richiede un punteggio arbitrale
option-offence-disobedience = non ha seguito subito regolamenti o istruzioni
option-offence-other = qualcos’altro
question-offence_effect = Che cosa ha causato l’infrazione di { $about } (la prima che è vera)?
option-offence_effect-obstructs = ritarda od ostacola il gioco senza motivo
option-offence_effect-inconveniences = infastidisce altri concorrenti
option-offence_effect-breaches_procedure = viola la corretta procedura
option-offence_effect-adjusted_at_another_table = richiede un punteggio arbitrale a un altro tavolo
option-offence_effect-adjusted_at_own_table = richiede un punteggio arbitrale solo allo stesso tavolo
option-offence_effect-nothing = nulla di tutto ciò
question-penalise = L’arbitro assegna una penalità procedurale a { $about }?
instruction-offender_warned = { $seat } riceve un’ammonizione.

decision-90-adjusted_score_at_own_table = Un punteggio arbitrale al proprio tavolo non è di per sé motivo di penalità. Lo è una violazione di procedura.
