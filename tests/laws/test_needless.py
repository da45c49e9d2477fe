"""No question asks for what follows from the facts given."""

from collections.abc import Iterator
from typing import Any

from msgspec import structs

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.cards import CARDS, Card, Suit
from arbitro.laws.case.procedure import Procedure
from arbitro.laws.case.question import AnswerKind
from arbitro.laws.study.explore import Leaf, Node, askings, explore, trees
from arbitro.regulations import load
from tests.gather import gathered
from tests.laws.every_law import EVERY, every_law, procedures_of

WRITTEN_OUT = {
    AnswerKind.CARDS.value,
    AnswerKind.RESULTS.value,
    AnswerKind.WEIGHTS.value,
}  # whatever people write: one stands for all


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


# -- what follows from the situation: who declares, which trick it was, whose turn, what was led

TELLS = {  # a field that is told, and the questions that it answers
    "declarer": {"offender_defends", "who_declares"},
    "trick": {"trick_number"},
    "turn": {"whose_turn"},
    "led": {"card_led", "suit_under_way"},
    "led_by": {"who_led"},
    "before": {"who_led", "card_led"},
    "method": {"method"},
    "results": {"results"},
    "card": {"which_card", "card_seen", "card_asked_about"},
    "played_on_won": {"asked_to_play_on"},
}


@every_law
def test_nothing_is_asked_that_the_situation_tells(law: str) -> None:
    with gathered() as trying:
        for one in procedures_of(law):
            with trying(one.what, one.edition):
                for tree in trees(one.what, one.edition):
                    told = (field for field in TELLS if getattr(tree.situation, field, None) not in (None, (), ""))
                    known = {question for field in told for question in TELLS[field]}
                    asked = {asking.question for asking in askings(tree.root)}
                    assert not asked & known, tree.situation


# -- what cannot change the ruling

OF_FIGURES = {"likelihood", "outcomes"}  # of the figures that stand for all, one is that of the table by chance


def _ruling(node: Node) -> Any:
    """All that can become of a case, without the questions that make no difference."""
    if isinstance(node, Leaf):
        reviews = node.ruling.reviews if node.ruling else ()
        return node.clauses, node.effects, reviews, node.refers_to, node.situation, node.follows
    ways = [_ruling(branch.then) for branch in node.branches]
    if all(way == ways[0] for way in ways[1:]):
        return ways[0]
    return node.identity, tuple((branch.answer, way) for branch, way in zip(node.branches, ways, strict=True))


@every_law
def test_every_question_can_change_the_ruling(law: str) -> None:
    with gathered() as trying:
        for one in procedures_of(law):
            with trying(one.what, one.edition):
                for tree in trees(one.what, one.edition):
                    for asking in askings(tree.root):
                        first, *others = (_ruling(branch.then) for branch in asking.branches)
                        alike = others and all(other == first for other in others)
                        assert not alike or asking.question in OF_FIGURES, (tree.situation, asking.identity)
