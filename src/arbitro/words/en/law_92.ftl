# Law 92: the right to appeal.

event-appeal_requested = A contestant asks for a review of a ruling
event-ruling_requested = A contestant asks for a ruling after the play
event-appeal_decided = An appeal has been decided: was it without merit?
field-minutes_since_score = Minutes since the official score was available
field-minutes_since_ruling = Minutes since the ruling
question-ruling_table = At whose table was the ruling given?
option-ruling_table-own = at the appellant’s own table
option-ruling_table-another = at another table
question-appellant = Who appeals?
option-appellant-contestant = a contestant (a player of the pair or team)
option-appellant-captain = his captain
option-appellant-other = somebody else
question-ground_evident = Was the reason for the request already clear when the ruling was given?
weigh-known_at_ruling = what the player knew at the moment of the ruling
question-request_in_time = Was the request made within the time allowed?
question-lodged_with = With whom was the appeal lodged?
option-lodged_with-director = with the director
option-lodged_with-elsewhere = with somebody else
question-partner_concurrence = Does the appellant’s partner agree to the appeal?
option-partner_concurrence-concurs = the partner agrees
option-partner_concurrence-refuses = the partner refuses
option-partner_concurrence-absent = the partner is absent
question-captain_concurrence = Does the captain agree to the appeal? (The agreement of a delegate he has named counts as his.)
option-captain_concurrence-concurs = the captain agrees
option-captain_concurrence-refuses = the captain refuses
option-captain_concurrence-absent = the captain is absent
question-merit = Did the appeal have any merit?
weigh-arguable = whether there was anything to argue
weigh-new_facts = whether it raised facts that had not been considered
instruction-appeal_through_director = All appeals are lodged through the director; the appellant is told so.
instruction-concurrence_to_be_asked = The absent partner or captain must agree first.
instruction-director_rules_now = The director gives a ruling: the request was in time.
instruction-right_to_ruling_lapsed = The right to ask for a ruling has lapsed.
instruction-appeal_had_merit = The appeal had merit: there is no sanction.
instruction-sanction_for_appeal = The appeal was without merit: the regulations provide for a sanction.
instruction-no_sanction_for_appeal = The appeal was without merit, but no regulation provides for a sanction.
why-one_member_suffices = one member of the pair may act without the other
effect-appeal_heard =
    { $heard ->
        [true] The appeal is heard.
       *[false] The appeal is not heard.
    }

decision-92-absent_member_1997 = The Italian text requires both to be present and counts an absent member as present. We read it as agreement, which an absent partner or captain is assumed to give.
decision-92-absent_member_is_asked = Nobody’s agreement is assumed: the appeal waits until the absent partner or captain has been asked.
decision-92-one_member_suffices = Where a regulation lets one member of a pair act, his partner’s refusal does not matter.
