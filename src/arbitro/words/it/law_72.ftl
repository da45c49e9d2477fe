# Articolo 72: principi generali.

event-deliberate_infraction = Un giocatore può aver infranto il Codice di proposito, o averlo nascosto
question-intended = { $about } ha infranto il Codice di proposito (anche se disposto ad accettare la rettifica)?
weigh-own_statement = ciò che dice il giocatore stesso
question-concealed = { $about } ha cercato di nascondere l’infrazione?
weigh-second_revoke = una seconda renonce, fatta per coprire la prima
weigh-cards_hidden_or_mixed = una carta nascosta, o le carte mescolate troppo presto

decision-72-hidden_on_purpose_1997 = È vietato nascondere un’infrazione involontaria: a maggior ragione una fatta di proposito.
