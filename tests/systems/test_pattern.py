"""Auctions as players write them."""

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.systems.pattern import read_pattern, read_token, sequences


def written(after: str, call: str) -> dict[str, set[str]]:
    """Each sequence of calls that a rule is about, with the calls that may follow it."""
    found: dict[str, set[str]] = {}
    for calls, last, _ in sequences(read_pattern(after), read_token(call)):
        found.setdefault(" ".join(each.value for each in calls), set()).add(last.value)
    return found


@pytest.mark.parametrize(
    ("after", "calls"),
    [
        ("", ""),
        ("1NT", "1NT P"),
        ("1NT 2C", "1NT P 2C P"),
        ("1NT - P - 2C - P", "1NT P 2C P"),
        ("1H - 2C", "1H 2C"),
        ("(1H)", "1H"),
        ("(1H) X", "1H X P"),
        ("(1H) P (P)", "1H P P"),
        ("(1H) (2H)", "1H P 2H"),
        ("1S (2C) X", "1S 2C X P"),
        ("... 4NT 5C", "4NT P 5C P"),
    ],
)
def test_calls_that_are_not_written_are_passes(after: str, calls: str) -> None:
    assert written(after, "7NT") == {calls: {"7NT"}}


def test_a_letter_is_one_suit_and_another_letter_another() -> None:
    assert written("1M", "2M") == {"1H P": {"2H"}, "1S P": {"2S"}}
    assert written("1M", "2oM") == {"1H P": {"2S"}, "1S P": {"2H"}}
    assert written("1m", "1M") == {"1C P": {"1H", "1S"}, "1D P": {"1H", "1S"}}
    assert written("1x", "1y") == {"1C P": {"1D", "1H", "1S"}, "1D P": {"1H", "1S"}, "1H P": {"1S"}}  # none below 1S
    assert written("", "2-3M") == {"": {"2H", "2S", "3H", "3S"}}


@pytest.mark.parametrize(
    ("after", "call", "kind"),
    [
        ("1Q", "2C", "bad-pattern"),
        ("P 1C", "2C", "bad-pattern"),
        ("1♪", "2C", "bad-pattern"),
        ("1S", "1H", "pattern-impossible"),
        ("1C", "XX", "pattern-impossible"),
        ("1oM", "2C", "pattern-impossible"),  # the other of none
        ("1-7x (1-7y) 1-7z (1-7x) 1-7y (1-7z)", "1C", "pattern-wide"),
        (" ".join(["1C"] * 40), "2C", "pattern-long"),
    ],
)
def test_what_is_no_auction_is_refused(after: str, call: str, kind: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        sequences(read_pattern(after), read_token(call))
    assert [problem.kind for problem in trouble.value.problems] == [kind]
