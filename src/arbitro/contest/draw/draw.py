"""What a draw is made from and what it comes to. A draw is a decision: its pairings are kept, never drawn again."""

from fractions import Fraction
from typing import Literal

from msgspec import Struct

from arbitro.regulations.consequence import Ground

Of = Literal["teams", "pairs"]
"""Teams are at home or away, pairs sit North-South or East-West: the first of two is at home, or North-South."""


class Encounter(Struct, frozen=True):
    """Two contestants who have met, the home team first, in a round."""

    round: int
    home: str
    away: str


class Candidate(Struct, frozen=True):
    """A contestant who is to be drawn, with what it has so far."""

    contestant: str
    points: Fraction = Fraction()
    rank: int = 0  # in the standings that the draw goes by, 1 the best; 0: not ranked yet
    byes: int = 0  # rounds without an opponent, forfeits won among them where the regulations count them
    category: str = ""


class Pairing(Struct, frozen=True):
    """Two who meet, the home team first, at a table, and why these two."""

    table: int
    home: str
    away: str
    why: tuple[Ground, ...] = ()


class Draw(Struct, frozen=True, kw_only=True):
    """A round: who meets whom, who has no opponent; from which seed, so that it can be repeated."""

    system: str
    round: int
    pairings: tuple[Pairing, ...]
    bye: str | None = None
    why_bye: tuple[Ground, ...] = ()
    seed: str = ""
    warnings: tuple[Ground, ...] = ()
