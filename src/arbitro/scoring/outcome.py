"""What a table has for a board: a score, an adjusted score for each side, or nothing (Laws 12C, 77, 88)."""

from enum import Enum
from fractions import Fraction

from msgspec import Struct

from arbitro.book.problem import refuse
from arbitro.bridge.contract import Result


class Average(Enum):
    """The three artificial adjusted scores; what each is worth depends on edition, method and session (12C2)."""

    AVERAGE_PLUS = "plus"
    AVERAGE = "average"
    AVERAGE_MINUS = "minus"


class Share(Struct, frozen=True):
    """One outcome of a weighted score: how likely, and the score for North-South."""

    weight: Fraction
    score_ns: int


class Weighted(Struct, frozen=True, tag="weighted"):
    """An assigned score: one outcome, or several whose weights add to one (12C1)."""

    shares: tuple[Share, ...]

    def __post_init__(self) -> None:
        total = sum((share.weight for share in self.shares), Fraction())
        if total != 1 or any(share.weight <= 0 for share in self.shares):
            raise refuse("weights", found=" + ".join(str(s.weight) for s in self.shares) or "0", expected=1)


class Artificial(Struct, frozen=True, tag="artificial"):
    """No result could be had: an award, or an exact share of the top (`Fraction(3, 5)` for 60 %).

    `final`: an award at the figure of the regulations, which the session does not change; a share always is.
    """

    award: Average | Fraction
    final: bool = False


class Imps(Struct, frozen=True, tag="imps"):
    """So many IMPs, from the side's own point of view, worked out by the director (12C1(e), 12C4, 86B2(b)).

    The session does not change them.
    """

    imps: Fraction


Adjustment = Weighted | Artificial | Imps


class Played(Struct, frozen=True, tag="played"):
    """A score obtained at the table; the result behind it where it is known."""

    score_ns: int
    result: Result | None = None


class Adjusted(Struct, frozen=True, tag="adjusted"):
    """What the director gave each side. The two need not balance (12C1, 12C2)."""

    ns: Adjustment
    ew: Adjustment


class NotPlayed(Struct, frozen=True, tag="not_played"):
    """The board was not played at this table and nobody gets anything for it."""


Outcome = Played | Adjusted | NotPlayed


def assigned(score_ns: int) -> Weighted:
    """An assigned score with a single outcome."""
    return Weighted((Share(Fraction(1), score_ns),))
