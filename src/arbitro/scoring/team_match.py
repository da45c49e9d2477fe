"""A match of two teams: each board's two results compared in IMPs (78B)."""

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import NamedTuple

from msgspec import Struct

from arbitro.bridge.seats import Side
from arbitro.scoring.board import BoardScores, board_scores
from arbitro.scoring.comparable import Number, Part, WeightedWhy, explain_parts, shares
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.imps import imps
from arbitro.scoring.outcome import Adjusted, Artificial, Average, Imps, Outcome, Percentage, Share, Weighted
from arbitro.scoring.victory_points import Scale, victory_points


class TeamImps(Struct, frozen=True, tag="team_imps"):
    """The two tables of a match are compared, each board on its own."""


class TwoTables(Struct, frozen=True, tag="two_tables"):
    """A team's scores, both seen from its side, with North-South and with East-West; their sum in IMPs."""

    as_ns: int
    as_ew: int
    difference: int
    points: Fraction


TeamImpsWhy = TwoTables | WeightedWhy[TwoTables]


class Rooms(NamedTuple):
    """The two lines of a board in a match, by position: `here` is the earlier one in the field."""

    here: int
    there: int


def rooms(field: BoardField) -> list[Rooms]:
    """The lines that belong together: the same two teams, seated the other way round."""
    waiting: dict[tuple[str, str], list[int]] = {}
    pairs = []
    for at, line in enumerate(field.lines):
        others = waiting.get((line.ew, line.ns))
        if others:
            pairs.append(Rooms(others.pop(0), at))
        else:
            waiting.setdefault((line.ns, line.ew), []).append(at)
    return pairs


def other_room(field: BoardField, line: int) -> int | None:
    """The line of the other table of the match; None while there is none."""
    return next((here + there - line for here, there in rooms(field) if line in (here, there)), None)


def comparable(line: Line, other: Line) -> bool:
    """Whether two tables held the same form of the board; if not, Law 86B2 (87C) decides, not the scale."""
    return line.form == other.form


def explain_tables(as_ns: tuple[Share, ...], as_ew: tuple[Share, ...]) -> TeamImpsWhy | None:
    """A team's IMPs from what it is held to have scored at its two tables; each pair of outcomes by its weight."""
    return explain_parts(
        [
            Part(first.weight * two.weight, _two_tables(first.score_ns, -two.score_ns))
            for first, two in product(as_ns, as_ew)
        ]
    )


def _two_tables(as_ns: int, as_ew: int) -> TwoTables:
    return TwoTables(as_ns, as_ew, as_ns + as_ew, Fraction(imps(as_ns + as_ew)))


def score_team_imps(field: BoardField) -> BoardScores:
    """The IMPs of a board in every match of the field.

    They stand in the line of the match that comes first; the other line has 0. Where a table has an artificial score
    its own line waits for the award, once for the match.
    """
    ns: list[Number | None] = [None] * len(field.lines)
    ew = ns.copy()
    for here, there in rooms(field):
        line, other = field.lines[here], field.lines[there]
        for points, beyond, side in ((ns, ew, Side.NS), (ew, ns, Side.EW)):
            points[here], beyond[there] = _stand(line, other, side)
    return board_scores(field.board, ns, ew)


def _stand(line: Line, other: Line, side: Side) -> tuple[Number | None, Number | None]:
    """What a team has in the two lines of its match: it sat in this direction at the first table."""
    if award_of(line.outcome, side) is not None:
        return None, 0
    if award_of(other.outcome, side.opponents) is not None:
        return 0, None
    if not comparable(line, other):
        return None, None
    why = _why(line, other, side)
    return (None, None) if why is None else (why.points, 0)


def _why(line: Line, other: Line, side: Side) -> TeamImpsWhy | None:
    first, second = shares(line.outcome, side), shares(other.outcome, side.opponents)
    return explain_tables(first, second) if side is Side.NS else explain_tables(second, first)


def explain_team_imps(field: BoardField, line: int, side: Side) -> TeamImpsWhy | None:
    """How the IMPs of the team on a side of a line came about; None without two scores to compare."""
    other = other_room(field, line)
    if other is None or not comparable(field.lines[line], field.lines[other]):
        return None
    return _why(field.lines[line], field.lines[other], side)


def award_of(outcome: Outcome, side: Side) -> Average | Fraction | Imps | None:
    """What a side has instead of a score to compare: an artificial score, or IMPs as such."""
    if not isinstance(outcome, Adjusted):
        return None
    adjustment = outcome.ns if side is Side.NS else outcome.ew
    match adjustment:
        case Imps():
            return adjustment
        case Percentage(share):
            return share
        case Artificial(award):
            return award
        case Weighted():
            return None


class MatchBoard(Struct, frozen=True):
    """A board of a match: the home team sits North-South in the open room and East-West in the closed one."""

    board: str
    open: Outcome
    closed: Outcome


class TeamMatch(Struct, frozen=True):
    """Two teams and the boards between them."""

    home: str
    visitors: str
    boards: tuple[MatchBoard, ...]


class AwardedImps(Struct, frozen=True, tag="awarded_imps"):
    """IMPs given instead of a comparison (12C2(b)); of two awards on one board, their mean."""

    awards: tuple[Average | Fraction | Imps, ...]
    points: Fraction


class BoardImps(Struct, frozen=True):
    """How both teams come to their IMPs on a board, which need not cancel (12C1, 12C2); None without any."""

    board: str
    home: TeamImpsWhy | AwardedImps | None
    visitors: TeamImpsWhy | AwardedImps | None


class MatchScore(Struct, frozen=True):
    """A match board by board."""

    match: TeamMatch
    boards: tuple[BoardImps, ...]

    @property
    def home(self) -> Fraction:
        """The home team's IMPs, less those it lost."""
        return sum((board.home.points for board in self.boards if board.home), Fraction())

    @property
    def visitors(self) -> Fraction:
        return sum((board.visitors.points for board in self.boards if board.visitors), Fraction())


def score_match(match: TeamMatch, award: Callable[[str, Average | Fraction], Fraction]) -> MatchScore:
    """The IMPs of a match; `award` says what an artificial score is worth to a team."""

    def of(team: str, board: MatchBoard) -> TeamImpsWhy | AwardedImps | None:
        as_ns, as_ew = (board.open, board.closed) if team == match.home else (board.closed, board.open)
        awards = tuple(given for given in (award_of(as_ns, Side.NS), award_of(as_ew, Side.EW)) if given is not None)
        if awards:
            worth = (given.imps if isinstance(given, Imps) else award(team, given) for given in awards)
            return AwardedImps(awards, sum(worth, Fraction()) / len(awards))
        return explain_tables(shares(as_ns, Side.NS), shares(as_ew, Side.EW))

    boards = (BoardImps(board.board, of(match.home, board), of(match.visitors, board)) for board in match.boards)
    return MatchScore(match, tuple(boards))


def match_victory_points(score: MatchScore, scale: Scale, boards: int) -> tuple[Fraction, Fraction]:
    """The VPs of the home team and of the visitors, each by its own IMPs, for a match of so many boards.

    The boards are those scheduled, even if some were removed (decision D15).
    """
    return (
        victory_points(scale, boards, score.home).ours,
        victory_points(scale, boards, score.visitors).ours,
    )
