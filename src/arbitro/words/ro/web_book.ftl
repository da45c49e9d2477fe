# Cartea legilor, și normele despre sisteme, alerte și declarații psihice.

web-book-title = Legile bridge-ului
web-book-edition = Ediția
web-book-search = Caută în Legi
web-book-search-how = Cuvinte, un paragraf ca 27B1 sau numărul unei legi. Enter deschide cea mai potrivită; săgeata în jos duce la listă.
web-book-found =
    { $count ->
        [0] Nu s-a găsit nimic
        [one] S-a găsit 1 lege
        [few] S-au găsit { $count } legi
       *[other] S-au găsit { $count } de legi
    }
web-book-results = Ce s-a găsit
web-book-nothing = În Legi nu s-a găsit nimic pentru „{ $sought }”. Încearcă alt cuvânt sau mai puține cuvinte.
web-book-contents = Toate legile
web-book-part-preliminaries = Preliminarii
web-book-part-progress = Pregătire și desfășurare
web-book-part-irregularities = Neregularități în general
web-book-part-auction = Licitația
web-book-part-play = Jocul
web-book-part-proprieties = Conduită
web-book-part-score = Scorul
web-book-part-organiser = Organizatorul
web-book-part-director = Arbitrul
web-book-part-appeals = Apeluri
web-book-law = Legea { $law }
web-book-law-of = Legea { $law }, ediția { $edition }
web-book-event = caz
web-book-neighbours = Alte legi
web-book-rule = Decide cu această lege
web-book-definitions = Definiții
web-book-clauses = Paragrafe
web-book-clause = Paragraf
web-book-asked-under = Întrebări la { $clause }
web-book-to-player = Către jucător
web-book-weigh = De apreciat:
web-book-answers = Răspunsuri care schimbă ceva
web-book-asks-nothing = Faptele decid; nu se întreabă nimic.
web-book-chart = Schema logică
web-book-changes = Ce s-a schimbat între ediții
web-book-compare = Comparație
web-book-against = Cu { $edition }
web-book-side-by-side = Paragrafele din { $first } și din { $second }
web-book-change = Schimbare
web-book-is-same = la fel
web-book-is-changed = schimbat
web-book-is-new = nou
web-book-is-gone = eliminat
web-book-same-clauses = Paragrafele sunt aceleași în ambele ediții.
web-book-same-too = Arată și ce a rămas la fel
web-book-ruled-alike = Aceleași fapte duc la aceleași decizii în ambele.
web-book-only-questions = Se întreabă doar în { $edition }
web-book-only-effects = Doar în { $edition }
web-book-only-clauses = Paragrafe folosite doar în { $edition }
web-book-moved = Mutate
web-book-examples = Aceleași fapte, decizii diferite ({ $count })
web-book-examples-left = Și încă { $count }.

web-book-policy = Sisteme și alerte
web-book-regulations = Regulament
web-book-topics = Ce vrei să afli?
web-book-told = Ce se știe
web-book-where = Unde și ce fel de sistem
web-book-auction = Licitația; ultima declarație este cea în discuție
web-book-asked = Ce mai trebuie știut
web-book-answer = Răspuns
web-book-why = De ce
web-book-open =
    { $count ->
        [one] O întrebare este deschisă; răspunsul se poate schimba.
        [few] { $count } întrebări sunt deschise; răspunsul se poate schimba.
       *[other] { $count } de întrebări sunt deschise; răspunsul se poate schimba.
    }
web-book-first-alert = Introdu licitația până la declarația în discuție.
web-book-first-psych = Indică unde s-a întâmplat.
web-book-first-pre-alert = Indică ce joacă perechea.
web-book-first-system = Indică o declarație cu semnificația ei sau pe ce se bazează sistemul.
web-book-rule-alert = Decide asupra unei alerte lipsă sau greșite
web-book-rule-psych = Decide după Legi
web-book-category = Categoria concursului (gol: toate patru)
web-book-category-of = Categoria concursului
web-book-owed = Alte puncte și documentele pe care perechea trebuie să le predea
web-book-category-1 = 1: prima divizie, finala cupei
web-book-category-2 = 2: campionat
web-book-category-3 = 3: turneu
web-book-category-4 = 4: club
web-book-the-system = Sistemul
web-book-call = Declarația { $number }
web-book-add-call = Adaugă altă declarație
web-book-remove-call = Elimină declarația { $number }
web-book-more = Mai multe detalii
web-book-anew = Începe din nou
web-book-yes = Da
web-book-no = Nu
web-book-meaning-keys = Adaugă la semnificație
web-book-meaning-how = Puncte ca 6-10 sau 15+, lungimi ca 5+P sau 0-1K, o distribuție și o bară între variante.
web-book-meaning-or = / sau
web-book-suit-letters = PCKT
web-book-shape-balanced = echilibrată
web-book-shape-one-suited = monocoloră
web-book-shape-two-suited = bicoloră
web-book-shape-three-suited = tricoloră

web-book-reading = Citirea noastră:
web-book-cited-by = Citat în
web-book-worked = Exemple rezolvate
web-book-worked-count =
    { $count ->
        [one] Un caz, povestit cu decizia lui
        [few] { $count } cazuri, povestite cu decizia lor
       *[other] { $count } de cazuri, povestite cu decizia lor
    }
web-book-supplementary = Reguli suplimentare
web-book-appendix = anexa { $number }
