"""No question asks for what follows from the facts given."""

from collections.abc import Iterator
from typing import Any

from msgspec import structs

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.cards import CARDS, Card, Suit
from arbitro.laws.case.procedure import Procedure
from arbitro.laws.case.question import AnswerKind
from arbitro.laws.study.explore import askings, explore, trees
from arbitro.regulations import load
from tests.gather import gathered
from tests.laws.every_law import EVERY, every_law, procedures_of

WRITTEN_OUT = {AnswerKind.RESULTS.value, AnswerKind.WEIGHTS.value}  # whatever people write: one stands for all


@every_law
def test_no_question_has_but_one_answer(law: str) -> None:
    with gathered() as trying:
        for one in procedures_of(law):
            with trying(one.what, one.edition):
                for tree in trees(one.what, one.edition):
                    for asking in askings(tree.root):
                        possible = sum(len(branch.members) for branch in asking.branches)
                        assert possible > 1 or asking.kind in WRITTEN_OUT, (tree.situation, asking.identity)


# -- whether a player could follow suit: a card of the suit that he is told to have had answers it

FOLLOWS = {"could_follow", "could_comply", "has_suit_led"}
HELD = ("others", "hand", "visible", "hidden")  # fields with cards of the offender's
ASKING = sorted({one.what for one in EVERY if {"offender"} <= set(one.situation.__struct_fields__)})


def suit_led(situation: Any) -> Suit | None:
    for field in ("led", "suit_led", "before"):
        match getattr(situation, field, None):
            case Card() as card:
                return card.suit
            case Suit() as suit:
                return suit
            case (Card() as card, *_):
                return card.suit
    return None


def holding(one: Procedure) -> Iterator[Any]:
    """Situations in which the offender is told to hold a card of the suit led."""
    for situation in one.examples:
        suit = suit_led(situation)
        if suit is None:
            continue
        told = {card for value in structs.asdict(situation).values() for card in _cards(value)}
        spare = next(card for card in CARDS if card.suit is suit and card not in told)
        for field in (name for name in HELD if hasattr(situation, name)):
            before = getattr(situation, field)
            # one more, or in the place of another where the number of cards is told
            for cards in ((*before, spare), (spare, *before[1:])):
                changed = structs.replace(situation, **{field: cards})
                try:
                    changed.checked()
                except ProblemsFound:
                    continue
                yield changed
                break


def _cards(value: Any) -> Iterator[Card]:
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple):
        for inner in value:
            yield from _cards(inner)


def test_who_is_told_to_hold_the_suit_is_not_asked_whether_he_could_follow() -> None:
    tried = 0
    with gathered() as trying:
        for one in EVERY:
            if one.what not in ASKING:
                continue
            for situation in holding(one):
                tried += 1
                with trying(one.what, one.edition, situation):
                    root = explore(one, situation, load("wbf"))
                    seat = situation.offender
                    asked = {asking.identity for asking in askings(root)}
                    assert not asked & {f"{question}@{seat.value}" for question in FOLLOWS}
    assert tried
