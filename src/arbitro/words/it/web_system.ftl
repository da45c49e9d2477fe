# Il sistema di una coppia nelle pagine.

web-system-title = Sistema e carta delle convenzioni
web-system-hand-in = Deposita un sistema
web-system-shipped = Uno di quelli del programma
web-system-file = Un file di regole (TOML)
web-system-filed = Il sistema è depositato.
web-system-take-back = Ritiralo
web-system-taken-back = Il sistema è stato ritirato.
web-system-none = Nessun sistema è depositato.
web-system-policy = Che cosa ammette la gara
web-system-allowed = Nulla vi è vietato, in nessuna categoria di gare.
web-system-open = Ancora da chiarire
web-system-before-play = Prima del gioco
web-system-read = Che cosa mostra una dichiarazione?
web-system-read-how = Tocca la licita, o una dichiarazione dell’elenco qui sotto.
web-system-nothing-agreed = Qui non c’è alcun accordo.
web-system-card = Carta delle convenzioni
web-system-print-card = Stampa la carta
web-system-print-forms = Stampa i moduli Brown Sticker
web-desk-on-file = Il sistema depositato
web-desk-questioned-explained = Che cosa è stato detto della dichiarazione
web-desk-questioned-held = La mano di chi ha dichiarato, AQ32.K84.Q73.K92
web-desk-questioned-auction = La licita fino alla dichiarazione, N: 1C P 1H
web-table-alert-due = Secondo il vostro sistema { $call } va allertato.
web-table-offered = { $seat } chiede di { $call }. Il vostro sistema dice:
web-table-send-offered = Invia questa risposta
web-table-change-offered = Dillo diversamente
