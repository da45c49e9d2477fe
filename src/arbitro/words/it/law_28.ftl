# Articolo 28: chiamate considerate in rotazione.

event-call_perhaps_in_rotation = Una chiamata fuori turno può valere come fatta al proprio turno
question-rho_must_pass = { $about } era obbligato dal Codice a passare in questo turno?
question-right_player_called = { $about }, a cui toccava, ha già chiamato prima di qualsiasi decisione?
question-lho_meant = Che cosa intendeva { $seat } con questa chiamata? (Se era un contro, poteva essere solo sulla chiamata fuori turno.)
option-lho_meant-over_the_call = chiamare sulla chiamata fuori turno
option-lho_meant-own_turn = chiamare al proprio turno, come se l’altra chiamata non ci fosse stata
option-lho_meant-not_clear = non si può stabilire
instruction-call_in_rotation_stands = { $seat } ha chiamato al proprio turno: quella chiamata resta valida, e quella fuori turno è come mai fatta.

decision-28-unclear_call_of_lho_accepts = Quando il giocatore di sinistra, a cui toccava, ha chiamato e nulla mostra che cosa intendesse, la sua chiamata vale come accettazione.
decision-28-inadmissible_call_may_be_overtaken = Un contro inammissibile fuori turno può essere superato dalla chiamata del giocatore di turno: nessun testo lo impedisce.
decision-28-obliged_pass_may_end_the_auction = Il passo obbligato si considera fatto. Se è l’ultimo dei tre, non resta alcun turno e la chiamata arriva tardi (articolo 39).
