"""Law 62: the correction of a revoke."""

import pytest

from arbitro.book.edition import ALL
from arbitro.bridge.cards import Card
from arbitro.bridge.seats import Seat
from arbitro.laws.case.rule import Ruled
from arbitro.laws.study.explore import askings, trees
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


def test_who_takes_back_a_card_that_followed_suit_follows_suit_again() -> None:
    """44C, 62C: the card that is taken back shows that he can, whoever changes and in whatever trick."""
    compared = 0
    for edition in ALL:
        for tree in trees("revoke_to_be_corrected", edition):
            revoke = tree.situation
            for asking in askings(tree.root):
                if asking.question != "new_card" or revoke.led is None:
                    continue
                seat = Seat.parse(asking.identity.partition("@")[2])
                played = revoke.played[seat]
                if seat in (revoke.offender, revoke.other) or played.suit is revoke.led:
                    offered = {Card.parse(card) for branch in asking.branches for card in branch.members}
                    assert {card.suit for card in offered} == {revoke.led}
                    compared += 1
    assert compared


def test_who_led_is_told_and_has_to_agree_with_the_cards_before() -> None:
    """With the lead alone before it, the hand on the revoker's right led."""
    told = {"declarer": "S", "offender": "E", "trick": 5, "card": "D4", "before": ["S5"]}
    answers = {"card_was_faced": False, "new_card@E": "S2"}
    outcome = ruled({"situation": told, "answers": answers}, "revoke_to_be_corrected", 2017)
    assert isinstance(outcome, Ruled)
    assert [(fact.about, fact.value) for fact in outcome.ruling.facts if fact.id == "led_to_trick"] == [("5", "N")]
    (problem,) = problems("revoke_to_be_corrected", {**told, "led_by": "W"})
    assert (problem.kind, problem.where.tag, problem.expected) == ("cards-before-revoke", "before", "2")
