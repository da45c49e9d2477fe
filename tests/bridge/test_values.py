"""What holds for every value of the game: it cannot be changed, can be hashed, copied, pickled and sent."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import Problem, ProblemsFound
from tests.strategies import (
    any_deals,
    auctions,
    boards,
    calls,
    card_sets,
    cards,
    contracts,
    deals,
    denominations,
    plays,
    ranks,
    results,
    risks,
    seats,
    sides,
    suits,
    vulnerabilities,
)

closed: st.SearchStrategy[object] = st.one_of(
    suits, denominations, ranks, cards, calls, seats, sides, vulnerabilities, risks
)
built: st.SearchStrategy[object] = st.one_of(
    card_sets, any_deals, deals, auctions(), contracts, results, plays(), boards
)


@given(closed | built)
def test_a_copy_equals_the_value_and_hashes_alike(value: object) -> None:
    for twin in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
        assert twin == value
        assert hash(twin) == hash(value)
        assert type(twin) is type(value)


@given(closed)
def test_a_member_of_a_closed_set_is_one_object(value: object) -> None:
    assert pickle.loads(pickle.dumps(value)) is value
    assert copy.deepcopy(value) is value


@given(built, st.data())
def test_a_value_cannot_be_changed(value: object, data: st.DataObject) -> None:
    field = data.draw(st.sampled_from(value.__struct_fields__))  # type: ignore[attr-defined]
    before = getattr(value, field)
    with pytest.raises(AttributeError):
        setattr(value, field, None)
    with pytest.raises(AttributeError):
        value.unheard_of = 1  # type: ignore[attr-defined]
    assert getattr(value, field) is before


@given(built)
def test_every_value_has_a_short_print(value: object) -> None:
    assert len(repr(value)) < 2_000


def test_problems_are_told_all_at_once_and_survive_a_pickle() -> None:
    trouble = ProblemsFound([Problem("bad-card", found="S1"), Problem("bad-seat", found="Q", expected="N E S W")])
    again = pickle.loads(pickle.dumps(trouble))
    assert again.problems == trouble.problems
    assert "bad-card" in str(trouble)
    assert "bad-seat" in str(trouble)
