"""Every clause that a decision procedure of the specification names is applied by the ruling of some case.

`python -m tests.laws.specified` lists what is not.
"""

import pytest

from tests.laws.specified import FOLDER, specified, unruled

NO_RULING = {
    "6E": "how boards are dealt is the organiser's choice; 6D rules on a deal that went wrong",
    "40A1(a)": "a definition: the questions of 40C ask how partners came to know",
    "70B": "the order in which a director hears both sides, told when a claim is disputed",
    "70B1": "the same: the claimer repeats his statement, which 70D and 70E then bind him to",
    "80A1": "which body is the authority: the pack of regulations names it",
}
"""Clauses that a procedure names in passing, each with the reason why nothing can be ruled by it."""

pytestmark = pytest.mark.skipif(not FOLDER.exists(), reason="the specification is not at hand")


def test_the_procedures_are_read() -> None:
    """The reader finds the clauses of a sentence, a table and a heading, in their editions."""
    named = {(int(one.edition), one.clause) for one in specified()}
    assert {(1997, "13B1"), (2007, "13D2(b)"), (2017, "13A2"), (1997, "27B1(b)"), (2017, "15A2(a)")} <= named
    assert (2017, "13D2(b)") not in named
    assert len(named) > 1300


def test_every_clause_that_a_procedure_names_is_applied_in_some_case() -> None:
    left = {f"{one.clause} ({one.edition})": one.line for one in unruled() if one.clause not in NO_RULING}
    assert left == {}


def test_nothing_is_excused_that_is_ruled_on() -> None:
    assert {*NO_RULING} <= {one.clause for one in unruled()}
