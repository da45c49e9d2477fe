# Law 43: dummy’s limits.

event-dummy_overstepped = Dummy did something that dummy may not do
event-dummy_warned_declarer = Dummy warned declarer not to lead from the wrong hand
event-dummy_asked_about_revoke = Dummy asked declarer whether a card of his was a revoke
event-defenders_gained_after_dummy_spoke = After the play: a dummy without rights was first to mention a defender’s irregularity
question-limit_broken = Which limit was broken?
option-limit_broken-called_director = dummy called the director
option-limit_broken-took_part = dummy took part in the play, or gave declarer information about it
option-limit_broken-exchanged_hands = dummy exchanged hands with declarer (2017: either saw the other’s hand)
option-limit_broken-left_seat = dummy left his seat to watch declarer’s play
option-limit_broken-looked_at_defender = dummy looked at a card in a defender’s hand
option-limit_broken-defender_showed = a defender showed dummy his hand
option-limit_broken-score_sheet = dummy looked at the score sheet before the play was over
question-attention_by_another = Had another player drawn attention to an irregularity before?
question-own_initiative = Did { $about } look on his own initiative?
question-hand_chosen = Ask the defenders: from which hand must { $about } lead? The first to answer decides.
option-hand_chosen-declarer = from declarer’s hand
option-hand_chosen-dummy = from dummy
option-hand_chosen-no_choice = they do not choose
question-dummy_first_to_ask = Was dummy the first to ask about { $about }?
question-play_was_revoke = Was { $about } a revoke?
question-saw_score_sheet = In a pairs event: had dummy looked at the score sheet before the play was over?
question-exposed_behind_screen = Did dummy mention a defender’s exposed card that declarer could not see because of the screen?
why-score_sheet_not_regulated = no regulation takes away dummy’s rights for looking at the score sheet
about-remark = What dummy said or showed about the play
problem-followed-suit = { $found-card } is of the suit led; there is nothing to ask.

decision-43-hands_seen_2017 = Texts in other languages say exchanging hands. The text used here forbids declarer and dummy to see each other’s hand.
decision-43-score_sheet_is_a2 = A regulation that says only “loses his rights” means the consequences of 43B, as after 43A2.
decision-43-no_hand_chosen = If neither defender chooses the hand, declarer leads from the hand whose turn it is.
decision-43-dummy_informs_declarer = What dummy tells declarer about the play is information from partner (Law 16), besides the penalty.
