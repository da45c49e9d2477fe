"""Deals that satisfy conditions: `S: 15-17 balanced`, `N: 5+♠ 11-15`, `NS: 25+ hcp`.

A constraint names a seat or a side, then what must hold of it, all of it:

    15-17   12+   8-   10        high-card points (also `15-17 hcp`)
    5+S   S5+   4-5♥   0-1♦      length of a suit (a side: both hands together)
    balanced                     4333, 4432 or 5332 (a seat only)
    shape 5431                   these lengths, whichever the suits (a seat only)
    controls 4+   losers 7-      (a side: both hands together)
"""

import re
from collections.abc import Callable, Iterable

from msgspec import Struct

from arbitro.book.problem import Problem, ProblemsFound, refuse
from arbitro.bridge.cards import SUIT_BY_TEXT, SUITS
from arbitro.bridge.deal import Deal
from arbitro.bridge.dealing import Draw, random_deal
from arbitro.bridge.evaluation import controls, hcp, is_balanced, losers, shape
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import SEAT_BY_TEXT, Seat, Side

Measure = Callable[[Hand], int]

_SUITS = "|".join(SUIT_BY_TEXT)
_TERM = re.compile(
    rf"""(?: BALANCED
      | SHAPE\s*(?P<shape>\d{{4}})
      | (?P<before>(?:CONTROLS|LOSERS|HCP)\s*|{_SUITS})?
        (?P<low>\d{{1,4}}) (?: -(?P<high>\d{{1,4}}) | (?P<open>[+-]) )?
        (?(before)|(?P<after>\s*HCP|{_SUITS})?)
    )(?=[\s,]|$)""",
    re.VERBOSE | re.ASCII,
)
_BETWEEN = re.compile("[ ,]*")
_COUNTS: dict[str, Measure] = {"hcp": hcp, "controls": controls, "losers": losers}
FORM = "S: 15-17 balanced, 4+♥"


class Within(Struct, frozen=True):
    """A count that must lie between two limits, over the hands of the constraint together."""

    what: str  # "hcp", "controls", "losers" or a suit letter
    low: int
    high: int

    def holds(self, hands: tuple[Hand, ...]) -> bool:
        return self.low <= sum(map(self.measure, hands)) <= self.high

    def measure(self, hand: Hand) -> int:
        suit = SUIT_BY_TEXT.get(self.what)
        return hand.length(suit) if suit else _COUNTS[self.what](hand)


class Shaped(Struct, frozen=True):
    """A hand whose lengths are these, longest first; balanced if none are given."""

    lengths: tuple[int, ...] = ()

    def holds(self, hands: tuple[Hand, ...]) -> bool:
        return all(shape(hand) == self.lengths if self.lengths else is_balanced(hand) for hand in hands)


class Constraint(Struct, frozen=True):
    """What must hold of one seat, or of a side's two hands together."""

    text: str
    seats: tuple[Seat, ...]
    terms: tuple[Within | Shaped, ...]

    @classmethod
    def parse(cls, text: str) -> "Constraint":
        who, colon, rest = text.partition(":")
        seats = _WHO.get(who.strip().upper())
        if not colon or seats is None or not rest.strip():
            raise refuse("bad-constraint", found=text, expected=FORM)
        terms: list[Within | Shaped] = []
        source = rest.upper()
        at = 0
        while (at := _BETWEEN.match(source, at).end()) < len(source):  # type: ignore[union-attr]
            match = _TERM.match(source, at)
            term = _term(match) if match else None
            if match is None or term is None or (isinstance(term, Shaped) and len(seats) > 1):
                raise refuse("bad-constraint", found=rest[at:].strip(), expected=FORM)
            terms.append(term)
            at = match.end()
        return cls(text.strip(), seats, tuple(terms))

    def holds(self, deal: Deal) -> bool:
        hands = tuple(deal[seat] for seat in self.seats)
        return all(term.holds(hands) for term in self.terms)

    def __str__(self) -> str:
        return self.text


_WHO = {text: (seat,) for text, seat in SEAT_BY_TEXT.items()} | {side.value: side.seats for side in Side}


def _term(match: re.Match[str]) -> Within | Shaped | None:
    if match["shape"]:
        lengths = tuple(sorted(map(int, match["shape"]), reverse=True))
        return Shaped(lengths) if sum(lengths) == 13 else None
    if not match["low"]:
        return Shaped()
    low = high = int(match["low"])
    if match["high"]:
        high = int(match["high"])
    elif match["open"] == "+":
        high = 99
    elif match["open"] == "-":
        low = 0
    name = (match["before"] or match["after"] or "HCP").strip()
    suit = SUIT_BY_TEXT.get(name)
    return Within(suit.value if suit else name.lower(), low, high) if low <= high else None


def contradictions(constraints: Iterable[Constraint]) -> tuple[Problem, ...]:
    """Constraints that no deal can satisfy, as far as adding up points and lengths tells."""
    problems = []
    for constraint in constraints:
        within = [term for term in constraint.terms if isinstance(term, Within)]
        lengths = [term for term in within if term.what in SUIT_BY_TEXT]
        points = max((term.low for term in within if term.what == "hcp"), default=0)
        cards = 13 * len(constraint.seats)
        if (
            points > 37 + 3 * (len(constraint.seats) - 1)
            or any(term.low > min(13, cards) for term in lengths)
            or sum(max((t.low for t in lengths if t.what == suit.value), default=0) for suit in SUITS) > cards
        ):
            problems.append(Problem("impossible-constraint", found=constraint.text))
    return tuple(problems)


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
