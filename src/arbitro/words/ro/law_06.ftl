# Legea 6: amestecarea și distribuirea cărților.

event-board_misdealt = O donă nu a fost distribuită corect
event-card_seen_before_auction = Un jucător a putut vedea o carte din altă mână
event-deal_not_valid = O donă nu a fost amestecată sau provine din altă sesiune
event-new_deal_wanted = Cineva cere o nouă distribuire
field-seen_by = Văzută de
field-owner = Ale cui sunt cărțile
field-origin = De unde provine dona
option-origin-not_shuffled = Distribuită fără amestecare
option-origin-imported = Din altă sesiune
question-side_looked = S-a uitat un jucător de la { $about } la cărțile sale?
question-begun_elsewhere = A început licitația pe această donă la altă masă, acum sau mai înainte?
question-seen_while_dealing = Putea fi văzută cartea în timpul amestecării și distribuirii?
question-card_seen = Ce carte a lui { $about } putea fi văzută?
question-replays_old_deals = Este scopul concursului rejucarea unor done din trecut?
question-played_in_other_session = Fusese jucată dona într-o altă sesiune?
question-exchanged_between_tables = Provine etuiul de la altă masă printr-un schimb prevăzut?
question-new_deal_possible = Mai poate fi redistribuită dona pentru cei care nu au un rezultat valabil?
weigh-nobody_to_compare_with = dacă alții au un rezultat cu care al lor trebuie comparat
question-match_result_known = Ar putea un jucător să cunoască rezultatul meciului fără această donă?
weigh-scores_without_board = scorul meciului fără această donă
weigh-who_could_know = dacă l-ar putea cunoaște cineva; nu este nevoie să îl cunoască efectiv
question-reason_compatible = Există pentru redistribuire un motiv compatibil cu Legile?
weigh-reason_in_laws = o lege care o prevede sau faptul că jocul normal a devenit imposibil
weigh-copies_of_board = dacă s-au făcut copii ale donei, în mod normal nu se redistribuie (6F din 2007)
weigh-no_one_gains = nemulțumirea față de cărți nu este un motiv
why-passed_out = toți cei patru jucători au pasat
instruction-hands_back_no_new_deal = Mâinile se pun înapoi în etui fără joc. Cărțile nu se redistribuie.
instruction-settle_as_exposed_card = Cartea lui { $seat } se tratează ca o carte expusă în timpul licitației (Legea 24): indicați licitația de până acum și decizia merge mai departe.

decision-6-auction_first_begins = „Înainte să înceapă prima dată licitația” privește toate mesele: după ce cineva a declarat pe acea donă, este prea târziu pentru toate.
decision-6-misdeal_found_late = Când este prea târziu pentru redistribuire, o donă distribuită greșit, cu treisprezece cărți în fiecare mână, se joacă așa cum este.
decision-6-after_no_result = 6D2 spune doar că niciun rezultat nu este valabil. Dona se redistribuie dacă arbitrul mai poate dispune asta; altfel scorul este artificial.
