"""Suits that somebody says he wants led, or not: in a row behind a word that asks or forbids, or each with a `no`."""

from collections.abc import Collection

from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.text.concepts import Concept
from arbitro.answers.hearing.text.tokens import Item
from arbitro.bridge.cards import Denomination

BARRING = frozenset({"forbid", "wants-no", "bars-word"})
SAYING = frozenset({"spoke", "demand-word", "require", "forbid"})
CUTTING = frozenset({"but-word", "only-word", "still-had", "holds-word", "in-hand"})
REACH = 9  # tokens from a word that forbids or demands to the first suit
JOINED = 3  # tokens from one suit of a row to the next
AHEAD = 3  # tokens from a suit to the word that it is not wanted
SAID = 8  # tokens from the word that somebody says something to a suit
BACK = 3  # tokens back from a suit to a word of holding


def first_behind(reading: Reading, names: Collection[str], reach: int = REACH) -> Denomination | None:
    """The first suit that is told behind one of these words."""
    rows = (_behind(reading, concept, reach) for concept in reading.story.concepts(names))
    return next((_suit(row[0]) for row in rows if row), None)


def _behind(reading: Reading, concept: Concept, reach: int) -> list[Item]:
    """The suits that are told in a row from here on: `forbade East a spade and a heart`."""
    story = reading.story
    row: list[Item] = []
    last = concept.last
    for item in (one for one in _suits(reading, concept.last) if one.first > concept.last):
        cut = item.first - last - 1 > (JOINED if row else reach)
        if cut or story.near(last + 1, item.first - 1) & CUTTING:
            break
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
        row = _behind(reading, concept, REACH)
        ahead = [one for one in _suits(reading, concept.first) if story.clause(concept.last) == story.clause(one.first)]
        row = row or [one for one in ahead if 0 < concept.first - one.last <= AHEAD][-1:]
        if row:
            return tuple(dict.fromkeys(filter(None, map(_suit, row))))
    return unwanted(reading)


def unwanted(reading: Reading) -> tuple[Denomination, ...]:
    """`Told West no spade and no heart`, «né cuori né picche», „caro nu joci”: suits, where somebody says so."""
    story = reading.story
    found = []
    for item in story.of("suit"):
        said = (one for one in story.concepts(SAYING) if 0 < item.first - one.last <= SAID)
        said_here = any(story.sentence(one.first) == story.sentence(item.first) for one in said)
        says = story.tokens[item.first].quoted or said_here
        holds = any(story.means(at, 1, "holding") for at in range(max(0, item.first - BACK), item.first))
        if item.value.suit and says and not holds and not story.is_asked(item.first) and _is_unwanted(reading, item):
            found.append(item.value)
    return tuple(dict.fromkeys(found))


def _is_unwanted(reading: Reading, suit: Item) -> bool:
    story = reading.story
    at = suit.first - 1
    while at > 0 and story.word(at) in story.speeches.fill:
        at -= 1
    ahead = any(one.last == at for one in story.concepts({"no-suit"}))
    behind = any(0 < one.first - suit.last <= 2 for one in story.concepts({"not-to-lead"}))
    return ahead or behind
