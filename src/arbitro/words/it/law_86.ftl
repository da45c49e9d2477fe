# Articolo 86: tornei a squadre.

event-team_board_adjusted = Un board di un incontro a squadre riceve un punteggio arbitrale
field-results = Risultati fra le due squadre
option-results-none = Nessuno all’altro tavolo
option-results-one = Uno, all’altro tavolo
option-results-several = Più d’uno, non comparabili, o sono dovuti più punteggi arbitrali
field-other_table = Punteggio di Nord-Sud all’altro tavolo
field-under_way = Il gioco del board è cominciato all’altro tavolo
field-undealt = Modificato perché il board non era stato mescolato
field-one_table_only = I board sono stati giocati a un solo tavolo
question-favours = Chi è favorito (nel 2017: chiaramente) dal risultato dell’altro tavolo, per come le squadre siedono a questo tavolo?
option-favours-ns = La squadra di Nord-Sud
option-favours-ew = La squadra di Est-Ovest
option-favours-nobody = Nessuno
question-uses_other_table = L’arbitro assegna un punteggio in base al risultato dell’altro tavolo?
question-method = Come si calcola il punteggio del board?
question-results = Quali risultati ci sono fra le due squadre su questo board?
question-score_at_other_table = Che punteggio ha fatto Nord-Sud all’altro tavolo?
weigh-result_at_other_table = se il risultato dell’altro tavolo è normale, così che le medie siano eque, o anomalo
question-assigned_imps = Quanti IMP sarebbero assegnati a { $about }?
question-assigned_percent = Quale percentuale del board sarebbe assegnata a { $about }?
question-time_for_redeal = C’è tempo per un board sostitutivo?
why-board_never_shuffled = il board non era stato mescolato e distribuito di nuovo
instruction-complete_at_other_table = Il board è cominciato all’altro tavolo: va completato, e il suo risultato si valuta prima di attribuire un punteggio.

decision-86-partly_at_fault = Un concorrente in colpa solo in parte è un concorrente in colpa.
decision-86-assigned_without_comparison = Il punteggio di un board non confrontabile si assegna direttamente in IMP (nel board-a-match in percentuale).
decision-86-one_table_only = Un punteggio fissato da un regolamento per board giocati a un solo tavolo è un punteggio arbitrale artificiale (12C2(a)).
