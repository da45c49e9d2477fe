"""Agreements as data: a call or a signal, when it is used, and everything that it may show."""

from collections.abc import Iterator, Mapping
from enum import Enum
from itertools import combinations
from typing import Annotated

from msgspec import Meta, Struct

from arbitro.book.problem import Place, Problem
from arbitro.book.writing import Remark
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import RANKS, SUITS, Suit
from arbitro.bridge.constraints import MOST_HCP as MOST_HCP

HAND = len(RANKS)

Points = Annotated[int, Meta(ge=0, le=MOST_HCP)]
Cards = Annotated[int, Meta(ge=0, le=HAND)]
Position = Annotated[int, Meta(ge=1, le=4)]


class Context(Enum):
    OPENING = "opening"  # a pass in opening position too
    OVERCALL = "overcall"  # of the opponents' opening
    RESPONSE = "response"  # to partner's opening
    SIGNAL = "signal"
    LEAD = "lead"
    OTHER = "other"


class Shape(Enum):
    ANY = "any"
    BALANCED = "balanced"
    ONE_SUITED = "one_suited"
    TWO_SUITED = "two_suited"
    THREE_SUITED = "three_suited"


class Zone(Enum):
    """Vulnerability as the pair sees it: its own against that of the opponents."""

    NEITHER = "neither"
    FAVOURABLE = "favourable"
    UNFAVOURABLE = "unfavourable"
    BOTH = "both"


class OpeningKind(Enum):
    """What an opening is that the opponents overcall or partner responds to."""

    NATURAL = "natural"
    STRONG = "strong"
    CONVENTIONAL = "conventional"
    BROWN_STICKER = "brown_sticker"
    HUM = "hum"


class SignalKey(Enum):
    """Who can read what decides the meaning of a signal."""

    EVERYBODY = "everybody"
    DEFENDERS = "defenders"


class Psychic(Enum):
    PROTECTED = "protected"  # the system guards against a psychic call of partner's
    REQUIRED = "required"  # the system asks for one


class Base(Enum):
    NATURAL = "natural"
    STRONG_CLUB = "strong_club"
    STRONG_DIAMOND = "strong_diamond"
    ARTIFICIAL = "artificial"


class Form(Enum):
    PAIRS = "pairs"
    TEAMS = "teams"


class Some(Struct, frozen=True, forbid_unknown_fields=True):
    """Suits that the call shows without telling which: so many of these."""

    of: tuple[Suit, ...]
    number: Annotated[int, Meta(ge=1, le=4)] = 1
    min_len: Cards = 0
    max_len: Cards = HAND


class HandShown(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the hands that a call may show. What is not given is not shown."""

    min_hcp: Points = 0
    max_hcp: Points = MOST_HCP
    min_len: Mapping[Suit, Cards] = {}
    max_len: Mapping[Suit, Cards] = {}
    some: Some | None = None
    shape: Shape = Shape.ANY
    note: Remark = ""

    def least(self, suit: Suit) -> int:
        return self.min_len.get(suit, 2 if self.shape is Shape.BALANCED else 0)

    def most(self, suit: Suit) -> int:
        return self.max_len.get(suit, HAND)

    @property
    def tells_only_strength(self) -> bool:
        return self.shape is Shape.ANY and not any(self.min_len.values()) and not self.max_len and self.some is None

    def variants(self) -> Iterator["HandShown"]:
        """The same with the unknown suits named, in every way."""
        if self.some is None:
            yield self
            return
        for suits in combinations(self.some.of, self.some.number):
            least = {suit: max(self.least(suit), self.some.min_len) for suit in suits}
            most = {suit: min(self.most(suit), self.some.max_len) for suit in suits}
            yield HandShown(
                self.min_hcp,
                self.max_hcp,
                {**self.min_len, **least},
                {**self.max_len, **{suit: cards for suit, cards in most.items() if cards < HAND}},
                None,
                self.shape,
                self.note,
            )


class OpeningBefore(Struct, frozen=True, forbid_unknown_fields=True):
    """The opening that a call follows: the opponents' or partner's."""

    call: Call
    kind: OpeningKind = OpeningKind.NATURAL


class Agreement(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a pair has agreed about a call, a lead or a signal."""

    context: Context = Context.OPENING
    call: Call | None = None  # none for leads and signals
    after: OpeningBefore | None = None  # for overcalls and responses
    meanings: tuple[HandShown, ...] = ()
    name: str = ""
    forcing: bool = False
    positions: tuple[Position, ...] = ()  # none: all
    zones: tuple[Zone, ...] = ()  # none: all
    natural: bool | None = None  # what the pair or the director says; none: from what it shows
    asks_stopper: bool = False  # a cue-bid that asks for 3NT with a stopper
    contested: bool = False  # a response or later call in an auction that the opponents may contest
    psychic: Psychic | None = None
    key: SignalKey | None = None  # of a signal whose meaning depends on one

    @property
    def label(self) -> str:
        """Its name among the agreements of a system: `2D`, `2D 3 favourable`, `(1H) 2H`, `1H-2NT`, `signal: count`."""
        if self.call is None or self.context is Context.OTHER:
            head = str(self.call) if self.call else self.context.value
            head = f"{head}: {self.name}" if self.name else head
        elif self.after is None:
            head = str(self.call)
        elif self.context is Context.OVERCALL:
            head = f"({self.after.call}{self._mark}) {self.call}"
        else:
            head = f"{self.after.call}{self._mark}-{self.call}"
        return " ".join([head, *map(str, self.positions), *(zone.value for zone in self.zones)])

    @property
    def _mark(self) -> str:
        return "" if self.after is None or self.after.kind is OpeningKind.NATURAL else "*"

    @property
    def is_opening_bid(self) -> bool:
        return self.context is Context.OPENING and self.call is not None and self.call.is_bid

    @property
    def is_one_level_opening(self) -> bool:
        return self.is_opening_bid and self.call is not None and self.call.level == 1

    def variants(self) -> tuple[HandShown, ...]:
        return tuple(variant for meaning in self.meanings for variant in meaning.variants())

    def meets(self, other: "Agreement") -> bool:
        """Whether both can be in force at the same time."""
        positions = not self.positions or not other.positions or set(self.positions) & set(other.positions)
        zones = not self.zones or not other.zones or set(self.zones) & set(other.zones)
        return bool(positions and zones)


class System(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A set of agreements that are played together."""

    name: str
    base: Base | None = None  # what the pair says; none: from the agreements
    varies: tuple[str, ...] = ()  # what else than position and vulnerability changes the basic method
    agreements: tuple[Agreement, ...] = ()
    answers: Mapping[str, bool] = {}  # to questions, under `id@about`

    @property
    def openings(self) -> tuple[Agreement, ...]:
        return tuple(a for a in self.agreements if a.is_opening_bid)

    @property
    def opening_passes(self) -> tuple[Agreement, ...]:
        return tuple(a for a in self.agreements if a.context is Context.OPENING and a.call is Call.PASS)

    def opening(self, call: Call) -> tuple[Agreement, ...]:
        return tuple(a for a in self.openings if a.call is call)


# -- what cannot be


def agreement_problems(agreement: Agreement, where: Place) -> Iterator[Problem]:
    """Everything that is impossible about an agreement."""
    yield from _call_problems(agreement, where)
    if agreement.context not in (Context.SIGNAL, Context.LEAD) and not agreement.meanings:
        yield Problem("agreement-no-meaning", where, agreement.label)
    for meaning in agreement.meanings:
        yield from _meaning_problems(meaning, where)


def _call_problems(agreement: Agreement, where: Place) -> Iterator[Problem]:
    call, after, context = agreement.call, agreement.after, agreement.context
    bidding = context in (Context.OPENING, Context.OVERCALL, Context.RESPONSE)
    if bidding and call is None:
        yield Problem("agreement-no-call", where, context.value)
    if context in (Context.SIGNAL, Context.LEAD) and call is not None:
        yield Problem("agreement-call", where, str(call), context.value)
    if context is Context.OPENING and call in (Call.DOUBLE, Call.REDOUBLE):
        yield Problem("agreement-call", where, str(call), context.value)
    if context in (Context.OVERCALL, Context.RESPONSE):
        if after is None:
            yield Problem("agreement-after", where, context.value, '{call = "1H"}')
        elif not after.call.is_bid:
            yield Problem("agreement-after", where, str(after.call), '{call = "1H"}')
        elif call is not None and call.is_bid and not call.supersedes(after.call):
            yield Problem("insufficient-bid", where, str(call), str(after.call))
    elif after is not None:
        yield Problem("agreement-after-unused", where, context.value)


def _meaning_problems(meaning: HandShown, where: Place) -> Iterator[Problem]:
    if meaning.min_hcp > meaning.max_hcp:
        yield Problem("meaning-range", where, f"{meaning.min_hcp}-{meaning.max_hcp} HCP")
    some = meaning.some
    if some is not None:
        if len(set(some.of)) < max(some.number, len(some.of)):
            yield Problem("meaning-some", where, " ".join(map(str, some.of)), str(some.number))
            return
        if some.min_len > some.max_len:
            yield Problem("meaning-range", where, f"{some.min_len}-{some.max_len}")
            return
    for variant in meaning.variants():
        wrong = [suit for suit in SUITS if variant.least(suit) > variant.most(suit)]
        for suit in wrong:
            yield Problem("meaning-range", where, f"{suit} {variant.least(suit)}-{variant.most(suit)}")
        if not wrong and not sum(map(variant.least, SUITS)) <= HAND <= sum(map(variant.most, SUITS)):
            yield Problem("meaning-cards", where, str(sum(map(variant.least, SUITS))), str(HAND))
        if wrong:
            return
    if meaning.shape is Shape.TWO_SUITED and len(meaning.min_len) + (some.number if some else 0) < 2:
        yield Problem("meaning-two-suits", where, " ".join(map(str, meaning.min_len)))
