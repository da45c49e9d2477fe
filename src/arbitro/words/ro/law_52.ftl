# Legea 52: o carte penalizată nu a fost jucată.

event-penalty_card_not_played = Un apărător nu a jucat cartea penalizată pe care trebuia să o joace
field-due = Cărți penalizate care puteau fi jucate
question-could_play_it = Ar fi putut { $about } să joace legal cartea penalizată, fără altă obligație prioritară?
instruction-may_not_take_back = { $seat } nu poate retrage cartea din proprie inițiativă.
instruction-penalty_cards_stay = Orice carte penalizată a lui { $seat } care nu a fost jucată rămâne carte penalizată.
why-card_in_view_not_played = cartea care trebuia jucată era expusă pe masă

decision-52-no_transfer = O carte penalizată nejucată este prin definiție o renonsă (61A), dar fără transfer automat de levate (64B3).
