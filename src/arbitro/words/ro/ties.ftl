# Departajări: ce îi desparte pe concurenții la egalitate și ce rămâne de făcut.

problem-tie-form = Forma concursului nu este indicată; este una dintre { $expected }.
problem-tie-too-few = Prea puțini concurenți la egalitate: { $found }; trebuie cel puțin { $expected }.
problem-tie-twice = { $found } este numit de două ori printre cei la egalitate.
problem-tie-unknown = { $found } este la egalitate, dar lipsesc datele; există date pentru { $expected }.
problem-tie-phase = Concursul are mai multe faze ({ $expected }); nu este indicată cea în care se face departajarea.
problem-tie-phase-unknown =
    { $expected ->
        [none] Nu se știe nimic despre o fază „{ $found }”.
       *[other] Nu se știe nimic despre o fază „{ $found }”, ci despre { $expected }.
    }
problem-tie-stanza-teams = Segmentul suplimentar este între { $found }; trebuie să fie între două sau mai multe dintre echipele la egalitate: { $expected }.
problem-tie-stanza-boards = Etuiuri în segmentul suplimentar: { $found }; regulamentul cere { $expected }.
problem-tie-prizes = Premii: { $found }; locuri: { $expected }.
problem-tie-opponent = { $found } nu poate fi partea aceasta a meciului.
problem-tie-two-sides = { $found } este al unei singure părți; scrieți-le pe amândouă: { $expected }.
problem-tie-board-points = Puncte de meci imposibile: { $found }; sunt { $expected }.
problem-tie-told-twice = Același meci sau aceeași sesiune apare de două ori: { $found }.

tie-share = Perechile la egalitate împart premiile, dacă departajarea nu este necesară.
tie-unavoidable = Perechile la egalitate ar împărți premiile, dar aici departajarea este necesară.
tie-lines-compared = După cealaltă interpretare, cu Nord-Sud și Est-Vest comparate la aceeași donă, ordinea ar fi: { $order }.
tie-lines-apart = După cealaltă interpretare, cu Nord-Sud și Est-Vest separate la fiecare donă, ordinea ar fi: { $order }.
tie-no-list = Nu sunt stabilite criterii: cine este la egalitate rămâne așa.
tie-list-individual = Jucători la egalitate: faza, sesiunile, donele dintre ei, donele comparate, topuri și zerouri.
tie-list-pairs = Perechi la egalitate: faza, sesiunile, donele dintre ele, donele comparate, topuri și zerouri.
tie-list-two_teams = Două echipe: meciul dintre ele, apoi raporturi și diferențe din toate meciurile.
tie-list-more_teams-recompute = Trei sau mai multe echipe: clasament separat al meciurilor dintre ele; ultima iese și celelalte se clasează din nou.
tie-list-more_teams-once = Trei sau mai multe echipe: un singur clasament separat al meciurilor dintre ele.
tie-list-teams_swiss = Sistem elvețian și danez: indicele de rezistență, apoi toate meciurile, apoi meciul dintre ele.
tie-list-board_a_match = Board-a-Match: sesiunea finală, apoi meciurile pierdute și punctele totale.
tie-list-knockout = Knockout: etuiuri suplimentare până când o echipă conduce.

tie-by-phase_total = Rezultatul fazei
tie-by-average_rank = Locul mediu în sesiuni
tie-by-mutual_matchpoints = Diferența de puncte de meci în donele dintre ei
tie-by-tied_boards = Comparația celor la egalitate, donă cu donă
tie-by-tops = Topuri
tie-by-bottoms = Zerouri
tie-by-semi_bottoms = Zerouri împărțite
tie-by-semi_tops = Topuri împărțite
tie-by-resistance = Indice de rezistență
tie-by-direct_vp = VP în meciurile dintre ele
tie-by-direct_imps = Diferența de IMP-uri în meciurile dintre ele
tie-by-direct_imp_quotient = Raportul IMP-urilor în meciurile dintre ele
tie-by-direct_points = Puncte totale în meciurile dintre ele
tie-by-direct_points_quotient = Raportul punctelor totale în meciurile dintre ele
tie-by-imp_quotient = Raportul IMP-urilor din toate meciurile
tie-by-imp_difference = Diferența de IMP-uri din toate meciurile
tie-by-points_quotient = Raportul punctelor totale din toate meciurile
tie-by-final_session = Sesiunea finală
tie-by-mutual_boards = Etuiurile dintre ele
tie-by-matches_lost = Meciuri pierdute
tie-by-common_points = Puncte totale în etuiurile comune
tie-by-all_points = Puncte totale în toate etuiurile
tie-by-match_imps = IMP-uri în meci
tie-by-extra_stanza = IMP-uri într-un segment suplimentar
tie-by-extra_board = IMP-uri la un etui suplimentar
tie-by-lots = Tragere la sorți

tie-skipped-one_phase = nu se aplică: o singură fază
tie-skipped-one_session = nu se aplică: o singură sesiune
tie-skipped-several_sessions = nu se aplică: mai multe sesiuni
tie-skipped-not_all_met = nu se aplică: nu s-au întâlnit toți de același număr de ori
tie-skipped-not_met = nu se aplică: nu s-au întâlnit toți
tie-skipped-not_offered = nu este disponibil aici
tie-skipped-none_played = nu se aplică: nu s-a jucat nimic

tie-order = Ordine: { $order }
tie-criterion = Criteriu
tie-parts = Departajează
tie-source = Articol
tie-level = egalitate
tie-unbroken-share = { $who }: încă la egalitate; își împart locurile.
tie-unbroken-lots = { $who }: încă la egalitate; decide tragerea la sorți.
tie-unbroken-share-lots = { $who }: încă la egalitate; își împart locurile sau decide tragerea la sorți.
tie-unbroken-extra_boards = { $who }: încă la egalitate; decid etuiurile suplimentare.
tie-unbroken-tell = { $who }: la egalitate până la noi informații.
tie-play-off =
    { $boards ->
        [one] Segmentul suplimentar { $stanza } între { $who }: 1 etui.
        [few] Segmentul suplimentar { $stanza } între { $who }: { $boards } etuiuri.
       *[other] Segmentul suplimentar { $stanza } între { $who }: { $boards } de etuiuri.
    }
tie-sudden-death = { $who }: câte un etui până când o echipă conduce.
tie-prize = Premiu, { $who }: { $prize }

open-tie_vp = Câte VP a obținut fiecare echipă în aceste meciuri?
open-tie_imps = Câte IMP-uri a câștigat și a pierdut fiecare echipă în aceste meciuri?
open-tie_points = Câte puncte totale a câștigat și a pierdut fiecare echipă în aceste meciuri?
open-tie_lost = Cine a pierdut fiecare dintre meciuri?
open-tie_totals = Câte VP are până acum fiecare adversar, după penalizări?
open-tie_boards = Ce a obținut la fiecare donă fiecare dintre cei la egalitate?
open-tie_team_boards = Care sunt etuiurile acestor meciuri?
open-tie_ranks = Ce loc a ocupat în fiecare sesiune fiecare dintre cei la egalitate?
