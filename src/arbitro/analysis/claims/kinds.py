"""The choices of the claimer's side, each of a named kind, and the points at which they are made.

A point is what the side can see: its own cards, the outstanding ones without knowing who has which, the trick, and
who has shown out. Cards are told by their place among those left, so that equal cards make the same point.
"""

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from arbitro.analysis.claims.view import SUIT_MASKS, Turn, beats, separated
from arbitro.bridge.cards import SUITS
from arbitro.bridge.seats import SEATS

LETTERS = tuple(suit.value for suit in SUITS)


class DecisionKind(StrEnum):
    TRUMPS = "trumps"  # trumps drawn or not
    SUIT = "suit"  # which suit is led
    RANK = "rank"  # high or low first
    FINESSE = "finesse"  # finesse or drop
    DISCARD = "discard"  # which suit is thrown
    RUFF = "ruff"  # ruff or discard


class Decision(NamedTuple):
    """One decision on the way to a card: `trumps.not_drawn`, `suit.H`, `rank.H0` (0 is the highest left)."""

    kind: DecisionKind
    label: str

    def __str__(self) -> str:
        return f"{self.kind}.{self.label}"


class PlayOption(NamedTuple):
    """A group of equal cards that may be played, and the decisions that lead to it, from the widest on."""

    cards: int
    path: tuple[Decision, ...]
    sorts: tuple[str, ...]  # for each decision, its sort at any point: `rank.crash`, `discard.winner`

    def named(self, depth: int) -> str:
        """Its first decisions, whatever the point: `discard.S`."""
        return "/".join(map(str, self.path[:depth]))

    def is_of(self, name: str) -> bool:
        """Whether a sort, or decisions at any point, have this name."""
        return name in self.sorts or any(self.named(depth) == name for depth in range(1, len(self.path) + 1))


CARELESS = frozenset({
    "trumps.not_drawn", "suit.loser", "rank.low", "rank.crash", "rank.under", "discard.winner", "ruff.discard",
})  # fmt: skip
"""Sorts that give something away: who would not do it at one point would not at another."""


def groups(view: Turn, allowed: int, named: int = 0) -> Iterator[int]:
    """The groups of equal cards among those allowed, spades first, high cards first."""
    live = view.opponents | view.partner | view.hands[view.seat]
    for card in view.trick:
        live |= 1 << card
    for shift in (39, 26, 13, 0):
        own, of_suit = view.hands[view.seat] >> shift & 0x1FFF, allowed >> shift & 0x1FFF
        for cards in separated(own, live >> shift & 0x1FFF, of_suit, named >> shift & 0x1FFF):
            yield cards << shift


def options(view: Turn, allowed: int, named: int = 0) -> list[PlayOption]:
    """Every choice at a turn. What does not distinguish anything is not a decision."""
    equal = list(groups(view, allowed, named))
    if len(equal) == 1:
        return [PlayOption(equal[0], (), ())]
    if view.leads:
        return [_lead(view, cards, equal) for cards in equal]
    if view.legal & SUIT_MASKS[view.led]:
        return _follow(view, equal)
    return [_void(view, cards, equal) for cards in equal]


def _lead(view: Turn, cards: int, others: list[int]) -> PlayOption:
    card = cards.bit_length() - 1
    path = [Decision(DecisionKind.SUIT, LETTERS[card // 13]), _rank(view, card)]
    sorts = ["suit.winner" if _is_high(view, card) else "suit.loser", _first(cards, others)]
    if view.opponents & view.trumps and view.hands[view.seat] & view.trumps:
        label = "drawn" if card // 13 == view.trump else "not_drawn"
        path.insert(0, Decision(DecisionKind.TRUMPS, label))
        sorts.insert(0, f"trumps.{label}")
    return PlayOption(cards, tuple(path), tuple(sorts))


def _follow(view: Turn, choices: list[int]) -> list[PlayOption]:
    """The choices of a hand that follows suit."""
    best = view.best
    wins = [cards for cards in choices if beats(cards.bit_length() - 1, best, view.trump)]
    to_partner = len(view.trick) > 1 and best == view.trick[-2]
    labels = [_finesse(view, cards, choices) for cards in choices] if view.third and view.own_lead else []
    guess = "taken" in labels and "refused" in labels
    lowest = min(choices)
    options = []
    for at, cards in enumerate(choices):
        rank = _rank(view, cards.bit_length() - 1)
        if to_partner or not wins:
            sort = "rank.low" if cards == lowest else "rank.crash"
        else:
            sort = "rank.high" if cards in wins else "rank.under"
        if guess:
            finesse = Decision(DecisionKind.FINESSE, labels[at])
            options.append(PlayOption(cards, (finesse, rank), (f"{finesse}.{LETTERS[view.led]}", sort)))
        else:
            options.append(PlayOption(cards, (rank,), (sort,)))
    return options


def _void(view: Turn, cards: int, others: list[int]) -> PlayOption:
    """A hand that cannot follow: ruff or discard, which suit, which card."""
    card = cards.bit_length() - 1
    ruffs = card // 13 == view.trump
    path, sorts = [_rank(view, card)], [_first(cards, others)]
    if not ruffs:
        path.insert(0, Decision(DecisionKind.DISCARD, LETTERS[card // 13]))
        sorts.insert(0, "discard.winner" if _is_high(view, card) else "discard.loser")
    if view.hands[view.seat] & view.trumps:
        label = "ruff" if ruffs else "discard"
        path.insert(0, Decision(DecisionKind.RUFF, label))
        sorts.insert(0, f"ruff.{label}")
    return PlayOption(cards, tuple(path), tuple(sorts))


def _rank(view: Turn, card: int) -> Decision:
    return Decision(DecisionKind.RANK, f"{LETTERS[card // 13]}{_place(view, card)}")


def _first(cards: int, others: list[int]) -> str:
    """Whether the highest choice of its suit goes first."""
    suit = SUIT_MASKS[(cards.bit_length() - 1) // 13]
    return "rank.high" if cards == max(other for other in others if other & suit) else "rank.low"


def _is_high(view: Turn, card: int) -> bool:
    return not (view.opponents & SUIT_MASKS[card // 13]) >> card + 1


def _place(view: Turn, card: int) -> int:
    """How many of the cards left in the suit are higher."""
    live = view.hands[view.seat] | view.partner | view.opponents
    for played in view.trick:
        live |= 1 << played
    return ((live & SUIT_MASKS[card // 13]) >> card + 1).bit_count()


def _finesse(view: Turn, cards: int, others: list[int]) -> str:
    """Third hand: the side's best card stands below an outstanding one that the hand could have beaten, or does not."""
    if _is_taken(view, cards, others):
        return "taken"
    lower = (other for other in others if other < cards)
    return "refused" if any(_is_taken(view, other, others) for other in lower) else "low"


def _is_taken(view: Turn, cards: int, others: list[int]) -> bool:
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


def point(view: Turn, shown: int) -> str:
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
