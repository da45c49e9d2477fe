"""Simple victory points: 2 for a match won, 1 for a match drawn (N78.1(b), N78.2(a))."""

from fractions import Fraction
from math import floor

from msgspec import Struct

from arbitro.scoring.rounding import Rounding

STAKE = Fraction(2)
WON, DRAWN = Fraction(2), Fraction(1)


class Simple(Struct, frozen=True, tag="simple"):
    """What lead wins: more than `share` of the boards in a match up to `long` boards, `lead` IMPs in a longer one.

    `fraction`: how a margin with a fraction of an IMP becomes whole; None: it is compared as it is.
    """

    share: Fraction = Fraction(1, 5)
    long: int = 64
    lead: int = 13
    fraction: Rounding | None = None


class SimpleWhy(Struct, frozen=True, tag="simple"):
    """The lead that wins: `more_than` so much, or `at_least` so much."""

    boards: int
    margin: Fraction
    points: Fraction
    more_than: Fraction | None = None
    at_least: int | None = None


def explain(scale: Simple, boards: int, margin: Fraction) -> SimpleWhy:
    """Whether a margin (not negative, already made whole if the scale says so) wins the match or draws it."""
    if boards <= scale.long:
        limit = boards * scale.share
        return SimpleWhy(boards, margin, WON if margin > limit else DRAWN, more_than=limit)
    return SimpleWhy(boards, margin, WON if margin >= scale.lead else DRAWN, at_least=scale.lead)


def smallest_winning_margin(scale: Simple, boards: int) -> int:
    """The smallest lead in whole IMPs that wins."""
    return floor(boards * scale.share) + 1 if boards <= scale.long else scale.lead
