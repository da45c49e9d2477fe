# A carte viste
problem-position-no-cards = Non restano carte.
problem-position-trick = La presa in corso ha più di { $expected } carte: { $found }.
problem-solver-missing = Il risolutore a carte viste non è installato: manca il pacchetto { $found }. Si installa con: { $expected }.
problem-solver-refused = Il risolutore a carte viste ha rifiutato una posizione ({ $found }).
problem-worker-lost = Un processo dell’analisi è terminato senza risposta, due volte, su: { $found }. Riprovare con meno processi.
problem-worker-not-started = Un processo dell’analisi non è partito. Uno script che usa un pool tiene il proprio avvio dietro if __name__ == "__main__".

# arbitro dd
dd-par = Par: { $score } ({ $contracts })
dd-par-nothing = Par: nessuna licita conviene a nessuno (tutti passano)
dd-before-lead =
    { $tricks ->
        [one] A carte viste prima dell’attacco: 1 presa
       *[other] A carte viste prima dell’attacco: { $tricks } prese
    }
dd-declarer = prese
dd-solving = Analisi
dd-added =
    { $added ->
        [one] Scritto { $file }: 1 board ha nuovi tag.
       *[other] Scritto { $file }: { $added } board hanno nuovi tag.
    }
problem-time-limit = Nessuna risposta entro { $found } secondi. Concedere più tempo con --limit.
problem-add-needs-pbn = Si possono aggiungere tag solo a un file PBN, non a { $found }.
