# Law 9: what follows an irregularity.

event-attention_drawn = Somebody drew attention to an irregularity
event-premature_correction = An irregular call was corrected before the director came
event-card_taken_back = An irregular card was taken back before the director came
field-by = By
field-declarer = Declarer
field-play_over = The play is over
question-drawn_by = Who first drew attention to the irregularity?
option-drawn_by-player = a player who was allowed to
option-drawn_by-dummy = dummy, during the play
option-drawn_by-spectator = a spectator
question-prevented = Was it said to prevent an irregularity, before it happened?
question-about_explanation = Was it about a wrong explanation that declarer had given?
question-explanation_too_soon = Did { $about } speak about partner’s wrong explanation too early? (Declarer’s side may after the final pass, a defender after the play.)
question-a2_breach = Had dummy already exchanged hands with declarer, left his seat to watch the play, or looked at a defender’s cards?
question-defenders_gained = Did the defenders gain from their irregularity?
weigh-result_without_irregularity_of_defenders = the probable result without the defender’s irregularity
question-director_called = Was the director called at once?
question-acted_before_explanation = Did anybody act before the director had explained the options?
question-who_acted = Who acted before the director had explained the options?
question-offender_corrected = Had the offender already corrected the irregularity himself?
question-director_had_ruled = Had the director already ruled when { $about } was replaced?
instruction-rule_on_irregularity = The director now rules on the irregularity itself, under its own law.
instruction-rule_on_irregularity_and_correction = The director rules on the irregularity and on its correction, which may lead to a further rectification.
instruction-correction_under_the_ruling = { $seat } corrected it as the director ruled; the correction was not premature.
instruction-correction_is_withdrawn_too = The call that { $seat } substituted is withdrawn too: if that side defends, it may lead to further lead restrictions (Law 26).
instruction-call_the_director = The director should have been called at once.
instruction-dummy_has_lost_rights = Dummy has lost his rights. If he warned declarer against leading from the wrong hand, either defender chooses the hand; if he was the first to ask about a revoke, a wrong card is replaced and the revoke is treated as established.
instruction-director_corrects_explanation = Dummy may, and must, mention declarer’s wrong explanation; the director has it corrected.
instruction-spectator_stays_silent = A spectator may not draw attention to anything; the director reminds him.
why-irregularity_of_defender = it was a defender’s irregularity, and dummy may try to prevent only declarer’s
about-withdrawn_card = The card that was taken back

decision-9-dummy_prevents_declarer_only_2007 = 9A3 lets dummy try to prevent any irregularity, but within Law 42, which covers only declarer’s. So dummy may prevent only declarer’s.
decision-9-presumed_dummy_speaks = Until the opening lead is faced there is no dummy: the presumed dummy may draw attention as during the auction.
decision-9-anybody_prevents_1997 = The text does not say that players other than dummy may try to prevent an irregularity. Nothing forbids it, so they may.
