# Legea 15: un etui greșit sau o mână dintr-un etui greșit.

event-wrong_board_played = S-a jucat o donă care nu era destinată rundei
event-hand_from_wrong_board = Un jucător și-a luat mâna dintr-un etui greșit
event-hand_met_again = Un jucător reîntâlnește mâna pe care o luase din greșeală
field-cancelled = Declarația anulată
question-played_before = Jucase deja această donă vreunul dintre cei patru jucători?
question-deprived = Rămâne { $about } fără posibilitatea unui scor valid pe această donă?
question-comparable_at_teams = Au cele două mese, sau mai pot avea, rezultate comparabile pe această donă?
weigh-same_teams_at_both_tables = dacă la cele două mese stau aceleași echipe, pe direcții opuse
weigh-can_still_be_played = dacă dona mai poate fi jucată la cealaltă masă
question-who_deals = Cine este distribuitorul?
question-took_part_before = Participă la a doua licitație cineva care a declarat în prima?
question-calls_repeated = Au fost repetate întocmai toate declarațiile din prima licitație?
weigh-every_call = fiecare declarație, la locul ei în licitație
weigh-exact_meaning = și semnificația: 1FA cu 15-17 este altă declarație decât 1FA cu 14-16
question-prevented_play = Este posibil ca { $about } să fi încercat să împiedice jocul normal al donei?
weigh-marginal_action = declarații cu valori marginale care au schimbat licitația
weigh-usual_style = dacă se dovedește că țin de stilul obișnuit al perechii
question-partner_has_called = A declarat între timp partenerul jucătorului vinovat?
question-differs = Diferă declarația de cea anulată?
weigh-meaning_much_different = dacă semnificația ei este mult diferită
weigh-psychic = dacă este psihică
instruction-seat_right_contestants = Se așază la masă concurenții corecți.
instruction-tell_rights_now_and_later = Li se explică drepturile, pentru această rundă și pentru cele următoare.
instruction-hide_first_auction = Cei nou-veniți nu trebuie să vadă prima licitație.
instruction-take_right_hand = { $seat } pune cărțile la loc și ia mâna acestei done.
instruction-earlier_score_stands = Se anulează numai al doilea scor pe donă: cine o jucase deja îl păstrează pe primul.
about-hand_of_another_board = Ceea ce s-a văzut dintr-o altă donă
when-other_board = Când jucătorul reîntâlnește mâna luată din greșeală

decision-15-stage_before_15B = Când etuiul greșit este descoperit în perioada de licitație, 15C se aplică înaintea 15A și 15B.
decision-15-cancelled_board_scored = O donă anulată în a doua licitație primește un scor artificial.
decision-15-other_call_differs = O altă declarație decât cea anulată diferă de ea. Și aceeași declarație poate diferi, prin semnificație.
decision-15-no_call_on_wrong_hand = Dacă un jucător a privit mâna greșită, dar nu a declarat, ce a văzut este lăsat legii despre informații.
decision-15-wrong_board_at_teams = Nota la 15B trimite concursurile de echipe la 86B. O donă greșită pe care ambele mese o pot juca în aceeași formă se termină și contează; altfel scorul se ajustează conform 86B.
