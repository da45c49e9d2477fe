"""The methods of scoring, and one door to all of them."""

from arbitro.bridge.seats import Side
from arbitro.regulations import Pack
from arbitro.scoring.board import BoardScores
from arbitro.scoring.board_a_match import BoardAMatch, BoardAMatchWhy, explain_board_a_match, score_board_a_match
from arbitro.scoring.butler import Butler, ButlerWhy, explain_butler, score_butler
from arbitro.scoring.cross_imps import CrossImps, CrossImpsWhy, explain_cross_imps, score_cross_imps
from arbitro.scoring.field import BoardField
from arbitro.scoring.matchpoints import Matchpoints, MatchpointsWhy, explain_matchpoints, score_matchpoints
from arbitro.scoring.outcome import Adjustment, Artificial, Imps, Percentage, Weighted
from arbitro.scoring.penalty import Unit
from arbitro.scoring.team_match import TeamImps, TeamImpsWhy, explain_team_imps, score_team_imps
from arbitro.scoring.total_points import TotalPoints, TotalPointsWhy, explain_total_points, score_total_points

Method = Matchpoints | Butler | CrossImps | TotalPoints | TeamImps | BoardAMatch
Why = MatchpointsWhy | ButlerWhy | CrossImpsWhy | TotalPointsWhy | TeamImpsWhy | BoardAMatchWhy


def score_board(field: BoardField, method: Method, pack: Pack | None = None) -> BoardScores:
    """The points of every line. The pack is asked about small groups of a fouled board (N87.2)."""
    match method:
        case Matchpoints():
            return score_matchpoints(field, method, pack)
        case Butler():
            return score_butler(field, method)
        case CrossImps():
            return score_cross_imps(field, method)
        case TotalPoints():
            return score_total_points(field)
        case TeamImps():
            return score_team_imps(field)
        case BoardAMatch():
            return score_board_a_match(field, method)


def explain(field: BoardField, method: Method, line: int, side: Side, pack: Pack | None = None) -> Why | None:
    """How a side's points on a line came about; None where it has none, or an award that waits for the session."""
    match method:
        case Matchpoints():
            return explain_matchpoints(field, method, line, side, pack)
        case Butler():
            return explain_butler(field, method, line, side)
        case CrossImps():
            return explain_cross_imps(field, method, line, side)
        case TotalPoints():
            return explain_total_points(field, line, side)
        case TeamImps():
            return explain_team_imps(field, line, side)
        case BoardAMatch():
            return explain_board_a_match(field, method, line, side)


def unit(method: Method) -> Unit | None:
    """What the totals of a method count, for penalties; None if no penalty has that unit."""
    match method:
        case Matchpoints() | BoardAMatch():
            return Unit.MATCHPOINTS
        case Butler() | CrossImps() | TeamImps():
            return Unit.IMPS
        case TotalPoints():
            return None


def has_top(method: Method) -> bool:
    """Whether a board has a most that it can give."""
    return isinstance(method, Matchpoints | BoardAMatch)


def is_for_teams(method: Method) -> bool:
    """Whether a contestant sits at two tables of a board, once in each direction."""
    return isinstance(method, TeamImps | BoardAMatch)


def knows(method: Method, given: Adjustment) -> bool:
    """Whether it has a worth: an award in matchpoints or IMPs, a percentage where there is a top, IMPs in IMPs."""
    match given:
        case Imps():
            return unit(method) is Unit.IMPS
        case Percentage():
            return has_top(method)
        case Artificial():
            return not isinstance(method, TotalPoints)
        case Weighted():
            return True
