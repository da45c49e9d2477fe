# Un round di riposo.

bye-share = La squadra che riposa ha { $vp } VP.
bye-imps-smallest = La minima differenza che dà { $vp } VP è di { $imps } IMP.
bye-imps-mean = La media delle differenze che danno { $vp } VP è di { $imps } IMP.
bye-imps-count = Questi IMP contano nella differenza IMP.
bye-imps-not-counted = Questi IMP non contano nella differenza IMP.
bye-field = Le smazzate non giocate valgono la media del round, { $percent }%.
bye-own = La coppia ha ottenuto il { $percent }% nelle smazzate giocate.
bye-at-least = La coppia che riposa ha almeno il { $percent }%.
bye-team-answer = { $vp } VP e { $imps } IMP.
bye-pair-answer = { $percent }% nelle smazzate non giocate.
open-own_session = Quale percentuale ha ottenuto la coppia nelle smazzate giocate della sessione?
