# Legea 65: aranjarea levatelor.

event-card_turned_wrong = Cineva atrage atenția că o carte a unei levate este orientată greșit
question-led_to_next = S-a atacat la levata următoare?
question-side_played_on = A atacat sau a jucat { $about } la levata următoare?
instruction-card_is_turned = Cartea se orientează corect.
instruction-too_late_to_point_out = Este prea târziu ca { $seat } să mai atragă atenția.
about-trick_pointed_out = Faptul că s-a atras prea târziu atenția asupra unei levate
