# Law 79: tricks won, and scores.

event-result_entered = Is an entered result official?
event-record_contradicts_itself = The tricks and the points of a record do not agree
event-tricks_disagreed = A side says that it won more tricks than were agreed
event-scored_wrong = A score was calculated or entered wrongly
field-medium = Entered on
field-contest = Contest
field-entered_by = Entered by
field-confirmed_by = Confirmed by
field-screens = With screens
field-stationary = Stationary side
field-recorded = Points recorded for North-South
field-seeking = Side that says it won more tricks
field-more = How many more tricks
field-minutes = Minutes since the official score was available
option-medium-paper = paper
option-medium-device = a scoring device
option-contest-pairs = pairs
option-contest-teams = teams
option-contest-individual = individual
problem-record-agrees = { $found } points are correct for these tricks: the record does not contradict itself.
problem-tricks-more = { $found } tricks cannot be in dispute. The number must be { $expected }.
problem-minutes-gone = { $found } minutes cannot have passed. The number must be { $expected }.
problem-no-vulnerability = Say who was vulnerable: { $expected }.

question-agreed_at_table = Did both sides agree on the number of tricks before the hands went back into the board?
question-both_sheets_in = Have the official sheets of both rooms, with the IMPs, reached the director?
question-tricks_established = Do the checks show how many tricks were actually won?
question-tricks_of_declarer = How many tricks did declarer win?
question-entry_that_counts = Which part of the record counts?
option-entry_that_counts-tricks = the tricks
option-entry_that_counts-points = the points
question-claim_or_concession = Did the play end with a claim or a concession?
question-who_claimed = Who claimed or conceded?
question-who_declares = Who is declarer?
question-tricks_then_left = How many tricks were left then, including the one in progress?
question-tricks_then_claimed = How many of them did { $about } claim? (The others were conceded.)
question-director_called_before_round_end = Was the director called before the round ended?
question-tricks_shown = Do you find that { $about } won these tricks?
question-increase_granted = { $about } are too late to be entitled to more tricks. Do you still grant the increase?
question-completely_satisfied = Are you completely satisfied that { $about } won these tricks at the table?
question-score_lowered = Do you lower the score of { $about } without raising that of the other side?
question-knowingly_accepted = Did { $about } knowingly accept a trick that they had not won?
question-tricks_agreed = Is the number of tricks agreed, so that only the calculation or entry of the score was wrong?
question-side_with_more = Which side says that it won more tricks than recorded?
question-organiser_agrees = Does the organiser agree to a correction?
question-record_surely_wrong = Are you convinced beyond reasonable doubt that the record is wrong?
weigh-cards_in_order = the played cards, in the order in which they lie
weigh-what_players_say = what the players say about the play
weigh-no_duty_to_increase = nobody is entitled to an increase any more
weigh-other_side_not_raised = the other side’s score does not change
weigh-what_side_knew = what that side knew about the tricks
weigh-beyond_reasonable_doubt = nothing less than certainty beyond reasonable doubt
instruction-another_player_enters = The result must be entered by { $seat }’s side, or by { $seat } in an individual.
instruction-opponent_confirms = The result is not official yet: an opponent of the player who entered it, such as { $seat }, must check and confirm it.
instruction-sheets_awaited = The match is not agreed until both official sheets, with the IMPs, have reached the director.
instruction-all_claimed_already = The side had claimed every remaining trick: nothing can be returned to it.
instruction-score_corrected = The score of the agreed result is calculated and entered again.
effect-score_lowered =
    { $tricks ->
        [1] { $side } get the score for one trick fewer; the other side’s score does not change.
       *[other] { $side } get the score for { $tricks } tricks fewer; the other side’s score does not change.
    }
why-no_late_correction = the regulations do not provide for it

decision-79-own_concession_2007 = The text names only Law 69. What a side conceded itself is still returned under Law 71.
decision-79-beyond_doubt_2017 = The Romanian text says only “convinced”. We read it as beyond reasonable doubt.
decision-79-late_disagreement = The text does not forbid a late increase; it only does not require it. The director decides, and may lower one side’s score without raising the other’s.
