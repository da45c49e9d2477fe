# Law 60: play after an illegal play.

event-play_after_illegal_play = Somebody played on after an illegal lead or play, before the director had ruled
event-play_before_corrected_lead = Declarer had to take back a lead out of turn, and a defender played before the new lead came
field-played = Card then played
question-earlier_obligation = Had { $about } a penalty card to play, or a restriction to obey, from before?
instruction-earlier_obligation_remains = The penalty card or the restriction from before still binds at the later turns.
why-not_after_right_hand_opponent = the illegal card was not from the opponent on the right of the player who played on
problem-lead-half-told = The lead to the trick has a hand and a card: { $expected }.
problem-not-declarers-hand = { $found } is not declarer’s or dummy’s; those are { $expected }.

decision-60-only_after_right_hand_opponent = 60A1 names the opponent to the right. A play by another hand of the innocent side costs nothing.
decision-60-partners_card_too = A card that the offender’s partner plays before the rectification is decided may be rectified itself: a defender’s goes back and is a penalty card, even if it was his turn to lead.
