"""First rounds and shifts, against what the theory of designs says about them."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.contest.movement.resolution import resolved
from arbitro.contest.movement.starters import (
    AdditiveGroup,
    StepsLeft,
    adder,
    bits,
    couples,
    even_halves,
    integers,
    members,
)

groups = st.sampled_from([(7,), (8,), (9,), (3, 3), (2, 5), (2, 2, 3)]).map(AdditiveGroup)


def differences(half: frozenset[int], n: int) -> list[int]:
    """How often each difference other than 0 comes."""
    often = Counter((x - y) % n for x in half for y in half if x != y)
    return [often[gap] for gap in range(1, n)]


@given(groups, st.data())
def test_a_group_adds_as_its_numbers_do(group: AdditiveGroup, data: st.DataObject) -> None:
    one, other, third = (data.draw(st.integers(0, group.order - 1)) for _ in range(3))
    sums = group.sums
    assert sums[one][0] == one
    assert sums[one][other] == sums[other][one]
    assert sums[sums[one][other]][third] == sums[one][sums[other][third]]
    assert group.gaps[one][other] == group.gaps[other][one] == group.gaps[sums[one][third]][sums[other][third]]
    assert (group.gaps[one][other] == 0) == (one == other)


@given(st.frozensets(st.integers(0, 60)))
def test_subsets_are_bits(subset: frozenset[int]) -> None:
    assert frozenset(members(bits(subset))) == subset


@pytest.mark.parametrize("n", [3, 7, 11, 15, 19, 23, 31, 35])
def test_there_is_a_difference_set(n: int) -> None:
    """A prime 3 modulo 4, one less than a power of two, or twin primes: every difference (n - 3) / 4 times."""
    for half in even_halves(n):
        assert len(half) == (n - 1) // 2
        assert differences(half, n) == [(n - 3) // 4] * (n - 1)


@pytest.mark.parametrize("n", [5, 9, 13, 17, 21, 25, 29, 33, 37])
def test_differences_come_at_most_once_more_than_others(n: int) -> None:
    """k (k - 1) differences fall on n - 1: for n = 1 modulo 4 that is no whole number, so that they cannot be equal."""
    (half, *_) = even_halves(n)
    assert set(differences(half, n)) == {(n - 5) // 4, (n - 1) // 4}


@pytest.mark.parametrize("n", [27, 39])
def test_where_there_is_no_cyclic_difference_set(n: int) -> None:
    """For n = 3 modulo 4 a number too high needs one too low: one each is the least."""
    (half, *_) = even_halves(n)
    often = differences(half, n)
    assert {min(often), max(often)} == {(n - 3) // 4 - 1, (n - 3) // 4 + 1}


@pytest.mark.parametrize("n", [3, 9, 13, 27])
def test_all_shifts_without_0(n: int) -> None:
    halves = even_halves(n)
    assert len(set(halves)) == len(halves) == (n + 1) // 2
    assert all(0 not in half for half in halves)


def test_starters_of_seven() -> None:
    """There are three: {1 6} {2 5} {3 4}, {2 3} {4 6} {1 5} and its opposite {4 5} {1 3} {2 6}."""
    group = integers(7)
    found = couples(group, 0b1111110, [0b1111110] * 7 + [0], 0, StepsLeft(10_000))
    assert {frozenset(map(frozenset, each)) for each in found} == {
        frozenset(map(frozenset, each))
        for each in (((1, 6), (2, 5), (3, 4)), ((2, 3), (4, 6), (1, 5)), ((4, 5), (1, 3), (2, 6)))
    }


@given(st.integers(4, 14), st.integers(0, 6))
def test_couples_never_repeat_a_difference(n: int, stay: int) -> None:
    stay = min(n, stay + (n - stay) % 2)
    group = integers(n)
    everybody = (1 << n) - 1
    for blocks in couples(group, everybody, [everybody] * (n + 1), stay, StepsLeft(300)):
        assert sorted(x for block in blocks for x in block) == list(range(n))
        assert sum(len(block) == 1 for block in blocks) == stay
        gaps = [frozenset(((x - y) % n, (y - x) % n)) for x, y in (block for block in blocks if len(block) == 2)]
        assert len(set(gaps)) == len(gaps)
        assert all(len(gap) == 2 for gap in gaps), "half of an even number would come twice"


def test_an_adder_shifts_everybody_to_another_place() -> None:
    blocks = ((0,), (2, 3), (4, 6), (1, 5))
    shifts = adder(integers(7), blocks, StepsLeft(1000))
    assert shifts is not None
    assert shifts[0] == 0
    assert len(set(shifts)) == 4
    moved = [(x + by) % 7 for block, by in zip(blocks, shifts, strict=True) for x in block]
    assert sorted(moved) == list(range(7))


def test_the_patterned_starter_of_five_has_no_adder() -> None:
    """There is no Room square of side 5."""
    assert adder(integers(5), ((0,), (1, 4), (2, 3)), StepsLeft(100_000)) is None


def test_a_bound_that_is_reached_ends_a_search() -> None:
    group = integers(9)
    everybody = (1 << 9) - 2
    assert list(couples(group, everybody, [everybody] * 9 + [0], 0, StepsLeft(2))) == []
    assert adder(group, ((0,), (1, 2), (3, 5), (4, 7), (6, 8)), StepsLeft(1)) is None


# -- boards for given rounds


def developed(n: int, starter: tuple[tuple[int, int], ...]) -> list[list[tuple[int, int]]]:
    """Everybody meets everybody, with n as the one who stays."""
    return [[(n, r), *(((x + r) % n, (y + r) % n) for x, y in starter)] for r in range(n)]


def test_boards_for_six_of_the_seven_rounds_of_eight_pairs() -> None:
    rounds = developed(7, ((2, 3), (4, 6), (1, 5)))[1:]
    sets = resolved(rounds, StepsLeft(3000))
    assert sets is not None
    for group in range(6):
        played = [couple for couple, its in sets.items() if its == group]
        assert sorted(who for couple in played for who in couple) == list(range(8))
        assert all(sum(couple in played for couple in each) <= 1 for each in rounds)


@pytest.mark.parametrize(("n", "starter"), [(3, ((1, 2),)), (5, ((1, 4), (2, 3)))])
def test_no_boards_for_all_rounds_without_sharing(n: int, starter: tuple[tuple[int, int], ...]) -> None:
    """No Room square of side 3 or 5."""
    assert resolved(developed(n, starter), StepsLeft(100_000)) is None
