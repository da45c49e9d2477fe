# Articolo 83: notifica del diritto di appello.

event-ruling_may_be_reviewed = L’arbitro ritiene possibile una revisione della sua decisione
question-review_likely = È ben possibile una revisione di questa decisione?
weigh-ruled_on_fact = se si basa su un accertamento di fatti
weigh-used_discretion = se ha usato la sua discrezionalità, come per un punteggio arbitrale
question-notice = Che cosa fa l’arbitro?
option-notice-tells = informa il concorrente del diritto di appello
option-notice-refers = rimette la questione a un comitato
instruction-no_notice_needed = Non serve dire nulla di particolare: il diritto di appello è quello di sempre.
instruction-matter_referred_to_committee = L’arbitro rimette la questione a un comitato competente.
instruction-told_of_right_to_appeal = I giocatori sono informati del diritto di appello.
