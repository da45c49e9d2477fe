# Legea 57: un atac sau joc prematur.

event-premature_play = O carte a fost jucată înainte de rând sau atacată la levata următoare înainte ca partenerul să fi jucat la aceasta
field-led_by = Cine a atacat la levată
field-led = Cartea atacată
field-lead = A fost atac la levata următoare
question-declarer_played_both_hands = Jucase deja declarantul din ambele mâini? O carte a mortului este jucată abia când declarantul a cerut-o sau a indicat-o.
question-dummy_acted = A ales { $about } o carte din proprie inițiativă sau a sugerat una în mod ilegal?
question-could_follow = Are { $about } vreo carte din culoarea atacată?
question-partners_card = { $seat }, ce cereți pentru cartea lui { $about } la această levată?
option-partners_card-highest = Cea mai mare carte din culoarea atacată
option-partners_card-lowest = Cea mai mică carte din culoarea atacată
option-partners_card-other_suit = O carte din altă culoare, specificată de dumneavoastră
option-partners_card-not_other_suit = Nicio carte din altă culoare, specificată de dumneavoastră
why-partner_has_played = partenerul jucătorului vinovat jucase deja la levată
about-premature_card = Ceea ce dezvăluie cartea jucată prea devreme
problem-not-premature = Cartea lui { $found-seat } nu este prematură: îi venea rândul sau partenerul jucase deja; vezi Legile 45E, 53 și 56.
problem-trick-not-under-way = { $found-seat } a atacat la levată și nu mai are de jucat; spuneți cui îi venea rândul.

decision-57-no_excuse_for_a_lead = 57C scuză un joc înaintea partenerului, nu un atac la levata următoare.
decision-57-at_right_hand_opponents_turn = Nu se spune nimic despre un joc când partenerul a jucat deja. O carte pe care partenerul o poate vedea este jucată (45C1); dacă nu dă la culoare este o renonsă de corectat (62).
decision-57-declarers_premature_play_1997 = Textul vorbește numai despre apărători. Cartea declarantului este jucată după 45C.
decision-57-told_play_1997 = Un jucător căruia un adversar i-a spus că este rândul lui este scuzat numai dacă a atacat.
decision-57-card_not_lifted = Cartea rămâne penalizată, orice ar alege declarantul, și trebuie jucată la rândul proprietarului ei (50D1).
