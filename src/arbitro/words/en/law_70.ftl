# Law 70: contested claims and concessions.

event-claim_contested = A claim or concession is disputed
question-played_on = Were cards played after the claim?
question-play_is_evidence = Do you accept the play after the claim as evidence of how play would have continued, or of what was claimed?
question-line_stated = Ask { $about } to repeat what was said with the claim. Did it say how the tricks would be won?
question-trump_outstanding = Do { $about } still hold a trump?
question-trump_mentioned = Did { $about } mention that trump?
question-unaware_at_all_likely = Is it at all likely that { $about }, when claiming, did not know that a trump was outstanding?
question-loses_to_trump = Could { $about } lose a trick to that trump by normal play?
question-needs_card_with_one_opponent = Does { $about }’s claim depend on an unstated line that finds a card with one opponent rather than the other?
question-opponent_shows_out = Had an opponent shown out of that suit before { $about }’s claim, or would an opponent show out on every normal line?
question-irrational_not_to = Would any other line be irrational for { $about }?
question-needs_partners_choice = Does { $about }’s claim depend on partner choosing one particular play among several normal ones?
question-less_successful_line = Does { $about }’s statement allow a normal line that wins fewer tricks?
question-tricks_to_claimer = How many of the remaining tricks go to { $about }? (Decide trick by trick; doubt about a claim goes against the claimer.)
weigh-probable_play = how the play would probably have continued
weigh-accuracy_of_claim = whether the claim was right
weigh-what_claimer_said_and_saw = what the claimer said, and which cards he had seen
weigh-finesse_or_drop = finesse or drop, and similar guesses
instruction-later_cards_void = Every card played after the claim is void.
instruction-play_taken_as_evidence = The play after the claim counts as part of the claimer’s explanation and as evidence.
instruction-suits_from_the_top = A suit about which nothing was said is assumed to be played from the top.
fact-tricks_on_line = How many tricks does the claimer’s side win with the play { $about }?

decision-70-concession_in_a_claim = The claimer’s own side, including dummy, may dispute the concession contained in a claim of some tricks. It stands, except under Law 71.
decision-70-concession_alone = A concession of all the tricks has no claimer against whom doubt is resolved: the director judges what is fair.
decision-70-play_as_evidence_2007 = What was played after the claim is evidence for the director when he judges a line. It proves nothing by itself.
decision-70-partners_choice_1997 = There is no 70D2: a choice of the claimer’s partner is a doubt, and doubt goes against the claimer (70A).
