# `arbitro rule` e `arbitro laws`.

rule-hint = Scrivere indietro per rispondere di nuovo all’ultima domanda, esci per smettere.
rule-what-happened = Che cosa è successo?
rule-auction = Distributore e chiamate fin qui, come O: 1P P 2C
rule-optional = { $field }, se c’è
rule-players = Che cosa dire
rule-assumed = Dato per scontato. Scrivere il numero di ciò che non è così, oppure Invio
rule-stopped = Interrotto senza decisione.
rule-quit = esci
rule-back = indietro
rule-not-heard = Nulla corrisponde a queste parole.
rule-several = Il racconto dice più cose, una dopo l’altra: { $what }
rule-unread = Non capito: { $words }

chart-situation = Situazione
topic-seat = il giocatore
topic-call = la chiamata
topic-card = la carta

laws-reading = Una nostra lettura: { $text }
laws-cited = eseguiti
laws-carried = da una funzione
laws-not_executable = non eseguibili
laws-missing = mancanti

kind-ruling = decisione
kind-mechanical = meccanico
kind-judgment = valutazione
kind-procedure = procedura
kind-reference = riferimento

diff-none = { $first } e { $second } decidono allo stesso modo.
diff-moved = Rinumerati: { $pairs }
diff-clauses = Solo { $edition } applica: { $what }
diff-questions = Solo { $edition } chiede: { $what }
diff-effects = Solo { $edition } ha gli effetti: { $what }
diff-changed =
    { $count ->
        [one] 1 serie di risposte porta a un’altra decisione.
       *[other] { $count } serie di risposte portano a un’altra decisione.
    }
laws-no-example = Non c’è un esempio svolto dell’articolo { $law } per l’edizione { $edition }.
