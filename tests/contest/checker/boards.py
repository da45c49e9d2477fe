"""Boards on which everybody is compared with the field: matchpoints, Butler, cross-IMPs, total points (78A-C, 12C)."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple

from tests.contest.checker.figures import Figures
from tests.contest.checker.ledger import Fact
from tests.contest.checker.points import contract_score, exact, imps

Shares = dict[int, Fraction]
"""The scores of North-South that a side is held to have made, by their weights."""


class Line(NamedTuple):
    """A table's outcome on a board. Somebody who left and those who were to meet it have what they were given."""

    ns: tuple[str, ...]
    ew: tuple[str, ...]
    board: int
    recorded: Fact
    section: str = ""
    given: tuple[tuple[str, Fact], ...] = ()

    def side(self, ns: bool) -> tuple[str, ...]:
        return self.ns if ns else self.ew


def shares(recorded: Fact, board: int, ns: bool) -> Shares:
    """Nothing where the side has no score."""
    if given := recorded.get("ns" if ns else "ew"):
        found: Shares = {}
        for share in given.get("shares", ()):
            score = int(share["score_ns"])
            found[score] = found.get(score, Fraction()) + exact(share["weight"])
        return found
    if recorded.get("result"):
        return {contract_score(recorded["result"], board): Fraction(1)}
    return {} if recorded.get("score") is None else {recorded["score"]: Fraction(1)}


def artificial(recorded: Fact, ns: bool) -> Fact | None:
    """What a side has instead of a score."""
    given = recorded.get("ns" if ns else "ew")
    return None if given is None or given["type"] == "weighted" else given


@dataclass
class Account:
    """One contestant's session."""

    points: Fraction = Fraction()
    top: Fraction = Fraction()
    played: int = 0
    given: list[tuple[Fact, Fraction]] = field(default_factory=list)  # with the top of the board
    board_top: Fraction = Fraction()  # of the largest board

    def total(self, worth: Callable[[Fact, Fraction | None], Fraction], by_top: bool) -> tuple[Fraction, Fraction]:
        """Points and top with all that was given."""
        of = self.top if by_top else Fraction(self.played)
        own = self.points / of if of else None
        points, top = self.points, self.top
        for given, its_top in self.given:
            points += worth(given, own) * (its_top if by_top else 1)
            top += its_top
        return points, top


def accounts(
    boards: Iterable[list[Line]], scoring: str, figures: Figures, expected: Callable[[str], int]
) -> dict[str, Account]:
    """Everybody's session. `expected`: the results that a full field of a section has on a board (Neuberg's N)."""
    found: dict[str, Account] = defaultdict(Account)
    for lines in boards:
        by_section: dict[str, list[Line]] = defaultdict(list)
        for line in lines:
            by_section[line.section if figures.sections_apart else ""].append(line)
        for section, compared in by_section.items():
            _count(compared, scoring, figures, expected(section), found)
    return found


class Compared(NamedTuple):
    """The lines of a side that are compared with each other: those with the same form of the board (87)."""

    lines: list[Line]
    ns: bool
    size: int  # of a full field
    fouled: bool
    figures: Figures

    @property
    def sign(self) -> int:
        return 1 if self.ns else -1

    @property
    def scores(self) -> list[Shares]:
        return [shares(line.recorded, line.board, self.ns) for line in self.lines]


Points = list[Fraction | None]


def _count(lines: list[Line], scoring: str, figures: Figures, size: int, found: dict[str, Account]) -> None:
    top = Fraction(2 * (size - 1)) if scoring == "matchpoints" else Fraction()
    for line in lines:
        for who in (*line.ns, *line.ew):
            found[who].board_top = max(top, found[who].board_top)
        for who, lost in line.given:
            found[who].given.append((lost, top))
    played = [line for line in lines if not line.given]
    forms = {line.recorded.get("form", "") for line in played}
    for ns in (True, False):
        for form in forms:
            held = [line for line in played if line.recorded.get("form", "") == form]
            points = _SCORINGS[scoring](Compared(held, ns, size, len(forms) > 1, figures))
            for line, worth in zip(held, points, strict=True):
                given = artificial(line.recorded, ns)
                for who in line.side(ns):
                    if given is not None:
                        found[who].given.append((given, top))
                    elif worth is not None:
                        found[who].points += worth
                        found[who].top += top
                        found[who].played += 1


def _matchpoints(field: Compared) -> Points:
    scores, figures, size = field.scores, field.figures, field.size
    results = sum(bool(each) for each in scores)
    found: Points = []
    for at, own in enumerate(scores):
        if not own:
            found.append(None)
            continue
        others = [other for number, other in enumerate(scores) if number != at and other]
        if field.fouled and results < figures.neuberg_least:
            found.append(_small_group(own, others, field.ns, figures) * 2 * (size - 1))
            continue
        won = Fraction()
        for other in others:
            for mine, weight in own.items():
                for theirs, chance in other.items():
                    won += weight * chance * (1 + _sign(field.sign * (mine - theirs)))
        if figures.missing == "neuberg":
            found.append((won + 1) * size / results - 1)
        else:
            found.append(won + size - results)
    return found


def _small_group(own: Shares, others: list[Shares], ns: bool, figures: Figures) -> Fraction:
    """N87.2: places in the table, shared by equals; East-West have what is missing to the sum."""
    every = [own, *others]
    if any(len(each) > 1 for each in every):
        raise NotImplementedError("weighted scores in a small group of a fouled board")
    scores = [next(iter(each)) for each in every]
    table = figures.small_groups[len(scores) - 1]
    ranked = sorted(scores, reverse=True)
    places = [share for share, score in zip(table, ranked, strict=True) if score == scores[0]]
    share = sum(places, Fraction()) / len(places)
    return share if ns else figures.small_group_sum - share


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _butler(field: Compared) -> Points:
    """Against the mean of the scores made at the tables, without the ends, to the nearest ten."""
    made = sorted(
        score
        for line in field.lines
        if "ns" not in line.recorded
        for score in shares(line.recorded, line.board, field.ns)
    )
    cut = min(field.figures.butler_trim, (len(made) - 1) // 2) if made else 0
    kept = made[cut : len(made) - cut]
    datum = Fraction(sum(kept), len(kept)) if kept else None
    if datum is not None:
        steps = int(abs(datum) / field.figures.butler_unit + Fraction(1, 2))  # halves away from nothing
        datum = Fraction(steps * field.figures.butler_unit * (1 if datum >= 0 else -1))
    found: Points = []
    for own in field.scores:
        against = [weight * imps(field.sign * (score - datum)) for score, weight in own.items() if datum is not None]
        found.append(sum(against, Fraction()) if own else None)
    return found


def _cross_imps(field: Compared) -> Points:
    scores, size = field.scores, field.size
    found: Points = []
    for at, own in enumerate(scores):
        others = [other for number, other in enumerate(scores) if number != at and other]
        total = Fraction()
        for other in others:
            for mine, weight in own.items():
                for theirs, chance in other.items():
                    total += weight * chance * imps(field.sign * (mine - theirs))
        divisor = {"comparisons": len(others), "n-1": size - 1, "n": size, "sum": 1}[field.figures.cross_divide]
        found.append((total / divisor if divisor else Fraction()) if own else None)
    return found


def _total_points(field: Compared) -> Points:
    return [
        field.sign * sum((weight * score for score, weight in own.items()), Fraction()) if own else None
        for own in field.scores
    ]


_SCORINGS: dict[str, Callable[[Compared], Points]] = {
    "matchpoints": _matchpoints,
    "butler": _butler,
    "cross_imps": _cross_imps,
    "total_points": _total_points,
}


def share_worth(given: Fact, own: Fraction | None, figures: Figures) -> Fraction:
    """The share of the top that an artificial score is worth (12C2(a), (c))."""
    if given.get("share") is not None:
        return exact(given["share"])
    looked_at = None if given.get("final", False) else own
    match given["award"]:
        case "plus":
            return _at_least(figures.average_plus, looked_at if figures.own_plus else None)
        case "minus":
            return _at_most(figures.average_minus, looked_at if figures.own_minus else None)
        case _:
            return figures.average


def imps_worth(given: Fact, own: Fraction | None, figures: Figures) -> Fraction:
    """The IMPs of an artificial score (12C2(b), (c)); a share stands for the award of that name."""
    if given.get("imps") is not None:
        return exact(given["imps"])
    if given.get("share") is not None:
        named = {
            figures.average_plus: figures.imps_plus,
            figures.average: Fraction(),
            figures.average_minus: figures.imps_minus,
        }
        return named[exact(given["share"])]
    looked_at = None if given.get("final", False) else own
    match given["award"]:
        case "plus":
            return _at_least(figures.imps_plus, looked_at if figures.own_imps_plus else None)
        case "minus":
            return _at_most(figures.imps_minus, looked_at if figures.own_imps_minus else None)
        case _:
            return Fraction()


def _at_least(figure: Fraction, own: Fraction | None) -> Fraction:
    return figure if own is None else max(figure, own)


def _at_most(figure: Fraction, own: Fraction | None) -> Fraction:
    return figure if own is None else min(figure, own)
