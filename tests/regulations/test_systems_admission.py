"""Systems policy (appendix 1, 3-7, and 6): admission by category, documents, card, forms, sanctions."""

from fractions import Fraction
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.regulations import Pack, load, parse_pack
from arbitro.regulations.systems import Form, Methods, PolicyEvent, judged
from arbitro.regulations.systems.brown_sticker_form import OpeningForm, OvercallForm, empty_fields, form_faults
from arbitro.regulations.systems.documents import Document, HandInTime, Owing, Who, sanction, undisclosed
from arbitro.regulations.systems.policy import EventReport, PolicyReport

FIGB, WBF = load("figb_2017"), load("wbf")

PASS = {"call": "P", "meanings": [{"max_hcp": 11}]}
NATURAL = {"name": "natural", "agreements": [{"call": "1H", "meanings": [{"min_hcp": 11, "min_len": {"H": 5}}]}, PASS]}
HUM = {"name": "hum", "agreements": [{"call": "1H", "meanings": [{"min_hcp": 7, "min_len": {"H": 5}}]}, PASS]}
STICKER = {
    "name": "sticker",
    "agreements": [{"call": "2S", "meanings": [{"max_hcp": 9, "some": {"of": ["C", "D"], "min_len": 6}}]}],
    "answers": {"in_booklet@2S": False},
}
MULTI = {
    "name": "multi",
    "agreements": [{"call": "2D", "meanings": [{"max_hcp": 9, "some": {"of": ["H", "S"], "min_len": 6}}]}],
    "answers": {"in_booklet@2D": True},
}
RANDOM = {
    "name": "random",
    "agreements": [{"call": "2C", "meanings": [{"max_hcp": 7}]}],
    "answers": {"in_booklet@2C": False},
}
ENCRYPTED = {"name": "signals", "agreements": [{"context": "signal", "name": "count", "key": "defenders"}]}
RED = {"name": "red", "base": "artificial"}
BLUE = {"name": "blue", "agreements": [{"call": "1C", "forcing": True, "meanings": [{"min_hcp": 16}]}, PASS]}


def report(
    *systems: dict[str, Any], event: PolicyEvent, pack: Pack = FIGB, top: int | None = None, **told: Any
) -> PolicyReport:
    methods = msgspec.convert({"systems": list(systems), **told}, Methods)
    return judged(methods, pack, [event], None if top is None else Fraction(top))


def admitted(
    *systems: dict[str, Any], category: int, form: str = "pairs", pack: Pack = FIGB, **more: Any
) -> bool | None:
    event = PolicyEvent(category, Form(form), more.pop("authorised", False))
    return report(*systems, event=event, pack=pack, **more).admissions[0].admissible


# -- admission


@pytest.mark.parametrize(
    ("category", "form", "authorised", "allowed"),
    [
        (1, "teams", False, True),
        (1, "pairs", False, True),
        (2, "pairs", False, False),  # TA1-19
        (2, "pairs", True, False),
        (2, "teams", False, False),
        (2, "teams", True, True),  # TA1-19
        (3, "pairs", False, False),
        (3, "teams", True, False),
        (4, "pairs", False, False),
    ],
)
def test_where_brown_sticker_methods_are_admitted(category: int, form: str, authorised: bool, allowed: bool) -> None:
    assert admitted(STICKER, category=category, form=form, authorised=authorised) is allowed


@pytest.mark.parametrize("category", [1, 2, 3, 4])
def test_hum_systems_are_admitted_nowhere(category: int) -> None:  # TA1-20
    assert admitted(HUM, category=category, form="teams", authorised=True) is False


@pytest.mark.parametrize("category", [1, 2, 3, 4])
@pytest.mark.parametrize("system", [NATURAL, BLUE, RED, MULTI], ids=lambda system: str(system["name"]))
def test_green_blue_and_red_systems_are_admitted_everywhere(system: dict[str, Any], category: int) -> None:
    assert admitted(system, category=category) is True


@pytest.mark.parametrize("category", [1, 2, 3])
@pytest.mark.parametrize("system", [RANDOM, ENCRYPTED], ids=lambda system: str(system["name"]))
def test_random_openings_and_encrypted_signals_are_refused_even_where_stickers_are_not(
    system: dict[str, Any], category: int
) -> None:
    assert admitted(system, category=category, form="teams", authorised=True) is False


def test_random_openings_may_go_with_the_stickers() -> None:
    pack = parse_pack('extends = "figb_2017"\nsystems.random_openings = "as_brown_sticker"', "mine")
    assert admitted(RANDOM, category=1, pack=pack) is True
    assert admitted(RANDOM, category=3, pack=pack) is False


@pytest.mark.parametrize(("number", "category", "allowed"), [(2, 3, True), (3, 3, False), (3, 2, False), (3, 1, True)])
def test_outside_category_1_a_pair_has_two_systems_at_most(number: int, category: int, allowed: bool) -> None:  # TA1-23
    systems = [{**NATURAL, "name": f"system {n}"} for n in range(number)]
    found = report(*systems, event=PolicyEvent(category, Form.PAIRS)).admissions[0]
    assert found.admissible is allowed
    (ground,) = (ground for ground in found.grounds if ground.id == "number")
    assert ground.article == "appendix 1.7"
    if not allowed:
        assert ground.why[0].figures["over"] == 1


def test_both_partners_play_the_same_system() -> None:
    assert admitted(NATURAL, category=3, same_system=False) is False
    assert admitted(NATURAL, category=3, same_system=True) is True


def test_a_club_with_rules_of_its_own_goes_by_them() -> None:
    own = """
    extends = "figb_2017"
    [systems.category_4]
    rules = "own"
    colours = ["green", "yellow"]
    brown_sticker = "yes"
    most_systems = "none"
    """
    club = parse_pack(own, "club")
    assert admitted(HUM, category=4, pack=club) is True
    assert admitted(STICKER, category=4, pack=club) is False  # red
    assert admitted(NATURAL, category=4, pack=club) is True
    assert admitted(HUM, category=3, pack=club) is False


def test_an_open_question_leaves_admission_open() -> None:
    weak = {"max_hcp": 9, "some": {"of": ["H", "S"], "min_len": 6}}
    strong = {"min_hcp": 20, "shape": "two_suited", "min_len": {"C": 5, "D": 5}}
    multi = {"name": "multi", "agreements": [{"call": "2D", "meanings": [weak, strong]}]}
    found = report(multi, event=PolicyEvent(3, Form.PAIRS))
    assert found.admissions[0].admissible is None
    assert {asked.id for asked in found.asks} == {"strong_type_in_booklet", "in_booklet"}
    assert admitted(multi, category=1) is True


def test_the_laws_alone_restrict_nothing() -> None:
    for system in (HUM, STICKER, RANDOM, ENCRYPTED, RED):
        for category in (1, 2, 3, 4):
            assert admitted(system, category=category, pack=WBF) is True


# -- documents


def event_of(*systems: dict[str, Any], category: int, form: Form = Form.TEAMS, **told: Any) -> EventReport:
    return report(*systems, event=PolicyEvent(category, form), **told).events[0]


def test_a_pair_with_sticker_methods_owes_card_sheets_form_defence_and_five_minutes() -> None:
    owed = event_of(STICKER, category=1).duties
    must = {(duty.document, duty.moment, duty.about) for duty in owed if duty.owing is Owing.MUST}
    assert {
        (Document.CARD, HandInTime.BEFORE_EVENT, "sticker"),
        (Document.SHEETS, HandInTime.BEFORE_EVENT, "sticker"),
        (Document.FORM, HandInTime.BEFORE_MATCH, "2S"),
        (Document.DEFENCE, HandInTime.AT_TABLE, "2S"),
        (Document.SEATED, HandInTime.BEFORE_MATCH, "sticker"),
    } <= must
    assert [duty.minutes for duty in owed if duty.document is Document.SEATED] == [5]
    (own,) = (duty for duty in owed if duty.who is Who.OPPONENTS)
    assert (own.document, own.owing, own.moment, own.copies, own.article) == (
        Document.DEFENCE,
        Owing.MAY,
        HandInTime.BEFORE_SESSION,
        2,
        "appendix 1.6",
    )


def test_written_defences_may_be_used_against_a_multi_although_it_is_no_sticker() -> None:
    owed = event_of(MULTI, category=3).duties
    assert [(duty.document, duty.who) for duty in owed if duty.owing is Owing.MAY] == [
        (Document.DEFENCE, Who.OPPONENTS)
    ]
    assert not any(duty.document is Document.FORM for duty in owed)


def test_a_red_system_is_owed_in_full_and_its_card_twice() -> None:
    owed = event_of(RED, category=3).duties
    assert [(duty.document, duty.owing, duty.moment, duty.copies) for duty in owed] == [
        (Document.SYSTEM, Owing.MUST, HandInTime.BEFORE_EVENT, 1),
        (Document.CARD, Owing.MUST, HandInTime.AT_TABLE, 2),
    ]


@pytest.mark.parametrize("system", [NATURAL, BLUE], ids=["green", "blue"])
def test_green_and_blue_pairs_are_only_encouraged(system: dict[str, Any]) -> None:
    found = event_of(system, category=3, delivered=[])
    assert [(duty.document, duty.owing) for duty in found.duties] == [(Document.SYSTEM, Owing.SHOULD)]
    assert found.breaches == ()


def breaches(system: dict[str, Any], *delivered: tuple[str, str, int], category: int = 3) -> dict[Document, list[str]]:
    given = [{"document": document, "moment": moment, "copies": copies} for document, moment, copies in delivered]
    found = event_of(system, category=category, form=Form.PAIRS, delivered=given)
    return {breach.duty.document: [why.id for why in breach.why] for breach in found.breaches}


def test_a_red_system_without_its_documents_may_be_banned() -> None:
    in_order = [("complete_system", "before_event", 1), ("convention_card", "at_table", 2)]
    assert breaches(RED, *in_order) == {}
    assert breaches(RED, ("complete_system", "before_session", 1), ("convention_card", "at_table", 1)) == {
        Document.SYSTEM: ["handed_in_late", "red_ban"],
        Document.CARD: ["too_few_copies", "red_ban"],
    }
    assert breaches(RED) == {Document.SYSTEM: ["not_handed_in", "red_ban"], Document.CARD: ["not_handed_in", "red_ban"]}


def test_sticker_documents_that_are_missing_carry_the_sanctions_of_disclosure() -> None:
    found = event_of(STICKER, category=1, delivered=[]).breaches
    by_document = {breach.duty.document: breach for breach in found if breach.duty.moment is not HandInTime.AT_TABLE}
    for document in (Document.SHEETS, Document.FORM):
        penalty = by_document[document].sanction
        assert penalty is not None
        assert (int(penalty.least), penalty.unit) == (1, "vp")
    assert by_document[Document.SEATED].sanction is None
    assert [why.id for why in by_document[Document.SEATED].why] == ["not_handed_in", "late_from_earlier_time"]


moments = st.sampled_from([moment.value for moment in HandInTime])


@given(moments, moments, st.integers(1, 3))
def test_later_is_never_better(one: str, other: str, copies: int) -> None:
    first, last = sorted((one, other), key=lambda text: HandInTime(text))
    documents = ("complete_system", "convention_card")
    early = breaches(RED, *((document, first, copies) for document in documents))
    late = breaches(RED, *((document, last, copies) for document in documents))
    assert set(early) <= set(late)


# -- sanctions


def test_a_hidden_overcall_at_pairs_costs_at_least_half_a_top() -> None:  # TA1-21
    found = undisclosed("(1H) 2H", Form.PAIRS, FIGB, best_contract_missed=True, penalise=True, top=Fraction(24))
    assert found.damage_presumed is True
    assert found.sanction is not None
    assert found.sanction.least == 12
    assert (found.sanction.unit, found.sanction.ban) == ("matchpoints", True)
    assert found.asks == ()


def test_at_teams_it_costs_at_least_one_victory_point() -> None:  # TA1-22
    found = undisclosed("(1H) 2H", Form.TEAMS, FIGB, best_contract_missed=False, penalise=True)
    assert found.damage_presumed is False
    assert found.sanction is not None
    assert (int(found.sanction.least), found.sanction.unit) == (1, "vp")


def test_whether_to_penalise_is_the_directors_choice() -> None:
    found = undisclosed("2D", Form.PAIRS, FIGB)
    assert found.damage_presumed is None
    assert [asked.id for asked in found.asks] == ["best_contract_missed", "penalise"]
    assert undisclosed("2D", Form.PAIRS, FIGB, penalise=False).sanction is None


def test_the_laws_alone_set_no_figure() -> None:
    assert sanction(Form.PAIRS, WBF) is None
    assert sanction(Form.TEAMS, WBF) is None
    assert undisclosed("2D", Form.PAIRS, WBF).asks == ()


# -- the card

HEART = {"call": "1H"}
MINORS = {"min_hcp": 12, "shape": "two_suited", "min_len": {"C": 5, "D": 5}}
MAJORS = {"min_hcp": 12, "shape": "two_suited", "min_len": {"H": 5, "S": 5}}
CONVENTIONS: dict[str, Any] = {
    "name": "ours",
    "agreements": [
        {"call": "2C", "forcing": True, "meanings": [{"min_hcp": 22}]},
        {"call": "2D", "meanings": [{"min_hcp": 11, "shape": "two_suited", "min_len": {"H": 5, "S": 4}}]},
        {"call": "2S", "meanings": [{"max_hcp": 9, "min_len": {"S": 6}}]},
        {"context": "response", "after": HEART, "call": "3C", "meanings": [{"max_hcp": 6, "min_len": {"H": 4}}]},
        {"context": "response", "after": HEART, "call": "2NT", "meanings": [{"min_hcp": 13, "min_len": {"H": 4}}]},
        {"context": "response", "after": HEART, "call": "2S", "meanings": [{"max_hcp": 6, "min_len": {"S": 6}}]},
        {"context": "overcall", "after": HEART, "call": "2NT", "meanings": [MINORS]},
        {"context": "overcall", "after": {"call": "1NT"}, "call": "2C", "meanings": [MAJORS]},
    ],
}
LISTED = ["2D", "1H-3C", "(1H) 2NT"]


def faults(card: dict[str, Any], pack: Pack = FIGB) -> list[tuple[str, str]]:
    found = report({**CONVENTIONS, "card": card}, event=PolicyEvent(3, Form.PAIRS), pack=pack)
    return [(fault.id, fault.about) for fault in found.systems[0].card]


def front(*labels: str) -> list[dict[str, Any]]:
    return [{"agreement": label, "point": number} for number, label in enumerate(labels, 1)]


def sheets(number: int) -> list[dict[str, Any]]:
    return [{"number": at, "text": "all developments"} for at in range(1, number + 1)]


def test_a_card_that_lists_and_explains_everything_is_in_order() -> None:
    assert faults({"colour": "green", "front_right": front(*LISTED), "sheets": sheets(3)}) == []
    on_the_card = {"front_right": [{"agreement": label} for label in LISTED], "explained": LISTED}
    assert faults({"colour": "green", **on_the_card}) == []


def test_the_front_right_part_lists_openings_weak_conventional_responses_and_overcalls() -> None:
    assert faults({"colour": "green"}) == [("not_listed", label) for label in LISTED]


def test_a_pack_may_ask_for_weak_and_for_conventional_responses() -> None:
    pack = parse_pack('extends = "figb_2017"\nsystems.card.listed_responses = "weak_or_conventional"', "mine")
    assert [about for _, about in faults({"colour": "green"}, pack)] == [
        "2D",
        "1H-3C",
        "1H-2NT",
        "1H-2S",
        "(1H) 2NT",
    ]
    assert faults({"colour": "green"}, WBF) == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"colour": None}, ("colour_not_marked", "")),
        ({"colour": "red"}, ("colour_wrong", "red")),
        ({"front_right": front(*LISTED, "3S"), "sheets": sheets(4)}, ("not_an_agreement", "3S")),
        ({"front_right": [*front("2D", "1H-3C"), {"agreement": "(1H) 2NT"}]}, ("not_explained", "(1H) 2NT")),
        ({"sheets": [{"number": n, "text": "x"} for n in (1, 3, 2)]}, ("points_not_numbered", "1 3 2")),
        ({"sheets": [*sheets(2), {"number": 3, "text": " "}]}, ("point_empty", "3")),
        ({"sheets": sheets(2)}, ("point_missing", "(1H) 2NT")),
        (
            {"front_right": [*front("2D", "1H-3C"), {"agreement": "(1H) 2NT", "point": 4}], "sheets": sheets(4)},
            ("point_not_among_first", "(1H) 2NT"),
        ),
    ],
)
def test_what_a_card_can_have_wrong(change: dict[str, Any], fault: tuple[str, str]) -> None:
    assert faults({"colour": "green", "front_right": front(*LISTED), "sheets": sheets(3), **change}) == [fault]


def test_a_faulty_card_may_be_penalised() -> None:
    found = report({**CONVENTIONS, "card": {"colour": "green"}}, event=PolicyEvent(3, Form.PAIRS), top=24).events[0]
    assert found.sanction is not None
    assert found.sanction.least == 12


# -- the form of appendix 6

WRITTEN = {name: "text" for name in OpeningForm.__struct_fields__ if name not in ("convention", "delivered")}
FULL = msgspec.convert({"part": "opening", "convention": "2S", **WRITTEN}, OpeningForm)


def test_the_two_parts_have_the_fields_of_the_form() -> None:
    """The headings over them stay empty: two in part 1, one in part 2."""
    assert len(empty_fields(OpeningForm(convention="2S"))) == 13 - 2
    assert len(empty_fields(OvercallForm(convention="(1H) 2H"))) == 15 - 1
    assert empty_fields(FULL) == ()


def test_a_form_without_the_answers_to_a_double_is_incomplete() -> None:  # TA6-1
    form = {"part": "opening", "convention": "2S", **WRITTEN, "after_double": ""}
    found = event_of({**STICKER, "forms": [form]}, category=1)
    assert [(fault.id, fault.about, fault.fields) for fault in found.forms] == [
        ("form_incomplete", "2S", ("after_double",))
    ]
    assert found.sanction is not None
    assert (int(found.sanction.least), found.sanction.unit) == (1, "vp")


def test_every_sticker_method_has_its_form_before_the_match() -> None:
    assert form_faults([FULL], ["2S"]) == ()
    assert [fault.id for fault in form_faults([FULL], ["2S", "2H"])] == ["form_missing"]
    late = msgspec.structs.replace(FULL, delivered=HandInTime.AT_TABLE)
    assert [fault.id for fault in form_faults([late], ["2S"])] == ["form_late"]
    in_time = msgspec.structs.replace(FULL, delivered=HandInTime.BEFORE_MATCH)
    assert form_faults([in_time], ["2S"]) == ()
