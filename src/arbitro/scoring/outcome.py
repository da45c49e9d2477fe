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


class Share(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One outcome of a weighted score: how likely, the score for North-South, and the result (`4S N -1`) if known."""

    weight: Fraction
    score_ns: int
    result: str = ""


class Weighted(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag="weighted"):
    """An assigned score: one outcome, or several whose weights add to one (12C1)."""

    shares: tuple[Share, ...]

    def __post_init__(self) -> None:
        total = sum((share.weight for share in self.shares), Fraction())
        if total != 1 or any(share.weight <= 0 for share in self.shares):
            raise refuse("weights", found=" + ".join(str(s.weight) for s in self.shares) or "0", expected=1)

    @classmethod
    def of(cls, *shares: tuple[Fraction, int]) -> "Weighted":
        """Weights with their scores: `Weighted.of((Fraction(3, 5), 420), (Fraction(2, 5), -50))`."""
        return cls(tuple(Share(weight, score_ns) for weight, score_ns in shares))


class Artificial(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag="artificial"):
    """No result could be had: average plus, average or average minus (12C2).

    `final`: at the figure of the regulations, which the session does not change.
    """

    award: Average
    final: bool = False


class Percentage(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag="percentage"):
    """An exact share of the top, `Fraction(3, 5)` for 60 %; the session does not change it."""

    share: Fraction

    def __post_init__(self) -> None:
        if not 0 <= self.share <= 1:
            raise refuse("percent-range", found=self.share, expected="0 … 1")


class Imps(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag="imps"):
    """So many IMPs, from the side's own point of view, worked out by the director (12C1(e), 12C4, 86B2(b)).

    The session does not change them.
    """

    imps: Fraction


Adjustment = Weighted | Artificial | Percentage | Imps


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
    return Weighted.of((Fraction(1), score_ns))


def brief(given: Adjustment) -> str:
    """In a few characters, for a problem: `plus`, `3/5`, `3/5x+420 2/5x-50`."""
    match given:
        case Artificial(award):
            return award.value
        case Percentage(share):
            return str(share)
        case Imps(imps):
            return str(imps)
        case Weighted(shares):
            return " ".join(f"{share.weight}x{share.score_ns:+}" for share in shares)
