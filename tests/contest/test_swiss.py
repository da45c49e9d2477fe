"""Swiss draws: against all ways to draw small fields, and the rules one by one."""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.contest.draw.draw import Candidate, Draw, Encounter
from arbitro.contest.draw.swiss import Float, counted_byes, floats, swiss
from arbitro.regulations import Pack
from tests.contest.drawn import FIGB, WBF, Pairs, events, everybody, matchings, met_in, regulated

Event = tuple[tuple[Candidate, ...], tuple[Encounter, ...], int]
BY_RANK = regulated(swiss_first="neighbours", teams_home_difference=1)
BY_PLACES = regulated(swiss_difference="rank")

floated_ways = st.dictionaries(st.integers(0, 7).map(lambda at: f"T{at:02}"), st.sampled_from(["up", "down"]))


def field(*points: int | str, byes: Mapping[int, int] | None = None) -> list[Candidate]:
    """A, B, C … with these points, in the order of the ranking."""
    had = byes or {}
    return [Candidate(chr(65 + at), Fraction(one), at + 1, had.get(at, 0)) for at, one in enumerate(points)]


def met(*rounds: str) -> list[Encounter]:
    """`AB CD`: in a round A was at home against B, C against D."""
    return [Encounter(number, two[0], two[1]) for number, played in enumerate(rounds, 1) for two in played.split()]


def pairs(draw: Draw) -> str:
    return " ".join("".join(sorted((pairing.home, pairing.away))) for pairing in draw.pairings)


def drawn(
    candidates: Sequence[Candidate],
    played: Sequence[Encounter],
    number: int,
    pack: Pack,
    floated: Mapping[str, Float] | None = None,
) -> Draw | None:
    """The draw; None if there is none."""
    try:
        return swiss(candidates, played, round=number, pack=pack, seed="7 May", floated=floated)
    except ProblemsFound as trouble:
        if [problem.kind for problem in trouble.problems] != ["no-draw"]:
            raise
        return None


# -- against every way to draw


def cost(
    way: Pairs,
    bye: str | None,
    candidates: Sequence[Candidate],
    played: Sequence[Encounter],
    floated: Mapping[str, Float],
) -> tuple[object, ...]:
    """What the rules say of a way to draw, the weightiest first."""
    of = {each.contestant: each for each in candidates}
    balance: Counter[str] = Counter()
    for each in played:
        balance[each.home] += 1
        balance[each.away] -= 1
    sits_out = (0, 0) if bye is None else (of[bye].byes, -of[bye].rank)
    squares = sum((of[a].points - of[b].points) ** 2 for a, b in way)
    again = uneven = 0
    for one, other in way:
        if of[one].points != of[other].points:
            high, low = (one, other) if of[one].points > of[other].points else (other, one)
            again += (floated.get(high) == "down") + (floated.get(low) == "up")
        less, more = sorted((balance[one], balance[other]))
        uneven += max(abs(less + 1) - 1, 0) ** 2 + max(abs(more - 1) - 1, 0) ** 2
    return (*sits_out, squares, again, uneven)


@given(events(), floated_ways)
def test_no_other_draw_is_better_by_the_rules(event: Event, floated: Mapping[str, Float]) -> None:
    candidates, played, number = event
    before = {frozenset((each.home, each.away)) for each in played}
    ways = [
        way
        for way in matchings([each.contestant for each in candidates])
        if not any(frozenset(two) in before for two in way[0])
    ]
    found = drawn(candidates, played, number, BY_RANK, floated)
    if found is None:
        assert not ways
        return
    least = min(cost(*way, candidates, played, floated) for way in ways)
    assert (
        cost([(pairing.home, pairing.away) for pairing in found.pairings], found.bye, candidates, played, floated)
        == least
    )


@given(events(most=24, fine=True, history=7), st.randoms(use_true_random=False))
def test_everybody_is_drawn_once_nobody_again_and_the_order_of_the_input_does_not_matter(
    event: Event, random: Random
) -> None:
    candidates, played, number = event
    found = drawn(candidates, played, number, FIGB)
    if found is None:
        return
    assert everybody(found) == sorted(each.contestant for each in candidates)
    assert not met_in(found) & {frozenset((each.home, each.away)) for each in played}
    assert [pairing.table for pairing in found.pairings] == list(range(1, len(candidates) // 2 + 1))
    mixed, turned = list(candidates), list(played)
    random.shuffle(mixed)
    random.shuffle(turned)
    assert drawn(mixed, turned, number, FIGB) == found


@given(events(most=16, fine=True))
def test_whoever_was_at_home_less_is_at_home(event: Event) -> None:
    candidates, played, number = event
    balance: Counter[str] = Counter()
    for each in played:
        balance.update({each.home: 1, each.away: -1})
    found = drawn(candidates, played, number, FIGB)
    if found is None:
        return
    for pairing in found.pairings:
        assert balance[pairing.home] <= balance[pairing.away]
        said = pairing.why[-1].id
        assert said == f"draw-home-{'lot' if balance[pairing.home] == balance[pairing.away] else 'balance'}-teams"


@pytest.mark.parametrize(("count", "rounds"), [(8, 7), (9, 7), (30, 9), (41, 9)])
def test_a_whole_event(count: int, rounds: int) -> None:
    """Seven rounds of eight are a round robin: its last rounds leave little choice, and are drawn if they can be."""
    chance = Random(count)
    points = {f"T{at}": Fraction() for at in range(count)}
    byes: Counter[str] = Counter()
    played: list[Encounter] = []
    floated: Mapping[str, Float] = {}
    for number in range(1, rounds + 1):
        candidates = [Candidate(name, points[name], 0, byes[name]) for name in points]
        try:
            found = swiss(candidates, played, round=number, pack=FIGB, seed="event", floated=floated)
        except ProblemsFound:
            assert count < 10
            assert number > count / 2  # before that a draw always exists (Dirac)
            return
        floated = floats(found, candidates)
        for pairing in found.pairings:
            played.append(Encounter(number, pairing.home, pairing.away))
            won = Fraction(chance.randrange(2001), 100)
            points[pairing.home] += won
            points[pairing.away] += 20 - won
        if found.bye:
            byes[found.bye] += 1
            points[found.bye] += 12
    assert len({frozenset((each.home, each.away)) for each in played}) == len(played) == rounds * (count // 2)
    assert max(byes.values(), default=0) <= 1
    home = Counter(each.home for each in played)
    away = Counter(each.away for each in played)
    assert all(abs(home[name] - away[name]) <= 3 for name in points)


# -- the rules one by one


def test_neighbours_meet_unless_they_have_met() -> None:
    assert pairs(swiss(field(40, 30, 20, 10), [], round=2, pack=WBF, seed="")) == "AB CD"
    found = swiss(field(40, 30, 20, 10), met("AB CD"), round=2, pack=WBF, seed="")
    assert pairs(found) == "AC BD"
    why = {ground.id: ground.figures for ground in found.pairings[0].why}
    assert why["draw-float"] == {"higher": "A", "lower": "C", "points": Fraction(20)}
    assert why["draw-met-before"] == {"contestant": "A", "other": "B", "round": 1}


def test_one_long_way_is_worse_than_several_short_ones() -> None:
    """A meets C and B meets D, two steps each; not A with D over three while B and C are side by side."""
    assert pairs(swiss(field(3, 2, 1, 0), met("AB CD"), round=2, pack=WBF, seed="")) == "AC BD"


def test_a_nearer_one_who_meets_another_is_named() -> None:
    found = swiss(field(40, 30, 20, 10), met("AB"), round=2, pack=WBF, seed="")
    assert pairs(found) == "AC BD"
    assert found.pairings[1].why[1].figures == {"contestant": "B", "other": "C", "meets": "A"}


@pytest.mark.parametrize(
    ("first", "said", "drawn"),
    [("halves", "draw-halves", "AE BF CG DH"), ("neighbours", "draw-level", "AB CD EF GH")],
)
def test_the_first_round_by_seeding(first: str, said: str, drawn: str) -> None:
    found = swiss(field(*[0] * 8), [], round=1, pack=regulated(swiss_first=first), seed="")
    assert pairs(found) == drawn
    assert {pairing.why[0].id for pairing in found.pairings} == {said}
    assert {pairing.why[0].source for pairing in found.pairings} == {"club"}


def test_the_lowest_seed_sits_out_a_first_round_by_seeding() -> None:
    found = swiss(field(*[0] * 7), [], round=1, pack=WBF, seed="", first="halves")
    assert found.bye == "G"
    assert pairs(found) == "AD BE CF"


def test_the_first_round_by_lot_depends_on_the_seed_alone() -> None:
    draws = {pairs(swiss(field(*[0] * 8), [], round=1, pack=WBF, seed=str(at))) for at in range(40)}
    assert len(draws) > 20
    again = [swiss(field(*[0] * 8), [], round=1, pack=WBF, seed="7 May") for _ in range(2)]
    assert again[0] == again[1]
    assert again[0].seed == "7 May"
    assert again[0].pairings[0].why[0].id == "draw-by-lot"


def test_lots_are_fair_to_everybody() -> None:
    """Over many seeds each of the five others is met about equally often, at home about half of the times."""
    counted: Counter[str] = Counter()
    home = 0
    for at in range(400):
        found = swiss(field(*[0] * 6), [], round=1, pack=WBF, seed=str(at))
        one = next(pairing for pairing in found.pairings if "A" in (pairing.home, pairing.away))
        counted[one.away if one.home == "A" else one.home] += 1
        home += one.home == "A"
    assert all(50 < times < 110 for times in counted.values())  # 80 expected, standard deviation 8
    assert 150 < home < 250


@pytest.mark.parametrize(
    ("byes", "sits_out"), [({}, "E"), ({4: 1}, "D"), ({4: 1, 3: 1}, "C"), (dict.fromkeys(range(5), 1), "E")]
)
def test_the_lowest_without_a_bye_sits_out(byes: dict[int, int], sits_out: str) -> None:
    found = swiss(field(50, 40, 30, 20, 10, byes=byes), [], round=2, pack=WBF, seed="")
    assert found.bye == sits_out
    assert found.why_bye[0].figures["contestant"] == sits_out
    assert [ground.id for ground in found.why_bye[1:]] == ["draw-bye-had"] * (4 - "ABCDE".index(sits_out))
    assert [ground.id for ground in found.warnings] == (["draw-second-bye"] if len(byes) == 5 else [])


def test_the_lowest_does_not_sit_out_if_the_others_cannot_be_drawn_then() -> None:
    """Without C only A and B are left, who have met."""
    found = swiss(field(3, 2, 1), met("AB"), round=2, pack=WBF, seed="")
    assert (found.bye, pairs(found)) == ("B", "AC")
    assert [ground.id for ground in found.why_bye] == ["draw-bye-lowest", "draw-bye-impossible"]


def test_what_counts_as_a_bye_is_for_the_regulations() -> None:
    assert counted_byes(1, 2, WBF) == 1
    assert counted_byes(1, 2, regulated(draw_bye_counts="bye_or_forfeit")) == 3


def test_nobody_floats_the_same_way_twice_running_if_another_can() -> None:
    """Three with 4 points, three with 2: one of each group has to float; it is not C and not D again."""
    candidates = field(4, 4, 4, 2, 2, 2)
    before: list[dict[str, Float]] = [{"C": "down"}, {"D": "up"}, {"C": "down", "D": "up"}]
    for floated in before:
        found = swiss(candidates, [], round=3, pack=WBF, seed="", floated=floated)
        moved = floats(found, candidates)
        assert len(moved) == 2
        assert not any(moved.get(name) == way for name, way in floated.items())
    assert floats(swiss(candidates, [], round=3, pack=WBF, seed=""), candidates) == {"C": "down", "D": "up"}


def test_roles_are_balanced_among_equals() -> None:
    """A and B were at home, C and D away: A meets C or D, so that nobody is at home or away twice."""
    candidates, played = field(2, 2, 2, 2), met("AE BF GC HD")
    free = swiss(candidates, played, round=2, pack=WBF, seed="")
    assert pairs(free) == "AB CD"
    found = swiss(candidates, played, round=2, pack=FIGB, seed="")
    assert pairs(found) == "AC BD" or pairs(found) == "AD BC"
    assert {pairing.home for pairing in found.pairings} == {"C", "D"}
    assert found.warnings == ()


def test_roles_beyond_the_limit_are_warned_of() -> None:
    found = swiss(field(40, 30), met("AC BD"), round=2, pack=FIGB, seed="")
    (warning,) = found.warnings
    assert warning.id == "draw-roles-uneven-teams"
    assert warning.source == "art. 4.1"
    assert warning.figures == {"count": 1, "names": found.pairings[0].home, "limit": 1}


def test_pairs_sit_north_south_or_east_west() -> None:
    found = swiss(field(40, 30), met("AC DB"), round=2, pack=WBF, seed="", of="pairs")
    assert (found.pairings[0].home, found.pairings[0].why[-1].id) == ("B", "draw-home-balance-pairs")


@given(events(least=4))
def test_by_places_in_the_ranking_those_differ_as_little_as_possible(event: Event) -> None:
    candidates, played, number = event
    rank = {each.contestant: each.rank for each in candidates}
    before = {frozenset((each.home, each.away)) for each in played}
    found = drawn(candidates, played, max(number, 2), BY_PLACES)
    if found is None:
        return

    def squares(way: Pairs) -> int:
        return sum((rank[one] - rank[other]) ** 2 for one, other in way)

    ways = matchings([name for name in rank if name != found.bye])
    least = min(squares(way) for way, _ in ways if not any(frozenset(two) in before for two in way))
    assert squares([(pairing.home, pairing.away) for pairing in found.pairings]) == least
    assert {pairing.why[0].id for pairing in found.pairings} == {"draw-ranked"}


# -- no draw


ALL_MET = met("AB CD", "AC BD", "AD BC")


def test_no_draw_without_a_rematch() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        swiss(field(4, 3, 2, 1), ALL_MET, round=4, pack=WBF, seed="")
    (problem,) = trouble.value.problems
    assert (problem.kind, problem.found, problem.expected) == ("no-draw", "4", "4")


@pytest.mark.parametrize("by_pack", [False, True])
def test_if_rematches_are_allowed_those_who_met_longest_ago_meet_again(by_pack: bool) -> None:
    pack = regulated(swiss_rematch="if_unavoidable") if by_pack else WBF
    found = swiss(field(4, 3, 2, 1), ALL_MET, round=4, pack=pack, seed="", rematch=None if by_pack else True)
    assert pairs(found) == "AB CD"
    assert [ground.id for ground in found.warnings] == ["draw-rematch"] * 2
    assert {ground.figures["round"] for ground in found.warnings} == {1}


def test_there_are_as_few_rematches_as_possible() -> None:
    """Of A to D, who have all met, two can be drawn with E and F; the other two meet again."""
    found = swiss(field(6, 5, 4, 3, 2, 1), ALL_MET, round=4, pack=WBF, seed="", rematch=True)
    assert [ground.id for ground in found.warnings] == ["draw-rematch"]


@given(events(least=4, most=7, history=6))
def test_rematches_that_have_to_be_are_few_and_of_long_ago(event: Event) -> None:
    candidates, played, number = event
    rounds = {frozenset((one.home, one.away)): one.round for one in played}
    found = swiss(candidates, played, round=number, pack=WBF, seed="s", rematch=True)

    def weight(way: Pairs) -> tuple[int, int]:
        again = [rounds[frozenset(two)] for two in way if frozenset(two) in rounds]
        return len(again), sum(again)

    least = min(weight(way) for way, _ in matchings([each.contestant for each in candidates]))
    assert weight([(pairing.home, pairing.away) for pairing in found.pairings]) == least


def test_two_who_are_kept_apart_never_meet() -> None:
    found = swiss(field(4, 3, 2, 1), [], round=2, pack=WBF, seed="", apart=[("A", "B")], rematch=True)
    assert pairs(found) == "AC BD"
    with pytest.raises(ProblemsFound) as trouble:
        swiss(field(2, 1), [], round=2, pack=WBF, seed="", apart=[("A", "B")], rematch=True)
    assert trouble.value.problems[0].kind == "no-draw"


def test_those_of_one_club_are_apart_in_early_rounds_if_possible() -> None:
    pack, clubs = regulated(draw_clubs_apart=2), {"A": "West", "B": "West", "C": "East"}
    assert pairs(swiss(field(4, 3, 2, 1), [], round=2, pack=pack, seed="", clubs=clubs)) == "AC BD"
    assert pairs(swiss(field(4, 3, 2, 1), [], round=3, pack=pack, seed="", clubs=clubs)) == "AB CD"
    unavoidable = swiss(field(4, 3), [], round=1, pack=pack, seed="", clubs=clubs)
    assert [ground.id for ground in unavoidable.warnings] == ["draw-one-club"]


def test_every_problem_is_told_at_once() -> None:
    played = [Encounter(1, "A", "B"), Encounter(1, "A", "C"), Encounter(2, "B", "B"), Encounter(3, "C", "D")]
    with pytest.raises(ProblemsFound) as trouble:
        swiss([*field(3, 2, 1), *field(3)], played, round=3, pack=WBF, seed="")
    assert [(problem.kind, problem.found, problem.where.index) for problem in trouble.value.problems] == [
        ("drawn-twice", "A", None),
        ("two-matches-in-a-round", "A", 2),
        ("team-meets-itself", "B", 3),
        ("round-already-drawn", "3", 4),
    ]
    with pytest.raises(ProblemsFound) as trouble:
        swiss(field(3), [], round=0, pack=WBF, seed="")
    assert [problem.kind for problem in trouble.value.problems] == ["round-to-draw", "too-few-to-draw"]
    with pytest.raises(ProblemsFound) as trouble:
        swiss(field(3, 2), [], round=1, pack=WBF, seed="", apart=[("A", "X"), ("B", "B")])
    assert [problem.kind for problem in trouble.value.problems] == ["not-entered", "team-meets-itself"]
