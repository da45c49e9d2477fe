# Il giocatore con il telefono.

# Al tavolo
web-play-who = Chi sei?
web-play-somebody-else = Sei qualcun altro?
web-play-go-on-as = Continua come { $name }
web-play-or-number = O il tuo numero di tessera o nome
web-play-number = Il tuo numero di tessera o nome
web-play-empty-table = Ora a questo tavolo non siede nessuno. Potrai accedere qui appena sono assegnati i posti di un round.
web-play-not-here = Non giochi qui?
web-play-watch = Segui il torneo
web-play-code-title = Il codice del tavolo
web-play-code-old = Forse il codice è vecchio, o di un altro circolo. Inquadra di nuovo il codice sul tuo tavolo, o cerca qui il torneo.
web-play-code = Codice sulla scheda del tavolo
web-play-sit-down = Siediti
web-play-on-phone = accesso da un telefono
web-play-second-phone = Hai già fatto l’accesso da un altro telefono.
web-play-second-yes = Su quel telefono di’ di sì al numero { $number }, oppure chiedi all’arbitro.
web-play-second-no = Questo telefono non è stato ammesso. Chiedi all’arbitro.
web-play-nobody = Nessuno di chi gioca qui ha fatto l’accesso
web-play-kept =
    { $count ->
        [one] C’è un risultato in attesa su questo telefono. Parte appena rifai l’accesso:
       *[other] Ci sono { $count } risultati in attesa su questo telefono. Partono appena rifai l’accesso:
    }
web-play-elsewhere = Su questo telefono { $name } ha fatto l’accesso a un altro torneo.
web-play-other-event = Vai a quel torneo
web-play-no-player = { $name } ha fatto l’accesso come { $role }, e non gioca in questo torneo.
web-play-sign-in = Accedi al tavolo
web-play-scan = Inquadra il codice sul tuo tavolo.

# Il round
web-play-you = tu
web-play-phone-new = { $name }: accesso da un altro telefono.
web-play-boards = I board di questo round
web-play-state-play = da giocare
web-play-state-unsent = non ancora inviato
web-play-state-me = da confermare
web-play-state-opponents = in attesa di conferma
web-play-state-director = all’esame dell’arbitro
web-play-state-done = fatto
web-play-which-room = In quale sala sei?
web-play-scan-room = A ogni incontro inquadra il codice sul tuo tavolo: poi puoi confermare qui i risultati.
web-play-room-open = sala aperta
web-play-room-closed = sala chiusa
web-play-sit-out = In questo round riposi.
web-play-between = Fra due round
web-play-left = rimasti
web-play-until = fino alle { $time }
web-play-stopped = L’orologio è fermo
web-play-over-now = I tuoi round sono finiti
web-play-not-seated = L’iscrizione è fatta
web-play-not-seated-yet = Qui vedrai dove sederti appena i posti sono assegnati.
web-play-next = Prossimo round: { $round }
web-play-boards-are = Board { $boards }
web-play-against = Contro { $names }
web-play-on-to = Vai al board { $board }
web-play-enter = Inserisci il risultato del board { $board }

# Un board
web-play-to-play = Inserisci il risultato quando il board è giocato.
web-play-they-enter = Nord-Sud inseriscono il risultato. Tu lo confermi qui.
web-play-only-phone = Nord-Sud qui non hanno un telefono: inseriscono il risultato sul tuo, e tu lo confermi.
web-play-nothing-to-enter = Su questo board non c’è niente da inserire.
web-play-waits-unsent = Salvato su questo telefono: parte quando torna la connessione.
web-play-waits-sent = Invio in corso …
web-play-waits-me = In attesa della tua conferma.
web-play-waits-opponents = Inviato. Ora deve confermarlo un avversario: { $names }
web-play-waits-director = È all’esame dell’arbitro, che deciderà.
web-play-one-side = Inserito e confermato sui telefoni di una sola linea, da { $name }. Se è sbagliato, chiama l’arbitro.
web-play-correct = Correggi
web-play-pass = Conferma su questo telefono
web-play-hand-over = Ora passa il telefono a { $names }:
web-play-to-confirm = Board { $board }: è giusto?
web-play-confirm = Confermo
web-play-not-right = Non è giusto
web-play-cancel-call = Annulla la chiamata
web-play-call-cancelled = La chiamata è annullata.
web-play-differ = Dite che cosa è giusto: Nord-Sud lo correggono sul loro telefono, e voi lo confermate qui.
web-play-right-after-all = No, è giusto
web-play-you-confirm = { $result }, confermato
web-play-you-dispute = { $result }, contestato
web-play-lead = Attacco
web-play-others-later = Vedrai gli altri tavoli appena si può: finito il board in corso, o finito il round.
web-play-first = Siete i primi ad averlo giocato.
web-play-deal-later = { $left ->
    [one] Vedrai le mani quando un altro tavolo le avrà giocate.
   *[other] Vedrai le mani quando altri { $left } tavoli le avranno giocate.
}

# Inserimento
web-play-so-far = Finora
web-play-step-contract = Contratto
web-play-step-declarer = Dichiarante
web-play-step-lead = Attacco
web-play-step-tricks = Prese
web-play-ask-contract = Qual è il contratto?
web-play-ask-declarer = Chi è il dichiarante?
web-play-ask-lead = Con che carta si è attaccato?
web-play-ask-tricks = Com’è finita?
web-play-ask-check = È giusto?
web-play-level = Livello
web-play-denomination = Denominazione
web-play-doubled = Contrato o no
web-play-risk-none = Non contrato
web-play-risk-X = × contrato
web-play-risk-XX = ×× surcontrato
web-play-declarer = Dichiarante
web-play-lead-suit = Seme dell’attacco
web-play-lead-card = Carta d’attacco
web-play-no-lead = Senza attacco
web-play-makes = Mantenuto
web-play-fails = Caduto
web-play-made = mantenuto giusto
web-play-over = { $tricks ->
    [one] una presa in più
   *[other] { $tricks } prese in più
}
web-play-down = { $tricks ->
    [one] una presa in meno
   *[other] { $tricks } prese in meno
}
web-play-not-passed-out = Non è una mano passata
web-play-not-played = Board non giocato
web-play-send = Invia
web-play-go-on = Avanti
web-play-meanwhile = Nel frattempo qualcuno ha inserito questo. Quello che invii lo sostituisce:
web-play-meanwhile-done = Nel frattempo questo board ha già un risultato. Se è sbagliato, chiama l’arbitro:

# Avvisi
web-play-unsent = { $count ->
    [one] Non ancora inviato. Aspetta su questo telefono:
   *[other] Non ancora inviati. Aspettano su questo telefono:
}
web-play-refused = Non accettato: { $what }
web-play-enter-again = Inserisci di nuovo
web-play-put-away = Ho capito
web-play-call = Chiama l’arbitro
web-play-call-board = Board
web-play-no-board = Nessun board
web-play-call-usual = Che cosa è successo? Basta un tocco.
web-play-note = Nota (se vuoi)
web-play-ruled-board = Sul board { $board } del round { $round } c’è una decisione.
web-play-ruled = Al tuo tavolo c’è una decisione, nel round { $round }.
web-play-ruling = Decisione { $number }
web-play-call-aloud = Non c’è connessione. Chiama l’arbitro a voce.
web-play-director-called = L’arbitro è stato chiamato alle { $time }.
web-play-director-comes = { $name } sta arrivando da voi.

# La scheda
web-play-rank = Posto { $rank }
web-play-no-rank = Per ora niente classifica: si vede a round finito, e non mentre giochi un board.
web-play-no-results = Ancora nessun risultato.
web-play-live = Vai al tavolo
web-play-live-here = Questo round si gioca online.
