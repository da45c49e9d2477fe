# Law 63: establishment of a revoke.

event-revoke_noticed = A revoke was noticed: is it established?
question-played_after_revoke = Which of these did { $about } do first after the revoke?
option-played_after_revoke-nothing = none of these
option-played_after_revoke-played_on = led or played to the next trick, legally or not
option-played_after_revoke-played_on_misled = played to the next trick but took it back, because an opponent had said it was his turn
option-played_after_revoke-designated = named or indicated a card for the next trick
option-played_after_revoke-claimed = claimed or conceded tricks
option-played_after_revoke-agreed = agreed to a claim or concession of the opponents
question-agreement_established = Is the agreement of { $about } established? (No objection before their next call or before the end of the round.)
question-partner_asked = Did { $about }’s partner draw attention to it by asking whether he had a card of the suit?
question-dummy_asked_first = Was dummy the first to ask declarer about the revoke?
question-hands_in_board = Had all four hands been put back into the board when it was noticed?
instruction-last_trick_played_again = The cards played to the thirteenth trick are taken back.
instruction-one_of_two_established = Both sides revoked on this trick and only one of the revokes is established: play continues, and the director restores equity afterwards.
instruction-claim_after_correction = When the revoke has been corrected, the director rules on the claim.

decision-63-acquiescence_1997 = Agreeing to a claim means what 69A says: no objection before the side’s next call or the end of the round.
decision-63-unlawful_question_1997 = A breach of 61B is a defender’s question to his partner. What dummy may not do is in Law 43.
decision-63-one_of_two_established = If both sides revoked on a trick and one of the revokes is established, the director restores equity.
decision-63-void_claim_2017 = If the revoker’s side claims and play continues by consent of all four (68D2(b)), the claim is void but the revoke stays established.
