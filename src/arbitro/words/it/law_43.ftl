# Articolo 43: le limitazioni del morto.

event-dummy_overstepped = Il morto ha fatto ciò che non può fare
event-dummy_warned_declarer = Il morto ha avvertito il dichiarante di non attaccare dalla mano sbagliata
event-dummy_asked_about_revoke = Il morto ha chiesto al dichiarante se una sua carta era una renonce
event-defenders_gained_after_dummy_spoke = A gioco finito: il morto, persi i suoi diritti, aveva parlato per primo dell’irregolarità di un difensore
question-limit_broken = Quale limitazione non è stata rispettata?
option-limit_broken-called_director = il morto ha chiamato l’arbitro
option-limit_broken-took_part = il morto ha partecipato al gioco, o ne ha comunicato qualcosa al dichiarante
option-limit_broken-exchanged_hands = il morto ha scambiato le carte con il dichiarante (2017: uno dei due ha visto la mano dell’altro)
option-limit_broken-left_seat = il morto ha lasciato il posto per guardare il gioco del dichiarante
option-limit_broken-looked_at_defender = il morto ha guardato una carta nella mano di un difensore
option-limit_broken-defender_showed = un difensore ha mostrato la propria mano al morto
option-limit_broken-score_sheet = il morto ha guardato lo score prima della fine del gioco
question-attention_by_another = Un altro giocatore aveva già richiamato l’attenzione su un’irregolarità?
question-own_initiative = { $about } ha guardato di propria iniziativa?
question-hand_chosen = I difensori: da quale mano deve attaccare { $about }? Decide il primo che parla.
option-hand_chosen-declarer = dalla mano del dichiarante
option-hand_chosen-dummy = dal morto
option-hand_chosen-no_choice = non scelgono
question-dummy_first_to_ask = Il morto è stato il primo a chiedere di { $about }?
question-play_was_revoke = { $about } era una renonce?
question-saw_score_sheet = In una gara a coppie: il morto aveva guardato lo score prima della fine del gioco?
question-exposed_behind_screen = Un difensore ha esposto una carta che il dichiarante, a causa del sipario, non poteva vedere, ed è di questo che ha parlato il morto?
why-score_sheet_not_regulated = nessun regolamento dice che il morto che guarda lo score perde i propri diritti
about-remark = Ciò che il morto ha detto o mostrato sul gioco
problem-followed-suit = { $found-card } è del seme d’attacco; non c’è nulla da chiedere.

decision-43-hands_seen_2017 = I testi in altre lingue parlano di scambiarsi le mani. Il testo qui usato vieta al dichiarante e al morto di vedere l’uno la mano dell’altro.
decision-43-score_sheet_is_a2 = Un regolamento che dice solo «perde i suoi diritti» intende le conseguenze di 43B, come dopo 43A2.
decision-43-no_hand_chosen = Se nessun difensore sceglie la mano, il dichiarante attacca dalla mano a cui tocca.
decision-43-dummy_informs_declarer = Ciò che il morto dice al dichiarante sul gioco è informazione dal compagno (articolo 16), oltre alla penalità.
