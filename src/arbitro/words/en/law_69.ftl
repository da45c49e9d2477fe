# Law 69: agreed claims and concessions.

event-claim_agreed = A claim or concession was agreed
event-agreement_withdrawn = A side takes back its agreement to a claim or concession
question-claim_objected = Do { $about } object to it now, having agreed before?
question-likely_won = Would { $about } likely have won what they now want back if play had gone on?
weigh-play_had_gone_on = how the play would have gone on
question-not_losable = Could no normal play of the cards left have lost what { $about } now want back?
why-nothing_claimed = nothing was claimed, so that agreeing to it lost no trick

decision-69-playing_on_is_no_agreement = A side that has played on after a claim has not agreed to it: the claim is contested.
