# `arbitro regulations`: pachetele, ce stabilesc și ce aplică fiecare paragraf.

problem-regulation-unit = { $found } are unitatea greșită; se scrie ca { $expected }.
problem-unknown-article = Nu există paragraful „{ $found }”; cel mai aproape: { $expected }.

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
regulations-counts = Aplicate: { $done }; neexecutabile: { $not }; lipsă: { $missing }
regulations-missing = nimic nu îl aplică

coverage-reason-conduct = cere o conduită pe care nimeni nu o poate calcula
coverage-reason-organisation = privește pe cei care organizează concursul, departe de masă

# Paragrafele normelor suplimentare (FIGB 2017).

paragraph-preface = Prefață: ce se schimbă în această ediție
paragraph-definitions = Pre-alertă
paragraph-art-3 = Locurile la mese în concursurile mixte
paragraph-art-4-1 = Echipa gazdă și echipa oaspete
paragraph-art-4-1-b = Părăsirea sălii în timpul unui meci
paragraph-art-4-2 = Înlocuitori
paragraph-art-4-2-a = Concursuri într-o singură sesiune
paragraph-art-4-2-b = Mai multe sesiuni fără calificare
paragraph-art-4-2-c = Admiterea în finală
paragraph-art-4-2-d = Sesiuni de calificare
paragraph-art-4-2-e = Cine poate fi înlocuitor
paragraph-art-4-3 = Abandonul unei perechi
paragraph-art-4-3-a = Abandonul unei perechi, Mitchell sau Howell
paragraph-art-4-3-b = Abandonul unei perechi, alte circulații
paragraph-art-4-4 = Abandonul unei echipe
paragraph-art-4-4-a = Abandonul unei echipe, sistem elvețian sau danez
paragraph-art-4-4-b = Abandonul unei echipe, fiecare cu fiecare
paragraph-art-4-5 = Abandon într-un concurs individual
paragraph-art-5-1 = Dizabilități
paragraph-art-5-2 = Locuri greșite la echipe
paragraph-art-5-2-a-1 = Locuri greșite, meci dintr-un segment
paragraph-art-5-2-a-2 = Locuri greșite, meci din mai multe segmente
paragraph-art-5-2-b = Locuri greșite, knockout
paragraph-art-5-2-b-3 = Locuri greșite, done suplimentare
paragraph-art-8 = Cine poate modifica penalizările
paragraph-art-8-1-a = Timp fără paravane
paragraph-art-8-1-a-1 = Timp, perechi fără paravane
paragraph-art-8-1-a-2 = Timp, echipe fără paravane
paragraph-art-8-1-b-1 = Timp, perechi cu paravane
paragraph-art-8-1-b-2 = Timp, echipe cu paravane
paragraph-art-8-2 = Joc lent
paragraph-art-8-2-a = Joc lent, perechi
paragraph-art-8-2-b = Joc lent, echipe
paragraph-art-8-3 = Întârziere și forfait
paragraph-art-8-3-a-1 = Întârziere, perechi
paragraph-art-8-3-a-2 = Forfait, perechi
paragraph-art-8-3-b-1 = Întârziere, echipe
paragraph-art-8-3-b-2 = Forfait, echipe
paragraph-art-8-3-c = Concursuri individuale
paragraph-art-8-4 = Notarea diagramei
paragraph-art-8-5 = Notarea atacului
paragraph-art-12-1 = Scoruri artificiale, perechi
paragraph-art-12-2 = Scoruri artificiale, board-a-match
paragraph-art-12-3 = Prejudiciu autodeterminat
paragraph-art-13 = Carte în plus
paragraph-art-16-1 = Folosirea informației
paragraph-art-16-2 = Foaia de scor deschisă prea devreme
paragraph-art-18 = Când este făcută o declarație
paragraph-art-18-1 = Bidding box
paragraph-art-18-2 = Declarații cu paravane
paragraph-art-18-3 = Anunțuri cu salt
paragraph-art-20 = Explicații
paragraph-art-25-1 = Cum s-a observat declarația neintenționată
paragraph-art-25-2 = Declarația înlocuită
paragraph-art-25-3 = Ce este neintenționat
paragraph-art-27 = Anunț insuficient
paragraph-art-43 = Mortul și foaia de scor
paragraph-art-64 = Mai multe renonse
paragraph-art-70 = Revendicări contestate
paragraph-art-74 = Raportul arbitrului
paragraph-art-76-1 = Spectatori
paragraph-art-76-2 = Căpitan nejucător
paragraph-art-76-3 = Spectatori la un meci de echipe
paragraph-art-78-1 = Puncte de victorie
paragraph-art-78-2 = Marje de victorie
paragraph-art-78-3 = Echipa care are pauză
paragraph-art-78-4 = Perechea care are pauză
paragraph-art-78-5 = Departajare, individual
paragraph-art-78-6 = Departajare, perechi
paragraph-art-78-7 = Departajare, echipe
paragraph-art-78-7-a-1 = Departajare, fiecare cu fiecare
paragraph-art-78-7-a-2 = Departajare, sistem elvețian sau danez
paragraph-art-78-7-b = Done suplimentare la knockout
paragraph-art-78-8 = Departajare, board-a-match
paragraph-art-79-1 = Cine notează rezultatul
paragraph-art-79-2 = Notare care se contrazice
paragraph-art-80-1 = Arbitrii concursului
paragraph-art-80-2 = Zona de joc
paragraph-art-81-1 = Ce verifică arbitrul
paragraph-art-81-2 = Proceduri tehnice
paragraph-art-87-1 = Cărți în buzunarul greșit
paragraph-art-87-2 = Scoruri la o donă incorectă
paragraph-art-92-93-1 = Dreptul la revizuire
paragraph-art-92-93-2 = Termenul cererii
paragraph-art-92-93-3 = Procedura revizuirii
paragraph-art-92-93-4 = Recurs la curtea federală
paragraph-art-92-93-5 = Eroare tehnică
paragraph-art-92-93-6 = Comitetul tehnic
paragraph-art-92-93-7 = Acceptarea deciziei
paragraph-appendix-1-1 = Sisteme: obiective
paragraph-appendix-1-2-1 = Definiții generale
paragraph-appendix-1-2-2 = Metode foarte neobișnuite
paragraph-appendix-1-2-3 = Culorile sistemelor
paragraph-appendix-1-2-4 = Metode Brown Sticker
paragraph-appendix-1-2-5 = Semnale criptate
paragraph-appendix-1-2-6 = Deschideri aleatoare
paragraph-appendix-1-3 = Sisteme permise în fiecare concurs
paragraph-appendix-1-4 = Documente
paragraph-appendix-1-5 = Fișa de convenții și notele suplimentare
paragraph-appendix-1-6 = Apărări împotriva Brown Sticker
paragraph-appendix-1-7 = Numărul de sisteme
paragraph-appendix-2-1 = Declarații psihice și înțelegeri
paragraph-appendix-2-2 = Restricții pentru declarații psihice
paragraph-appendix-3-1 = Alerte: preambul
paragraph-appendix-3-2 = Ce se alertează
paragraph-appendix-3-3 = Pre-alertă
paragraph-appendix-3-4 = Cum se dă alerta
paragraph-appendix-4-1 = Paravane: operații
paragraph-appendix-4-2 = Paravane: schimbarea declarației
paragraph-appendix-4-3 = Paravane: alerte și explicații
paragraph-appendix-4-4 = Paravane: rectificări modificate
paragraph-appendix-5-1 = Line-up, sistem elvețian sau danez
paragraph-appendix-5-2 = Line-up, fiecare cu fiecare
paragraph-appendix-5-3 = Line-up, knockout
paragraph-appendix-5-4 = Line-up, departajare
paragraph-appendix-5-5 = Line-up cu perechi Brown Sticker
paragraph-appendix-6 = Formularul Brown Sticker
paragraph-appendix-7 = Tabele de puncte de victorie
