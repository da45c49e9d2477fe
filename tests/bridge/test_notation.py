"""Rank letters of other languages."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.bridge.hand import Hand
from arbitro.bridge.notation import Honours
from tests.strategies import card_sets


@given(card_sets, st.sampled_from(Honours))
def test_a_hand_in_any_letters_is_read_back(hand: Hand, honours: Honours) -> None:
    assert Hand.parse(honours.read(honours.written(str(hand)))) == hand
    assert Hand.parse(" ".join(hand.lines(honours)), honours) == hand


@pytest.mark.parametrize(
    ("honours", "written"),
    [(Honours.ENGLISH, "AKQJT9"), (Honours.ITALIAN, "ARDFT9"), (Honours.ROMANIAN, "ARDVT9")],
)
def test_the_letters_of_each_language(honours: Honours, written: str) -> None:
    assert honours.written("AKQJT9") == written
    assert honours.read(written.lower().replace("t", "10")) == "AKQJT9"


def test_a_letter_of_another_language_means_nothing() -> None:
    assert Honours.ITALIAN.read("ARKQ") == "AK??"
