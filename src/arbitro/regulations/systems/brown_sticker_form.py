"""The form for a Brown Sticker convention (appendix 6): one for each, complete, before the match."""

from collections.abc import Iterable

from msgspec import Struct, structs

from arbitro.book.writing import Prose
from arbitro.regulations.consequence import Ground, because
from arbitro.regulations.systems.documents import HandInTime

ARTICLE = "appendix 6"
NOT_WRITTEN = ("convention", "delivered")  # what links the form to the agreements and says when it was given
HEADINGS = ("responses_detailed", "responses_and_rebids")  # what is asked stands in the lines below them


class OpeningForm(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="part", tag="opening", omit_defaults=True
):
    """Part 1. `convention` is the label of the agreement."""

    convention: str
    delivered: HandInTime | None = None
    pair: str = ""
    event: str = ""
    opening_level: str = ""
    vulnerability: str = ""
    shows: Prose = ""
    responses_detailed: Prose = ""
    responses_and_rebids: Prose = ""  # without interference
    hands_responder_may_pass_with: Prose = ""
    meaning_of_every_other_response_and_rebid: Prose = ""
    after_double: Prose = ""  # with pass, redouble and developments
    after_overcall: Prose = ""
    after_fourth_hand_double: Prose = ""
    after_fourth_hand_overcall: Prose = ""


class OvercallForm(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="part", tag="overcall", omit_defaults=True
):
    """Part 2."""

    convention: str
    delivered: HandInTime | None = None
    pair: str = ""
    event: str = ""
    after_opening_showing: Prose = ""
    overcall: Prose = ""
    vulnerability: str = ""
    shows: Prose = ""
    used_when: Prose = ""  # partner passed before, had not passed, always
    detailed_description: Prose = ""
    responses_and_rebids: Prose = ""  # when responder passes
    hands_partner_passes_with: Prose = ""
    meaning_of_every_bid_by_partner: Prose = ""
    developments: Prose = ""
    after_double: Prose = ""
    after_opponents_bid: Prose = ""
    after_opener_doubles: Prose = ""  # (1X)-2Y-(P)-P-(X)-?


AnyForm = OpeningForm | OvercallForm


class FormFault(Struct, frozen=True):
    """What a form lacks: fields, or time; or that there is none."""

    id: str
    about: str
    article: str
    why: tuple[Ground, ...] = ()
    fields: tuple[str, ...] = ()


def empty_fields(form: AnyForm) -> tuple[str, ...]:
    """The fields that are not filled in; a heading may stay empty."""
    fields = structs.asdict(form)
    return tuple(
        name for name, value in fields.items() if name not in NOT_WRITTEN + HEADINGS and not str(value).strip()
    )


def form_faults(forms: Iterable[AnyForm], methods: Iterable[str]) -> tuple[FormFault, ...]:
    """The faults of the forms for these methods; a form that is incomplete counts as disclosure that lacks."""
    by_method = {form.convention: form for form in forms}
    faults = []
    for method in dict.fromkeys(methods):
        form = by_method.get(method)
        if form is None:
            faults.append(FormFault("form_missing", method, ARTICLE))
            continue
        if fields := empty_fields(form):
            faults.append(
                FormFault("form_incomplete", method, ARTICLE, (because("empty_fields", number=len(fields)),), fields)
            )
        if form.delivered is not None and form.delivered > HandInTime.BEFORE_MATCH:
            faults.append(FormFault("form_late", method, ARTICLE))
    return tuple(faults)
