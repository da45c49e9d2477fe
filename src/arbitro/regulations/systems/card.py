"""The convention card and its supplementary sheets as data, and what they lack (appendix 1, 5)."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta, Struct

from arbitro.book.writing import Remark
from arbitro.regulations import keys
from arbitro.regulations.consequence import Ground, because
from arbitro.regulations.pack import Pack
from arbitro.regulations.systems.agreement import Agreement, Context, OpeningKind, Shape, System
from arbitro.regulations.systems.colour import Colour
from arbitro.regulations.systems.terms import Terms


class CardListing(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the front right part: an agreement by its label, and the point of the sheets that explains it."""

    agreement: str
    point: Annotated[int, Meta(ge=1)] | None = None


class Point(Struct, frozen=True, forbid_unknown_fields=True):
    """A numbered point of the supplementary sheets."""

    number: Annotated[int, Meta(ge=1)]
    text: Remark


class ConventionCard(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card: the colour it is marked with, its front right part, what is explained on it, and the sheets."""

    colour: Colour | None = None
    front_right: tuple[CardListing, ...] = ()
    explained: tuple[str, ...] = ()  # labels of agreements with all their developments on the card itself
    sheets: tuple[Point, ...] = ()


class CardFault(Struct, frozen=True):
    """One thing that a card lacks or has wrong."""

    id: str
    about: str
    article: str
    why: tuple[Ground, ...] = ()


def to_list(system: System, pack: Pack) -> tuple[tuple[Agreement, Ground], ...]:
    """The agreements that belong on the front right part, each with the rule that says so."""
    rules = pack[keys.FRONT_RIGHT] or ()
    terms = Terms(pack)
    listed = []
    for agreement in system.agreements:
        reason = _listed_as(agreement, system, terms)
        if reason is not None and reason.id.removeprefix("list_") in rules:
            listed.append((agreement, reason))
    return tuple(listed)


def _listed_as(agreement: Agreement, system: System, terms: Terms) -> Ground | None:
    natural, after = terms.natural(agreement, system), agreement.after
    if agreement.context is Context.RESPONSE and after is not None and after.kind is OpeningKind.NATURAL:
        conditions = (terms.may_be_weak(agreement), natural is False)
        listed = all(conditions) if terms.pack[keys.LISTED_RESPONSES] == "weak_and_conventional" else any(conditions)
        return because("list_responses") if listed else None
    if agreement.call is None or natural is not False:
        return None
    match agreement.context:
        case Context.OPENING if agreement.is_opening_bid:
            unlisted = agreement.call in terms.pack[keys.STRONG_OPENINGS_UNLISTED]
            return None if unlisted and terms.always_strong(agreement) else because("list_openings")
        case Context.OVERCALL if after is not None and after.kind is OpeningKind.NATURAL:
            suit = after.call.level == 1 and after.call.denomination is not None and after.call.denomination.suit
            return because("list_overcalls") if suit else None
    return None


def card_faults(card: ConventionCard, system: System, colour: Colour | None, pack: Pack) -> tuple[CardFault, ...]:
    """Everything that is wrong with the card of a system."""
    return (*_mark(card, colour), *_front(card, system, pack), *_points(card, pack))


def _mark(card: ConventionCard, colour: Colour | None) -> Iterator[CardFault]:
    if card.colour is None:
        yield CardFault("colour_not_marked", "", "appendix 1.2.3")
    elif colour is not None and card.colour is not colour:
        reason = because("colour_marked", marked=card.colour.value, colour=colour.value)
        yield CardFault("colour_wrong", card.colour.value, "appendix 1.2.3", (reason,))


def _front(card: ConventionCard, system: System, pack: Pack) -> Iterator[CardFault]:
    article = pack.setting(keys.FRONT_RIGHT).source
    entries = {entry.agreement: entry for entry in card.front_right}
    labels = {agreement.label for agreement in system.agreements}
    for label in entries:
        if label not in labels:
            yield CardFault("not_an_agreement", label, article)
    for agreement, reason in to_list(system, pack):
        label = agreement.label
        entry = entries.get(label)
        if entry is None:
            yield CardFault("not_listed", label, article, (reason,))
        elif entry.point is None and label not in card.explained:
            detail = any(meaning.shape is Shape.TWO_SUITED for meaning in agreement.meanings)
            yield CardFault("not_explained", label, article, (because("two_suiters_in_detail"),) if detail else ())


def _points(card: ConventionCard, pack: Pack) -> Iterator[CardFault]:
    article = pack.setting(keys.FRONT_RIGHT).source
    numbers = [point.number for point in card.sheets]
    if numbers != list(range(1, len(numbers) + 1)):
        yield CardFault("points_not_numbered", " ".join(map(str, numbers)), article)
    for point in card.sheets:
        if not point.text.strip():
            yield CardFault("point_empty", str(point.number), article)
    cited = {entry.point: entry.agreement for entry in card.front_right if entry.point is not None}
    for number, label in cited.items():
        if number not in numbers:
            yield CardFault("point_missing", label, article, (because("point_number", number=number),))
        elif number > len(cited):
            yield CardFault("point_not_among_first", label, article, (because("point_number", number=number),))
