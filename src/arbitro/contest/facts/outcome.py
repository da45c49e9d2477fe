"""The outcome of a board as a fact: what was written down, with exact numbers, for a table of any event."""

from fractions import Fraction
from typing import Literal

from msgspec import Struct

from arbitro.book.problem import refuse
from arbitro.bridge.board import vulnerability_of
from arbitro.bridge.contract import Result
from arbitro.bridge.score import score
from arbitro.scoring.outcome import (
    Adjusted,
    Adjustment,
    Artificial,
    Average,
    Imps,
    NotPlayed,
    Outcome,
    Played,
    Share,
    Weighted,
)


class Given(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the director gave one side; just one of the four."""

    award: Literal["", "plus", "average", "minus"] = ""
    share: Fraction | None = None  # of the top
    imps: Fraction | None = None
    weights: tuple[tuple[Fraction, int], ...] = ()  # how likely, and the score for North-South
    final: bool = False  # an award that the session does not change

    def adjustment(self) -> Adjustment:
        told = [bool(self.award), self.share is not None, self.imps is not None, bool(self.weights)]
        if sum(told) != 1:
            raise refuse("given-one-thing", found=sum(told), expected="award share imps weights")
        if self.award:
            return Artificial(Average(self.award), self.final)
        if self.share is not None:
            if not 0 <= self.share <= 1:
                raise refuse("percent-range", found=self.share, expected="0 … 1")
            return Artificial(self.share)
        if self.imps is not None:
            return Imps(self.imps)
        return Weighted(tuple(Share(weight, points) for weight, points in self.weights))


class Recorded(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A result (`4S N =`), a score for North-South, or what each side was given; with none of them, not played.

    `form`: which form of a fouled board the table held (87).
    """

    result: str = ""
    score: int | None = None
    ns: Given | None = None
    ew: Given | None = None
    form: str = ""

    @property
    def is_adjusted(self) -> bool:
        return self.ns is not None or self.ew is not None

    def outcome(self, board: int) -> Outcome:
        """What scoring works with. Refused if it contradicts itself."""
        if self.ns is not None and self.ew is not None:
            if self.result or self.score is not None:
                raise refuse("score-and-adjusted", found=self.result or self.score)
            return Adjusted(self.ns.adjustment(), self.ew.adjustment())
        if self.is_adjusted:
            raise refuse("adjusted-one-side", expected="ns ew")
        if not self.result:
            return NotPlayed() if self.score is None else Played(self.score)
        played = Result.parse(self.result)
        points = score(played, vulnerability_of(board))
        if self.score is not None and self.score != points:
            raise refuse("score-against-result", found=f"{self.result}: {self.score:+}", expected=f"{points:+}")
        return Played(points, played)
