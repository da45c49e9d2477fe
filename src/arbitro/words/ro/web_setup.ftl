# De la nimic la un concurs în desfășurare: paginile organizatorului.

web-setup-event-name = Numele concursului
web-setup-date = Data
web-setup-time = Ora
web-setup-weekly = În fiecare săptămână
web-setup-series = Serie săptămânală
web-setup-no-series = niciuna
web-setup-series-hint = Concursurile din aceeași serie merg împreună; următorul se creează cu o atingere.
web-setup-form = Cine joacă
web-setup-form-pairs = Perechi
web-setup-form-teams = Echipe
web-setup-form-individual = Individual
web-setup-play = Cum se joacă
web-setup-phase = Faza { $number }
web-setup-phase-name = Numele fazei
web-setup-phase-add = Adaugă o fază
web-setup-phase-remove = Elimină faza { $number }
web-setup-qualifying = Calificări
web-setup-final = Finală
web-setup-system = Sistem
web-setup-system-movement = Circulație (Mitchell …)
web-setup-system-swiss = Sistem elvețian
web-setup-system-danish = Sistem danez
web-setup-system-round_robin = Fiecare cu fiecare
web-setup-system-knockout = Knockout
web-setup-scoring = Punctaj
web-setup-scoring-matchpoints = Puncte de meci (%)
web-setup-scoring-butler = Butler (IMP față de medie)
web-setup-scoring-cross_imps = Cross-IMP
web-setup-scoring-total_points = Puncte totale
web-setup-scoring-victory_points = Puncte de victorie
web-setup-scoring-imps = IMP
web-setup-scoring-board_a_match = Board-a-match
web-setup-rounds = Runde
web-setup-boards-round = Etuiuri pe rundă
web-setup-boards-match = Etuiuri pe meci
web-setup-boards-sum = { $boards ->
    [one] 1 etui în total.
    [few] { $boards } etuiuri în total.
   *[other] { $boards } de etuiuri în total.
}
web-setup-movement-later = Circulația se alege după înscrieri; numărul de runde se poate schimba.
web-setup-qualify = Câți se califică
web-setup-qualify-hint = Din fiecare grupă; 0: toți.
web-setup-carry = Carry-over
web-setup-carry-none = Fără
web-setup-carry-full = Tot
web-setup-carry-share = O parte
web-setup-carry-between_qualified = Doar meciurile dintre calificați
web-setup-share = Cota în procente
web-setup-more = Alte setări
web-setup-sessions = Sesiuni
web-setup-stanzas = Segmente ale unui meci
web-setup-groups = Grupe
web-setup-groups-hint = Clasamente separate. Nume despărțite prin spațiu; gol pentru o singură grupă.
web-setup-screens = Paravane
web-setup-rules = Reguli
web-setup-pack = Regulament
web-setup-edition = Ediția Legilor
web-setup-publicity = Rezultatele sunt publice
web-setup-publicity-live = Imediat
web-setup-publicity-after_round = După fiecare rundă
web-setup-publicity-after_session = După sesiune
web-setup-played = Unde se joacă
web-setup-played-room = În sală
web-setup-played-online = Online
web-setup-played-mixed = Unele mese online
web-setup-played-tables = Mese care joacă online
web-setup-played-tables-hint = Numere despărțite prin virgulă, cu secțiunea înainte dacă sunt mai multe: 2, 5 sau A 2, B 5
web-setup-played-save = Folosește aceste mese
web-setup-played-about = La o masă online fiecare joacă pe telefon sau pe calculator. Masa se deschide la începutul rundei și își înregistrează singură rezultatele. Donele trebuie împărțite înainte.
web-setup-mode = Ce interzic Legile
web-setup-mode-strict = Nu se poate întâmpla
web-setup-mode-permissive = Se poate întâmpla, ca la club
web-setup-create = Creează concursul
web-setup-next = Mai departe: { $page }
web-setup-or-file = Sau un fișier
web-setup-look = Verifică mai întâi
web-setup-preview = Iată ce s-a citit
web-setup-problems =
    { $count ->
        [one] Este o problemă. Corecteaz-o și verifică din nou; nu s-a schimbat nimic.
        [few] Sunt { $count } probleme. Corectează-le și verifică din nou; nu s-a schimbat nimic.
       *[other] Sunt { $count } de probleme. Corectează-le și verifică din nou; nu s-a schimbat nimic.
    }
web-setup-which-phase = Faza
web-setup-which-session = Sesiunea
web-setup-number = Nr.
web-setup-who = Cine
web-setup-new = nou
web-setup-new-member = Nu este în registru: membru nou.
web-setup-search-members = Caută după nume sau număr
web-setup-members-found =
    { $count ->
        [one] 1 membru
        [few] { $count } membri
       *[other] { $count } de membri
    }
web-setup-no-members = Încă nu există membri. Adaugă-i aici, lipește o listă sau lasă-i să vină odată cu înscrierile.
web-setup-nobody-called-so = Niciun membru nu are acest nume.
web-setup-add-member = Adaugă un membru
web-setup-change-member = Modifică un membru
web-setup-change = Modifică
web-setup-change-who = Modifică: { $name }
web-setup-import-members = Lipește o listă
web-setup-download-csv = Descarcă CSV
web-setup-member-number = Număr
web-setup-contacts = Contacte
web-setup-contacts-hint = Le văd doar organizatorii.
web-setup-member-saved = { $name }: salvat.
web-setup-forget = Șterge definitiv …
web-setup-forget-means = { $name }: numele, numărul și contactele se șterg peste tot, inclusiv din concursurile trecute. Nu se poate reveni.
web-setup-forget-yes = Șterge definitiv
web-forget-found =
    { $count ->
        [one] Numele mai apare într-un loc și este scos și de acolo:
        [few] Numele mai apare în { $count } locuri și este scos și de acolo:
       *[other] Numele mai apare în { $count } de locuri și este scos și de acolo:
    }
web-forget-more = … și încă { $count }
web-forget-nowhere = Numele nu apare în nimic altceva din ce s-a înregistrat.
web-forget-word =
    { $count ->
        [one] Scoate și „{ $word }”: apare într-un loc
        [few] Scoate și „{ $word }”: apare în { $count } locuri
       *[other] Scoate și „{ $word }”: apare în { $count } de locuri
    }
web-forget-also = Alte cuvinte după care se recunoaște această persoană, despărțite prin virgule
web-forgotten =
    { $facts ->
        [0] Datele au fost șterse. Numele nu mai apărea în nimic din ce s-a înregistrat.
        [one] Datele au fost șterse. Numele a fost scos dintr-o înregistrare; jurnalul rămâne complet și verificabil.
        [few] Datele au fost șterse. Numele a fost scos din { $facts } înregistrări; jurnalul rămâne complet și verificabil.
       *[other] Datele au fost șterse. Numele a fost scos din { $facts } de înregistrări; jurnalul rămâne complet și verificabil.
    }
web-forgotten-left = Numele mai apare în adresa următoare, care nu se poate schimba: { $places }.
web-forgotten-copies = Aceste copii au fost făcute înainte și au încă totul: { $files }. Șterge-le sau așteaptă: în fiecare seară dispare cea mai veche. La copiile luate de cineva, la foile tipărite și la telefoane nu se poate ajunge.
web-forgotten-no-copies = Lângă fișier nu este nicio copie mai veche. La copiile luate de cineva, la foile tipărite și la telefoane nu se poate ajunge.
web-setup-paste-members = Membri, câte unul pe rând
web-setup-paste-members-hint = Nume; număr. Cu antet, în orice ordine: nume;număr;categorie;sex;născut;club;e-mail.
web-setup-left-out = Nu se păstrează: { $columns }.
web-setup-state = Ce se întâmplă
web-setup-state-new = nou
web-setup-state-changed = modificat
web-setup-state-same = neschimbat
web-setup-take-members =
    { $count ->
        [one] Adaugă 1 membru
        [few] Adaugă { $count } membri
       *[other] Adaugă { $count } de membri
    }
web-setup-members-taken =
    { $count ->
        [one] 1 membru adăugat.
        [few] { $count } membri adăugați.
       *[other] { $count } de membri adăugați.
    }
web-setup-add-pairs = Adaugă o pereche
web-setup-add-teams = Adaugă o echipă
web-setup-add-individual = Adaugă un jucător
web-setup-player = Jucător
web-setup-player-number = Jucătorul { $number }
web-setup-one-more-player = Încă un jucător
web-setup-team-name = Numele echipei
web-setup-captain = Căpitan (dacă nu este primul jucător)
web-setup-captain-of = { $name } (căpitan)
web-setup-section = Secțiune
web-setup-section-hint = Rămâne pentru următoarele înscrieri; gol dacă e una singură.
web-setup-entered = Înscriși: { $name }
web-setup-entered-many =
    { $count ->
        [one] 1 înscriere făcută.
        [few] { $count } înscrieri făcute.
       *[other] { $count } de înscrieri făcute.
    }
web-setup-import-entries = Lipește o listă
web-setup-paste-entries = Înscrieri, câte una pe rând
web-setup-paste-hint-pairs = Nord – Sud sau Nord; Sud. După nume sau număr; cine nu este în registru se adaugă ca membru.
web-setup-paste-hint-teams = Echipă; jucător 1; jucător 2; … După nume sau număr; cine nu este în registru se adaugă ca membru.
web-setup-paste-hint-individual = Un nume sau un număr; cine nu este în registru se adaugă ca membru.
web-setup-enter-all =
    { $count ->
        [one] Înscrie
       *[other] Înscrie-le pe toate ({ $count })
    }
web-setup-no-entries = Nimeni nu s-a înscris încă.
web-setup-count-pairs =
    { $count ->
        [one] 1 pereche
        [few] { $count } perechi
       *[other] { $count } de perechi
    }
web-setup-count-teams =
    { $count ->
        [one] 1 echipă
        [few] { $count } echipe
       *[other] { $count } de echipe
    }
web-setup-count-individual =
    { $count ->
        [one] 1 jucător
        [few] { $count } jucători
       *[other] { $count } de jucători
    }
web-setup-late-entry = Jocul a început: cine se înscrie acum primește loc din pagina „Circulație”.
web-setup-withdraw = Retrage
web-setup-withdraw-who = Retrage: { $name }
web-setup-withdrawn = retras
web-setup-withdrawn-said = { $name }: retragere înregistrată.
web-setup-substitute = Înlocuiește
web-setup-substitute-in = Înlocuire: { $name }
web-setup-goes-out = Iese
web-setup-takes-over = Intră
web-setup-from-round = Din runda
web-setup-only-members = Alege pe cineva din registru; membri noi poate adăuga un organizator.
web-setup-substituted = De acum joacă { $name }.
web-setup-too-few = Este nevoie de cel puțin doi. Fă întâi înscrierile.
web-setup-boards-all = Etuiuri în total
web-setup-minutes = Timp de joc, în minute
web-setup-any = oricâte
web-setup-one-winner = Un singur clasament
web-setup-movements = Circulații, cea mai bună prima
web-setup-best = cea mai bună
web-setup-usual = Ca data trecută
web-setup-option = mese: { $tables }; runde: { $rounds }; etuiuri pe rundă: { $boards }, în total { $all }
web-setup-verdict-perfect = Verificată: toți se întâlnesc cu toți de același număr de ori.
web-setup-verdict-complete = Verificată: nimeni nu joacă de două ori aceeași donă și toți joacă toate donele.
web-setup-verdict-defects = Verificată, cu neajunsurile de mai jos.
web-setup-balance = Cât cântărește fiecare adversar în comparații: de la { $least }% la { $most }% (egal ar fi { $even }%)
web-setup-faults =
    { $count ->
        [one] Ce nu este perfect (1)
       *[other] Ce nu este perfect ({ $count })
    }
web-setup-the-room = Sala
web-setup-room-picture = Sala în runda { $round }; mese: { $tables }
web-setup-round-of = Runda { $round } din { $rounds }
web-setup-round-before = Runda precedentă
web-setup-round-after = Runda următoare
web-setup-follow = Urmărește
web-setup-nobody-yet = încă nimeni
web-setup-goes-out-next = → pauză
web-setup-stays = rămâne
web-setup-stand = Pe suportul de așteptare: etuiurile { $boards }
web-setup-share-boards = Mesele { $tables } împart etuiurile { $boards }
web-setup-sits-out = În pauză: { $number } { $name }
web-setup-as-list = Ca listă
web-setup-table = Masă
web-setup-home = Gazde
web-setup-away = Oaspeți
web-setup-bearers = Cine are ce număr
web-setup-bearers-why = În ordinea înscrierii. Trage numele, scrie alt număr sau folosește tragerea la sorți.
web-setup-shuffle = Trage la sorți
web-setup-shuffled = S-a tras la sorți.
web-setup-now-bears = { $name } are acum numărul { $number }.
web-setup-number-of = Număr: { $name }
web-setup-place = Masa { $table } { $side }
web-setup-out-first = pauză în prima rundă
web-setup-fixed = Cine nu trebuie să se mute
web-setup-fixed-why = Primesc o masă fixă.
web-setup-seat = Folosește aceste locuri
web-setup-seated = Locurile au fost salvate.
web-setup-seat-again = Schimbă locurile
web-setup-is-seated = Locuri stabilite: concurenți { $count }, mese { $tables }, runde { $rounds }.
web-setup-section-named = Secțiunea { $section }
web-setup-print-cards = Tipărește cartonașele de masă
web-setup-begin = Începe runda 1
web-setup-begin-round = Începe runda { $round }
web-setup-begun = Runda { $round } a început.
web-setup-round-on = runda { $round }
web-setup-unseated = Înscriși mai târziu, încă fără loc:
web-setup-into-half-table = Așază la jumătatea de masă din runda { $round }
web-setup-seated-late = { $name } are un loc.
web-setup-group-named = Grupa { $group }
web-setup-field = În tragere: { $count }; runde: { $rounds }
web-setup-draw = Trage la sorți runda { $round }
web-setup-draw-again = Trage din nou
web-setup-drawn = Runda { $round } este trasă la sorți.
web-setup-round-first = Mai întâi trebuie să se termine runda { $round }.
web-setup-round-still-on = Runda { $round } se joacă încă; tragerea la sorți nu ar ține seama de rezultatele ei.
web-setup-home-first = Prima este echipa gazdă.
web-setup-ns-first = Prima este axa Nord-Sud.
web-setup-minded = Atenție
web-setup-bye = { $name } are pauză.
web-setup-by-hand = Modifică manual
web-setup-by-hand-how = Cel pe care îl muți schimbă locul cu cel care era acolo.
web-setup-out = Pauză
web-setup-keep-by-hand = Salvează această rundă
web-setup-changed-by-hand = Runda { $round } a fost modificată manual.
web-setup-which-boards = Etuiuri cu done: { $given } din { $all }
web-setup-source-dealt = { $boards }: generate aici
web-setup-source-committed = { $boards }: generate aici, cu cod de control
web-setup-source-uploaded = { $boards }: din fișier
web-setup-source-entered = { $boards }: introduse manual
web-setup-source-none = { $boards }: fără
web-setup-download-pbn = PBN pentru mașina de distribuit cărți
web-setup-make =
    { $count ->
        [one] Generează 1 donă
        [few] Generează { $count } done
       *[other] Generează { $count } de done
    }
web-setup-make-committed = Generează-le cu cod de control
web-setup-commit-hint = Codul de control este un număr de publicat acum; cu secretul, făcut public după sesiune, oricine poate verifica dacă donele nu au fost alese.
web-setup-deals-ask = De unde vin donele?
web-setup-deals-by-hand = Se amestecă la mese? Atunci nu e nimic de făcut aici: mergi mai departe.
web-setup-deals-made = Donele sunt generate.
web-setup-commitments = Coduri de control
web-setup-commitment = Etuiuri: { $boards }, { $label }:
web-setup-upload = Din fișier
web-setup-paste-deals = PBN sau LIN
web-setup-paste-deals-hint = Câte o donă pentru fiecare etui care nu are încă. Dacă una este greșită, nu se folosește niciuna.
web-setup-format = Format
web-setup-for-round = Pentru runda
web-setup-take-deals = Folosește aceste done
web-setup-deals-taken = Donele sunt înregistrate.
web-setup-deals-other = Înlocuiește aceste done
web-setup-deals-back = Retrage aceste done
web-setup-deals-back-hint = Etuiurile pe care nu le-a jucat încă nimeni rămân fără done. Apoi se pot da altele sau niciuna, ca într-un club unde cărțile se amestecă la mese.
web-setup-deals-taken-back = Donele sunt retrase.
web-setup-single = O donă, după joc
web-setup-board = Etui
web-setup-board-of = Runda { $round }, etuiul { $board }
web-setup-hand-hint = Pică.cupă.caro.treflă, ca ARD.V109.876.5432. Trei mâini sunt de ajuns.
web-setup-take-deal = Înregistrează dona
web-setup-deal-taken = { $board }: dona este înregistrată.
web-setup-appointed = Cine este numit
web-setup-plays = Joacă
web-setup-plays-as = Nr. { $contestant }; adjunct: { $deputy }
web-setup-dismiss = Revocă
web-setup-dismiss-who = Revocă: { $name } ({ $role })
web-setup-dismissed = { $name } nu mai este { $role }.
web-setup-direct-myself = Arbitrez eu acest concurs
web-setup-direct-myself-why = Ți se deschide și pagina „Arbitraj”.
web-setup-you-direct = Acum ești arbitrul.
web-setup-invite = Invită
web-setup-invite-why = Un link de înmânat, prin mesaj sau ca un cod de scanat. Cine îl deschide își spune numele și este numit.
web-setup-invite-as = Invită: { $role }
web-setup-invite-qr = Codul invitației: { $role }
web-setup-invite-link = Link pentru: { $role }
web-setup-invite-once = Este valabil o singură dată.
web-setup-copy = Copiază linkul
web-setup-copied = Copiat.
web-setup-playing-staff = Oficiali care și joacă
web-setup-playing-staff-why = Cine joacă nu vede nimic din etuiurile viitoare, iar la masa sa decide un adjunct.
web-setup-no-playing-staff = Niciun oficial nu este înscris.
web-setup-who-plays = Cine joacă
web-setup-deputy = Adjunct la acea masă
web-setup-no-deputy = încă nimeni
web-setup-plays-too = Notează că joacă
web-setup-plays-said = Joacă și { $name }.
web-field-title = Cine joacă
web-field-about = { $phase }: scoate pe cine nu joacă, stabilește capii de serie, grupele și carry-over-ul fiecăruia.
web-field-no-phase = Nu există această fază.
web-field-plays = Joacă
web-field-plays-who = { $who } joacă
web-field-seed = Cap de serie
web-field-seed-of = Cap de serie: { $who }
web-field-group = Grupă
web-field-group-of = Grupa: { $who }
web-field-carried-of = Carry-over: { $who }
web-field-open = Deschide faza cu acești concurenți
