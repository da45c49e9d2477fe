# Legea 58: atacuri sau jocuri simultane.

event-simultaneous_plays = Doi jucători au jucat în același moment
event-several_cards_at_once = Un jucător a pus mai multe cărți odată la levată
field-other_card = Cartea celuilalt jucător
field-visible = Cărțile a căror față se vedea
field-hidden = Cărțile ascunse sub ele
question-card_meant = { $seat }, pe care dintre cărți o jucați?
question-next_trick_under_way = Când s-a observat, jucaseră ambele axe la levata următoare?
