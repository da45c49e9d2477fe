# Law 65: arrangement of tricks.

event-card_turned_wrong = Somebody points out that a played card is turned the wrong way
question-led_to_next = Has a card been led to the next trick?
question-side_played_on = Has { $about } led or played to the next trick?
instruction-card_is_turned = The card is turned the right way.
instruction-too_late_to_point_out = It is too late for { $seat } to point it out.
about-trick_pointed_out = The late remark about a trick
