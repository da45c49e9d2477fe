# Articolo 75: spiegazione sbagliata o chiamata sbagliata.

event-mistaken_explanation_or_call = Una chiamata non corrisponde alla spiegazione: quale delle due era sbagliata?
question-explanation_used = { $about } ha sfruttato la spiegazione che ha sentito?
weigh-action_without_explanation = ciò che il giocatore avrebbe fatto senza aver sentito nulla
weigh-action_suggested_by_it = se ciò che ha fatto era suggerito dalla spiegazione
question-mutual_understanding = I due compagni avevano lo stesso accordo sulla chiamata?
question-meaning_established = C’è evidenza sufficiente del significato della chiamata per questa coppia?
instruction-acts_as_if_understood = { $seat } prosegue come se non avesse sentito la spiegazione, e dà alle chiamate successive del compagno il loro vero significato.
instruction-judged_with_right_explanation = Un punteggio arbitrale si basa sul risultato probabile con la spiegazione giusta data in tempo.
instruction-judged_with_no_agreement = Un punteggio arbitrale si basa sul risultato probabile se gli avversari avessero saputo che non c’è accordo.

decision-75-forgotten_agreement_1997 = 75B parla di un giocatore che si discosta da un accordo. Un giocatore che l’ha dimenticato non deve di più.
