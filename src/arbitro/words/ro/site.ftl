site-events = Rezultate
site-event = Concurs
site-date = Data
site-no-events = Încă nu sunt rezultate.
site-no-ranking = Încă nu este un clasament de arătat.
site-files = Fișiere
site-name = Nume
site-carried = Carry-over
site-penalty = Penalizare
site-opponents = Adversari
site-place = Locul { $rank }, { $points }
site-calendar-about = { $count ->
    [one] { $count } înscriere
    [few] { $count } înscrieri
   *[other] { $count } de înscrieri
}
site-day = { $day } { $month } { $year }
site-month-1 = ianuarie
site-month-2 = februarie
site-month-3 = martie
site-month-4 = aprilie
site-month-5 = mai
site-month-6 = iunie
site-month-7 = iulie
site-month-8 = august
site-month-9 = septembrie
site-month-10 = octombrie
site-month-11 = noiembrie
site-month-12 = decembrie
publish-done = { $name }: { $files ->
    [one] { $files } fișier
    [few] { $files } fișiere
   *[other] { $files } de fișiere
} în { $folder }
publish-index = Lista concursurilor: { $file }
problem-event-without-plan = { $found } nu are încă un plan: nu este nimic de publicat.
