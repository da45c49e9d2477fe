# Articolo 50: le carte penalizzate.

event-penalty_card_and_lead = Un difensore ha una carta penalizzata e il suo compagno deve attaccare
event-penalty_card_to_play = Un difensore con una carta penalizzata deve giocare
event-penalty_card_information = Un difensore può aver usato ciò che gli diceva la carta penalizzata del compagno
field-suit_led = Seme di attacco
field-kind = Maggiore o minore
field-required = Seme imposto
field-forbidden = Semi vietati
option-kind-major = maggiore
option-kind-minor = minore
question-named_penalty_card = { $seat }, quale di queste carte penalizzate gioca { $about }?
question-declarer_played_after = Il dichiarante ha giocato dalla propria mano o dal morto dopo { $about }?
question-card_place = Dov’era la carta penalizzata di { $about } quando il compagno ha agito?
option-card_place-on_table = Scoperta sul tavolo
option-card_place-lifted = Di nuovo in mano, dopo una richiesta sull’attacco
option-card_place-played = Giocata in una presa
question-legal_cards = Quali carte può giocare { $about }?
question-exposure_damaged = La carta esposta ha detto a { $about } qualcosa che ha danneggiato l’altra linea?
question-outcome_without_card = Senza l’aiuto della carta vista da { $about } il board avrebbe ben potuto finire diversamente, con danno per l’altra linea?
weigh-play_of_partner = che cosa ha giocato, che cos’altro poteva giocare, e che cosa suggeriva la carta
weigh-duty_is_known = che il compagno doveva giocare la carta, poteva saperlo
weigh-could_well_differ = finché la carta era sul tavolo poteva usarla; conta se lo ha aiutato
weigh-result_without_it = il risultato probabile senza la carta penalizzata
instruction-minor_penalty_card = { $seat } non può giocare un’altra carta di quel seme inferiore al dieci prima della carta penalizzata; può giocare un onore del seme, o una carta legale di un altro seme.
instruction-penalty_card_waits = La carta penalizzata di { $seat } resta scoperta e sarà giocata alla prossima occasione.
why-minor_penalty_card = la carta penalizzata è minore
why-must_follow_suit = il giocatore deve rispondere a colore
why-must_obey_restriction = il giocatore deve fare ciò che è stato imposto all’attacco o al gioco
about-penalty_card = Ciò che rivela la vista della carta penalizzata
about-penalty_card_duty = L’obbligo di giocare la carta penalizzata
about-penalty_card_and_duty = Ciò che rivela la carta penalizzata, e l’obbligo che ne deriva, finché resta sul tavolo
about-penalty_card_origin = Le circostanze in cui è nata la carta penalizzata
problem-penalty-card-not-held = La carta penalizzata { $found-card } non è tra le carte della mano: { $expected-card }.

decision-50-lead_before_choice_followed = Un attacco fatto prima della scelta del dichiarante resta valido se poi il dichiarante gioca su di esso. La scelta viene con l’attacco successivo.
decision-50-information_without_end_1997 = 50D1 non pone un termine a ciò che il compagno non può usare: vale anche per una carta ripresa o giocata.
