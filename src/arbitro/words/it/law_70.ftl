# Articolo 70: richieste e concessioni contestate.

event-claim_contested = Qualcuno contesta una richiesta o concessione
question-played_on = Sono state giocate carte dopo la richiesta?
question-play_is_evidence = L’arbitro accetta il gioco dopo la richiesta come prova di come si sarebbe giocato, o di ciò che era stato richiesto?
question-line_stated = Fai ripetere a { $about } ciò che ha detto con la richiesta. Ha detto come avrebbe fatto le prese?
question-trump_outstanding = { $about } hanno ancora un atout?
question-trump_mentioned = { $about } ha detto qualcosa di quell’atout?
question-unaware_at_all_likely = È in qualche modo probabile che { $about }, al momento della richiesta, non sapesse che un atout era ancora fuori?
question-loses_to_trump = { $about } potrebbe perdere una presa per quell’atout con un gioco normale?
question-needs_card_with_one_opponent = La richiesta di { $about } ha bisogno, con una linea non dichiarata, di trovare una carta presso un avversario e non presso l’altro?
question-opponent_shows_out = Un avversario si era mostrato senza quel seme prima della richiesta di { $about }, o lo farebbe su ogni linea normale?
question-irrational_not_to = Ogni altra linea sarebbe irrazionale per { $about }?
question-needs_partners_choice = La richiesta di { $about } ha bisogno che il compagno scelga una particolare giocata fra più giocate normali?
question-less_successful_line = Ciò che { $about } ha detto lascia aperta una linea normale che vince meno prese?
question-tricks_to_claimer = Quante delle prese rimaste vanno a { $about }? (Ogni presa si dà o non si dà; il dubbio su una richiesta va contro il richiedente.)
weigh-probable_play = come il gioco sarebbe probabilmente proseguito
weigh-accuracy_of_claim = se la richiesta era giusta
weigh-what_claimer_said_and_saw = che cosa ha detto il richiedente e quali carte aveva visto
weigh-finesse_or_drop = sorpasso o caduta, e altre scelte a indovinare
instruction-later_cards_void = Ogni carta giocata dopo la richiesta è nulla.
instruction-play_taken_as_evidence = Il gioco dopo la richiesta vale come parte del chiarimento e come prova.
instruction-suits_from_the_top = Un seme di cui nulla è stato detto si considera giocato dall’alto.
fact-tricks_on_line = Quante prese vince la linea del richiedente con il gioco { $about }?

decision-70-concession_in_a_claim = La linea di chi richiede può mettere in dubbio la concessione contenuta in una richiesta di alcune prese (anche il morto). Resta valida, salvo l’articolo 71.
decision-70-concession_alone = Una concessione di tutte le prese non ha un richiedente contro cui risolvere i dubbi: l’arbitro giudica ciò che è equo.
decision-70-play_as_evidence_2007 = Ciò che è stato giocato dopo la richiesta è un elemento di prova per l’arbitro che valuta una linea. Da solo non prova nulla.
decision-70-partners_choice_1997 = Non c’è 70D2: una scelta del compagno di chi richiede è un dubbio, e il dubbio va contro chi richiede (70A).
