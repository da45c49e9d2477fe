# Legea 58: atacuri sau jocuri simultane.

event-simultaneous_plays = Doi jucători au jucat în același moment
event-several_cards_at_once = Un jucător a pus mai multe cărți odată la levată
field-other_card = Cartea celuilalt jucător
field-visible = Cărțile a căror față se vedea
field-hidden = Cărțile ascunse sub ele
question-card_meant = { $seat }, pe care dintre cărți o jucați?
question-next_trick_under_way = Când s-a observat, jucaseră ambele axe la levata următoare?

decision-58-second_card_is_an_accident = Jucarea a două cărți deodată este exemplul de accident dat chiar de Legi: o carte mică în plus este penalizată minoră, fără întrebare.
