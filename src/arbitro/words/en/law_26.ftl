# Law 26: lead restrictions after a withdrawn call.

event-call_withdrawn = The auction is over and a call had been withdrawn: lead restrictions
field-call = Call
field-replaced_by = Replaced by
question-specified_suits = Which suits did the withdrawn call { $about } specify, whatever it named?
question-shown_suits = Which suits has { $about } specified in the legal auction?
question-solely_suits = Did { $about } tell of these suits alone, and of no other?
question-offender_defends = Is { $about } a defender?
question-much_different_meaning = Would { $about }, repeated at that turn, have a much different meaning?
weigh-meaning_when_repeated = what the call meant when it was withdrawn, and what it means where it now stands
question-demand = What does { $seat } demand of { $about }’s lead?
option-demand-require = The lead of a suit
option-demand-forbid = That a suit is not led
option-demand-decline = Nothing
demanded-require = The lead of { $suit }
demanded-forbid = That { $suit } is not led
question-demanded_suit = Which suit does { $seat } name?
about-withdrawn_call = What the withdrawn call tells
event-restricted_lead_due = A defender whose partner withdrew a call has his first lead
field-may_require = Suits that declarer may require
field-may_forbid = Suits that declarer may forbid
problem-no-suit = a suit is needed: { $expected }
instruction-demand_without_right = What was demanded of { $seat } is not among what declarer may demand: it binds nobody, and declarer may still choose.
instruction-lead_restriction_as_things_stand = That is the restriction as things stand: who defends is still open, and what { $seat } still calls may change it or lift it (Law 26).

decision-26-any_specified_suit_1997 = Declarer may pick any suit that the withdrawn call specified for either demand, including those shown legally.
decision-26-any_one_suit = “Any suit” means any one suit; a “turn of play” means a turn to lead.
decision-26-repeated_with_another_meaning = The note on a call repeated with a very different meaning belongs to the opening words of the law.
