"""What the systems policy says in several places is one thing: meanings, questions, clubs, an opening on any hand."""

from itertools import product
from typing import Any

import msgspec
import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.regulations import load
from arbitro.regulations.pack import Pack
from arbitro.regulations.psychs import PsychEvent, PsychFacts, psych
from arbitro.regulations.systems import Agreement, Form, Methods, PolicyEvent, PolicyReport, judged, read_methods
from arbitro.regulations.systems.category import CATEGORIES, categories
from arbitro.regulations.systems.meanings import read_meanings
from tests.regulations.time_cases import derived

FIGB = load("figb_2017")


def read(*agreements: dict[str, Any], **more: Any) -> Methods:
    told = {"systems": [{"name": "ours", "agreements": agreements, **more}]}
    return read_methods(msgspec.json.encode(told), toml=False)


def report(*agreements: dict[str, Any], **more: Any) -> PolicyReport:
    events = [PolicyEvent(category, Form.TEAMS) for category in CATEGORIES]
    return judged(read(*agreements, **more), FIGB, events)


# -- meanings


def test_an_agreement_takes_what_a_call_shows_as_alert_does() -> None:
    text = "6+♥ 6-10 / 6+S 6-10 / 20-22 balanced"
    (system,) = read({"call": "2D", "meaning": text}).systems
    assert system.agreements[0].meanings == read_meanings(text)


def test_a_meaning_that_cannot_be_read_is_told_with_its_place() -> None:
    with pytest.raises(ProblemsFound) as caught:
        read({"call": "1H", "meaning": "5+♥"}, {"call": "2D", "meaning": "red suits"})
    assert [(p.kind, p.where.tag, p.where.index) for p in caught.value.problems] == [("meaning-form", "ours", 2)]


# -- weak two-suiters (1.2.4(c))


@pytest.mark.parametrize(
    ("call", "meaning", "thin"),
    [
        ("2H", "4+♥ 3+♠ 5-9", True),
        ("3C", "5+♣ 3+♦ 5-9", True),
        ("2H", "4+♥ 4+♠ 5-9", False),
        ("2H", "4+♥ 3+♠ 10-14", False),  # not weak
        ("4H", "4+♥ 3+♠ 5-9", False),
    ],
)
def test_a_weak_two_suiter_is_one_by_its_lengths_as_by_its_name(call: str, meaning: str, thin: bool) -> None:
    for text in (meaning, f"{meaning} two-suited"):
        found = report({"call": call, "meaning": text}).systems[0].features
        assert ("bs_c" in {one.id for one in found if one.holds}) is thin


def test_two_cards_are_no_length() -> None:
    """1.2.1: so that only who says so has a two-suiter."""
    (weak,) = report({"call": "2H", "meaning": "5+♥ 2+♠ 5-9"}).systems
    assert weak.brown_sticker is False


# -- questions that can still change the answer


CONVENTION = {"call": "2C", "meaning": "11-15 6+♣ / 20-22 balanced"}
VARIES = {"varies": ["the opponents"]}


def test_whether_a_convention_is_in_the_booklet_is_asked_while_it_decides_the_colour() -> None:
    assert [one.identity for one in report(CONVENTION).asks] == ["in_booklet@2C"]
    red = report(CONVENTION, **VARIES)
    assert red.systems[0].colour is not None
    assert red.asks == ()


STRONG = {"call": "2D", "meaning": "6+♥ 5-9 / 6+♠ 5-9 / 20-22 5+♥ 5+♠ two-suited"}


def test_whether_a_strong_type_is_in_the_booklet_is_asked_while_the_call_is_not_brown_sticker_anyway() -> None:
    asked = {"natural": False}
    assert "strong_type_in_booklet@2D" in {one.identity for one in report({**STRONG, **asked}).asks}
    protected = report({**STRONG, **asked, "psychic": "protected"})
    assert protected.systems[0].brown_sticker is True
    assert "strong_type_in_booklet@2D" not in {one.identity for one in protected.asks}


# -- what a basic method changes with


@pytest.mark.parametrize("varies", [[""], [" "], ["the score", "the score"]])
def test_what_the_method_changes_with_is_said_once(varies: list[str]) -> None:
    with pytest.raises(ProblemsFound) as caught:
        read({"call": "1H", "meaning": "5+♥ 11-20"}, varies=varies)
    assert [(p.kind, p.where.index) for p in caught.value.problems] == [("system-varies", len(varies))]


# -- clubs (1.3)


def test_in_a_club_event_the_club_s_own_power_is_told() -> None:
    for event in report({"call": "1H", "meaning": "5+♥ 11-20"}).events:
        told = [ground for ground in event.admission.grounds if ground.id == "club"]
        assert bool(told) is (event.admission.event.category == 4)
        assert all((one.admitted, one.article) == (True, "appendix 1.3") for one in told)


# -- an opening on any hand (1.2.6, 2.1)

RULES = ("forbidden", "as_brown_sticker")
PACKS = {rule: derived(f'systems.random_openings = "{rule}"') for rule in RULES}


@pytest.mark.parametrize(("rule", "call", "form"), tuple(product(RULES, ("2D", "4S"), Form)))
def test_an_agreed_opening_on_any_hand_is_for_psychs_what_it_is_for_systems(rule: str, call: str, form: Form) -> None:
    told = {"call": call, "positions": [3], "zones": ["favourable"], "meanings": [{"max_hcp": 12}]}
    events = [PolicyEvent(category, form, authorised) for category in CATEGORIES for authorised in (True, False)]
    found = judged(read(told, base="natural"), PACKS[rule], events)
    assert found.systems[0].brown_sticker
    for one in found.events:
        event = one.admission.event
        where = PsychEvent(category=event.category, form=form, brown_sticker_authorised=event.authorised)
        facts = PsychFacts(event=where, agreement=msgspec.convert(told, Agreement))
        assert psych(facts, PACKS[rule]).permitted is one.admission.admissible, event


# -- the category of an event (1.3)

TABLE = {
    "serie_a": 1, "coppa_italia_final": 1, "championship": 2,
    "international": 3, "national": 3, "regional": 3, "federal": 3, "club": 4,
}  # fmt: skip


def test_the_category_of_an_event_is_in_a_table() -> None:
    assert {event: categories(None, event, FIGB) for event in TABLE} == {event: (n,) for event, n in TABLE.items()}
    assert categories(None, "", FIGB) == CATEGORIES
    assert categories(3, "", FIGB) == (3,)
    assert categories(3, "federal", FIGB) == (3,)


@pytest.mark.parametrize(
    ("category", "event", "pack", "kind"),
    [
        (None, "friendly", FIGB, "policy-event"),
        (None, "club", load("wbf"), "policy-event"),
        (1, "club", FIGB, "policy-category"),
    ],
)
def test_an_event_that_the_regulations_do_not_have_is_a_problem(
    category: int | None, event: str, pack: Pack, kind: str
) -> None:
    with pytest.raises(ProblemsFound) as caught:
        categories(category, event, pack)
    assert [problem.kind for problem in caught.value.problems] == [kind]
