# Spareggi: che cosa separa i concorrenti in parità, e che cosa resta da fare.

problem-tie-form = La formula del torneo non è indicata; è una fra { $expected }.
problem-tie-too-few = I concorrenti in parità sono almeno { $expected }; ne è indicato { $found }.
problem-tie-twice = { $found } è indicato due volte fra i concorrenti in parità.
problem-tie-unknown = { $found } è in parità, ma non se ne sa nulla; si hanno dati di { $expected }.
problem-tie-phase = Il torneo ha più fasi ({ $expected }); non è indicato in quale va fatto lo spareggio.
problem-tie-phase-unknown =
    { $expected ->
        [none] Non si sa nulla di una fase «{ $found }».
       *[other] Non si sa nulla di una fase «{ $found }», ma di { $expected }.
    }
problem-tie-stanza-teams = Il tempo supplementare è di { $found }; deve essere di due o più squadre in parità: { $expected }.
problem-tie-stanza-boards = Il tempo supplementare ha { $found } board; il regolamento ne prevede { $expected }.
problem-tie-prizes = Ci sono { $found } premi per { $expected } posti.
problem-tie-opponent = { $found } non può essere quella linea dell’incontro.
problem-tie-two-sides = { $found } vale per una sola linea; scriverle entrambe: { $expected }.
problem-tie-board-points = { $found } matchpoint non sono possibili; sono { $expected }.
problem-tie-told-twice = Lo stesso incontro o la stessa sessione è indicata due volte: { $found }.

tie-share = Le coppie in parità si dividono i premi, a meno che lo spareggio sia necessario.
tie-unavoidable = Le coppie in parità si dividerebbero i premi, ma qui lo spareggio è necessario.
tie-lines-compared = Con l’altra lettura, confrontando Nord-Sud ed Est-Ovest sullo stesso board, l’ordine sarebbe: { $order }.
tie-lines-apart = Con l’altra lettura, tenendo separate Nord-Sud ed Est-Ovest in ogni board, l’ordine sarebbe: { $order }.
tie-no-list = Nessun criterio è fissato: chi è in parità ci resta.
tie-list-individual = Giocatori in parità: fase, sessioni, board giocati fra loro, board a confronto, massimi e minimi.
tie-list-pairs = Coppie in parità: fase, sessioni, board giocati fra loro, board a confronto, massimi e minimi.
tie-list-two_teams = Due squadre: l’incontro diretto, poi quozienti e differenze di tutti gli incontri.
tie-list-more_teams-recompute = Tre o più squadre: classifica avulsa degli incontri fra loro; l’ultima è eliminata e le altre si classificano di nuovo.
tie-list-more_teams-once = Tre o più squadre: una sola classifica avulsa degli incontri fra loro.
tie-list-teams_swiss = Swiss e Danese: l’Indice di Resistenza, poi tutti gli incontri, poi l’incontro diretto.
tie-list-board_a_match = Board-a-Match: la sessione finale, poi incontri persi e total point.
tie-list-knockout = K.O.: board supplementari finché una squadra è in testa.

tie-by-phase_total = Risultato della fase
tie-by-average_rank = Media dei piazzamenti nelle sessioni
tie-by-mutual_matchpoints = Differenza matchpoint nei board fra loro
tie-by-tied_boards = Board a confronto
tie-by-tops = Massimi
tie-by-bottoms = Minimi
tie-by-semi_bottoms = Semi-minimi
tie-by-semi_tops = Semi-massimi
tie-by-resistance = Indice di Resistenza
tie-by-direct_vp = VP negli incontri fra loro
tie-by-direct_imps = Differenza IMP negli incontri fra loro
tie-by-direct_imp_quotient = Quoziente IMP negli incontri fra loro
tie-by-direct_points = Total point negli incontri fra loro
tie-by-direct_points_quotient = Quoziente total point negli incontri fra loro
tie-by-imp_quotient = Quoziente IMP di tutti gli incontri
tie-by-imp_difference = Differenza IMP di tutti gli incontri
tie-by-points_quotient = Quoziente total point di tutti gli incontri
tie-by-final_session = Sessione finale
tie-by-mutual_boards = Board giocati fra loro
tie-by-matches_lost = Incontri persi
tie-by-common_points = Total point nei board in comune
tie-by-all_points = Total point in tutti i board
tie-by-match_imps = IMP nell’incontro
tie-by-extra_stanza = IMP in un tempo supplementare
tie-by-extra_board = IMP in un board supplementare
tie-by-lots = Sorteggio

tie-skipped-one_phase = non si applica: un’unica fase
tie-skipped-one_session = non si applica: un’unica sessione
tie-skipped-several_sessions = non si applica: più sessioni
tie-skipped-not_all_met = non si applica: non tutti si sono incontrati lo stesso numero di volte
tie-skipped-not_met = non si applica: non si sono incontrati tutti
tie-skipped-not_offered = qui non è disponibile
tie-skipped-none_played = non si applica: nulla è stato giocato

tie-order = Ordine: { $order }
tie-criterion = Criterio
tie-parts = Decide
tie-source = Articolo
tie-level = parità
tie-unbroken-share = { $who }: ancora in parità; si dividono i posti.
tie-unbroken-lots = { $who }: ancora in parità; decide il sorteggio.
tie-unbroken-share-lots = { $who }: ancora in parità; si dividono i posti, o decide il sorteggio.
tie-unbroken-extra_boards = { $who }: ancora in parità; decidono i board supplementari.
tie-unbroken-tell = { $who }: in parità finché non si hanno altri dati.
tie-play-off =
    { $boards ->
        [one] Tempo supplementare { $stanza } di { $who }: 1 board.
       *[other] Tempo supplementare { $stanza } di { $who }: { $boards } board.
    }
tie-sudden-death = { $who }: un board per volta finché una squadra è in testa.
tie-prize = Premio di { $who }: { $prize }

open-tie_vp = Quanti VP ha ottenuto ogni squadra in questi incontri?
open-tie_imps = Quanti IMP ha vinto e perso ogni squadra in questi incontri?
open-tie_points = Quanti total point ha vinto e perso ogni squadra in questi incontri?
open-tie_lost = Chi ha perso ciascuno degli incontri?
open-tie_totals = Quanti VP ha finora ogni squadra incontrata, tolte le penalità?
open-tie_boards = Che cosa ha ottenuto in ogni board ciascuno dei concorrenti in parità?
open-tie_team_boards = Quali sono i board di questi incontri?
open-tie_ranks = Che posto ha occupato in ogni sessione ciascuno dei concorrenti in parità?
