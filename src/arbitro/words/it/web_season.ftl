web-season = La stagione
web-season-ladders = Classifiche stagionali
web-season-mine = I miei risultati
web-season-of = Risultati: { $name }
web-season-all = Tutti i tornei
web-season-event = Torneo
web-season-with = Con
web-season-result = Risultato
web-season-master-points = Punti federali
web-season-master-points-sum = { $points } punti federali
web-season-average = { $percent }% in media
web-season-events = { $count ->
    [one] { $count } torneo
   *[other] { $count } tornei
}
web-season-place = Posto { $rank } su { $of }
web-season-too-few = Non ancora in classifica
web-season-nothing = Non ci sono ancora risultati.
web-season-sign-in = Accedi a un tavolo o con il tuo account per vedere i tuoi risultati.
web-door-ladders = Come va la stagione, secondo le regole del circolo
web-door-results = I tuoi tornei, uno dopo l’altro
web-door-fees = Chi deve pagare e chi ha pagato
web-door-site = Tutti i risultati pubblici come pagine, in un file zip: non serve un server
web-ladder-none = Non ci sono ancora classifiche stagionali.
web-ladder-new = Nuova classifica stagionale
web-ladder-change = Cambia le regole
web-ladder-remove = Elimina questa classifica
web-ladder-remove-yes = Sì, eliminala; i tornei restano
web-ladder-nobody = Per ora non conta nessun torneo: nessuno ha un punteggio ufficiale.
web-ladder-events = { $count ->
    [one] Per ora conta { $count } torneo.
   *[other] Per ora contano { $count } tornei.
}
web-ladder-results = { $count ->
    [one] { $count } risultato
   *[other] { $count } risultati
}
web-ladder-counts-percent = Conta la percentuale di ogni torneo.
web-ladder-counts-points = Contano i punti di ogni torneo.
web-ladder-counts-master_points = Contano i punti federali di ogni torneo.
web-ladder-all-average = La media di tutti i risultati.
web-ladder-all-sum = La somma di tutti i risultati.
web-ladder-best-average =
    { $best ->
        [one] Il risultato migliore.
       *[other] La media dei risultati migliori: { $best }.
    }
web-ladder-best-sum =
    { $best ->
        [one] Il risultato migliore.
       *[other] La somma dei risultati migliori: { $best }.
    }
web-ladder-from =
    { $least ->
        [one] Per entrare in classifica basta un risultato.
       *[other] Per entrare in classifica servono { $least } risultati.
    }
web-ladder-of-partnership = In classifica vanno le coppie: sempre gli stessi giocatori.
web-ladder-formula = { $after ->
    [one] Handicap di un giocatore: { $share } × ({ $par } − media degli ultimi { $last } risultati prima del torneo), tra 0 e { $most }. Una coppia o squadra ha la media degli handicap dei suoi giocatori.
   *[other] Handicap di un giocatore: { $share } × ({ $par } − media degli ultimi { $last } risultati prima del torneo), da { $after } risultati in su, tra 0 e { $most }. Una coppia o squadra ha la media degli handicap dei suoi giocatori.
}
web-ladder-left-out = non conta
web-ladder-no-handicap = { $name }: nessun risultato precedente, nessun handicap
web-ladder-handicap-of = { $count ->
    [one] { $name }: { $mean } in { $count } risultato precedente, handicap { $handicap }
   *[other] { $name }: in media { $mean } in { $count } risultati precedenti, handicap { $handicap }
}
web-ladder-average-of = ({ $sum }) : { $count } = { $total }
web-ladder-sum-of = { $sum } = { $total }
web-ladder-unranked =
    { $least ->
        [one] Per entrare in classifica basta un risultato.
       *[other] Per entrare in classifica servono { $least } risultati.
    }
web-ladder-tied = Posto { $rank } a pari merito.
web-ladder-ranked = Chi va in classifica
web-ladder-players = Giocatori
web-ladder-partnerships = Coppie fisse
web-ladder-figure = Che cosa conta
web-ladder-figure-percent = Percentuale
web-ladder-figure-points = Punti
web-ladder-figure-master_points = Punti federali
web-ladder-taken = Come si calcola
web-ladder-taken-average = La media
web-ladder-taken-sum = La somma
web-ladder-best = Risultati migliori che contano
web-ladder-best-hint = Vuoto: tutti
web-ladder-least = Risultati necessari
web-ladder-least-hint = Chi ne ha meno compare senza posto
web-ladder-which-events = Quali tornei
web-ladder-named = Il nome inizia con
web-ladder-named-hint = Per esempio Coppie del martedì
web-ladder-since = Dal
web-ladder-until = Al
web-ladder-pick = { $count ->
    [0] Scegli singoli tornei
    [one] { $count } torneo scelto
   *[other] { $count } tornei scelti
}
web-ladder-handicap = Handicap
web-ladder-with-handicap = Con handicap
web-ladder-handicap-means = Frazione × (par − media degli ultimi risultati prima del torneo), non sotto 0 e non sopra il massimo. Una coppia o squadra ha la media degli handicap dei suoi giocatori.
web-ladder-par = Par
web-ladder-share = Frazione
web-ladder-most = Massimo
web-ladder-last = Quanti ultimi risultati
web-ladder-after = Da quanti risultati in su
web-fees = Quote
web-fees-none = Nessun torneo ha ancora una quota.
web-fees-not-set = Questo torneo non ha ancora una quota.
web-fees-only-owing = Solo chi deve pagare
web-fees-paid-of = pagati { $paid } di { $due } { $currency }
web-fees-each = Quota di ogni giocatore
web-fees-currency = Valuta
web-fees-set = Stabilisci
web-fees-is-set = La quota è { $amount } { $currency }.
web-fees-sums = Quota { $fee } { $currency } · pagati { $paid } · da pagare { $owed }
web-fees-owes = deve { $amount }
web-fees-settled = in regola
web-fees-take = Registra un pagamento
web-fees-take-all = Pagato { $amount }
web-fees-taken = { $name } ha pagato { $amount }.
web-fees-amount-of = Quanto ha pagato { $name }
web-fees-own = Quota propria
web-fees-own-of = Quota solo per { $name }
web-fees-own-set = { $name } paga { $amount }.
web-history-fact-fee_set = { $who } ha stabilito la quota: { $amount }.
web-history-fact-fee_set_own = { $who } ha stabilito la quota di { $person }: { $amount }.
web-history-fact-fee_paid = { $who } ha registrato che { $person } ha pagato { $amount }.
web-mail = Risultati per e-mail
web-mail-how = Questo server non spedisce e-mail. Avvialo con --mail-host e --mail-from.
web-mail-counts = Spediti: { $sent } · da spedire: { $ready } · non riusciti: { $failed }
web-mail-send = { $count ->
    [one] Spedisci a { $count } giocatore
   *[other] Spedisci a { $count } giocatori
}
web-mail-again-all = { $count ->
    [one] Rispedisci { $count } messaggio non riuscito
   *[other] Rispedisci { $count } messaggi non riusciti
}
web-mail-each = Ogni giocatore
web-mail-again = Rispedisci
web-mail-one = Spedisci
web-mail-send-to = Spedisci a { $name }
web-mail-no_address = nessun indirizzo
web-mail-not_wanted = non vuole i risultati
web-mail-not_sent = non ancora spedito
web-mail-waiting = in attesa
web-mail-sending = in spedizione
web-mail-unsure = incerto: il server si è fermato mentre spediva
web-mail-sent = spedito, { $time }
web-mail-trouble-unreachable = non riuscito: il server di posta non si raggiunge.
web-mail-trouble-tls = non riuscito: nessuna connessione sicura con il server di posta.
web-mail-trouble-login = non riuscito: il server di posta non accetta utente e password.
web-mail-trouble-refused = non riuscito: il server di posta lo ha rifiutato.
web-mail-trouble-lost = non riuscito: la connessione è caduta; forse è arrivato lo stesso.
web-mail-trouble-no_address = non riuscito: l’indirizzo non c’è più.
web-publish-site = Pagine per il vostro sito
web-publish-site-what = Uno zip con classifica, board e schede in pagine semplici: non serve un server
web-publish-calendar = Calendario
web-publish-calendar-what = Il giorno del torneo, per i calendari (.ics)
web-setup-email = E-mail
web-setup-email-language = Lingua dei messaggi
web-setup-email-language-club = Come il circolo
web-setup-wants-results = Vuole i risultati per e-mail
web-setup-gets-results = riceve i risultati
web-history-fact-system_filed = { $who } ha depositato il sistema di { $contestant }: { $name }.
web-history-fact-system_taken_back = { $who } ha ritirato il sistema di { $contestant }.
