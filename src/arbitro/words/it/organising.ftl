# Che cosa un organizzatore chiede al server: movimenti, tesserati, iscrizioni, tavoli.

problem-proposal-large = I movimenti si propongono per { $expected } al massimo, non per { $found }: dividerli in settori.
problem-proposal-boards = I board per round si indicano insieme al numero dei round, e senza il numero totale dei board.
problem-no-members = In questo testo non c’è nessuno.
problem-room-changed = Risulti all’altro tavolo del tuo incontro ({ $expected ->
    [open] sala aperta
   *[closed] sala chiusa
}). Durante il round solo l’organizzatore può farti cambiare.
problem-room-full = Due della tua squadra sono già a questo tavolo. Entra all’altro tavolo del tuo incontro, o chiedi all’arbitro.
