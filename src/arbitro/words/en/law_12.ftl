# Law 12: adjusted scores.

event-looked_at_again = At the end of play: what an earlier ruling left open
field-clause = Clause
field-question = What was left open
field-about = About
event-adjusted_score = A score must be adjusted
field-method = How the board is scored
option-method-matchpoints = Matchpoints
option-method-butler = IMPs against a datum (Butler)
option-method-cross_imps = IMPs against every other table
option-method-team_imps = IMPs between two teams
option-method-knockout = IMPs in a knock-out match
option-method-board_a_match = Board-a-match
field-ns_session = North-South’s result on the other boards of the session (per cent, or IMPs per board)
field-ew_session = East-West’s result on the other boards of the session (per cent, or IMPs per board)
field-ns_percent = North-South’s percentage, set by the director
field-ew_percent = East-West’s percentage, set by the director
field-ns_nth = Number of North-South’s boards without a result, including this one
field-ew_nth = Number of East-West’s boards without a result, including this one
field-offending = Offending side
field-table = Result at the table
field-other_scores = Scores of North-South at the other tables

question-ground = Why should the score be adjusted?
option-ground-law = A law gives the power to adjust it
option-ground-no_indemnity = The Laws offer no redress for this kind of violation
option-ground-no_normal_play = No rectification allows the board to be played normally
option-ground-wrong_rectification = An irregularity was rectified wrongly
option-ground-severity = The rectification seems too severe or too lenient
question-application = Does the director act on his own initiative, or at a player’s request?
option-application-director = On his own initiative
option-application-in_time = A player applied within the time for rulings and appeals
option-application-late = A player applied too late
question-assignable = Can a result be assigned?
weigh-how_far_play_went = whether a result was obtained, or can be reconstructed from the calls and plays made
weigh-many_or_unclear_outcomes = whether there are too many or too unclear possible outcomes
question-score_given_by = Who gives the score?
option-score_given_by-director = The director
option-score_given_by-committee = An appeals committee
question-varied_for_equity = Is the assigned score varied to achieve equity?
weigh-equity_between_sides = what would be fair to both sides, instead of the best likely and the worst probable result
question-sides_differ = Do the two sides get different outcomes?
question-outcomes =
    { $about ->
        [North-South] What could have happened without the irregularity, for North-South’s score?
        [East-West] What could have happened without the irregularity, for East-West’s score?
       *[other] What could have happened without the irregularity?
    }
question-legally_reachable = Could { $about } have been reached by legal means?
weigh-no_use_of_infraction = an outcome that depends on the infraction itself, or on unauthorised information, is left out
question-likelihood = How likely was { $about } without the irregularity?
option-likelihood-likely = Likely
option-likelihood-at_all_probable = Not likely, but possible (“at all probable”)
question-weights = What are the weights of the outcomes, in this order?
question-error_class = What did { $about } do that contributed to their own damage?
option-error_class-none = Nothing
option-error_class-ordinary = An ordinary error
option-error_class-serious = A serious error
option-error_class-extremely_serious = An extremely serious error
option-error_class-wild_or_gambling = A wild or gambling action
option-error_class-gambling_double_shot = A gambling action in the hope of redress if it failed
question-related_to_infraction = Was the error of { $about } related to the infraction?
weigh-error_without_infraction = whether the same error could have been made without the infraction
question-action_subsequent = Was the action of { $about } after the irregularity?
question-result_without_error = What would have been the result without the error of { $about }?
question-at_fault = To what extent were { $about } at fault?
option-at_fault-none = Not at all
option-at_fault-part = Partly
option-at_fault-direct = Directly
question-own_choice = Was the board lost partly through a choice of { $about }?

why-session_within_figure = the result of the session so far does not go beyond average plus or minus
why-no_shortfall = the non-offending side has no less than it could expect
why-weights_in_force = the regulations require the score to follow the likelihood of the outcomes
instruction-mean_of_both_scores = When both scores are known in IMPs, both teams get their average.

effect-score_awarded = { $side }: { $what }.
awarded-outcomes = assigned score { $outcomes } (for North-South)
awarded-self-inflicted = minus the points between { $after } and { $got }, which the side lost through its own error
awarded-percent = { $percent }%
awarded-imps =
    { $imps ->
        [1] { $imps } IMP
       *[other] { $imps } IMPs
    }
awarded-own-session =
    { $award ->
        [plus] or the average of their other boards of the session, if that is better
       *[minus] or the average of their other boards of the session, if that is worse
    }
penalty-percent = It is { $percent }% of a top.

decision-12-no_legal_outcome = If none of the outcomes named could have been reached legally, nothing can be assigned: the score is artificial.
decision-12-self_inflicted_in_points = Self-inflicted damage is counted in points: the expected score, minus the score without the error, plus the score at the table.
decision-12-damage_in_points = A side that could expect no more than it got was not damaged. This is judged by every outcome named or, where they can be counted, in points.
decision-12-self_inflicted_1997 = The text does not mention self-inflicted damage: it is part of judging what was likely.
decision-12-one_likely_outcome = A single outcome is likely; of several, at least one is.
