# Articolo 92: il diritto di appellarsi.

event-appeal_requested = Un concorrente chiede la revisione di una decisione
event-ruling_requested = Un concorrente chiede una decisione dopo il gioco
event-appeal_decided = Un appello è stato deciso: era infondato?
field-minutes_since_score = Minuti da quando il punteggio ufficiale è disponibile
field-minutes_since_ruling = Minuti dalla decisione
question-ruling_table = A quale tavolo è stata presa la decisione?
option-ruling_table-own = al tavolo di chi si appella
option-ruling_table-another = a un altro tavolo
question-appellant = Chi si appella?
option-appellant-contestant = un concorrente (un giocatore della coppia o della squadra)
option-appellant-captain = il suo capitano
option-appellant-other = qualcun altro
question-ground_evident = Il motivo della richiesta era già evidente al momento della decisione?
weigh-known_at_ruling = ciò che il giocatore sapeva al momento della decisione
question-request_in_time = La richiesta è stata fatta in tempo?
question-lodged_with = A chi è stato presentato l’appello?
option-lodged_with-director = all’arbitro
option-lodged_with-elsewhere = a qualcun altro
question-partner_concurrence = Che cosa dice dell’appello il compagno di chi si appella?
option-partner_concurrence-concurs = il compagno è d’accordo
option-partner_concurrence-refuses = il compagno rifiuta
option-partner_concurrence-absent = il compagno è assente
question-captain_concurrence = Che cosa dice dell’appello il capitano (un delegato da lui nominato vale come il suo consenso)?
option-captain_concurrence-concurs = il capitano è d’accordo
option-captain_concurrence-refuses = il capitano rifiuta
option-captain_concurrence-absent = il capitano è assente
question-merit = L’appello aveva qualche fondamento?
weigh-arguable = se c’era davvero qualcosa da discutere
weigh-new_facts = se ha portato fatti che non erano stati valutati
instruction-appeal_through_director = Tutti gli appelli si presentano tramite l’arbitro; chi si appella ne viene informato.
instruction-concurrence_to_be_asked = Prima va ottenuto il consenso del compagno o del capitano assente.
instruction-director_rules_now = L’arbitro decide: la richiesta è arrivata in tempo.
instruction-right_to_ruling_lapsed = Il diritto di chiedere una decisione è scaduto.
instruction-appeal_had_merit = L’appello aveva fondamento: nessuna sanzione.
instruction-sanction_for_appeal = L’appello era infondato: segue la sanzione prevista dai regolamenti.
instruction-no_sanction_for_appeal = L’appello era infondato, ma nessun regolamento prevede una sanzione.
why-one_member_suffices = un componente della coppia può agire senza l’altro
effect-appeal_heard =
    { $heard ->
        [true] L’appello viene esaminato.
       *[false] L’appello non viene esaminato.
    }

decision-92-absent_member_1997 = Il testo italiano chiede che entrambi siano presenti e considera presente chi è assente. Si legge come consenso, che si considera dato dal compagno o capitano assente.
decision-92-absent_member_is_asked = Il consenso di nessuno si presume: l’appello attende finché il compagno o capitano assente non è stato interpellato.
decision-92-one_member_suffices = Dove un regolamento permette a un membro della coppia di agire, il rifiuto del compagno non conta.
