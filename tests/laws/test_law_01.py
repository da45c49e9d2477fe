"""Law 1: the pack."""

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.cards import RANKS, SUITS
from tests.laws.casebook import check_cases, ruled

SUIT_OF = {"north": "C", "east": "D", "south": "H", "west": "S"}


def test_cases() -> None:
    check_cases("01")


def test_the_suits_and_the_cards_rank_as_the_law_says() -> None:
    assert [suit.value for suit in sorted(SUITS, reverse=True)] == ["S", "H", "D", "C"]
    assert "".join(rank.value for rank in sorted(RANKS, reverse=True)) == "AKQJT98765432"


def test_cards_that_differ_from_pack_to_pack_are_no_matter_before_2017() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        ruled({"situation": {"look": "backs_differ"}}, "pack_unsuitable", 2007)
    assert [p.kind for p in trouble.value.problems] == ["unknown-event"]


def test_only_a_player_who_holds_the_card_can_hold_the_strange_one() -> None:
    hands = {seat: [f"{suit}{rank}" for rank in "AKQJT98765432"] for seat, suit in SUIT_OF.items()}
    hands["west"] = [*hands["west"][:-1], "C5"]
    with pytest.raises(ProblemsFound) as trouble:
        ruled({"situation": hands, "answers": {"strange_card_held_by": "S"}}, "pack_not_right", 2017)
    assert [(p.kind, p.where.tag, p.expected) for p in trouble.value.problems] == [
        ("answer-impossible", "strange_card_held_by@C5", "N W")
    ]
