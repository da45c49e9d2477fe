# Law 66: inspection of tricks.

event-trick_inspected = Somebody wants to look at the cards of a trick
event-cards_mixed = A revoke or the number of tricks is disputed and cards have been mixed
field-inspected = What he wants to inspect
option-inspected-trick = the four cards just played
option-inspected-own_card = his own last card
option-inspected-quitted = quitted tricks
question-own_card_turned = Has { $about } already turned his own card face down?
question-director_instructs = Does the director order the tricks to be inspected, for example to verify a revoke?
question-facts_found = Can the director still find out what happened?
question-mixed_after_claim = Did { $about } mix the cards after the revoke or the number of tricks had been questioned?
question-other_side_mixed = Has { $about } also mixed its cards?
instruction-inspect_own_cards = Played and unplayed cards may be inspected to settle a revoke or the number of tricks; each player handles only his own.
instruction-director_inspects = The tricks are inspected as the director instructs.
instruction-tricks_stay_closed = { $seat } may not look: the tricks stay closed until the play is over.
instruction-trick_is_shown = All four cards of the trick are faced.
instruction-look_at_own_card = { $seat } may look at his own last card without showing it.
instruction-rule_on_facts = The director rules on the facts as he finds them.
instruction-rule_on_disputed_facts = The director rules as on any disputed facts.
instruction-rule_for_ns = The director rules in favour of North-South.
instruction-rule_for_ew = The director rules in favour of East-West.
why-dummy_may_not_look = the player is dummy

decision-66-not_dummy = The first three clauses name declarer and the defenders: dummy may not look at a trick during the play.
