# Articolo 46: incompleta o erronea chiamata di una carta dal morto.

event-incomplete_designation = Il dichiarante ha chiamato una carta del morto in modo incompleto, o una che non c’è
field-words = Ciò che ha detto il dichiarante
field-dummy_holds = Carte del morto
field-on_table = Sul tavolo, a partire dall’attacco
field-trumps = Atout
field-won_with = Il morto ha vinto la presa precedente con
field-gone = Carte delle prese precedenti
question-different_intention = È fuori discussione che il dichiarante voleva un’altra carta del morto?
weigh-intention_beyond_dispute = nessuno può dubitarne; probabile non basta
weigh-not_the_better_play = che un’altra carta era la giocata migliore non prova nulla
weigh-earlier_designations = come le stesse parole sono state intese prima, senza obiezioni
question-intended_card = Quale carta voleva il dichiarante?
question-lowest_winner_meant = «Alta» in quarta posizione va intesa come { $about }, la più bassa delle carte vincenti?
weigh-intention_of_the_last_hand = in quarta posizione «alta» spesso vuol dire alta quanto basta; l’arbitro può intenderla così
question-designated_card = { $seat }: quale di queste carte si gioca dal morto?
question-designator = Quale difensore designa la carta da giocare dal morto? Non possono consultarsi; decide il primo che parla.
option-designator-lho = il difensore alla sinistra del dichiarante
option-designator-rho = il difensore alla destra del dichiarante
option-designator-neither = nessuno: il dichiarante chiama una carta
problem-bad-designation = «{ $found }» non dice che cosa ha chiamato il dichiarante; si scrive come in { $expected }.
problem-trick-complete = Sul tavolo c’erano { $found } carte, ma prima di quella del morto sono { $expected }.

decision-46-win_not_in_last_seat = «Vinci», prima che giochi l’ultima mano, significa la carta più bassa che nessuna carta non vista supera. Se nessuna è sicura, il dichiarante dice quale.
decision-46-win_without_winner = «Vinci» da ultimo, senza una carta vincente, è la chiamata di una carta che il morto non ha.
decision-46-high_or_low_on_lead = «Alta» o «bassa» in attacco non fissa il seme. Il dichiarante nomina il seme e gioca la carta più alta o più bassa.
decision-46-high_or_low_without_the_suit_led = «Alta» o «bassa» quando il morto non ha il seme d’attacco vale solo per il rango; tra carte pari il dichiarante dice quale.
decision-46-high_or_low_means_the_suit_led = «Alta» o «bassa» si riferisce al seme d’attacco. Se il morto non ne ha, nessuna carta è stata chiamata.
decision-46-high_or_low_of_a_suit = «Alta» o «bassa» detto con un seme significa la carta più alta o più bassa di quel seme.
decision-46-neither_defender_chooses = Dopo «qualsiasi», decide il difensore che parla per primo. Se nessuno vuole, il dichiarante chiama una carta.
