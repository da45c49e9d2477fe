"""A player for an empty seat. It sees what a person in that seat sees, and answers with what that person may do.

memory = Memory().after(view)            # at every change of the view
act = decide(view, memory, Ways(...), draw)   # None: nothing to do
"""

from arbitro.robots.memory import Memory
from arbitro.robots.player import STRENGTHS, Act, Strength, Ways, decide

__all__ = ["STRENGTHS", "Act", "Memory", "Strength", "Ways", "decide"]
