# Articolo 73: comunicazione.

event-opponent_misled = Un giocatore è stato, o doveva essere, ingannato dai modi, dal tempo, da un’osservazione, o da una chiamata o giocata di un avversario
event-improper_communication = Un giocatore ha comunicato qualcosa al compagno, ma non con chiamate e giocate
question-misled_by = Che cosa di { $about } ha ingannato l’avversario?
option-misled_by-call_or_play = una chiamata o una giocata in sé
option-misled_by-remark = un’osservazione
option-misled_by-gesture = un gesto
option-misled_by-tempo = il tempo: fretta o esitazione
option-misled_by-manner = il modo di una chiamata o giocata
option-misled_by-deviation = una deviazione intenzionale dalla corretta procedura
option-misled_by-question = una domanda
question-deception_protected = L’inganno di { $about } era protetto da intese nascoste o da esperienza di coppia?
question-stressed_by_tempo = { $about } l’ha sottolineato con fretta o esitazione insolite?
weigh-unusual_tempo = quanto il tempo o il modo erano fuori dell’ordinario
question-false_inference = Un giocatore innocente ha tratto una falsa inferenza da ciò che ha fatto { $about }?
weigh-what_was_inferred = che cosa il giocatore ha dedotto, e se era falso
weigh-inference_from_game = se l’inferenza veniva dal modo e non dalle chiamate e giocate
question-bridge_reason = { $about } aveva una dimostrabile ragione bridgistica per farlo?
weigh-problem_to_solve = se c’era qualcosa su cui pensare
weigh-reason_shown = se la ragione si può mostrare dalle carte e dalla situazione
question-could_benefit = { $about } avrebbe potuto sapere, in quel momento, che poteva trarne beneficio?
question-meant_to_mislead = { $about } voleva ingannare?
question-communication = In che modo l’ha comunicato { $about }?
option-communication-unintended = senza intenzione: tempo, modo, un’osservazione o una domanda
option-communication-intended = allo scopo di comunicare qualcosa
option-communication-prearranged = con un metodo concordato in precedenza

decision-73-misled_by_a_question = Il testo non nomina una domanda tra le cose che ingannano: qui una domanda non è considerata.
