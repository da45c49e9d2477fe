# Legea 7: etuiul și cărțile.

event-hand_from_wrong_pocket = Un jucător a luat din etui mâna altuia
event-cards_not_counted = Un jucător nu și-a numărat cărțile
event-call_before_looking = Un jucător a declarat înainte de a se uita la cărți
event-cards_touched = Un jucător a atins cărți care nu sunt ale lui
event-cards_in_wrong_pocket = Cărți puse înapoi într-un buzunar greșit
event-hand_taken_out_after_play = După joc a fost scoasă din etui o mână
field-player = Jucătorul
field-pocket = Buzunarul
question-faces_seen = A văzut { $about } fața acestor cărți?
question-plays_from_dummy = Era { $about } declarantul și juca o carte de la mort?
question-permission = Cine îi permisese lui { $about } să atingă aceste cărți?
option-permission-nobody = Nimeni
option-permission-opponent = Un adversar
option-permission-director = Arbitrul
question-played_as_altered = A jucat cineva dona cu cărțile la locul greșit?
question-who_was_present = Cine era de față când a fost scoasă mâna?
option-who_was_present-both_sides = Câte un membru al fiecărei axe
option-who_was_present-director = Arbitrul
option-who_was_present-neither = Nici ambele axe, nici arbitrul
why-thirteen_each = fiecare mână are treisprezece cărți
instruction-take_hand_from_own_pocket = { $seat } pune cărțile la loc și ia mâna din buzunarul corect.
instruction-count_face_down = { $seat } numără cărțile cu fața în jos înainte de a se uita la ele.
instruction-look_at_cards = { $seat } se uită acum la cărțile sale.
instruction-leave_cards_alone = { $seat } nu atinge cărțile altora.
instruction-put_hands_right = Mâinile se pun în ordine înainte ca dona să fie jucată din nou.
instruction-check_hands_of_board = Arbitrul verifică dacă fiecare mână este completă și în buzunarul ei.

decision-7-call_before_looking_stands = O declarație făcută înainte de a privi cărțile nu se anulează: nicio lege nu spune asta.
decision-7-hand_taken_out_alone = Scoaterea unei mâini după joc, fără ceilalți, este o eroare de procedură, deși niciun punct din 90B nu o numește.
