# Law 72: general principles.

event-deliberate_infraction = A player may have broken a law on purpose, or concealed it
question-intended = Did { $about } break the law on purpose? (Being ready to accept the rectification is no excuse.)
weigh-own_statement = what the player himself says
question-concealed = Did { $about } try to conceal the infraction?
weigh-second_revoke = a second revoke to hide the first
weigh-cards_hidden_or_mixed = a hidden card, or cards mixed too early

decision-72-hidden_on_purpose_1997 = The text forbids concealing an inadvertent infraction; this applies even more to a deliberate one.
