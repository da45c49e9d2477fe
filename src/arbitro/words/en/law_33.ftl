# Law 33: simultaneous calls.

event-simultaneous_calls = Two players called at the same time
field-other = The other player
