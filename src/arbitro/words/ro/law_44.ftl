# Legea 44: derularea jocului.

event-which_card_may_be_played = Ce cărți poate juca un jucător?
event-who_won_the_trick = Cine a câștigat o levată și atacă la următoarea?
field-holds = Cărți în mână
field-penalty_cards = Cărți penalizate majore
field-trick_leader = Cine a atacat în levată
field-four_cards = Cele patru cărți, începând cu atacul
fact-playable_cards = Ce cărți poate juca { $about }?
instruction-penalty_card_is_due = { $seat } trebuie să joace acum o carte penalizată; dacă sunt mai multe, declarantul spune care.
instruction-won_the_trick = { $seat } a câștigat levata.
problem-required-and-forbidden = Un atac sau un joc este fie cerut, fie interzis; { $found-suit } nu poate fi a doua restricție.
