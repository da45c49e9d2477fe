"""Movements from anybody: what may be missing is worked out, what is wrong is told all at once with its place."""

from typing import Any

import msgspec
import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.contest.movement.howell import howell
from arbitro.contest.movement.movement import Movement, Round, Sitting
from arbitro.contest.movement.proof import prove
from arbitro.formats.movement import read
from tests.cli.terminal import arbitro


def table(ns: Any, ew: Any, *boards: int, **more: Any) -> dict[str, Any]:
    return {"ns": ns, "ew": ew, "boards": list(boards), **more}


def told(*rounds: dict[str, Any], **more: Any) -> bytes:
    return msgspec.json.encode({"rounds": list(rounds), **more})


# Three tables, written down by hand: East-West up a table, the boards down.
MITCHELL = (
    {"round": 1, "tables": [table(1, 4, 1), table(2, 5, 2), table(3, 6, 3)]},
    {"round": 2, "tables": [table(1, 6, 2), table(2, 4, 3), table(3, 5, 1)]},
    {"round": 3, "tables": [table(1, 5, 3), table(2, 6, 1), table(3, 4, 2)]},
)


def kinds(data: bytes) -> list[tuple[str, str | None, int | None]]:
    with pytest.raises(ProblemsFound) as trouble:
        read(data, "m.json")
    assert all(problem.where.file == "m.json" for problem in trouble.value.problems)
    return [(problem.kind, problem.where.tag, problem.where.index) for problem in trouble.value.problems]


def test_a_movement_with_the_least_that_is_needed() -> None:
    found = read(told(*MITCHELL))
    assert (found.tables, found.kind, found.winners, found.name) == (3, "pairs", 2, "")
    assert found.rounds[1] == Round(2, (Sitting(1, 1, 6, (2,)), Sitting(2, 2, 4, (3,)), Sitting(3, 3, 5, (1,))))
    assert prove(found).verdict == "perfect"


def test_rounds_come_in_the_order_of_their_numbers() -> None:
    assert [each.round for each in read(told(*reversed(MITCHELL))).rounds] == [1, 2, 3]


def test_who_has_no_place_sits_out_unless_the_file_says_who_does() -> None:
    first, second = {"tables": [table(1, 2, 1)]}, {"tables": [table(3, 1, 2)]}
    assert [each.sits_out for each in read(told(first, second)).rounds] == [(3,), (2,)]
    assert [each.sits_out for each in read(told({**first, "sits_out": []}, second)).rounds] == [(), (2,)]


def test_one_winner_where_somebody_changes_the_direction() -> None:
    turned = {"round": 3, "tables": [table(5, 1, 3), table(6, 2, 1), table(4, 3, 2)]}
    assert read(told(*MITCHELL[:2], turned)).winners == 1
    assert read(told(*MITCHELL, winners=1)).winners == 1


def test_two_numbers_on_a_side_are_an_individual() -> None:
    found = read(told({"tables": [table([1, 2], [3, 4], 1)]}))
    assert (found.kind, found.winners, found.contestants) == ("individual", 1, (1, 2, 3, 4))


def test_everybody_at_two_tables_once_each_way_are_teams() -> None:
    three = {"tables": [table(1, 3, 1, 2), table(2, 1, 3, 4), table(3, 2, 5, 6)]}
    assert read(told(three)).kind == "teams"
    assert read(told(three, kind="matches")).kind == "matches"


def test_somebody_at_two_places_is_a_defect_of_the_movement_and_not_of_the_file() -> None:
    found = prove(read(told({"tables": [table(1, 2, 1), table(1, 3, 2)]})))
    assert found.verdict == "defects"
    assert found.defects[0].kind == "two-places"


def test_what_else_a_file_says_is_passed_over_and_a_byte_order_mark_too() -> None:
    extra = b"\xef\xbb\xbf" + told(*MITCHELL, verdict="perfect", defects=[], author="?")
    assert read(extra) == read(told(*MITCHELL))


@pytest.mark.parametrize("text", [b"{", b"{}", b'{"rounds": 3}', b'{"rounds": [], "winners": 3}'])
def test_what_is_no_movement_is_refused(text: bytes) -> None:
    assert kinds(text) == [("bad-json", None, None)]


def test_every_problem_is_told_at_once_with_its_place() -> None:
    bad = told(
        {"round": 1, "tables": [table(0, 2, 1), {"ns": 1}, table(1, 2), table(1, 2, 5, 5)]},
        {"round": 1, "tables": []},
        {"tables": "none"},
        {"round": -4, "tables": [table(1, 1000, 1)], "sits_out": [0]},
    )
    assert kinds(bad) == [
        ("movement-number", "rounds 1", 1),
        ("movement-part", "rounds 1", 2),
        ("movement-no-boards", "rounds 1", 3),
        ("movement-board-twice", "rounds 1", 4),
        ("movement-file-tables", "rounds 2", None),
        ("movement-part", "rounds 3", None),
        ("movement-number", "rounds 4", None),
        ("movement-number", "rounds 4", None),
        ("movement-number", "rounds 4", 1),
        ("movement-round-twice", None, None),
    ]


def test_a_movement_has_rounds() -> None:
    assert kinds(told()) == [("movement-file-rounds", None, None)]


def test_all_sides_have_the_same_form() -> None:
    assert kinds(told({"tables": [table(1, [2, 3], 1)]})) == [("movement-sides-differ", None, None)]
    assert kinds(told({"tables": [table(1, 2, 1)]}, kind="individual")) == [("movement-kind-sides", None, None)]


def test_a_table_number_that_is_too_small_is_not_taken_over() -> None:
    assert read(told(*MITCHELL, tables=1)).tables == 3
    assert read(told(*MITCHELL, tables=4)).tables == 4
    assert isinstance(read(told(*MITCHELL)), Movement)


# -- text

FOUR = {1: [(1, 2), (3, 4)], 2: [(1, 3), (4, 2)], 3: [(1, 4), (2, 3)]}
ROWS = [(round, table, ns, ew) for round, two in FOUR.items() for table, (ns, ew) in enumerate(two, 1)]


@pytest.mark.parametrize(
    ("text", "size"),
    [
        (
            "Howell for 4\nRound  Table 1    Table 2\n"
            "1  1-2 (1-2)  3-4 (1-2)\n2  1-3 (3-4)  4-2 (3-4)\n3  1-4 (5-6)  2-3 (5-6)\n",
            2,
        ),
        ("1-2/A 3-4/A\n1-3/B 4-2/B\n1-4/C 2-3/C\n", 1),
        ("R1: 1v2 1, 3v4 1\nR2: 1v3 2, 4v2 2\nR3: 1v4 3, 2v3 3\n", 1),
        ("Table 1: 1-2 A  1-3 B  1-4 C\nTable 2: 3-4 A  4-2 B  2-3 C\n", 1),
        (
            "round;table;ns;ew;boards\n" + "".join(f"{r};{t};{ns};{ew};{2 * r - 1}-{2 * r}\n" for r, t, ns, ew in ROWS),
            2,
        ),
        ("table,round,ns,ew,low,high\n" + "".join(f"{t},{r},{ns},{ew},{r},{r}\n" for r, t, ns, ew in ROWS), 1),
    ],
)
def test_usual_forms_of_text_are_read(text: str, size: int) -> None:
    movement = read(text.encode())
    seats = {each.round: [(sitting.ns, sitting.ew) for sitting in each.tables] for each in movement.rounds}
    assert seats == FOUR
    assert [len(sitting.boards) for _, sitting in movement.sittings()] == [size] * 6
    assert len(movement.boards) == 3 * size


def test_what_this_program_prints_is_read_again() -> None:
    printed = arbitro("movement", "--pairs", "13", "--boards", "26").stdout
    table = printed[
        printed.index("Round  Tables") if "Round  Tables" in printed else printed.index(" Round  Table 1") :
    ]
    movement = read(table.encode())
    assert len(movement.rounds) == 13
    assert prove(movement).balance == prove(howell(13, 2)).balance


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "movement-file-rounds"),
        ("hello", "movement-line"),
        ("round,table,ns,ew,boards\n1,1,1,x,1\n", "movement-line"),
        ("round,table,ns,ew,boards\n1,1,1,2,1\n1,1,3,4,1\n", "movement-table-twice"),
        ("1-2 (3-1)", "movement-line"),
    ],
)
def test_text_that_is_no_movement_is_refused(text: str, kind: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        read(text.encode())
    assert [problem.kind for problem in trouble.value.problems] == [kind]
