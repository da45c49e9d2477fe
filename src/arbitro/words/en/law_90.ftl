# Law 90: procedural penalties.

event-procedural_offence = An offence against procedure
question-offence = What did { $about } do?
option-offence-late = arrived after the starting time
option-offence-slow = played unduly slowly
option-offence-loud = discussed a deal so that another table could hear it
option-offence-scores_compared = compared scores with another contestant without permission
option-offence-cards_touched = touched or handled another player’s cards
option-offence-wrong_pocket = put cards into a wrong pocket of the board
option-offence-error = made an error of procedure that makes an adjusted score necessary
option-offence-disobedience = did not promptly comply with regulations or instructions
option-offence-other = something else
question-offence_effect = What was the effect of { $about }’s offence? (Choose the first that applies.)
option-offence_effect-obstructs = it delays or obstructs the game without reason
option-offence_effect-inconveniences = it inconveniences other contestants
option-offence_effect-breaches_procedure = it breaches correct procedure
option-offence_effect-adjusted_at_another_table = it makes an adjusted score necessary at another table
option-offence_effect-adjusted_at_own_table = it makes an adjusted score necessary at the same table only
option-offence_effect-nothing = none of these
question-penalise = Does the director impose a procedural penalty on { $about }?
instruction-offender_warned = { $seat } is warned.

decision-90-adjusted_score_at_own_table = An adjusted score at the offenders’ own table is not by itself a reason for a penalty. A breach of procedure is.
