"""Mitchell (Law 8A): what the forms promise for 4 to 20 tables, counted apart from the program's own proof."""

from collections import Counter
from itertools import product

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.contest.movement.mitchell import Form, mitchell, most_rounds
from arbitro.contest.movement.proof import prove
from tests.contest.counted import Counted

TABLES = range(4, 21)
ODD = [tables for tables in TABLES if tables % 2]
EVEN = [tables for tables in TABLES if tables % 2 == 0]


def _kinds(problem: pytest.ExceptionInfo[ProblemsFound]) -> list[str]:
    return [each.kind for each in problem.value.problems]


def test_three_tables_move_as_everybody_knows() -> None:
    movement = mitchell(6, 2)
    seen = [[(table.table, table.ns, table.ew, table.boards) for table in each.tables] for each in movement.rounds]
    assert seen == [
        [(1, 1, 4, (1, 2)), (2, 2, 5, (3, 4)), (3, 3, 6, (5, 6))],
        [(1, 1, 6, (3, 4)), (2, 2, 4, (5, 6)), (3, 3, 5, (1, 2))],
        [(1, 1, 5, (5, 6)), (2, 2, 6, (1, 2)), (3, 3, 4, (3, 4))],
    ]


@pytest.mark.parametrize("tables", TABLES)
@pytest.mark.parametrize("form", ["plain", "skip", "relay"])
def test_east_west_move_up_and_boards_down(tables: int, form: Form) -> None:
    if (form == "plain") != bool(tables % 2):
        return
    movement = mitchell(2 * tables, 1, form=form)
    skips = 0
    for before, after in zip(movement.rounds, movement.rounds[1:], strict=False):
        place = {table.ew: table.table for table in before.tables}
        steps = {(table.table - place[table.ew]) % tables for table in after.tables}
        assert steps in ({1}, {2 % tables})
        skips += steps == {2}
        boards = {table.boards: table.table for table in before.tables}
        down = Counter(
            (boards[table.boards] - table.table) % tables for table in after.tables if table.boards in boards
        )
        assert down[1] >= tables - 2, "all sets move down but those that come from the rest or go to it"
        assert all(table.ns == table.table for table in after.tables)
    assert skips == (1 if form == "skip" else 0)


@pytest.mark.parametrize("tables", ODD)
def test_a_full_mitchell_with_an_odd_number_of_tables_is_perfect(tables: int) -> None:
    movement = mitchell(2 * tables, 2)
    counted = Counted(movement)
    lines = product(range(1, tables + 1), range(tables + 1, 2 * tables + 1))
    assert counted.meetings == Counter(frozenset(two) for two in lines)
    assert counted.boards == Counter(product(range(1, 2 * tables + 1), range(1, 2 * tables + 1)))
    assert counted.nothing_shared
    assert (prove(movement).verdict, movement.winners, movement.tables) == ("perfect", 2, tables)


@pytest.mark.parametrize("tables", EVEN)
def test_relay_is_perfect_and_only_the_first_and_the_last_table_share(tables: int) -> None:
    movement = mitchell(2 * tables, 2, form="relay")
    counted = Counted(movement)
    lines = product(range(1, tables + 1), range(tables + 1, 2 * tables + 1))
    assert counted.meetings == Counter(frozenset(two) for two in lines)
    assert counted.boards == Counter(product(range(1, 2 * tables + 1), range(1, 2 * tables + 1)))
    assert all(shared == {(1, tables)} for shared in counted.shared.values())
    assert prove(movement).verdict == "perfect"


@pytest.mark.parametrize("tables", EVEN)
def test_skip_leaves_everybody_one_opponent_and_one_set(tables: int) -> None:
    movement = mitchell(2 * tables, 3, form="skip")
    counted = Counted(movement)
    assert len(movement.rounds) == tables - 1
    assert counted.nothing_twice
    assert counted.nothing_shared
    for pair in range(1, tables + 1):
        skipped = tables + 1 + (pair - 1 + tables // 2) % tables  # who was half the room away at the beginning
        never = [ew for ew in range(tables + 1, 2 * tables + 1) if frozenset((pair, ew)) not in counted.meetings]
        assert never == [skipped]
    for pair in range(1, 2 * tables + 1):
        assert sum(1 for who, _ in counted.boards if who == pair) == 3 * (tables - 1)
    kinds = Counter(defect.kind for defect in prove(movement).defects)
    assert kinds["do-not-meet"] == tables
    assert kinds.keys() == {"do-not-meet", "boards-not-played"}


@pytest.mark.parametrize("tables", TABLES)
@pytest.mark.parametrize("form", ["auto", "plain", "skip", "relay"])
def test_any_number_of_rounds_up_to_the_most_repeats_nothing(tables: int, form: Form) -> None:
    if form in ("skip", "relay") and tables % 2:
        return
    for pairs in (2 * tables - 1, 2 * tables):
        for rounds in range(1, most_rounds(pairs, form) + 1):
            movement = mitchell(pairs, 1, rounds, form=form)
            counted = Counted(movement)
            assert len(movement.rounds) == rounds
            assert counted.nothing_twice
            relayed = {(1, tables)} if movement.name == "mitchell-relay" else set()
            assert all(shared <= relayed for shared in counted.shared.values())


def test_auto_takes_the_simplest_form_that_has_the_rounds() -> None:
    names = [mitchell(16, 3, rounds).name for rounds in (4, 5, 7, 8)]
    assert names == ["mitchell", "mitchell-skip", "mitchell-skip", "mitchell-relay"]
    assert mitchell(14, 4, 7).name == "mitchell"


# -- half tables


@pytest.mark.parametrize("tables", TABLES)
@pytest.mark.parametrize("form", ["auto", "skip"])
def test_at_a_half_table_another_north_south_sits_out_in_each_round(tables: int, form: Form) -> None:
    if form == "skip" and tables % 2:
        return
    movement = mitchell(2 * tables - 1, 2, form=form)
    counted = Counted(movement)
    assert counted.nothing_twice
    assert movement.contestants == tuple(range(1, 2 * tables))
    assert [len(each.sits_out) for each in movement.rounds] == [1] * len(movement.rounds)
    assert movement.rounds[0].sits_out == (tables,)
    assert max(counted.out.values()) == 1
    assert all(who <= tables for who in counted.out)


@pytest.mark.parametrize("tables", range(3, 21))
def test_a_rover_bumps_another_pair_in_each_round_but_the_first(tables: int) -> None:
    for rounds in {most_rounds(2 * tables + 1, "rover"), tables - 1, (tables + 1) // 2}:
        movement = mitchell(2 * tables + 1, 2, rounds, form="rover")
        counted = Counted(movement)
        rover = 2 * tables + 1
        assert movement.name == "mitchell-rover"
        assert all(len(each.tables) == tables for each in movement.rounds)
        assert counted.nothing_twice
        assert max(counted.out.values()) == 1
        assert movement.rounds[0].sits_out == (rover,)
        assert counted.rounds[rover] == rounds - 1
        assert len({sitting.table for _, sitting in movement.of(rover)}) == rounds - 1
        assert all(sitting.ns == rover for _, sitting in movement.of(rover))


def test_a_rover_has_all_rounds_unless_three_divides_an_odd_number_of_tables() -> None:
    """Queens that do not attack each other on a board with joined edges: t - 2 at most if 3 divides t."""
    short = {tables for tables in range(3, 21) if most_rounds(2 * tables + 1, "rover") < tables}
    assert short == {3, 9, 15}


@pytest.mark.parametrize("tables", [3, 9])
def test_no_rover_could_play_all_rounds_but_the_first_there(tables: int) -> None:
    def places(round: int, taken: frozenset[tuple[str, int]]) -> bool:
        if round == tables:
            return True
        for table in range(tables):
            here = {("ns", table), ("ew", (table - round) % tables), ("set", (table + round) % tables)}
            if not here & taken and places(round + 1, taken | here):
                return True
        return False

    assert not places(1, frozenset())
    with pytest.raises(ProblemsFound) as found:
        mitchell(2 * tables + 1, 2, tables, form="rover")
    assert _kinds(found) == ["movement-rounds"]


# -- what cannot be


@pytest.mark.parametrize(
    ("pairs", "boards", "rounds", "form", "kinds"),
    [
        (2, 2, None, "auto", ["movement-size"]),
        (-4, 0, 0, "auto", ["movement-boards", "movement-size"]),
        (14, 2, 8, "auto", ["movement-rounds"]),
        (14, 0, 8, "auto", ["movement-boards", "movement-rounds"]),
        (14, 2, 0, "plain", ["movement-rounds"]),
        (16, 2, 5, "plain", ["movement-rounds"]),
        (16, 2, 8, "skip", ["movement-rounds"]),
        (14, 2, 7, "relay", ["movement-form"]),
        (14, 0, 7, "skip", ["movement-boards", "movement-form"]),
        (14, 2, 7, "rover", ["movement-size"]),
        (5, 2, 2, "rover", ["movement-size"]),
        (13, 2, 6, "spiral", ["movement-form"]),
    ],
)
def test_what_cannot_be_is_told_at_once(
    pairs: int, boards: int, rounds: int | None, form: Form, kinds: list[str]
) -> None:
    with pytest.raises(ProblemsFound) as found:
        mitchell(pairs, boards, rounds, form=form)
    assert _kinds(found) == kinds
