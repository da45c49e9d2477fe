# Articolo 7: board e carte.

event-hand_from_wrong_pocket = Un giocatore ha preso dal board la mano di un altro
event-cards_not_counted = Un giocatore non ha contato le proprie carte
event-call_before_looking = Un giocatore ha chiamato prima di guardare le carte
event-cards_touched = Un giocatore ha toccato carte non sue
event-cards_in_wrong_pocket = Alcune carte sono state riposte nella tasca sbagliata
event-hand_taken_out_after_play = Dopo il gioco una mano è stata estratta dal board
field-player = Giocatore
field-pocket = Tasca
question-faces_seen = { $about } ha visto la faccia di queste carte?
question-plays_from_dummy = { $about } era il dichiarante e giocava una carta del morto?
question-permission = Chi aveva permesso a { $about } di toccare queste carte?
option-permission-nobody = Nessuno
option-permission-opponent = Un avversario
option-permission-director = L’arbitro
question-played_as_altered = Qualcuno ha giocato il board con le carte nel posto sbagliato?
question-who_was_present = Chi era presente quando la mano è stata estratta?
option-who_was_present-both_sides = Un componente di ciascuna linea
option-who_was_present-director = L’arbitro
option-who_was_present-neither = Né entrambe le linee né l’arbitro
why-thirteen_each = ogni mano ha tredici carte
instruction-take_hand_from_own_pocket = { $seat } ripone le carte e prende la mano dalla tasca giusta.
instruction-count_face_down = { $seat } conta le carte coperte prima di guardarle.
instruction-look_at_cards = { $seat } guarda ora le proprie carte.
instruction-leave_cards_alone = { $seat } non tocca le carte degli altri.
instruction-put_hands_right = Le mani vengono rimesse a posto prima che il board sia giocato di nuovo.
instruction-check_hands_of_board = L’arbitro controlla che ogni mano sia completa e nella sua tasca.

decision-7-call_before_looking_stands = Una chiamata fatta prima di guardare le carte non viene cancellata: nessun articolo lo dice.
decision-7-hand_taken_out_alone = Togliere una mano dal board dopo il gioco, senza gli altri, è un errore di procedura, anche se nessun comma di 90B lo nomina.
