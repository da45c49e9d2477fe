# Law 69: agreed claims and concessions.

event-claim_agreed = A claim or concession was agreed
event-agreement_withdrawn = A side takes back its agreement to a claim or concession
question-claim_objected = Do { $about } object to it now, after agreeing before?
question-likely_won = Would { $about } probably have won the tricks they now want back if play had continued?
weigh-play_had_gone_on = how the play would have continued
question-not_losable = Were the tricks that { $about } now want back safe against every normal play of the remaining cards?
why-nothing_claimed = nothing was claimed, so agreeing to it did not lose a trick

decision-69-playing_on_is_no_agreement = A side that has played on after a claim has not agreed to it: the claim is contested.
