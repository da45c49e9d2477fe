# Legea 33: declarații simultane.

event-simultaneous_calls = Doi jucători au declarat în același timp
field-other = Celălalt jucător
