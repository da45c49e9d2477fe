"""What screens change in the rectifications (appendix 4.4), as a request to the Laws under the federation's pack."""

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arbitro.answers.problems import ProblemsReply
from arbitro.answers.ruling import QuestionReply, RulingReply, reply
from arbitro.book.edition import ALL, Edition
from arbitro.laws.case.request import Request

CASES: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "cases" / "screens.toml").read_text(encoding="utf-8")
)["case"]


def asked(case: dict[str, Any], edition: Edition, **more: Any) -> Any:
    return reply(
        Request(
            what=case["what"],
            situation=case["situation"],
            answers=case["answers"],
            edition=int(edition),
            **{"regulations": "figb_2017", "screens": True, **more},
        )
    )


@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("case", CASES, ids=[f"{case.get('id', '')} {case['name']}" for case in CASES])
def test_rectifications_behind_screens(case: dict[str, Any], edition: Edition) -> None:
    found = asked(case, edition)
    if case.get("asks"):
        assert isinstance(found, QuestionReply)
        assert found.question.id not in case["answers"]
        return
    assert isinstance(found, RulingReply), found
    effects = {effect["effect"] for effect in msgspec.to_builtins(found.ruling.effects)}
    assert set(case["has"]) <= effects
    assert not set(case.get("lacks", [])) & effects
    if case.get("reviews"):
        assert found.ruling.reviews


def test_ta4_4_the_penalty_card_is_a_major_one() -> None:
    case = next(case for case in CASES if case.get("id") == "TA4-4")
    ruling = asked(case, ALL[-1]).ruling
    effects = msgspec.to_builtins(ruling.effects)
    assert [e["kind"] for e in effects if e["effect"] == "penalty_card"] == ["major"]
    assert {"50A", "50D1", "50E1"} <= set(ruling.clauses)  # what any penalty card brings


@pytest.mark.parametrize("case", CASES[:2], ids=["TA4-1", "TA4-2"])
@pytest.mark.parametrize("more", [{"screens": False}, {"regulations": "wbf"}], ids=["no screens", "the Laws alone"])
def test_without_screens_or_without_such_a_rule_the_law_itself_asks(case: dict[str, Any], more: dict[str, Any]) -> None:
    found = asked(case, ALL[-1], **more)
    assert isinstance(found, QuestionReply)
    assert found.question.id == "accepted"


def test_a_screenmate_who_passed_it_knowingly_is_the_one_whose_awareness_is_reviewed() -> None:
    """4.4 a ii: else Law 23 of 2007 (72C) may apply, to the player who passed the tray."""
    case = next(case for case in CASES if case.get("reviews") and case["what"] == "insufficient_bid")
    assert [(review.clause, review.about) for review in asked(case, ALL[-1]).ruling.reviews] == [("72C", "E")]


SCREENS_ASKED = {"dealer": "W", "auction": ["1S"], "by": "N"}
EXPLAINED = {"wanted": "explanation", "about_opponents": True, "required_to_pass": False, "doubt_remains": False}


@pytest.mark.parametrize("screens", [True, False])
def test_whether_there_are_screens_is_told_once(screens: bool) -> None:
    """In the request, or as an answer; then it is not asked, whichever it was."""
    given = {**EXPLAINED, "purpose": "own"}
    request = Request(SCREENS_ASKED, given, 2017, "figb_2017", what="review_or_explanation_asked", screens=screens)
    as_answer = msgspec.structs.replace(request, screens=None, answers={**given, "screens": screens})
    found = reply(request)
    assert isinstance(found, RulingReply)
    assert found.unused == ()
    assert reply(as_answer) == found
    contradicted = reply(msgspec.structs.replace(as_answer, screens=not screens))
    assert isinstance(contradicted, ProblemsReply)
    assert [problem.kind for problem in contradicted.problems] == ["screens-contradicted"]


def test_screens_that_were_told_as_an_answer_change_the_rectification_too() -> None:
    answers = {"screens": True, "passed_the_screen": False}
    bid = {"dealer": "W", "auction": ["1S", "1H"]}
    found = reply(Request(bid, answers, 2017, "figb_2017", what="insufficient_bid"))
    assert isinstance(found, RulingReply)
    assert found.unused == ()


def test_a_written_question_is_no_information_for_partner_across_the_screen() -> None:
    """4.3; and it cannot be asked for partner's benefit (20G1)."""
    request = Request(SCREENS_ASKED, EXPLAINED, 2007, "figb_2017", what="review_or_explanation_asked", screens=True)
    found = reply(request)
    assert isinstance(found, RulingReply)
    assert not [one for one in msgspec.to_builtins(found.ruling.effects) if one["effect"] == "information"]


STEPS = {"board_on_tray": "N", "screen_closed": "W", "screen_opened": "W", "tray_passed": "NS", "board_removed": "N"}


@pytest.mark.parametrize(("step", "whose"), [*STEPS.items(), ("board_moved", "SN")])
def test_whose_task_it_is_at_a_table_with_screens(step: str, whose: str) -> None:
    """4.1; during the play declarer's side moves the board."""
    for seat in "NESW":
        at = {"step": step, "by": seat, "declarer": "S"}
        found = reply(Request(at, {}, 2017, "figb_2017", what="screen_procedure"))
        assert isinstance(found, RulingReply)
        said = [one["text"] for one in msgspec.to_builtins(found.ruling.effects)]
        assert said == [f"screen_{step}", *([] if seat in whose else ["screen_not_his_task"])]
