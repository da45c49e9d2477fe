# The running event: the room, the history, publishing, printing.

web-room-tables = Tables
web-room-in-room = { $table }, { $room }
web-room-section = Section { $section }
web-room-session = Session { $session }
web-room-of-session = Session { $session }: { $text }
web-room-the-round = The round
web-room-round-of = Round { $round } of { $rounds }
web-room-all-over = All rounds are over
web-room-ends-at = Ends at { $end }
web-room-ends = Ends at { $end }, at the latest at { $latest }
web-room-no-times = The regulations set no time for the round.
web-room-left = left
web-room-beyond = overtime
web-room-stopped = left; the clock is stopped
web-room-time = Change the time
web-room-stop = Stop the clock
web-room-resume = Start the clock again
web-room-has-stopped = The clock is stopped
web-room-goes-on = The clock is running again
web-room-minutes = Minutes
web-room-extend = More time for round { $round }
web-room-extended = Round { $round } has more time
web-room-shift = Delay round { $round } and the following rounds
web-room-shift-last = Delay round { $round }
web-room-shifted = Round { $round } starts later
web-room-not-begun = Not begun yet
web-room-not-drawn = Not drawn yet
web-room-begin = Begin round { $round }
web-room-lineups-missing = Line-ups still missing: { $teams }
web-room-begin-without = Begin round { $round } without them
web-room-begun = Round { $round } has begun.
web-room-end = End round { $round }
web-room-over = Round { $round } is over.
web-room-over-missing = Round { $round } is over; results are still missing from: { $tables }.
web-room-draw = Draw round { $round }
web-room-drawn = Round { $round } is drawn.
web-room-results = { $done } of { $due } results
web-room-missing = { $count ->
    [one] 1 result is missing
   *[other] { $count } results are missing
}
web-room-complete = Every table has finished.
web-room-owed = board { $board }
web-room-owed-waiting = board { $board } (to be confirmed)
web-room-state-to_come = to come
web-room-state-playing = playing
web-room-state-between = between boards
web-room-state-to_confirm = to be confirmed
web-room-state-disputed = disputed
web-room-state-finished = finished
web-room-called = director
web-room-calls = { $count ->
    [one] 1 call
   *[other] { $count } calls
}
web-room-done = { $done } of { $boards } boards
web-room-late = { $minutes } min late
web-room-nobody-seated = Nobody has a seat yet.
web-room-to-seating = Seat the contestants
web-room-direct = I direct this event myself
web-room-you-direct = You are now a director of this event.
web-room-back = Back to the room
web-room-of-round = Round
web-room-no-boards = No boards are played here in this round.
web-room-slip-missing = missing
web-room-slip-waiting = to be confirmed
web-room-slip-disputed = disputed: with the director
web-room-slip-to_come = to come
web-room-slip-none = not expected
web-room-slip-hidden = hidden from you until you have played it
web-room-correct = Correct
web-room-correct-board = Correct board { $board }
web-room-enter = Enter
web-room-enter-board = Enter board { $board }
web-room-corrected = Board { $board } is corrected.
web-room-entered = Board { $board } is entered.
web-room-take-back = Remove the result
web-room-taken-back = The result of board { $board } has been removed.
web-room-result-of = Result of board { $board }
web-room-not-read = Type it as on a score slip: { $example }
web-room-quick = Without a contract
web-room-approved = After the correction period, with my approval as organiser (Law 79C2)
web-room-corrections = Correct a result
web-room-which-table = Table
web-room-arrivals = Who is here?
web-room-missing-person = Missing
web-room-here-person = Has arrived
web-room-is-missing = { $who }: missing
web-room-is-here = { $who }: has arrived
web-room-noted-missing = { $who }: absence noted; the clock is running.
web-room-noted-here = { $who }: arrival noted.
web-room-seats = Players in the wrong seats
web-room-seats-too = They swap places with: { $tables }.
web-room-turn = Rotate the table: swap North-South and East-West
web-room-do-seats = Record these seats
web-room-reseated = { $table }: the seats are changed.
web-room-choose = Choose
web-room-substitute = Substitute
web-room-out = Player who leaves
web-room-takes-over = Player who comes in
web-room-do-substitute = Substitute from round { $round }
web-room-substituted = { $in } plays for { $out }.
web-room-withdraw = Withdrawal
web-room-who-leaves = Who withdraws
web-room-reason = Why
web-room-reason-withdrawn = Has withdrawn
web-room-reason-forfeit = Did not come
web-room-reason-disqualified = Disqualified
web-room-do-withdraw = Withdraw from round { $round }
web-room-withdrawn = { $who } has withdrawn.
web-room-proposals = What the recorded times suggest
web-room-proposal-penalty = { $who }: a penalty
web-room-proposal-warning = { $who }: a warning
web-room-proposal-forfeit = { $who }: loses the match by forfeit
web-room-proposal-open = { $who }: for you to decide
web-room-give-penalty = Give the penalty
web-room-give-warning = Give the warning
web-room-give-forfeit = Award the match
web-room-given-penalty = Penalty given: { $who }.
web-room-given-warning = Warning given: { $who }.
web-room-given-forfeit = Match awarded against { $who }.
web-room-whom = Who
web-room-amount = Penalty ({ $unit })
web-room-director-gives = Only a director can give it.
web-room-leave = Dismiss
web-room-left-alone = No action taken: { $who }.
web-room-ending = The end
web-room-not-posted = The official score has not been posted.
web-room-post = Post the score
web-room-is-posted = The score is posted; the correction period is running.
web-room-posted-at = Score posted at { $time }
web-room-period-until = Correction period until { $time }
web-room-period-ran-out = The correction period is over.
web-room-period-over = Correction period over
web-room-period-early = End the correction period now
web-room-period-end = Declare it over
web-room-period-ended = The correction period is over.
web-room-not-final = The ranking is not final.
web-room-close = Make the ranking final
web-room-is-closed = The ranking is final.
web-room-final = The ranking is final
web-room-open-next = Open { $phase }
web-room-is-opened = { $phase } is open.

web-history-filter = Filter
web-history-kind = What
web-history-kind-results = Results
web-history-kind-rounds = Rounds and seats
web-history-kind-desk = Director
web-history-kind-people = People
web-history-kind-event = Event
web-history-table = Table
web-history-contestant = Who is concerned
web-history-all = All
web-history-none = Nothing of this kind yet.
web-history-count = { $count ->
    [one] 1 line
   *[other] { $count } lines
}
web-history-since = since { $time }
web-history-more = Show older entries
web-history-number = no. { $version }
web-history-then = As it was then
web-history-then-of = As it was then, after no. { $version }
web-history-undo-of = Undo no. { $version }
web-history-undone = No. { $version } is undone.
web-history-is-undone = undone
web-history-nothing = nothing
web-history-hidden = { $who } did something that you may see only later.
web-history-publicity-live = at once
web-history-publicity-after_round = after each round
web-history-publicity-after_session = after the session
web-history-unit-percent_of_top = % of a top
web-history-unit-matchpoints = matchpoints
web-history-unit-imps = IMPs
web-history-unit-vp = VP
web-history-award-bye = bye
web-history-award-forfeit = forfeit
web-history-award-withdrawal = withdrawal
web-history-award-seating = wrong seats
web-history-award-director = by the director
web-history-fact-created = { $who } created the event.
web-history-fact-opened = { $who } set the format of the event.
web-history-fact-entered = { $who } entered { $contestant }.
web-history-fact-substituted = { $who } substituted { $in } for { $out } ({ $contestant }) from round { $round }.
web-history-fact-withdrew = { $who } noted that { $contestant } left in round { $round }.
web-history-fact-phase_opened = { $who } opened a phase with { $count } contestants.
web-history-fact-seated = { $who } seated the contestants.
web-history-fact-drawn = { $who } drew round { $round }.
web-history-fact-seats_changed = { $who } changed seats: { $contestant }.
web-history-fact-round_begun = { $who } began round { $round }.
web-history-fact-round_over = { $who } ended round { $round }.
web-history-fact-result = { $who } recorded board { $board } at table { $table }, round { $round }: { $recorded }.
web-history-fact-corrected = { $who } corrected board { $board } at table { $table }, round { $round }: { $recorded } instead of { $before }.
web-history-fact-corrected_ruling = { $who } adjusted board { $board } at table { $table }, round { $round }: { $recorded } instead of { $before }.
web-history-fact-corrected_appeal = { $who } changed board { $board } at table { $table }, round { $round } on appeal: { $recorded } instead of { $before }.
web-history-fact-taken_back = { $who } removed the result of board { $board } at table { $table }, round { $round }: { $before }.
web-history-fact-awarded = { $who } awarded points for round { $round } to { $contestant } ({ $why }).
web-history-fact-penalised = { $who } penalised { $contestant }: { $amount } { $unit } { $clause }.
web-history-fact-pardoned = { $who } lifted a penalty.
web-history-fact-period_over = { $who } declared the correction period over.
web-history-fact-tie_decided = { $who } broke a tie: { $contestant }.
web-history-fact-phase_closed = { $who } made the ranking final.
web-history-fact-appointed = { $who } appointed { $person } as { $role }.
web-history-fact-dismissed = { $who } dismissed { $person } as { $role }.
web-history-fact-publicity_set = { $who } made results public { $publicity }.
web-history-fact-play_set = { $who } set where it is played: { $played }.
web-history-fact-table_recorded = The live table played board { $board } at table { $table }, round { $round }: { $recorded }.
web-history-fact-plays_too = { $who } noted that { $person } plays too ({ $contestant }).
web-history-fact-undone = { $who } undid no. { $versions }.
web-history-fact-deals_given =
    { $count ->
        [one] { $who } supplied 1 deal.
       *[other] { $who } supplied { $count } deals.
    }
web-history-fact-board_begun = { $who } started board { $board } at table { $table }, round { $round }.
web-history-fact-result_proposed = { $who } entered board { $board } at table { $table }, round { $round }, to be confirmed: { $recorded }.
web-history-fact-result_confirmed = { $who } confirmed board { $board } at table { $table }, round { $round }.
web-history-fact-result_confirmed_one_side = { $who } confirmed board { $board } at table { $table }, round { $round }, on a phone of the side that had entered it.
web-history-fact-result_disputed = { $who } disputed board { $board } at table { $table }, round { $round }.
web-history-fact-director_called = { $who } called the director to table { $table }, round { $round }, board { $board }. { $about }
web-history-fact-director_called_table = { $who } called the director to table { $table }, round { $round }. { $about }
web-history-fact-call_taken = { $who } took call { $number }.
web-history-fact-call_closed = { $who } closed call { $number }.
web-history-fact-ruling_given = { $who } ruled at table { $table }, round { $round }, board { $board } (ruling { $number }).
web-history-fact-ruling_given_table = { $who } ruled at table { $table }, round { $round } (ruling { $number }).
web-history-fact-ruling_told = { $who } told { $contestant } about ruling { $number }.
web-history-fact-review_done = { $who } reviewed ruling { $number } after play.
web-history-fact-appeal_moved = { $who } took the appeal against ruling { $number } to its next stage.
web-history-fact-lineup_moved = { $who } changed a line-up at table { $table }, round { $round }.
web-history-fact-lot_drawn = { $who } drew lots at table { $table }, round { $round }.
web-history-fact-stanza_picked = { $who } chose a stanza at table { $table }, round { $round }.
web-history-fact-arrival_noted = { $who } noted that { $contestant } arrived in round { $round }.
web-history-fact-arrival_missing = { $who } noted that { $contestant } was missing in round { $round }.
web-history-fact-clock_stopped = { $who } stopped the clock of round { $round }.
web-history-fact-clock_resumed = { $who } started the clock of round { $round } again.
web-history-fact-round_extended =
    { $minutes ->
        [one] { $who } gave round { $round } one more minute.
       *[other] { $who } gave round { $round } { $minutes } more minutes.
    }
web-history-fact-rounds_shifted =
    { $minutes ->
        [one] { $who } delayed round { $round } and the following rounds by one minute.
       *[other] { $who } delayed round { $round } and the following rounds by { $minutes } minutes.
    }
web-history-fact-warned = { $who } warned { $contestant }. { $clause }
web-history-fact-score_posted = { $who } posted the official score.
web-history-fact-series_set = { $who } changed the weekly series of the event.
web-history-fact-archived = { $who } moved the event to the archive.
web-history-fact-unarchived = { $who } took the event out of the archive.
web-history-fact-deleted = { $who } deleted the event.

web-publish-when = When results of other tables become public
web-publish-live = At once
web-publish-live-what = Anyone who has played a board sees its results as they come in.
web-publish-after_round = After each round
web-publish-after_round-what = Results and ranking are shown when a round is over.
web-publish-after_session = After the session
web-publish-after_session-what = Nothing is shown before the last round is over.
web-publish-set-live = Results are public at once.
web-publish-set-after_round = Results are public after each round.
web-publish-set-after_session = Results are public after the session.
web-publish-share = Share
web-publish-address = Address of the event
web-publish-qr = QR code of { $address }
web-publish-only-here = This address works only on this computer. Open the page at the computer’s network address so that others can follow the link.
web-publish-wall = Wall screen
web-publish-print = Print
web-publish-files = Files
web-publish-pbn = Boards and results (PBN)
web-publish-pbn-what = every deal with the results at all tables
web-publish-rankings = Rankings (CSV)
web-publish-rankings-what = for a spreadsheet
web-publish-results = Results (CSV)
web-publish-results-of = Results (CSV), { $phase }, session { $session }
web-publish-results-what = a line for each board and table
web-publish-json = Everything (JSON)
web-publish-json-what = for other programs
web-publish-journal = Journal
web-publish-journal-what = everything that was recorded, and nobody can change it unnoticed; another computer can take over the event

web-print-print = Print
web-print-cards = Table cards
web-print-cards-what = with the QR code that players scan; four on a page
web-print-captains = Captains’ codes
web-print-captains-what = for each captain only: without it nobody can see or hand in a line-up
web-print-captains-how = Give each captain only his or her own code. The captain scans it, or types it on the line-ups page.
web-print-captains-renew = New codes (the old ones stop working)
web-print-captains-code = Your captain’s code:
web-print-no-teams = No team has entered yet.
web-print-movement = Movement
web-print-movement-what = where each contestant goes, round by round
web-print-slips = Score slips
web-print-slips-what = one for each table and round
web-print-ranking = Ranking
web-print-ranking-what = as it stands
web-print-results = Results
web-print-results-what = every board with its results
web-print-boards = Hand records
web-print-boards-what = the deals that you may see, double dummy
web-print-base = Address of this computer, as phones reach it
web-print-base-hint = It is part of every code below.
web-print-base-here = This address works only on this computer. Enter the computer’s network address, which the program shows when it starts.
web-print-nobody-seated = The seating is not done yet.
web-print-scan = Scan the code, or type:
web-print-qr = QR code of { $address }
web-print-room-open = Open room
web-print-room-closed = Closed room
web-print-session = Session { $session }
web-print-stays = Stays at this table
web-print-round = Round
web-print-table = Table
web-print-side = Seat
web-print-against = Against
web-print-boards-column = Boards
web-print-board = Board
web-print-sits-out = sits out
web-print-which-round = Round
web-print-all-rounds = All
web-print-slip-contract = Contract
web-print-slip-by = By
web-print-slip-lead = Lead
web-print-slip-tricks = Tricks
web-print-slip-NS = + NS
web-print-slip-EW = + EW
web-print-signed = East-West agree: ……………………
web-print-group = Group { $group }
web-print-no-ranking = There is no ranking yet.
web-print-head = Journal { $head }
web-print-no-results = There are no results yet.
web-print-no-deals = There are no deals that you may see.
web-print-solving = { $count ->
    [one] 1 board is still being solved …
   *[other] { $count } boards are still being solved …
}
web-print-solved = Every board is solved.
web-room-open-by-hand = Choose the contestants by hand
web-publish-pdf = As PDF, ready for the printer
web-room-ending-of = The end: { $phase }
web-room-lineups-asked = Round { $round } has not begun: line-ups of { $teams } are missing. Wait for them, or begin without them.
web-publish-played = Auction and play ({ $format })
web-publish-played-what = boards played online, call by call and card by card
web-room-go-to-live = Go to { $table }
web-room-live = Live: { $table }

## Sheets and table devices.

web-sheets-paper = Paper
web-sheets-across = Deals side by side
web-sheets-blank = Blank, to fill in by hand (travellers, slips, appeal form)
web-sheets-of = Phase and session
web-sheets-cards = Table cards as PDF
web-bws = Table devices (Bridgemate)
web-bws-write = File for the devices (.bws)
web-bws-write-what = movement, names and deals of a session of pairs, for the control program
web-bws-take = The file with the results
web-bws-follow = Choose the file and follow it while the rounds go on
web-bws-following = { $name } is read every few seconds, as long as this page is open.
web-bws-stop = Stop
web-bws-state = Section { $section }: { $results } of { $expected } results
web-bws-fresh = { $count ->
    [0] There is no new result in it.
    [one] There is 1 new result in it.
   *[other] There are { $count } new results in it.
}
web-bws-enter = { $count ->
    [one] Enter it
   *[other] Enter all { $count }
}
web-bws-entered = { $count ->
    [one] 1 result entered.
   *[other] { $count } results entered.
}
web-bws-missing = { $count ->
    [one] What is missing: 1 line
   *[other] What is missing: { $count } lines
}
