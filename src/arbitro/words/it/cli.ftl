# Le frasi del terminale.

welcome = Arbitro { $version }: il bridge duplicato dalla smazzata all’appello.
welcome-players = Giocatori
welcome-directors = Arbitri
welcome-scorers = Segnapunti
welcome-organisers = Organizzatori
welcome-clubs = Circoli
welcome-programs = Programmi
welcome-more = Tutti i comandi: arbitro --help. Un comando con esempi: arbitro score --help

interrupted = Interrotto.

deal-written = Scritto { $file }.
deal-committed =
    { $boards ->
        [one] Pubblicare la riga qui sopra prima della sessione. Il segreto di 1 board è in { $file }: non mostrarlo a nessuno finché la sessione non è finita.
       *[other] Pubblicare la riga qui sopra prima della sessione. Il segreto di { $boards } board è in { $file }: non mostrarlo a nessuno finché la sessione non è finita.
    }
deal-commitment = Codice di controllo di questi board: { $commitment }
deal-checked =
    { $boards ->
        [one] Il board corrisponde al codice di controllo { $commitment }.
       *[other] { $boards } board su { $boards } corrispondono al codice di controllo { $commitment }.
    }

show-page-title = { $boards } board

check-file =
    { $file }: { $boards ->
        [one] 1 board
       *[other] { $boards } board
    } in ordine, { $problems ->
        [0] nessun problema
        [one] 1 problema
       *[other] { $problems } problemi
    }

convert-done =
    { $boards ->
        [one] Scritto 1 board in { $file }.
       *[other] Scritti { $boards } board in { $file }.
    }

demo-title = Una sessione: { $tables } tavoli, { $rounds } round, { $boards } board, con il codice di generazione «{ $seed }»
demo-pair = Coppia { $number } { $side }
demo-rank = Posto
demo-pair-head = Coppia
demo-percent = %
demo-ns = NS
demo-ew = EO
demo-result = Risultato
demo-score = Punteggio NS

standings-title = Classifica
standings-boards = Board
standings-by-matchpoints = Matchpoint
standings-by-butler = Butler
standings-by-cross-imps = Cross-IMP
standings-by-imps = IMP
standings-by-bam = Board-a-match
standings-by-total = Total point
standings-about =
    { $method }: { $boards ->
        [one] 1 board
       *[other] { $boards } board
    }, { $results ->
        [one] 1 risultato
       *[other] { $results } risultati
    }
standings-section = Settore { $section }
standings-stratum = Fascia { $stratum }
standings-rank = Posto
standings-pair = Coppia
standings-team = Squadra
standings-name = Nome
standings-points = Punti
standings-penalty = Penalità
standings-score = Punteggio
standings-number = Tavoli
standings-ns = NS
standings-ew = EO
standings-counted-ns = vale NS
standings-counted-ew = vale EO
standings-results = Risultati
standings-not-played = non giocato
standings-adjusted = arbitrale
standings-fewer =
    { $results ->
        [one] 1 risultato dove un board completo ne ha { $field }: in classifica vale come su un board completo.
       *[other] { $results } risultati dove un board completo ne ha { $field }: in classifica valgono come su un board completo.
    }
standings-reading = Lettura
standings-scoring = Calcolo

quick-vp-simple-from = I victory point semplici sono previsti per incontri di almeno { $boards } board.
quick-vp = { $winner } – { $loser }
quick-imps = Una differenza di { $difference }: { $imps } IMP
quick-top = Top { $top }
quick-score = { $score }: NS { $ns }, EO { $ew }
quick-neuberg = { $points } matchpoint su { $top }
quick-weighted = { $side }: { $points }
quick-part = { $weight } × ({ $score }: { $points })
quick-artificial = { $award }: { $percent }% ({ $source })
quick-artificial-top = { $award }: { $percent }%, { $points } punti ({ $source })
quick-artificial-imps = { $award }: { $points } IMP ({ $source })
quick-fouled-table = Gruppo { $group }, { $score }: NS { $ns } ({ $percentns }%), EO { $ew } ({ $percentew }%), con la tabella per i gruppi piccoli
quick-fouled-neuberg = Gruppo { $group }, { $score }: NS { $ns } ({ $percentns }%), EO { $ew } ({ $percentew }%), con la formula di Neuberg
quick-fouled-comparison = Gruppo { $group }, { $score }: NS { $ns } ({ $percentns }%), EO { $ew } ({ $percentew }%)
quick-fouled-penalty = Penalità per le carte nella tasca sbagliata: { $table }% di un top al tavolo, { $duplicating }% durante la duplicazione
