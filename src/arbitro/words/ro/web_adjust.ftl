# Atelierul scorurilor ajustate.

web-adjust-title = Scor ajustat
web-adjust-not-there = Masa { $table } nu are etuiul { $board } în runda { $round }.
web-adjust-for-ruling = Pentru decizia { $ruling }
web-adjust-score = Scorul
web-adjust-now = La masă:
web-adjust-no-result = încă niciun rezultat
web-adjust-form = Felul scorului
web-adjust-form-assigned = Unul pentru ambele axe
web-adjust-form-split = Necompensat
web-adjust-form-artificial = Artificial
web-adjust-about-assigned = Rezultate care ar fi fost posibile, ponderate după cât erau de probabile (Legea 12C1(c)). Unul singur este pur și simplu atribuit.
web-adjust-about-split = Scorurile celor două axe pot fi necompensate (Legea 12C1(f)): fiecare are ponderile ei sau o medie.
web-adjust-about-artificial = Când nu se poate atribui niciun rezultat (Legea 12C2).
web-adjust-usual = Scoruri obișnuite, întâi Nord-Sud
web-adjust-percent-plus = M+
web-adjust-percent-average = M
web-adjust-percent-minus = M−
web-adjust-way-weights = rezultate ponderate
web-adjust-way-plus = medie plus
web-adjust-way-average = medie
web-adjust-way-minus = medie minus
web-adjust-way-share = procent din top
web-adjust-way-imps = IMP
web-adjust-amount-share = Procent din top, { $side }
web-adjust-amount-imps = IMP, { $side }
web-adjust-no-outcomes = Spune ce s-ar fi putut întâmpla fără neregularitate.
web-adjust-another = Alt rezultat
web-adjust-add = Adaugă
web-adjust-pad = Folosește tastele
web-adjust-pad-title = Un rezultat posibil
web-adjust-unread = Scrie ca 4PN= sau 3FAV-1.
web-adjust-happened = S-au obținut, aici și la alte mese:
web-adjust-level = Nivel
web-adjust-denomination = Denominație
web-adjust-doubled = Contrat
web-adjust-risk-none = necontrat
web-adjust-risk-X = contrat
web-adjust-risk-XX = recontrat
web-adjust-declarer = Declarant
web-adjust-tricks = Levate
web-adjust-remove = Scoate { $result }
web-adjust-weight = Pondere: { $result }
web-adjust-weight-side = Pondere: { $result }, { $side }
web-adjust-slider = { $what }, cursor
web-adjust-percent = { $what }, procente
web-adjust-bad-weight = Scrie procente ca 60 sau 33,5, ori o fracție ca 1/3.
web-adjust-counts = Contează ca { $part } = { $percent }%
web-adjust-sum = Suma { $percent }%
web-adjust-sum-side = { $side }: suma { $percent }%
web-adjust-normalise = Adu la 100%
web-adjust-effect = Ce schimbă
web-adjust-incomplete = Lipsește ceva pentru un scor.
web-adjust-stands = Acesta este deja scorul de la masă.
web-adjust-computing = Se calculează …
web-adjust-to-ruling = Folosește acest scor în decizie
web-adjust-rule = Decide cu acest scor
web-adjust-offending = A cui a fost neregularitatea?
web-adjust-offending-both = a ambelor axe
web-adjust-offending-none = a nimănui
web-adjust-by-no-law = Nicio lege nu dă singură un asemenea scor. Alcătuiește-l din pagina deciziei care ți-l lasă ție.
web-adjust-evidence = Etuiul
web-adjust-no-deal = Dona nu este cunoscută aici: nu se poate calcula nimic.
web-adjust-equity = Propunerea calculatorului
web-adjust-equity-about = Câte levate ar face aceste contracte cu cărțile la vedere. Poți redistribui mâinile pe care un jucător nu le vedea. Este doar un ghid: hotărăști tu.
web-adjust-hidden = De redistribuit:
web-adjust-ask = Calculează o propunere
web-adjust-solving = Se calculează …
web-adjust-proposed = Propus
web-adjust-expected = Cu aceste ponderi (Legea { $clause })
web-adjust-take-over = Folosește aceste ponderi
web-adjust-cards-lie =
    { $contract }: { $tricks ->
        [one] 1 levată
       *[other] { $tricks } levate
    } cu cărțile așa cum sunt
web-adjust-no-field = Nu se pot propune ponderi: nu există cu ce să se compare.
web-adjust-legal-only = Numai rezultate la care se putea ajunge prin mijloace legale (Legea 12C1(c)).
web-adjust-several = Mai multe deodată: 60% { $one }, 40% { $other }
