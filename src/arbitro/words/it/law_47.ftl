# Articolo 47: il ritiro di una carta giocata.

event-card_retracted = Una carta giocata è ritirata, o un giocatore vuole ritirarla
field-face_down = La carta è ancora coperta
question-retraction = Perché { $about } è ritirata, o perché dovrebbe esserlo?
option-retraction-rectification = Lo richiede una rettifica
option-retraction-illegal_play = Per correggere una giocata illegale
option-retraction-unintended_designation = La carta è stata nominata per un lapsus
option-retraction-opponent_changed = Un avversario ha cambiato una carta giocata prima di questa
option-retraction-told_his_turn = Al giocatore era stato detto che era il suo turno
option-retraction-wrong_explanation = È stata giocata dopo una spiegazione errata di un avversario
option-retraction-proper_lead = Il giocatore di turno ha fatto il proprio attacco
option-retraction-other = Per un’altra ragione
question-goes_back_freely = L’articolo che impone il ritiro lascia tornare { $about } in mano senza altra rettifica?
question-card_was_led = { $about } è stata usata per attaccare?
question-changes_too = { $seat }, cambi anche tu { $about }? La carta di un difensore diventa allora una carta penalizzata.
question-subsequent_card_in_trick = È stata giocata una carta nella presa dopo { $about } (2017: o comunque un’altra carta da allora)?
question-opening_lead_and_dummy_faced = { $about } era l’attacco iniziale, e il morto ha già scoperto una carta?

decision-47-taken_back_2007 = La carta «può» essere ritirata, ma il giocatore successivo non può accettarla: quindi viene ritirata.
decision-47-offender_changes_too = 47D vale anche per la linea che ha sbagliato per prima (62C2); la carta di un difensore diventa allora penalizzata.
