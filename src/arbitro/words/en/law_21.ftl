# Law 21: misinformation.

event-wrong_explanation = A wrong explanation was given
question-auction_ended = Is the auction over?
question-mi = What misled the player?
option-mi-explanation = an opponent’s wrong explanation
option-mi-missing_alert = a missing alert
option-mi-own_misunderstanding = his own misunderstanding
question-alert_required = Do the regulations require that alert?
question-evidence_of_agreement = Is there evidence that the explanation was right and the call was the mistake?
weigh-convention_card_and_notes = the convention card and system notes
weigh-both_partners_say_so = what both partners say independently
weigh-presume_explanation = without evidence the explanation is presumed wrong
question-probably_influenced = Did the last call of { $about } probably result from the misinformation?
question-influenced = Could the misinformation well have influenced { $about }’s last call?
weigh-call_with_right_explanation = which call was likely with the correct explanation
weigh-probable_result = more likely than not
weigh-could_well_have_been = it need not be probable
question-changed_to = What does { $about } call now? (Repeating the call leaves it unchanged.)
question-lho_changes = Does { $about } withdraw the call made over the first one?
question-withdrawn_call_damaged = Did the withdrawn call convey anything that damaged the non-offending side?
weigh-what_withdrawn_call_told = what the withdrawn call showed beyond its replacement
weigh-use_made_of_it = whether the offending side used it instead of a logical alternative
question-advantage = Did the offending side gain an advantage from the wrong explanation?
weigh-result_with_right_explanation = the probable result with the correct explanation
weigh-gain_from_misinformation = whether the gain came from the misinformation
why-lho_has_not_called = the next player has not called over it
why-auction_period_has_ended = the auction period has ended

decision-21-last_call_of_the_side = If nobody has called since, only the last call of the misinformed side can still be changed.
decision-21-alert_not_required = A missing alert that no regulation requires is not misinformation: the mistake is the player’s own.
decision-21-overtaken_call = If the changed call makes the next player’s call illegal, that call must be changed.
decision-21-misbid_on_evidence = 21B1(b) presumes a wrong explanation where there is no evidence. Where evidence shows a wrong call it is not applied, and there is no rectification.
instruction-last_call_may_be_changed = Until an opening lead is faced, a player of { $seat }’s side may change his last call if he probably made it because of the wrong explanation and his partner has not called since.
