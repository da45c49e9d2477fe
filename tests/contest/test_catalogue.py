"""Every form and size of the catalogue, looked at by the checker that knows nothing of the constructors.

What a form cannot help is named here, from its theory; anything else that the checker finds is a fault. The verdict of
our own proof must agree with what the checker found.
"""

from typing import Any

import msgspec
import pytest

from arbitro.contest.movement.catalogue import FORMS, MovementForm
from arbitro.contest.movement.movement import Movement
from arbitro.contest.movement.proof import Proof, prove
from tests.amounts import PROOF
from tests.contest.checker.movements import kinds

SIZES = {"pairs": range(3, 41 if PROOF else 25), "individual": range(8, 33 if PROOF else 21), "teams": range(2, 21)}
QUICK = 14  # beyond, where tables are turned for balance the search takes its time
TURNED = ("arrow-switch", "three-quarter-howell", "barometer")

HALF_TABLE = {"boards_unequal", "board_never"}
PART = {"not_met"}
NOT_ALL_SETS = {"board_never"}
SHARED = {"board_shared"}

BOARDS = 2
AGREED = {
    "do-not-meet": "not_met",
    "meet-again": "met_twice",
    "board-again": "board_twice",
    "two-places": "two_places",
    "table-twice": "table_twice",
    "no-other-table": "board_once",
}
"""What both name: our defect and the checker's violation."""


def known(form: MovementForm, number: int, rounds: int) -> set[str]:
    """What the theory of a form lets be missing for a number of contestants and rounds."""
    odd, tables = number % 2 == 1, (number + 1) // 2
    whole = max(form.rounds(number))
    match form.name:
        case "mitchell":
            return set() if rounds == tables else PART | NOT_ALL_SETS
        case "relay":
            return SHARED | (set() if rounds == tables else PART | NOT_ALL_SETS)
        case "skip":
            return PART | NOT_ALL_SETS  # a round less than tables
        case "sit-out":
            missing = set() if rounds == tables else PART
            return HALF_TABLE | missing | (SHARED if tables % 2 == 0 and rounds == tables else set())
        case "rover":  # whoever gives the place up does not play; a relay lies under all rounds of an even number
            return HALF_TABLE | PART | (SHARED if (tables - 1) % 2 == 0 and rounds == tables - 1 else set())
        case "arrow-switch":  # one ranking: those of one line do not meet
            half = HALF_TABLE if odd else set()
            relay = SHARED if tables % 2 == 0 and rounds == tables else set()
            return PART | half | relay | (set() if rounds == tables else NOT_ALL_SETS)
        case "web":
            return PART | SHARED | (HALF_TABLE if odd else set())
        case "howell":  # no Room square of side 3 or 5
            return (HALF_TABLE if odd else set()) | (SHARED if number <= 6 else set())
        case "howell-in-halves":  # each two meet for two half rounds
            return SHARED | {"met_twice"} | (HALF_TABLE | {"sits_out_again"} if odd else set())
        case "three-quarter-howell":  # with six tables and less, boards may have to be dealt out anew
            return PART | (HALF_TABLE if odd else set())
        case "barometer":
            return SHARED | (HALF_TABLE | {"sits_out_again"} if odd else set()) | (PART if rounds < whole else set())
        case "individual":
            found = SHARED | (set() if number % 4 == 0 else HALF_TABLE)
            if number % 4 > 1:
                found |= {"sits_out_again", "partners", "opponents"}
            return found | ({"partners", "opponents"} if rounds < whole else set())
        case "round-robin":
            return (PART if rounds < whole else set()) | ({"boards_unequal"} if odd and rounds < whole else set())
        case "double-round-robin":
            return {"met_twice"} | ({"sits_out_again"} if odd else set())
        case "triple":
            return NOT_ALL_SETS  # three sets of which everybody plays two
        case "new-england":
            return SHARED | (NOT_ALL_SETS if odd else set()) | (PART | {"boards_unequal"} if rounds < whole else set())
        case "american-whist":
            return NOT_ALL_SETS | (set() if odd and rounds == whole else PART)
        case "american-whist-share":
            return SHARED | NOT_ALL_SETS
        case "american-whist-relay":
            return NOT_ALL_SETS
    raise AssertionError(form.name)


def written(movement: Movement) -> Any:
    return msgspec.json.decode(msgspec.json.encode(movement))


def is_quick(form: MovementForm, number: int) -> bool:
    if form.name == "individual":
        return number <= QUICK or number % 4 == 0
    if form.name == "howell":
        return number <= QUICK or number % 2 == 0
    return number <= QUICK or form.name not in TURNED


def numbers(form: MovementForm) -> list[int]:
    return [number for number in SIZES[form.sort] if form.rounds(number) and is_quick(form, number)]


def assert_agreed(proof: Proof, found: dict[str, int]) -> None:
    """Our proof and the checker, each having counted by itself, tell the same."""
    ours = {defect.kind for defect in proof.defects}
    if proof.movement.name in ("double-round-robin", "howell-in-halves"):  # there it is as it should be
        found.pop("met_twice")
    for mine, theirs in AGREED.items():
        if proof.movement.kind != "individual" or theirs not in ("not_met", "met_twice"):
            assert (mine in ours) == (theirs in found), (mine, theirs)
    if proof.movement.kind in ("pairs", "individual"):
        assert ("boards-not-played" in ours) == ("board_never" in found)
    if proof.movement.kind == "individual":
        assert bool(ours & {"do-not-partner", "partner-again"}) == ("partners" in found)
        assert bool(ours & {"do-not-meet", "meet-less", "meet-again"}) == ("opponents" in found)
    sits_out = any(each.sits_out for each in proof.movement.rounds)
    assert ("sits-out" in ours) == sits_out
    faults = set(found) - SHARED - (NOT_ALL_SETS if proof.movement.kind == "teams" else set())
    assert (proof.verdict == "defects") == (bool(faults) or sits_out)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.name)
def test_every_size_has_only_the_known_defects_of_its_form(form: MovementForm) -> None:
    for number in numbers(form):
        movement = form.build(number, BOARDS, max(form.rounds(number)), False)
        found = dict(kinds(written(movement)))
        assert set(found) <= known(form, number, len(movement.rounds)), number
        assert_agreed(prove(movement), found)


@pytest.mark.parametrize("form", [form for form in FORMS if form.name != "web"], ids=lambda form: form.name)
def test_fewer_rounds_too(form: MovementForm) -> None:
    for number in numbers(form)[: 4 if form.name in (*TURNED, "individual") else 9]:
        for rounds in form.rounds(number):
            movement = form.build(number, BOARDS, rounds, False)
            found = dict(kinds(written(movement)))
            nobody = {"meets_nobody"} if rounds <= 2 else set()  # who sits out the few rounds there are
            assert set(found) <= known(form, number, rounds) | nobody, (number, rounds)
            assert_agreed(prove(movement), found)


@pytest.mark.parametrize("tables", range(4, 21))
def test_a_full_mitchell_is_perfect_and_its_skip_misses_one_opponent_and_one_set(tables: int) -> None:
    by_name = {form.name: form for form in FORMS}
    whole = by_name["mitchell" if tables % 2 else "relay"].build(2 * tables, 1, tables, False)
    found = kinds(written(whole))
    assert prove(whole).verdict == "perfect"
    if tables % 2:
        assert not found
        return
    assert found == {"board_shared": tables}  # the first and the last table, in each round
    skip = by_name["skip"].build(2 * tables, 1, tables - 1, False)
    assert kinds(written(skip)) == {"not_met": tables, "board_never": 2 * tables}


@pytest.mark.parametrize("tables", range(3, 11))
def test_a_howell_has_no_defects_and_is_perfect_where_a_hadamard_matrix_lets_it(tables: int) -> None:
    form = next(form for form in FORMS if form.name == "howell")
    movement = form.build(2 * tables, 1, 2 * tables - 1, False)
    assert set(kinds(written(movement))) == (SHARED if tables == 3 else set())
    assert prove(movement).verdict == ("perfect" if tables % 2 == 0 else "complete")


def test_every_known_defect_is_a_violation_that_the_checker_knows() -> None:
    import tests.contest.checker.movements as checker

    named = {one for form in FORMS for number in numbers(form) for one in known(form, number, max(form.rounds(number)))}
    assert named
    assert all(one in (checker.__doc__ or "") for one in named)
