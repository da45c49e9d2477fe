"""Law 62: the correction of a revoke."""

import pytest

from arbitro.laws.case.rule import Ruled
from tests.laws.casebook import check_cases, problems, ruled


def test_cases() -> None:
    check_cases("62")


PLAYED = {"declarer": "S", "offender": "E", "trick": 9, "card": "D4", "before": ["S5"]}


def test_a_legal_card_is_nothing_to_correct() -> None:
    told = {
        "declarer": "S",
        "offender": "E",
        "trick": 9,
        "card": "D4",
        "before": ["S5"],
        "hand": ["H2", "C3", "C4", "C5"],
    }
    for entry in ("revoke_to_be_corrected", "revoke_noticed", "failed_to_follow_suit"):
        outcome = ruled({"situation": told}, entry, 2017)
        assert isinstance(outcome, Ruled)
        assert outcome.ruling.clauses == ("44D",)


@pytest.mark.parametrize("card", ["H2", "S5", "S7"])  # another suit, a card in the trick, a card not in the hand
def test_the_new_card_must_be_legal(card: str) -> None:
    told = {
        "declarer": "S",
        "offender": "E",
        "trick": 9,
        "card": "D4",
        "before": ["S5"],
        "hand": ["H2", "S3", "S4", "C5"],
    }
    answers = {"card_was_faced": False, "new_card@E": card}
    (problem,) = problems("revoke_to_be_corrected", told, answers)
    assert (problem.kind, problem.where.tag) == ("answer-impossible", "new_card@E")


def test_two_hands_cannot_play_the_same_new_card() -> None:
    told = {"declarer": "S", "offender": "E", "trick": 5, "card": "D4", "before": ["S5", "S3"], "after": ["SK"]}
    answers = {"card_was_faced": False, "new_card@E": "S2", "new_card@S": "S2"}
    (problem,) = problems("revoke_to_be_corrected", told, answers)
    assert (problem.kind, problem.where.tag) == ("answer-impossible", "new_card@S")
