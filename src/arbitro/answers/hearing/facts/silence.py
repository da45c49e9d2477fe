"""Who has not called yet: `East has not said a word`, `prima che Nord muova un dito`, `nimeni n-a mai licitat`."""

from collections.abc import Iterator

from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.text.concepts import Concept
from arbitro.answers.hearing.text.tokens import BREAKS, Item
from arbitro.bridge.seats import SEATS, Seat

DENIED = 4  # tokens from a negation to what is denied
BEHIND = 4  # tokens from such words to a player behind them
BEFORE = 3  # tokens from `before` to the player who had not called
SILENT = frozenset({"still-silent", "lho-not-called"})
SAID = SILENT | {"acting-word", "before-other"}
COMPARED = frozenset({"comparable", "not-comparable", "judged-comparable"})  # no comparable call
CALLED = frozenset({"called-director"})  # nobody called the director


def silent(reading: Reading, offender: Seat | None) -> frozenset[Seat]:
    """Who is said not to have called since this player did."""
    story = reading.story
    found: set[Seat] = set()
    for concept in _told(reading):
        if "nobody-word" in story.near(concept.first - DENIED, concept.last + 2):
            found |= {*SEATS} - {offender}
        else:
            found |= {who for item in _of(reading, concept) if (who := person(reading, item, offender))}
    return frozenset(found)


def _told(reading: Reading) -> Iterator[Concept]:
    """Where it is said."""
    story = reading.story
    for concept in story.concepts(SAID):
        if concept.name == "before-other":
            if _had_not(reading, concept):
                yield concept
            continue
        denied = concept.name in SILENT or story.denies(concept.first, within=DENIED)
        others = story.near(concept.first - DENIED, concept.last + 2) & COMPARED
        others |= story.near(concept.first, concept.last + 2) & CALLED
        if denied and not others and not story.at("call", concept.first):
            yield concept


def _had_not(reading: Reading, before: Concept) -> bool:
    """`Before South had moved`: a player behind, and what he had not done; not `before North, the dealer`."""
    story = reading.story
    item = _behind(reading, before.last, BEFORE)
    then = item and story.word(item.last + 1)
    return bool(item and then and then.isalnum() and "acting-word" in story.near(item.last + 1, item.last + BEHIND + 1))


def _of(reading: Reading, concept: Concept) -> list[Item]:
    """The players of whom it is said: those named last before it in the sentence, else behind, else whoever acted."""
    story = reading.story
    here = [item for item in story.of("seat", "role") if story.sentence(item.first) == story.sentence(concept.first)]
    before = [item for item in here if item.last < concept.first and item.value != "dealer"]
    if concept.name != "before-other" and before:
        found = [before[-1]]
        for item in reversed(before[:-1]):
            if not reading.players.joined(item.last + 1, found[-1].first):
                break
            found.append(item)
        return found
    behind = _behind(reading, concept.last, BEHIND)
    doer = behind or reading.players.doer(concept.first)
    return [doer] if doer else []


def _behind(reading: Reading, at: int, within: int) -> Item | None:
    """The player who is named shortly behind this place, in what is said in one breath."""
    story = reading.story
    for near in range(at + 1, min(at + within + 1, len(story.tokens))):
        if story.word(near) in BREAKS:
            return None
        if item := story.at("seat", near) or story.at("role", near):
            return item
    return None


def person(reading: Reading, item: Item, offender: Seat | None) -> Seat | None:
    """Who that is; partner and opponents are those of whoever made the call that is in question."""
    if item.kind == "seat":
        return item.value  # type: ignore[no-any-return]
    if offender is None or item.value == "dealer":
        return reading.players.dealer if item.value == "dealer" else None
    related = {"lho": offender.lho, "rho": offender.rho, "partner": offender.partner}
    return related.get(item.value)
