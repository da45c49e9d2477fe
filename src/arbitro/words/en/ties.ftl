# Ties: what parts contestants who are level, and what is left to do.

problem-tie-form = The form of the event is not given; it is one of { $expected }.
problem-tie-too-few = A tie needs at least { $expected } contestants; only { $found } is given.
problem-tie-twice = { $found } is named twice in the tie.
problem-tie-unknown = { $found } is tied, but nothing is known about it; data exist for { $expected }.
problem-tie-phase = The event has several phases ({ $expected }). Say in which one to break the tie.
problem-tie-phase-unknown =
    { $expected ->
        [none] There is no phase “{ $found }”.
       *[other] There is no phase “{ $found }”; the phases are { $expected }.
    }
problem-tie-stanza-teams = The extra stanza is between { $found }; it must be between two or more of the tied: { $expected }.
problem-tie-stanza-boards = The extra stanza has { $found } boards; the regulations require { $expected }.
problem-tie-prizes = There are { $found } prizes for { $expected } places.
problem-tie-opponent = { $found } cannot be that side in this match.
problem-tie-two-sides = { $found } is given for only one side. Give both: { $expected }.
problem-tie-board-points = { $found } matchpoints are not possible; they are { $expected }.
problem-tie-told-twice = The same match or session is given twice: { $found }.

tie-share = Tied pairs share the prizes, unless the tie must be broken.
tie-unavoidable = Tied pairs would share the prizes, but here the tie must be broken.
tie-lines-compared = With the other reading, where North-South and East-West are compared on the same board, the order would be: { $order }.
tie-lines-apart = With the other reading, where North-South and East-West are kept separate on each board, the order would be: { $order }.
tie-no-list = No criteria are set: ties are not broken.
tie-list-individual = Tied players: phase, sessions, boards between them, board-by-board comparison, tops and bottoms.
tie-list-pairs = Tied pairs: phase, sessions, boards between them, board-by-board comparison, tops and bottoms.
tie-list-two_teams = Two teams: the match between them, then quotients and differences over all matches.
tie-list-more_teams-recompute = Three or more teams: a separate ranking of the matches between them; the last drops out and the others are ranked again.
tie-list-more_teams-once = Three or more teams: one separate ranking of the matches between them.
tie-list-teams_swiss = Swiss and Danish: the resistance index, then all matches, then the match between them.
tie-list-board_a_match = Board-a-match: the final session, then matches lost and total points.
tie-list-knockout = Knock-out: extra boards until one team leads.

tie-by-phase_total = Result of the phase
tie-by-average_rank = Average rank in the sessions
tie-by-mutual_matchpoints = Matchpoint difference on the boards between them
tie-by-tied_boards = Comparison of the tied contestants board by board
tie-by-tops = Tops
tie-by-bottoms = Bottoms
tie-by-semi_bottoms = Shared bottoms
tie-by-semi_tops = Shared tops
tie-by-resistance = Resistance index
tie-by-direct_vp = VPs in the matches between them
tie-by-direct_imps = IMP difference in the matches between them
tie-by-direct_imp_quotient = IMP quotient in the matches between them
tie-by-direct_points = Total points in the matches between them
tie-by-direct_points_quotient = Total-point quotient in the matches between them
tie-by-imp_quotient = IMP quotient of all matches
tie-by-imp_difference = IMP difference of all matches
tie-by-points_quotient = Total-point quotient of all matches
tie-by-final_session = Final session
tie-by-mutual_boards = Boards between them
tie-by-matches_lost = Matches lost
tie-by-common_points = Total points on common boards
tie-by-all_points = Total points on all boards
tie-by-match_imps = IMPs in the match
tie-by-extra_stanza = IMPs in an extra stanza
tie-by-extra_board = IMPs on an extra board
tie-by-lots = Lots

tie-skipped-one_phase = does not apply: only one phase
tie-skipped-one_session = does not apply: only one session
tie-skipped-several_sessions = does not apply: several sessions
tie-skipped-not_all_met = does not apply: not everyone met everyone equally often
tie-skipped-not_met = does not apply: they have not all met
tie-skipped-not_offered = not offered here
tie-skipped-none_played = does not apply: nothing was played

tie-order = Order: { $order }
tie-criterion = Criterion
tie-parts = Separated by
tie-source = Article
tie-level = tied
tie-unbroken-share = { $who }: still tied; they share their places.
tie-unbroken-lots = { $who }: still tied; decided by lot.
tie-unbroken-share-lots = { $who }: still tied; they share their places, or it is decided by lot.
tie-unbroken-extra_boards = { $who }: still tied; extra boards decide.
tie-unbroken-tell = { $who }: tied until more information is given.
tie-play-off =
    { $boards ->
        [one] Extra stanza { $stanza } of { $who }: 1 board.
       *[other] Extra stanza { $stanza } of { $who }: { $boards } boards.
    }
tie-sudden-death = { $who }: one board at a time until one team leads.
tie-prize = Prize of { $who }: { $prize }

open-tie_vp = How many VPs did each team get in these matches?
open-tie_imps = How many IMPs did each team win and lose in these matches?
open-tie_points = How many total points did each team win and lose in these matches?
open-tie_lost = Who lost each of the matches?
open-tie_totals = How many VPs does each opponent have so far, after penalties?
open-tie_boards = What did each of the tied contestants score on each board?
open-tie_team_boards = What were the results on the boards of these matches?
open-tie_ranks = What was the rank of each tied contestant in each session?
