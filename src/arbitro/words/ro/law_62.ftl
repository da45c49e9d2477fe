# Legea 62: corectarea unei renonse.

event-revoke_to_be_corrected = O renonsă nu este consumată sau a fost la levata a douăsprezecea: se corectează
question-sides_played_on = Ambele axe au făcut renonsă la această levată: câte au atacat sau jucat la următoarea?
option-sides_played_on-none = niciuna
option-sides_played_on-one = o singură axă
option-sides_played_on-both = ambele axe
question-card_was_faced = Era { $about } deja cu fața în sus pe masă înainte de a fi jucată?
question-new_card = Ce carte joacă acum { $about }?
question-leaves_next_card = { $seat }, lăsați { $about } așa cum a fost pusă la levata următoare? (Poate rămâne numai dacă atacul este tot al dumneavoastră.)
question-chose_suggested_play = A ales { $about } jocul pe care cartea de renonsă i l-ar fi putut sugera?
weigh-what_revoke_card_suggested = care dintre cărțile sale putea fi sugerată de vederea cărții de renonsă
weigh-other_suit_held = dacă avea cărți în două culori, deci putea alege
instruction-not_the_suggested_play = Dacă { $seat } are cărți în două culori, nu poate alege jocul pe care cartea de renonsă l-ar putea sugera.

decision-62-partners_card_is_major = O carte retrasă de partenerul apărătorului care a făcut renonsă a fost jucată: dacă devine penalizată, este majoră.
decision-62-both_revoked_in_time = Dacă ambele axe au făcut renonsă și niciuna nu a continuat jocul, fiecare are drepturile față de renonsa celeilalte, iar nimeni nu poate folosi ce a văzut.
decision-62-lead_to_next_trick = Un atac la levata următoare poate rămâne numai dacă jucătorul lui câștigă levata corectată. Altfel se întoarce oricum în mână.
decision-62-twelfth_trick_2017 = La levata a douăsprezecea 62D2 numește 16C pentru o renonsă făcută înaintea rândului partenerului. Este regula specială: trece înaintea lui 50E1, care permite tuturor să folosească ce arată o carte penalizată.
