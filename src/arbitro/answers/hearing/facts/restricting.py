"""What declarer asks of a defender whose partner withdrew a call: `anything but a club`, `cuori no`, `fără pică`."""

from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.text.concepts import Concept
from arbitro.answers.hearing.text.tokens import BREAKS, ENDS, Item
from arbitro.bridge.cards import Suit

REACH = 6  # tokens from the word to the suit
OFFERED = frozenset({"suit-may-require", "suit-may-forbid"})  # what he is told that he may do


def restricted(reading: Reading) -> tuple[str | None, Suit | None]:
    """What he asks for, and the suit: as told last."""
    story = reading.story
    found: tuple[str | None, Suit | None] = (None, None)
    for item in story.of("suit", "call"):
        suit = item.value.suit if item.kind == "suit" else item.value.is_bid and item.value.denomination.suit
        if suit and (wish := _wish(reading, item)):
            found = (wish, suit)
    if story.says("leaves-free") and found[0] is None:
        return "decline", None
    return found if found[0] else (_of_it(reading), None)


def _wish(reading: Reading, item: Item) -> str | None:
    """What is said of this suit: not what somebody may ask for, nor of a bid that was taken back."""
    story = reading.story
    first = max(item.first - REACH, 0)
    while any(story.word(at) in BREAKS for at in range(first, item.first)):
        first += 1
    said = story.near(first, item.first - 1)
    if said & OFFERED or (item.kind == "call" and item.value.level > 1):
        return None
    if "plain-no" in story.near(item.last + 1, item.last + 1) and story.word(item.last + 2) in ENDS | {"»", "”", '"'}:
        return "forbid"
    if "forbids-suit" in said or any(_is_behind(item, one) for one in story.concepts({"forbids-suit"})):
        return "forbid"
    return "require" if said & {"picks-suit"} else None


def _is_behind(item: Item, banned: Concept) -> bool:
    """`Le cuori non le deve toccare`: more than a `not`, right behind the suit."""
    return banned.last > banned.first and 0 < banned.first - item.last <= 2


def _of_it(reading: Reading) -> str | None:
    """`Păi i-o interzic`: the suit was named before."""
    story = reading.story
    for concept in story.concepts({"forbid"}):
        if not story.near(concept.first - 2, concept.last + 2) & OFFERED:
            return "forbid"
    return None
