"""What a partnership has agreed, as data: a system is a file of rules, and a call has the meaning that a rule gives it.

system = read_system(text, "ours.toml")                        every problem at once
known = Understanding.of(Agreements.both(system), auction)     what the auction has told
known.meanings[-1].shows                                       -> "15-17 balanced"
known.fitting(hand)                                            -> the calls that the hand may make, the best first
known.constraints                                              -> what is known of the four hands, for dealing
"""

from arbitro.systems.reading import SHIPPED, load_system, read_system
from arbitro.systems.rule import BiddingRule, BiddingSystem, Forcing
from arbitro.systems.understanding import Agreements, Meaning, Told, Understanding, fitting_calls, meaning

__all__ = [
    "SHIPPED",
    "Agreements",
    "BiddingRule",
    "BiddingSystem",
    "Forcing",
    "Meaning",
    "Told",
    "Understanding",
    "fitting_calls",
    "load_system",
    "meaning",
    "read_system",
]
