"""Scores that do not balance in a knock-out match (1997, 2007: 86B; since 2007: 12C4).

A knock-out match must have one result: each side's score on the board is computed by itself, and both get the mean.
"""

from fractions import Fraction

from msgspec import Struct

from arbitro.book.clause import Clause
from arbitro.book.edition import E1997, Edition
from arbitro.regulations import Pack, keys


class Balanced(Struct, frozen=True, tag="balanced"):
    """What each side would have had, and what it has."""

    first_alone: Fraction
    second_alone: Fraction
    first: Fraction
    second: Fraction
    clause: Clause


def balanced(first: Fraction | int, second: Fraction | int, edition: Edition, at_stake: Fraction | int = 0) -> Balanced:
    """The board's score for the two sides, each given from its own point of view: `balanced(5, -1)` is 3 and -3.

    What one side has the other lacks of what is at stake: nothing in IMPs, 2 on a board of a board-a-match.
    """
    mean = (Fraction(first) + at_stake - second) / 2
    clause = Clause("86B" if edition is E1997 else "12C4")
    return Balanced(Fraction(first), Fraction(second), mean, at_stake - mean, clause)


def is_won(lead: Fraction | int, pack: Pack) -> bool:
    """Whether a lead in IMPs, of whatever size, decides the match; any fraction does unless the pack says otherwise."""
    return lead > pack[keys.KNOCKOUT_MARGIN]
