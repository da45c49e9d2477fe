# Titlurile legilor.

law-title-1 = Pachetul
law-title-2 = Etuiurile
law-title-3 = Dispunerea meselor
law-title-4 = Perechile
law-title-5 = Așezarea perechilor la mese
law-title-6 = Amestecarea și distribuirea cărților
law-title-7 = Controlul etuiului și cărților
law-title-8 = Derularea rundelor
law-title-9 = Procedura ca urmare a unei neregularități
law-title-10 = Impunerea unei rectificări
law-title-11 = Pierderea dreptului la rectificare
law-title-12 = Puterile discreționare ale arbitrului
law-title-13 = Număr incorect de cărți
law-title-14 = Carte lipsă
law-title-15 =
    { $edition ->
        [1997] Jucarea unui etui greșit
        [2007] Jucarea unui etui greșit
       *[2017] Donă sau mână greșită
    }
law-title-16 =
    { $edition ->
        [1997] Informații neautorizate
       *[2017] Informații autorizate și neautorizate
    }
law-title-17 = Perioada de licitație
law-title-18 = Anunțuri
law-title-19 = Contre și recontre
law-title-20 = Recapitularea și explicarea declarațiilor
law-title-21 = Dezinformare
law-title-22 = Sfârșitul licitației
law-title-23 =
    { $edition ->
        [1997] Pas obligatoriu care aduce prejudicii
        [2007] Conștientizarea unui posibil prejudiciu
       *[2017] Declarație comparabilă
    }
law-title-24 = Carte expusă sau atacată în timpul licitației
law-title-25 = Schimbări legale și ilegale de declarație
law-title-26 = Declarație retrasă, restricții de atac
law-title-27 = Anunț insuficient
law-title-28 = Declarații considerate a fi la rând (în rotație)
law-title-29 = Procedura după o declarație peste rând
law-title-30 = Pas peste rând
law-title-31 = Anunț peste rând
law-title-32 = Contra sau recontra peste rând
law-title-33 = Declarații simultane
law-title-34 = Păstrarea dreptului de a declara
law-title-35 =
    { $edition ->
        [1997] Declarație inadmisibilă tolerată
       *[2017] Declarații inadmisibile
    }
law-title-36 = Contre și recontre inadmisibile
law-title-37 = Acțiune care violează obligația de a pasa
law-title-38 = Anunț peste palierul de 7
law-title-39 = Declarație după pas-ul final
law-title-40 = Înțelegeri între parteneri
law-title-41 = Începerea jocului
law-title-42 = Drepturile mortului
law-title-43 = Limitări ale drepturilor mortului
law-title-44 = Derularea și procedura jocului
law-title-45 = Carte jucată
law-title-46 = Desemnare incompletă sau invalidă a unei cărți de la mort
law-title-47 = Retragerea unei cărți jucate
law-title-48 = Expunerea cărților declarantului
law-title-49 = Expunerea cărților unui apărător
law-title-50 = Mod de utilizare al cărților penalizate
law-title-51 = Două sau mai multe cărți penalizate
law-title-52 = Omisiunea de a ataca sau juca o carte penalizată
law-title-53 = Atac peste rând acceptat
law-title-54 = Atac inițial peste rând cu cartea pe față
law-title-55 = Atac peste rând al declarantului
law-title-56 = Atac peste rând al unui apărător
law-title-57 =
    { $edition ->
        [1997] Atac sau joc prematur al unui apărător
       *[2017] Atac sau joc prematur
    }
law-title-58 = Atacuri sau jocuri simultane
law-title-59 = Inabilitatea de a ataca sau juca conform cererii
law-title-60 = Joc după un joc ilegal
law-title-61 = A nu da la culoare - Interogări privind renonsa
law-title-62 = Corectarea unei renonse
law-title-63 = Consumarea unei renonse
law-title-64 = Procedura după consumarea unei renonse
law-title-65 = Aranjarea levatelor
law-title-66 = Inspecția levatelor
law-title-67 = Levată defectuoasă
law-title-68 = Revendicare sau concesie de levate
law-title-69 = Revendicare sau concesie acceptată
law-title-70 = Revendicare sau concesie contestată
law-title-71 = Concesie anulată
law-title-72 = Principii generale
law-title-73 = Comunicare, tempo și inducere în eroare
law-title-74 = Conduită și etichetă
law-title-75 =
    { $edition ->
        [1997] Înțelegeri între parteneri
       *[2017] Explicație greșită sau declarație greșită
    }
law-title-76 = Spectatori
law-title-77 = Tabelul de scor
law-title-78 = Metode de scor și condiții de concurs
law-title-79 = Levate câștigate
law-title-80 = Regulament și organizare
law-title-81 = Arbitrul
law-title-82 = Rectificarea erorilor de procedură
law-title-83 = Înștiințarea asupra dreptului de a face apel
law-title-84 = Decizii asupra unor fapte consimțite
law-title-85 = Decizii asupra unor fapte contestate
law-title-86 = Joc de echipe
law-title-87 = Donă incorectă
law-title-88 = Atribuirea de puncte de despăgubire
law-title-89 = Rectificări în concursurile individuale
law-title-90 = Penalizări procedurale
law-title-91 = Penalizare sau suspendare
law-title-92 = Dreptul de a face apel
law-title-93 = Proceduri de apel
