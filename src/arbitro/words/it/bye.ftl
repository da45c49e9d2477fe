# Un round di riposo.

bye-share = La squadra che riposa ha { $vp } VP.
bye-imps-smallest = La minima differenza che dà { $vp } VP è di { $imps } IMP.
bye-imps-mean = La media delle differenze che danno { $vp } VP è di { $imps } IMP.
bye-imps-count = Questi IMP contano nella differenza IMP.
bye-imps-not-counted = Questi IMP non contano nella differenza IMP.
bye-field = I board non giocati valgono la media del round, { $percent }%.
bye-own = Percentuale della coppia nei board giocati: { $percent }%.
bye-at-least = La coppia che riposa ha almeno questa percentuale: { $percent }%.
bye-team-answer = { $vp } VP e { $imps } IMP.
bye-pair-answer = { $percent }% nei board non giocati.
open-own_session = Quale percentuale ha fatto la coppia nei board giocati della sessione?
