# Line-up: chi ha il diritto di scelta, che cosa consegna una squadra.

problem-lineup-sessions = { $found } tempi non fanno sessioni di due tempi; devono essere { $expected }.
problem-lineup-team = { $found } non è una delle squadre di questo incontro ({ $expected }).
problem-lineup-option = Qui il diritto di scelta non può andare secondo «{ $found }»; va secondo { $expected }.
problem-pick-not-offered =
    { $expected ->
        [none] Non c’è nulla da scegliere; «{ $found }» non è possibile.
       *[other] «{ $found }» non si può scegliere; si può scegliere fra { $expected }.
    }
problem-lineup-rooms = Il line-up è per le sale «{ $found-room }»; serve una coppia in ciascuna di queste: { $expected-room }.
problem-lineup-side = In questa sala la squadra siede in { $expected-side }, non in { $found-side }.
problem-lineup-player-twice = { $found } compare due volte.
problem-lineup-both-rooms = { $found } compare in entrambe le sale.
problem-lineup-not-member = { $found } non è un giocatore della squadra, né un sostituto ammesso.
problem-lineup-captain = { $found } è il capitano della squadra, ma non è fra i giocatori.
problem-lineup-right-open = Il diritto di scelta non è ancora stabilito.
problem-lineup-out-of-order =
    { $expected ->
        [right_pending] Il diritto di scelta non è ancora stabilito.
        [playing] Il tempo è in corso; non si può cambiare nulla.
        [locked] I line-up sono già completi.
       *[other]
            { $found ->
                [determined] Il diritto di scelta è già stabilito.
                [changed] Non c’è ancora un line-up da cambiare.
               *[seated] I line-up non sono ancora completi.
            }
    }
problem-lineup-handed-in = { $found } ha già consegnato il suo line-up.
problem-lineup-not-due = { $found } ha il diritto di scelta: consegna prima { $expected }.
problem-lineup-seen = Il line-up di { $found } è già stato visto; si cambia solo con il permesso dell’arbitro.
problem-lineup-seated-otherwise = { $found } non siede come da line-up.

lineup-open_ns = { $team } siede in Nord-Sud in sala aperta e ha il diritto di scelta.
lineup-blind = Nessuno ha il diritto di scelta: le due squadre consegnano il line-up senza vedere quello dell’altra (Blind Line-Up).
lineup-no-forms = Non ci sono moduli di line-up: in caso di disputa l’arbitro interroga ciascuna squadra all’insaputa dell’altra.
lineup-option = Così ha annunciato l’organizzatore.
lineup-option-late = L’opzione dell’organizzatore non è stata annunciata prima della gara: non vale.
lineup-drawn = { $team } ha vinto il sorteggio.
lineup-drawn-from = { $team } ha vinto il sorteggio (codice { $seed }).
lineup-sessions = Chi sceglie un tempo lascia agli avversari l’altro della stessa sessione.
lineup-last-three = Degli ultimi tre tempi chi ha vinto il sorteggio ne prende uno, oppure lascia che gli avversari ne prendano uno e ne ha due.
lineup-taken = { $team } prende il tempo { $stanza }.
lineup-left = { $team } lascia che gli avversari ne prendano uno.
lineup-alternate = Le squadre hanno il diritto di scelta una volta ciascuna, per prima { $team }, che siede in Nord-Sud in sala aperta.
lineup-last-blind = Nel tempo { $stanza }, l’ultimo di un numero dispari, nessuno ha il diritto di scelta.
lineup-reversed = Nel tempo di spareggio successivo il diritto è dell’altra squadra.
lineup-brown-sticker = Solo { $team } ha coppie che usano convenzioni Brown Sticker: ogni diritto è di { $other }.
lineup-brown-sticker-both = Entrambe le squadre hanno coppie che usano convenzioni Brown Sticker: non cambia nulla.
open-lineup_lot = Quale squadra ha vinto il sorteggio?
open-lineup_last_lot = Quale squadra ha vinto il sorteggio per l’ultimo tempo?
open-lineup_pick_first = Che cosa sceglie la squadra che ha vinto il sorteggio?
open-lineup_pick_second = Che cosa sceglie la squadra che ha perso il sorteggio?

lineup-right =
    Tempo { $stanza }: { $who ->
        [team] il diritto di scelta è di { $team }.
        [nobody] nessuno ha il diritto di scelta.
       *[open] non ancora stabilito.
    }
