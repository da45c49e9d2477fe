"""Whole tables: from the log through the director's rulings to the state, or the score."""

from typing import Any

import pytest

from tests.table.casebook import cases, check


@pytest.mark.parametrize(("case", "edition"), cases("examples"))
def test_examples_of_law_64(case: dict[str, Any], edition: int) -> None:
    check(case, edition)


@pytest.mark.parametrize(("case", "edition"), cases("auction"))
def test_auctions(case: dict[str, Any], edition: int) -> None:
    check(case, edition)


@pytest.mark.parametrize(("case", "edition"), cases("play"))
def test_plays(case: dict[str, Any], edition: int) -> None:
    check(case, edition)


@pytest.mark.parametrize(("case", "edition"), cases("claims"))
def test_claims(case: dict[str, Any], edition: int) -> None:
    check(case, edition)
