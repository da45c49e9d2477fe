"""`arbitro equity`: evidence and a proposal for the director, at the terminal and for programs."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arbitro.analysis.equity_reply import EquityAnswer
from arbitro.analysis.equity_request import EquityRequest
from arbitro.analysis.table import POSITIONS, VALUES
from tests.analysis.late import always_too_late
from tests.analysis.reference import needs_solver
from tests.cli.terminal import answer, arbitro

pytestmark = needs_solver

# Repeated revokes by South (supplementary norms, article 64): the second is card 11.
REVOKES: dict[str, Any] = {
    "board": 1,
    "deal": "N:T.QJ653.K652.AKQ 542.AKT2.Q43.842 AKQ983.4.J.97653 J76.987.AT987.JT",
    "contract": "4S S",
    "play": ["CJ", "CA", "C2", "C3", "CK", "C4", "DJ", "CT", "CQ", "C8", "H4", "S6"],
    "before": 11,
}
FIELD = {"field": ["4S S =", "4S S +1", 170, -50], "table": "4S S +2"}


def ask(**request: Any) -> Any:
    return answer(arbitro("equity", "--facts", "-", "--json", given=json.dumps(request)))


def refused(**request: Any) -> list[tuple[str, str | None, int | None]]:
    """The kinds of the problems of a request, the facts in which they are, and their numbers."""
    result = arbitro("equity", "--facts", "-", "--json", given=json.dumps(request))
    assert result.exit_code == 2
    problems = msgspec.json.decode(result.stderr)["problems"]
    places = [p.get("where", {}) for p in problems]
    return [(p["kind"], at.get("tag"), at.get("index")) for p, at in zip(problems, places, strict=True)]


def test_before_the_second_revoke_there_are_eleven_tricks() -> None:
    found = ask(**REVOKES)
    assert found["status"] == "proposal"
    (cards,) = found["cards"]
    assert (cards["before"], cards["turn"], cards["won"], cards["tricks"]) == (11, "S", 2, 11)
    assert {way["card"]: way["tricks"] for way in cards["cards"]} == {"C9": 11, "C7": 11, "C6": 11, "C5": 11}
    assert found["samples"] == []
    assert found["proposal"] is None


def test_what_is_printed_is_the_value_of_its_schema_and_says_what_it_rests_on() -> None:
    found = ask(**REVOKES, **FIELD, hidden=["E", "W"], constraints=["E: 8+"], samples=10, seed="any")
    assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(found, EquityAnswer))) == found
    (samples,) = found["samples"]
    assert (samples["samples"], samples["seed"], samples["confidence"]) == (10, "any", "0.95")
    assert (samples["hidden"], samples["constraints"]) == (["E", "W"], ["E: 8+"])
    assert sum(seen["count"] for seen in samples["tricks"]) == 10
    assert all(float(seen["low"]) <= seen["count"] / 10 <= float(seen["high"]) for seen in samples["tricks"])
    proposal = found["proposal"]
    assert (proposal["clause"][:4], proposal["top"], proposal["asked"]) == ("12C1", 8, [])
    assert proposal["rests_on"] == ["only", "samples"]
    assert sum(float(one["weight"]) for one in proposal["outcomes"]) == pytest.approx(1)


def test_the_same_facts_give_the_same_answer() -> None:
    facts = {**REVOKES, "hidden": ["E", "W"], "samples": 10}
    assert ask(**facts) == ask(**facts)


def test_the_points_are_those_of_the_field_and_the_difference_is_from_the_table() -> None:
    halves = [{"way": "4S S +1", "weight": "50%"}, {"way": "4S S =", "weight": "1/2"}]
    found = ask(**REVOKES, **FIELD, outcomes=halves)
    # among 420 450 170 -50: 450 beats three and ties one, 420 beats two and ties one, 480 is a top
    assert [(one["score_ns"], one["points_ns"]) for one in found["proposal"]["outcomes"]] == [(450, "7"), (420, "5")]
    assert (found["proposal"]["expected_ns"], found["proposal"]["expected_ew"]) == ("6", "2")
    assert found["table"] == {
        "result": "4S S +2",
        "score_ns": 480,
        "points_ns": "8",
        "points_ew": "0",
        "difference_ns": "-2",
        "difference_ew": "2",
    }


def test_in_a_match_the_other_table_is_the_field() -> None:
    found = ask(**REVOKES, method="cross_imps", field=[-50], outcomes=["4S S ="])
    assert found["proposal"]["outcomes"][0]["points_ns"] == "10"  # 470
    assert found["proposal"]["top"] is None


def test_a_hand_that_nobody_knows_is_dealt_again_and_three_hands_tell_the_fourth() -> None:
    two = ask(vulnerability="none", deal="N:T.QJ653.K652.AKQ - AKQ983.4.J.97653 -", contract="4S S", samples=3)
    assert two["cards"] == []
    assert two["samples"][0]["hidden"] == ["E", "W"]
    three = ask(
        vulnerability="none", deal="N:T.QJ653.K652.AKQ 542.AKT2.Q43.842 AKQ983.4.J.97653 -", contract="4S S", samples=3
    )
    assert len(three["cards"]) == 1
    assert three["samples"] == []


def test_the_terminal_says_that_it_decides_nothing_and_what_is_asked(tmp_path: Path) -> None:
    file = tmp_path / "facts.json"
    file.write_text(json.dumps({**REVOKES, "field": [170, -50], "outcomes": ["4S S", "3NT N ="]}))
    result = arbitro("equity", "--facts", str(file))
    assert result.exit_code == 0
    assert "decides nothing" in result.stdout
    assert "♣9 ♣7 ♣6 ♣5: 11" in result.stdout
    assert "4S S, 3NT N =" in result.stdout  # nothing tells how likely the two are
    assert "With these weights" not in result.stdout


@pytest.mark.parametrize("language", ["en", "it", "ro"])
def test_every_line_is_said_in_every_language(language: str) -> None:
    courses = [{"way": "4S S", "weight": "1"}, {"way": "3NT N =", "legal": False}]
    facts = {**REVOKES, **FIELD, "hidden": ["E", "W"], "constraints": ["E: 9-10"], "outcomes": courses}
    facts |= {"samples": 500, "tries": 50}
    result = arbitro("--lang", language, "equity", "--facts", "-", given=json.dumps(facts))
    assert result.exit_code == 0, result.output
    assert len(result.stdout.splitlines()) > 8
    assert "500" in result.stdout  # that the tries were used up


def test_every_problem_is_told_at_once_with_its_place() -> None:
    assert refused(
        deal="N:AK.. - - -",
        contract="9S S",
        play=["CJ", "XX"],
        before=5,
        hidden=["Q"],
        constraints=["nonsense"],
        outcomes=["4S S =", "what"],
        table="4S",
        field=[420, 7],
        regulations="nowhere",
        edition=1900,
        step="x",
    ) == [
        ("bad-hand", "deal", None),
        ("vulnerability-needed", "vulnerability", None),
        ("bad-level", "contract", None),
        ("bad-card", "play", 2),
        ("bad-seat", "hidden", 1),
        ("bad-constraint", "constraints", 1),
        ("result-without-tricks", "outcomes", 2),
        ("result-without-tricks", "table", None),
        ("impossible-score", "field", 2),
        ("unknown-pack", "regulations", None),
        ("bad-edition", "edition", None),
        ("bad-number", "step", None),
        ("before-range", "before", None),
    ]


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        ({"contract": None}, "contract-needed"),
        ({"constraints": ["E: 8+"]}, "nothing-hidden"),
        ({"before": None, "play": ["CJ", "CJ"]}, "card-played-twice"),
        ({"hidden": ["E"], "constraints": ["N: 20+"]}, "impossible-constraint"),
        ({"hidden": ["E", "W"], "constraints": ["E: 16+"], "tries": 10}, "no-sample-found"),
        ({"samples": 0}, "request-form"),
        ({"surprise": 1}, "request-form"),
    ],
)
def test_facts_that_cannot_be_are_refused(change: dict[str, Any], kind: str) -> None:
    assert [found for found, _, _ in refused(**{**REVOKES, **change})] == [kind]


def test_courses_and_play_are_refused_before_anything_is_solved_and_together() -> None:
    twice = ["4S S", "4S S ="]
    assert refused(**{**REVOKES, "before": None, "play": ["CJ", "CJ"]}, field=[420], outcomes=twice, step="3/20") == [
        ("card-played-twice", "play", 2),
        ("outcome-twice", "outcomes", 2),
        ("bad-step", "outcomes", None),
    ]


def test_a_limit_reached_is_told_and_the_rest_of_the_answer_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    POSITIONS.forget()
    VALUES.forget()
    always_too_late(monkeypatch)
    facts = {**REVOKES, **FIELD, "hidden": ["E", "W"], "samples": 3, "seed": "limit"}
    facts["outcomes"] = ["4S S", {"way": "3S S +1", "weight": "1/4"}]
    result = arbitro("equity", "--facts", "-", "--json", "--limit", "0.001", given=json.dumps({**facts, "before": 1}))
    assert result.exit_code == 2
    found = msgspec.json.decode(result.stdout)
    (samples,) = found["samples"]
    assert (samples["samples"], samples["unsolved"], samples["mean"], samples["tricks"]) == (0, 3, None, [])
    assert (found["proposal"], found["cards"]) == (None, [])
    (problem,) = found["time_limits"]
    assert (problem["kind"], problem["where"], problem["found"]) == ("time-limit", {"tag": "4S S"}, "0.001")
    (told,) = msgspec.json.decode(result.stderr)["problems"]
    assert problem.items() <= told.items()


@pytest.mark.parametrize("language", ["en", "it", "ro"])
def test_that_some_deals_were_left_out_is_said(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    facts = {**REVOKES, "hidden": ["E", "W"], "seed": "some"}
    ask(**facts, samples=3)  # these are remembered; the samples of one seed begin alike
    always_too_late(monkeypatch)
    line = ("--lang", language, "equity", "--facts", "-", "--limit", "0.001")
    result = arbitro(*line, given=json.dumps({**facts, "samples": 9}))
    assert result.exit_code == 0, result.output
    left_out = [row for row in result.stdout.splitlines() if row.startswith("  6 ")]
    assert len(left_out) == 1, result.stdout


def test_the_request_has_its_own_schema() -> None:
    assert msgspec.convert({**REVOKES, **FIELD}, EquityRequest).before == 11
