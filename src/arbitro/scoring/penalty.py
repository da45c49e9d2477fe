"""Procedural and disciplinary penalties (Laws 90, 91): so much off a contestant's points, in some unit."""

from enum import Enum
from fractions import Fraction

from msgspec import Struct

from arbitro.book.problem import refuse


class Unit(Enum):
    """What the amount of a penalty counts."""

    PERCENT_OF_TOP = "percent_of_top"  # of one board's top; in victory points, of what the match is worth
    MATCHPOINTS = "matchpoints"
    IMPS = "imps"
    VP = "vp"


class ScorePenalty(Struct, frozen=True):
    """`ScorePenalty("7", Fraction(10), Unit.PERCENT_OF_TOP, "90B2")`: pair 7 loses a tenth of a top for slow play.

    The clause is the law or the article of the regulations that it rests on. A penalty comes on top of any
    adjustment and gives the other side nothing.
    """

    contestant: str
    amount: Fraction
    unit: Unit
    clause: str = ""

    def __post_init__(self) -> None:
        if self.amount <= 0:
            raise refuse("penalty-amount", found=self.amount)


class PenaltyWhy(Struct, frozen=True, tag="penalty"):
    """How many points a penalty takes; the top where the amount is a share of it."""

    penalty: ScorePenalty
    points: Fraction
    top: Fraction | None = None


def penalty_points(penalty: ScorePenalty, counted: Unit, top: Fraction | int | None = None) -> PenaltyWhy:
    """What a penalty takes from a total that is counted in the given unit (not percent).

    `top` is the most that one board, or in victory points one match, can give; methods without a top have none.
    """
    if penalty.unit is counted:
        return PenaltyWhy(penalty, penalty.amount)
    if penalty.unit is Unit.PERCENT_OF_TOP and top is not None:
        return PenaltyWhy(penalty, penalty.amount * top / 100, Fraction(top))
    raise refuse("penalty-unit", found=penalty.unit.value, expected=counted.value)
