# Law 84: rulings on agreed facts.

event-facts_agreed = The facts are agreed: how does the director rule?
question-law_provides = What do the Laws provide for this case?
option-law_provides-nothing = nothing: no rectification and no discretion
option-law_provides-rectification = a rectification
option-law_provides-players_choice = a choice of rectifications for a player
option-law_provides-directors_choice = the director’s choice between a penalty and an adjusted score
option-law_provides-no_rectification = an irregularity, but no rectification for it
question-possibly_damaged = Is there even a reasonable possibility that the non-offending side was damaged?
weigh-possibility_is_enough = a reasonable possibility is enough
question-likely_damaged = Is it likely that the non-offending side was damaged?
weigh-doubt_to_innocent_side = doubtful points go in favour of the non-offending side
instruction-options_put_to_player = The director explains the options and sees that one is chosen and carried out.
instruction-equity_restored = The director chooses so as to restore equity; doubt is resolved in favour of the non-offending side.
instruction-offenders_told_of_right_to_appeal = The offending side is told of its right to appeal.

decision-84-directors_option = 84D has no option between a penalty and an adjusted score: doubt is resolved in favour of the non-offending side.
