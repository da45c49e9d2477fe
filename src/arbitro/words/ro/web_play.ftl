# Jucătorul cu telefonul.

# La masă
web-play-who = Cine ești?
web-play-somebody-else = Ești altcineva?
web-play-go-on-as = Continuă ca { $name }
web-play-or-number = Sau numărul tău de membru sau numele
web-play-number = Numărul tău de membru sau numele
web-play-empty-table = La această masă nu stă nimeni acum. Te poți autentifica aici imediat ce locurile rundei sunt stabilite.
web-play-not-here = Nu joci aici?
web-play-watch = Urmărește concursul
web-play-code-title = Codul mesei
web-play-code-old = Poate codul este vechi sau al altui club. Scanează din nou codul de pe masa ta sau caută concursul aici.
web-play-code = Codul de pe cartonașul mesei
web-play-sit-down = Așază-te
web-play-on-phone = cu un telefon autentificat
web-play-second-phone = Te-ai autentificat deja pe alt telefon.
web-play-second-yes = Confirmă acolo numărul { $number } sau întreabă arbitrul.
web-play-second-no = Acest telefon nu a fost admis. Întreabă arbitrul.
web-play-nobody = Nimeni dintre cei care joacă aici nu este autentificat
web-play-kept = { $count ->
    [one] Un rezultat așteaptă pe acest telefon. Se trimite imediat ce te autentifici din nou:
    [few] { $count } rezultate așteaptă pe acest telefon. Se trimit imediat ce te autentifici din nou:
   *[other] { $count } de rezultate așteaptă pe acest telefon. Se trimit imediat ce te autentifici din nou:
}
web-play-elsewhere = Pe acest telefon { $name } este autentificat la alt concurs.
web-play-other-event = Mergi la acel concurs
web-play-no-player = { $name } este autentificat ca { $role } și nu joacă în acest concurs.
web-play-sign-in = Autentificare la masă
web-play-scan = Scanează codul de pe masa ta.

# Runda
web-play-you = tu
web-play-phone-new = { $name }: autentificare de pe alt telefon.
web-play-boards = Etuiurile acestei runde
web-play-state-play = de jucat
web-play-state-unsent = așteaptă pe acest telefon
web-play-state-me = de confirmat
web-play-state-opponents = așteaptă confirmarea
web-play-state-director = în atenția arbitrului
web-play-state-done = gata
web-play-which-room = În ce sală ești?
web-play-scan-room = La fiecare meci, scanează codul de pe masa ta: apoi poți confirma aici rezultatele.
web-play-room-open = sala deschisă
web-play-room-closed = sala închisă
web-play-sit-out = În această rundă ai pauză.
web-play-between = Între două runde
web-play-left = rămase
web-play-until = până la { $time }
web-play-stopped = Ceasul este oprit
web-play-over-now = Rundele tale s-au terminat
web-play-not-seated = Ești înscris
web-play-not-seated-yet = Locul tău apare aici imediat ce locurile sunt stabilite.
web-play-next = Urmează: runda { $round }
web-play-boards-are = Etuiurile { $boards }
web-play-against = Adversari: { $names }
web-play-on-to = Treci la etuiul { $board }
web-play-enter = Introdu rezultatul etuiului { $board }

# Un etui
web-play-to-play = Introdu rezultatul după ce dona este jucată.
web-play-they-enter = Nord-Sud introduc rezultatul. Tu îl confirmi aici.
web-play-only-phone = Nord-Sud nu au telefon aici: introduc rezultatul pe al tău, iar tu îl confirmi.
web-play-nothing-to-enter = La acest etui nu este nimic de introdus.
web-play-waits-unsent = Salvat pe acest telefon; se trimite când revine conexiunea.
web-play-waits-sent = Se trimite …
web-play-waits-me = Așteaptă confirmarea ta.
web-play-waits-opponents = Trimis. Acum trebuie să-l confirme unul dintre adversari: { $names }
web-play-waits-director = Este în atenția arbitrului, care va decide.
web-play-one-side = Introdus și confirmat pe telefoanele unei singure axe, de { $name }. Dacă nu e corect, cheamă arbitrul.
web-play-correct = Corectează
web-play-pass = Confirmă pe acest telefon
web-play-hand-over = Acum au telefonul: { $names }
web-play-to-confirm = Etuiul { $board }: este corect?
web-play-confirm = Confirm
web-play-not-right = Nu este corect
web-play-cancel-call = Anulează chemarea
web-play-call-cancelled = Chemarea este anulată.
web-play-differ = Spuneți ce este corect: Nord-Sud corectează pe telefonul lor, iar voi confirmați aici.
web-play-right-after-all = Totuși este corect
web-play-you-confirm = { $result }, confirmat
web-play-you-dispute = { $result }, nu este corect
web-play-lead = Atac
web-play-others-later = Vei vedea celelalte mese când este permis: după etuiul în curs sau după rundă.
web-play-first = Sunteți primii care l-au jucat.
web-play-deal-later = { $left ->
    [one] Vei vedea mâinile când le va fi jucat încă o masă.
    [few] Vei vedea mâinile când le vor fi jucat încă { $left } mese.
   *[other] Vei vedea mâinile când le vor fi jucat încă { $left } de mese.
}

# Introducere
web-play-so-far = Până acum
web-play-step-contract = Contract
web-play-step-declarer = Declarant
web-play-step-lead = Atac
web-play-step-tricks = Levate
web-play-ask-contract = Care este contractul?
web-play-ask-declarer = Cine este declarantul?
web-play-ask-lead = Cu ce carte s-a atacat?
web-play-ask-tricks = Cum s-a terminat?
web-play-ask-check = Este corect?
web-play-level = Nivel
web-play-denomination = Denominație
web-play-doubled = Contrat sau nu
web-play-risk-none = Necontrat
web-play-risk-X = × contrat
web-play-risk-XX = ×× recontrat
web-play-declarer = Declarant
web-play-lead-suit = Culoarea atacului
web-play-lead-card = Cartea de atac
web-play-no-lead = Fără atac
web-play-makes = Realizat
web-play-fails = Căzut
web-play-made = realizat exact
web-play-over = { $tricks ->
    [one] o levată suplimentară
    [few] { $tricks } levate suplimentare
   *[other] { $tricks } de levate suplimentare
}
web-play-down = { $tricks ->
    [one] o cădere
    [few] { $tricks } căderi
   *[other] { $tricks } de căderi
}
web-play-not-passed-out = Nu este pas general
web-play-not-played = Etui nejucat
web-play-send = Trimite
web-play-go-on = Mai departe
web-play-meanwhile = Între timp cineva a introdus acest rezultat; ce trimiți îl înlocuiește:
web-play-meanwhile-done = Între timp acest etui are un rezultat. Dacă este greșit, cheamă arbitrul:

# Anunțuri
web-play-unsent = { $count ->
    [one] Netrimis încă. Așteaptă pe acest telefon:
    [few] Netrimise încă. Așteaptă pe acest telefon:
   *[other] Netrimise încă. Așteaptă pe acest telefon:
}
web-play-refused = Neacceptat: { $what }
web-play-enter-again = Introdu din nou
web-play-put-away = OK
web-play-call = Cheamă arbitrul
web-play-call-board = Etui
web-play-no-board = Niciun etui
web-play-call-usual = Despre ce este vorba? O atingere îl cheamă.
web-play-note = Notă (dacă vrei)
web-play-ruled-board = Pentru etuiul { $board } din runda { $round } există o decizie.
web-play-ruled = Există o decizie la masa ta din runda { $round }.
web-play-ruling = Decizia { $number }
web-play-call-aloud = Nu există conexiune. Cheamă arbitrul cu voce tare.
web-play-director-called = Arbitrul a fost chemat la { $time }.
web-play-director-comes = { $name } vine la masa voastră.

# Fișa
web-play-rank = Locul { $rank }
web-play-no-rank = Niciun clasament deocamdată: apare la sfârșitul unei runde, dar nu cât timp joci o donă.
web-play-no-results = Niciun rezultat încă.
web-play-live = Mergi la masă
web-play-live-here = Această rundă se joacă online.
