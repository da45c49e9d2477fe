# Law 93: procedures of appeal.

event-appeal_admitted = An appeal will be heard: who decides it?
event-further_appeal = A case is taken beyond the event
event-further_appeal_decided = A further appeal has been decided
field-notice_minutes = Minutes from the end of the event to the written notice
field-lodged_minutes = Minutes from the end of the event to the further appeal itself
question-authority_variation = Has the regulating authority changed the appeal procedure for this event?
option-authority_variation-none = no
option-authority_variation-stages = yes: stages omitted or changed, with due notice
option-authority_variation-last_instance = yes: one body has the last word
question-committee_available = Is there an appeals committee, and can it meet without disturbing the event?
question-issue = What is the appeal about? (Take an appeal on several points part by part.)
option-issue-law = a point of law
option-issue-regulation = a point of regulation
option-issue-fact = the facts
option-issue-judgment = judgment: bridge, or the director’s discretion
option-issue-discipline = a disciplinary decision
question-several_directors = Is the event directed by several directors under one in charge?
question-steps_omitted = Was a step needed for a correct ruling left out?
weigh-facts_collected = whether all useful facts were collected
weigh-directors_and_experts_consulted = whether other directors and experts were consulted
weigh-questions_put_in_order = whether the right questions were asked, in the right order
question-sent_by = Who takes the case further?
option-sent_by-contestant = a contestant or his captain
option-sent_by-director_in_charge = the director in charge
option-sent_by-committee = the committee or other reviewing body
question-remedies_exhausted = Have all the remedies within the event been used?
question-notice_in_time = Was written notice given in time?
question-recourse_lodged = When was it lodged?
option-recourse_lodged-in_time = in time
option-recourse_lodged-conflict = after the shorter limit of the regulations, within the longer one
option-recourse_lodged-late = too late
question-recourse_upheld = Has it been upheld?
question-technical_error = Does the director admit an error: of fact, of law or regulation, or in a disciplinary decision?
instruction-follow_announced_stages = The appeal follows the procedure that the authority has announced.
instruction-decision_is_final = Its decision is final.
instruction-ruling_enforced_at_once = The decision is enforced at once.
instruction-recourse_is_open = A further appeal beyond the event is possible, within the limits of the regulations.
instruction-limits_contradict = The time limits in the regulations contradict each other: that body decides whether this appeal is in time.
instruction-decision_is_precedent = The decision counts as a precedent.
instruction-result_is_changed = The result is changed as decided.
effect-appeal_goes_to =
    { $body ->
        [director_in_charge] The director in charge
        [committee] The appeals committee
        [national_authority] The national authority
        [regulating_authority] The regulating authority
        [named_body] The body that the authority has named
       *[federal_court] The federation’s court of appeal
    } { $may_change ->
        [true] { $issue ->
            [law] decides on the point of law.
            [regulation] decides on the point of regulation.
            [fact] decides on the facts.
            [judgment] decides on the matter of judgment.
            [discipline] decides on the disciplinary matter.
           *[none] decides on the appeal.
        }
       *[false] { $issue ->
            [law] cannot change the ruling on the point of law, but may recommend a change.
            [regulation] cannot change the ruling on the point of regulation, but may recommend a change.
            [fact] leaves the ruling on the facts as it is.
            [judgment] leaves the ruling on the matter of judgment as it is.
            [discipline] cannot change the disciplinary decision, but may recommend a change.
           *[none] cannot change the ruling, but may recommend a change.
        }
    }

decision-93-part_by_part = An appeal on several points is decided part by part, since 93B1 mentions a part.
decision-93-discipline_without_committee = Without a committee a disciplinary decision is just as final (91A): the director in charge cannot change it.
decision-93-other_conditions_1997 = Only a note allows other conditions of appeal, for zones. We apply it to any authority.
decision-93-two_limits = If two limits contradict each other, the appeal is in time within the shorter one; within the longer one the body decides.
