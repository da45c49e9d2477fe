# `arbitro regulations`: pachetele, ce stabilesc și ce aplică fiecare paragraf.

problem-regulation-unit = { $found } are unitatea greșită; se scrie ca { $expected }.
problem-unknown-article = Nu există paragraful „{ $found }”; cele mai apropiate sunt { $expected }.

regulations-pack = { $title } ({ $name }; { $count ->
    [one] o normă
    [few] { $count } norme
   *[other] { $count } de norme
   })
regulations-rests-on = Se sprijină pe { $packs }.
regulations-note = Se citește astfel: { $note }
regulations-in-order = { $file } este în ordine: { $changed ->
    [0] nu schimbă nimic
    [one] schimbă o normă
    [few] schimbă { $changed } norme
   *[other] schimbă { $changed } de norme
   }.
regulations-same = Cele două pachete stabilesc același lucru.
regulations-counts = { $done } aplicate, { $not } neexecutabile, { $missing } lipsă
regulations-missing = nimic nu îl aplică

coverage-reason-conduct = cere o conduită pe care nimeni nu o poate calcula
coverage-reason-organisation = privește pe cei care organizează concursul, departe de masă
coverage-reason-contest = ține de conducerea unui concurs întreg, pe care programul nu o face încă

# Paragrafele normelor suplimentare (FIGB 2017).

preface = Prefață: ce se schimbă în această ediție
definitions = Prealertă
article-3 = Locurile la mese în probele mixte
article-4-1 = Echipa gazdă și echipa oaspete
article-4-2 = Înlocuitori
article-4-2-a = Concursuri într-o singură sesiune
article-4-2-b = Mai multe sesiuni fără calificare
article-4-2-c = Admiterea în finală
article-4-2-d = Sesiuni de calificare
article-4-2-e = Cine poate fi înlocuitor
article-4-3 = Abandonul unei perechi
article-4-3-a = Abandonul unei perechi, Mitchell sau Howell
article-4-3-b = Abandonul unei perechi, alte formule
article-4-4 = Abandonul unei echipe
article-4-4-a = Abandonul unei echipe, sistem elvețian sau danez
article-4-4-b = Abandonul unei echipe, fiecare cu fiecare
article-4-5 = Abandon într-un concurs individual
article-5-1 = Dizabilități
article-5-2 = Locuri greșite la echipe
article-5-2-a-1 = Locuri greșite, meci într-o repriză
article-5-2-a-2 = Locuri greșite, meci în mai multe reprize
article-5-2-b = Locuri greșite, eliminatoriu
article-5-2-b-3 = Locuri greșite, done de departajare
article-8 = Cine poate modifica penalizările
article-8-1-a = Timp fără paravane
article-8-1-a-1 = Timp, perechi fără paravane
article-8-1-a-2 = Timp, echipe fără paravane
article-8-1-b-1 = Timp, perechi cu paravane
article-8-1-b-2 = Timp, echipe cu paravane
article-8-2 = Joc lent
article-8-2-a = Joc lent, perechi
article-8-2-b = Joc lent, echipe
article-8-3 = Întârziere și forfait
article-8-3-a-1 = Întârziere, perechi
article-8-3-a-2 = Forfait, perechi
article-8-3-b-1 = Întârziere, echipe
article-8-3-b-2 = Forfait, echipe
article-8-3-c = Concursuri individuale
article-8-4 = Notarea diagramei
article-8-5 = Notarea atacului
article-12-1 = Scoruri artificiale, perechi
article-12-2 = Scoruri artificiale, board-a-match
article-12-3 = Daună autoprovocată
article-13 = Carte în plus
article-16-1 = Folosirea informației
article-16-2 = Foaia de scor deschisă prea devreme
article-18 = Când este făcută o declarație
article-18-1 = Cutii de licitație
article-18-2 = Declarații cu paravane
article-18-3 = Anunțuri cu salt
article-20 = Explicații
article-25-1 = Cum s-a observat declarația neintenționată
article-25-2 = Declarația înlocuită
article-25-3 = Ce este neintenționat
article-27 = Anunț insuficient
article-43 = Mortul și foaia de scor
article-64 = Mai multe renonse
article-70 = Revendicări contestate
article-74 = Raportul arbitrului
article-76-1 = Spectatori
article-76-2 = Căpitan nejucător
article-76-3 = Spectatori la un meci de echipe
article-78-1 = Puncte de victorie
article-78-2 = Marje de victorie
article-78-3 = Echipa care stă
article-78-4 = Perechea care stă
article-78-5 = Departajare, individual
article-78-6 = Departajare, perechi
article-78-7 = Departajare, echipe
article-78-7-a-1 = Departajare, fiecare cu fiecare
article-78-7-a-2 = Departajare, sistem elvețian sau danez
article-78-7-b = Done suplimentare la eliminatorii
article-78-8 = Departajare, board-a-match
article-79-1 = Cine notează rezultatul
article-79-2 = Notare care se contrazice
article-80-1 = Arbitrii probei
article-80-2 = Spațiul de joc
article-81-1 = Ce verifică arbitrul
article-81-2 = Proceduri tehnice
article-87-1 = Cărți în buzunarul greșit
article-87-2 = Scoruri la o donă incorectă
article-92-93-1 = Dreptul la revizuire
article-92-93-2 = Termenul cererii
article-92-93-3 = Procedura revizuirii
article-92-93-4 = Recurs la curtea federală
article-92-93-5 = Eroare tehnică
article-92-93-6 = Comitetul tehnic
article-92-93-7 = Acceptarea deciziei
appendix-1-1 = Sisteme: obiective
appendix-1-2-1 = Definiții generale
appendix-1-2-2 = Metode foarte neobișnuite
appendix-1-2-3 = Culorile sistemelor
appendix-1-2-4 = Metode Brown Sticker
appendix-1-2-5 = Semnale criptate
appendix-1-2-6 = Deschideri aleatorii
appendix-1-3 = Sisteme permise în probe
appendix-1-4 = Documente
appendix-1-5 = Fișa de convenții și notele suplimentare
appendix-1-6 = Apărări împotriva Brown Sticker
appendix-1-7 = Numărul de sisteme
appendix-2-1 = Declarații psihice și înțelegeri
appendix-2-2 = Restricții pentru declarații psihice
appendix-3-1 = Alerte: preambul
appendix-3-2 = Ce se alertează
appendix-3-3 = Prealertă
appendix-3-4 = Cum se dă alerta
appendix-4-1 = Paravane: operații
appendix-4-2 = Paravane: schimbarea declarației
appendix-4-3 = Paravane: alerte și explicații
appendix-4-4 = Paravane: rectificări modificate
appendix-5-1 = Line-up, sistem elvețian sau danez
appendix-5-2 = Line-up, fiecare cu fiecare
appendix-5-3 = Line-up, eliminatoriu
appendix-5-4 = Line-up, departajare
appendix-5-5 = Line-up cu perechi Brown Sticker
appendix-6 = Formularul Brown Sticker
appendix-7 = Tabele de puncte de victorie
