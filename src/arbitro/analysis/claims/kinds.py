"""The choices of the claimer's side, each of a named kind, and the points at which they are made.

A point is what the side can see: its own cards, the outstanding ones without knowing who has which, the trick, and
who has shown out. Cards are told by their place among those left, so that equal cards make the same point.
"""

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from arbitro.analysis.claims.view import NO_TRUMPS, SUIT_MASKS, View, beats, separated
from arbitro.bridge.cards import SUITS
from arbitro.bridge.seats import SEATS


class Kind(StrEnum):
    TRUMPS = "trumps"  # trumps drawn or not
    SUIT = "suit"  # which suit is led
    RANK = "rank"  # high or low first
    FINESSE = "finesse"  # finesse or drop
    DISCARD = "discard"  # which suit is thrown
    RUFF = "ruff"  # ruff or discard


class Decision(NamedTuple):
    """One decision on the way to a card: `trumps.not_drawn`, `suit.H`, `rank.H0` (0 is the highest left)."""

    kind: Kind
    label: str

    def __str__(self) -> str:
        return f"{self.kind}.{self.label}"


class Option(NamedTuple):
    """A group of equal cards that may be played, and the decisions that lead to it, from the widest on."""

    cards: int
    path: tuple[Decision, ...]
    sorts: tuple[str, ...]  # for each decision, its sort at any point: `rank.crash`, `discard.winner`


def groups(view: View, allowed: int, named: int = 0) -> Iterator[int]:
    """The groups of equal cards among those allowed, spades first, high cards first."""
    live = view.opponents | view.partner | view.hands[view.seat]
    for card in view.trick:
        live |= 1 << card
    for shift in (39, 26, 13, 0):
        own, of_suit = view.hands[view.seat] >> shift & 0x1FFF, allowed >> shift & 0x1FFF
        for cards in separated(own, live >> shift & 0x1FFF, of_suit, named >> shift & 0x1FFF):
            yield cards << shift


def options(view: View, allowed: int, named: int = 0) -> list[Option]:
    """Every choice at a turn. What does not distinguish anything is not a decision."""
    found = list(groups(view, allowed, named))
    if len(found) == 1:
        return [Option(found[0], (), ())]
    paths = [tuple(_path(view, cards, found)) for cards in found]
    return [
        Option(cards, path, tuple(_sort(view, cards, found, decision) for decision in path))
        for cards, path in zip(found, paths, strict=True)
    ]


def _sort(view: View, cards: int, others: list[int], decision: Decision) -> str:
    """What a choice amounts to wherever it is made, so that it can be struck out everywhere at once."""
    if decision.kind in (Kind.TRUMPS, Kind.RUFF):
        return str(decision)
    card = cards.bit_length() - 1
    suit = SUIT_MASKS[card // 13]
    if decision.kind is Kind.FINESSE:
        return f"{decision}.{SUITS[card // 13].value}"
    winner = "winner" if not view.opponents & suit & ~((1 << card + 1) - 1) else "loser"
    if decision.kind in (Kind.SUIT, Kind.DISCARD):
        return f"{decision.kind}.{winner}"
    if view.leads or card // 13 != view.led:
        high = cards == max(other for other in others if other & suit)
        return f"rank.{'high' if high else 'low'}"
    wins = [other for other in others if beats(other.bit_length() - 1, view.best, view.trump)]
    partner = len(view.trick) > 1 and view.best == view.trick[-2]
    if partner or not wins:
        return "rank.low" if cards == min(others) else "rank.crash"
    return "rank.high" if cards in wins else "rank.under"


def _path(view: View, cards: int, others: list[int]) -> Iterator[Decision]:
    card = cards.bit_length() - 1
    suit = SUITS[card // 13].value
    if view.leads:
        if view.opponents & view.trumps and view.hands[view.seat] & view.trumps:
            yield Decision(Kind.TRUMPS, "drawn" if card // 13 == view.trump else "not_drawn")
        yield Decision(Kind.SUIT, suit)
    elif view.legal & SUIT_MASKS[view.led]:
        if view.third and view.own_lead:
            labels = [_finesse(view, other, others) for other in others]
            if {"taken", "refused"} <= set(labels):
                yield Decision(Kind.FINESSE, labels[others.index(cards)])
    else:
        if view.hands[view.seat] & view.trumps:
            yield Decision(Kind.RUFF, "ruff" if card // 13 == view.trump else "discard")
        if view.trump == NO_TRUMPS or card // 13 != view.trump:
            yield Decision(Kind.DISCARD, suit)
    yield Decision(Kind.RANK, f"{suit}{_place(view, card)}")


def _place(view: View, card: int) -> int:
    """How many of the cards left in the suit are higher."""
    live = view.hands[view.seat] | view.partner | view.opponents
    for played in view.trick:
        live |= 1 << played
    return ((live & SUIT_MASKS[card // 13]) >> card + 1).bit_count()


def _finesse(view: View, cards: int, others: list[int]) -> str:
    """Third hand: the side's best card stands below an outstanding one that the hand could have beaten, or does not."""
    if _is_taken(view, cards, others):
        return "taken"
    lower = (other for other in others if other < cards)
    return "refused" if any(_is_taken(view, other, others) for other in lower) else "low"


def _is_taken(view: View, cards: int, others: list[int]) -> bool:
    card, best = cards.bit_length() - 1, view.best
    if beats(card, best, view.trump):
        best = card
    elif best != view.trick[0]:
        return False
    if best // 13 != view.led:
        return False
    top = max(others).bit_length() - 1
    between = ((1 << top) - 1) & ~((1 << best + 1) - 1)
    return top > best and bool(view.opponents & between)


# -- points ------------------------------------------------------------------------------------------------------


def point(view: View, shown: int) -> str:
    """The point as one word; `shown` has a bit (4 x seat + suit) for every suit an opponent has shown out of."""
    suits = []
    for suit in (3, 2, 1, 0):
        shift = 13 * suit
        n, e, s, w = (hand >> shift & 0x1FFF for hand in view.hands)
        played = tuple(card - shift for card in view.trick if card // 13 == suit)
        places = tuple(at for at, card in enumerate(view.trick, 1) if card // 13 == suit)
        suits.append(_row(n, e, s, w, view.seat & 1, played, places))
    out = ",".join(f"{SEATS[place // 4].value}{SUITS[place % 4].value}" for place in range(16) if shown >> place & 1)
    return f"{SEATS[view.seat].value}:{'.'.join(suits)}" + (f":{out}" if out else "")


@lru_cache(1 << 15)
def _row(n: int, e: int, s: int, w: int, side: int, played: tuple[int, ...], places: tuple[int, ...]) -> str:
    """The cards left of a suit, highest first: the letter of the own hand, x for the others, numbers for the trick."""
    hands = (n, e, s, w)
    letters = []
    for rank in range(12, -1, -1):
        if rank in played:
            letters.append(str(places[played.index(rank)]))
        letters += [SEATS[seat].value if seat & 1 == side else "x" for seat in range(4) if hands[seat] >> rank & 1]
    return "".join(letters)
