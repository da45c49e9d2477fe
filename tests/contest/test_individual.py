"""Individuals, counted apart from the proof: partners, opponents, boards, seats."""

from collections import Counter
from itertools import combinations

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.contest.movement.individual import PLAYERS, individual, individual_rounds
from arbitro.contest.movement.movement import Movement
from arbitro.contest.movement.proof import prove
from arbitro.contest.movement.stationary import stationary
from tests.amounts import PROOF

pytestmark = pytest.mark.xdist_group("individual")  # what they share takes seconds to make

SIZES = PLAYERS if PROOF else tuple(n for n in PLAYERS if n not in (21, 30, 31, 32))  # whose search takes long
SEPARATE = (13, 18, 21, 22, 25, 26, 29, 30)
"""Players for whom a set of boards is at one table at a time."""
PERFECT = (8, 16, 20, 24, 32)


class Counted:
    def __init__(self, movement: Movement) -> None:
        self.partners: Counter[frozenset[int]] = Counter()
        self.opponents: Counter[frozenset[int]] = Counter()
        self.boards: Counter[tuple[int, int]] = Counter()
        self.out: Counter[int] = Counter()
        self.sharing = 0  # rounds in which tables share boards
        everybody = set(movement.contestants)
        for each in movement.rounds:
            seated = []
            groups = []
            for sitting in each.tables:
                assert isinstance(sitting.ns, tuple)
                assert isinstance(sitting.ew, tuple)
                self.partners.update((frozenset(sitting.ns), frozenset(sitting.ew)))
                self.opponents.update(frozenset((one, other)) for one in sitting.ns for other in sitting.ew)
                seated += [*sitting.ns, *sitting.ew]
                self.boards.update((who, board) for who in (*sitting.ns, *sitting.ew) for board in sitting.boards)
                groups.append(sitting.boards)
            assert sorted([*seated, *each.sits_out]) == sorted(everybody)
            assert len({sitting.table for sitting in each.tables}) == len(each.tables)
            self.out.update(each.sits_out)
            self.sharing += len(set(groups)) < len(groups)


@pytest.fixture(scope="module")
def counted() -> dict[int, Counted]:
    return {players: Counted(individual(players, 1)) for players in SIZES}


def all_twos(players: int) -> list[frozenset[int]]:
    return [frozenset(two) for two in combinations(range(1, players + 1), 2)]


@pytest.mark.parametrize("players", [n for n in SIZES if n % 4 in (0, 1)])
def test_a_whist_tournament(players: int, counted: dict[int, Counted]) -> None:
    """Everybody partners everybody once and opposes everybody twice; one in turn sits out of 4m + 1."""
    found = counted[players]
    assert found.partners == Counter(all_twos(players))
    assert found.opponents == Counter(2 * all_twos(players))
    assert found.out == (Counter(range(1, players + 1)) if players % 4 else Counter())


@pytest.mark.parametrize("players", [n for n in SIZES if n % 4 == 2])
def test_of_4m_plus_2_two_sit_out_and_everybody_misses_one_partner(players: int, counted: dict[int, Counted]) -> None:
    found = counted[players]
    missing = set(all_twos(players)) - set(found.partners)
    assert set(found.partners.values()) == {1}
    assert Counter(who for two in missing for who in two) == Counter(range(1, players + 1))
    assert max(found.opponents.values()) == 2
    assert found.out == Counter(dict.fromkeys(range(1, players + 1), 2))


@pytest.mark.parametrize("players", [n for n in SIZES if n % 4 == 3])
def test_of_4m_plus_3_three_sit_out_as_if_one_were_missing(players: int, counted: dict[int, Counted]) -> None:
    """Once because the partner is missing, twice because an opponent is; that other couple does not meet either."""
    found = counted[players]
    missing = set(all_twos(players)) - set(found.partners)
    assert set(found.partners.values()) == {1}
    assert Counter(who for two in missing for who in two) == Counter(dict.fromkeys(range(1, players + 1), 2))
    assert set(found.opponents.values()) <= {1, 2}
    assert found.out == Counter(dict.fromkeys(range(1, players + 1), 3))


@pytest.mark.parametrize("players", SIZES)
def test_nobody_plays_a_board_twice_and_everybody_equally_many(players: int, counted: dict[int, Counted]) -> None:
    found = counted[players]
    assert max(found.boards.values()) == 1
    assert len(set(Counter(who for who, _ in found.boards).values())) == 1


@pytest.mark.parametrize("players", SIZES)
def test_boards_are_shared_in_all_rounds_or_in_none(players: int, counted: dict[int, Counted]) -> None:
    assert counted[players].sharing == (0 if players in SEPARATE else individual_rounds(players))


@pytest.mark.parametrize("players", [n for n in PERFECT if n in SIZES])
def test_directions_are_the_lines_of_a_hadamard_matrix(players: int) -> None:
    """Same way less other way: -1 for each two, partners and opponents among them."""
    movement = individual(players, 1)
    way = {
        (who, board): 1 if who in sitting.north_south else -1
        for _, sitting in movement.sittings()
        for board in sitting.boards
        for who in sitting.seated
    }
    for one, other in combinations(range(1, players + 1), 2):
        assert sum(way[one, board] * way[other, board] for board in movement.boards) == -1
    assert prove(movement).verdict == "perfect"


@pytest.mark.parametrize("players", [12, 28])
def test_other_whist_tournaments_are_complete(players: int) -> None:
    assert prove(individual(players, 1)).verdict == "complete"


@pytest.mark.parametrize(
    ("players", "kinds"),
    [
        (13, {"sits-out", "boards-not-played"}),
        (14, {"sits-out", "boards-not-played", "do-not-partner", "meet-less"}),
        (15, {"sits-out", "boards-not-played", "do-not-partner", "meet-less"}),
    ],
)
def test_defects_are_named(players: int, kinds: set[str]) -> None:
    proof = prove(individual(players, 2))
    assert proof.verdict == "defects"
    assert {defect.kind for defect in proof.defects} == kinds


@pytest.mark.parametrize("players", [8, 12, 16, 20])
def test_the_highest_player_stays_north_at_table_1(players: int) -> None:
    movement = individual(players, 2)
    assert {(sitting.table, sitting.north_south[0]) for _, sitting in movement.of(players)} == {(1, players)}
    assert players in stationary(movement)


@pytest.mark.parametrize(("players", "rounds"), [(8, 4), (12, 8), (13, 6), (18, 7), (20, 8), (23, 6)])
def test_fewer_rounds_are_of_the_same_boards_for_everybody(players: int, rounds: int) -> None:
    movement = individual(players, 3, rounds)
    found = Counted(movement)
    assert len(movement.rounds) == rounds
    assert set(found.partners.values()) == {1}
    assert max(found.boards.values()) == 1
    assert movement.boards == tuple(range(1, 3 * rounds + 1))


def test_all_problems_at_once() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        individual(33, 0)
    assert [each.kind for each in trouble.value.problems] == ["movement-boards", "movement-size"]
    with pytest.raises(ProblemsFound) as trouble:
        individual(12, 2, 12)
    assert [(each.kind, each.expected) for each in trouble.value.problems] == [("movement-rounds", "1 … 11")]
