# Articolo 9: procedura a seguito di un’irregolarità.

event-attention_drawn = Qualcuno ha richiamato l’attenzione su un’irregolarità
event-premature_correction = Una chiamata irregolare è stata corretta prima dell’arrivo dell’arbitro
event-card_taken_back = Una carta irregolare è stata ripresa prima dell’arrivo dell’arbitro
field-by = Da parte di
field-declarer = Dichiarante
field-play_over = Il gioco è finito
question-drawn_by = Chi ha richiamato per primo l’attenzione sull’irregolarità?
option-drawn_by-player = un giocatore che può farlo
option-drawn_by-dummy = il morto, durante il gioco
option-drawn_by-spectator = uno spettatore
question-prevented = È stato detto per prevenire un’irregolarità, prima che succedesse qualcosa?
question-about_explanation = Si trattava di una spiegazione sbagliata data dal dichiarante?
question-explanation_too_soon = { $about } ha parlato della spiegazione sbagliata del compagno prima di quando il Codice lo consente (dichiarante e morto: dopo il passo finale; difensore: a gioco finito)?
question-a2_breach = In precedenza il morto aveva scambiato le carte con il dichiarante, lasciato il posto per guardarne il gioco o guardato le carte di un difensore?
question-defenders_gained = I difensori hanno tratto un beneficio dalla loro irregolarità?
weigh-result_without_irregularity_of_defenders = il risultato probabile se il difensore non avesse sbagliato
question-director_called = L’arbitro è stato chiamato subito?
question-acted_before_explanation = Qualcuno ha agito prima che l’arbitro avesse spiegato tutto?
question-who_acted = Chi ha agito prima che l’arbitro avesse spiegato tutto?
question-offender_corrected = Il colpevole aveva già corretto da sé la propria irregolarità?
question-director_had_ruled = L’arbitro aveva già deciso quando è stato sostituito { $about }?
instruction-rule_on_irregularity = L’arbitro decide ora sull’irregolarità stessa, secondo il suo articolo.
instruction-rule_on_irregularity_and_correction = L’arbitro decide sull’irregolarità e sulla sua correzione, che conta anch’essa e può costare di più.
instruction-correction_under_the_ruling = { $seat } ha corretto come ha deciso l’arbitro: nulla era prematuro.
instruction-correction_is_withdrawn_too = È ritirata anche la chiamata con cui { $seat } ha corretto: se la sua linea difende, può comportare a sua volta restrizioni d’attacco (articolo 26).
instruction-call_the_director = L’arbitro andava chiamato subito.
instruction-dummy_has_lost_rights = Il morto ha perso i suoi diritti. Se ha avvertito il dichiarante di non attaccare dalla mano sbagliata, uno dei difensori sceglie la mano; se è stato il primo a chiedere di una renonce, la carta errata viene sostituita e la renonce vale come consumata.
instruction-director_corrects_explanation = Il morto può, anzi deve, segnalare la spiegazione sbagliata del dichiarante; l’arbitro la fa correggere.
instruction-spectator_stays_silent = Uno spettatore non richiama l’attenzione su nulla; l’arbitro provvede.
why-irregularity_of_defender = l’irregolarità era di un difensore, e il morto può cercare di prevenire solo quelle del dichiarante
about-withdrawn_card = La carta ripresa

decision-9-dummy_prevents_declarer_only_2007 = 9A3 permette al morto di cercare di prevenire ogni irregolarità, ma nei limiti dell’articolo 42, che parla solo del dichiarante. Il morto può quindi prevenire solo le sue.
decision-9-presumed_dummy_speaks = Finché l’attacco iniziale non è scoperto nessuno è ancora morto: il presunto morto può richiamare l’attenzione come durante la licitazione.
decision-9-anybody_prevents_1997 = Il testo non dice che altri giocatori, oltre al morto, possano cercare di prevenire un’irregolarità. Nulla lo vieta, quindi possono.
