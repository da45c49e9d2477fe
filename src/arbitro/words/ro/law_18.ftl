# Legea 18: anunțurile.

event-is_bid_sufficient = Este suficient acest anunț?
event-call_perhaps_made = A fost făcută această declarație?
question-counts_as_made = Conform regulamentului în vigoare, a făcut { $about } declarația?
weigh-local_regulation = ce spune regulamentul despre cartonașele de licitație
weigh-card_released = dacă a fost scos, așezat sau lăsat din mână cartonașul
weigh-call_told = dacă a fost rostită declarația
question-screens = Se joacă cu paravane?
question-call_said = A rostit { $about } declarația?
question-card_released = A lăsat { $about } cartonașul din mână pe masă sau, cu paravane, pe tavă?
question-shown_to_slow_tray = I-a arătat { $about } declarația colegului de paravan, sau a pus-o pe masă, ca să încetinească tava?
why-not_above_last_bid = nu depășește ultimul anunț
instruction-call_not_made = { $seat } nu a declarat încă și poate face orice declarație legală.
about-call_not_made = Ceea ce s-a văzut dintr-o declarație care nu a fost făcută
