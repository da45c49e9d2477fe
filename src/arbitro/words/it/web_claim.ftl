# Richieste contestate.

web-claim-title = Richiesta contestata
web-claim-edition = Codice
web-claim-regulations = Regolamento
web-claim-ending = Le carte rimaste
web-claim-type = Carte di { $seat }
web-claim-type-form = Scrivi picche, cuori, quadri, fiori divisi da un punto: AR.F9..108. Senza le carte della presa in corso.
web-claim-hand-unread = Non è una mano: scrivila come AR.F9..108.
web-claim-tap = Oppure tocca le carte
web-claim-tap-left = Tocca le carte rimaste
web-claim-cards-for = Carte per
web-claim-hand = { $seat } ({ $count })
web-claim-card-of = { $card }, in { $seat }
web-claim-trick = C’è una presa in corso
web-claim-claim = La richiesta
web-claim-denomination = Atout
web-claim-declarer = Dichiarante
web-claim-leader = A chi tocca attaccare?
web-claim-led = Chi ha attaccato nella presa?
web-claim-claimer = Chi fa la richiesta?
web-claim-tricks = Prese richieste, su { $left } rimaste
web-claim-said = Che cosa ha detto il richiedente
web-claim-nothing-said = Niente sull’ordine di gioco.
web-claim-unsay = Togli: { $phrase }
web-claim-phrase = Frase
web-claim-suit = Seme
web-claim-cards = Carte
web-claim-say = Aggiungi
web-claim-form-trumps = batte gli atout
web-claim-form-round = batte un giro di atout
web-claim-form-run = gioca un seme
web-claim-form-top = gioca un seme dall’alto
web-claim-form-drop = gioca un seme per la caduta
web-claim-form-ruff_one = taglia una carta di un seme
web-claim-form-ruff = taglia un seme
web-claim-form-cross = gioca a taglio incrociato
web-claim-form-finesse = fa il sorpasso a una carta
web-claim-form-cards = gioca queste carte
web-claim-form-to = gioca una carta verso un’altra
web-claim-form-discard = scarta da un seme
web-claim-form-discard_card = scarta una carta
web-claim-phrase-trumps = batte gli atout
web-claim-phrase-round = batte un giro di atout
web-claim-phrase-run = gioca { $suit }
web-claim-phrase-top = gioca { $suit } dall’alto
web-claim-phrase-drop = gioca { $suit } per la caduta
web-claim-phrase-ruff_one = taglia una volta a { $suit }
web-claim-phrase-ruff = taglia { $suit }
web-claim-phrase-cross = gioca a taglio incrociato
web-claim-phrase-finesse = fa il sorpasso contro { $card }
web-claim-phrase-cards = gioca { $cards }
web-claim-phrase-to = gioca { $card } verso { $other }
web-claim-phrase-discard = scarta { $suit }
web-claim-phrase-discard_card = scarta { $card }
web-claim-more = Chi si è mostrato senza un seme; una concessione da annullare
web-claim-showed-out = { $seat } non aveva risposto a
web-claim-claimer-first = Prima di’ chi fa la richiesta.
web-claim-sought = Una concessione da annullare (articolo 71): prese che la linea ora vuole
web-claim-late = La linea ha già chiamato nel board seguente, o il round è finito
web-claim-judge = Esamina la richiesta
web-claim-missing = Manca ancora: { $what }
web-claim-missing-hands = le carte
web-claim-missing-denomination = l’atout
web-claim-missing-declarer = il dichiarante
web-claim-missing-leader = a chi tocca attaccare
web-claim-missing-claimer = chi fa la richiesta
web-claim-ask = Questo gioco è normale?
web-claim-ask-once = Questa linea dipende da quale avversario ha una carta (articolo 70E1)?
web-claim-yes = Sì
web-claim-no = No
web-claim-law = Articolo { $clause }
web-claim-why = Motivo, per il referto
web-claim-normal = Normale per questo giocatore
web-claim-not-here = Non normale qui
web-claim-not-anywhere = Non normale né qui né altrove
web-claim-not-anywhere-then = Esclude ogni gioco di questo genere su tutte le linee.
web-claim-leaves =
    { $tricks ->
        [one] Lascia alla linea del richiedente almeno 1 presa.
       *[other] Lascia alla linea del richiedente almeno { $tricks } prese.
    }
web-claim-leaves-unknown = Non si sa ancora quante ne lascia.
web-claim-known = La richiesta finora
web-claim-in-words =
    { $claimer } richiede { $tricks ->
        [one] 1 presa
       *[other] { $tricks } prese
    }; { $declarer } gioca { $denomination }, attacca { $leader }.
web-claim-change = Cambia i fatti
web-claim-was-normal = Normale
web-claim-was-not = Non normale
web-claim-again = Torna alla domanda { $number }
web-claim-award = { $tricks } alla linea del richiedente, { $opponents } agli avversari
web-claim-line = La linea che decide
web-claim-to-result = Usa il risultato per il board { $board }
web-claim-level = Livello del contratto
web-claim-won = Prese già vinte dal dichiarante, su { $played } giocate
web-claim-result = { $won } + { $awarded } prese:
web-claim-contract = Contratto e dichiarante, come { $example }
web-claim-all-left = Tutte le carte rimaste nelle quattro mani
web-claim-missing-level = il livello
web-claim-missing-won = le prese già vinte
