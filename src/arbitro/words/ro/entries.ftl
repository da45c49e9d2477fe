# Membri, înscrieri, sectoare, și cine poartă ce număr.

problem-no-header = Primul rând nu dă numele coloanelor; este ca { $expected }.
problem-no-entries = Nu există nicio înscriere.
problem-member-no-name = Membrul nu are nume.
problem-member-number-twice = Doi membri au numărul { $found }.
problem-member-twice = { $found } apare de două ori; dați-le membrilor numere, ca să se deosebească.
problem-member-sex = „{ $found }” nu este între { $expected }.
problem-member-born = „{ $found }” nu este un an de naștere; este { $expected }.
problem-member-ambiguous = Mai mulți membri se numesc { $found }; folosiți numărul ({ $expected }).
problem-unknown-member = { $found } nu este în registrul membrilor. Adăugați întâi membrul.
problem-entry-no-id = Înscrierea nu are un număr sau un nume al ei.
problem-entry-no-player = Lipsește un jucător.
problem-entry-twice = Înscrierea { $found } apare de două ori.
problem-entry-kind =
    { $found ->
        [individual] Este înscris un singur jucător
        [pair] Este înscrisă o pereche
       *[team] Este înscrisă o echipă
    }, dar concursul este { $expected ->
        [individual] individual
        [pair] de perechi
       *[team] de echipe
    }.
problem-entry-kinds = Jucătorii, perechile și echipele nu se înscriu împreună: toate înscrierile trebuie să fie de același fel.
problem-entry-same-player = { $found } apare de două ori în aceeași înscriere.
problem-player-in-two = { $found } este și în înscrierea { $expected }.
problem-team-size = Jucători în echipă: { $found }; o echipă are { $expected }.
problem-team-no-name = Echipa nu are nume.
problem-team-name-twice = Și altă echipă se numește { $found }.
problem-entry-category = „{ $found }” nu este una dintre categorii ({ $expected }).
problem-entry-categories-crossed = Cea mai înaltă categorie admisă ({ $found }) este sub cea mai joasă ({ $expected }): inversați-le.
problem-entry-years-crossed = Nimeni nu este născut în { $found } sau mai târziu și în { $expected } sau mai devreme: inversați anii.
problem-entry-not-woman = { $found } nu se poate înscrie: concursul este pentru femei.
problem-entry-sex-unknown = Registrul nu spune dacă { $found } este femeie sau bărbat. Completați întâi registrul.
problem-entry-born-unknown = Registrul nu spune când s-a născut { $found }. Completați întâi registrul.
problem-entry-too-young = { $found } este prea tânăr: născut în { $expected } sau mai devreme.
problem-entry-too-old = { $found } a depășit vârsta: născut în { $expected } sau mai târziu.
problem-entry-category-barred = { $found } nu este de o categorie admisă ({ $expected }).
problem-entry-category-unknown = Registrul nu are o categorie cunoscută pentru { $found }; sunt admise { $expected }.
problem-entry-club = { $found } nu este membru la { $expected }.
problem-entry-no-number = { $found } nu are un număr al federației.
problem-entry-pair-not-mixed = { $found } nu sunt o pereche mixtă.
problem-entry-team-not-mixed = Echipa nu este mixtă: trebuie { $expected } femei și { $expected } bărbați ({ $found }).
problem-entry-not-of = { $found } nu este în înscrierea { $expected }.
problem-section-not-told = Indicați în ce secțiune joacă { $found }.
problem-unknown-section = Nu există secțiunea { $found }; secțiunile sunt { $expected }.
problem-section-twice = Secțiunea { $found } apare de două ori.
problem-movement-numbers = Concurenți: { $found }; circulația are numere pentru { $expected }.

entries-id = nr.
entries-team = echipă
entries-players = jucători
entries-checked =
    { $kind ->
        [individual] Jucători: { $count }; totul în ordine.
        [pair] Perechi: { $count }, jucători: { $players }; totul în ordine.
       *[team] Echipe: { $count }, jucători: { $players }; totul în ordine.
    }
problem-unknown-entry = Nu există înscrierea { $found } în acest concurs.
