site-events = Risultati
site-event = Torneo
site-date = Data
site-no-events = Ancora nessun risultato.
site-no-ranking = Non c’è ancora una classifica da mostrare.
site-files = File
site-name = Nome
site-carried = Carry-over
site-penalty = Penalità
site-opponents = Avversari
site-place = Posto { $rank }, { $points }
site-calendar-about = { $count ->
    [one] { $count } iscrizione
   *[other] { $count } iscrizioni
}
site-day = { $day } { $month } { $year }
site-month-1 = gennaio
site-month-2 = febbraio
site-month-3 = marzo
site-month-4 = aprile
site-month-5 = maggio
site-month-6 = giugno
site-month-7 = luglio
site-month-8 = agosto
site-month-9 = settembre
site-month-10 = ottobre
site-month-11 = novembre
site-month-12 = dicembre
publish-done = { $name }: { $files } file in { $folder }
publish-index = Elenco dei tornei: { $file }
problem-event-without-plan = { $found } non ha ancora un programma: non c’è niente da pubblicare.
