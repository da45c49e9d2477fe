"""`arbitro policy systems` and `undisclosed`: a pair's methods against the policy, for people and for programs."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arbitro.answers.systems import SystemsReply, UndisclosedReply
from arbitro.words import LANGUAGES
from tests.cli.terminal import answer, arbitro

EXAMPLE = str(Path(__file__).parents[2] / "docs" / "examples" / "systems.toml")
FIGB = ("--regulations", "figb_2017")


def ask(*args: str, given: dict[str, Any] | None = None) -> Any:
    return answer(arbitro("policy", *args, *FIGB, "--json", given=None if given is None else json.dumps(given)))


def test_the_example_of_the_documentation_is_judged() -> None:
    found = ask("systems", EXAMPLE, "--category", "1", "--form", "teams")
    assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(found, SystemsReply))) == found
    (system,) = found["systems"]
    assert (system["colour"], system["hum"], system["brown_sticker"]) == ("red", False, True)
    holding = {(feature["id"], feature["about"]) for feature in system["features"] if feature["holds"]}
    assert ("bs_a", "2S 3 favourable") in holding
    assert ("bs_a", "2D") not in holding
    assert system["card"] == []
    (event,) = found["events"]
    assert event["admissible"] is True
    assert {breach["document"] for breach in event["breaches"]} == {
        "complete_system",  # handed in before the session only
        "supplementary_sheets",
        "brown_sticker_form",
        "written_defence",
        "seated_early",
    }
    (form,) = event["forms"]
    assert (form["id"], len(form["fields"])) == ("form_incomplete", 8 - 2)  # two headings stay empty
    assert event["sanction"]["least"] == "1"
    assert found["questions"] == []


def test_without_a_category_all_four_are_answered() -> None:
    found = ask("systems", EXAMPLE)
    assert [(event["category"], event["admissible"]) for event in found["events"]] == [
        (1, True),
        (2, False),
        (3, False),
        (4, False),
    ]


def test_a_championship_may_authorise_sticker_methods_for_teams() -> None:
    found = ask("systems", EXAMPLE, "--category", "2", "--form", "teams", "--authorised")
    assert found["events"][0]["admissible"] is True


def test_what_is_not_told_is_asked_with_its_key() -> None:
    passes = {"call": "P", "meanings": [{"min_hcp": 11, "max_hcp": 12}]}
    found = ask("systems", "-", given={"systems": [{"name": "ours", "agreements": [passes]}]})
    assert [question["key"] for question in found["questions"]] == ["pass_promises_opening@P"]
    assert found["systems"][0]["colour"] is None
    assert found["events"][2]["admissible"] is None


def test_problems_come_all_at_once() -> None:
    given = {"systems": [{"name": "ours", "agreements": [{"call": "1X"}, {"call": "1H"}]}]}
    result = arbitro("policy", "systems", "-", "--json", given=json.dumps(given))
    assert result.exit_code == 2
    given["systems"][0]["agreements"] = [{"call": "1H"}, {"context": "overcall", "call": "2H", "meanings": [{}]}]
    result = arbitro("policy", "systems", "-", "--json", given=json.dumps(given))
    kinds = [problem["kind"] for problem in msgspec.json.decode(result.stderr)["problems"]]
    assert kinds == ["agreement-no-meaning", "agreement-after"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(language: str) -> None:
    result = arbitro("--lang", language, "policy", "systems", EXAMPLE, "--form", "teams", *FIGB)
    assert result.exit_code == 0, result.output
    assert len(result.stdout.splitlines()) > 30
    assert not set("{}$") & set(result.stdout), result.stdout


def test_a_hidden_call_at_pairs() -> None:
    found = ask("undisclosed", "(1H) 2H", "--missed", "--penalise", "--top", "24")
    assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(found, UndisclosedReply))) == found
    assert (found["damage_presumed"], found["sanction"]["least"], found["sanction"]["unit"]) == (
        True,
        "12",
        "matchpoints",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hidden_call_of_which_little_is_known_is_asked_about(language: str) -> None:
    result = arbitro("--lang", language, "policy", "undisclosed", "2D", "--form", "teams", *FIGB)
    assert result.exit_code == 0
    assert result.stdout.count("?") == 2
