# Law 10: who determines a rectification, and how a choice is made.

event-rectification_without_director = The players settled an irregularity without the director
event-choice_after_irregularity = A player had a choice after an irregularity
field-chooser = Who had the choice
question-players_settled = What did the players do about the irregularity without the director?
option-players_settled-imposed = they imposed a rectification
option-players_settled-waived = they waived it
question-as_the_law_says = Was it the rectification that the Laws provide?
question-in_time = Can the score of the board still be changed?
question-allow_settlement = Does the director let the players’ own settlement stand?
weigh-harm_to_either_side = whether either side is harmed by it
weigh-fairness_to_the_field = whether it is fair to the other contestants
question-restorable = Can the position still be restored?
weigh-calls_and_plays_since = which calls and plays were made since
question-options_explained = Had the director explained every option to { $about } before the choice?
question-consulted = Did { $about } consult partner about the choice?
question-choice_withdrawn = Does the director choose instead of { $about }?
weigh-what_partner_conveyed = what partner conveyed by words or manner
weigh-choice_without_consulting = what the player would have chosen without consulting
question-inadvertent = Was the infraction unintentional?
question-damaging_profit = Did the offending side gain from information it was not allowed to use?
weigh-use_of_withdrawn_actions = use of information from withdrawn calls or plays
weigh-awareness_at_the_time = whether the offender could have known at the time that it would help his side
instruction-settlement_allowed = The players’ settlement stands, with the director’s permission.
instruction-settlement_cancelled = The players’ settlement is cancelled; only the director determines rectifications.
instruction-options_explained_choose_again = The director explains every option; then { $seat } chooses again.
instruction-director_chooses = The director makes the choice himself.
instruction-choice_stands = The choice of { $seat } stands; a player may choose whatever suits his own side best.
instruction-offenders_may_profit = The offending side may now call and play to its advantage, even if it seems to profit from the infraction, but may not use what was withdrawn.

decision-10-choice_after_consulting = The Laws do not say what happens to a choice made after consulting partner. The director may let it stand or choose himself.
decision-10-choice_before_explanation = A choice made before the options were explained is made again, with all options known.
