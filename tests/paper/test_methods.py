"""A pair's methods on paper: which conventions have a form (appendix 6), and what of it the rules tell."""

from arbitro.answers.sheets import due_forms, form_sheet
from arbitro.regulations import load
from arbitro.regulations.systems.brown_sticker_form import OpeningForm, empty_fields
from arbitro.systems import load_system, read_system
from arbitro.systems.policy import methods
from tests.paper.pictures import WILD

FIGB = load("figb_2017")


def test_a_weak_opening_without_a_known_suit_has_a_form_with_what_the_rules_tell() -> None:
    wild = read_system(WILD)
    (form,) = due_forms(methods(wild, FIGB, "Pair 7"), FIGB, "en", wild, "Teams")
    assert isinstance(form, OpeningForm)
    assert (form.convention, form.pair, form.event) == ("2S", "Pair 7", "Teams")
    assert form.shows.startswith("5–9 HCP, 6+♣ or 6+♦")
    assert "2NT: 15+ HCP" in form.meaning_of_every_other_response_and_rebid
    assert "after_double" in empty_fields(form)  # nothing is agreed: the pair writes it


def test_without_such_a_convention_no_form_is_due() -> None:
    five = load_system("five_card_majors")
    assert due_forms(methods(five, FIGB), FIGB, "en", five) == ()
    assert form_sheet((), "en").parts == ()
