"""What changed between two editions, against what is known of the codes."""

import pytest

from arbitro.book.edition import ALL, E1997, E2007, E2017, Edition
from arbitro.book.problem import ProblemsFound
from arbitro.laws.case.procedure import procedures
from arbitro.laws.study.diff import diff, differences


def test_an_edition_does_not_differ_from_itself() -> None:
    for edition in ALL:
        assert differences(edition, edition) == ()


def test_2017_asks_for_a_comparable_call_where_2007_asked_for_a_more_precise_meaning() -> None:
    found = diff("insufficient_bid", E2007, E2017)
    assert found.laws == ("27", "27")
    assert "same_or_more_precise" in found.questions.first
    assert "comparable" in found.questions.second


def test_clauses_that_only_moved_are_told_as_moved() -> None:
    """Information from withdrawn calls and awareness: 23 of 2007 is 72C of 2017."""
    found = diff("insufficient_bid", E2007, E2017)
    assert ("23", "72C") in [(pair.first, pair.second) for pair in found.moved]
    assert "72C" not in found.clauses.second


def test_the_same_answers_with_another_outcome_are_listed_with_both() -> None:
    """An artificial pass for a natural 1H: partner is silenced in all codes, the leads differ."""
    for changed in diff("insufficient_bid", E1997, E2017).changed:
        effects = [{outcome.effects for outcome in outcomes} for outcomes in (changed.first, changed.second)]
        assert effects[0] != effects[1]


def test_an_event_that_an_edition_does_not_know_has_no_law_there() -> None:
    missing = [
        (what, first, second)
        for what in {what for what, _ in procedures()}
        for first in ALL
        for second in ALL
        if ((what, first) in procedures()) is not ((what, second) in procedures())
    ]
    for what, first, second in missing:
        laws = diff(what, first, second).laws
        assert [law is None for law in laws] == [(what, e) not in procedures() for e in (first, second)]


@pytest.mark.parametrize(("first", "second"), [(E1997, E2007), (E2007, E2017), (E1997, E2017)])
def test_the_difference_read_backwards_is_the_same_difference(first: Edition, second: Edition) -> None:
    for there in differences(first, second):
        back = diff(there.what, second, first)
        assert (back.questions.first, back.questions.second) == (there.questions.second, there.questions.first)
        assert (back.effects.first, back.effects.second) == (there.effects.second, there.effects.first)
        assert len(back.changed) == len(there.changed)


def test_one_law_alone() -> None:
    assert {found.what for found in differences(E2007, E2017, "27")} == {"insufficient_bid"}


def test_an_unknown_event_is_a_problem() -> None:
    with pytest.raises(ProblemsFound):
        diff("no_such_thing", E2007, E2017)
