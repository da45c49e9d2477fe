# Law 42: dummy’s rights.

event-dummy_acted = Dummy said or did something during the play
question-dummy_action = What did { $about } do?
option-dummy_action-gave_information = mentioned a fact or the law
option-dummy_action-counted_tricks = kept count of the tricks
option-dummy_action-played_card = played a card as declarer had instructed
option-dummy_action-asked_declarer = asked declarer whether he had no card of the suit led
option-dummy_action-asked_defender = asked a defender whether he had no card of the suit led
option-dummy_action-tried_to_prevent = tried to prevent an irregularity
option-dummy_action-drew_attention = drew attention to an irregularity
question-director_present = Was the director present?
question-whose_irregularity = Whose irregularity was it?
why-question_to_defender = dummy may ask declarer, but not a defender
