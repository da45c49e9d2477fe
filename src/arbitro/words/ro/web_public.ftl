# Paginile publice și ecranul de pe perete.

web-public-phase = Faza { $number }
web-public-phases = Faze
web-public-session = Sesiunea
web-public-group = Grupa { $group }
web-public-past = Vezi concursul așa cum era la { $time }.
web-public-past-some = Vezi o stare mai veche a concursului.
web-public-to-now = Arată cum este acum
web-public-prepared = Concursul este în pregătire. Clasamentul apare după ce începe.
web-public-hidden-session = Clasamentul se vede la sfârșitul sesiunii.
web-public-hidden-round = Clasamentul se vede la sfârșitul primei runde.
web-public-hidden-playing = Cât timp joci o donă nu vezi clasamentul. Apare din nou când masa ta a terminat.
web-public-not-begun = Încă neînceput
web-public-final = După { $round ->
    [one] { $round } rundă
    [few] { $round } runde
   *[other] { $round } de runde
}
web-public-after-round = După runda { $round } din { $rounds }
web-public-in-round = În timpul rundei { $round } din { $rounds }
web-public-is-final = definitiv
web-public-is-provisional = provizoriu
web-public-counts-live = Se joacă runda { $round }; rezultatele ei contează pe măsură ce sosesc.
web-public-counts-after-round = Se joacă runda { $round }; contează când se termină.
web-public-moments = Clasamentul de mai devreme
web-public-wall = Ecran pe perete
web-public-rank = Loc
web-public-contestant = Nume
web-public-team = Echipă
web-public-carried = Carry-over
web-public-penalty = Penalizare
web-public-penalty-of = Penalizare { $points }
web-public-percent = %
web-public-boards-played = Etuiuri
web-public-sum = Suma %
web-public-points = Puncte
web-public-unit-matchpoints = Puncte de meci
web-public-unit-butler = IMP
web-public-unit-cross_imps = IMP
web-public-unit-total_points = Puncte totale
web-public-unit-victory_points = VP
web-public-unit-imps = IMP
web-public-unit-board_a_match = Puncte
web-public-up = în sus cu { $by }
web-public-down = în jos cu { $by }
web-public-tied = loc împărțit
web-public-left = retras
web-public-by-director = hotărât de arbitru
web-public-ties = Cum s-au departajat egalitățile
web-public-still-level = Încă la egalitate: { $who }
web-public-results-of = Rezultate: { $results } din { $tables }
web-public-no-results = niciun rezultat încă
web-public-hands = Mâini
web-public-no-boards = Încă nu sunt etuiuri: nimeni nu este așezat la mese.
web-public-boards-way = Alte etuiuri
web-public-all-boards = Toate etuiurile
web-public-hands-hidden = Mâinile se văd când toți au jucat dona și runda ei este publică.
web-public-no-hands = Mâinile acestui concurs nu sunt înregistrate.
web-public-not-played-yet = Nimeni nu a jucat încă acest etui.
web-public-some-hidden = { $hidden ->
    [one] Un rezultat nu este încă public.
    [few] { $hidden } rezultate nu sunt încă publice.
   *[other] { $hidden } de rezultate nu sunt încă publice.
}
web-public-later-live = Se văd de îndată ce sunt confirmate.
web-public-later-after_round = Se văd când toți au jucat dona și runda s-a terminat.
web-public-later-after_session = Se văd la sfârșitul sesiunii.
web-public-solving = Se analizează toate contractele …
web-public-frequencies = Frecvențe
web-public-score-NS = Scor NS
web-public-times = Mese
web-public-place = Locul { $rank } din { $of }
web-public-place-alone = Locul { $rank }
web-public-run = Rundă cu rundă
web-public-score-run = { $unit } după fiecare rundă
web-public-rank-run = Locul după fiecare rundă
web-public-as-table = Ca tabel
web-public-after = După
web-public-rank-of = { $rank } din { $of }
web-public-card = Fișa
web-public-card-empty-live = Încă nu sunt rezultate.
web-public-card-empty-after_round = Încă nu sunt rezultate publice: se văd când un etui s-a jucat peste tot și runda lui s-a terminat.
web-public-card-empty-after_session = Încă nu sunt rezultate publice: se văd la sfârșitul sesiunii.
web-public-board = Etui
web-public-side = Axa
web-public-waiting = de confirmat
web-public-one-side = o axă
web-public-round-against = Runda { $round }, adversari:
web-public-no-matches = Încă nu s-a tras la sorți niciun meci.
web-public-cross-table = Tabel încrucișat
web-public-table = Masa
web-public-match = Meci
web-public-sheet = Foaia meciului
web-public-sheet-of = Foaia mesei { $table }
web-public-match-awarded = acordat
web-public-match-to-come = urmează
web-public-match-under-way = în desfășurare
web-public-match-incomplete = incomplet
web-public-match-later-live = Niciun etui nu s-a jucat încă în ambele săli.
web-public-match-later-after_round = Rezultatele se văd la sfârșitul rundei.
web-public-match-later-after_session = Rezultatele se văd la sfârșitul sesiunii.
web-public-match-no-sums = Totalurile se văd când runda contează în clasament.
web-public-bye = pauză
web-public-awarded-sign = * acordat, nejucat
web-public-all-matches = Toate meciurile
web-public-room-open = Sala deschisă
web-public-room-closed = Sala închisă
web-public-lineups = Line-up
web-public-stanza = Segmentul { $number }
web-public-moments-about = Fiecare link arată concursul așa cum era atunci, în măsura în care se poate vedea astăzi.
web-public-no-moments = Încă nu s-a întâmplat nimic.
web-public-moments-within = { $many ->
    [one] Încă un moment
    [few] Încă { $many } momente
   *[other] Încă { $many } de momente
}
web-public-moment-round_begun = Începe runda { $round }{ $section ->
    [blank] {""}
   *[other] {" "}({ $section })
}
web-public-moment-round_over = Runda { $round } s-a terminat{ $section ->
    [blank] {""}
   *[other] {" "}({ $section })
}
web-public-moment-result = Rezultat: etui { $board }, masa { $table }
web-public-moment-correction = Corecție: etui { $board }, masa { $table }
web-public-moment-taken_back = Rezultat retras: etui { $board }, masa { $table }
web-public-moment-ruling = Decizia { $ruling }, masa { $table }
web-public-moment-appeal = Apel împotriva deciziei { $ruling }
web-public-moment-score_posted = Scorul oficial este afișat
web-public-moment-phase_closed = Clasamentul este definitiv
web-public-clock = Ceasul rundei
web-public-clock-playing = se joacă
web-public-clock-up = Timpul a expirat
web-public-clock-over = Runda { $round } s-a terminat
web-public-clock-next = Runda { $round } la { $time }
web-public-clock-before = Încă neînceput
web-public-clock-finished = Toate rundele s-au jucat
web-public-still-playing = Mai joacă:
web-public-all-finished = Toate mesele au terminat
web-public-wall-after = Clasament după runda { $round }
web-public-wall-in = Clasamentul în timpul rundei { $round }
web-public-wall-rows = { $from }–{ $to } din { $of }
web-public-wall-offline = Fără conexiune
web-public-wall-leave = Ieși
web-public-wall-before = Înapoi
web-public-wall-next = Înainte
web-public-wall-pause = Pauză
web-public-wall-go-on = Continuă
web-public-wall-paused = În pauză
web-public-wall-every = Schimbă pagina la fiecare
web-public-wall-seconds = { $seconds } s
web-public-wall-full = Ecran complet
web-public-wall-window = Ieși din ecranul complet
web-public-wall-sound = Pornește sunetul
web-public-wall-silent = Oprește sunetul
web-public-wall-seating = Runda { $round }: mesele voastre
web-public-wall-table = Masa
web-public-decide-ties = Decide o egalitate
web-public-tie-at = La egalitate pe locul { $rank }
web-public-tie-by = Cum
web-public-tie-lot = Prin tragere la sorți
web-public-tie-extra_boards = Etuiuri suplimentare
web-public-tie-director = Hotărăște arbitrul
web-public-tie-up = { $who } mai sus
web-public-tie-decide = Decide egalitatea
web-public-tie-decided = Egalitatea de pe locul { $rank } este decisă.
