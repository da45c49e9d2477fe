"""Board-a-match: every board is a match of its own, won, drawn or lost (78D; N12.2, N78.1(c), N78.2(c))."""

from fractions import Fraction
from itertools import product

from msgspec import Struct

from arbitro.bridge.seats import Side
from arbitro.scoring.board import BoardScores, board_scores
from arbitro.scoring.comparable import Number, Part, WeightedWhy, explain_parts, frequencies, shares
from arbitro.scoring.field import BoardField
from arbitro.scoring.outcome import Average, Imps, Share
from arbitro.scoring.rounding import Rounding, whole
from arbitro.scoring.team_match import award_of, comparable, other_room, rooms

WON, DRAWN, LOST = 2, 1, 0


class BoardAMatch(Struct, frozen=True, tag="board_a_match"):
    """What a table without a result is worth, and what a team needs with it at the other table (N12.2).

    The shares are exact: a team's session does not change them. `wins_from` and `loses_to` are for the sum of the
    shares that a team has at the two tables, `alone` for a result without another to be compared with (D21).
    """

    average_plus: Fraction = Fraction(3, 5)
    average: Fraction = Fraction(1, 2)
    average_minus: Fraction = Fraction(2, 5)
    wins_from: Fraction = Fraction(6, 5)
    loses_to: Fraction = Fraction(4, 5)
    alone: Fraction = Fraction(1, 2)

    def share(self, award: Average | Fraction) -> Fraction:
        """The share that an artificial score stands for."""
        match award:
            case Average.AVERAGE_PLUS:
                return self.average_plus
            case Average.AVERAGE:
                return self.average
            case Average.AVERAGE_MINUS:
                return self.average_minus
            case _:
                return award


class NetScore(Struct, frozen=True, tag="net_score"):
    """A team's scores at its two tables, both seen from its side; any difference decides."""

    as_ns: int
    as_ew: int
    net: int
    points: Fraction


class SharesAdded(Struct, frozen=True, tag="shares_added"):
    """A team's shares at the tables where it sat North-South and East-West: by comparison with the field's other
    results, or awarded."""

    as_ns: Fraction
    as_ew: Fraction
    awarded: tuple[bool, bool]
    sum: Fraction
    points: Fraction


BoardAMatchWhy = NetScore | SharesAdded | WeightedWhy[NetScore]


def score_board_a_match(field: BoardField, method: BoardAMatch) -> BoardScores:
    """The points of a board in every match of the field: 2, 1 or 0 for each team.

    They stand in one line of the match, that of an artificial score if there is one; the other line has none.
    """
    ns: list[Number | None] = [None] * len(field.lines)
    ew = ns.copy()
    tops = [0] * len(field.lines)
    for here, there in rooms(field):
        lines = field.lines[here], field.lines[there]
        artificial = [any(award_of(line.outcome, side) is not None for side in Side) for line in lines]
        at, beyond = (there, here) if artificial == [False, True] else (here, there)
        tops[at] = WON
        for points, side in ((ns, Side.NS), (ew, Side.EW)):
            why = explain_board_a_match(field, method, at, side)
            points[at] = None if why is None else why.points
        if all(artificial):
            ns[beyond], ew[beyond] = 0, 0
    return board_scores(field.board, ns, ew, WON, tuple(tops))


def explain_board_a_match(field: BoardField, method: BoardAMatch, line: int, side: Side) -> BoardAMatchWhy | None:
    """How the points of the team on a side of a line came about; None if the board cannot be scored for it."""
    other = other_room(field, line)
    if other is None:
        return None
    at_ns, at_ew = (line, other) if side is Side.NS else (other, line)
    first, two = field.lines[at_ns], field.lines[at_ew]
    if award_of(first.outcome, Side.NS) is not None or award_of(two.outcome, Side.EW) is not None:
        return _shares_added(field, method, at_ns, at_ew)
    if not comparable(first, two):
        return None
    return _net(shares(first.outcome, Side.NS), shares(two.outcome, Side.EW))


def _net(as_ns: tuple[Share, ...], as_ew: tuple[Share, ...]) -> NetScore | WeightedWhy[NetScore] | None:
    return explain_parts(
        [
            Part(first.weight * two.weight, _net_score(first.score_ns, -two.score_ns))
            for first, two in product(as_ns, as_ew)
        ]
    )


def _net_score(as_ns: int, as_ew: int) -> NetScore:
    net = as_ns + as_ew
    return NetScore(as_ns, as_ew, net, Fraction(WON if net > 0 else DRAWN if net == 0 else LOST))


def _shares_added(field: BoardField, method: BoardAMatch, at_ns: int, at_ew: int) -> SharesAdded | None:
    as_ns = _share(field, method, at_ns, Side.NS)
    as_ew = _share(field, method, at_ew, Side.EW)
    if as_ns is None or as_ew is None:
        return None
    total = as_ns[0] + as_ew[0]
    points = WON if total >= method.wins_from else LOST if total <= method.loses_to else DRAWN
    return SharesAdded(as_ns[0], as_ew[0], (as_ns[1], as_ew[1]), total, Fraction(points))


def _share(field: BoardField, method: BoardAMatch, at: int, side: Side) -> tuple[Fraction, bool] | None:
    """A team's share at one table, and whether it was awarded; None if it has no score there."""
    line = field.lines[at]
    award = award_of(line.outcome, side)
    if isinstance(award, Imps):
        return None
    if award is not None:
        return method.share(award), True
    own = shares(line.outcome, side)
    if not own:
        return None
    rest = (other for i, other in enumerate(field.lines) if i != at and other.form == line.form)
    others = frequencies(rest, side, "shares")
    results = sum(others.values())
    if not results:
        return method.alone, False
    sign = 1 if side is Side.NS else -1
    won = Fraction()
    for share in own:
        for score, number in others.items():
            lead = sign * (share.score_ns - score)
            won += share.weight * number * (2 if lead > 0 else 1 if lead == 0 else 0)
    return won / (2 * results), False


def winning_margin(boards: int, share: Fraction = Fraction(1, 5)) -> int:
    """The difference in points that wins a match: a fifth of those available, to the nearest (N78.2(c)).

    It is at least one: level teams never win.
    """
    return max(1, whole(boards * WON * share, Rounding.HALF_UP))
