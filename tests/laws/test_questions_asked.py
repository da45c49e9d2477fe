"""How many questions a director has to answer, over all cases of the laws."""

import pytest

from arbitro.laws.case.question import Source
from arbitro.laws.case.rule import Ruled
from arbitro.laws.case.ruling import QuestionPut
from tests.amounts import Figures
from tests.laws.casebook import ruled
from tests.laws.questions_asked import counts, mean

GOAL = 2.5


def test_few_questions_are_asked_and_none_twice(record_property: Figures) -> None:
    everything = counts()
    assert [count for count in everything if len(set(count.questions)) < len(count.questions)] == []
    assert mean(everything) <= GOAL
    record_property("cases of the laws whose questions were counted", len(everything))


LEAD = {
    "situation": {"declarer": "S", "offender": "W", "card": "S4", "turn": "N", "trick": 3},
    "answers": {"accepted": False},
}


def test_what_is_usual_is_taken_for_granted_and_said_to_be() -> None:
    outcome = ruled(LEAD, "lead_out_of_turn", 2017)
    assert isinstance(outcome, Ruled)
    (fact,) = [fact for fact in outcome.ruling.facts if fact.id == "told_by_opponent"]
    assert (fact.value, fact.source) == (False, Source.ASSUMED)


@pytest.mark.parametrize("key", ["told_by_opponent", "told_by_opponent@W"])
def test_what_is_usual_is_asked_of_whoever_wants_to_be_asked(key: str) -> None:
    outcome = ruled({**LEAD, "answers": {"accepted": False, key: None}}, "lead_out_of_turn", 2017)
    assert isinstance(outcome, QuestionPut)
    assert outcome.identity == "told_by_opponent@W"


def test_what_is_told_counts_whatever_is_usual() -> None:
    outcome = ruled({**LEAD, "answers": {"told_by_opponent": True}}, "lead_out_of_turn", 2017)
    assert isinstance(outcome, Ruled)
    assert "47E1" in outcome.ruling.clauses
