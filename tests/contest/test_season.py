"""Ladders and handicaps, recomputed by a naive program that shares nothing with ours but the values that go in."""

from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest

from arbitro.contest.season import Handicap, Ladder, LadderLine, SeasonResult, ladder_lines, ladder_problems

PEOPLE = [f"p{n}" for n in range(8)]


def season(chance: Random, events: int) -> list[SeasonResult]:
    """Evenings of three or four pairs that form anew each time; some have no percentage, some no master points."""
    results = []
    for number in range(events):
        people = chance.sample(PEOPLE, chance.choice((6, 8)))
        bare = chance.random() < 0.15
        results += [
            SeasonResult(
                event=f"e{number:02}",
                date=f"2026-{1 + number // 28:02}-{1 + number % 28 // 2:02}",  # two events on the same day
                contestant=str(at),
                players=tuple(people[at : at + 2]),
                rank=1,
                level=1,
                field=len(people) // 2,
                points=Fraction(chance.randint(-300, 300), chance.randint(1, 7)),
                percent=None if bare else Fraction(chance.choice((40, 45, 50, 55, 60))),
                master_points=Fraction(chance.randint(0, 40), 4),
            )
            for at in range(0, len(people), 2)
        ]
    chance.shuffle(results)
    return results


def naive(ladder: Ladder, results: list[SeasonResult]) -> dict[tuple[str, ...], tuple[Fraction, int, bool]]:
    """By who: the total, how many results, and whether it is enough. Everything is looked up anew each time."""

    def figure(result: SeasonResult) -> Fraction | None:
        return {"percent": result.percent, "points": result.points, "master_points": result.master_points}[
            ladder.counts
        ]

    def when(result: SeasonResult) -> tuple[str, str]:
        return (result.date, result.event)

    def handicap(person: str, before: tuple[str, str]) -> Fraction:
        rule = ladder.handicap
        if rule is None:
            return Fraction(0)
        own = [r for r in results if person in r.players and when(r) < before and figure(r) is not None]
        own.sort(key=when)
        own = own[max(0, len(own) - rule.last) :]
        if len(own) < rule.after:
            return Fraction(0)
        mean = sum((figure(r) or Fraction(0) for r in own), Fraction(0)) / len(own)
        value = rule.share * (rule.par - mean)
        return Fraction(0) if value < 0 else rule.most if value > rule.most else value

    totals: dict[tuple[str, ...], tuple[Fraction, int, bool]] = {}
    persons: list[tuple[str, ...]] = [(person,) for person in PEOPLE]
    pairs: list[tuple[str, ...]] = [(a, b) for a in PEOPLE for b in PEOPLE if a < b]
    for who in pairs if ladder.of == "partnership" else persons:
        values = []
        for result in results:
            is_own = set(who) == set(result.players) if ladder.of == "partnership" else who[0] in result.players
            value = figure(result)
            if is_own and value is not None:
                extra = sum((handicap(player, when(result)) for player in result.players), Fraction(0))
                values.append(value + extra / len(result.players))
        if values:
            values.sort(reverse=True)
            taken = values[: ladder.best] if ladder.best else values
            total = sum(taken, Fraction(0)) / (len(taken) if ladder.taken == "average" else 1)
            totals[who] = (total, len(values), len(values) >= ladder.least)
    return totals


def ladders(chance: Random) -> Ladder:
    handicap = Handicap(
        par=Fraction(chance.choice((50, 55, 60))),
        share=Fraction(chance.randint(1, 12), 10),
        most=Fraction(chance.randint(1, 20)),
        last=chance.randint(2, 5),
        after=chance.randint(1, 2),
    )
    return Ladder(
        id="x",
        name="x",
        named="x",
        of=chance.choice(("player", "partnership")),
        counts=chance.choice(("percent", "points", "master_points")),
        taken=chance.choice(("sum", "average")),
        best=chance.choice((None, 1, 3, 5)),
        least=chance.choice((1, 2, 4)),
        handicap=chance.choice((None, handicap)),
    )


@pytest.mark.parametrize("seed", range(30))
def test_a_ladder_is_what_a_naive_program_makes_of_it(seed: int) -> None:
    chance = Random(seed)
    results, ladder = season(chance, 12), ladders(chance)
    lines = ladder_lines(ladder, results)
    expected = naive(ladder, results)
    assert {line.who: (line.total, len(line.results), line.rank is not None) for line in lines} == expected
    ranked = [line for line in lines if line.rank is not None]
    for line in ranked:  # one more than those who have more
        assert line.rank == 1 + sum(other.total > line.total for other in ranked)
        assert line.tied == (sum(other.total == line.total for other in ranked) > 1)
    assert all(a.rank <= b.rank for a, b in pairwise(ranked) if a.rank and b.rank)
    assert [line.rank for line in lines[len(ranked) :]] == [None] * (len(lines) - len(ranked))


@pytest.mark.parametrize("seed", range(10))
def test_the_calculation_of_each_line_adds_up(seed: int) -> None:
    chance = Random(1000 + seed)
    ladder = ladders(chance)
    for line in ladder_lines(ladder, season(chance, 10)):
        counted = [result.total for result in line.results if result.counts]
        assert len(counted) == min(len(line.results), ladder.best or len(line.results))
        assert line.total == sum(counted, Fraction()) / (len(counted) if ladder.taken == "average" else 1)
        for result in line.results:
            assert result.total == result.figure + result.handicap
            own = [each.handicap for each in result.handicaps]
            assert result.handicap == (sum(own, Fraction()) / len(own) if own else 0)


def evening(number: int, **percents: int) -> list[SeasonResult]:
    """Individuals, by name."""
    return [
        SeasonResult(
            event=f"e{number}",
            date=f"2026-01-{number:02}",
            contestant=who,
            players=(who,),
            rank=1,
            level=1,
            field=len(percents),
            points=Fraction(percent),
            percent=Fraction(percent),
        )
        for who, percent in percents.items()
    ]


def line_of(lines: tuple[LadderLine, ...], who: str) -> LadderLine:
    return next(line for line in lines if line.who == (who,))


def test_a_handicap_by_hand() -> None:
    """Par 60, four fifths, at most 10, from two results on: 50 and 40 give 4/5 x (60 - 45) = 12, held to 10; then the
    last two, 40 and 55, give 4/5 x (60 - 47 1/2) = 10."""
    rule = Handicap(par=Fraction(60), share=Fraction(4, 5), most=Fraction(10), last=2, after=2)
    ladder = Ladder(id="x", name="x", named="x", taken="sum", handicap=rule)
    nights = [50, 40, 55, 58]
    results = [result for at, percent in enumerate(nights, 1) for result in evening(at, ann=percent)]
    told = line_of(ladder_lines(ladder, results), "ann")
    assert [result.handicap for result in told.results] == [0, 0, 10, 10]
    assert [own.mean for result in told.results for own in result.handicaps] == [None, 50, 45, Fraction(95, 2)]
    assert told.total == 50 + 40 + 65 + 68


def test_who_is_level_shares_the_rank_and_who_has_too_few_has_none() -> None:
    results = [*evening(1, ann=60, bob=60, cid=50, dan=90), *evening(2, ann=40, bob=40, cid=50)]
    lines = ladder_lines(Ladder(id="x", name="x", named="x", least=2), results)
    assert [(line.who[0], line.rank, line.tied) for line in lines] == [
        ("ann", 1, True),
        ("bob", 1, True),
        ("cid", 1, True),
        ("dan", None, False),
    ]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"named": "Tue"}, ["a", "b"]),
        ({"named": "Tue", "since": "2026-02-01"}, ["b"]),
        ({"named": "Tue", "until": "2026-01-31"}, ["a"]),
        ({"events": ("c",)}, ["c"]),
        ({"events": ("c",), "named": "Tuesday 1"}, ["a", "c"]),
    ],
)
def test_events_come_by_list_or_by_the_beginning_of_their_names(given: dict[str, str], expected: list[str]) -> None:
    events = [("a", "Tuesday 1", "2026-01-06"), ("b", "Tuesday 2", "2026-02-03"), ("c", "Cup", "2026-03-01")]
    ladder = Ladder(id="x", name="x", **given)  # type: ignore[arg-type]
    assert [event[0] for event in events if ladder.has(*event)] == expected


def test_rules_that_cannot_be_are_told_all_at_once() -> None:
    rule = Handicap(par=Fraction(-1), share=Fraction(11), most=Fraction(5), last=1, after=2)
    ladder = Ladder(id="x", name="x", since="2026-02-01", until="2026-01-01", handicap=rule)
    kinds = [(problem.kind, problem.where.tag) for problem in ladder_problems(ladder)]
    assert kinds == [
        ("ladder-without-events", "events"),
        ("ladder-days", "until"),
        ("ladder-handicap", "after"),
        ("ladder-handicap", "par"),
        ("ladder-handicap", "share"),
    ]
