# Articolo 49: la carta di un difensore è stata esposta.

event-defender_exposed_card = Il compagno di un difensore ha potuto vedere una sua carta, o il difensore l’ha nominata
question-exposure = Come si è saputo di { $about }?
option-exposure-normal_play = Nel normale corso del gioco
option-exposure-law_applied = Si applicava un articolo che lascia tornare la carta in mano
option-exposure-current_trick = Con un’osservazione su chi vince la presa in corso, e su nient’altro
option-exposure-concession_refused = Nel concedere prese; il compagno si è opposto subito
option-exposure-seen = Il compagno poteva vederne la faccia
option-exposure-named = Il difensore ha detto di averla
question-designated_otherwise = L’arbitro decide che { $about } non è una carta penalizzata?
weigh-who_exposed_it = chi ha reso visibile la carta: un avversario che l’ha fatta cadere, o il giocatore stesso
weigh-no_use_to_offenders = se la linea colpevole potrebbe trarre vantaggio dal semplice ritorno della carta in mano

decision-49-concession_refused_1997 = Il testo non esenta le carte mostrate in una concessione rifiutata dal compagno: sono penalizzate, salvo diversa decisione dell’arbitro (50).
decision-49-exposed_by_another = «Salvo diversa decisione dell’arbitro» (50) vale per le carte esposte da qualcun altro.
decision-49-shown_on_purpose_2017 = Una carta bassa mostrata o nominata di proposito non è stata esposta per caso: è una carta penalizzata maggiore.
