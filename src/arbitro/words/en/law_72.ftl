# Law 72: general principles.

event-deliberate_infraction = A player may have broken a law on purpose, or hidden that he did
question-intended = Did { $about } break the law on purpose (even if ready to accept the rectification)?
weigh-own_statement = what the player himself says
question-concealed = Did { $about } try to hide the infraction?
weigh-second_revoke = a second revoke, made to cover the first
weigh-cards_hidden_or_mixed = a card hidden, or the cards mixed too early

decision-72-hidden_on_purpose_1997 = It is forbidden to hide an inadvertent infraction: one made on purpose all the more.
