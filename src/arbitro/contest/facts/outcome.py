"""The outcome of a board as a fact: what was written down, with exact numbers, for a table of any event."""

from msgspec import Struct

from arbitro.book.problem import refuse
from arbitro.bridge.board import vulnerability_of
from arbitro.bridge.contract import Result
from arbitro.bridge.score import score
from arbitro.scoring.outcome import Adjusted, Adjustment, NotPlayed, Outcome, Played


class Recorded(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A result (`4S N =`), a score for North-South, or what each side was given; with none of them, not played.

    `form`: which form of a fouled board the table held (87).
    """

    result: str = ""
    score: int | None = None
    ns: Adjustment | None = None
    ew: Adjustment | None = None
    form: str = ""

    @property
    def is_adjusted(self) -> bool:
        return self.ns is not None or self.ew is not None

    def outcome(self, board: int) -> Outcome:
        """What scoring works with. Refused if it contradicts itself."""
        if self.ns is not None and self.ew is not None:
            if self.result or self.score is not None:
                raise refuse("score-and-adjusted", found=self.result or self.score)
            return Adjusted(self.ns, self.ew)
        if self.is_adjusted:
            raise refuse("adjusted-one-side", expected="ns ew")
        if not self.result:
            return NotPlayed() if self.score is None else Played(self.score)
        played = Result.parse(self.result)
        points = score(played, vulnerability_of(board))
        if self.score is not None and self.score != points:
            raise refuse("score-against-result", found=f"{self.result}: {self.score:+}", expected=f"{points:+}")
        return Played(points, played)
