# `arbitro regulations`: pacchetti, che cosa stabiliscono e che cosa applica ciascun paragrafo.

problem-regulation-unit = { $found } ha l’unità sbagliata; si scrive come { $expected }.
problem-unknown-article = Non c’è un paragrafo «{ $found }»; più vicino: { $expected }.

regulations-pack = { $title } ({ $name }; { $count ->
    [one] una regola
   *[other] { $count } regole
   })
regulations-rests-on = Si fonda su { $packs }.
regulations-note = Si legge così: { $note }
regulations-in-order = { $file } è in ordine: { $changed ->
    [0] non cambia nulla
    [one] cambia una regola
   *[other] cambia { $changed } regole
   }.
regulations-same = Le due raccolte stabiliscono lo stesso.
regulations-counts = Applicati: { $done }, non eseguibili: { $not }, mancanti: { $missing }
regulations-missing = nulla lo applica

coverage-reason-conduct = chiede un comportamento, che nessuno può calcolare
coverage-reason-organisation = riguarda chi organizza la gara, lontano dal tavolo

# I paragrafi delle norme integrative (FIGB 2017).

paragraph-preface = Premessa: che cosa cambia in questa edizione
paragraph-definitions = Pre-alert
paragraph-art-3 = Sistemazione ai tavoli nelle gare miste
paragraph-art-4-1 = Squadra di casa e squadra ospite
paragraph-art-4-1-b = Lasciare la sala durante un incontro
paragraph-art-4-2 = Sostituti
paragraph-art-4-2-a = Torneo di una sola sessione
paragraph-art-4-2-b = Più sessioni senza eliminazioni
paragraph-art-4-2-c = Ammissione alla finale
paragraph-art-4-2-d = Sessioni eliminatorie
paragraph-art-4-2-e = Chi può fare da sostituto
paragraph-art-4-3 = Abbandono in una gara a coppie
paragraph-art-4-3-a = Abbandono di una coppia, Mitchell o Howell
paragraph-art-4-3-b = Abbandono di una coppia, altre formule
paragraph-art-4-4 = Abbandono in una gara a squadre
paragraph-art-4-4-a = Abbandono di una squadra, Swiss o Danese
paragraph-art-4-4-b = Abbandono di una squadra, Round Robin
paragraph-art-4-5 = Abbandono in una gara individuale
paragraph-art-5-1 = Disabilità
paragraph-art-5-2 = Errata posizione nelle gare a squadre
paragraph-art-5-2-a-1 = Errata posizione, incontro in un tempo
paragraph-art-5-2-a-2 = Errata posizione, incontro in più tempi
paragraph-art-5-2-b = Errata posizione, K.O.
paragraph-art-5-2-b-3 = Errata posizione, smazzate di spareggio
paragraph-art-8 = Chi può modificare le penalità
paragraph-art-8-1-a = Tempo senza sipari
paragraph-art-8-1-a-1 = Tempo, coppie senza sipari
paragraph-art-8-1-a-2 = Tempo, squadre senza sipari
paragraph-art-8-1-b-1 = Tempo, coppie con i sipari
paragraph-art-8-1-b-2 = Tempo, squadre con i sipari
paragraph-art-8-2 = Gioco lento
paragraph-art-8-2-a = Gioco lento, coppie
paragraph-art-8-2-b = Gioco lento, squadre
paragraph-art-8-3 = Ritardo e forfait
paragraph-art-8-3-a-1 = Ritardo, coppie
paragraph-art-8-3-a-2 = Forfait, coppie
paragraph-art-8-3-b-1 = Ritardo, squadre
paragraph-art-8-3-b-2 = Forfait, squadre
paragraph-art-8-3-c = Gare individuali
paragraph-art-8-4 = Registrazione del diagramma
paragraph-art-8-5 = Registrazione della carta d’attacco
paragraph-art-12-1 = Punteggi artificiali, coppie
paragraph-art-12-2 = Punteggi artificiali, board-a-match
paragraph-art-12-3 = Danno autoinflitto
paragraph-art-13 = Carta in eccesso
paragraph-art-16-1 = Uso dell’informazione
paragraph-art-16-2 = Score aperto anzitempo
paragraph-art-18 = Quando una chiamata è fatta
paragraph-art-18-1 = Bidding box
paragraph-art-18-2 = Chiamate con i sipari
paragraph-art-18-3 = Licite a salto
paragraph-art-20 = Spiegazioni
paragraph-art-25-1 = Come ci si è accorti della chiamata involontaria
paragraph-art-25-2 = La chiamata sostituita
paragraph-art-25-3 = Che cos’è involontario
paragraph-art-27 = Licita insufficiente
paragraph-art-43 = Il morto e lo score
paragraph-art-64 = Più renonce
paragraph-art-70 = Richieste contestate
paragraph-art-74 = Il referto dell’arbitro
paragraph-art-76-1 = Spettatori
paragraph-art-76-2 = Capitano non giocatore
paragraph-art-76-3 = Spettatori in un incontro a squadre
paragraph-art-78-1 = Victory Point
paragraph-art-78-2 = Margini di vittoria
paragraph-art-78-3 = Squadra che riposa
paragraph-art-78-4 = Coppia che riposa
paragraph-art-78-5 = Spareggi, individuali
paragraph-art-78-6 = Spareggi, coppie
paragraph-art-78-7 = Spareggi, squadre
paragraph-art-78-7-a-1 = Spareggi, Round Robin
paragraph-art-78-7-a-2 = Spareggi, Swiss o Danese
paragraph-art-78-7-b = Smazzate supplementari nei K.O.
paragraph-art-78-8 = Spareggi, board-a-match
paragraph-art-79-1 = Chi registra il risultato
paragraph-art-79-2 = Discordanza nella trascrizione
paragraph-art-80-1 = Arbitro del torneo
paragraph-art-80-2 = Area di gioco
paragraph-art-81-1 = Doveri e poteri
paragraph-art-81-2 = Procedure tecniche
paragraph-art-87-1 = Carte imbussolate male
paragraph-art-87-2 = Punteggi per board non conformi
paragraph-art-92-93-1 = Diritto alla revisione
paragraph-art-92-93-2 = Tempo per la richiesta
paragraph-art-92-93-3 = Procedura per la revisione
paragraph-art-92-93-4 = Ricorso alla Corte federale
paragraph-art-92-93-5 = Errore tecnico
paragraph-art-92-93-6 = Comitato tecnico
paragraph-art-92-93-7 = Accettazione della decisione
paragraph-appendix-1-1 = Sistemi: obiettivi
paragraph-appendix-1-2-1 = Definizioni generali
paragraph-appendix-1-2-2 = Sistemi HUM
paragraph-appendix-1-2-3 = Classificazione dei sistemi
paragraph-appendix-1-2-4 = Brown Sticker
paragraph-appendix-1-2-5 = Segnalazioni criptate
paragraph-appendix-1-2-6 = Aperture casuali
paragraph-appendix-1-3 = Sistemi permessi negli eventi
paragraph-appendix-1-4 = Documentazione
paragraph-appendix-1-5 = Carta delle convenzioni e fogli
paragraph-appendix-1-6 = Difese contro Brown Sticker
paragraph-appendix-1-7 = Numero dei sistemi
paragraph-appendix-2-1 = Psichiche e accordi
paragraph-appendix-2-2 = Restrizioni alle psichiche
paragraph-appendix-3-1 = Alert: preambolo
paragraph-appendix-3-2 = Che cosa si allerta
paragraph-appendix-3-3 = Pre-alert
paragraph-appendix-3-4 = Procedura di alert
paragraph-appendix-4-1 = Sipari: operazioni
paragraph-appendix-4-2 = Sipari: cambi di chiamata
paragraph-appendix-4-3 = Sipari: alert e spiegazioni
paragraph-appendix-4-4 = Sipari: rettifiche modificate
paragraph-appendix-5-1 = Line-up, Swiss o Danese
paragraph-appendix-5-2 = Line-up, Round Robin
paragraph-appendix-5-3 = Line-up, K.O.
paragraph-appendix-5-4 = Line-up, spareggi
paragraph-appendix-5-5 = Line-up con coppie Brown Sticker
paragraph-appendix-6 = Modulo Brown Sticker
paragraph-appendix-7 = Tabelle di conversione VP
