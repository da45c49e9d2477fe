# Public pages and the screen on the wall.

web-public-phase = Phase { $number }
web-public-phases = Phases
web-public-session = Session
web-public-group = Group { $group }
web-public-past = You are viewing the event as it was on { $time }.
web-public-past-some = You are viewing an earlier state of the event.
web-public-to-now = Show the current state
web-public-prepared = The event is being prepared. The ranking will appear when it has begun.
web-public-hidden-session = The ranking is shown when the session is over.
web-public-hidden-round = The ranking is shown when the first round is over.
web-public-hidden-playing = The ranking is hidden while you play a board. It returns when your table has finished.
web-public-not-begun = Not begun yet
web-public-final = After { $round ->
    [one] { $round } round
   *[other] { $round } rounds
}
web-public-after-round = After round { $round } of { $rounds }
web-public-in-round = During round { $round } of { $rounds }
web-public-is-final = final
web-public-is-provisional = provisional
web-public-counts-live = Round { $round } is being played; its results count as they come in.
web-public-counts-after-round = Round { $round } is being played; it counts when it is over.
web-public-moments = The ranking at earlier times
web-public-wall = Screen on the wall
web-public-rank = Rank
web-public-contestant = Name
web-public-team = Team
web-public-carried = Carried over
web-public-penalty = Penalty
web-public-penalty-of = Penalty { $points }
web-public-percent = %
web-public-boards-played = Boards
web-public-sum = Sum of %
web-public-points = Points
web-public-unit-matchpoints = Matchpoints
web-public-unit-butler = IMPs
web-public-unit-cross_imps = IMPs
web-public-unit-total_points = Total points
web-public-unit-victory_points = VP
web-public-unit-imps = IMPs
web-public-unit-board_a_match = Points
web-public-up = up { $by }
web-public-down = down { $by }
web-public-tied = shared with others
web-public-left = withdrawn
web-public-by-director = decided by the director
web-public-ties = How ties were broken
web-public-still-level = Still tied: { $who }
web-public-results-of = { $results } of { $tables } results
web-public-no-results = no result yet
web-public-hands = Hands
web-public-no-boards = There are no boards yet: the seating is not done.
web-public-boards-way = Other boards
web-public-all-boards = All boards
web-public-hands-hidden = The hands are shown when everyone has played the board and the round is public.
web-public-no-hands = The hands of this event are not recorded.
web-public-not-played-yet = Nobody has played this board yet.
web-public-some-hidden = { $hidden ->
    [one] One result is not public yet.
   *[other] { $hidden } results are not public yet.
}
web-public-later-live = They are shown as soon as they are confirmed.
web-public-later-after_round = They are shown when everybody has played the board and the round is over.
web-public-later-after_session = They are shown when the session is over.
web-public-solving = Analysing all contracts …
web-public-frequencies = Frequencies
web-public-score-NS = Score NS
web-public-times = Tables
web-public-place = Rank { $rank } of { $of }
web-public-place-alone = Rank { $rank }
web-public-run = Round by round
web-public-score-run = { $unit } after each round
web-public-rank-run = Rank after each round
web-public-as-table = As a table
web-public-after = After
web-public-rank-of = { $rank } of { $of }
web-public-card = Score card
web-public-card-empty-live = There are no results yet.
web-public-card-empty-after_round = There are no public results yet: they are shown when a board is played everywhere and its round is over.
web-public-card-empty-after_session = There are no public results yet: they are shown when the session is over.
web-public-board = Board
web-public-side = Side
web-public-waiting = to be confirmed
web-public-one-side = one side
web-public-round-against = Round { $round }, against
web-public-no-matches = No matches have been drawn yet.
web-public-cross-table = Cross table
web-public-table = Table
web-public-match = Match
web-public-sheet = Match sheet
web-public-sheet-of = Sheet of table { $table }
web-public-match-awarded = awarded
web-public-match-to-come = to come
web-public-match-under-way = under way
web-public-match-incomplete = not complete
web-public-match-later-live = No board has been played in both rooms yet.
web-public-match-later-after_round = The results are shown when the round is over.
web-public-match-later-after_session = The results are shown when the session is over.
web-public-match-no-sums = The sums are shown when the round counts in the ranking.
web-public-bye = bye
web-public-awarded-sign = * awarded, not played
web-public-all-matches = All matches
web-public-room-open = Open room
web-public-room-closed = Closed room
web-public-lineups = Line-ups
web-public-stanza = Stanza { $number }
web-public-moments-about = Each link shows the event as it was at that moment, with what you may see now.
web-public-no-moments = Nothing has happened yet.
web-public-moments-within = { $many ->
    [one] 1 more
   *[other] { $many } more
}
web-public-moment-round_begun = Round { $round } begins{ $section ->
    [blank] {""}
   *[other] {" "}({ $section })
}
web-public-moment-round_over = Round { $round } is over{ $section ->
    [blank] {""}
   *[other] {" "}({ $section })
}
web-public-moment-result = Result: board { $board }, table { $table }
web-public-moment-correction = Correction: board { $board }, table { $table }
web-public-moment-taken_back = Result taken back: board { $board }, table { $table }
web-public-moment-ruling = Ruling { $ruling }, table { $table }
web-public-moment-appeal = Appeal against ruling { $ruling }
web-public-moment-score_posted = The official score is posted
web-public-moment-phase_closed = The ranking is final
web-public-clock = Round clock
web-public-clock-playing = is being played
web-public-clock-up = Time is up
web-public-clock-over = Round { $round } over
web-public-clock-next = Round { $round } at { $time }
web-public-clock-before = Not begun yet
web-public-clock-finished = All rounds are played
web-public-still-playing = Still playing:
web-public-all-finished = All tables have finished
web-public-wall-after = Ranking after round { $round }
web-public-wall-in = Ranking during round { $round }
web-public-wall-rows = { $from }–{ $to } of { $of }
web-public-wall-offline = No connection
web-public-wall-leave = Leave
web-public-wall-before = Previous
web-public-wall-next = Next
web-public-wall-pause = Pause
web-public-wall-go-on = Continue
web-public-wall-paused = Paused
web-public-wall-every = Next page every
web-public-wall-seconds = { $seconds } s
web-public-wall-full = Full screen
web-public-wall-window = Leave full screen
web-public-wall-sound = Sound on
web-public-wall-silent = Sound off
web-public-wall-seating = Round { $round }: your tables
web-public-wall-table = Table
web-public-decide-ties = Decide a tie by hand
web-public-tie-at = Tied for rank { $rank }
web-public-tie-by = How
web-public-tie-lot = By lot
web-public-tie-extra_boards = Extra boards
web-public-tie-director = The director decides
web-public-tie-up = Move { $who } up
web-public-tie-decide = Decide the tie
web-public-tie-decided = The tie on rank { $rank } is decided.
