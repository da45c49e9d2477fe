# Legea 14: o carte lipsă.

event-missing_card = Dintr-o mână lipsește o carte
field-card = Cartea
field-tricks = Levatele de până acum, cartea atacată și cartea mâinii incomplete
field-revoke_apart = Renonsa are o decizie separată
question-found = A fost găsită cartea lipsă a lui { $about }?
option-found-elsewhere = Da, în altă parte
option-found-among_played = Da, printre cărțile jucate
option-found-no = Nu
question-which_card = Ce carte lipsește din mâna lui { $about }?
question-restored_card_exposed = A fost expusă cartea lui { $about }, astfel încât partenerul să o poată vedea?
question-failed_to_play_it = A existat o levată în care { $about } ar fi trebuit să dea la culoare cu acea carte și nu a dat?
question-trick_with_card = La a câta levată jucase { $about } cartea lipsă (1–13)?
question-card_with_it = Împreună cu ce altă carte s-a jucat { $about } la acea levată?
question-suit_led_then = În ce culoare se atacase la levata { $about }?
question-correction_period_over = S-a încheiat Perioada de Corecție?
instruction-rebuild_hand = Arbitrul reconstruiește mâna lui { $seat } folosind alt pachet de cărți.
instruction-defective_trick = Levata la care { $seat } a jucat prea multe cărți se rezolvă separat, conform Legii 67.
instruction-settle_revoke = { $seat } nu a dat la culoare cu cartea restituită: renonsa se rezolvă separat, conform Legilor 61–64.
about-restored_card = Faptul că o carte lipsă a fost pusă la loc

decision-14-calls_stand_1997 = Nimic nu permite schimbarea unei declarații pentru că mâna era incompletă: declarațiile rămân valabile.
decision-14-several_short_hands_1997 = Două mâini incomplete și niciuna cu cărți în plus: nota la Legea 13 lasă acest caz acelei legi.
