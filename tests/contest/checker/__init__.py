"""What the contests must satisfy, counted apart from the program: nothing here imports it.

`movements.violations` looks at a movement, `tournaments.check` at the facts of a whole event and its rankings.
"""
