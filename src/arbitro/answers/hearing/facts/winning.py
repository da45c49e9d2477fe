"""Who won the trick of a revoke, and who did what a word of the play says."""

from collections.abc import Iterator
from typing import NamedTuple

from arbitro.answers.hearing.facts.playing import card_in_question, denomination
from arbitro.answers.hearing.facts.tricks import told_lead
from arbitro.answers.hearing.facts.who import offender
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.text.concepts import Concept
from arbitro.answers.hearing.text.tokens import ENDS, Item
from arbitro.bridge.seats import Seat, Side

BEHIND = 2  # tokens from a verb to whoever did it: won by East, l'ha vinta Ovest
NEITHER = 6  # tokens between `neither` and `won`
RUFFED = 9  # tokens from a ruff to the word that it won


class Done(NamedTuple):
    """Who did something; nobody: it is told of no one in particular; and whether it is denied."""

    who: Seat | Side | None
    is_denied: bool


def person(reading: Reading, item: Item, own: Seat | None) -> Seat | Side | None:
    """A player, a side, declarer or a defender, the partner of whoever the story is about."""
    if item.kind == "side":
        return item.value  # type: ignore[no-any-return]
    if item.kind == "role" and item.value == "defender":
        declarer = reading.players.declarer
        return declarer.side.opponents if declarer else None
    if item.kind == "role" and item.value == "partner":
        return own.partner if own else None
    return reading.players.person(item)


def doer(reading: Reading, concept: Concept, own: Seat | None) -> Seat | Side | None:
    """Behind the verb, also `il mio compagno Est`, else the nearest before it in its clause, else as for every verb."""
    story = reading.story
    for at in range(concept.last + 1, concept.last + 2 + BEHIND):
        item = story.at("seat", at)
        near = at <= concept.last + BEHIND or story.means(at - 1, 1, "my")
        joined = at == concept.last + 1 or (story.word(at - 1).isalnum() and not story.means(at - 1, 1, "and"))
        if item and near and joined:
            return item.value  # type: ignore[no-any-return]
    clause = story.clause(concept.first)
    before = [
        item
        for item in story.of("seat", "role", "side")
        if item.last < concept.first and story.clause(item.first) == clause and not reading.players.is_object(item)
    ]
    for item in reversed(before):
        if who := person(reading, item, own):
            return who
    return reading.players.subject(concept.first) or own


def _winner(reading: Reading, concept: Concept, own: Seat | None) -> Seat | Side | None:
    """As for every verb; also `la presa va al dichiarante`, `the trick went to the defence`."""
    story = reading.story
    for item in story.of("role", "side"):
        between = range(concept.last + 1, item.first)
        close = item.first > concept.last and len(between) <= BEHIND
        close = close and story.clause(item.first) == story.clause(concept.last)
        close = close and not any(story.means(at, 1, "and") for at in between)
        if close and all(story.word(at).isalpha() for at in between) and (who := person(reading, item, own)):
            return who
    if "ruff" in story.said_between(max(0, concept.first - BEHIND), concept.last):  # that ruff took the trick
        return own
    return doer(reading, concept, own)


def _winners(reading: Reading, what: str) -> Iterator[Done]:
    own, story = offender(reading, what), reading.story
    won = list(story.concepts({"won-it"}))
    for concept in won:
        yield Done(_winner(reading, concept, own), story.denies(concept.first))
    for concept in story.concepts({"won-word"}):  # declarer had won the club
        if any(one.first <= concept.first <= one.last for one in won):
            continue
        item = story.at("suit", concept.last + 2)
        if item and item.value.suit and story.word(concept.last + 1) in story.speeches.fill:
            yield Done(doer(reading, concept, own), story.denies(concept.first))
    for concept in story.concepts({"ruff-won"}):  # Vest taie un caro și ia
        ruffs = [one for one in story.concepts({"ruff"}) if 0 < concept.first - one.first <= RUFFED]
        here = any(story.sentence(one.first) == story.sentence(concept.first) for one in ruffs)
        if own and here and not story.word(concept.last + 1).isalnum():
            yield Done(own, False)
    for concept in story.concepts({"trick"}):  # Lev: S
        seat = story.at("seat", concept.last + 2)
        if seat and story.word(concept.last + 1) == ":" and story.word(seat.last + 1) in ENDS:
            yield Done(seat.value, False)
    if own and story.says("we-won") and story.me is None and not _tells_partner(reading):
        yield Done(own.side.opponents, False)


def _tells_partner(reading: Reading) -> bool:
    """`My partner`: whoever tells it may be of either side."""
    story = reading.story
    return any(item.value == "partner" and story.means(item.first - 1, 1, "my") for item in story.of("role"))


def _neither_won(reading: Reading) -> bool:
    """`Neither he nor his partner won it`, `n-a luat-o nici el, nici Est`."""
    story = reading.story
    won = list(story.concepts({"won-word", "won-it"}))
    return any(
        abs(one.first - neither.first) <= NEITHER and story.clause(one.first) == story.clause(neither.first)
        for neither in story.concepts({"neither-word"})
        for one in won
    )


def _could_not(reading: Reading, what: str) -> bool:
    """Without trumps, or with another suit than trumps, nobody wins a trick to which he did not follow."""
    if reading.story.says("ruff"):
        return False
    trumps, card = denomination(reading, what), card_in_question(reading, what)
    led = told_lead(reading)
    if trumps and not trumps.suit:
        return bool(reading.story.says("discard", "revoke"))
    return bool(trumps and card and led and card.suit not in (trumps.suit, led.suit))


def offender_won(reading: Reading, what: str) -> bool | None:
    """`East won that trick with the ruff`, `la presa l’ha vinta Ovest`, `leva a luat-o Est`."""
    if _neither_won(reading):
        return False
    own = offender(reading, what)
    found = {
        (done.who is own) is not done.is_denied
        for done in _winners(reading, what)
        if own and done.who and (done.who is own or not done.is_denied) and done.who is not own.side
    }
    if not found and own and _could_not(reading, what):
        return False
    return found.pop() if len(found) == 1 else None


def side_won(reading: Reading, what: str) -> bool | None:
    if _neither_won(reading):
        return False
    own = offender(reading, what)
    found: set[bool] = set()
    for who, is_denied in _winners(reading, what):
        if own and who:
            side = who if isinstance(who, Side) else who.side
            if not is_denied:
                found.add(side is own.side)
            elif isinstance(who, Side):
                found.add(side is not own.side)
    return found.pop() if len(found) == 1 else None
