# Articolo 74: condotta ed etichetta.

event-conduct_breached = Un giocatore si è comportato come non si dovrebbe
question-conduct = Che cosa ha fatto { $about }?
option-conduct-discourtesy = è stato scortese
option-conduct-annoyance = ha infastidito o messo in imbarazzo un altro giocatore, o guastato il piacere del gioco
option-conduct-irregular_manner = non ha chiamato o giocato nel modo uniforme e corretto
option-conduct-inattention = ha prestato poca attenzione al gioco
option-conduct-comment = ha fatto commenti inutili durante la licitazione o il gioco
option-conduct-card_detached = ha estratto una carta prima del suo turno
option-conduct-play_prolonged = ha prolungato il gioco per sconcertare un avversario
option-conduct-rude_summons = ha chiamato l’arbitro o gli si è rivolto in modo scortese
option-conduct-different_names = ha usato parole diverse per la stessa chiamata
option-conduct-approval = ha mostrato approvazione o disapprovazione per una chiamata o giocata
option-conduct-trick_anticipated = ha mostrato che una presa in corso sarebbe stata vinta o persa
option-conduct-event_pointed_out = ha richiamato l’attenzione su un fatto significativo o sulle prese ancora necessarie
option-conduct-watching = ha guardato un altro giocatore o la sua mano, o ne ha visto una carta
option-conduct-lack_of_interest = ha mostrato disinteresse per il resto della smazzata
option-conduct-tempo_to_disconcert = ha variato il tempo per sconcertare un avversario
option-conduct-left_early = ha lasciato il tavolo senza necessità prima del cambio
question-seen_by_accident = { $about } ha visto la carta involontariamente, senza cercarla?
weigh-looked_on_purpose = se il giocatore l’ha cercata
question-shown_on_purpose = È possibile che un avversario abbia mostrato la carta a { $about } di proposito?
weigh-how_it_was_held = come erano tenute le carte, e se era già successo
question-discipline_needed = La condotta di { $about } richiede una misura disciplinare?

event-room_left = Un giocatore ha lasciato la sala durante il gioco
question-leave_given = L’arbitro ha dato a { $about } il permesso di uscire?
question-left_needlessly = { $about } è uscito senza necessità?
weigh-why_he_left = perché il giocatore è uscito, e per quanto tempo

decision-74-card_shown_on_purpose = C5 riguarda le carte viste per caso. Una carta mostrata di proposito è un’altra questione (73D2).
