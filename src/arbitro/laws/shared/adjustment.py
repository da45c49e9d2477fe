"""Adjusted scores between the laws and the scorer: how a board is scored, what an award is worth, what is entered."""

from collections.abc import Iterable, Sequence
from enum import Enum
from fractions import Fraction

from arbitro.bridge.seats import Side
from arbitro.laws.case.notation import *
from arbitro.regulations import Pack
from arbitro.regulations.readers import exact
from arbitro.scoring import regulated
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.method import Method, score_board
from arbitro.scoring.outcome import (
    Adjusted,
    Adjustment,
    Artificial,
    Imps,
    Outcome,
    Percentage,
    Played,
    Share,
    Weighted,
    assigned,
)
from arbitro.scoring.rounding import exact_text
from arbitro.scoring.self_inflicted import Contribution, self_inflicted
from arbitro.scoring.team_match import TeamImps


class ScoringMethod(Enum):
    """How the board is scored."""

    MATCHPOINTS = "matchpoints"
    BUTLER = "butler"
    CROSS_IMPS = "cross_imps"
    TEAM_IMPS = "team_imps"
    KNOCKOUT = "knockout"  # the same in a match that one team must win
    BOARD_A_MATCH = "board_a_match"

    @property
    def has_top(self) -> bool:
        return self in (ScoringMethod.MATCHPOINTS, ScoringMethod.BOARD_A_MATCH)

    @property
    def is_for_teams(self) -> bool:
        return self in (ScoringMethod.TEAM_IMPS, ScoringMethod.KNOCKOUT, ScoringMethod.BOARD_A_MATCH)

    def by(self, pack: Pack, edition: Edition) -> Method:
        """The method as the regulations set it."""
        match self:
            case ScoringMethod.MATCHPOINTS:
                return regulated.matchpoints(pack)
            case ScoringMethod.BUTLER:
                return regulated.butler(pack)
            case ScoringMethod.CROSS_IMPS:
                return regulated.cross_imps(pack)
            case ScoringMethod.BOARD_A_MATCH:
                return regulated.board_a_match(pack, edition)
            case _:
                return TeamImps()


TEAM_METHODS = " ".join(method.value for method in ScoringMethod if method.is_for_teams)


class Scored(Situation, frozen=True):
    """The base of the situations that end with figures: how the board is scored, what the sides have elsewhere."""

    method: ScoringMethod = ScoringMethod.MATCHPOINTS
    ns_session: str = ""  # on the other boards of the session: per cent of the points, or IMPs a board
    ew_session: str = ""
    ns_percent: str = ""  # a figure of the director's own in the place of average plus or average minus
    ew_percent: str = ""
    ns_nth: int | None = None  # which of its boards without a result in the session this is
    ew_nth: int | None = None

    def problems(self) -> tuple[Problem, ...]:
        problems = []
        for side in Side:
            name = side.value.lower()
            percents = [(f"{name}_percent", self.percent_text(side))]
            if self.method.has_top:
                percents.append((f"{name}_session", self.session_text(side)))
            elif self.session_text(side) and exact(self.session_text(side)) is None:
                problems.append(Problem("bad-number", Place(tag=f"{name}_session"), self.session_text(side), "1.5"))
            if self.percent_text(side) and not self.method.has_top:
                problems.append(Problem("award-by-method", Place(tag=f"{name}_percent"), self.percent_text(side)))
            for field, text in percents:
                value = exact(text) if text else None
                if text and (value is None or not 0 <= value <= 100):
                    problems.append(Problem("bad-number", Place(tag=field), text, "63.4"))
        return tuple(problems)

    def session_text(self, side: Side) -> str:
        text = self.ns_session if side is Side.NS else self.ew_session
        return text.strip().removesuffix("%")

    def percent_text(self, side: Side) -> str:
        text = self.ns_percent if side is Side.NS else self.ew_percent
        return text.strip().removesuffix("%")

    def own(self, side: Side) -> Fraction | None:
        """What a side has on its other boards: a share of the top, or IMPs a board."""
        text = self.session_text(side)
        return Fraction(text) / (100 if self.method.has_top else 1) if text else None

    def share_set(self, side: Side) -> Fraction | None:
        """The share of the top that the director has set himself."""
        text = self.percent_text(side)
        return Fraction(text) / 100 if text else None

    def nth(self, side: Side) -> int:
        return (self.ns_nth if side is Side.NS else self.ew_nth) or 1


# -- what a score is worth -------------------------------------------------------------------------------------------


class ComparedTable:
    """A table and those that its board is compared with: what a score here is worth."""

    def __init__(self, method: ScoringMethod, others: Sequence[int], pack: Pack, edition: Edition) -> None:
        self._method = method.by(pack, edition)
        self._teams = method.is_for_teams
        self._others = tuple(others)
        self._pack = pack

    @property
    def known(self) -> bool:
        """Whether there is anything to compare with."""
        return bool(self._others)

    def points(self, score: Weighted, side: Side) -> Fraction:
        """Matchpoints or IMPs of a side, from its own point of view."""
        return score_board(self._field(score), self._method, self._pack).points(0)[side is Side.EW] or Fraction()

    def text(self, points: Fraction) -> tuple[str, str]:
        """Points as per cent of the top where there is a top, else as IMPs."""
        top = score_board(self._field(assigned(0)), self._method, self._pack).top_of(0)
        return (exact_text(100 * points / top), "") if top else ("", exact_text(points))

    def _field(self, score: Weighted) -> BoardField:
        here: Outcome = Adjusted(score, score)
        there = (
            Line("EW", "NS", Played(other)) if self._teams else Line(f"NS {at}", f"EW {at}", Played(other))
            for at, other in enumerate(self._others)
        )
        return BoardField("1", (Line("NS", "EW", here), *there))


def outcomes_of(score: Weighted) -> tuple[AssignedOutcome, ...]:
    """An assigned score as an effect has it."""
    if len(score.shares) == 1:
        return (AssignedOutcome(score.shares[0].score_ns, result=score.shares[0].result),)
    return tuple(AssignedOutcome(share.score_ns, str(share.weight), share.result) for share in score.shares)


def weighted(outcomes: Iterable[AssignedOutcome]) -> Weighted:
    return Weighted(tuple(Share(Fraction(outcome.weight), outcome.score_ns, outcome.result) for outcome in outcomes))


def score_assigned(table: ComparedTable, side: Side, score: Weighted) -> ScoreAwarded:
    """An assigned score with what it is worth, if that is known."""
    percent, imps = table.text(table.points(score, side)) if table.known else ("", "")
    return ScoreAwarded(side, outcomes_of(score), percent=percent, imps=imps)


def score_reduced(
    table: ComparedTable,
    side: Side,
    score: Weighted,
    parts: tuple[int, int],
    contribution: Contribution,
    edition: Edition,
) -> ScoreAwarded:
    """The same less the damage that the side did to itself, which only points can tell."""
    if not table.known:
        return ScoreAwarded(side, outcomes_of(score), self_inflicted=parts)
    expected, after, got = (table.points(share, side) for share in (score, *map(assigned, parts)))
    percent, imps = table.text(self_inflicted(expected, after, got, contribution, edition).innocent)
    return ScoreAwarded(side, percent=percent, imps=imps)


# -- what the scorer enters ------------------------------------------------------------------------------------------


def entered(effects: Iterable[AnyEffect]) -> Adjusted | None:
    """What a scorer enters for the board; None if the ruling awards nothing to both sides."""
    awarded = {effect.side: effect for effect in effects if isinstance(effect, ScoreAwarded)}
    if len(awarded) < len(Side):
        return None
    return Adjusted(_entered(awarded[Side.NS]), _entered(awarded[Side.EW]))


def _entered(award: ScoreAwarded) -> Adjustment:
    if award.self_inflicted:
        raise refuse("other-scores-needed", found=award.side.value)
    if award.outcomes:
        return weighted(award.outcomes)
    if award.award:
        return Artificial(award.award, final=not award.own_session)
    return Percentage(Fraction(award.percent) / 100) if award.percent else Imps(Fraction(award.imps))
