# `arbitro regulations`: pacchetti, che cosa stabiliscono e che cosa applica ciascun paragrafo.

problem-regulation-unit = { $found } ha l’unità sbagliata; si scrive come { $expected }.
problem-unknown-article = Non c’è un paragrafo «{ $found }»; i più vicini sono { $expected }.

regulations-pack = { $title } ({ $name }; { $count ->
    [one] una norma
   *[other] { $count } norme
   })
regulations-rests-on = Si fonda su { $packs }.
regulations-note = Si legge così: { $note }
regulations-in-order = { $file } è in ordine: { $changed ->
    [0] non cambia nulla
    [one] cambia una norma
   *[other] cambia { $changed } norme
   }.
regulations-same = I due pacchetti stabiliscono lo stesso.
regulations-counts = { $done } applicati, { $not } non eseguibili, { $missing } mancanti
regulations-missing = nulla lo applica

coverage-reason-conduct = chiede un comportamento che nessuno può calcolare
coverage-reason-organisation = riguarda chi organizza la manifestazione, lontano dal tavolo
coverage-reason-contest = riguarda la conduzione di un’intera gara, che il programma non fa ancora

# I paragrafi delle norme integrative (FIGB 2017).

preface = Premessa: che cosa cambia in questa edizione
definitions = Pre-alert
article-3 = Sistemazione ai tavoli nelle gare miste
article-4-1 = Squadra di casa e squadra ospite
article-4-2 = Sostituti
article-4-2-a = Torneo di una sola sessione
article-4-2-b = Più sessioni senza eliminazioni
article-4-2-c = Ammissione alla finale
article-4-2-d = Sessioni eliminatorie
article-4-2-e = Chi può fare da sostituto
article-4-3 = Abbandono in una gara a coppie
article-4-3-a = Abbandono di una coppia, Mitchell o Howell
article-4-3-b = Abbandono di una coppia, altre formule
article-4-4 = Abbandono in una gara a squadre
article-4-4-a = Abbandono di una squadra, Swiss o Danese
article-4-4-b = Abbandono di una squadra, Round Robin
article-4-5 = Abbandono in una gara individuale
article-5-1 = Disabilità
article-5-2 = Errata posizione nelle gare a squadre
article-5-2-a-1 = Errata posizione, incontro in un tempo
article-5-2-a-2 = Errata posizione, incontro in più tempi
article-5-2-b = Errata posizione, K.O.
article-5-2-b-3 = Errata posizione, smazzate di spareggio
article-8 = Chi può modificare le penalità
article-8-1-a = Tempo senza sipari
article-8-1-a-1 = Tempo, coppie senza sipari
article-8-1-a-2 = Tempo, squadre senza sipari
article-8-1-b-1 = Tempo, coppie con i sipari
article-8-1-b-2 = Tempo, squadre con i sipari
article-8-2 = Gioco lento
article-8-2-a = Gioco lento, coppie
article-8-2-b = Gioco lento, squadre
article-8-3 = Ritardo e forfait
article-8-3-a-1 = Ritardo, coppie
article-8-3-a-2 = Forfait, coppie
article-8-3-b-1 = Ritardo, squadre
article-8-3-b-2 = Forfait, squadre
article-8-3-c = Gare individuali
article-8-4 = Registrazione del diagramma
article-8-5 = Registrazione della carta d’attacco
article-12-1 = Punteggi artificiali, coppie
article-12-2 = Punteggi artificiali, board-a-match
article-12-3 = Danno autoinflitto
article-13 = Carta in eccesso
article-16-1 = Uso dell’informazione
article-16-2 = Score aperto anzitempo
article-18 = Quando una licita è effettuata
article-18-1 = Bidding box
article-18-2 = Licita con i sipari
article-18-3 = Licite a salto
article-20 = Spiegazioni
article-25-1 = Come ci si è accorti della chiamata involontaria
article-25-2 = La chiamata sostituita
article-25-3 = Che cos’è involontario
article-27 = Licita insufficiente
article-43 = Il morto e lo score
article-64 = Più renonce
article-70 = Richieste contestate
article-74 = Il referto dell’arbitro
article-76-1 = Spettatori
article-76-2 = Capitano non giocatore
article-76-3 = Spettatori in un incontro a squadre
article-78-1 = Victory Points
article-78-2 = Margini di vittoria
article-78-3 = Squadra che riposa
article-78-4 = Coppia che riposa
article-78-5 = Spareggi, individuali
article-78-6 = Spareggi, coppie
article-78-7 = Spareggi, squadre
article-78-7-a-1 = Spareggi, Round Robin
article-78-7-a-2 = Spareggi, Swiss o Danese
article-78-7-b = Smazzate supplementari nei K.O.
article-78-8 = Spareggi, board-a-match
article-79-1 = Chi registra il risultato
article-79-2 = Discordanza nella trascrizione
article-80-1 = Arbitro del torneo
article-80-2 = Area di gioco
article-81-1 = Doveri e poteri
article-81-2 = Procedure tecniche
article-87-1 = Carte imbussolate male
article-87-2 = Punteggi per board non conformi
article-92-93-1 = Diritto alla revisione
article-92-93-2 = Tempo per la richiesta
article-92-93-3 = Procedura per la revisione
article-92-93-4 = Ricorso alla Corte federale
article-92-93-5 = Errore tecnico
article-92-93-6 = Comitato tecnico
article-92-93-7 = Accettazione della decisione
appendix-1-1 = Sistemi: obiettivi
appendix-1-2-1 = Definizioni generali
appendix-1-2-2 = Sistemi HUM
appendix-1-2-3 = Classificazione dei sistemi
appendix-1-2-4 = Brown Sticker
appendix-1-2-5 = Segnalazioni criptate
appendix-1-2-6 = Aperture casuali
appendix-1-3 = Sistemi permessi negli eventi
appendix-1-4 = Documentazione
appendix-1-5 = Carta delle convenzioni e fogli
appendix-1-6 = Difese contro Brown Sticker
appendix-1-7 = Numero dei sistemi
appendix-2-1 = Psichiche e accordi
appendix-2-2 = Restrizioni alle psichiche
appendix-3-1 = Alert: preambolo
appendix-3-2 = Che cosa si allerta
appendix-3-3 = Pre-alert
appendix-3-4 = Procedura di alert
appendix-4-1 = Sipari: operazioni
appendix-4-2 = Sipari: cambi di licita
appendix-4-3 = Sipari: alert e spiegazioni
appendix-4-4 = Sipari: rettifiche modificate
appendix-5-1 = Line-up, Swiss o Danese
appendix-5-2 = Line-up, Round Robin
appendix-5-3 = Line-up, K.O.
appendix-5-4 = Line-up, spareggi
appendix-5-5 = Line-up con coppie Brown Sticker
appendix-6 = Modulo Brown Sticker
appendix-7 = Tabelle di conversione VP
