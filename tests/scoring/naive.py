"""Matchpoints and rankings in the obvious way: exact fractions, every pair of results, nothing kept.

It knows values and regulations of the program, none of its scoring.
"""

from fractions import Fraction
from itertools import product

from arbitro.book.edition import Edition
from arbitro.bridge.seats import Side
from arbitro.regulations import Pack, keys
from arbitro.scoring.event import ScoredSession
from arbitro.scoring.field import BoardField
from arbitro.scoring.matchpoints import Matchpoints
from arbitro.scoring.outcome import Adjusted, Adjustment, Artificial, Average, Outcome, Percentage, Played, Weighted
from arbitro.scoring.penalty import Unit

Scores = list[tuple[Fraction, int]]  # weight, score seen from the side
AwardOrPoints = Fraction | Average | None


def given_to(outcome: Outcome, side: Side) -> Adjustment | None:
    """What the director gave a side."""
    if not isinstance(outcome, Adjusted):
        return None
    return outcome.ns if side is Side.NS else outcome.ew


def scores_of(outcome: Outcome, side: Side) -> Scores:
    """What a side is held to have scored; empty if it has no score."""
    sign = 1 if side is Side.NS else -1
    if isinstance(outcome, Played):
        return [(Fraction(1), sign * outcome.score_ns)]
    given = given_to(outcome, side)
    return [(s.weight, sign * s.score_ns) for s in given.shares] if isinstance(given, Weighted) else []


def is_met(outcome: Outcome, side: Side, method: Matchpoints) -> bool:
    """Whether the others on the board are compared with this line."""
    if method.weighted == "weights" or isinstance(outcome, Played):
        return bool(scores_of(outcome, side))
    ns, ew = scores_of(outcome, Side.NS), scores_of(outcome, Side.EW)
    return bool(ns) and bool(ew) and len({score for _, score in ns} | {-score for _, score in ew}) == 1


def against(score: int, other: int) -> int:
    """78A."""
    return 2 if score > other else 1 if score == other else 0


def full_size(field: BoardField, method: Matchpoints, section: str) -> int:
    """The results expected of those who are compared with each other; as many as there are if nothing is told."""
    compared = [line for line in field.lines if method.sections == "across" or line.section == section]
    if method.sections == "apart" and section in field.sections:
        return field.sections[section]
    return len(compared) if field.expected is None else field.expected


def line_points(field: BoardField, method: Matchpoints, at: int, side: Side, pack: Pack) -> AwardOrPoints:
    """The points of one side of one line; an award that waits for the session; or None."""
    outcome = field.lines[at].outcome
    section = [
        i
        for i, line in enumerate(field.lines)
        if method.sections == "across" or line.section == field.lines[at].section
    ]
    expected = full_size(field, method, field.lines[at].section)
    top = Fraction(method.scale * (expected - 1))
    given = given_to(outcome, side)
    if isinstance(given, Artificial):
        return given.award
    if isinstance(given, Percentage):
        return given.share * top
    own = scores_of(outcome, side)
    if not own:
        return None
    with_score = [
        i for i in section if scores_of(field.lines[i].outcome, Side.NS) or scores_of(field.lines[i].outcome, Side.EW)
    ]
    fouled = len({field.lines[i].form for i in with_score}) > 1
    others = [
        scores_of(field.lines[i].outcome, side)
        for i in with_score
        if i != at and field.lines[i].form == field.lines[at].form and is_met(field.lines[i].outcome, side, method)
    ]
    results = len(others) + 1
    if fouled and results < pack[keys.NEUBERG_LEAST]:
        share = Fraction()
        for case in product(own, *others):
            weight = Fraction(1)
            for part, _ in case:
                weight *= part
            share += weight * small_share([score for _, score in case], side, pack)
        return share * top
    won = Fraction()
    for weight, score in own:
        for other in others:
            for part, met in other:
                won += weight * part * against(score, met)
    if method.missing == "neuberg" or fouled:
        full = (won + 1) * Fraction(expected, results) - 1
    else:
        full = won + expected - results
    return full * method.scale / 2


def small_share(scores: list[int], side: Side, pack: Pack) -> Fraction:
    """N87.2: the first score's share. The table is North-South's; the other side has what is missing to the sum."""
    table = pack[keys.SMALL_GROUPS][len(scores) - 1]
    north_south = [score if side is Side.NS else -score for score in scores]
    better = sum(score > north_south[0] for score in north_south)
    equal = sum(score == north_south[0] for score in north_south)
    share = sum(table[better : better + equal], Fraction()) / equal
    return share if side is Side.NS else pack[keys.SMALL_GROUP_SUM] - share


def award_share(award: Average, own: Fraction | None, edition: Edition) -> Fraction:
    """12C2 by the Laws' own figures; the offender's own session counts in 2017 only."""
    if award is Average.AVERAGE:
        return Fraction(1, 2)
    if award is Average.AVERAGE_PLUS:
        return max(Fraction(3, 5), own or Fraction())
    lower = own if own is not None and edition is Edition.E2017 else Fraction(1)
    return min(Fraction(2, 5), lower)


Row = tuple[int, bool, str, Fraction, Fraction | None, Fraction]


def standings(event: ScoredSession, method: Matchpoints, pack: Pack, edition: Edition) -> set[Row]:
    """Rank, tied, contestant, total, percent, penalty of everyone."""
    own: dict[str, list[tuple[Fraction, Fraction]]] = {}  # points and top of boards with a score
    artificial: dict[str, list[tuple[Fraction | Average, Fraction]]] = {}
    largest: dict[str, Fraction] = {}  # top among a contestant's boards
    for field in event.fields:
        for at, line in enumerate(field.lines):
            top = Fraction(method.scale * (full_size(field, method, line.section) - 1))
            for who, side in ((line.ns, Side.NS), (line.ew, Side.EW)):
                largest[who] = max(largest.get(who, top), top)
                points = line_points(field, method, at, side, pack)
                own.setdefault(who, [])
                artificial.setdefault(who, [])
                if isinstance(given_to(line.outcome, side), Artificial | Percentage) and points is not None:
                    artificial[who].append((points, top))
                elif isinstance(points, Fraction):
                    own[who].append((points, top))
    rows: list[tuple[str, Fraction, Fraction | None, Fraction]] = []
    for who in {*own, *(penalty.contestant for penalty in event.penalties)}:
        played, tops = (sum((pair[i] for pair in own.get(who, [])), Fraction()) for i in (0, 1))
        total, of = played, tops
        for given, top in artificial.get(who, []):
            of += top
            if isinstance(given, Average):
                total += award_share(given, played / tops if tops else None, edition) * top
            else:
                total += given
        penalty = Fraction()
        for taken in event.penalties:
            if taken.contestant == who:
                top = largest.get(who, max(largest.values(), default=Fraction()))
                penalty += taken.amount if taken.unit is Unit.MATCHPOINTS else taken.amount * top / 100
        total -= penalty
        rows.append((who, total, 100 * total / of if of else None, penalty))
    ranked = set()
    for row in rows:
        who, total, percent, penalty = row
        better = sum(_merit(other) > _merit(row) for other in rows)
        tied = sum(_merit(other) == _merit(row) for other in rows) > 1
        ranked.add((better + 1, tied, who, total, percent, penalty))
    return ranked


def _merit(row: tuple[str, Fraction, Fraction | None, Fraction]) -> tuple[bool, Fraction]:
    """Percentage; those without a board come last, by their totals."""
    _, total, percent, _ = row
    return (False, total) if percent is None else (True, percent)
