# Legea 88: puncte de despăgubire.

event-no_result_possible = Pe o donă nu se poate obține un rezultat
