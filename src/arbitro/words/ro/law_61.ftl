# Legea 61: a nu da la culoare și întrebări despre aceasta.

event-failed_to_follow_suit = Poate că un jucător a făcut renonsă: nu a dat la culoare sau nu a jucat ce i se cerea
fact-led_to_trick = Cine a atacat în levata { $about }?
problem-cards-before-revoke = Cărți date înaintea lui: { $found }. După acel atac trebuie să fie { $expected }: dați cartea fiecărei mâini care a jucat înainte.
event-asked_about_revoke = Cineva a întrebat un jucător dacă nu are cărți în culoarea atacată
field-before = Cărți jucate înainte la levată, în ordine
field-next_trick = Cărți puse deja la levata următoare și din ce mână
field-asker = Cine a întrebat
field-questioned = Cine a fost întrebat
question-could_comply = Ar fi putut { $about } să dea la culoare sau să joace ce i se cerea?
question-card_asked_about = Ce carte jucase { $about } când a fost întrebat?
question-cards_of_trick = Ce cărți s-au jucat la levata { $about }, în ordine de la atac?
instruction-dummy_may_not_ask = { $seat } este mort și nu poate întreba un apărător despre o renonsă.
instruction-revoke_as_if_established = Dacă { $seat } a făcut renonsă, cartea se înlocuiește, iar renonsa se rezolvă separat, conform Legii 64, ca și cum ar fi consumată.
instruction-defenders_may_not_ask = { $seat } este apărător și nu își poate întreba partenerul despre o renonsă.
about-question_about_revoke = Ceea ce dezvăluie întrebarea despre renonsă
problem-too-many-cards-in-trick = Levata are { $found } cărți; o levată are { $expected }.
problem-not-an-opponent = { $found-seat } nu este un adversar care a jucat la levată; aceștia sunt { $expected-seat }.
problem-cannot-be-asked = { $found-seat } nu poate fi întrebat; pot fi întrebați { $expected-seat }.
problem-trick-unfinished = Levata are numai { $found } cărți; nimic nu se joacă la levata următoare înainte să aibă { $expected }.

decision-61-forbidden_suit_is_a_revoke = Atacul într-o culoare interzisă contează ca nerespectare, deși textul numește numai ceea ce a fost cerut.
decision-61-dummy_asks_defender_1997 = Textul nu prevede o consecință când mortul întreabă un apărător. Întrebarea îi poate dezvălui ceva declarantului (16A).
