# Ties: what parts contestants who are level, and what is left to do.

problem-tie-form = The form of the event is not given; it is one of { $expected }.
problem-tie-too-few = A tie has at least { $expected } contestants; { $found } is told.
problem-tie-twice = { $found } is named twice among the tied.
problem-tie-unknown = { $found } is tied, but nothing is known about it; data exist for { $expected }.
problem-tie-phase = The event has several phases ({ $expected }); the one in which the tie is to be broken is not told.
problem-tie-phase-unknown =
    { $expected ->
        [none] Nothing is told of a phase “{ $found }”.
       *[other] Nothing is told of a phase “{ $found }”, but of { $expected }.
    }
problem-tie-stanza-teams = The extra stanza is of { $found }; it must be of two or more of the tied: { $expected }.
problem-tie-stanza-boards = The extra stanza has { $found } boards; the regulations ask for { $expected }.
problem-tie-prizes = There are { $found } prizes for { $expected } places.
problem-tie-opponent = { $found } cannot be that side of this match.
problem-tie-two-sides = { $found } is for one side only; write both: { $expected }.
problem-tie-board-points = { $found } matchpoints are not possible; they are { $expected }.
problem-tie-told-twice = The same match or session is told twice: { $found }.

tie-share = Pairs who are level share the prizes, unless the tie must be broken.
tie-unavoidable = Pairs who are level would share the prizes, but here the tie must be broken.
tie-lines-compared = By the other reading, with North-South and East-West compared on the same board, the order would be: { $order }.
tie-lines-apart = By the other reading, with North-South and East-West kept apart on each board, the order would be: { $order }.
tie-no-list = No criteria are set: whoever is level stays so.
tie-list-individual = Players who are level: phase, sessions, boards between them, tied boards, tops and bottoms.
tie-list-pairs = Pairs who are level: phase, sessions, boards between them, tied boards, tops and bottoms.
tie-list-two_teams = Two teams: the match between them, then quotients and differences over all matches.
tie-list-more_teams-recompute = Three teams or more: a separate ranking of the matches between them; the last drops out and the others are ranked anew.
tie-list-more_teams-once = Three teams or more: one separate ranking of the matches between them.
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

tie-skipped-one_phase = does not apply: one phase
tie-skipped-one_session = does not apply: one session
tie-skipped-several_sessions = does not apply: several sessions
tie-skipped-not_all_met = does not apply: not everyone met everyone equally often
tie-skipped-not_met = does not apply: they have not all met
tie-skipped-not_offered = not offered here
tie-skipped-none_played = does not apply: nothing was played

tie-order = Order: { $order }
tie-criterion = Criterion
tie-parts = Separated by
tie-source = Article
tie-level = level
tie-unbroken-share = { $who }: still level; they share their places.
tie-unbroken-lots = { $who }: still level; lots decide.
tie-unbroken-share-lots = { $who }: still level; they share their places, or lots decide.
tie-unbroken-extra_boards = { $who }: still level; extra boards decide.
tie-unbroken-tell = { $who }: level until more information is given.
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
open-tie_boards = What did each of the tied have on each board?
open-tie_team_boards = What were the boards of these matches?
open-tie_ranks = What rank did each of the tied have in each session?
