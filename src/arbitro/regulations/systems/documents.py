"""Documents that a pair owes about its methods, when, and what it costs to owe them still (appendix 1, 3-6)."""

from collections.abc import Iterable, Iterator
from enum import Enum
from fractions import Fraction
from typing import Annotated

from msgspec import Meta, Struct

from arbitro.bridge.cards import Ordered
from arbitro.regulations import keys
from arbitro.regulations.consequence import Ground, Open, because
from arbitro.regulations.pack import Pack
from arbitro.regulations.systems.agreement import Form
from arbitro.regulations.systems.category import PolicyEvent, brown_sticker_admitted
from arbitro.regulations.systems.colour import Colour
from arbitro.regulations.systems.feature import Feature


class Document(Enum):
    CARD = "convention_card"
    SHEETS = "supplementary_sheets"
    SYSTEM = "complete_system"
    FORM = "brown_sticker_form"
    DEFENCE = "written_defence"
    SEATED = "seated_early"  # not a paper, but owed alike


class HandInTime(Ordered):
    """When a thing is handed in, in the order of time."""

    BEFORE_EVENT = "before_event"
    BEFORE_SESSION = "before_session"
    BEFORE_MATCH = "before_match"
    AT_TABLE = "at_table"
    LATER = "later"


class Owing(Enum):
    MUST = "must"
    SHOULD = "should"  # encouraged
    MAY = "may"


class Who(Enum):
    PAIR = "pair"
    OPPONENTS = "opponents"


class DocumentDuty(Struct, frozen=True):
    """What is owed, by when; `minutes` before the start for those who must be seated early."""

    document: Document
    owing: Owing
    moment: HandInTime
    article: str
    about: str = ""  # the method, or the system
    copies: int = 1
    who: Who = Who.PAIR
    minutes: int | None = None


class Delivered(Struct, frozen=True, forbid_unknown_fields=True):
    """What has been handed in."""

    document: Document
    moment: HandInTime
    about: str = ""
    copies: Annotated[int, Meta(ge=1)] = 1


class Sanction(Struct, frozen=True):
    """What the director may impose: a penalty from `least` on, up to a ban where there is one."""

    least: Fraction
    unit: str  # top, matchpoints, vp
    ban: bool
    not_ratified: bool
    article: str
    why: tuple[Ground, ...] = ()


class Omission(Struct, frozen=True):
    """A duty that was not done: what was found instead, and the possible consequences."""

    duty: DocumentDuty
    why: tuple[Ground, ...]
    sanction: Sanction | None
    article: str


# -- what is owed


def duties(
    name: str, colours: Iterable[Colour], features: Iterable[Feature], event: PolicyEvent, pack: Pack
) -> tuple[DocumentDuty, ...]:
    """What follows from the colour of a system and from its Brown Sticker methods."""
    known = tuple(features)
    methods = dict.fromkeys(f.about for f in known if f.id.startswith("bs_") and f.holds)
    owed = list(_for_brown_sticker(name, tuple(methods), event, pack))
    if pack[keys.RED_DOCUMENTS]:
        owed += _by_colour(name, tuple(colours), pack)
    spared = (f.about for f in known if f.id == "bs_a" and any(e.id == "weak_two" and e.applied for e in f.exceptions))
    owed += (_own_defence(method, pack) for method in (*methods, *spared) if _defences_written(pack))
    return tuple(dict.fromkeys(owed))


def _for_brown_sticker(name: str, methods: tuple[str, ...], event: PolicyEvent, pack: Pack) -> Iterator[DocumentDuty]:
    if not methods or not pack[keys.BROWN_STICKER_DOCUMENTS] or not brown_sticker_admitted(event, pack):
        return
    source = pack.setting(keys.BROWN_STICKER_DOCUMENTS).source
    yield DocumentDuty(Document.CARD, Owing.MUST, HandInTime.BEFORE_EVENT, source, name)
    yield DocumentDuty(Document.SHEETS, Owing.MUST, HandInTime.BEFORE_EVENT, source, name)
    for method in methods:
        yield DocumentDuty(Document.FORM, Owing.MUST, HandInTime.BEFORE_MATCH, "appendix 6", method)
        yield DocumentDuty(Document.DEFENCE, Owing.MUST, HandInTime.AT_TABLE, "appendix 1.3", method)
    minutes = pack[keys.SEATED_MINUTES]
    if minutes is not None:
        seated = pack.setting(keys.SEATED_MINUTES).source
        yield DocumentDuty(Document.SEATED, Owing.MUST, HandInTime.BEFORE_MATCH, seated, name, minutes=minutes)


def _by_colour(name: str, colours: tuple[Colour, ...], pack: Pack) -> Iterator[DocumentDuty]:
    source = pack.setting(keys.RED_DOCUMENTS).source
    if colours == (Colour.RED,):
        yield DocumentDuty(Document.SYSTEM, Owing.MUST, HandInTime.BEFORE_EVENT, source, name)
        yield DocumentDuty(Document.CARD, Owing.MUST, HandInTime.AT_TABLE, source, name, pack[keys.RED_CARD_COPIES])
    elif colours in ((Colour.GREEN,), (Colour.BLUE,)):
        yield DocumentDuty(Document.SYSTEM, Owing.SHOULD, HandInTime.BEFORE_EVENT, source, name)


def _own_defence(method: str, pack: Pack) -> DocumentDuty:
    """Opponents may prepare one, and look at it at the table."""
    setting = pack.setting(keys.DEFENCE_COPIES)
    copies = pack[keys.DEFENCE_COPIES]
    return DocumentDuty(
        Document.DEFENCE, Owing.MAY, HandInTime.BEFORE_SESSION, setting.source, method, copies, who=Who.OPPONENTS
    )


def _defences_written(pack: Pack) -> bool:
    return pack[keys.WRITTEN_DEFENCES, pack[keys.LAWS_EDITION]]


# -- what was handed in


def breaches(
    owed: Iterable[DocumentDuty], delivered: Iterable[Delivered], form: Form, pack: Pack, top: Fraction | None = None
) -> tuple[Omission, ...]:
    """The duties of the pair that were not done in time, each with what it may lead to."""
    handed = tuple(delivered)
    omissions = []
    for duty in owed:
        if duty.owing is not Owing.MUST or duty.who is not Who.PAIR:
            continue
        mine = [d for d in handed if d.document is duty.document and d.about in ("", duty.about)]
        in_time = [d for d in mine if d.moment <= duty.moment]
        if any(d.copies >= duty.copies for d in in_time):
            continue
        if in_time:
            reason = because("too_few_copies", found=max(d.copies for d in in_time), copies=duty.copies)
        else:
            reason = because("handed_in_late" if mine else "not_handed_in")
        omissions.append(_breach(duty, reason, form, pack, top))
    return tuple(omissions)


def _breach(duty: DocumentDuty, reason: Ground, form: Form, pack: Pack, top: Fraction | None) -> Omission:
    if duty.document is Document.SEATED:  # lateness counts from that time
        return Omission(
            duty, (reason, because("late_from_earlier_time", minutes=duty.minutes or 0)), None, duty.article
        )
    if duty.document is Document.SYSTEM or (duty.document is Document.CARD and duty.moment is HandInTime.AT_TABLE):
        ban = pack.setting(keys.RED_BAN)
        why = (reason, because("red_ban")) if pack[keys.RED_BAN] else (reason,)
        return Omission(duty, why, None, ban.source)
    return Omission(duty, (reason,), sanction(form, pack, top), pack.setting(keys.UNDISCLOSED_TOP).source)


def sanction(form: Form, pack: Pack, top: Fraction | None = None) -> Sanction | None:
    """The range of penalties for a method that was not disclosed; None where no figure is set."""
    if form is Form.PAIRS:
        part, source = pack[keys.UNDISCLOSED_TOP], pack.setting(keys.UNDISCLOSED_TOP).source
        if part is None:
            return None
        least, unit = (part, "top") if top is None else (part * top, "matchpoints")
    else:
        points, source = pack[keys.UNDISCLOSED_VP], pack.setting(keys.UNDISCLOSED_VP).source
        if points is None:
            return None
        least, unit = points, "vp"
    return Sanction(
        least, unit, pack[keys.SYSTEM_BAN], pack[keys.NOT_RATIFIED], source, (because("sanction_discretionary"),)
    )


class Undisclosed(Struct, frozen=True):
    """A call that should have been listed and was not: presumption of damage, possible sanction, what is asked."""

    damage_presumed: bool | None
    sanction: Sanction | None
    article: str
    why: tuple[Ground, ...]
    asks: tuple[Open, ...] = ()


def undisclosed(
    method: str,
    form: Form,
    pack: Pack,
    *,
    best_contract_missed: bool | None = None,
    penalise: bool | None = None,
    top: Fraction | None = None,
) -> Undisclosed:
    """What follows when a pair uses a method that it has not listed, or not fully described (appendix 1, 5)."""
    source = pack.setting(keys.PRESUMED_DAMAGE).source
    penalty = sanction(form, pack, top)
    asks = []
    presumed = best_contract_missed if pack[keys.PRESUMED_DAMAGE] else False
    if presumed is None:
        asks.append(Open("best_contract_missed", "yes_no", source, about=method))
    if penalise is None and penalty is not None:
        asks.append(Open("penalise", "judgment", penalty.article, weigh=("how_much_hidden", "repeated"), about=method))
    if penalise is False:
        penalty = None
    presumption = {True: "damage_presumed", False: "damage_not_presumed", None: "damage_open"}[presumed]
    return Undisclosed(presumed, penalty, source, (because(presumption),), tuple(asks))
