# Articolo 41: l’inizio del gioco.

event-opening_lead_to_be_changed = Un giocatore vuole riprendere il proprio attacco iniziale
event-opening_lead_faced = L’attacco iniziale è stato scoperto
event-contract_asked = Un giocatore chiede durante il gioco qual è il contratto
event-dummy_spread_wrong = Qualcuno contesta il modo in cui il morto ha steso le carte
question-lead_reason = Perché l’attacco coperto di { $about } dovrebbe essere ritirato?
option-lead_reason-wrong_explanation = è stata corretta una spiegazione sbagliata di un avversario
option-lead_reason-other_irregularity = un’altra irregolarità, dopo la quale l’arbitro ne permette il ritiro
option-lead_reason-second_thought = il giocatore ha cambiato idea
question-time_for_questions = { $about } ha attaccato a carta coperta, lasciando il tempo per le domande prima di scoprirla?
question-review_still_open = { $about } deve ancora giocare la sua prima carta, e quindi può sentire tutta la licitazione?
question-laid_out_well = { $about } ha steso le carte come prescrive il Codice?
instruction-face_down_lead_stays = L’attacco di { $seat } resta: un attacco coperto si ritira solo se lo dice l’arbitro, dopo un’irregolarità.
instruction-faced_before_questions = { $seat } doveva attaccare a carta coperta e attendere le domande; l’attacco scoperto resta, e ciascuno può ancora chiedere al suo primo turno di gioco.
instruction-dummy_spreads_hand = { $seat } stende la mano scoperta: divisa per seme, in colonne verso il dichiarante, in ordine di rango con la carta più bassa verso il dichiarante, gli atout alla destra del morto.
instruction-dummy_spreads_hand_1997 = { $seat } stende la mano scoperta: divisa per seme, in colonne verso il dichiarante, in ordine di rango, gli atout alla destra del morto.
instruction-contract_or_review = { $seat } può sentire l’intera licitazione finché non ha giocato la sua prima carta, o solo il contratto.
instruction-told_contract_not_by_whom = A { $seat } si dice qual è il contratto e se è contrato o surcontrato, ma non da chi; la licitazione non si ripete.

decision-41-face_down_lead_out_of_turn = Il testo nomina solo 47E2. Un attacco coperto di un giocatore non di turno torna comunque in mano.
decision-41-declarer_asks_at_dummys_turn_1997 = Il testo non dice che il turno del morto è anche del dichiarante. Il dichiarante gioca entrambe le mani (41D), quindi può chiedere anche allora.
