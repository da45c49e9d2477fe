# Legea 88: puncte de despăgubire.

event-no_result_possible = Pe o donă nu se poate obține un rezultat

decision-88-own_choice_1997 = Un concurent care a acceptat să renunțe la o donă primește 60% și nu media propriei sesiuni.
