"""Law 85: rulings on disputed facts."""

import pytest

from arbitro.book.edition import ALL, Edition
from arbitro.bridge.seats import Seat
from arbitro.laws.case.procedure import procedure
from arbitro.laws.case.question import Source
from arbitro.laws.case.rule import Ruled, run
from arbitro.laws.law_23_comparable_call import IrregularityRectified
from arbitro.regulations import load
from tests.laws.casebook import check_cases


def test_cases() -> None:
    check_cases("85")


@pytest.mark.parametrize("edition", ALL)
def test_an_answer_against_the_record_keeps_both(edition: Edition) -> None:
    """What a player says counts, if the director believes him; what the log says is not lost."""
    answers = {"enforced_pass": False, "play_over": True, "could_have_been_aware": False}
    log = {"enforced_pass": True, "play_over": True}
    ruled = procedure("could_have_been_aware", edition)
    outcome = run(ruled, IrregularityRectified(Seat.EAST), load("wbf"), answers, log=log)
    assert isinstance(outcome, Ruled)
    disputed = {fact.id: (fact.value, fact.disputed) for fact in outcome.ruling.facts if fact.disputed is not None}
    assert disputed == ({"enforced_pass": (False, True)} if edition is ALL[0] else {})
    assert all(fact.source is Source.DIRECTOR for fact in outcome.ruling.facts)
