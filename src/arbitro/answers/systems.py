"""The judgment on a pair's methods in words, as a reply for every door."""

from collections.abc import Iterator
from fractions import Fraction

from msgspec import Struct

from arbitro.answers.consequence import WrittenGround, WrittenQuestion, written_grounds, written_question
from arbitro.bridge.calls import CALL_BY_TEXT
from arbitro.bridge.cards import SUIT_BY_TEXT
from arbitro.regulations.consequence import Figure, Ground, Open
from arbitro.regulations.pack import Pack
from arbitro.regulations.systems.agreement import Form
from arbitro.regulations.systems.brown_sticker_form import FormFault
from arbitro.regulations.systems.card import CardFault
from arbitro.regulations.systems.category import AdmissionGround
from arbitro.regulations.systems.colour import Colour
from arbitro.regulations.systems.documents import (
    Document,
    DocumentDuty,
    HandInTime,
    Omission,
    Owing,
    Sanction,
    Undisclosed,
    Who,
)
from arbitro.regulations.systems.feature import Feature
from arbitro.regulations.systems.policy import EventReport, Methods, PolicyReport, SystemReport
from arbitro.scoring.rounding import exact_text
from arbitro.words import DEFAULT, catalogue, message
from arbitro.words.consequence import figure
from arbitro.words.letters import say_call
from arbitro.words.ruling import NONE

APPENDIX = "appendix "
THREE_WAYS = {True: "yes", False: "no", None: "open"}


class ExceptionReply(Struct, frozen=True):
    """An exception that applied, nearly did, or hangs on a question (null)."""

    id: str
    applied: bool | None
    why: tuple[WrittenGround, ...]


class FeatureReply(Struct, frozen=True):
    """A feature that is there (`holds`), is not, or hangs on a question (null); with its reasons and exceptions."""

    id: str
    about: str
    holds: bool | None
    article: str
    why: tuple[WrittenGround, ...]
    exceptions: tuple[ExceptionReply, ...]
    text: str


class FaultReply(Struct, frozen=True):
    """What a card or a form lacks."""

    id: str
    about: str
    article: str
    fields: tuple[str, ...]
    text: str


class SystemReply(Struct, frozen=True):
    """A system: its colour (null while a question decides between the possible ones), features, card."""

    name: str
    colour: Colour | None
    possible: tuple[Colour, ...]
    hum: bool | None
    brown_sticker: bool | None
    features: tuple[FeatureReply, ...]
    card: tuple[FaultReply, ...]
    text: str


class SanctionReply(Struct, frozen=True):
    """The least penalty, as an exact number; `unit` is top, matchpoints or vp."""

    least: str
    unit: str
    ban: bool
    not_ratified: bool
    article: str
    text: str


class GroundReply(Struct, frozen=True):
    """What counts for or against admission."""

    id: str
    about: str
    admitted: bool | None
    article: str
    text: str


class DutyReply(Struct, frozen=True):
    """What is owed about the methods."""

    document: Document
    owing: Owing
    who: Who
    moment: HandInTime
    copies: int
    minutes: int | None
    about: str
    article: str
    text: str


class BreachReply(Struct, frozen=True):
    """A duty that was not done."""

    document: Document
    about: str
    article: str
    sanction: SanctionReply | None
    text: str


class EventReply(Struct, frozen=True):
    """What follows in an event of a category."""

    category: int
    form: Form
    authorised: bool
    admissible: bool | None
    grounds: tuple[GroundReply, ...]
    duties: tuple[DutyReply, ...]
    breaches: tuple[BreachReply, ...]
    forms: tuple[FaultReply, ...]
    sanction: SanctionReply | None
    text: str


class SystemsReply(Struct, frozen=True):
    """`arbitro policy systems --json`."""

    pair: str
    regulations: str
    systems: tuple[SystemReply, ...]
    events: tuple[EventReply, ...]
    questions: tuple[WrittenQuestion, ...]


class UndisclosedReply(Struct, frozen=True):
    """`arbitro policy undisclosed --json`: null while the first question is open."""

    method: str
    regulations: str
    damage_presumed: bool | None
    sanction: SanctionReply | None
    article: str
    questions: tuple[WrittenQuestion, ...]
    text: str


def systems_reply(report: PolicyReport, methods: Methods, pack: Pack, language: str = DEFAULT) -> SystemsReply:
    """The whole judgment with its sentences."""
    return SystemsReply(
        methods.pair,
        pack.name,
        tuple(_system(system, language) for system in report.systems),
        tuple(_event(event, language) for event in report.events),
        tuple(say_asked(asked, language) for asked in report.asks),
    )


def undisclosed_reply(consequence: Undisclosed, method: str, pack: Pack, language: str = DEFAULT) -> UndisclosedReply:
    article, reasons = say_article(consequence.article, language), _why(consequence.why, language)
    text = message("systems-ground", language, about=method, why=reasons, article=article)
    return UndisclosedReply(
        method,
        pack.name,
        consequence.damage_presumed,
        None if consequence.sanction is None else say_sanction(consequence.sanction, language),
        consequence.article,
        tuple(say_asked(asked, language) for asked in consequence.asks),
        text,
    )


# -- sentences


def say_why(why: Ground, language: str = DEFAULT) -> str:
    return message(f"systems-why-{why.id}", language, **{k: _figure(k, v, language) for k, v in why.figures.items()})


def _figure(name: str, value: Figure, language: str) -> str | int:
    """Calls, suits and colours as people read them."""
    if not isinstance(value, str):
        return figure(value)
    match name:
        case "call":
            return say_call(CALL_BY_TEXT[value], language)
        case "suit" | "other" | "suits":
            return ", ".join(SUIT_BY_TEXT[letter].symbol for letter in value.split())
        case "colour" | "marked":
            return " / ".join(message(f"systems-colour-{colour}", language) for colour in value.split(", "))
    return value


def _why(reasons: tuple[Ground, ...], language: str) -> str:
    return "; ".join(say_why(reason, language) for reason in reasons)


def say_article(article: str, language: str = DEFAULT) -> str:
    if article.startswith(APPENDIX) and "source-appendix" in catalogue(language):
        return message("source-appendix", language, number=article.removeprefix(APPENDIX))
    return article


def say_feature(feature: Feature, language: str = DEFAULT) -> str:
    """A feature with its reasons and exceptions."""
    head = message(
        "systems-feature",
        language,
        holds=THREE_WAYS[feature.holds],
        about=feature.about,
        feature=message(f"systems-feature-{feature.id}", language),
        article=say_article(feature.article, language),
    )
    parts = [head, *(say_why(ground, language) for ground in feature.why)]
    for exempting in feature.exceptions:
        exception = message(f"systems-exception-{exempting.id}", language)
        said = message("systems-exception", language, applied=THREE_WAYS[exempting.applied], exception=exception)
        parts.append(f"{said} ({_why(exempting.why, language)})" if exempting.why else said)
    return "; ".join(parts)


def say_asked(asked: Open, language: str = DEFAULT) -> WrittenQuestion:
    text = message(f"systems-question-{asked.id}", language, about=asked.about)
    for point in asked.weigh:
        text += "\n  – " + message(f"systems-weigh-{point}", language)
    return written_question(asked, text)


def say_sanction(sanction: Sanction, language: str = DEFAULT) -> SanctionReply:
    text = message(
        "systems-sanction",
        language,
        least=_amount(sanction.least, sanction.unit),
        unit=sanction.unit,
        ban="yes" if sanction.ban else "no",
        ratified="no" if sanction.not_ratified else "yes",
        article=say_article(sanction.article, language),
    )
    text += "; " + _why(sanction.why, language)
    least = exact_text(sanction.least)
    return SanctionReply(least, sanction.unit, sanction.ban, sanction.not_ratified, sanction.article, text)


def _amount(value: Fraction, unit: str) -> str:
    return f"{exact_text(value * 100)} %" if unit == "top" else exact_text(value)


def _system(system: SystemReport, language: str) -> SystemReply:
    colours = " / ".join(message(f"systems-colour-{colour.value}", language) for colour in system.possible)
    if system.colour is None:
        colours = message("systems-colours-open", language, colours=colours)
    return SystemReply(
        system.name,
        system.colour,
        system.possible,
        system.hum,
        system.brown_sticker,
        tuple(_feature(feature, language) for feature in system.features),
        tuple(_fault(fault, "systems-card", language) for fault in system.card),
        message("systems-system", language, name=system.name, colour=colours),
    )


def _feature(feature: Feature, language: str) -> FeatureReply:
    return FeatureReply(
        feature.id,
        feature.about,
        feature.holds,
        feature.article,
        written_grounds(feature.why, language, say_why),
        tuple(
            ExceptionReply(exception.id, exception.applied, written_grounds(exception.why, language, say_why))
            for exception in feature.exceptions
        ),
        say_feature(feature, language),
    )


def _fault(fault: CardFault | FormFault, frame: str, language: str) -> FaultReply:
    said = message(f"systems-fault-{fault.id}", language, about=fault.about)
    fields = fault.fields if isinstance(fault, FormFault) else ()
    details = "; ".join(filter(None, (_why(fault.why, language), ", ".join(fields))))
    if details:
        said = f"{said} ({details})"
    text = message(frame, language, fault=said, article=say_article(fault.article, language))
    return FaultReply(fault.id, fault.about, fault.article, fields, text)


def _event(report: EventReport, language: str) -> EventReply:
    event, admissible = report.admission.event, report.admission.admissible
    return EventReply(
        event.category,
        event.form,
        event.authorised,
        admissible,
        tuple(_ground(ground, language) for ground in report.admission.grounds),
        tuple(_duty(duty, language) for duty in report.duties),
        tuple(_breach(breach, language) for breach in report.breaches),
        tuple(_fault(fault, "systems-form", language) for fault in report.forms),
        None if report.sanction is None else say_sanction(report.sanction, language),
        message(
            "systems-event",
            language,
            category=event.category,
            form=event.form.value,
            admissible=THREE_WAYS[admissible],
        ),
    )


def _ground(ground: AdmissionGround, language: str) -> GroundReply:
    text = message(
        "systems-ground",
        language,
        about=ground.about or NONE,
        why=_why(ground.why, language),
        article=say_article(ground.article, language),
    )
    return GroundReply(ground.id, ground.about, ground.admitted, ground.article, text)


def _duty(duty: DocumentDuty, language: str) -> DutyReply:
    article = say_article(duty.article, language)
    if duty.minutes is not None:
        text = message("systems-seated", language, minutes=duty.minutes, article=article)
    else:
        text = message(
            "systems-duty",
            language,
            who=duty.who.value,
            owing=duty.owing.value,
            document=message(f"systems-document-{duty.document.value}", language),
            about=duty.about,
            moment=message(f"systems-moment-{duty.moment.value}", language),
            copies=duty.copies,
            article=article,
        )
    facts = (duty.document, duty.owing, duty.who, duty.moment, duty.copies, duty.minutes, duty.about, duty.article)
    return DutyReply(*facts, text)


def _breach(breach: Omission, language: str) -> BreachReply:
    document = message(f"systems-document-{breach.duty.document.value}", language)
    text = message(
        "systems-breach", language, document=document, about=breach.duty.about, why=_why(breach.why, language)
    )
    sanction = None if breach.sanction is None else say_sanction(breach.sanction, language)
    return BreachReply(breach.duty.document, breach.duty.about, breach.article, sanction, text)


def said(reply: SystemsReply, pack: Pack, language: str = DEFAULT) -> Iterator[str]:
    """The reply for a person, line by line."""
    named = f"pack-{pack.name}"
    known = message(named, language) if named in catalogue(language) else pack.name
    yield message("systems-title", language, pair=reply.pair or "–", pack=known)
    for system in reply.systems:
        yield system.text
        yield from (f"  {feature.text}" for feature in system.features)
        yield from (f"  {fault.text}" for fault in system.card)
    for event in reply.events:
        yield event.text
        yield from (f"  {ground.text}" for ground in event.grounds)
        yield from (f"  {duty.text}" for duty in event.duties)
        for breach in event.breaches:
            yield f"  {breach.text}"
            if breach.sanction is not None:
                yield f"    {breach.sanction.text}"
        yield from (f"  {form.text}" for form in event.forms)
        if event.sanction is not None:
            yield f"  {event.sanction.text}"
    if reply.questions:
        yield message("systems-questions", language)
        yield from (f"  {question.key}: {question.text}" for question in reply.questions)
