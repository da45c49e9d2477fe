"""What a call shows, as people write it: `15-17 balanced`, `5+♠ 6-10`, `6+♥ 6-10 / 6+♠ 6-10`, `5+♥ 4+♣ two-suited`."""

from arbitro.book.problem import ProblemsFound, refuse
from arbitro.bridge.cards import SUIT_BY_TEXT, Suit
from arbitro.bridge.constraints import Constraint, Shaped, Within
from arbitro.regulations.systems.agreement import HAND, MOST_HCP, Agreement, HandShown, Shape

FORM = "5+♠ 6-10 / 15-17 balanced"
SHAPES = {shape.value.replace("_", "-"): shape for shape in Shape}


class ShownCall(Agreement, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An agreement whose meaning may also be written as people write it: `6+♥ 6-10 / 6+♠ 6-10`."""

    meaning: str = ""

    @property
    def agreement(self) -> Agreement:
        fields = {name: getattr(self, name) for name in Agreement.__struct_fields__}
        return Agreement(**fields | {"meanings": self.meanings + read_meanings(self.meaning)})


def read_meanings(text: str) -> tuple[HandShown, ...]:
    """The meanings between the strokes; none if nothing is written."""
    return tuple(_meaning(part.strip()) for part in text.split("/")) if text.strip() else ()


def _meaning(text: str) -> HandShown:
    words = text.split()
    named = [SHAPES[word.lower()] for word in words if word.lower() in SHAPES]
    rest = " ".join(word for word in words if word.lower() not in SHAPES)
    if len(named) > 1 or not (named or rest):
        raise refuse("meaning-form", found=text, expected=FORM)
    low, high = 0, MOST_HCP
    least: dict[Suit, int] = {}
    most: dict[Suit, int] = {}
    for term in _terms(rest, text):
        if isinstance(term, Shaped) or (term.what != "hcp" and term.what not in SUIT_BY_TEXT):
            raise refuse("meaning-form", found=text, expected=FORM)
        if term.what == "hcp":
            low, high = max(low, term.low), min(high, term.high)
        else:
            suit = SUIT_BY_TEXT[term.what]
            least[suit] = max(least.get(suit, 0), term.low)
            most[suit] = min(most.get(suit, HAND), term.high)
    shape = named[0] if named else Shape.ANY
    shorter = {suit: cards for suit, cards in most.items() if cards < HAND}
    longer = {suit: cards for suit, cards in least.items() if cards}
    if low > MOST_HCP or any(cards > HAND for cards in longer.values()):
        raise refuse("meaning-form", found=text, expected=FORM)
    return HandShown(low, high, longer, shorter, None, shape)


def _terms(rest: str, text: str) -> tuple[Within | Shaped, ...]:
    if not rest:
        return ()
    try:
        return Constraint.parse(f"N: {rest}").terms
    except ProblemsFound:
        raise refuse("meaning-form", found=text, expected=FORM) from None
