# Law 55: declarer leads out of turn.

event-declarer_led_out_of_turn = Declarer led out of turn, from hand or from dummy
event-line_after_own_lead_out_of_turn = Declarer took back a lead out of turn and may have used information from it
question-lead_wish = { $seat }, what do you want to do about declarer’s lead?
option-lead_wish-accept = I accept it
option-lead_wish-retract = It must be taken back
option-lead_wish-silent = Nothing
question-spoke_first = The defenders do not agree: which of them spoke first?
question-line_from_infraction = Did { $about } follow a line of play that the lead out of turn may have suggested?
weigh-what_the_lead_told = what declarer could learn from the lead and from the others’ reactions
weigh-line_without_it = whether the line would have been chosen anyway

decision-55-defenders_differ_1997 = The text does not say whose wish counts when the defenders differ: that of the one who spoke first.
