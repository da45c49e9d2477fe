"""The suit that a hand has to play, or those that it may not: as was demanded of it, else as the trick was led."""

from collections.abc import Iterator, Mapping

from arbitro.answers.hearing.facts.kinds import REVOKES, Filler
from arbitro.answers.hearing.facts.options import demand, demanded_suit
from arbitro.answers.hearing.facts.playing import card_in_question, new_card
from arbitro.answers.hearing.facts.procedure import PLAYED
from arbitro.answers.hearing.facts.tricks import told_suit_led
from arbitro.answers.hearing.facts.wanted import barred, first_behind
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.text.concepts import Concept
from arbitro.answers.hearing.text.tokens import Item, ItemKind
from arbitro.bridge.cards import DENOMINATION_BY_TEXT, Denomination, Suit

ORDERING = frozenset({"require", "lead-order", "order-word"})
SAID = 2  # tokens from `play` to the suit, in what somebody is quoted with
CLOSE = 4  # tokens from `failed to follow` or `ruffed` to the suit


def _ordered(reading: Reading, what: str) -> Denomination | None:
    """`Told North to lead a diamond`, `doveva uscire a quadri`, `i-a cerut pică`, `«gioca cuori»`."""
    story = reading.story
    if suit := first_behind(reading, ORDERING):
        return suit
    said = (item for item in story.of("suit") if item.value.suit and story.tokens[item.first].quoted)
    for item in said:
        if story.near(item.first - SAID, item.first - 1) & PLAYED:
            return item.value  # type: ignore[no-any-return]
    return None if what in REVOKES else demanded_suit(reading, what)


def _not_followed(reading: Reading) -> Iterator[Suit]:
    """`Failed to follow to the ♥9`, `non ha risposto a cuori`, `n-a dat caro`, `ruffed the second club`."""
    story = reading.story
    for concept in story.concepts({"not-followed", "revoke", "ruff"}):
        kinds: tuple[ItemKind, ...] = ("suit",) if concept.name == "ruff" else ("suit", "card")
        for item in story.of(*kinds):
            if item.value.suit and 0 < item.first - concept.last <= CLOSE and _is_one_clause(reading, concept, item):
                yield item.value.suit
                break


def _is_one_clause(reading: Reading, concept: Concept, item: Item) -> bool:
    return reading.story.clause(concept.last) == reading.story.clause(item.first)


def _of_trick(reading: Reading, what: str) -> Denomination | None:
    """The suit that was led, which the card in question is not of: as told, else of the lead or of what was found; if
    these differ, of the first card."""
    card, new, led = card_in_question(reading, what), new_card(reading, what), told_suit_led(reading, what)
    told = [reading.revoked.led] if reading.revoked else []
    first = {play.card.suit for play in reading.plays[:1]}
    signs = sorted((one.suit for one in (new, led) if one), key=lambda suit: suit not in first)
    found = (*told, *_not_followed(reading), *signs)
    suit = next((suit for suit in found if suit and not (card and suit is card.suit)), None)
    return DENOMINATION_BY_TEXT[suit.value] if suit else None


def _required(reading: Reading, what: str) -> Denomination | None:
    if barred(reading):
        return None
    return _ordered(reading, what) or (_of_trick(reading, what) if what in REVOKES else None)


def _forbidden(reading: Reading, _: str) -> tuple[Denomination, ...]:
    return barred(reading)


def _forbidden_suits(reading: Reading, what: str) -> tuple[Denomination, ...]:
    """After a lead out of turn or beside penalty cards, unless declarer chooses something else."""
    return barred(reading) if demand(reading, what) in ("forbid", None) else ()


FILLERS: Mapping[str, Filler] = {"required": _required, "forbidden": _forbidden, "forbidden_suits": _forbidden_suits}
