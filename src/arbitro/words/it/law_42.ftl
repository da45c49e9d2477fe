# Articolo 42: i diritti del morto.

event-dummy_acted = Il morto ha detto o fatto qualcosa durante il gioco
question-dummy_action = Che cosa ha fatto { $about }?
option-dummy_action-gave_information = ha parlato di un fatto o del Codice
option-dummy_action-counted_tricks = ha tenuto il conto delle prese
option-dummy_action-played_card = ha giocato una carta come indicato dal dichiarante
option-dummy_action-asked_declarer = ha chiesto al dichiarante se non aveva più carte del seme d’attacco
option-dummy_action-asked_defender = ha chiesto a un difensore se non aveva più carte del seme d’attacco
option-dummy_action-tried_to_prevent = ha tentato di prevenire un’irregolarità
option-dummy_action-drew_attention = ha richiamato l’attenzione su un’irregolarità
question-director_present = L’arbitro era presente?
question-whose_irregularity = Di chi era l’irregolarità?
why-question_to_defender = il morto può chiederlo al dichiarante, ma non a un difensore
