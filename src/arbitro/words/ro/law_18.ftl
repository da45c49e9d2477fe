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
question-shown_to_slow_tray = Ca să încetinească tava, i-a arătat { $about } declarația colegului de paravan sau a pus-o pe masă?
why-not_above_last_bid = nu depășește ultimul anunț
instruction-call_not_made = { $seat } nu a declarat încă și poate face orice declarație legală.
about-call_not_made = Ceea ce s-a văzut dintr-o declarație care nu a fost făcută
event-pause_after_jump = După un anunț cu salt a lipsit cartonașul STOP sau pauza
question-stop_card_shown = A arătat { $about } cartonașul STOP înainte de anunțul cu salt?
question-pause_kept = A așteptat { $about }, înainte de a declara, cât cere regulamentul?
why-no_pause_wanted = regulamentul în vigoare nu cere o pauză după un anunț cu salt
why-not_a_jump = anunțul nu a fost cu salt
instruction-show_stop_card = I se amintește lui { $seat } să arate cartonașul STOP înainte de un anunț cu salt.
instruction-wait_after_jump = I se amintește lui { $seat } să aștepte înainte de a declara după un anunț cu salt.
about-jump_without_stop = Faptul că un anunț cu salt a fost făcut fără cartonașul STOP
about-call_without_pause = Faptul că declarația de după anunțul cu salt a fost făcută fără pauză
