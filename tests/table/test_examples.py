"""Whole tables: from the log through the director's rulings to the state, or the score."""

from typing import Any

import pytest

from arbitro.table.facts import facts
from arbitro.table.fold import fold
from arbitro.table.irregularity import Kind
from tests.table.casebook import cases, check, log_events


@pytest.mark.parametrize(("case", "edition"), cases("examples"))
def test_examples_of_law_64(case: dict[str, Any], edition: int) -> None:
    check(case, edition)


@pytest.mark.parametrize(("case", "edition"), cases("auction"))
def test_auctions(case: dict[str, Any], edition: int) -> None:
    check(case, edition)


@pytest.mark.parametrize(("case", "edition"), cases("play"))
def test_plays(case: dict[str, Any], edition: int) -> None:
    check(case, edition)


@pytest.mark.parametrize(("case", "edition"), cases("revokes"))
def test_revokes(case: dict[str, Any], edition: int) -> None:
    check(case, edition)


@pytest.mark.parametrize(("case", "edition"), cases("claims"))
def test_claims(case: dict[str, Any], edition: int) -> None:
    check(case, edition)


def test_the_log_answers_by_identity_and_leaves_to_people_what_they_must_say() -> None:
    deal = "N:K652.A84.KQ5.A72 T98.KT93.J98.KJ5 AQJ3.QJ7.A62.Q94 74.652.T743.T863"
    board = f'{{"event": "board", "deal": "{deal}", "dealer": "S"}}\n'
    table = fold(log_events(board + "calls S: 1NT P 3NT P P P\ncards W: D3 D5 D8 H7\ncards E: S8"))
    assert table.irregularities[0].kind is Kind.REVOKE
    assert facts(table, 0, "played_after_revoke@NS") == "nothing"
    assert facts(table, 0, "play_over") is False
    assert facts(table, 0, "drawn_by") is None  # nobody has
    assert facts(table, 0, "not_compensated") is None


@pytest.mark.parametrize(("case", "edition"), cases("live"))
def test_live_tables(case: dict[str, Any], edition: int) -> None:
    check(case, edition)
