# Law 7: board and cards.

event-hand_from_wrong_pocket = A player has taken another player’s hand from the board
event-cards_not_counted = A player has not counted his cards
event-call_before_looking = A player has called before looking at his cards
event-cards_touched = A player has touched cards that are not his
event-cards_in_wrong_pocket = Cards were put back into a wrong pocket
event-hand_taken_out_after_play = A hand was taken out of the board after the play
field-player = Player
field-pocket = Pocket
question-faces_seen = Has { $about } seen the faces of these cards?
question-plays_from_dummy = Was { $about } the declarer, playing a card from dummy?
question-permission = Who had allowed { $about } to touch these cards?
option-permission-nobody = Nobody
option-permission-opponent = An opponent
option-permission-director = The director
question-played_as_altered = Has anybody played the board with the cards in the wrong place?
question-who_was_present = Who was present when the hand was taken out?
option-who_was_present-both_sides = A member of each side
option-who_was_present-director = The director
option-who_was_present-neither = Neither the director nor both sides
why-thirteen_each = every hand has thirteen cards
instruction-take_hand_from_own_pocket = { $seat } puts the cards back and takes the hand from the right pocket.
instruction-count_face_down = { $seat } counts the cards face down before looking at them.
instruction-look_at_cards = { $seat } looks at the cards now.
instruction-leave_cards_alone = { $seat } must not touch other players’ cards.
instruction-put_hands_right = The hands are corrected before the board is played again.
instruction-check_hands_of_board = The director checks that every hand is complete and in its pocket.

decision-7-call_before_looking_stands = A call made before looking at the cards stands: nothing in the Laws cancels it.
decision-7-hand_taken_out_alone = Taking a hand out after the play without the others present is an error of procedure, although 90B does not name it.
