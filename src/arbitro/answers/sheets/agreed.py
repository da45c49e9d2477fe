"""A pair's methods on paper: the convention card, and the form for each Brown Sticker convention (appendix 6)."""

import re
from collections.abc import Iterator

from msgspec import convert, structs

from arbitro.answers.bidding import ConventionCardAnswer, card_remarks, say_auction, say_meaning
from arbitro.answers.sheets.sheet import Blanks, Column, Paper, Part, Rows, Sheet, Words
from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import BIDS, Call
from arbitro.bridge.seats import Seat
from arbitro.regulations.pack import Pack
from arbitro.regulations.systems.agreement import Agreement, Context
from arbitro.regulations.systems.brown_sticker_form import HEADINGS, NOT_WRITTEN, AnyForm, OpeningForm, OvercallForm
from arbitro.regulations.systems.policy import Methods, system_report
from arbitro.systems.rule import BiddingSystem
from arbitro.systems.understanding import Agreements, Understanding
from arbitro.words import message
from arbitro.words.letters import say_call

NAMED = ("pair", "event", "opening_level", "overcall", "vulnerability")  # a line is enough
LINES = 2  # to write on, where more is asked


def card_sheet(card: ConventionCardAnswer, language: str, about: str = "", paper: Paper = "a4") -> Sheet:
    columns = tuple(
        Column(message(f"system-column-{each}", language), wide=each == "shows") for each in ("call", "shows")
    )
    sections = tuple(
        Part(
            title=section.heading,
            blocks=(Rows(columns, tuple((say_call(each.call, language), each.text) for each in section.calls)),),
        )
        for section in card.sections
        if section.calls
    )
    remarks = card_remarks(card, language)
    notes = Part(title=message("system-card-notes", language), blocks=(Words(remarks, points=True),))
    title = message("system-card-title", language, name=card.name)
    parts = (*sections, *((notes,) if remarks else ()))
    return Sheet(title=title, about=about, language=language, paper=paper, parts=parts)


# -- appendix 6 --------------------------------------------------------------------------------------------------


def form_sheet(forms: tuple[AnyForm, ...], language: str, paper: Paper = "a4") -> Sheet:
    """A page for each convention; what is not told is a line to write on."""
    return Sheet(
        title=message("sheet-brown-sticker", language),
        about=message(f"sheet-brown-sticker-{'about' if forms else 'none'}", language),
        language=language,
        paper=paper,
        parts=tuple(
            Part(title=_said(form.convention, language), apart=True, blocks=tuple(_blanks(form, language)))
            for form in forms
        ),
    )


def _said(label: str, language: str) -> str:
    """The label of an agreement in the letters of the language."""
    return re.sub(r"\d(?:NT|[CDHS])", lambda found: say_call(Call.parse(found[0]), language), label)


def _blanks(form: AnyForm, language: str) -> Iterator[Blanks]:
    fields = {name: str(value) for name, value in structs.asdict(form).items() if name not in NOT_WRITTEN}
    fields = {name: value for name, value in fields.items() if value or name not in HEADINGS}
    for lines, wanted in ((1, True), (LINES, False)):
        told = tuple(
            (message(f"form-{name}", language), value) for name, value in fields.items() if (name in NAMED) is wanted
        )
        yield Blanks(told, lines)


def due_forms(
    told: Methods, pack: Pack, language: str, rules: BiddingSystem | None = None, event: str = ""
) -> tuple[AnyForm, ...]:
    """One for each Brown Sticker convention: as it was filed, else as the rules of the system tell it, else empty."""
    found: list[AnyForm] = []
    for system in told.systems:
        filed = {form.convention: form for form in system.forms}
        by_label = {agreement.label: agreement for agreement in system.agreements}
        for label in system_report(system, pack).methods():
            form = filed.get(label) or _form(by_label[label], told.pair, event, language, rules)
            found.append(form)
    return tuple(found)


def _form(agreement: Agreement, pair: str, event: str, language: str, rules: BiddingSystem | None) -> AnyForm:
    known = None if rules is None else _before(agreement, rules)
    zones = " ".join(message(f"form-zone-{zone.value}", language) for zone in agreement.zones)
    common = {"convention": agreement.label, "pair": pair, "event": event}
    common |= {"vulnerability": zones or message("form-zone-any", language)} if known is not None else {}
    made = agreement.call or Call.PASS
    if agreement.context is not Context.OVERCALL:
        told = {"opening_level": say_call(made, language), **_opening(known, made, language)}
        return convert({"part": "opening", **common, **told}, OpeningForm)
    told = {"overcall": say_call(made, language), **_overcall(known, made, language)}
    return convert({"part": "overcall", **common, **told}, OvercallForm)


def _before(agreement: Agreement, rules: BiddingSystem) -> Understanding:
    calls = (agreement.after.call,) if agreement.after else ()
    passes = (Call.PASS,) if agreement.context is Context.RESPONSE else ()
    return Understanding.of(Agreements.both(rules), Auction.of(Seat.NORTH, (*calls, *passes)))


def _opening(known: Understanding | None, made: Call, language: str) -> dict[str, str]:
    """Part 1; what no rule tells stays empty, for the pair to write."""
    if known is None:
        return {}
    here = known.after(made)
    raised = next((choice.call for choice in here.after(Call.PASS).choices if choice.call.is_bid), None)
    fourth = None if raised is None else here.after(Call.PASS).after(raised)
    return {
        "shows": _shows(known, made, language),
        "hands_responder_may_pass_with": _shows(here.after(Call.PASS), Call.PASS, language),
        "meaning_of_every_other_response_and_rebid": _agreed(here.after(Call.PASS), language),
        "after_double": _agreed(here.after(Call.DOUBLE), language, passes=True),
        "after_overcall": _agreed(here.after(_next(here)), language, passes=True),
        "after_fourth_hand_double": _agreed(fourth.after(Call.DOUBLE), language, passes=True) if fourth else "",
        "after_fourth_hand_overcall": _agreed(fourth.after(_next(fourth)), language, passes=True) if fourth else "",
    }


def _overcall(known: Understanding | None, made: Call, language: str) -> dict[str, str]:
    """Part 2."""
    if known is None:
        return {}
    here = known.after(made)
    passed = here.after(Call.PASS)
    opened, meaning = known.auction.calls[0], known.meaning(made)
    return {
        "after_opening_showing": f"{say_call(opened, language)}: {_shows(_start(known), opened, language)}",
        "shows": _shows(known, made, language),
        "used_when": message("form-used-always", language) if meaning and meaning.rule.passed is None else "",
        "detailed_description": meaning.rule.note if meaning else "",
        "hands_partner_passes_with": _shows(passed, Call.PASS, language),
        "meaning_of_every_bid_by_partner": _agreed(passed, language),
        "after_double": _agreed(here.after(Call.DOUBLE), language, passes=True),
        "after_opponents_bid": _agreed(here.after(_next(here)), language, passes=True),
        "after_opener_doubles": _agreed(passed.after(Call.PASS).after(Call.DOUBLE), language, passes=True),
    }


def _start(known: Understanding) -> Understanding:
    return Understanding(known.agreements, Auction(known.auction.dealer))


def _next(known: Understanding) -> Call:
    """The cheapest overcall."""
    bid = known.auction.last_bid
    return BIDS[min(bid.index + 1, len(BIDS) - 1)] if bid else BIDS[0]


def _shows(known: Understanding, call: Call, language: str) -> str:
    meaning = known.meaning(call)
    return "" if meaning is None else say_meaning(meaning, language)


def _agreed(known: Understanding, language: str, *, passes: bool = False) -> str:
    """What is agreed for this auction itself, each call with what it shows."""
    special = sorted((each for each in known.choices if not each.rule.anywhere), key=lambda each: each.call)
    lines = [
        f"{say_call(each.call, language)}: {say_meaning(each, language)}"
        for each in special
        if passes or each.call is not Call.PASS
    ]
    head = f"({say_auction(known.auction, language)}) " if passes and lines else ""
    return head + "; ".join(lines)
