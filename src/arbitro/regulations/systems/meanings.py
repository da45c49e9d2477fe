"""What a call shows, as people write it: `15-17 balanced`, `5+♠ 6-10`, `6+♥ 6-10 / 6+♠ 6-10`, `5+♥ 4+♣ two-suited`."""

from collections.abc import Iterator
from itertools import product
from math import prod

from arbitro.book.problem import ProblemsFound, refuse
from arbitro.bridge.cards import SUITS
from arbitro.bridge.constraints import MOST_HCP, Bounds, Either, Shaped, Term, Terms, bounds_of, read_terms
from arbitro.regulations.systems.agreement import HAND, Agreement, HandShown, Shape

FORM = "5+♠ 6-10 / 15-17 balanced"
SHAPES = {shape.value.replace("_", "-"): shape for shape in Shape}
MOST_HANDS = 64  # told apart; of more alternatives only the limits of all


class ShownCall(Agreement, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An agreement whose meaning may also be written as people write it: `6+♥ 6-10 / 6+♠ 6-10`."""

    meaning: str = ""

    @property
    def agreement(self) -> Agreement:
        fields = {name: getattr(self, name) for name in Agreement.__struct_fields__}
        return Agreement(**fields | {"meanings": self.meanings + read_meanings(self.meaning)})


def read_meanings(text: str) -> tuple[HandShown, ...]:
    """The meanings between the strokes; none if nothing is written."""
    return tuple(hand for part in text.split("/") for hand in _meanings(part.strip())) if text.strip() else ()


def _meanings(text: str) -> tuple[HandShown, ...]:
    words = text.split()
    named = [SHAPES[word.lower()] for word in words if word.lower() in SHAPES]
    rest = " ".join(word for word in words if SHAPES.get(word.lower(), Shape.ANY) in (Shape.ANY, Shape.BALANCED))
    try:
        terms = read_terms(rest or "any")
    except ProblemsFound:
        terms = None
    if terms is None or len(named) > 1 or not words:
        raise refuse("meaning-form", found=text, expected=FORM)
    hands = hands_shown(terms, named[0] if named else Shape.ANY)
    if not hands:
        raise refuse("impossible-constraint", found=text)
    return hands


def hands_shown(terms: Terms, shape: Shape = Shape.ANY) -> tuple[HandShown, ...]:
    """The kinds of hands that satisfy the terms, one for each way through the alternatives that leads to a hand.

    What a policy does not look at (stoppers, losers, the order of lengths) counts only for what follows from it.
    """
    ways = _ways(terms) if _number(terms) <= MOST_HANDS else (terms,)
    hands: list[HandShown] = []
    for way in ways:
        hand = _hand(way, shape)
        if hand is not None and hand not in hands:
            hands.append(hand)
    return tuple(hands)


def _number(terms: Terms) -> int:
    """Of ways through the alternatives."""
    return prod(sum(map(_number, term.of)) for term in terms if isinstance(term, Either))


def _ways(terms: Terms) -> Iterator[tuple[Term, ...]]:
    plain = tuple(term for term in terms if not isinstance(term, Either))
    open_ = [
        [way for alternative in term.of for way in _ways(alternative)] for term in terms if isinstance(term, Either)
    ]
    return ((*plain, *(term for way in ways for term in way)) for ways in product(*open_))


def _hand(terms: tuple[Term, ...], shape: Shape) -> HandShown | None:
    shapes = {term.name for term in terms if isinstance(term, Shaped)}
    if "balanced" in shapes:
        shape = Shape.BALANCED
    bounds = bounds_of(terms)
    if bounds is None:
        return None
    told = bounds_of(term for term in terms if not isinstance(term, Shaped)) if "balanced" in shapes else bounds
    told = told or Bounds()
    least = {suit: told.least(suit) for suit in SUITS if told.least(suit)}
    most = {
        suit: told.most(suit) for suit in SUITS if told.most(suit) < HAND - sum(least.values()) + least.get(suit, 0)
    }
    low, high = bounds.hcp
    return HandShown(low, min(high, MOST_HCP), least, most, None, shape)
