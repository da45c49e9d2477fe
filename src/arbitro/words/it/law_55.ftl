# Articolo 55: il dichiarante attacca fuori turno.

event-declarer_led_out_of_turn = Il dichiarante ha attaccato fuori turno, dalla mano o dal morto
event-line_after_own_lead_out_of_turn = Il dichiarante ha ritirato un attacco fuori turno e può aver usato ciò che rivelava
question-lead_wish = { $seat }, che cosa dici dell’attacco del dichiarante?
option-lead_wish-accept = Lo accetto
option-lead_wish-retract = Deve essere ritirato
option-lead_wish-silent = Niente
question-spoke_first = I difensori non sono d’accordo: chi ha parlato per primo?
question-line_from_infraction = { $about } ha seguito una linea di gioco che l’attacco fuori turno può avergli suggerito?
weigh-what_the_lead_told = che cosa il dichiarante poteva capire dall’attacco e dalle reazioni degli altri
weigh-line_without_it = se la linea sarebbe stata scelta comunque

decision-55-defenders_differ_1997 = Il testo non dice quale volontà conta quando i difensori non concordano: quella di chi ha parlato per primo.
