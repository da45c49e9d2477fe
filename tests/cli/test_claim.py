"""`arbitro claim`: facts in, a question, the award, or what is wrong out."""

import json
from typing import Any

import msgspec
import pytest

from arbitro.words import LANGUAGES
from tests.cli.terminal import arbitro

CLAIM = {
    "hands": {"N": "..432.", "E": "..765.", "S": "5.AK..", "W": "4.4..9"},
    "denomination": "S",
    "leader": "S",
    "declarer": "S",
    "claimer": "S",
    "tricks": 3,
}


def ask(expected: int = 0, **facts: Any) -> Any:
    result = arbitro("claim", "--facts", "-", "--json", given=json.dumps({**CLAIM, **facts}))
    assert result.exit_code == expected, result.output
    return msgspec.json.decode(result.stdout)


def test_the_cheapest_line_comes_out_as_a_question_with_its_clause_and_what_the_answers_leave() -> None:
    question = ask()
    assert (question["status"], question["clause"], question["kind"]) == ("question", "70C", "trumps")
    assert (question["normal"], question["not_normal"]) == (2, 3)
    assert question["line"][question["at"]] == {"seat": "S", "card": "HK"}
    assert "♥K before the outstanding trump is drawn" in question["text"]


def test_normal_leads_to_the_award_and_not_normal_to_another() -> None:
    question = ask()
    lost = ask(answers={question["about"]: True})
    assert (lost["status"], lost["tricks"], lost["opponents"], lost["clauses"]) == ("award", 2, 1, ["70C"])
    assert lost["normal"] == [question["about"]]
    for name in (question["about"], question["sort"]):
        won = ask(answers={name: False})
        assert (won["status"], won["tricks"], won["struck"]) == ("award", 3, [name])


def test_a_statement_in_phrases_binds() -> None:
    found = ask(statement=["drawing trumps, then hearts from the top"])
    assert (found["status"], found["tricks"]) == ("award", 3)


def test_answers_that_nobody_asked_for_are_told() -> None:
    assert ask(statement=["drawing trumps"], answers={"rank.low": True})["unused"] == ["rank.low"]


def test_a_limit_reports_instead_of_searching_on() -> None:
    found = ask(limit=1)
    assert found["status"] == "progress"
    assert found["at_most"] == 3


def test_everything_that_is_wrong_comes_out_at_once_with_exit_code_2() -> None:
    found = ask(2, statement=["with great confidence"], tricks=9, claimer="N", language="xx")
    assert found["status"] == "problems"
    kinds = [problem["kind"] for problem in found["problems"]]
    assert kinds == ["unknown-language", "unknown-phrase", "claim-tricks", "claim-by-dummy"]
    assert "cross-ruff" in found["problems"][1]["text"]


def test_parts_that_cannot_be_read_are_told_together() -> None:
    found = ask(2, leader="Q", denomination="X", edition=1999, regulations="nobody")
    tags = [problem["where"].get("tag") for problem in found["problems"]]
    assert tags == ["denomination", "leader", "regulations", "edition"]


@pytest.mark.parametrize("given", ["{}", "[", '{"hands": 3}', json.dumps({**CLAIM, "more": 1})])
def test_what_is_no_claim_is_refused(given: str) -> None:
    result = arbitro("claim", "--facts", "-", "--json", given=given)
    assert result.exit_code == 2
    (problem,) = msgspec.json.decode(result.stdout)["problems"]
    assert problem["kind"] == "claim-form"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_reads_sentences(language: str) -> None:
    asked = arbitro("--lang", language, "claim", "--facts", "-", given=json.dumps(CLAIM))
    assert asked.exit_code == 0
    assert ("♥K" if language == "en" else "♥R") in asked.stdout
    assert "70C" in asked.stdout
    settled = {**CLAIM, "answers": {"trumps.not_drawn": False}}
    assert "70A" in arbitro("--lang", language, "claim", "--facts", "-", given=json.dumps(settled)).stdout
