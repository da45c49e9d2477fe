"""Systems as data in words: what a file says, what a call shows here, and the convention card."""

import re
from collections.abc import Iterator, Sequence
from html import escape

from msgspec import Struct

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.commitment import KeyedStream
from arbitro.bridge.seats import SEATS, Seat, Vulnerability
from arbitro.laws.case.ruling import QuestionPut
from arbitro.laws.case.situation import CallMade
from arbitro.laws.law_25_change_of_call import CallChanged
from arbitro.laws.law_31_bid_out_of_rotation import rho_call
from arbitro.laws.shared.agreed import SEED, AgreedComparison, AgreedReading, compare_agreed
from arbitro.regulations.alerts import alert
from arbitro.regulations.pack import Pack
from arbitro.systems.holes import holes
from arbitro.systems.policy import called
from arbitro.systems.reading import label
from arbitro.systems.rule import BiddingSystem, Forcing
from arbitro.systems.understanding import Agreements, Meaning, Understanding
from arbitro.words import DEFAULT, catalogue, message, say_seat
from arbitro.words.letters import say_call
from arbitro.words.showing import say_terms

OVERCALLED = (Call.BID_1C, Call.BID_1D, Call.BID_1H, Call.BID_1S, Call.BID_1NT, Call.BID_2H, Call.BID_3H)


class CallShown(Struct, frozen=True):
    """What a call shows: in the language of dealing, and in words; `rule` is where the file says so."""

    call: Call
    shows: str
    text: str
    rule: str
    name: str
    asks: str
    artificial: bool
    forcing: Forcing
    note: str


class HoleReply(Struct, frozen=True):
    """Hands without a call: so many of those looked at, and one of them."""

    auction: str
    missing: int
    looked_at: int
    example: str
    text: str


class SystemCheckedAnswer(Struct, frozen=True):
    """`arbitro system check --json`: a system that is in order."""

    name: str
    builds_on: tuple[str, ...]
    rules: int  # of its own
    holes: tuple[HoleReply, ...]
    text: str


class SystemShownAnswer(Struct, frozen=True):
    """`arbitro system show --json`: the calls that have a meaning after an auction, the preferred one first."""

    name: str
    auction: str
    calls: tuple[CallShown, ...]


class ExplainedCall(Struct, frozen=True):
    """A call of the auction; `shown` is null where nothing is agreed, `alerted` where that hangs on a question."""

    seat: Seat
    call: Call
    shown: CallShown | None
    alerted: bool | None
    text: str


class HandKnown(Struct, frozen=True):
    """What a player has shown by all calls together."""

    seat: Seat
    shows: tuple[str, ...]
    text: str


class ExplainedAnswer(Struct, frozen=True):
    """`arbitro system explain --json`."""

    systems: tuple[str, str]  # of North-South and of East-West
    auction: str
    calls: tuple[ExplainedCall, ...]
    hands: tuple[HandKnown, ...]


def checked_reply(system: BiddingSystem, language: str = DEFAULT) -> SystemCheckedAnswer:
    """A system that is in order, and the hands for which it has no call."""
    own = sum(rule.level == 0 for rule in system.rules)
    found = tuple(
        HoleReply(
            say_auction(hole.auction, language),
            hole.missing,
            hole.looked_at,
            str(hole.example),
            message(
                "system-hole",
                language,
                auction=say_auction(hole.auction, language) or message("system-openings", language),
                share=f"{100 * hole.missing / hole.looked_at:.1f}%",
                hand=str(hole.example),
            ),
        )
        for hole in holes(system, KeyedStream(b"holes", "arbitro/holes/1"))
    )
    lines = [message("system-summary", language, name=system.name, rules=own)]
    if system.lineage:
        lines.append(message("system-builds-on", language, systems=", ".join(system.lineage)))
    lines.append(message("system-in-order", language))
    lines += [hole.text for hole in found] or [message("system-no-holes", language)]
    return SystemCheckedAnswer(system.name, system.lineage, own, found, "\n".join(lines))


def shown_reply(system: BiddingSystem, auction: Auction, language: str = DEFAULT) -> SystemShownAnswer:
    """Every call that has a meaning after an auction."""
    known = Understanding.of(Agreements.both(system), auction)
    return SystemShownAnswer(system.name, str(auction), tuple(shown(choice, language) for choice in known.choices))


def shown(meaning: Meaning, language: str = DEFAULT) -> CallShown:
    rule = meaning.rule
    return CallShown(
        meaning.call,
        meaning.shows,
        say_meaning(meaning, language),
        label(rule),
        rule.name,
        rule.asks,
        rule.artificial,
        rule.forcing,
        rule.note,
    )


def say_meaning(meaning: Meaning, language: str = DEFAULT) -> str:
    """What a call shows, and what else there is to say: `Stayman: 8+ HCP, 4♥ or 4♠; asks: …; forcing for one round`."""
    rule = meaning.rule
    parts = [say_terms(meaning.terms, language) or message("system-nothing", language)]
    if rule.asks:
        parts.append(message("system-asks", language, what=_said(rule.asks, language)))
    if rule.artificial:
        parts.append(message("system-artificial", language))
    if rule.forcing is not Forcing.NO:
        parts.append(message(f"system-forcing-{rule.forcing.value.rpartition(' ')[2]}", language))
    if rule.note:
        parts.append(_said(rule.note, language))
    said = "; ".join(parts)
    return f"{_said(rule.name, language)}: {said}" if rule.name else said


def _said(text: str, language: str) -> str:
    """A name or remark of a system that comes with the program, in the language; else as the partnership wrote it."""
    id = f"system-remark-{'-'.join(re.findall('[a-z]+', text.lower()))}"
    return message(id, language) if id in catalogue(language) else text


def say_auction(auction: Auction, language: str = DEFAULT) -> str:
    return " ".join(say_call(call, language) for call in auction.calls)


def explained_reply(
    agreements: Agreements,
    auction: Auction,
    pack: Pack,
    language: str = DEFAULT,
    *,
    vulnerability: Vulnerability = Vulnerability.NONE,
    screens: bool = False,
) -> ExplainedAnswer:
    """Each call of an auction with what it shows and whether it is alerted, and what is known of each hand."""
    known = Understanding(agreements, Auction(auction.dealer), vulnerability)
    calls = []
    for call in auction.calls:
        known = known.after(call)
        calls.append(_explained(known, pack, language, screens=screens))
    hands = tuple(
        HandKnown(
            seat,
            told.shows,
            message(
                "system-hand", language, seat=say_seat(seat.value, language), shows=say_terms(told.terms, language)
            ),
        )
        for seat, told in zip(SEATS, known.told, strict=True)
        if told.terms
    )
    return ExplainedAnswer((agreements.ns.name, agreements.ew.name), str(auction), tuple(calls), hands)


def _explained(known: Understanding, pack: Pack, language: str, *, screens: bool) -> ExplainedCall:
    call, meaning = known.auction.calls[-1], known.meanings[-1]
    seat = known.auction.caller(len(known.auction.calls) - 1)
    told = {"call": say_call(call, language), "seat": say_seat(seat.value, language)}
    if meaning is None:
        return ExplainedCall(seat, call, None, None, message("system-no-meaning", language, **told))
    alerted = (
        alert(called(known, screens=screens), pack).alerted
        if call is not Call.PASS or meaning.rule.artificial
        else False
    )
    way = {True: "system-alerted", False: "system-not-alerted", None: "system-alert-open"}[alerted]
    said = message("system-shows", language, **told, shows=say_meaning(meaning, language))
    return ExplainedCall(seat, call, shown(meaning, language), alerted, f"{said} {message(way, language)}")


# -- comparable calls --------------------------------------------------------------------------------------------


class ReadingReply(Struct, frozen=True):
    """A way in which the withdrawn call may have been meant; `percent` of the hands of the new call have that meaning,
    null if too few were found."""

    auction: str
    shown: CallShown
    hands: int
    inside: int
    percent: str | None
    same_purpose: bool
    text: str


class ComparedAnswer(Struct, frozen=True):
    """`arbitro system compare --json`: advice on a comparable call; `new` is null where no rule covers it."""

    withdrawn: Call
    call: Call
    new: CallShown | None
    readings: tuple[ReadingReply, ...]
    seed: str
    text: tuple[str, ...]


def compared_reply(advice: AgreedComparison, call: Call, seed: str, language: str = DEFAULT) -> ComparedAnswer:
    """The advice in words: what the new call shows, then each reading with its figure."""
    said = say_call(call, language)
    if advice.new is None:
        nothing = message("system-compared-nothing", language, call=said)
        return ComparedAnswer(advice.withdrawn, call, None, (), seed, (nothing,))
    readings = tuple(_reading(reading, advice.withdrawn, language) for reading in advice.readings)
    head = message("system-compared-new", language, call=said, shows=say_meaning(advice.new, language))
    lines = [reading.text for reading in readings]
    if not lines:
        lines = [message("system-compared-unknown", language, call=say_call(advice.withdrawn, language))]
    lines.append(message("system-compared-advice", language))
    return ComparedAnswer(advice.withdrawn, call, shown(advice.new, language), readings, seed, (head, *lines))


WEIGHED = ("comparable", "same_or_more_precise")


def comparable_advice(
    agreements: Agreements, situation: object, put: QuestionPut, language: str = DEFAULT, now: Auction | None = None
) -> tuple[str, ...]:
    """What the offender's system says where a law asks whether a call is comparable; nothing where it cannot tell.
    `now`: the auction when the new call is made, where it is known."""
    if put.id not in WEIGHED or not isinstance(situation, CallMade) or not agreements.of(situation.seat).name:
        return ()
    now = now or _at_his_turn(situation, put)
    call = Call.parse(put.about)
    if now is None or now.turn is not situation.seat or call not in now.legal_calls:
        return ()
    withdrawn = situation.call
    if isinstance(situation, CallChanged) and call is withdrawn and situation.substitute is not None:
        withdrawn = situation.substitute  # the first call stands
    advice = compare_agreed(agreements, situation.before, situation.seat, withdrawn, now, call, SEED)
    return compared_reply(advice, call, SEED, language).text


def _at_his_turn(situation: CallMade, put: QuestionPut) -> Auction | None:
    """The auction when the offender calls again: as it was, or after the call of the opponent whose turn it was."""
    if situation.in_rotation:
        return situation.before
    called = (Call.parse(str(fact.value)) for fact in put.facts if fact.id == rho_call.id)
    return next((situation.before.call(call) for call in called if call in situation.before.legal_calls), None)


def _reading(reading: AgreedReading, withdrawn: Call, language: str) -> ReadingReply:
    found = reading.comparison
    auction = say_auction(reading.auction, language)
    told = {
        "call": say_call(withdrawn, language),
        "where": message("system-compared-after", language, auction=auction)
        if auction
        else message("system-compared-opening", language),
        "shows": say_meaning(reading.meaning, language),
    }
    if found.percent is None:
        text = message("system-compared-few", language, **told)
    else:
        text = message("system-compared-share", language, **told, share=found.percent)
    if reading.same_purpose:
        text = f"{text} {message('system-compared-purpose', language)}"
    return ReadingReply(
        str(reading.auction),
        shown(reading.meaning, language),
        found.found,
        found.inside,
        found.percent,
        reading.same_purpose,
        text,
    )


# -- the convention card ----------------------------------------------------------------------------------------


class CardSection(Struct, frozen=True):
    """Calls of one auction; `auction` is empty for the openings."""

    auction: str
    heading: str
    calls: tuple[CallShown, ...]


class ConventionCardAnswer(Struct, frozen=True):
    """`arbitro system card --json`: openings, responses to each, defence to openings, and what else is agreed."""

    name: str
    sections: tuple[CardSection, ...]
    leads: tuple[str, ...]
    signals: str
    notes: tuple[str, ...]


def card_reply(system: BiddingSystem, language: str = DEFAULT) -> ConventionCardAnswer:
    return ConventionCardAnswer(
        system.name, tuple(_sections(system, language)), system.leads, system.signals, system.notes
    )


def _sections(system: BiddingSystem, language: str) -> Iterator[CardSection]:
    start = Understanding(Agreements.both(system), Auction(Seat.NORTH))
    openings = start.choices
    yield _section(start, openings, language)
    for opening in openings:
        if opening.call.is_bid:
            known = start.after(opening.call).after(Call.PASS)
            yield _section(known, known.choices, language)
    for call in OVERCALLED:
        known = start.after(call)
        yield _section(known, known.choices, language)


def _section(known: Understanding, choices: Sequence[Meaning], language: str) -> CardSection:
    """What is agreed for this auction itself, in the order of the calls."""
    calls = known.auction.calls
    special = sorted((choice for choice in choices if not choice.rule.anywhere), key=lambda choice: choice.call)
    auction = say_auction(known.auction, language)
    said = f"({auction})" if len(calls) == 1 else say_call(calls[0], language) if calls else ""
    heading = message("system-after", language, auction=said) if calls else message("system-openings", language)
    return CardSection(str(known.auction) if calls else "", heading, tuple(shown(each, language) for each in special))


def card_remarks(card: ConventionCardAnswer, language: str = DEFAULT) -> tuple[str, ...]:
    """What a card says besides calls: leads, signals, notes."""
    leads = ", ".join(message(f"system-lead-{each}", language) for each in card.leads)
    remarks = (
        message("system-card-leads", language, leads=leads) if leads else "",
        message("system-card-signals", language, signals=card.signals) if card.signals else "",
        *card.notes,
    )
    return tuple(remark for remark in remarks if remark)


STYLE = """
@page { size: A4; margin: 12mm }
body { font: 10pt/1.35 system-ui, sans-serif; margin: 1rem auto; max-width: 60rem; padding: 0 1rem }
h1 { font-size: 1.4em } h2 { font-size: 1.05em; margin: .8em 0 .2em }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; border-bottom: 1px solid #999; padding: .15em .5em .15em 0 }
td:first-child { white-space: nowrap; font-weight: 600; width: 4em }
section { break-inside: avoid }
"""


def card_html(card: ConventionCardAnswer, language: str = DEFAULT) -> str:
    """The card as one page that the browser prints."""
    title = escape(message("system-card-title", language, name=card.name))
    columns = "".join(f"<th>{escape(message(f'system-column-{each}', language))}</th>" for each in ("call", "shows"))
    sections = "".join(
        f"<section><h2>{escape(section.heading)}</h2><table><tr>{columns}</tr>"
        + "".join(
            f"<tr><td>{escape(say_call(each.call, language))}</td><td>{escape(each.text)}</td></tr>"
            for each in section.calls
        )
        + "</table></section>\n"
        for section in card.sections
        if section.calls
    )
    notes = "".join(f"<li>{escape(each)}</li>" for each in card_remarks(card, language))
    heading = escape(message("system-card-notes", language))
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style></head>\n<body><h1>{title}</h1>\n{sections}"
        + (f"<section><h2>{heading}</h2><ul>{notes}</ul></section>\n" if notes else "")
        + "</body></html>\n"
    )
