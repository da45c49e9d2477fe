# Articolo 11: perdita del diritto a una rettifica.

event-non_offender_acted_first = La linea innocente ha agito prima di chiamare l’arbitro
event-spectator_drew_attention = Uno spettatore ha richiamato l’attenzione su un’irregolarità
question-nos_acted_before_td = Un giocatore della linea innocente ha fatto qualcosa prima di chiamare l’arbitro (oltre a ciò che il Codice gli consente per accettare l’irregolarità)?
question-opponent_acted_in_ignorance = Un avversario ha poi agito senza sapere che cosa prevede il Codice?
weigh-what_opponent_knew_of_the_law = che cosa l’avversario sapeva del Codice, o gli è stato detto al tavolo
question-nos_may_have_gained = La linea innocente può averne tratto vantaggio?
weigh-result_with_director_at_once = il risultato probabile con l’arbitro chiamato subito
question-side_gaining = Quale linea ha guadagnato da ciò che un avversario ha fatto senza conoscere il Codice?
option-side_gaining-non_offenders = la linea innocente
option-side_gaining-offenders = la linea colpevole
option-side_gaining-nobody = nessuna
question-right_forfeited = L’arbitro ritiene perso il diritto?
weigh-what_was_done_without_director = che cosa è stato detto e fatto senza l’arbitro
weigh-who_knew_the_law = chi conosceva il Codice e chi no
question-offending_side = Quale linea ha commesso l’irregolarità?
question-spectator_of = Di quale linea è ospite lo spettatore?
option-spectator_of-non_offenders = della linea innocente
option-spectator_of-offenders = della linea colpevole
option-spectator_of-neither = di nessuna
question-penalty_deserved = L’arbitro assegna comunque una penalità procedurale?
weigh-how_serious = quanto è stata grave la violazione
weigh-warned_before = se i giocatori erano già stati ammoniti
instruction-offender_may_not_correct = La linea colpevole non può più correggere la propria irregolarità.

decision-11-only_the_stated_case_1997 = Il diritto si perde solo nel caso descritto dal testo.
decision-11-gain_without_forfeiture_2017 = Sono due domande diverse: se il diritto alla rettifica è perso, e se una linea ha guadagnato. Il vantaggio si può togliere anche se il diritto non è perso.
decision-11-spectator_of_nobody = Uno spettatore di cui nessuna linea è responsabile non fa perdere diritti a nessuno.
