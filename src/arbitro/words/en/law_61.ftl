# Law 61: failure to follow suit, and questions about it.

event-failed_to_follow_suit = A player may have revoked: he did not follow suit, or did not play as required
fact-led_to_trick = Who led to trick { $about }?
problem-cards-before-revoke = The cards given before his are { $found }; from that lead they must be { $expected }. Give the card of every hand that played before him.
event-asked_about_revoke = Somebody asked whether a player had a card of the suit led
field-before = Cards already played to the trick, in order
field-next_trick = Cards already played to the next trick, and from which hand
field-asker = Who asked
field-questioned = Who was asked
question-could_comply = Could { $about } have followed suit, or played as required?
question-card_asked_about = Which card had { $about } played when he was asked?
question-cards_of_trick = Which cards were played to trick { $about }, in order from the lead?
instruction-dummy_may_not_ask = { $seat } is dummy and may not ask a defender about a revoke.
instruction-revoke_as_if_established = If { $seat } revoked, the card is replaced and the revoke is settled separately under Law 64, as if it were established.
instruction-defenders_may_not_ask = { $seat } is a defender and may not ask his partner about a revoke.
about-question_about_revoke = What the question about a revoke shows
problem-too-many-cards-in-trick = The trick has { $found } cards; a trick has { $expected }.
problem-not-an-opponent = { $found-seat } is not an opponent who has played to the trick; these are { $expected-seat }.
problem-cannot-be-asked = { $found-seat } cannot be asked that; players who can: { $expected-seat }.
problem-trick-unfinished = The trick has only { $found } cards; nobody plays to the next trick before it has { $expected }.

decision-61-forbidden_suit_is_a_revoke = Leading a forbidden suit is a failure to comply, although the text names only what was required.
decision-61-dummy_asks_defender_1997 = The text names no consequence when dummy asks a defender. The question may give declarer information (16A).
