"""A season: what players came to in many events, and ladders by rules that a club sets. Exact, ties as ties.

A ladder counts one figure of each event (`counts`), with the handicap of the players if there is one, and adds up
or averages all of them or the `best`. Whoever has fewer than `least` results is listed without a rank.

The handicap of a player in an event, from his own figures in the ladder's events before it:

    0 if there are fewer than `after` of them, else
    share x (par - mean of the last `last`), not below 0 and not above `most`

and that of a contestant is the mean of those of its players.
"""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from arbitro.book.problem import Place, Problem

Figure = Literal["percent", "points", "master_points"]
ID_LONGEST = 200  # characters
Id = Annotated[str, Meta(max_length=ID_LONGEST)]
Day = Annotated[str, Meta(max_length=10, pattern=r"^(\d{4}-\d\d-\d\d)?$")]
Some = Annotated[int, Meta(ge=1, le=1000)]
LARGEST, LARGEST_SHARE = 1_000_000, 10  # so that nobody has typed something else


class SeasonResult(Struct, frozen=True, kw_only=True):
    """What a contestant came to in an event. `level`: how many share its rank. `master_points`: of each player, where
    the event's regulations have a table."""

    event: str
    date: str
    contestant: str
    players: tuple[str, ...]
    rank: int
    level: int
    field: int
    points: Fraction
    percent: Fraction | None = None
    master_points: Fraction | None = None

    def figure(self, counts: Figure) -> Fraction | None:
        match counts:
            case "percent":
                return self.percent
            case "points":
                return self.points
            case "master_points":
                return self.master_points


class Handicap(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """See the formula above."""

    par: Fraction
    share: Fraction
    most: Fraction
    last: Some = 10
    after: Some = 1


class Ladder(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The rules of a season. Events by list, or all whose name begins with `named`, from one day to another. `of`:
    players are ranked, or partnerships, who are the same persons every time."""

    id: Id
    name: Annotated[str, Meta(min_length=1, max_length=200)]
    events: Annotated[tuple[Id, ...], Meta(max_length=1000)] = ()
    named: Annotated[str, Meta(max_length=200)] = ""
    since: Day = ""
    until: Day = ""
    of: Literal["player", "partnership"] = "player"
    counts: Figure = "percent"
    taken: Literal["sum", "average"] = "average"
    best: Some | None = None
    least: Some = 1
    handicap: Handicap | None = None

    def has(self, event: str, name: str, date: str) -> bool:
        """Whether an event counts in it."""
        chosen = event in self.events or bool(self.named and name.startswith(self.named))
        return chosen and self.since <= date and (not self.until or date <= self.until)


def ladder_problems(ladder: Ladder) -> Iterator[Problem]:
    if len(ladder.id) > ID_LONGEST:  # of the address, which no form has bounded
        yield Problem("text-too-long", Place(tag="id"), ladder.id[:20], str(ID_LONGEST))
    if not ladder.events and not ladder.named:
        yield Problem("ladder-without-events", Place(tag="events"))
    if ladder.since and ladder.until and ladder.since > ladder.until:
        yield Problem("ladder-days", Place(tag="until"), ladder.until, ladder.since)
    handicap = ladder.handicap
    if handicap is None:
        return
    if handicap.after > handicap.last:
        yield Problem("ladder-handicap", Place(tag="after"), str(handicap.after), f"1 … {handicap.last}")
    for tag, value, most in (
        ("par", handicap.par, LARGEST),
        ("share", handicap.share, 10),
        ("most", handicap.most, LARGEST),
    ):
        if not 0 <= value <= most:
            yield Problem("ladder-handicap", Place(tag=tag), str(value), f"0 … {most}")


class PlayerHandicap(Struct, frozen=True, kw_only=True):
    """Of one player in an event: from so many results before it, whose `mean` it was."""

    person: str
    results: int
    mean: Fraction | None
    handicap: Fraction


class LadderResult(Struct, frozen=True, kw_only=True):
    """One event in a line. `total`: the figure with the handicap; `counts`: among those that count."""

    event: str
    date: str
    figure: Fraction
    handicap: Fraction
    handicaps: tuple[PlayerHandicap, ...]
    total: Fraction
    counts: bool


class LadderLine(Struct, frozen=True, kw_only=True):
    """A player, or the persons of a partnership. `rank`: None with too few results; `tied`: level with others."""

    who: tuple[str, ...]
    rank: int | None
    tied: bool
    total: Fraction
    results: tuple[LadderResult, ...]


def ladder_lines(ladder: Ladder, results: Iterable[SeasonResult]) -> tuple[LadderLine, ...]:
    """Everybody who has a result in the ladder's events: the ranked ones first, then those with too few results."""
    in_order = sorted(results, key=lambda result: (result.date, result.event, result.contestant))
    figures: dict[str, list[Fraction]] = {}  # of each person, so far
    own: dict[tuple[str, ...], list[LadderResult]] = {}
    for _, same in groupby(in_order, key=lambda result: (result.date, result.event)):
        evening = [(result, figure) for result in same if (figure := result.figure(ladder.counts)) is not None]
        for result, figure in evening:
            handicaps = tuple(_handicap(ladder.handicap, who, figures.get(who, ())) for who in result.players)
            extra = sum((one.handicap for one in handicaps), Fraction()) / len(handicaps)
            told = LadderResult(
                event=result.event,
                date=result.date,
                figure=figure,
                handicap=extra,
                handicaps=handicaps if ladder.handicap else (),
                total=figure + extra,
                counts=True,
            )
            keys = [tuple(sorted(result.players))] if ladder.of == "partnership" else [(who,) for who in result.players]
            for key in keys:
                own.setdefault(key, []).append(told)
        for result, figure in evening:
            for who in result.players:
                figures.setdefault(who, []).append(figure)
    return _ranked([_line(ladder, who, its) for who, its in sorted(own.items())])


def _handicap(rule: Handicap | None, person: str, before: Sequence[Fraction]) -> PlayerHandicap:
    last = before[-rule.last :] if rule else ()
    mean = sum(last, Fraction()) / len(last) if last else None
    handicap = Fraction()
    if rule is not None and mean is not None and len(last) >= rule.after:
        handicap = min(max(rule.share * (rule.par - mean), Fraction()), rule.most)
    return PlayerHandicap(person=person, results=len(last), mean=mean, handicap=handicap)


def _line(ladder: Ladder, who: tuple[str, ...], own: Sequence[LadderResult]) -> LadderLine:
    best = sorted(range(len(own)), key=lambda at: -own[at].total)[: ladder.best]
    counted = sum((own[at].total for at in best), Fraction())
    return LadderLine(
        who=who,
        rank=0 if len(own) >= ladder.least else None,
        tied=False,
        total=counted / len(best) if ladder.taken == "average" else counted,
        results=tuple(replace(result, counts=at in best) for at, result in enumerate(own)),
    )


def _ranked(lines: Sequence[LadderLine]) -> tuple[LadderLine, ...]:
    """By what they have; who has the same shares the rank."""
    ranked: list[LadderLine] = []
    enough = sorted((line for line in lines if line.rank is not None), key=lambda line: -line.total)
    for _, level in groupby(enough, key=lambda line: line.total):
        group, rank = list(level), len(ranked) + 1
        ranked += (replace(line, rank=rank, tied=len(group) > 1) for line in group)
    rest = sorted((line for line in lines if line.rank is None), key=lambda line: (-len(line.results), -line.total))
    return (*ranked, *rest)
