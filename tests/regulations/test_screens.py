"""What screens change in the rectifications (appendix 4.4), as a request to the Laws under the federation's pack."""

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

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
    effects = msgspec.to_builtins(asked(case, ALL[-1]).ruling.effects)
    assert [e["kind"] for e in effects if e["effect"] == "penalty_card"] == ["major"]


@pytest.mark.parametrize("case", CASES[:2], ids=["TA4-1", "TA4-2"])
@pytest.mark.parametrize("more", [{"screens": False}, {"regulations": "wbf"}], ids=["no screens", "the Laws alone"])
def test_without_screens_or_without_such_a_rule_the_law_itself_asks(case: dict[str, Any], more: dict[str, Any]) -> None:
    found = asked(case, ALL[-1], **more)
    assert isinstance(found, QuestionReply)
    assert found.question.id == "accepted"
