# Law 73: communication, tempo and deception.

event-opponent_misled = A player was misled by an opponent’s manner, tempo, remark, call or play, or an opponent tried to mislead him
event-improper_communication = A player communicated with his partner other than by a call or play
question-misled_by = What did { $about } do that misled the opponent?
option-misled_by-call_or_play = a call or play in itself
option-misled_by-remark = a remark
option-misled_by-gesture = a gesture
option-misled_by-tempo = tempo: haste or hesitation
option-misled_by-manner = the manner of a call or play
option-misled_by-deviation = a deliberate departure from correct procedure
option-misled_by-question = a question
question-deception_protected = Was { $about }’s deception protected by a concealed partnership understanding or experience?
question-stressed_by_tempo = Did { $about } emphasise it by unusual haste or hesitation?
weigh-unusual_tempo = how unusual the tempo or manner was
question-false_inference = Did an innocent player draw a false inference from what { $about } did?
weigh-what_was_inferred = what the player inferred, and whether it was false
weigh-inference_from_game = whether the inference came from the manner rather than the calls and plays
question-bridge_reason = Did { $about } have a demonstrable bridge reason for it?
weigh-problem_to_solve = whether there was something to think about
weigh-reason_shown = whether the cards and the situation show the reason
question-could_benefit = Could { $about } have known at the time that it could be to his benefit?
question-meant_to_mislead = Did { $about } intend to mislead?
question-communication = How did { $about } communicate it?
option-communication-unintended = unintentionally: tempo, manner, a remark or a question
option-communication-intended = deliberately
option-communication-prearranged = by a method arranged beforehand

decision-73-misled_by_a_question = The text does not name a question among the things that mislead, so questions are not considered here.
