"""Systems policy (appendix 1): features, colours and exceptions of agreements, from the text."""

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from arbitro.book.problem import NOWHERE, ProblemsFound
from arbitro.bridge.calls import BIDS, Call
from arbitro.bridge.cards import SUITS
from arbitro.regulations import Key, keys, load, parse_pack
from arbitro.regulations.systems import Agreement, Colour, HandShown, System, read_methods
from arbitro.regulations.systems.agreement import (
    Context,
    OpeningBefore,
    OpeningKind,
    Shape,
    Some,
    Zone,
    agreement_problems,
)
from arbitro.regulations.systems.policy import SystemReport, system_report
from arbitro.regulations.systems.terms import match_is_long

FIGB = load("figb_2017")
CASES = tomllib.loads((Path(__file__).parent / "cases" / "systems.toml").read_text(encoding="utf-8"))["case"]
COLOUR_FEATURES = {"strong_base", "artificial_system", "artificial_opening", "method_varies", "contested_convention"}
ORDINARY_PASS = {"call": "P", "meanings": [{"max_hcp": 11}]}


def report_of(case: dict[str, Any]) -> SystemReport:
    agreements = case["agreements"]
    if not any(agreement.get("call") == "P" for agreement in agreements):
        agreements = [*agreements, ORDINARY_PASS]
    told = {"name": "ours", "base": case.get("base"), "agreements": agreements, "answers": case.get("answers", {})}
    methods = read_methods(msgspec.json.encode({"systems": [told]}), toml=False)
    return system_report(methods.systems[0], FIGB)


def test_there_are_enough_cases_each_with_its_own_name() -> None:
    ids = [case["id"] for case in CASES]
    assert len(set(ids)) == len(ids)
    assert {f"TA1-{n}" for n in range(1, 19)} <= {id.split()[0] for id in ids}
    assert sum(not id.startswith("TA") for id in ids) >= 60


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_what_an_agreement_is(case: dict[str, Any]) -> None:
    report = report_of(case)
    named = {f"{feature.id}@{feature.about}": feature for feature in report.features}
    holding = [name for name, feature in named.items() if feature.holds and feature.id not in COLOUR_FEATURES]
    assert sorted(holding) == sorted(case.get("holds", []))
    assert (report.hum is True) == any(name.startswith("hum") for name in holding)
    assert (report.brown_sticker is True) == any(name.startswith("bs") for name in holding)
    for name in case.get("holds_colour", []):
        assert named[name].holds
    excepted = {
        name: exception.id
        for name, feature in named.items()
        for exception in feature.exceptions
        if exception.applied and feature.holds is False
    }
    assert excepted == case.get("excepted", {})
    nearly = {
        name: " ".join(exception.id for exception in feature.exceptions if exception.applied is False)
        for name, feature in named.items()
        if feature.holds and feature.id not in COLOUR_FEATURES and feature.exceptions
    }
    assert nearly == case.get("nearly", {})
    assert [asked.identity for feature in report.features for asked in feature.asks] == case.get("asks", [])
    assert [colour.value for colour in report.possible] == case.get("possible", [case.get("colour")])


def test_a_pass_that_is_not_described_is_an_ordinary_one_and_that_is_told() -> None:
    opening = Agreement(call=Call.BID_1H, meanings=(HandShown(min_hcp=11, min_len={SUITS[2]: 5}),))
    report = system_report(System(name="ours", agreements=(opening,)), FIGB)
    assert [(feature.id, feature.holds) for feature in report.features] == [("hum_a", False)]
    assert [reason.id for reason in report.features[0].why] == ["pass_not_described"]
    assert (report.hum, report.colour) == (False, Colour.GREEN)


# -- what the register decides

DECISIONS: list[tuple[str, Key[object], object]] = [
    ("D44", keys.NATURAL_BY, "denomination"),
    ("D45", keys.LENGTH_OR_SHORTAGE, "one_suit"),
    ("D46", keys.BS_OVERCALLS, "bids"),
    ("D47", keys.COLOURS_3, ("green", "blue", "red")),
    ("D48", keys.COLOURS_1, ("green", "blue", "red")),
    ("D59", keys.RANDOM_OPENINGS, "forbidden"),
    ("D60", keys.CLUB_RULES, "category_3"),
]


@pytest.mark.parametrize(("decision", "key", "default"), DECISIONS, ids=[row[0] for row in DECISIONS])
def test_decisions_on_unclear_paragraphs_are_values_with_a_note(
    decision: str, key: Key[object], default: object
) -> None:
    assert FIGB[key] == default, decision
    assert FIGB.setting(key).note, decision


def one(agreement: dict[str, Any], change: str, **system: Any) -> SystemReport:
    pack = parse_pack(f'extends = "figb_2017"\n{change}', "mine")
    told = msgspec.convert({"name": "ours", "agreements": [agreement, ORDINARY_PASS], **system}, System)
    return system_report(told, pack)


def test_hum_d_as_printed_catches_ordinary_openings() -> None:
    both = {"call": "1H", "meanings": [{"min_hcp": 11, "min_len": {"H": 5}, "max_len": {"S": 2}}]}
    assert one(both, "").hum is False
    assert one(both, 'systems.hum.length_or_shortage = "two_suits"').hum is True


def test_doubles_are_overcalls_if_a_pack_says_so() -> None:
    double = {"context": "overcall", "after": {"call": "1H"}, "call": "X", "meanings": [{"min_hcp": 11}]}
    assert one(double, "").brown_sticker is False
    assert one(double, 'systems.brown_sticker.overcalls = "calls"').brown_sticker is True


def test_natural_may_be_what_the_pair_declares() -> None:
    heart = {"call": "1H", "meanings": [{"min_hcp": 11, "min_len": {"H": 5}}]}
    declared = 'systems.natural = "declared"'
    report = one(heart, declared)
    assert [asked.identity for feature in report.features for asked in feature.asks] == ["natural@1H"]
    assert [colour.value for colour in report.possible] == ["green", "red"]
    answered = one(heart, declared, answers={"natural@1H": True})
    assert [colour.value for colour in answered.possible] == ["green"]
    notrump = {"context": "overcall", "after": {"call": "1H"}, "call": "1NT", "meanings": [{"shape": "balanced"}]}
    assert one(notrump, declared).brown_sticker is None


def test_a_pack_may_say_what_an_opening_is_worth() -> None:
    passed = {"call": "P", "meanings": [{"min_hcp": 11, "max_hcp": 13}]}
    told = msgspec.convert({"name": "ours", "agreements": [passed]}, System)
    for least, hum in ((11, True), (12, False)):
        pack = parse_pack(f'extends = "figb_2017"\nsystems.hum.opening_values = {least}', "mine")
        assert system_report(told, pack).hum is hum


@pytest.mark.parametrize(("boards", "long"), [(16, False), (17, True)])
def test_a_long_match_has_seventeen_boards(boards: int, long: bool) -> None:
    assert match_is_long(boards, FIGB) is long


# -- what cannot be


def kinds(agreement: dict[str, Any]) -> list[str]:
    with pytest.raises(ProblemsFound) as trouble:
        read_methods(msgspec.json.encode({"systems": [{"name": "ours", "agreements": [agreement]}]}), toml=False)
    return [problem.kind for problem in trouble.value.problems]


@pytest.mark.parametrize(
    ("agreement", "kind"),
    [
        ({"call": "1H"}, "agreement-no-meaning"),
        ({"meanings": [{}]}, "agreement-no-call"),
        ({"call": "X", "meanings": [{}]}, "agreement-call"),
        ({"context": "signal", "call": "1H"}, "agreement-call"),
        ({"context": "overcall", "call": "1H", "meanings": [{}]}, "agreement-after"),
        ({"context": "overcall", "call": "1H", "after": {"call": "P"}, "meanings": [{}]}, "agreement-after"),
        ({"context": "response", "call": "1H", "after": {"call": "1S"}, "meanings": [{}]}, "insufficient-bid"),
        ({"call": "1H", "after": {"call": "1C"}, "meanings": [{}]}, "agreement-after-unused"),
        ({"call": "1H", "meanings": [{"min_hcp": 9, "max_hcp": 8}]}, "meaning-range"),
        ({"call": "1H", "meanings": [{"min_len": {"H": 5}, "max_len": {"H": 4}}]}, "meaning-range"),
        ({"call": "1H", "meanings": [{"min_len": {"H": 7, "S": 7}}]}, "meaning-cards"),
        ({"call": "1H", "meanings": [{"max_len": {"H": 3, "S": 3, "D": 3, "C": 3}}]}, "meaning-cards"),
        ({"call": "1H", "meanings": [{"some": {"of": ["H"], "number": 2}}]}, "meaning-some"),
        ({"call": "1H", "meanings": [{"some": {"of": ["H", "H"]}}]}, "meaning-some"),
        ({"call": "1H", "meanings": [{"some": {"of": ["H"], "min_len": 5, "max_len": 4}}]}, "meaning-range"),
        ({"call": "2H", "meanings": [{"shape": "two_suited", "min_len": {"H": 5}}]}, "meaning-two-suits"),
        ({"call": "8H", "meanings": [{}]}, "request-form"),
        ({"call": "1H", "meanings": [{"min_hcp": 41}]}, "request-form"),
        ({"call": "1H", "meanings": [{"hcp": 11}]}, "request-form"),
        ({"call": "1H", "positions": [5], "meanings": [{}]}, "request-form"),
    ],
)
def test_an_agreement_that_cannot_be_is_one_problem(agreement: dict[str, Any], kind: str) -> None:
    assert kinds(agreement) == [kind]


def test_every_problem_is_told_at_once_with_its_place() -> None:
    text = """
    colour = "green"
    [[systems]]
    name = "ours"
    agreements = [{ call = "1Z" }, { call = "1H", meanings = [{ min_hcp = "11" }] }]
    [[systems]]
    bas = "natural"
    """
    with pytest.raises(ProblemsFound) as trouble:
        read_methods(text.encode(), "ours.toml", toml=True)
    places = [(p.kind, p.where.tag, p.where.index) for p in trouble.value.problems]
    assert places == [
        ("request-form", "ours call", 1),
        ("request-form", "ours meanings[0].min_hcp", 2),
        ("request-form", "systems 2", None),
        ("request-form", None, None),
    ]
    assert {p.where.file for p in trouble.value.problems} == {"ours.toml"}


@pytest.mark.parametrize(
    ("data", "toml", "kind"),
    [
        (b"systems = ", True, "bad-data-file"),
        (b"\xff", True, "bad-data-file"),
        (b"{", False, "request-form"),
        (b"[1]", False, "request-form"),
        (b"{}", False, "request-form"),
        (b'{"systems": 5}', False, "request-form"),
        (b'{"systems": [5]}', False, "request-form"),
        (b'{"systems": []}', False, "no-systems"),
        (b'{"systems": [{"name": "ours", "agreements": 5}]}', False, "request-form"),
    ],
)
def test_a_text_of_another_form_is_refused(data: bytes, toml: bool, kind: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        read_methods(data, toml=toml)
    assert [problem.kind for problem in trouble.value.problems] == [kind]


def test_the_same_situation_is_described_once() -> None:
    heart = {"call": "1H", "meanings": [{"min_hcp": 11}]}
    with pytest.raises(ProblemsFound) as trouble:
        read_methods(msgspec.json.encode({"systems": [{"name": "ours", "agreements": [heart, heart]}]}), toml=False)
    assert [problem.kind for problem in trouble.value.problems] == ["agreement-twice"]


# -- properties

suits = st.sampled_from(SUITS)
lengths = st.dictionaries(suits, st.integers(0, 6), max_size=3)
somes = st.builds(
    Some,
    of=st.lists(suits, min_size=1, max_size=4, unique=True).map(tuple),
    number=st.just(1),
    min_len=st.integers(0, 5),
)
meanings = st.builds(
    HandShown,
    min_hcp=st.integers(0, 20),
    max_hcp=st.integers(20, 37),
    min_len=lengths,
    max_len=st.dictionaries(suits, st.integers(6, 13), max_size=2),
    some=st.none() | somes,
    shape=st.sampled_from([Shape.ANY, Shape.BALANCED, Shape.ONE_SUITED, Shape.THREE_SUITED]),
)
openings = st.builds(
    Agreement,
    call=st.sampled_from([*BIDS[:16], Call.PASS]),
    meanings=st.lists(meanings, min_size=1, max_size=3).map(tuple),
    forcing=st.booleans(),
    positions=st.sampled_from([(), (1, 2), (3,), (3, 4)]),
    zones=st.sampled_from([(), (Zone.FAVOURABLE,), (Zone.BOTH, Zone.NEITHER)]),
)
overcalls = st.builds(
    Agreement,
    context=st.just(Context.OVERCALL),
    after=st.builds(OpeningBefore, call=st.sampled_from(BIDS[:5]), kind=st.sampled_from(OpeningKind)),
    call=st.sampled_from([*BIDS[5:14], Call.DOUBLE]),
    meanings=st.lists(meanings, min_size=1, max_size=3).map(tuple),
    asks_stopper=st.booleans(),
)


def possible(agreement: Agreement) -> bool:
    return not list(agreement_problems(agreement, NOWHERE))


agreements = (openings | overcalls).filter(possible)


@given(st.lists(agreements, max_size=4, unique_by=lambda agreement: agreement.label))
def test_any_possible_system_has_a_colour_or_a_question(told: list[Agreement]) -> None:
    report = system_report(System(name="ours", agreements=tuple(told)), FIGB)
    assert report.possible
    asked = [asked.identity for feature in report.features for asked in feature.asks]
    assert (report.colour is not None) or asked
    yes = system_report(System(name="ours", agreements=tuple(told), answers=dict.fromkeys(asked, True)), FIGB)
    assert yes.colour is not None
    assert yes.hum is not None
    assert yes.brown_sticker is not None


@given(agreements, st.integers(0, 5))
def test_more_points_never_make_a_method_unusual(agreement: Agreement, more: int) -> None:
    def judged(told: Agreement) -> SystemReport:
        return system_report(System(name="ours", agreements=(told,)), FIGB)

    if agreement.call is Call.PASS:  # with a pass it is the other way round
        return
    raised = tuple(replace(m, min_hcp=min(m.min_hcp + more, m.max_hcp)) for m in agreement.meanings)
    before, after = judged(agreement), judged(replace(agreement, meanings=raised))
    assert before.hum is not False or after.hum is False
    if len(agreement.meanings) == 1:  # of several hands one may cease to be weak without being strong
        assert before.brown_sticker is not False or after.brown_sticker is False


@given(st.binary(max_size=60) | st.text(max_size=60).map(str.encode), st.booleans())
def test_any_bytes_are_read_or_refused(data: bytes, toml: bool) -> None:
    def read() -> object:
        try:
            return read_methods(data, toml=toml).systems
        except ProblemsFound as trouble:
            return trouble.problems

    assert read()
