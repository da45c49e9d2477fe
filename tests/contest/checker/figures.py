"""The figures of the regulations that an event is scored by, as plain numbers; the defaults are those of the Laws."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal


@dataclass(frozen=True, kw_only=True)
class Figures:
    # artificial scores (12C2): shares of the top, and IMPs
    average_plus: Fraction = Fraction(3, 5)
    average: Fraction = Fraction(1, 2)
    average_minus: Fraction = Fraction(2, 5)
    own_plus: bool = True
    own_minus: bool = True
    imps_plus: Fraction = Fraction(3)
    imps_minus: Fraction = Fraction(-3)
    own_imps_plus: bool = True
    own_imps_minus: bool = True
    own_imps_over: Literal["none", "match", "session"] = "session"
    """In team matches: which other boards an average plus or minus looks at."""

    # the field
    missing: Literal["neuberg", "reserve"] = "neuberg"
    sections_apart: bool = False
    groups_compared: bool = False
    neuberg_least: int = 4
    small_groups: tuple[tuple[Fraction, ...], ...] = (
        (Fraction(60, 100),),
        (Fraction(65, 100), Fraction(55, 100)),
        (Fraction(70, 100), Fraction(60, 100), Fraction(50, 100)),
    )
    small_group_sum: Fraction = Fraction(120, 100)

    # IMPs against the field
    butler_trim: int = 1
    butler_unit: int = 10
    cross_divide: Literal["comparisons", "n-1", "n", "sum"] = "comparisons"

    # victory points
    scale: Literal["continuous", "discrete", "simple"] = "continuous"
    non_increasing: bool = True
    simple_margin: Fraction = Fraction(1, 5)
    simple_long_match: int = 64
    simple_long_margin: int = 13
    percent_to_vp: tuple[tuple[Fraction, Fraction], ...] = ()
    """Swiss pairs: percentage from which so many points are given."""

    # board-a-match with an artificial score (N12.2)
    bam_win: Fraction = Fraction(6, 5)
    bam_loss: Fraction = Fraction(4, 5)
    bam_alone: Fraction = Fraction(1, 2)

    # byes and withdrawals
    bye_share: Fraction = Fraction(3, 5)
    bye_simple: Fraction = Fraction(2)
    withdrawal_share: Fraction = Fraction(3, 5)
    withdrawal_simple: Fraction = Fraction(2)

    # draws
    swiss_meetings: int = 1
    danish_meetings: int = 0
    """How often two may meet; 0: as often as it comes."""
    home_difference: int = 0
    """How far home and away matches of a round robin may differ; 0: at will."""

    @property
    def stake(self) -> int:
        """The victory points of a match."""
        return 2 if self.scale == "simple" else 20

    @property
    def bye(self) -> Fraction:
        return self.bye_simple if self.scale == "simple" else self.bye_share * self.stake

    @property
    def withdrawal(self) -> Fraction:
        return self.withdrawal_simple if self.scale == "simple" else self.withdrawal_share * self.stake
