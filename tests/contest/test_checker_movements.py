"""The checker of movements finds what is wrong with one, and nothing in what is right."""

import ast
from pathlib import Path
from typing import Any

import pytest

from tests.contest.checker.movements import kinds, violations
from tests.contest.facts import movement, sitting

HOWELL = movement(
    [sitting(1, 1, 2, 1), sitting(2, 3, 4, 1)],
    [sitting(1, 1, 3, 2), sitting(2, 2, 4, 2)],
    [sitting(1, 1, 4, 3), sitting(2, 2, 3, 3)],
)
MITCHELL = movement(
    [sitting(1, 1, 4, 1, 2), sitting(2, 2, 5, 3, 4), sitting(3, 3, 6, 5, 6)],
    [sitting(1, 1, 6, 3, 4), sitting(2, 2, 4, 5, 6), sitting(3, 3, 5, 1, 2)],
    [sitting(1, 1, 5, 5, 6), sitting(2, 2, 6, 1, 2), sitting(3, 3, 4, 3, 4)],
    winners=2,
)
WHIST = movement(
    [sitting(1, [1, 2], [3, 4], 1)],
    [sitting(1, [1, 3], [2, 4], 2)],
    [sitting(1, [1, 4], [2, 3], 3)],
    kind="individual",
)
BERGER = movement(
    [sitting(1, 1, 4, 1, 2), sitting(2, 2, 3, 1, 2)],
    [sitting(1, 4, 3, 1, 2), sitting(2, 1, 2, 1, 2)],
    [sitting(1, 2, 4, 1, 2), sitting(2, 3, 1, 1, 2)],
    kind="matches",
)
TRIPLE = movement(
    [sitting(1, 1, 2, 1), sitting(2, 2, 3, 2), sitting(3, 3, 1, 3)],
    [sitting(1, 2, 1, 1), sitting(2, 3, 2, 2), sitting(3, 1, 3, 3)],
    kind="teams",
)


@pytest.mark.parametrize(
    ("right", "known"),
    [
        (HOWELL, {"board_shared"}),  # four pairs cannot do without
        (MITCHELL, set()),
        (WHIST, set()),
        (BERGER, set()),
        (TRIPLE, {"board_never"}),  # each team has the boards of its two matches
    ],
)
def test_a_right_movement_has_only_the_known_defects_of_its_form(right: dict[str, Any], known: set[str]) -> None:
    assert {*kinds(right)} == known


def changed(base: dict[str, Any], number: int, *tables: dict[str, Any], out: tuple[int, ...] = ()) -> dict[str, Any]:
    """With another round in the place of one."""
    rounds = [*base["rounds"]]
    rounds[number - 1] = {"round": number, "tables": [*tables], "sits_out": [*out]}
    return {**base, "rounds": rounds}


@pytest.mark.parametrize(
    ("kind", "wrong"),
    [
        ("two_places", changed(HOWELL, 2, sitting(1, 1, 3, 2), sitting(2, 1, 4, 2))),
        ("two_places", changed(HOWELL, 2, sitting(1, 1, 3, 2), sitting(2, 2, 4, 2), out=(2,))),
        ("absent", changed(HOWELL, 2, sitting(1, 1, 3, 2))),
        ("table_twice", changed(HOWELL, 2, sitting(1, 1, 3, 2), sitting(1, 2, 4, 2))),
        ("no_boards", changed(HOWELL, 2, sitting(1, 1, 3), sitting(2, 2, 4, 2))),
        ("round_order", {**HOWELL, "rounds": HOWELL["rounds"][::-1]}),
        ("board_twice", changed(HOWELL, 2, sitting(1, 1, 3, 1), sitting(2, 2, 4, 2))),
        ("board_never", changed(HOWELL, 2, sitting(1, 1, 3, 1), sitting(2, 2, 4, 2))),
        ("met_twice", changed(HOWELL, 2, sitting(1, 1, 2, 2), sitting(2, 3, 4, 2))),
        ("not_met", changed(HOWELL, 2, sitting(1, 1, 2, 2), sitting(2, 3, 4, 2))),
        ("board_shared", changed(MITCHELL, 2, sitting(1, 1, 6, 3, 4), sitting(2, 2, 4, 3, 4), sitting(3, 3, 5, 1, 2))),
        ("boards_unequal", changed(MITCHELL, 2, sitting(1, 1, 6, 3), sitting(2, 2, 4, 5, 6), sitting(3, 3, 5, 1, 2))),
        ("line_changed", changed(MITCHELL, 2, sitting(1, 6, 1, 3, 4), sitting(2, 2, 4, 5, 6), sitting(3, 3, 5, 1, 2))),
        ("meets_nobody", changed(HOWELL, 2, sitting(1, 1, 3, 2), sitting(2, 2, 4, 2), out=(5,))),
        ("partners", changed(WHIST, 2, sitting(1, [1, 2], [3, 4], 2))),
        ("opponents", changed(WHIST, 2, sitting(1, [1, 2], [3, 4], 2))),
        ("board_twice", changed(WHIST, 2, sitting(1, [1, 3], [2, 4], 1))),
        ("two_places", changed(TRIPLE, 1, sitting(1, 1, 2, 1), sitting(2, 1, 3, 2), sitting(3, 3, 2, 3))),
        ("home_away", changed(BERGER, 3, sitting(1, 4, 2, 1, 2), sitting(2, 1, 3, 1, 2))),
        ("board_twice", changed(BERGER, 3, sitting(1, 2, 4, 1, 1), sitting(2, 3, 1, 1, 2))),
        ("board_once", changed(TRIPLE, 2, sitting(1, 1, 2, 1), sitting(2, 3, 2, 2), sitting(3, 1, 3, 3))),
        ("board_twice", changed(TRIPLE, 2, sitting(1, 1, 2, 1), sitting(2, 3, 2, 2), sitting(3, 1, 3, 3))),
    ],
)
def test_what_is_wrong_is_named(kind: str, wrong: dict[str, Any]) -> None:
    assert kind in kinds(wrong)


def test_whoever_sits_out_again_is_named() -> None:
    rounds = [[sitting(1, 1, 2, 1)], [sitting(1, 2, 1, 2)]]
    found = violations(movement(*rounds, out={1: [3], 2: [3]}))
    assert [each.contestants for each in found if each.kind == "sits_out_again"] == [(3,)]


def test_a_triple_meets_again_only_with_a_third_table() -> None:
    rounds = [*([*each["tables"]] for each in TRIPLE["rounds"]), [sitting(1, 1, 2, 4)]]
    found = violations(movement(*rounds, kind="teams", out={3: [3]}))
    assert [each.contestants for each in found if each.kind == "met_twice"] == [(1, 2)]


def test_the_checker_knows_nothing_of_the_program() -> None:
    for file in (Path(__file__).parent / "checker").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            assert not any(name.split(".")[0] in ("arbitro", "msgspec") for name in names), file.name
