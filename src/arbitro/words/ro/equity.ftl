# Ce s-ar fi întâmplat, și o propunere pentru arbitru.

problem-samples-needed = Prea puține eșantioane: { $found }; numărul lor este { $expected }.
problem-no-sample-found = Done extrase: { $found }; niciuna nu îndeplinește „{ $expected }” cu cărțile cunoscute. Slăbiți condițiile sau măriți numărul de încercări.
problem-no-field = Nu există altă masă cu care să se compare; scorurile se scriu ca { $expected }.
problem-outcome-twice = „{ $found }” este deja printre rezultatele posibile, el însuși sau contractul său.
problem-tricks-not-known = Nimic nu spune câte levate se fac în „{ $found }”; dați un rezultat precum { $expected }.
problem-no-legal-outcome = Niciun rezultat nu putea fi atins în mod legal; nu este nimic de ponderat ({ $expected }).
problem-bad-step = Ponderile nu pot merge în pași de { $found }; întregul trebuie să fie un număr întreg de pași, ca la { $expected }.
problem-contract-needed = Spuneți contractul, de exemplu { $expected }.
problem-before-range = Cartea numărul { $found } nu este în joc; numerele sunt { $expected }.
problem-vulnerability-needed = Nu se știe cine este vulnerabil: indicați vulnerabilitatea sau numărul etuiului.
problem-nothing-hidden = „{ $found }” nu spune nimic: nicio mână nu este ascunsă. Numiți în „hidden” mâinile care se împart din nou.

equity-title = O propunere pentru arbitru. Nu decide nimic.
equity-cards =
    { $contract }, înaintea cărții { $before } ({ $seat }): cu cărțile așa cum sunt, declarantul face { $tricks ->
        [one] 1 levată
       *[other] { $tricks } levate
    } în total, din care { $won } deja câștigate.
equity-card = { $card }: { $tricks }
equity-samples = { $contract }, înaintea cărții { $before }: done posibile { $samples }, păstrate din { $tries } generate cu codul „{ $seed }”; ascunse: { $seats }; condiții: { $constraints }
equity-samples-few = Încercările s-au terminat; done: { $samples } din { $wanted }.
equity-unsolved =
    { $unsolved ->
        [one] 1 donă nu a fost rezolvată în limita de timp și este lăsată deoparte
        [few] { $unsolved } done nu au fost rezolvate în limita de timp și sunt lăsate deoparte
       *[other] { $unsolved } de done nu au fost rezolvate în limita de timp și sunt lăsate deoparte
    }; intervalele de mai jos sunt valabile oricare ar fi rezultatul lor.
equity-tricks =
    { $tricks ->
        [one] 1 levată
       *[other] { $tricks } levate
    }: { $count } din { $samples }; cu încredere de { $confidence }% între { $low }% și { $high }% din toate aceste done
equity-double-dummy = Totul este cu cărțile la vedere: de acolo încolo fiecare joacă de parcă ar vedea toate cărțile.
equity-outcomes = Rezultatele posibile, comparate cu celelalte mese ({ $method }):
equity-by-matchpoints = puncte de meci
equity-by-cross_imps = IMP-uri față de celelalte mese
equity-by-butler = Butler
equity-weight = pondere propusă { $percent }%
equity-weight-asked = pondere de indicat
equity-weight-none = neponderat: nu putea fi atins în mod legal
equity-asked = Nimic nu spune cât de probabile sunt; ponderile le dă arbitrul: { $ways }
equity-expected = Cu aceste ponderi: NS { $ns }, EV { $ew } ({ $clause })
equity-rests = Ponderile se bazează pe: { $basis }
equity-basis-cards = analiza donei cu cărțile la vedere
equity-basis-samples = analiza eșantioanelor cu cărțile la vedere
equity-basis-other_tables = de câte ori celelalte mese au mers așa
equity-basis-director = ce a spus arbitrul
equity-basis-only = lipsa altei posibilități
equity-table = La masă { $result } { $score }: NS { $ns }, EV { $ew }
equity-difference = propunerea schimbă aceasta cu: NS { $ns }, EV { $ew }
