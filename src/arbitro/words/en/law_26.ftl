# Law 26: lead restrictions after a withdrawn call.

event-call_withdrawn = The auction is over and a call was withdrawn: lead restrictions
field-call = Call
field-replaced_by = Replaced by
question-specified_suits = Which suits did the withdrawn call { $about } show, whatever suit it named?
question-shown_suits = Which suits has { $about } shown in the legal auction?
question-solely_suits = Did { $about } show only these suits?
question-offender_defends = Is { $about } a defender?
question-much_different_meaning = Would { $about }, repeated at that turn, have a very different meaning?
weigh-meaning_when_repeated = what the call meant when it was withdrawn, and what it means now
question-demand = What does { $seat } require of { $about }’s lead?
option-demand-require = The lead of a suit
option-demand-forbid = That a suit is not led
option-demand-decline = Nothing
demanded-require = The lead of { $suit }
demanded-forbid = That { $suit } is not led
question-demanded_suit = Which suit does { $seat } name?
about-withdrawn_call = What the withdrawn call shows
event-restricted_lead_due = A defender whose partner withdrew a call has his first lead
field-may_require = Suits that declarer may require
field-may_forbid = Suits that declarer may forbid
problem-no-suit = Name a suit: { $expected }.
instruction-demand_without_right = Declarer is not entitled to that demand on { $seat }’s lead: it is not binding, and declarer may still choose.
instruction-lead_restriction_as_things_stand = This is the restriction for now: it is not settled who defends, and { $seat }’s later calls may change or remove it (Law 26).

decision-26-any_specified_suit_1997 = Declarer may pick any suit that the withdrawn call specified for either demand, including those shown legally.
decision-26-any_one_suit = “Any suit” means any one suit; a “turn of play” means a turn to lead.
decision-26-repeated_with_another_meaning = The note on a call repeated with a very different meaning belongs to the opening words of the law.
