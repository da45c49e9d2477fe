# Law 60: play after an illegal play.

event-play_after_illegal_play = Somebody played on after an illegal lead or play, before the ruling
event-play_before_corrected_lead = Declarer had to take back a lead out of turn, and a defender played before the new lead
field-played = Card then played
question-earlier_obligation = Did { $about } already have a penalty card to play or a restriction to obey?
instruction-earlier_obligation_remains = The earlier penalty card or restriction still applies at later turns.
why-not_after_right_hand_opponent = the illegal card was not from the opponent on the right of the player who played on
problem-lead-half-told = Give both the hand and the card of the lead.
problem-not-declarers-hand = { $found-seat } is not declarer or dummy; those are { $expected-seat }.

decision-60-only_after_right_hand_opponent = 60A1 names the right-hand opponent. A play by another hand of the non-offending side has no consequence.
decision-60-partners_card_too = A card that the offender’s partner plays before the rectification may itself be rectified: a defender’s card is taken back and becomes a penalty card, even if it was his turn to lead.
