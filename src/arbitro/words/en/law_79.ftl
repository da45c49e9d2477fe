# Law 79: tricks won, and scores.

event-result_entered = Is a result that was entered official?
event-record_contradicts_itself = The tricks and the points of a record do not agree
event-tricks_disagreed = A side says that it won more tricks than were agreed
event-scored_wrong = A score was computed or entered wrongly
field-medium = Entered on
field-contest = Contest
field-entered_by = Entered by
field-confirmed_by = Confirmed by
field-screens = With screens
field-stationary = Stationary side
field-recorded = Points recorded for North-South
field-seeking = Side that says it won more
field-more = How many tricks more
field-minutes = Minutes since the official score was available
option-medium-paper = paper
option-medium-device = a scoring device
option-contest-pairs = pairs
option-contest-teams = teams
option-contest-individual = individual
problem-record-agrees = { $found } points are right for these tricks: the record agrees with itself.
problem-tricks-more = { $found } tricks cannot be in dispute; the number is { $expected }.
problem-minutes-gone = { $found } minutes cannot have gone by; the number is { $expected }.
problem-no-vulnerability = Say who was vulnerable: { $expected }.

question-agreed_at_table = Did both sides agree on the number of tricks before the hands went back into the board?
question-both_sheets_in = Have the official sheets of both rooms, with the IMPs, reached the director?
question-tricks_established = Do the checks show how many tricks were really won?
question-tricks_of_declarer = How many tricks did declarer win?
question-entry_that_counts = Which part of the record counts?
option-entry_that_counts-tricks = the tricks
option-entry_that_counts-points = the points
question-claim_or_concession = Did the play end with a claim or a concession?
question-who_claimed = Who claimed or conceded?
question-who_declares = Who is declarer?
question-tricks_then_left = How many tricks were then left, with the one under way?
question-tricks_then_claimed = How many of them did { $about } claim? (The others were conceded.)
question-director_called_before_round_end = Was the director called before the round ended?
question-tricks_shown = Do you find that { $about } won the tricks?
question-increase_granted = { $about } come too late to have a right to more. Do you grant the increase all the same?
question-completely_satisfied = Are you completely satisfied that { $about } won the tricks at the table?
question-score_lowered = Do you lower the score of { $about } without raising that of the other side?
question-knowingly_accepted = Did { $about } knowingly accept a trick that they had not won?
question-tricks_agreed = Is the number of tricks agreed, so that only computing or entering the score went wrong?
question-side_with_more = Which side says that it won more tricks than recorded?
question-organiser_agrees = Does the organiser agree to a correction?
question-record_surely_wrong = Are you convinced beyond reasonable doubt that the record is wrong?
weigh-cards_in_order = the played cards, in the order in which they lie
weigh-what_players_say = what the players say of the play
weigh-no_duty_to_increase = nobody has a right to an increase any more
weigh-other_side_not_raised = the score of the other side stays as it is
weigh-what_side_knew = what that side knew of the tricks
weigh-beyond_reasonable_doubt = nothing less than certainty beyond reasonable doubt
instruction-another_player_enters = The result has to be entered by { $seat }’s side, or by { $seat } in an individual.
instruction-opponent_confirms = The result is not official yet: it has to be shown to an opponent of the player who entered it, such as { $seat }, who checks and confirms it.
instruction-sheets_awaited = The match is not agreed before both official sheets, with the IMPs, have reached the director.
instruction-all_claimed_already = The side had claimed every trick that was left: nothing can come back to it.
instruction-score_corrected = The score of the agreed result is computed and entered anew.
effect-score_lowered =
    { $tricks ->
        [1] { $side } score as with one trick fewer; the other side’s score stays.
       *[other] { $side } score as with { $tricks } tricks fewer; the other side’s score stays.
    }
why-no_late_correction = the regulations do not provide for it

decision-79-own_concession_2007 = The text names only Law 69. What a side conceded itself comes back under Law 71 all the same.
decision-79-beyond_doubt_2017 = The Romanian text says only “convinced”. It is read as beyond reasonable doubt.
decision-79-late_disagreement = The text does not forbid a late increase, it only does not require it. The director decides, and he may lower one side without raising the other.
