# `arbitro rule` și `arbitro laws`.

rule-hint = Scrieți înapoi pentru a răspunde din nou la ultima întrebare, ieșire pentru a opri.
rule-what-happened = Ce s-a întâmplat?
rule-auction = Distribuitorul și declarațiile de până acum, ca V: 1P P 2C
rule-optional = { $field }, dacă există
rule-players = Ce este de spus
rule-assumed = Considerat de la sine înțeles. Numărul a ceea ce nu este așa sau Enter
rule-stopped = Oprit fără decizie.
rule-quit = ieșire
rule-back = înapoi
rule-not-heard = Nimic nu se potrivește cu aceste cuvinte.
rule-several = Sunt mai multe fapte, pe rând: { $what }
rule-unread = Nu s-a înțeles: { $words }

chart-situation = Situație
topic-seat = jucătorul
topic-call = declarația
topic-card = cartea

laws-reading = O interpretare a noastră: { $text }
laws-cited = executate
laws-carried = printr-o funcție
laws-not_executable = neexecutabile
laws-missing = lipsă

kind-ruling = decizie
kind-mechanical = mecanic
kind-judgment = apreciere
kind-procedure = procedură
kind-reference = referință

diff-none = { $first } și { $second } decid la fel.
diff-moved = Renumerotate: { $pairs }
diff-clauses = Numai { $edition } aplică: { $what }
diff-questions = Numai { $edition } întreabă: { $what }
diff-effects = Numai { $edition } are efectele: { $what }
diff-changed =
    { $count ->
        [one] Un șir de răspunsuri duce la altă decizie.
        [few] { $count } șiruri de răspunsuri duc la altă decizie.
       *[other] { $count } de șiruri de răspunsuri duc la altă decizie.
    }
laws-no-example = Nu există un exemplu rezolvat al Legii { $law } pentru ediția { $edition }.
