# Law 81: the director.

event-director_learned_of_error = The director has learned of an error that nobody reported
event-waiver_of_rectification = Somebody wants a rectification to be waived
event-rules_changed_by_director = The director wants to change how the event is run
question-ruling_period_open = Can a ruling still be asked for, or appealed against (Law 92B)?
question-waiver_asked_by = Who asks for the waiver?
option-waiver_asked_by-non_offenders = the non-offending side
option-waiver_asked_by-offenders = the offending side
option-waiver_asked_by-nobody = nobody: it is the director’s own idea
question-waive = Does the director, at his discretion, waive the rectification?
question-waive_for_cause = Is there good reason to waive the rectification?
weigh-what_non_offenders_ask = what the non-offending side asks for, and why
weigh-fair_to_field = whether it is fair to the other contestants
weigh-good_cause = whether the reason is good
question-rule_changed = What would the director depart from?
option-rule_changed-law = the Laws
option-rule_changed-regulation = a regulation of the authority
option-rule_changed-event_rules = the event’s own rules
option-rule_changed-nothing_fixed = nothing: the organiser has left it open
question-grave_reasons = Do serious reasons prevent the event from being run under its own rules?
weigh-event_cannot_go_on = whether the event could not continue otherwise
weigh-no_more_than_needed = whether no more is changed than necessary
instruction-director_arranges_it = The technical conduct of the event is the director’s task: the director arranges it.
instruction-change_not_allowed = The change is not allowed.
instruction-change_allowed_and_recorded = The change is allowed as far as it is necessary; its reason is recorded.
instruction-organiser_decides = Only the organiser can change the event’s own rules.

decision-81-either_period_2017 = The text names two periods, those of 79C and 92B: the director may act while either is running.
decision-81-organisers_rules = Without a regulation about it, only the organiser can change the rules of the event.
