"""A call for the director, as the desk is told it."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from arbitro.answers.calls import call_told
from arbitro.office.seeing.calls import CallNow
from arbitro.table.irregularity import Kind
from arbitro.words import LANGUAGES
from tests.office.desk import START, spot

CALL = CallNow(number=1, at=spot(1, 1), board=3, state="waiting", since=START, waited=timedelta(), live="cdfhjk")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_noticed_has_its_words(language: str) -> None:
    told = call_told(replace(CALL, noticed=tuple(kind.value for kind in Kind)), language)
    assert len(set(told.said)) == len(Kind)
    assert (told.number, told.live, told.waited) == (1, "cdfhjk", timedelta())


def test_where_nothing_was_noticed_nothing_is_said() -> None:
    assert call_told(CALL, "en").said == ()
