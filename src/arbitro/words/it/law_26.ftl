# Articolo 26: restrizioni d’attacco dopo una chiamata ritirata.

event-call_withdrawn = La licitazione è finita e una chiamata era stata ritirata: restrizioni d’attacco
field-call = Chiamata
field-replaced_by = Sostituita da
question-specified_suits = Quali semi specificava la chiamata ritirata { $about }, qualunque cosa nominasse?
question-shown_suits = Quali semi ha specificato { $about } nella licitazione legale?
question-solely_suits = { $about } si riferiva soltanto a questi semi e a nessun altro?
question-offender_defends = { $about } è un difensore?
question-much_different_meaning = { $about }, ripetuta in quel turno, ha un significato molto diverso?
weigh-meaning_when_repeated = che cosa significava la chiamata quando è stata ritirata, e che cosa significa ora
question-demand = Che cosa chiede { $seat } per l’attacco di { $about }?
option-demand-require = L’attacco in un seme
option-demand-forbid = Che non si attacchi in un seme
option-demand-decline = Niente
demanded-require = L’attacco a { $suit }
demanded-forbid = Che non si attacchi a { $suit }
question-demanded_suit = Quale seme indica { $seat }?
about-withdrawn_call = Ciò che rivela la chiamata ritirata
event-restricted_lead_due = Un difensore il cui compagno ha ritirato una chiamata è al suo primo attacco
field-may_require = Semi che il dichiarante può esigere
field-may_forbid = Semi che il dichiarante può vietare
problem-no-suit = Indicare un seme: { $expected }.
instruction-demand_without_right = Il dichiarante non poteva chiedere questo a { $seat }: non vincola nessuno, e il dichiarante può ancora scegliere.
instruction-lead_restriction_as_things_stand = Per ora la restrizione è questa: non è deciso chi difenderà, e ciò che { $seat } chiamerà può cambiarla o farla cadere (articolo 26).

decision-26-any_specified_suit_1997 = Il dichiarante può scegliere, per entrambe le richieste, qualsiasi seme specificato dalla chiamata ritirata, anche se mostrato legalmente.
decision-26-any_one_suit = «Qualsiasi seme» significa un seme qualsiasi, uno solo; «turno di gioco» significa turno di attacco.
decision-26-repeated_with_another_meaning = La nota sulla chiamata ripetuta con un significato molto diverso fa parte delle parole iniziali dell’articolo.
