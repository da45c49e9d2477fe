"""Knock-out brackets: seeds, byes, matches of three, round by round."""

from collections.abc import Mapping, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.contest.draw.knockout import (
    Bracket,
    KnockoutMatch,
    bracket,
    choose,
    choosers,
    next_round,
    round_draw,
    why,
    why_waiting,
)
from arbitro.contest.draw.seeding import ThreeWay, bands, placed, shapes
from tests.contest.drawn import WBF, regulated

FIXED, LOTS = regulated(knockout_bands="fixed"), regulated(knockout_bands="lot")
CHOICE = regulated(knockout_bands="fixed", knockout_choice="best_choose")
WAYS: list[ThreeWay] = ["none", "two", "one", "losers"]
by_every_way = pytest.mark.parametrize("three_way", WAYS)


def teams(count: int) -> list[str]:
    return [str(number) for number in range(1, count + 1)]


def favourites(found: Bracket) -> Mapping[int, Sequence[str]]:
    """In each match of the round to be played the best seeds win."""
    assert found.current is not None
    return {match.number: sorted(found.names(match), key=int)[: match.go_on] for match in found.current.matches}


def meetings(found: Bracket) -> dict[int, list[set[str]]]:
    """Who meets in each round if the best seeds win."""
    played: dict[int, list[set[str]]] = {}
    while found.current is not None:
        played[found.current.round] = [set(found.names(match)) for match in found.current.matches]
        found = next_round(found, favourites(found))
    return played


# -- seeding


def test_bands_end_at_powers_of_two() -> None:
    assert [(band[0], band[-1]) for band in bands(20)] == [(1, 1), (2, 2), (3, 4), (5, 8), (9, 16), (17, 20)]


@given(st.integers(1, 40), st.data())
def test_lots_keep_everybody_in_the_own_band(count: int, data: st.DataObject) -> None:
    seeds = data.draw(st.integers(0, count))
    found = placed(teams(count), seeds=seeds, by_lot=True, seed=data.draw(st.text(max_size=3)))
    assert sorted(found) == sorted(teams(count))
    for band in bands(seeds):
        assert {int(name) for name in found[band[0] - 1 : band[-1]]} == set(band)


def test_seeds_have_their_own_places_where_no_lots_are_drawn() -> None:
    assert placed(teams(9), seeds=9, by_lot=False, seed="x") == tuple(teams(9))
    assert len({placed(teams(9), seeds=2, by_lot=False, seed=str(at)) for at in range(9)}) > 1


@given(st.integers(2, 70), st.sampled_from(WAYS))
def test_a_plan_leaves_one(count: int, three_way: ThreeWay) -> None:
    for shape in shapes(count, three_way):
        if shape.losers:
            assert three_way == "losers"
            count += shape.groups
        else:
            played = 2 * shape.groups + shape.threes
            assert played == count or (shape.threes == 0 and shape.groups < count <= played)
            count = shape.groups + (shape.threes if shape.go_on == 2 else 0)
    assert count == 1


@pytest.mark.parametrize(
    ("count", "three_way", "left"),
    [
        (3, "two", [3, 2]),
        (3, "one", [3]),
        (6, "two", [6, 4, 2]),
        (6, "one", [6, 2]),
        (6, "losers", [6, 3, 4, 2]),  # three play, three losers play for the fourth place
        (12, "two", [12, 8, 4, 2]),
        (12, "one", [12, 4, 2]),
        (12, "losers", [12, 6, 8, 4, 2]),
        (8, "two", [8, 4, 2]),
        (5, "none", [5, 4, 2]),
    ],
)
def test_how_many_are_in_each_round(count: int, three_way: ThreeWay, left: list[int]) -> None:
    found = bracket(teams(count), pack=FIXED, seed="", three_way=three_way)
    sizes = []
    for round in found.rounds:
        losers = any(match.kind == "losers" for match in round.matches)
        sizes.append(len(round.byes) + (0 if losers else sum(len(match.sides) for match in round.matches)))
    assert sizes == left


# -- who can meet whom


@pytest.mark.parametrize("count", [*range(2, 18), 31, 32, 33])
def test_the_best_meet_as_late_as_they_can(count: int) -> None:
    played = meetings(bracket(teams(count), pack=FIXED, seed=""))
    last = max(played)
    assert played[last] == [{"1", "2"}]
    for band, back in ((4, 1), (8, 2)):
        if count >= band:
            everybody = sorted(name for match in played[last - back] for name in match)
            assert everybody == sorted(teams(band))


def test_the_classical_bracket_of_eight() -> None:
    played = meetings(bracket(teams(8), pack=FIXED, seed=""))
    assert played[1] == [{"1", "8"}, {"2", "7"}, {"3", "6"}, {"4", "5"}]
    assert played[2] == [{"1", "4"}, {"2", "3"}]


@given(st.integers(2, 40), st.text(max_size=3), st.sampled_from(WAYS))
def test_whatever_the_lots_the_first_and_the_second_meet_in_the_final(
    count: int, seed: str, three_way: ThreeWay
) -> None:
    """Unless three meet of whom they have to be two: in the last round with all of them, or before it."""
    played = meetings(bracket(teams(count), pack=LOTS, seed=seed, three_way=three_way))
    together = [number for number, matches in played.items() if any({"1", "2"} <= match for match in matches)]
    assert max(together) == max(played)
    assert all(len(played[number]) == 1 for number in together)


@pytest.mark.parametrize("count", range(2, 20))
def test_byes_are_for_the_best_whatever_the_lots(count: int) -> None:
    size = 1
    while size < count:
        size *= 2
    fixed = bracket(teams(count), pack=FIXED, seed="").rounds[0]
    assert [side.entrant for side in fixed.byes] == teams(size - count)
    for seed in "abcd":
        by_lot = bracket(teams(count), pack=LOTS, seed=seed).rounds[0]
        assert sorted(side.entrant for side in by_lot.byes) == sorted(teams(size - count))


@by_every_way
@pytest.mark.parametrize("count", [*range(2, 25), 36, 48])
def test_everybody_is_in_the_first_round_once_and_one_wins(count: int, three_way: ThreeWay) -> None:
    found = bracket(teams(count), pack=WBF, seed="x", three_way=three_way)
    first = found.rounds[0]
    names = [side.entrant for match in first.matches for side in match.sides] + [side.entrant for side in first.byes]
    assert sorted(names) == sorted(teams(count))
    numbers = [match.number for round in found.rounds for match in round.matches]
    assert numbers == list(range(1, len(numbers) + 1))
    while found.current is not None:
        for match in found.current.matches:
            assert len(set(found.names(match))) == len(match.sides)
        found = next_round(found, favourites(found))
    assert found.champion == "1"


@pytest.mark.parametrize("count", [6, 12, 24])
def test_two_of_three_do_not_meet_again_in_the_next_round(count: int) -> None:
    found = bracket(teams(count), pack=WBF, seed="x", three_way="two")
    for match in found.rounds[1].matches:
        assert len({side.match for side in match.sides}) == len(match.sides)


@pytest.mark.parametrize("count", [12, 24])
def test_who_comes_back_does_not_meet_the_one_who_beat_him(count: int) -> None:
    found = bracket(teams(count), pack=WBF, seed="x", three_way="losers")
    lost_to = {match.number: {side.match for side in match.sides} for match in found.rounds[1].matches}
    assert len(lost_to) == count // 6
    for match in found.rounds[2].matches:
        one, other = (side.match for side in match.sides)
        assert other not in lost_to.get(one, ())
        assert one not in lost_to.get(other, ())


def test_of_three_losers_one_comes_back() -> None:
    found = bracket(teams(6), pack=FIXED, seed="", three_way="losers")
    after = next_round(found, {1: ["1"], 2: ["2"], 3: ["3"]})
    (losers,) = after.rounds[1].matches
    assert (losers.kind, set(after.names(losers))) == ("losers", {"4", "5", "6"})
    assert [why_waiting(after, side, FIXED).id for side in after.rounds[1].byes] == ["knockout-waits"] * 3
    semifinal = next_round(after, {4: ["5"]})
    assert semifinal.current is not None
    assert {name for match in semifinal.current.matches for name in semifinal.names(match)} == {"1", "2", "3", "5"}


# -- round by round


def test_a_round_is_repeated_from_its_seed() -> None:
    assert bracket(teams(16), pack=LOTS, seed="a") == bracket(teams(16), pack=LOTS, seed="a")
    assert bracket(teams(16), pack=LOTS, seed="a").rounds != bracket(teams(16), pack=LOTS, seed="b").rounds


def test_the_draw_of_a_round_has_roles_by_lot_and_reasons() -> None:
    found = bracket(teams(4), pack=WBF, seed="a", seeds=2)
    drawn = round_draw(found, pack=WBF)
    assert [pairing.table for pairing in drawn.pairings] == [1, 2]
    assert [[ground.id for ground in pairing.why] for pairing in drawn.pairings] == [
        ["knockout-seed", "knockout-unseeded", "draw-home-drawn-teams"]
    ] * 2
    homes = {round_draw(bracket(teams(2), pack=FIXED, seed=str(at)), pack=WBF).pairings[0].home for at in range(20)}
    assert homes == {"1", "2"}


def test_problems_of_a_bracket_and_of_its_winners_come_at_once() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        bracket(["A", "A"], pack=WBF, seed="", seeds=3)
    assert [problem.kind for problem in trouble.value.problems] == ["drawn-twice", "seeds-number"]
    found = bracket(teams(6), pack=FIXED, seed="", three_way="two")
    with pytest.raises(ProblemsFound) as trouble:
        next_round(found, {1: ["1", "9"], 7: ["2"]})
    assert [problem.kind for problem in trouble.value.problems] == [
        "no-such-match",
        "not-in-match",
        "match-without-winner",
    ]
    with pytest.raises(ProblemsFound) as trouble:
        next_round(found, {1: ["1"], 2: ["2", "2"]})
    assert [problem.kind for problem in trouble.value.problems] == ["winners-of-match"] * 2


def test_after_the_final_there_is_nothing_to_draw() -> None:
    over = next_round(bracket(teams(2), pack=WBF, seed=""), {1: ["2"]})
    assert over.champion == "2"
    for again in (lambda: next_round(over, {1: ["1"]}), lambda: round_draw(over, pack=WBF)):
        with pytest.raises(ProblemsFound) as trouble:
            again()
        assert trouble.value.problems[0].kind == "knockout-over"


# -- the right to choose


def eight_to_four() -> Bracket:
    found = bracket(teams(8), pack=CHOICE, seed="")
    return next_round(found, {1: ["8"], 2: ["2"], 3: ["3"], 4: ["5"]})


def test_the_best_choose_and_the_last_takes_whoever_is_left() -> None:
    found = eight_to_four()
    assert choosers(found) == (("2", "3"), ("5", "8"))
    chosen = choose(found, {"2": "8"}, pack=CHOICE)
    assert chosen.current is not None
    assert [chosen.names(match) for match in chosen.current.matches] == [("2", "8"), ("3", "5")]
    match: KnockoutMatch = chosen.current.matches[0]
    assert why(chosen, match, CHOICE)[0].figures == {"chooser": "2", "other": "8"}
    assert next_round(chosen, {5: ["8"], 6: ["3"]}).current is not None


@pytest.mark.parametrize(
    ("choices", "kinds"),
    [
        ({}, ["choice-missing"]),
        ({"2": "3"}, ["not-to-be-chosen"]),
        ({"8": "2", "2": "5"}, ["not-choosing"]),
        ({"2": "5", "3": "5"}, ["not-to-be-chosen"]),
    ],
)
def test_a_choice_that_cannot_be(choices: dict[str, str], kinds: list[str]) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        choose(eight_to_four(), choices, pack=CHOICE)
    assert [problem.kind for problem in trouble.value.problems][: len(kinds)] == kinds


def test_nobody_chooses_in_the_first_round_or_where_the_bracket_rules() -> None:
    for found, pack in ((bracket(teams(4), pack=CHOICE, seed=""), CHOICE), (eight_to_four(), WBF)):
        with pytest.raises(ProblemsFound) as trouble:
            choose(found, {"1": "2"}, pack=pack)
        assert trouble.value.problems[0].kind == "no-choice-of-opponents"
