"""A director rules at a table over HTTP: step by step with what the event knows, and the report in words."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arbitro.book.edition import E2017
from arbitro.book.texts import text
from arbitro.contest.facts.outcome import Recorded
from arbitro.office.seating import BeginRound
from tests.office.rulings import REVOKE, REVOKE_WITH_EQUITY, ruling
from tests.server.club import DIRECTOR, Club, opened
from tests.server.test_course import played, tuesday

AT = {"round": 1, "table": 1}


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Club]:
    """Pair 4 goes down in four spades at the first table."""
    with opened(tmp_path) as club:
        tuesday(club)
        played(club, 1, "4S S -1", "4S N =")
        yield club


def asked(club: Club, request: dict[str, Any], rest: str = "") -> Any:
    body = {"at": AT, "board": 1, "request": request}
    return club.post(f"/api/events/{club.event}/rule{rest}", body, DIRECTOR)


def test_the_next_question_then_the_ruling_with_the_score_that_follows(evening: Club) -> None:
    open_yet = asked(evening, {**REVOKE, "answers": {}})
    assert open_yet["reply"]["question"]["id"] == "offender_won_revoke_trick"  # a board with a result has been played
    assert open_yet["score"] is None
    ruled = asked(evening, REVOKE)
    assert ruled["now"]["result"] == "4S S -1"
    assert (ruled["score"]["how"], ruled["score"]["recorded"]["result"]) == ("fixed", "4S S +1")  # two tricks (64A1)
    assert asked(evening, REVOKE_WITH_EQUITY)["score"]["how"] == "needed"  # 64C1


HESITATION: dict[str, Any] = {"what": "unauthorised_information", "situation": {"giver": "N"}}


def test_the_law_leads_through_a_hesitation_whatever_was_filled_in(evening: Club) -> None:
    """16B1: on a finished board the logical alternatives are asked for, although nobody said what partner did."""
    answers: dict[str, Any] = {"ui_event": "hesitation"}
    for question in ("suggested", "logical_alternative", "os_gained"):
        assert asked(evening, {**HESITATION, "answers": answers})["reply"]["question"]["id"] == question
        answers[question] = True
    ruled = asked(evening, {**HESITATION, "answers": answers})
    assert ruled["score"]["how"] == "needed"
    assert "play_continues" not in {effect["effect"] for effect in ruled["reply"]["ruling"]["effects"]}


def test_a_revoke_before_the_result_is_entered_moves_tricks_from_what_was_made(tmp_path: Path) -> None:
    """64A1: two tricks, from eight to ten."""
    with opened(tmp_path) as club:
        tuesday(club).do(BeginRound(round=1))
        assert asked(club, REVOKE)["score"]["how"] == "made"
        assert club.kinds(ruling(REVOKE)) == ["ruling-needs-outcome"]
        club.do(ruling(REVOKE, made=Recorded(result="4S S -2")))
        assert club.get("/rulings/1/written", DIRECTOR)["scores"][0]["after"]["result"] == "4S S ="


def test_the_way_and_the_other_editions_at_a_table(evening: Club) -> None:
    assert [chart["law"] for chart in asked(evening, REVOKE, "/path")["charts"]] == ["64"]
    assert [one["edition"] for one in asked(evening, REVOKE, "/compare")["editions"]] == [1997, 2007, 2017]


def test_a_report_in_words_is_for_those_whom_the_ruling_concerns(evening: Club) -> None:
    evening.do(ruling(REVOKE))
    found = evening.get("/rulings/1/written", "1 N")
    assert [who["id"] for who in found["ns"] + found["ew"]] == ["4", "1"]
    assert found["reply"]["ruling"]["clauses"] == ["64A1"]
    assert (found["reply"]["cited"][0]["clause"], found["reply"]["cited"][0]["text"]) == ("64A1", text("64A1", E2017))
    assert found["scores"][0]["after"]["result"] == "4S S +1"
    # both sides hear of the tricks that move
    assert [part["to"] for part in found["reply"]["text"]["script"]] == ["all"]
