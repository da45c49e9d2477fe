# Jurnalul: faptele pe fluxuri, lanțul lor și registrul persoanelor.

problem-journal-conflict = Între timp altcineva a înregistrat ceva. Verificați situația și hotărâți din nou.
problem-journal-key-reused = Cheia „{ $found }” a fost folosită pentru altă comandă.
problem-journal-no-facts = Nu este niciun fapt de păstrat.
problem-journal-text = Un text conține caractere care nu pot fi păstrate ({ $found }).
problem-journal-text-empty = Un nume este gol. Indicați unul.
problem-journal-text-length = Text prea lung (octeți: { $found }); poate avea cel mult { $expected }.
problem-journal-version = { $found } nu este o versiune; ele încep de la { $expected }.
problem-journal-time = Ora { $found } nu are fus orar.
problem-journal-schema-number = { $found } nu este numărul unei scheme; ele sunt { $expected }.
problem-journal-payload-size = Prea mulți octeți: { $found }; pot fi cel mult { $expected }.

problem-journal-address = „{ $found }” nu este un loc pentru un jurnal; se scrie ca { $expected }.
problem-journal-bad-head = „{ $found }” nu este capul unui jurnal; se scrie ca { $expected }.
problem-journal-closed = Jurnalul este închis.
problem-journal-busy = Alt program scrie de prea mult timp ({ $found }). Încercați din nou.
problem-journal-replaced = Fișierul bazei de date a fost șters sau înlocuit cât era deschis. Nimic nu se înregistrează până când serverul nu pornește din nou.
problem-journal-read-only = Jurnalul poate fi citit, dar nu scris ({ $found }).
problem-journal-not-permitted = Baza de date nu permite ({ $found }).
problem-journal-unreachable = Nu se poate ajunge la baza de date ({ $found }). Nu s-a scris nimic.
problem-journal-unsure = Legătura s-a pierdut în timpul scrierii. Nu se știe dacă s-a scris: trimiteți din nou cu aceeași cheie.
problem-journal-trouble = Baza de date refuză ({ $found }). Nu s-a scris nimic.
problem-journal-newer = Jurnalul este de versiunea { $found }; acest program o cunoaște pe { $expected }. Instalați un program mai nou.
problem-not-a-journal = Acesta nu este un jurnal.
problem-package-missing = Lipsește pachetul { $found }. Se instalează cu: { $expected }.
problem-unknown-stream = Nu există fluxul „{ $found }”.

problem-journal-damaged = Fișierul este deteriorat ({ $found }).
problem-journal-gap = Lipsesc fapte: se aștepta nr. { $expected }, este nr. { $found }.
problem-journal-changed = Faptul nu mai este cel care a fost scris (fluxul „{ $found }”) sau altul dinaintea lui nu mai este.
problem-journal-version-gap = Are versiunea { $found } în loc de { $expected }.
problem-journal-rewritten = Lanțul nu este cel publicat: { $found } în loc de { $expected }.
problem-journal-cut = Lipsește sfârșitul: fapte găsite { $found }, scrise { $expected }.
problem-journal-beyond-head = Fapte: { $found }, dar un program ca acesta a scris numai { $expected }.
problem-journal-key-damaged = Cheia unei comenzi este deteriorată: se referă la faptele { $found }.
problem-fact-unreadable = „{ $found }” nu se poate citi: faptul său nr. { $expected } este deteriorat sau al altui program. Tot restul funcționează. `arbitro journal verify` spune mai mult, `arbitro journal restore` readuce o copie.

problem-not-an-export = Acesta nu este exportul unui jurnal.
problem-export-line = Acest rând nu face parte dintr-un export ({ $found }).
problem-export-changed = Fișierul a fost schimbat aici sau mai înainte.
problem-export-cut = Lipsește sfârșitul fișierului.
problem-export-newer = Fișierul a fost scris de { $found }; acesta este { $expected }.

problem-person-unknown = Persoana { $found } nu este în registru.
problem-person-erased = Datele persoanei { $found } au fost șterse la cererea ei; id-ul rămâne gol.
problem-forget-word = „{ $found }” este prea scurt pentru căutare; litere: cel puțin { $expected }.
problem-unknown-fact = În „{ $found }” nu există faptul { $expected }.
problem-person-differs = Persoana { $found } este alta în acest registru.

journal-verified =
    { $facts ->
        [one] 1 fapt
        [few] { $facts } fapte
       *[other] { $facts } de fapte
    } în { $streams ->
        [one] 1 flux
        [few] { $streams } fluxuri
       *[other] { $streams } de fluxuri
    }, totul în ordine.
journal-redacted =
    { $facts ->
        [one] Dintr-un fapt s-a scos ceva la cererea unei persoane; ce a rămas din el este dovedit.
        [few] Din { $facts } fapte s-a scos ceva la cererea unei persoane; ce a rămas din ele este dovedit.
       *[other] Din { $facts } de fapte s-a scos ceva la cererea unei persoane; ce a rămas din ele este dovedit.
    }
journal-head = Capul { $head }
journal-exported =
    { $file }: { $facts ->
        [one] 1 fapt
        [few] { $facts } fapte
       *[other] { $facts } de fapte
    }, { $persons ->
        [one] 1 persoană
        [few] { $persons } persoane
       *[other] { $persons } de persoane
    }.
journal-imported =
    Importate: { $facts ->
        [one] 1 fapt
        [few] { $facts } fapte
       *[other] { $facts } de fapte
    } în { $streams ->
        [one] 1 flux
        [few] { $streams } fluxuri
       *[other] { $streams } de fluxuri
    }, { $persons ->
        [one] 1 persoană
        [few] { $persons } persoane
       *[other] { $persons } de persoane
    }.
journal-backed-up =
    { $file }: o copie de { $facts ->
        [one] 1 fapt
        [few] { $facts } fapte
       *[other] { $facts } de fapte
    } cu registrul.
journal-way-back = Cum reveniți: opriți serverul, readuceți o copie într-un fișier nou (`arbitro journal restore COPIE NOU.db`) și porniți serverul cu el (`arbitro serve --database NOU.db`). `arbitro journal verify` spune tot ce nu este în ordine; păstrați fișierul deteriorat.
journal-restored =
    { $journal }: readus cu { $facts ->
        [one] 1 fapt
        [few] { $facts } fapte
       *[other] { $facts } de fapte
    }, totul în ordine. Porniți serverul cu: arbitro serve --database { $journal }
journal-stream = flux
journal-facts = fapte
journal-version = nr.
journal-time = ora (UTC)
journal-who = cine
journal-authority = în numele
journal-kind = fel
journal-payload = conținut
