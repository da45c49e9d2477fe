"""Deals that satisfy conditions: `S: 15-17 balanced`, `N: 5+♠ 11-15`, `NS: 25+ hcp`.

A constraint names a seat or a side, then what must hold of it:

    15-17   12+   8-   10        high-card points (also `15-17 hcp`)
    5+S   S5+   4-5♥   5+ spades length of a suit (a side: both hands together)
    controls 4+   losers 7-      the counts of `evaluation`; also points, support, aces, kings
    top S 2+   honours S 3+      ace, king and queen of a suit; with jack and ten. keycards S 1: aces and its king
    stopper H   control H        in a suit; also ace H, king H, queen H (a seat only, as all that follows)
    S>H   S>=H                   one suit longer than another, or as long
    balanced   shape 5431  5431  4333, 4432 or 5332; these lengths, whichever the suits; semibalanced: 5422, 6322 too
    not balanced   no stopper H  the opposite of any of these
    any                          nothing

What stands side by side, or between commas, must all hold. `or` stands between alternatives of one part, a stroke
between whole ones: `8+, 4S or 4H`, `6+H 6-10 / 6+S 6-10`.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from typing import TypeAlias

from msgspec import Struct

from arbitro.book.problem import Problem, ProblemsFound, refuse
from arbitro.bridge.cards import SUIT_BY_TEXT, SUITS, Suit
from arbitro.bridge.deal import Deal
from arbitro.bridge.dealing import Draw, random_deal
from arbitro.bridge.evaluation import (
    ACES,
    BALANCED_SHAPES,
    KINGS,
    QUEENS,
    aces,
    control,
    controls,
    has,
    hcp,
    honours,
    keycards,
    kings,
    losers,
    points,
    shape,
    stopper,
    support,
    top_cards,
)
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import SEAT_BY_TEXT, Seat, Side

Measure = Callable[[Hand], int]
Span: TypeAlias = tuple[int, int]

MOST_HCP = 37  # aces, kings, queens and a jack
NO_LIMIT = 99
FORM = "S: 15-17 balanced, 4+♥"
SHAPES = {"balanced": BALANCED_SHAPES, "semibalanced": BALANCED_SHAPES | {(5, 4, 2, 2), (6, 3, 2, 2)}}

_OF_A_SUIT: dict[str, Callable[[Hand, Suit], int]] = {
    "top": top_cards,
    "honours": honours,
    "keycards": keycards,
    "stopper": stopper,
    "control": control,
    "ace": partial(has, rank=ACES),
    "king": partial(has, rank=KINGS),
    "queen": partial(has, rank=QUEENS),
}
_OF_A_HAND: dict[str, Measure] = {
    "hcp": hcp,
    "controls": controls,
    "losers": losers,
    "points": points,
    "support": support,
    "aces": aces,
    "kings": kings,
}


def _in_suit(count: Callable[[Hand, Suit], int], suit: Suit) -> Measure:
    return lambda hand: count(hand, suit)


MEASURES: dict[str, Measure] = (
    _OF_A_HAND
    | {suit.value: _in_suit(Hand.length, suit) for suit in SUITS}
    | {f"{what} {suit.value}": _in_suit(count, suit) for what, count in _OF_A_SUIT.items() for suit in SUITS}
)


class Bounds(Struct, frozen=True):
    """Limits that every hand keeps to which satisfies some terms: high-card points, and lengths, clubs first."""

    hcp: Span = (0, MOST_HCP)
    lengths: tuple[Span, ...] = ((0, 13),) * 4

    def least(self, suit: Suit) -> int:
        return self.lengths[suit.index][0]

    def most(self, suit: Suit) -> int:
        return self.lengths[suit.index][1]

    def narrowed(self, suit: Suit, span: Span) -> "Bounds":
        lengths = (_both(had, span) if at == suit.index else had for at, had in enumerate(self.lengths))
        return Bounds(self.hcp, tuple(lengths))

    def settled(self) -> "Bounds | None":
        """With what follows from thirteen cards in all; None if no hand can be like this."""
        least, most = sum(low for low, _ in self.lengths), sum(high for _, high in self.lengths)
        if self.hcp[0] > self.hcp[1] or any(low > high for low, high in self.lengths) or not least <= 13 <= most:
            return None
        return Bounds(
            self.hcp, tuple((max(low, 13 - most + high), min(high, 13 - least + low)) for low, high in self.lengths)
        )

    def hull(self, other: "Bounds") -> "Bounds":
        """The limits of hands that keep to one or the other."""
        spans = zip((self.hcp, *self.lengths), (other.hcp, *other.lengths), strict=True)
        points, *lengths = ((min(a, c), max(b, d)) for (a, b), (c, d) in spans)
        return Bounds(points, tuple(lengths))


def _both(one: Span, other: Span) -> Span:
    return max(one[0], other[0]), min(one[1], other[1])


class Within(Struct, frozen=True):
    """A count that must lie between two limits, over the hands of the constraint together."""

    what: str  # a key of MEASURES: "hcp", "losers", a suit letter, "stopper H"
    low: int
    high: int

    def holds(self, hands: tuple[Hand, ...]) -> bool:
        return self.low <= sum(map(MEASURES[self.what], hands)) <= self.high

    def narrows(self, bounds: Bounds) -> Bounds:
        if suit := SUIT_BY_TEXT.get(self.what):
            return bounds.narrowed(suit, (self.low, self.high))
        match self.what:
            case "hcp":
                span = (self.low, self.high)
            case "points" | "support":  # what is added for length or shortness is at most nine
                span = (self.low - 9, self.high)
            case "controls":
                span = (2 * self.low, MOST_HCP)
            case "aces":
                span = (4 * self.low, MOST_HCP)
            case _:
                return bounds
        return Bounds(_both(bounds.hcp, span), bounds.lengths)


class Shaped(Struct, frozen=True):
    """A hand whose lengths are these, whichever the suits: "5431", "balanced", "semibalanced"."""

    name: str

    def holds(self, hands: tuple[Hand, ...]) -> bool:
        return all(shape(hand) in self.shapes for hand in hands)

    @property
    def shapes(self) -> frozenset[tuple[int, ...]]:
        return SHAPES.get(self.name) or frozenset({tuple(map(int, self.name))})

    def narrows(self, bounds: Bounds) -> Bounds:
        for suit in SUITS:
            bounds = bounds.narrowed(suit, (min(map(min, self.shapes)), max(map(max, self.shapes))))
        return bounds


class Longer(Struct, frozen=True):
    """A suit that is longer than another by at least `by`."""

    suit: Suit
    than: Suit
    by: int

    def holds(self, hands: tuple[Hand, ...]) -> bool:
        return all(hand.length(self.suit) >= hand.length(self.than) + self.by for hand in hands)

    def narrows(self, bounds: Bounds) -> Bounds:
        longer = bounds.narrowed(self.suit, (bounds.least(self.than) + self.by, 13))
        return longer.narrowed(self.than, (0, bounds.most(self.suit) - self.by))


class Denied(Struct, frozen=True):
    """The opposite of a term."""

    term: Within | Shaped | Longer

    def holds(self, hands: tuple[Hand, ...]) -> bool:
        return not self.term.holds(hands)

    def narrows(self, bounds: Bounds) -> Bounds:
        term = self.term
        if isinstance(term, Longer):
            return Longer(term.than, term.suit, 1 - term.by).narrows(bounds)
        if not isinstance(term, Within):
            return bounds
        if term.low == 0:  # at most so many: more
            return Within(term.what, term.high + 1, NO_LIMIT).narrows(bounds)
        return Within(term.what, 0, term.low - 1).narrows(bounds) if term.high >= NO_LIMIT else bounds


class Either(Struct, frozen=True):
    """Alternatives, of which one is enough; all terms of an alternative must hold."""

    of: "tuple[tuple[Term, ...], ...]"

    def holds(self, hands: tuple[Hand, ...]) -> bool:
        return any(all(term.holds(hands) for term in terms) for terms in self.of)

    def narrows(self, bounds: Bounds) -> Bounds:
        """The hull of the alternatives; one that contradicts the rest is left out."""
        possible = [found for terms in self.of if (found := bounds_of(terms, bounds)) is not None]
        hull = possible[0] if possible else Bounds((1, 0), bounds.lengths)
        for other in possible[1:]:
            hull = hull.hull(other)
        return hull


Term: TypeAlias = Within | Shaped | Longer | Denied | Either
Terms: TypeAlias = tuple[Term, ...]


def bounds_of(terms: Iterable[Term], within: Bounds = Bounds()) -> Bounds | None:  # noqa: B008 - a value
    """The limits of the hands that satisfy every term; None if there is no such hand, as far as limits tell."""
    wanted = tuple(terms)
    found = within
    for term in (*wanted, *wanted):  # once more: a term may follow from a later one
        narrowed = term.narrows(found).settled()
        if narrowed is None:
            return None
        found = narrowed
    return found


def fits(hand: Hand, terms: Iterable[Term]) -> bool:
    """Whether a hand satisfies every term."""
    return all(term.holds((hand,)) for term in terms)


# -- reading -----------------------------------------------------------------------------------------------------

SUIT_BY_WORD = SUIT_BY_TEXT | {word: suit for suit in SUITS for word in (suit.name, suit.name.removesuffix("S"))}
_SUITS = "|".join(sorted(SUIT_BY_WORD, key=len, reverse=True))
_COUNTS = "|".join(_OF_A_HAND).upper()
_TERM = re.compile(
    rf"""(?P<denied>NOT?\ )?(?:
        (?P<word>BALANCED|SEMIBALANCED|UNBALANCED|ANY)
      | (?:SHAPE\ ?)?(?P<shape>\d{{4}})
      | (?P<longer>{_SUITS})\ ?(?P<than>>=?)\ ?(?P<shorter>{_SUITS})
      | (?P<held>STOPPER|CONTROL|ACE|KING|QUEEN)\ (?P<in>{_SUITS})
      | (?P<before>(?:{_COUNTS})\ ?|(?:(?P<of>TOP|HONOURS|KEYCARDS)\ )?(?P<suit>{_SUITS})\ ?)?
        (?P<low>\d{{1,4}}) (?: -(?P<high>\d{{1,4}}) | (?P<open>[+-]) )?
        (?(before)|(?:\ ?(?P<after>HCP|{_SUITS}))?)
    )(?=\ |$)""",
    re.VERBOSE | re.ASCII,
)


@lru_cache(maxsize=4096)
def read_terms(text: str) -> Terms:
    """What must hold, all of it: `15-17 balanced`, `8+, 4S or 4H`, `6+H 6-10 / 6+S 6-10`."""
    alternatives = tuple(_parts(part) for part in text.split("/"))
    return alternatives[0] if len(alternatives) == 1 else (Either(alternatives),)


def _parts(text: str) -> Terms:
    terms: list[Term] = []
    parts = [part for part in text.split(",") if part.strip()]
    for part in parts:
        alternatives = [_row(row) for row in re.split(r"(?i)(?<!\S)or(?!\S)", part)]
        terms += alternatives[0] if len(alternatives) == 1 else (Either(tuple(alternatives)),)
    if not parts:
        raise refuse("bad-constraint", found=text.strip(), expected=FORM)
    return tuple(terms)


def _row(text: str) -> Terms:
    """Terms side by side."""
    terms: list[Term] = []
    source, at = " ".join(text.upper().split()), 0
    while at < len(source) or not at:
        match = _TERM.match(source, at)
        found = _term(match) if match else None
        if match is None or found is None:
            raise refuse("bad-constraint", found=source[at:], expected=FORM)
        terms += found
        at = match.end() + 1
    return tuple(terms)


def _term(match: re.Match[str]) -> Terms | None:
    """The term that was written, none for `any`; None if it cannot be."""
    term: Within | Shaped | Longer
    if word := match["word"]:
        if word == "ANY":
            return None if match["denied"] else ()
        if word == "UNBALANCED":
            return None if match["denied"] else (Denied(Shaped("balanced")),)
        term = Shaped(word.lower())
    elif match["shape"]:
        lengths = sorted(map(int, match["shape"]), reverse=True)
        if sum(lengths) != 13:
            return None
        term = Shaped("".join(map(str, lengths)))
    elif match["longer"]:
        suit, than = SUIT_BY_WORD[match["longer"]], SUIT_BY_WORD[match["shorter"]]
        if suit is than:
            return None
        term = Longer(suit, than, int(match["than"] == ">"))
    elif match["held"]:
        term = Within(f"{match['held'].lower()} {SUIT_BY_WORD[match['in']].value}", 1, 1)
    else:
        within = _within(match)
        if within is None:
            return None
        term = within
    return (Denied(term) if match["denied"] else term,)


def _within(match: re.Match[str]) -> Within | None:
    low = high = int(match["low"])
    if match["high"]:
        high = int(match["high"])
    elif match["open"] == "+":
        high = NO_LIMIT
    elif match["open"] == "-":
        low = 0
    if match["suit"] or match["after"] not in (None, "HCP"):
        what = SUIT_BY_WORD[match["suit"] or match["after"]].value
        if match["of"]:
            what = f"{match['of'].lower()} {what}"
    else:
        what = (match["before"] or "hcp").strip().lower()
    return Within(what, low, high) if low <= high else None


class Constraint(Struct, frozen=True):
    """What must hold of one seat, or of a side's two hands together."""

    text: str
    seats: tuple[Seat, ...]
    terms: Terms

    @classmethod
    def parse(cls, text: str) -> "Constraint":
        who, colon, rest = text.partition(":")
        seats = _WHO.get(who.strip().upper())
        if not colon or seats is None:
            raise refuse("bad-constraint", found=text, expected=FORM)
        terms = read_terms(rest)
        if len(seats) > 1 and not all(map(_counts, _flat(terms))):
            raise refuse("bad-constraint", found=rest.strip(), expected=FORM)
        return cls(text.strip(), seats, terms)

    def holds(self, deal: Deal) -> bool:
        hands = tuple(deal[seat] for seat in self.seats)
        return all(term.holds(hands) for term in self.terms)

    def __str__(self) -> str:
        return self.text


_WHO = {text: (seat,) for text, seat in SEAT_BY_TEXT.items()} | {side.value: side.seats for side in Side}


def _flat(terms: Terms) -> Iterator[Term]:
    """The terms without the alternatives around them."""
    for term in terms:
        if isinstance(term, Either):
            yield from (inner for alternative in term.of for inner in _flat(alternative))
        else:
            yield term


def _counts(term: Term) -> bool:
    """Whether a term adds up over two hands."""
    held = ("stopper", "control", "ace ", "king ", "queen ")
    return isinstance(term, Within) and not term.what.startswith(held)


def contradictions(constraints: Iterable[Constraint]) -> tuple[Problem, ...]:
    """Constraints that no deal can satisfy, as far as adding up points and lengths tells."""
    return tuple(
        Problem("impossible-constraint", found=constraint.text)
        for constraint in constraints
        if (bounds_of(constraint.terms) is None if len(constraint.seats) == 1 else _side_impossible(constraint))
    )


def _side_impossible(constraint: Constraint) -> bool:
    within = [term for term in constraint.terms if isinstance(term, Within)]
    lengths = [term for term in within if term.what in SUIT_BY_TEXT]
    return (
        max((term.low for term in within if term.what == "hcp"), default=0) > 40
        or any(term.low > 13 for term in lengths)
        or sum(max((t.low for t in lengths if t.what == suit.value), default=0) for suit in SUITS) > 26
    )


def constrained_deal(constraints: Iterable[Constraint], draw: Draw, tries: int = 100_000) -> Deal:
    """A deal drawn uniformly from all that satisfy every constraint, or a problem when the tries are used up."""
    wanted = tuple(constraints)
    if problems := contradictions(wanted):
        raise ProblemsFound(problems)
    for _ in range(tries):
        deal = random_deal(draw)
        if all(constraint.holds(deal) for constraint in wanted):
            return deal
    raise refuse("no-deal-found", found=tries, expected="; ".join(map(str, wanted)))
