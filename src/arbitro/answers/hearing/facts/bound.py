"""The suit that a hand has to play, or those that it may not: as was demanded of it, else as the trick was led."""

from collections.abc import Iterator, Mapping

from arbitro.answers.hearing.facts.kinds import REVOKES, Filler
from arbitro.answers.hearing.facts.options import demand, demanded_suit, unwanted
from arbitro.answers.hearing.facts.playing import card_in_question, new_card
from arbitro.answers.hearing.facts.procedure import PLAYED
from arbitro.answers.hearing.facts.tricks import told_suit_led
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.text.concepts import Concept
from arbitro.answers.hearing.text.tokens import Item, ItemKind
from arbitro.bridge.cards import DENOMINATION_BY_TEXT, Denomination, Suit

BARRING = frozenset({"forbid", "wants-no", "bars-word"})
ORDERING = frozenset({"require", "lead-order", "order-word"})
CUTTING = frozenset({"but-word", "only-word", "still-had", "holds-word", "in-hand"})
REACH = 9  # tokens from a word that forbids or demands to the first suit
JOINED = 3  # tokens from one suit of a row to the next
AHEAD = 3  # tokens from a suit to the word that it is not wanted
SAID = 2  # tokens from `play` to the suit, in what somebody is quoted with
CLOSE = 4  # tokens from `failed to follow` or `ruffed` to the suit


def _behind(reading: Reading, at: int, reach: int) -> list[Item]:
    """The suits that are told in a row from here on: `forbade East a spade and a heart`."""
    story = reading.story
    row: list[Item] = []
    last = at
    for item in _suits(reading, at):
        cut = item.first - last - 1 > (JOINED if row else reach)
        if item.first > at and (cut or story.near(last + 1, item.first - 1) & CUTTING):
            break
        if item.first > at:
            row.append(item)
            last = item.last
    return row


def _suits(reading: Reading, at: int) -> list[Item]:
    """Those of a sentence; `a club` is no bid here."""
    story = reading.story
    here = [item for item in story.of("suit", "call") if story.sentence(item.first) == story.sentence(at)]
    return [item for item in here if _suit(item) and (item.kind == "suit" or story.is_article_at(item.first))]


def _suit(item: Item) -> Denomination | None:
    """The suit that is named."""
    suit: Denomination | None = item.value if item.kind == "suit" else item.value.denomination
    return suit if suit and suit.suit else None


def barred(reading: Reading) -> tuple[Denomination, ...]:
    """`Forbade him clubs`, `gli vieta picche e cuori`, `să nu iasă nici pică, nici treflă`, `no clubs from you`."""
    story = reading.story
    for concept in story.concepts(BARRING):
        row = _behind(reading, concept.last, REACH)
        ahead = [one for one in _suits(reading, concept.first) if _is_one_clause(reading, concept, one)]
        row = row or [one for one in ahead if 0 < concept.first - one.last <= AHEAD][-1:]
        if row:
            return tuple(dict.fromkeys(filter(None, map(_suit, row))))
    return unwanted(reading)


def _ordered(reading: Reading, what: str) -> Denomination | None:
    """`Told North to lead a diamond`, `doveva uscire a quadri`, `i-a cerut pică`, `«gioca cuori»`."""
    story = reading.story
    for concept in story.concepts(ORDERING):
        if row := _behind(reading, concept.last, REACH):
            return _suit(row[0])
    said = (item for item in story.of("suit") if item.value.suit and story.tokens[item.first].quoted)
    for item in said:
        if story.near(item.first - SAID, item.first - 1) & PLAYED:
            return _suit(item)
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
