"""`arbitro policy alert`, `pre-alert`, `bidding-cards` and `psych`."""

import json
import re
import shlex
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arbitro.answers.policy import AlertAnswer, PreAlertAnswer, PsychAnswer
from arbitro.words import LANGUAGES
from tests.cli.terminal import arbitro

FIGB = ("--regulations", "figb_2017")
LOCAL = {
    "event": {"local": True},
    "gross": True,
    "deliberate": True,
    "explicit_agreement": False,
    "system_protects": False,
    "record": [],
    "damage": False,
    "top": 14,
}


def policy(*words: str, given: str = "", expected: int = 0) -> Any:
    result = arbitro("policy", *words, "--json", given=given)
    assert result.exit_code == expected, result.output
    return msgspec.json.decode(result.stdout or result.stderr)


def test_a_natural_1nt_outside_the_range_is_alerted() -> None:
    found = policy("alert", "--call", "1NT", "--meaning", "12-14 balanced", *FIGB)
    msgspec.convert(found, AlertAnswer)
    assert (found["alerted"], found["article"]) == (True, "appendix 3.2")
    assert found["shown"] == [{"by": "S", "to": "E", "at_once": True}]
    assert found["rule"] == {"what": "wrong_explanation", "answers": {"alert_required": True}}


def test_the_same_from_facts_with_structured_meanings() -> None:
    facts = {
        "auction": "N: 1NT",
        "meaning": [{"min_hcp": 15, "max_hcp": 17, "shape": "balanced"}],
        "screens": True,
    }
    found = policy("alert", "--facts", "-", *FIGB, given=json.dumps(facts))
    assert (found["alerted"], found["shown"], found["articles"]) == (False, [], ["appendix 3.2(f)"])


def test_what_is_missing_is_asked_and_answered_with_an_option() -> None:
    words = ("alert", "--auction", "N: 1S P", "--call", "3C", "--meaning", "6+C 5-9", *FIGB)
    asked = policy(*words)
    assert (asked["alerted"], asked["rule"]) == (None, None)
    assert {one["id"] for one in asked["asks"]} == {"alert_forcing", "alert_special"}
    found = policy(*words, "--not-forcing")
    assert (found["alerted"], found["stop"], found["pause_seconds"], found["waits"]) == (True, True, 10, "W")


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_the_answer_in_their_language(language: str) -> None:
    for words in (
        ("alert", "--call", "2S"),
        ("alert", "--auction", "N: 1H P 2H P 4NT", "--conventional", "--screens"),
        ("pre-alert", "--lead", "reversed_leads"),
        ("bidding-cards", "--single", "1", "--packet", "1"),
    ):
        result = arbitro("--lang", language, "policy", *words, *FIGB)
        assert result.exit_code == 0, result.output
        assert "FIGB 2017" in result.stdout
    result = arbitro("--lang", language, "policy", "psych", "--facts", "-", *FIGB, given=json.dumps(LOCAL))
    assert ("1.4" if language == "en" else "1,4") in result.stdout


def test_pre_alerts_in_time_and_too_late() -> None:
    words = ("pre-alert", "--lead", "reversed_leads", "--openings-from", "11", "--long-first", *FIGB)
    found = policy(*words, "--told", "14:58", "--start", "15:00")
    msgspec.convert(found, PreAlertAnswer)
    assert (found["owed"], found["given"], found["laws"]) == (["reversed_leads"], True, [])
    late = policy(*words, "--told", "15:04", "--start", "15:00")
    assert (late["given"], late["laws"]) == (False, ["75", "40"])


def test_a_psychic_call_in_a_local_event_costs_a_tenth_of_a_top() -> None:
    found = policy("psych", "--facts", "-", *FIGB, given=json.dumps(LOCAL))
    msgspec.convert(found, PsychAnswer)
    assert found["penalty"] == {"amount": "10", "unit": "percent_of_top"}
    assert (found["kind"], found["permitted"], found["points"], found["redress"]) == ("free", False, "1.4", False)
    assert found["rule"]["answers"]["psyche_at"] == "local"
    assert found["article"] == "appendix 2.2(b)"


def test_the_same_told_with_options() -> None:
    known = ("--gross", "--deliberate", "--not-agreed", "--not-protected", "--earlier", "0", "--no-damage")
    found = policy("psych", "--local", "--top", "14", *known, *FIGB)
    assert found == policy("psych", "--facts", "-", *FIGB, given=json.dumps(LOCAL))
    teams = policy("psych", "--form", "teams", *known, *FIGB)
    assert (teams["kind"], teams["permitted"], teams["article"]) == ("free", True, "appendix 2.1(c)")


@pytest.mark.parametrize(
    ("words", "permitted"),
    [
        ((), None),
        (("--category", "1"), True),
        (("--category", "2"), False),
        (("--category", "2", "--form", "teams", "--authorised"), True),
        (("--category", "3"), False),
        (("--club",), False),
    ],
)
def test_an_agreed_psychic_call_is_admitted_where_brown_sticker_methods_are(
    words: tuple[str, ...], permitted: bool | None
) -> None:
    found = policy("psych", "--agreed", *words, *FIGB)
    assert (found["kind"], found["permitted"]) == ("agreed", permitted)
    assert (found["rule"] is None) is (permitted is None)


@pytest.mark.parametrize(
    ("words", "given", "kind"),
    [
        (("alert", "--call", "8C"), "", "bad-call"),
        (("alert",), "", "no-call"),
        (("alert", "--auction", "Q: 1S"), "", "bad-seat"),
        (("alert", "--call", "1S", "--meaning", "many spades"), "", "meaning-form"),
        (("alert", "--call", "1S", "--facts", "-"), "{}", "options-together"),
        (("alert", "--facts", "-"), '{"auction": 3}', "request-form"),
        (("alert", "--facts", "-"), "no json", "request-form"),
        (("psych", "--facts", "-"), '{"top": 0}', "request-form"),
        (("psych", "--local", "--facts", "-"), "{}", "options-together"),
        (("psych", "--facts", "-"), '{"event": {"category": 5}}', "request-form"),
        (("psych", "--facts", "-"), '{"agreement": {"call": "1S"}}', "agreement-no-meaning"),
        (("psych", "--facts", "/no/such/file"), "", "file-missing"),
        (("pre-alert", "--told", "14:58"), "", "option-needs"),
        (("pre-alert", "--told", "25:00", "--start", "15:00"), "", "bad-minutes"),
        (("pre-alert", "--openings-from", "40"), "", "count-range"),
        (("pre-alert", "--further", "anything"), "", "unknown-pre-alert"),
        (("bidding-cards", "--single", "-1", "--packet", "1"), "", "count-range"),
    ],
)
def test_bad_input_is_told_as_problems(words: tuple[str, ...], given: str, kind: str) -> None:
    found = policy(*words, given=given, expected=2)
    assert [problem["kind"] for problem in found["problems"]] == [kind]


PAGE = (Path(__file__).parents[2] / "docs" / "policy.md").read_text(encoding="utf-8")
SHOWN = [block.partition("\n") for block in re.findall(r"```console\n\$ arbitro (.*?)```", PAGE, re.DOTALL)]


@pytest.mark.parametrize(("command", "printed"), [(command, printed) for command, _, printed in SHOWN])
def test_the_documentation_shows_what_is_printed(command: str, printed: str) -> None:
    assert arbitro(*shlex.split(command)).stdout == printed


def test_the_documentation_shows_every_command() -> None:
    shown = {command.split()[1] for command, _, _ in SHOWN}
    assert shown == {"alert", "pre-alert", "psych", "bidding-cards"}
