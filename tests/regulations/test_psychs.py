"""Psychic calls (appendix 2): what they are, where they are restricted, what follows, and how the Laws take it on."""

import tomllib
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from arbitro.answers.policy import rule_link
from arbitro.answers.ruling import RulingReply, reply
from arbitro.book.problem import ProblemsFound
from arbitro.laws.case.effect import AdjustedScore, Penalty
from arbitro.laws.case.request import Request
from arbitro.laws.case.ruling import Ruling
from arbitro.regulations import load, parse_pack
from arbitro.regulations.consequence import AmountUnit
from arbitro.regulations.psychs import PsychEvent, PsychFacts, RecordedDeparture, like_departures, psych
from arbitro.regulations.systems.agreement import Form
from arbitro.words.consequence import say_ground, say_open

FIGB, WBF = load("figb_2017"), load("wbf")
CASES: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "cases" / "psychs.toml").read_text(encoding="utf-8")
)["case"]


def told(case: dict[str, Any], category: int | None = None) -> PsychFacts:
    facts = msgspec.convert(case["facts"], PsychFacts)
    return facts if category is None else replace(facts, event=replace(facts.event, category=category))


@pytest.mark.parametrize("case", CASES, ids=[f"{case.get('id', '')} {case['name']}" for case in CASES])
def test_departures_from_the_system(case: dict[str, Any]) -> None:
    for category in case.get("category", [None]):
        found = psych(told(case, category), load(case.get("pack", "figb_2017")))
        assert (found.kind.value if found.kind else None) == case.get("kind")
        assert found.permitted is case.get("permitted")
        assert [asked.id for asked in found.asks] == case.get("asks", [])
        assert found.redress is case.get("redress", False if found.permitted else None)
        assert found.disclose is case.get("disclose", False)
        assert found.earlier == case.get("earlier", 0)
        assert found.clause == case.get("clause", found.clause)
        penalty = Fraction(case["penalty"]) if "penalty" in case else None
        assert (found.penalty.number if found.penalty else None) == penalty
        assert found.penalty is None or found.penalty.unit is AmountUnit.TOP
        assert found.matchpoints == (Fraction(case["matchpoints"]) if "matchpoints" in case else None)
        assert set(case.get("articles", [])) <= set(found.articles)


def test_the_cases_are_all_there() -> None:
    assert {case["id"] for case in CASES if "id" in case} == {f"TA2-{n}" for n in range(1, 5)}


def test_like_departures_are_counted() -> None:
    record = [RecordedDeparture(what=what) for what in ("1S overcall", "third-seat opening", "1S overcall")]
    assert like_departures(record) == {"1S overcall": 2, "third-seat opening": 1}


yes_no = st.sampled_from([None, True, False])
events = st.builds(
    PsychEvent,
    category=st.sampled_from([None, 1, 2, 3, 4]),
    form=st.sampled_from(Form),
    local=st.booleans(),
    club=st.booleans(),
    club_permits=st.booleans(),
)
departures = st.builds(
    PsychFacts,
    event=events,
    what=st.just("1S"),
    gross=yes_no,
    deliberate=yes_no,
    explicit_agreement=yes_no,
    system_protects=yes_no,
    partner_expects=yes_no,
    record=st.sampled_from([None, (), (RecordedDeparture(what="1S"),)]),
    disclosed=yes_no,
    conventional_opening=yes_no,
    damage=yes_no,
    top=st.sampled_from([None, 14]),
)


@given(facts=departures, pack=st.sampled_from([FIGB, WBF]), language=st.sampled_from(["en", "it", "ro"]))
def test_no_facts_raise_and_every_reason_and_question_is_said(facts: PsychFacts, pack: Any, language: str) -> None:
    found = psych(facts, pack)
    assert all(say_ground(ground, language) for ground in found.why)
    assert all(say_open(asked, language) for asked in found.asks)
    assert found.asks or found.permitted is not None
    assert found.penalty is None or found.permitted is False


@given(facts=departures)
def test_a_local_event_is_never_more_lenient(facts: PsychFacts) -> None:
    elsewhere = replace(facts.event, category=3, local=False, club=False)
    local = replace(elsewhere, local=True)
    free, restricted = (psych(replace(facts, event=event), FIGB).permitted for event in (elsewhere, local))
    assert not (restricted and free is False)


def test_an_organiser_may_ban_them_or_leave_plays_free() -> None:
    known = {"gross": True, "deliberate": True, "explicit_agreement": False, "system_protects": False, "record": []}
    call = msgspec.convert({**known, "event": {"form": "teams"}, "damage": False}, PsychFacts)
    banned = psych(call, parse_pack('extends = "figb_2017"\npsyches.free = false', "ours"))
    assert (banned.permitted, banned.penalty, banned.redress) == (False, None, False)
    play = msgspec.convert({**known, "event": {"local": True}, "action": "play", "damage": False}, PsychFacts)
    left = psych(play, parse_pack('extends = "figb_2017"\npsyches.plays = "free"', "ours"))
    assert (psych(play, FIGB).permitted, left.permitted, left.penalty) == (False, True, None)


def test_a_play_cannot_be_an_opening() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        psych(PsychFacts(action="play", conventional_opening=True), FIGB)
    assert trouble.value.problems[0].kind == "psych-play-opening"


def _ruled(facts: PsychFacts) -> Ruling:
    link = rule_link(facts, psych(facts, FIGB))
    assert link is not None
    request = Request(
        what=link.what,
        situation={"player": "S"},
        answers={**link.answers, "play_over": True, "repeated_nondisclosure": False},
        regulations="figb_2017",
    )
    found = reply(request)
    assert isinstance(found, RulingReply), found
    return found.ruling


SETTLED = [
    case
    for case in CASES
    if case.get("kind") not in (None, "not_psychic") and "asks" not in case and "pack" not in case
]


@pytest.mark.parametrize("case", SETTLED, ids=[case["name"] for case in SETTLED])
def test_law_40_comes_to_the_same_with_what_is_known(case: dict[str, Any]) -> None:
    facts = told(case, case.get("category", [None])[0])
    found = psych(facts, FIGB)
    ruling = _ruled(facts)
    assert any(isinstance(effect, AdjustedScore) for effect in ruling.effects) is bool(found.redress)
    if found.penalty is not None:
        assert any(isinstance(effect, Penalty) for effect in ruling.effects)
