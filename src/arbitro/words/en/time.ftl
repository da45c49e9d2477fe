# Time, lateness, slow play, forfeits, records: consequences under a pack of regulations.

consequence-ground = { $says } ({ $source })
cited-open = left to the authority by Law { $clause }
cited-clause = Law { $clause }
amount-top = { $number }% of a top
amount-vp = { $number } VP
amount-imps = { $number } IMPs

problem-minutes-range = { $found } minutes are not possible. Write { $expected }.
problem-bad-minutes = “{ $found }” is not a time. Write minutes like { $expected }.
problem-round-number = { $found } is not possible here; the first number is 1: { $expected }.
problem-count-range = { $found } is not a number of times. Write { $expected }.
problem-tolerance-range = A tolerance of { $found } min cannot be granted. It must be { $expected } min.
problem-boards-removed = { $found } of the removed boards cannot have a result. The number must be { $expected }.
problem-team-meets-itself = { $found } cannot play against itself.

# Time allowed.

time-board = { $boards } × { $each } min per board: { $minutes } min.
time-screens = With screens { $more } more min per board: { $minutes } min.
time-rounded = Rounded to { $step } min: { $minutes } min.
time-tolerance = With at most { $tolerance } min of tolerance: { $minutes } min.
time-answer =
    { $tolerance ->
        [none] Time: { $minutes } min.
       *[other] Time: { $minutes } min; end at the latest after { $limit } min.
    }

# Who may change a penalty.

amend-open = The regulations do not say who may change a penalty for time.
amend-in-charge = Only the director in charge may change it, and only for serious and proven force majeure.
amend-not-in-charge = This director is not the one in charge.
amend-no-force-majeure = There is no serious and proven force majeure.
amend-final = The decision is final; an appeal body may only recommend a reconsideration.
amend-answer =
    { $allowed ->
        [true] The penalty may be changed.
        [false] The penalty may not be changed.
       *[open] It is not yet known whether the penalty may be changed.
    }
open-director_in_charge = Is this the director in charge?
open-force_majeure = Was it caused by force majeure?
weigh-proven = whether the cause has been proven

# Late arrival.

late-early = A pair with Brown Sticker conventions must be present { $early } min before the start; lateness counts from then.
late-individual = In an individual the rules for pairs apply, for the late player only.
late-in-time = Nobody was late.
late-team-vp = { $late } min late: { $begun } min begun × { $each } VP = { $total } VP.
late-team-imps = { $late } min late: { $begun } min begun × { $each } IMPs = { $total } IMPs.
late-forfeit = After { $limit } min the match may be forfeited (later in the first match or stanza of some events); until then the penalty grows.
late-warning = { $late } min late for the first round, not more than { $limit }: a warning.
late-sanctioned = There has been a warning or penalty before, so the penalty applies from the first minute.
late-beyond-warning = { $late } min late for the first round, more than the { $limit } that bring only a warning.
late-excess = Only the excess counts: { $counted } min.
late-pair = { $units } × { $each }% of a top, for each { $step } min or part of it in { $counted } min: { $total }%.
late-again = Late again for a later round: { $total }% of a top (late before: { $before }).
late-later-round = Late for a later round for the first time: a warning.
open-sanctioned_before = Has there been a warning or penalty before, for this or another disciplinary reason?
open-late_before = How often has the pair been late before for a later round?
open-late_penalty = What is the penalty for the late arrival? The regulations set no amount (90A).

# Slow play.

slow-in-time = Everything was on time.
slow-clock-tolerance = Time counts from the end of the tolerance granted ({ $granted } min): from minute { $end }.
slow-clock-time = Time counts from the end of the playing time, whatever was granted ({ $granted } min): from minute { $end }.
slow-minutes-vp = { $late } min over: { $begun } min begun × { $each } VP = { $total } VP, for both teams together.
slow-minutes-imps = { $late } min over: { $begun } min begun × { $each } IMPs = { $total } IMPs, for both teams together.
slow-no-imps = There is no scale of penalties for slow play in a match scored in IMPs.
slow-boards-removed = Boards removed without a result in the other room: { $boards } × { $each } VP = { $total } VP, for both teams together.
slow-board-compared = Boards with a result in the other room: { $boards }. They are played if at all possible; otherwise they get an adjusted score that takes account of that result and of who was at fault.
slow-scale-scheduled = Victory points are on the scale for the scheduled number of boards.
slow-scale-played = Victory points are on the scale for the number of boards played.
slow-shared =
    { $unit ->
        [vp] By share of the fault: { $first } VP for the first team, { $second } VP for the second.
       *[imps] By share of the fault: { $first } IMPs for the first team, { $second } IMPs for the second.
    }
slow-warning-no-matter = The absence of a warning makes no difference.
slow-not-warned = Without a warning there is no penalty.
slow-pair-discretion = The director may penalise a slow pair, or both pairs by different amounts, for each board that disturbs the movement.
slow-pair-proposed = No amount is fixed; proposal for each pair at fault: { $boards } × { $each }% of a top = { $total }%.
slow-pair-amounts = The director’s amounts for { $boards } × a board: { $first }% and { $second }% of a top.
slow-pair-board-removed = Boards removed: { $boards }. They get an adjusted score (Law 12).
slow-pair-artificial = On each of them { $first }% for the first pair and { $second }% for the second; a pair that is only partly at fault gets average.
slow-pair-scores = Boards removed: { $boards }. On each, { $first }% for the first pair and { $second }% for the second.
open-slow_warned = Was there a warning before the time ran out?
open-slow_share = What share of the fault is the first team’s (0 to 1)?
open-slow_match_penalty = What is the penalty for the delay? The regulations set no amount (90A).
open-slow_board_removed = What is the penalty for a removed board? The regulations set no amount (90A).
open-slow_pair_penalty = Is there a penalty, and how much for each pair?
open-slow_pair_at_fault = Which pair was slow: the first, the second, or both?
weigh-who_lost_time = who lost the time, in the auction and in the play
weigh-each_board = board by board, and whether one side tried to catch up

# Forfeits.

forfeit-minutes = The match is lost { $limit } min after the official start.
forfeit-first = In the first match or stanza: { $percent }% of { $limit } min, that is { $part } min after the official start.
forfeit-at-least = Not before { $least } min in a knock-out.
forfeit-not-yet = { $late } of { $limit } min have passed: not lost yet. The penalties for lateness continue.
forfeit-lost = { $late } min have passed and the limit of { $limit } is reached: the absent team has lost the match.
forfeit-knockout = { $late } min have passed and the limit of { $limit } is reached: the absent team is out, and the other team goes through.
forfeit-as-withdrawal = A pair or player who does not appear is treated as having withdrawn, unless the event’s own rules say otherwise.
forfeit-share = At least { $vp } VP of those at stake.
forfeit-own-average = Average in the other matches ({ $matches }), rounded: { $vp } VP.
forfeit-others-average = Average of those who have met the absent team ({ $matches }), rounded: { $vp } VP.
forfeit-imps-smallest = For { $vp } VP, the smallest margin that earns them: { $imps } IMPs.
forfeit-imps-mean = For { $vp } VP, the mean, rounded up, of the margins that earn them: { $imps } IMPs.
forfeit-loser = The absent team: { $vp } VP and { $vp } IMPs.
forfeit-provisional = The averages can still change; they are final when the event is over.
forfeit-last-place = It is the last round and its points might still earn it a place: it is ranked last.
forfeit-answer =
    { $lost ->
        [true] Forfeited.
        [false] Not forfeited.
       *[open] It is not yet known whether the match is forfeited.
    }
forfeit-award =
    { $imps ->
        [none] Award: { $vp } VP; the absent team { $loser } VP.
       *[other] Award: { $vp } VP and { $imps } IMPs; the absent team { $loser } VP.
    }
forfeit-shares = On each board lost: { $absent }% for the absent side, { $others }% for the opponents.
open-has_forfeited = Is the match lost? The regulations set no number of minutes.
open-match_boards = How many boards does the match or stanza have?
open-match_number = Which of the team’s matches is it (1 for the first)?
open-stanza_number = Which stanza of the match is about to begin (1 for the first)?
open-points_enough = Could the absent team’s points still earn it a place?

# Records.

record-open = The regulations do not say who writes down the hands.
record-writer-pairs = A member of the stationary side writes down all four hands, or a member of North-South if neither side is stationary. The opponents check them.
record-writer-teams = A member of North-South writes down all four hands. The opponents check them.
record-writer-individual = East writes down all four hands if stationary, otherwise North. The opponents check them.
record-result-open = The regulations do not say who enters the result.
record-result-paper = On paper a member of the stationary side enters the result, otherwise a member of North-South; in an individual East if stationary, otherwise North; in teams North-South in both rooms.
record-result-device = On a device North-South enter the result; an opponent (with screens, the screenmate) checks and confirms it.
record-most-hands = Hands recorded wrongly or incompletely: at most { $most }% of a top for both pairs, if the organiser has ordered a penalty.
record-most-lead = An opening lead recorded wrongly or incompletely: at most { $most }% of a top for the pair that records the result, if the organiser has ordered a penalty.
record-not-ordered = The organiser has not ordered a penalty.
record-no-penalty = There is no penalty for this.
record-penalty = The director’s amount: { $percent }% of a top.
record-answer = Writes: { $writers }. Checks: { $checkers }.
open-record_writer = Who writes down the hands?
open-result_writer = Who enters the result?
open-record_penalty_ordered = Has the organiser ordered a penalty for wrong records?
open-record_penalty = How much, within the limit?

# Answers of `arbitro penalty`.

penalty-none = No penalty.
penalty-open = The director decides.
penalty-warning =
    { $whom ->
        [player] A warning for the player.
       *[pair] A warning for the pair.
    }
penalty-amount =
    { $whom ->
        [team] Penalty for the team: { $amount }.
        [player] Penalty for the player: { $amount }.
        [pairs] Penalty for both pairs, each: { $amount }.
       *[pair] Penalty for the pair: { $amount }.
    }
penalty-points = With a top of { $top }: { $points } points.
penalty-total = Total penalty: { $amount }.
penalty-each = First side: { $first }. Second side: { $second }.
penalty-each-proposed = Proposed: first side { $first }, second side { $second }.
penalty-after = After the penalty: { $first } – { $second } VP.
penalty-adjusted = Boards that get an adjusted score: { $boards }.
director-decided = The director has decided: { $decided }
problem-nothing-to-decide = The regulations leave nothing to the director here, so “{ $found }” has no effect.
penalty-ask = Still to be answered: { $question }
