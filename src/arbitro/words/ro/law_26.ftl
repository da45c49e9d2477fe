# Legea 26: restricții de atac după o declarație retrasă.

event-call_withdrawn = Licitația s-a încheiat și o declarație fusese retrasă: restricții de atac
field-call = Declarație
field-replaced_by = Înlocuită cu
question-specified_suits = Ce culori specifica declarația retrasă { $about }, orice ar fi numit?
question-shown_suits = Ce culori a specificat { $about } în licitația legală?
question-solely_suits = Se referea { $about } numai la aceste culori și la nicio alta?
question-offender_defends = Este { $about } apărător?
question-much_different_meaning = Are { $about }, repetată la acel rând, o semnificație mult diferită?
weigh-meaning_when_repeated = ce însemna declarația când a fost retrasă și ce înseamnă acum
question-demand = Ce cere { $seat } pentru atacul lui { $about }?
option-demand-require = Atacul într-o culoare
option-demand-forbid = Să nu se atace într-o culoare
option-demand-decline = Nimic
demanded-require = Atacul în { $suit }
demanded-forbid = Să nu se atace în { $suit }
question-demanded_suit = Ce culoare numește { $seat }?
about-withdrawn_call = Ceea ce dezvăluie declarația retrasă
event-restricted_lead_due = Un apărător al cărui partener a retras o declarație are primul său atac
field-may_require = Culori pe care declarantul le poate cere
field-may_forbid = Culori pe care declarantul le poate interzice
problem-no-suit = Indicați o culoare: { $expected }.
instruction-demand_without_right = Ce i s-a cerut lui { $seat } nu este printre alegerile declarantului: nu obligă pe nimeni, iar declarantul poate încă alege.
instruction-lead_restriction_as_things_stand = Aceasta este restricția în situația de acum: nu se știe încă cine va fi în apărare, iar ceea ce mai declară { $seat } o poate modifica sau ridica (Legea 26).

decision-26-any_specified_suit_1997 = Declarantul poate alege, pentru oricare cerere, orice culoare specificată de declarația retrasă, chiar și dintre cele arătate legal.
decision-26-any_one_suit = „Orice culoare” înseamnă oricare culoare, una singură; „rând la joc” înseamnă rând la atac.
decision-26-repeated_with_another_meaning = Nota despre declarația repetată cu o semnificație foarte diferită ține de cuvintele de început ale legii.
