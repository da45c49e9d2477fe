# Legea 66: inspecția levatelor.

event-trick_inspected = Cineva vrea să vadă cărțile unei levate
event-cards_mixed = Se discută o renonsă sau numărul de levate, iar cărțile au fost amestecate
field-inspected = Ce vrea să vadă
option-inspected-trick = cele patru cărți abia jucate
option-inspected-own_card = propria ultimă carte
option-inspected-quitted = levate închise
question-own_card_turned = Și-a întors { $about } deja cartea cu fața în jos?
question-director_instructs = Cere arbitrul inspecția levatelor, de exemplu pentru a verifica o renonsă?
question-facts_found = Mai poate arbitrul să stabilească faptele?
question-mixed_after_claim = A amestecat { $about } cărțile după ce se adusese în discuție renonsa sau numărul de levate?
question-other_side_mixed = Și-a amestecat și { $about } cărțile?
instruction-inspect_own_cards = Cărțile jucate și nejucate pot fi inspectate pentru a stabili o renonsă sau numărul de levate; fiecare le manevrează numai pe ale sale.
instruction-director_inspects = Levatele se inspectează după indicațiile arbitrului.
instruction-tricks_stay_closed = { $seat } nu poate privi: levatele rămân închise până la sfârșitul jocului.
instruction-trick_is_shown = Toate cele patru cărți ale levatei se arată.
instruction-look_at_own_card = { $seat } își poate privi ultima carte jucată, fără să o expună.
instruction-rule_on_facts = Arbitrul decide pe baza faptelor stabilite.
instruction-rule_on_disputed_facts = Arbitrul decide ca la orice fapte disputate.
instruction-rule_for_ns = Arbitrul decide în favoarea axei Nord-Sud.
instruction-rule_for_ew = Arbitrul decide în favoarea axei Est-Vest.
why-dummy_may_not_look = jucătorul este mortul

decision-66-not_dummy = Primele trei prevederi numesc declarantul și apărătorii: mortul nu poate privi o levată în timpul jocului.
