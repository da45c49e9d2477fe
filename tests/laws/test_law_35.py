"""Law 35: calls that are never admissible. In 1997 it says what follows when the next player calls over one of them;
later editions only list them, and each has its own law."""

import pytest

from arbitro.book.edition import ALL, E1997, E2007, E2017, Edition
from arbitro.laws.case.effect import LeadRestriction, NoRectification
from arbitro.laws.case.procedure import procedure, procedures
from arbitro.laws.study.coverage import ClauseStanding, coverage
from arbitro.laws.study.explore import Leaf, askings, leaves, trees
from tests.laws.casebook import check_cases

# The four calls in the order of the list: the law of each, and what the 1997 edition cites when it is condoned.
CALLS = {
    "inadmissible_double": ("36", "35A"),
    "call_by_player_who_must_pass": ("37", "35B"),
    "bid_above_seven": ("38", "35C"),
    "call_after_final_pass": ("39", "35D"),
}


def test_cases() -> None:
    check_cases("35")


@pytest.mark.parametrize("edition", ALL)
def test_each_of_the_four_calls_has_its_own_law_and_no_event_begins_with_law_35(edition: Edition) -> None:
    assert {what: procedure(what, edition).law for what in CALLS} == {what: law for what, (law, _) in CALLS.items()}
    assert [what for (what, of), one in procedures().items() if of is edition and one.law == "35"] == []


def test_in_1997_each_of_them_is_condoned_by_its_own_clause() -> None:
    carried = {clause.clause: clause.carried_by for clause in coverage("35", E1997).clauses}
    for what, (_, clause) in CALLS.items():
        assert what in carried[clause]


@pytest.mark.parametrize(
    ("edition", "clauses"),
    [(E2007, ["35.1", "35.2", "35.3", "35.4"]), (E2017, ["35A", "35B", "35C", "35D"])],
)
def test_later_editions_only_list_them(edition: Edition, clauses: list[str]) -> None:
    parts = [clause for clause in coverage("35", edition).clauses if clause.clause != "35"]
    assert [part.clause for part in parts] == clauses
    assert {(part.standing, part.reason) for part in parts} == {(ClauseStanding.NOT_EXECUTABLE, "cross_reference")}


def condoned(what: str) -> list[Leaf]:
    """The ends of 1997 that cite Law 35."""
    found = (leaf for tree in trees(what, E1997) for leaf in leaves(tree.root))
    return [leaf for leaf in found if any(clause.startswith("35") for clause in leaf.clauses)]


@pytest.mark.parametrize("what", CALLS)
def test_in_1997_whoever_is_condoned_pays_nothing(what: str) -> None:
    """No penalty, and no restriction of leads (26); nor is there anything to be looked at later (23)."""
    ends = condoned(what)
    assert ends
    for leaf in ends:
        assert leaf.ruling is not None
        assert not [effect for effect in leaf.effects if isinstance(effect, LeadRestriction)], leaf.answers
        assert NoRectification() in leaf.effects, leaf.answers
        assert leaf.ruling.reviews == (), leaf.answers


@pytest.mark.parametrize("what", CALLS)
def test_in_1997_nothing_is_condoned_unless_the_next_player_has_called(what: str) -> None:
    for leaf in condoned(what):
        assert leaf.ruling is not None
        assert [fact.value for fact in leaf.ruling.facts if fact.id == "lho_acted"] == [True]  # answered, or told


@pytest.mark.parametrize("what", CALLS)
def test_whether_the_next_player_has_called_is_asked_by_the_clause_that_condones(what: str) -> None:
    law, clause = CALLS[what]
    for edition in ALL:
        asked = {
            asking.clause
            for tree in trees(what, edition)
            for asking in askings(tree.root)
            if asking.question == "lho_acted"
        }
        assert asked == {clause} if edition is E1997 else all(one.startswith(law) for one in asked)
        assert asked
