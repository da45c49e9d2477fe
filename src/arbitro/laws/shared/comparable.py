"""How much of what a new call shows lies inside what the withdrawn call showed (23A2 of 2017).

Both calls are described as constraints; hands are dealt from a recorded seed, those that fit the new call are counted,
and how many of them fit the old one too. The figure helps the director, who decides.
"""

from functools import lru_cache

from msgspec import Struct

from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.bridge.commitment import KeyedStream
from arbitro.bridge.constraints import Constraint, Shaped, Within, contradictions
from arbitro.bridge.dealing import Draw, random_deal
from arbitro.bridge.hand import Hand

LEAST_HANDS = 1_000  # below that no share is given
MOST_DEALS = 50_000

Terms = tuple[Within | Shaped, ...]


class CallMeaning(Struct, frozen=True):
    """What a call shows by agreement, all meanings that it may have: any one of `shows` is enough.

    Each is written as a constraint without a seat: `12+ 5+S`, `6-9 3+S`, `15-17 balanced`. `purpose` is a word of the
    director's own for what the call asks or relays; two calls with the same word have the same purpose (23A3).
    """

    shows: tuple[str, ...] = ()
    purpose: str = ""

    def problems(self, tag: str) -> tuple[Problem, ...]:
        """Alternatives that are not constraints, or contradict themselves."""
        found: list[Problem] = []
        for index, text in enumerate(self.shows, 1):
            try:
                problems = contradictions([_constraint(text)])
            except ProblemsFound as trouble:
                problems = trouble.problems
            found += (Problem(p.kind, Place(tag=tag, index=index), text, p.expected) for p in problems)
        return tuple(found)


class Comparison(Struct, frozen=True):
    """What was found: so many hands that fit the new call, so many of them inside the old one."""

    deals: int
    found: int
    inside: int

    @property
    def percent(self) -> str | None:
        """The share inside, to a tenth of a percent; None if too few hands were found to say."""
        if self.found < LEAST_HANDS:
            return None
        tenths = (2000 * self.inside + self.found) // (2 * self.found)
        if 0 < self.inside < self.found:
            tenths = min(max(tenths, 1), 999)  # "all" and "none" are said only of all and none
        return f"{tenths // 10}.{tenths % 10}%"


def compare(old: CallMeaning, new: CallMeaning, draw: Draw, *, hands: int = 4 * LEAST_HANDS) -> Comparison:
    """Deals until so many hands fit the new call, or the deals are used up. All four hands of a deal are looked at."""
    before = tuple(_constraint(text).terms for text in old.shows)
    after = tuple(_constraint(text).terms for text in new.shows)
    deals = found = inside = 0
    while found < hands and deals < MOST_DEALS:
        deals += 1
        for hand in random_deal(draw).hands:
            if _fits(hand, after):
                found += 1
                inside += _fits(hand, before)
    return Comparison(deals, found, inside)


@lru_cache(maxsize=64)
def compared(old: CallMeaning, new: CallMeaning, seed: str) -> Comparison:
    """The comparison from a recorded seed: the same seed and meanings give the same figures."""
    return compare(old, new, KeyedStream(seed.encode(), "arbitro/comparable/1"))


@lru_cache(maxsize=256)
def _constraint(text: str) -> Constraint:
    return Constraint.parse(f"N: {text}")


def _fits(hand: Hand, alternatives: tuple[Terms, ...]) -> bool:
    return any(all(term.holds((hand,)) for term in terms) for terms in alternatives)
