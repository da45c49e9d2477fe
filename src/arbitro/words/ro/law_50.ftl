# Legea 50: cărțile penalizate.

event-penalty_card_and_lead = Un apărător are o carte penalizată și partenerul său este la atac
event-penalty_card_to_play = Un apărător cu o carte penalizată este la rând să joace
event-penalty_card_information = Un apărător poate să fi folosit ceea ce îi spunea cartea penalizată a partenerului
field-suit_led = Culoarea atacată
field-kind = Majoră sau minoră
field-required = Culoare cerută
field-forbidden = Culori interzise
option-kind-major = majoră
option-kind-minor = minoră
question-named_penalty_card = { $seat }, pe care dintre aceste cărți penalizate o joacă { $about }?
question-declarer_played_after = A jucat declarantul din mână sau de la mort după { $about }?
question-card_place = Unde era cartea penalizată a lui { $about } când a acționat partenerul?
option-card_place-on_table = Expusă pe masă
option-card_place-lifted = Din nou în mână, după o cerere privind atacul
option-card_place-played = Jucată la o levată
question-legal_cards = Ce cărți poate juca { $about }?
question-exposure_damaged = I-a spus cartea expusă lui { $about } ceva care a prejudiciat cealaltă axă?
question-outcome_without_card = Fără ajutorul cărții văzute de { $about }, ar fi putut rezultatul să fie în bună măsură altul, astfel încât cealaltă axă a fost prejudiciată?
weigh-play_of_partner = ce a jucat, ce altceva putea juca și ce sugera cartea
weigh-duty_is_known = că partenerul trebuia să joace cartea, avea voie să știe
weigh-could_well_differ = cât timp cartea era pe masă avea voie să o folosească; contează dacă l-a ajutat
weigh-result_without_it = rezultatul probabil fără cartea penalizată
instruction-minor_penalty_card = { $seat } nu poate juca altă carte din acea culoare mai mică decât zece înaintea cărții penalizate; poate juca un onor din culoare sau o carte legală din altă culoare.
instruction-penalty_card_waits = Cartea penalizată a lui { $seat } rămâne expusă și se joacă la următoarea ocazie.
why-minor_penalty_card = cartea penalizată este minoră
why-must_follow_suit = jucătorul trebuie să dea la culoare
why-must_obey_restriction = jucătorul trebuie să respecte ceea ce s-a cerut pentru atac sau joc
about-penalty_card = Ceea ce spune vederea cărții penalizate
about-penalty_card_duty = Obligația de a juca cartea penalizată
about-penalty_card_and_duty = Ceea ce spune cartea penalizată și obligația care decurge din ea, cât timp rămâne pe masă
about-penalty_card_origin = Circumstanțele în care a apărut cartea penalizată
problem-penalty-card-not-held = Cartea penalizată { $found-card } nu este printre cărțile mâinii: { $expected-card }.

decision-50-lead_before_choice_followed = Un atac făcut înainte ca declarantul să aleagă rămâne valabil dacă declarantul joacă apoi la el. Alegerea vine la atacul următor.
decision-50-information_without_end_1997 = 50D1 nu pune un sfârșit la ceea ce partenerul nu poate folosi: este valabil și pentru o carte ridicată sau jucată.
