# Legea 24: o carte expusă sau atacată înaintea jocului.

event-card_exposed_in_auction = În timpul licitației partenerul a putut vedea o carte sau cineva a atacat prea devreme
field-offender = Jucător vinovat
field-cards = Cărți
field-exposed_after = Declarații făcute înainte de incident
question-own_error = Cărțile au putut fi văzute din vina lui { $about }?
weigh-who_caused_it = ce a făcut cărțile vizibile: o carte doborâtă din mână de un adversar nu este vina jucătorului
question-visible_to_partner = Ar fi putut partenerul lui { $about } să vadă fața cărților?
weigh-position_of_card = cum stăteau sau cum erau ținute cărțile și de unde se puteau vedea
weigh-seen_or_not_is_nothing = nu contează dacă partenerul chiar s-a uitat
question-premature_lead = S-a atacat cu { $about } înainte de sfârșitul licitației?
question-exposed_inadvertently = A fost { $about } expusă din întâmplare, nu intenționat?
instruction-exposed_card_later = După terminarea licitației: dacă { $seat } este apărător, fiecare carte expusă devine carte penalizată; dacă { $seat } este declarant sau mort, cărțile se întorc în mână.
instruction-exposed_card_later_1997 = După terminarea licitației: dacă { $seat } este apărător, declarantul poate trata fiecare carte expusă drept carte penalizată; dacă { $seat } este declarant sau mort, cărțile se întorc în mână.
about-exposed_card = Ceea ce dezvăluie cărțile expuse

decision-24-cards_of_declarer_1997 = Textul nu spune ce se întâmplă cu cărțile declarantului sau ale mortului: se întorc în mână.
decision-24-information_1997 = Aici textul nu vorbește despre informații. Pentru partener este ilicită (16A); nimic nu împiedică cealaltă axă să o folosească.
decision-24-auction_only_2017 = Textul vorbește despre licitație, nu despre perioada de licitație: înainte de prima declarație se aplică 16D, după ultima Legea 48 sau 49.
decision-24-major_or_minor = Dacă o carte penalizată este majoră sau minoră se decide după 50B: o singură carte mică expusă accidental este minoră, oricare alta este majoră.
