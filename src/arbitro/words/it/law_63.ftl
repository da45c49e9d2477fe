# Articolo 63: consumazione della renonce.

event-revoke_noticed = È stata notata una renonce: è consumata?
question-played_after_revoke = Quale di queste cose ha fatto per prima { $about } dopo la renonce?
option-played_after_revoke-nothing = niente del genere
option-played_after_revoke-played_on = ha attaccato o giocato nella presa successiva, legalmente o no
option-played_after_revoke-played_on_misled = ha giocato nella presa successiva, ma ha ritirato la carta: un avversario aveva detto che era il suo turno
option-played_after_revoke-designated = ha nominato o indicato una carta per la presa successiva
option-played_after_revoke-claimed = ha fatto una richiesta o una concessione di prese
option-played_after_revoke-agreed = ha accettato una richiesta o una concessione degli avversari
question-agreement_established = L’accordo di { $about } è definitivo: nessuna obiezione prima della sua chiamata successiva o della fine del round?
question-partner_asked = L’attenzione è stata attirata dal compagno di { $about }, che gli ha chiesto se non aveva carte del seme?
question-dummy_asked_first = Il morto è stato il primo a chiedere al dichiarante se aveva fatto renonce?
question-hands_in_board = Quando è stata notata, le quattro mani erano già tutte nel board?
instruction-last_trick_played_again = Quanto giocato nella tredicesima presa viene ripreso.
instruction-one_of_two_established = Entrambe le linee hanno fatto renonce in questa presa e una sola renonce è consumata: il gioco continua, e poi l’arbitro ripristina l’equità.
instruction-claim_after_correction = Corretta la renonce, l’arbitro decide sulla richiesta.

decision-63-acquiescence_1997 = Accettare una richiesta significa ciò che dice 69A: nessuna obiezione prima della successiva chiamata della linea o della fine del round.
decision-63-unlawful_question_1997 = Una violazione di 61B è la domanda di un difensore al compagno. Ciò che il morto non può fare è nell’articolo 43.
decision-63-one_of_two_established = Se entrambe le linee hanno fatto renonce nella stessa presa e una delle due è consumata, l’arbitro ripristina l’equità.
decision-63-void_claim_2017 = Se la linea che ha commesso la renonce fa una richiesta e il gioco continua con il consenso di tutti e quattro (68D2(b)), la richiesta è nulla ma la renonce resta consumata.
