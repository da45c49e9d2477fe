"""What a story tells of the statement of a claim, of trumps that are still out, and of what the claim depends on."""

from collections.abc import Mapping

from arbitro.answers.hearing.facts.ending import claimer
from arbitro.answers.hearing.facts.kinds import Filler
from arbitro.answers.hearing.facts.tricks import told_denomination
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import answer
from arbitro.answers.hearing.text.story import INTO
from arbitro.bridge.cards import Denomination
from arbitro.bridge.seats import Seat

BEHIND = 5  # tokens between a card and the word that somebody has it
OF_CLAIMS = frozenset({
    "claim_contested", "tricks_claimed", "claim_agreed", "agreement_withdrawn", "concession_cancelled",
})  # fmt: skip
STATED = frozenset({"claim_contested", "tricks_claimed", "claim_agreed", "agreement_withdrawn"})
TOLD = 2  # a quotation of so many more sentences is the story itself
CLAIMED = frozenset({"mine-word", "for-me", "all-tricks"})
TRUMPS = frozenset({"trump-word", "mentions-trump", "line-told", "trump-held"})
SHOWN = frozenset({"still-has", "still-had", "showed-word", "holds-word", "still-left"})
MARKS = " .,;:!"


def _quoted(reading: Reading) -> tuple[str, range]:
    """What is quoted first, and its tokens."""
    text = reading.story.quoted[0] if reading.story.quoted else ""
    start = reading.story.text.find(text)
    inside = [at for at, one in enumerate(reading.story.tokens) if start <= one.start < start + len(text)]
    return text, range(inside[0], inside[-1] + 1) if inside else range(0)


def _line(reading: Reading, what: str) -> str | None:
    """The statement, where it says how the tricks are won: it names a suit, a card or trumps; no question, and not
    what an opponent says."""
    text, place = _quoted(reading)
    story, own, speaker = reading.story, claimer(reading, what), reading.speaker
    if not place or text.rstrip().endswith("?"):
        return None
    if story.sentence(place.stop - 1) - story.sentence(place.start) >= TOLD:
        return None
    if speaker and own and speaker.side is not own.side:
        return None
    named = any(item.first in place for item in story.of("suit", "card", "rank", "call"))
    tells = named or bool(story.near(place.start, place.stop - 1) & TRUMPS)
    return _about_play(reading, place).strip(MARKS) if tells else None


def _about_play(reading: Reading, place: range) -> str:
    """Without what only claims tricks, before or behind it: `drawing trumps[, the rest are mine]`."""
    story = reading.story
    cuts = [at for at in place if story.word(at) == "," or story.means(at, 1, "and")]
    starts, ends = [place.start, *(at + 1 for at in cuts)], [*cuts, place.stop]
    parts = [range(start, end) for start, end in zip(starts, ends, strict=True) if start < end]
    while len(parts) > 1 and _only_claims(reading, parts[-1]):
        parts.pop()
    while len(parts) > 1 and _only_claims(reading, parts[0]):
        parts.pop(0)
    return story.text[story.tokens[parts[0].start].start : story.tokens[parts[-1].stop - 1].end]


def _only_claims(reading: Reading, part: range) -> bool:
    """`The rest are mine`, `five`: no suit, card or trumps."""
    story = reading.story
    near = story.near(part.start, part.stop - 1)
    named = any(item.first in part for item in story.of("suit", "card", "rank", "call")) or near & TRUMPS
    counts = len(part) == 1 and story.at("number", part.start)
    return not named and bool(near & CLAIMED or counts)


def _statement(reading: Reading, what: str) -> tuple[str, ...]:
    line = _line(reading, what) if what in STATED else None
    return (line,) if line else ()


def _line_stated(reading: Reading, what: str) -> bool | None:
    """As told; also where the claimer is quoted with it."""
    said: bool | None = answer(reading.answering, "line_stated")
    return True if said is None and _line(reading, what) else said


def _trumps(reading: Reading, what: str) -> Denomination | None:
    return told_denomination(reading, what) or _denomination(reading, what)


def _denomination(reading: Reading, what: str) -> Denomination | None:
    """Of the bid that is no number of tricks in a statement: `in three no trump`; else `hearts are the top suit`,
    `Sud, a picche`."""
    if what not in OF_CLAIMS:
        return None
    story = reading.story
    bids = [bid for bid in story.bids if not story.tokens[bid.first].quoted]
    played = [bid for bid in bids if story.word(bid.first - 1) in INTO or story.means(bid.first - 1, 1, "at")]
    found: set[Denomination] = {bid.value.denomination for bid in played or bids}
    if len(found) == 1:
        return found.pop()
    for item in story.of("suit"):
        named = "top-suit" in story.near(item.last + 1, item.last + BEHIND)
        before = item.first - 1 - (story.word(item.first - 2) == ",")
        at = story.means(item.first - 1, 1, "at") and story.seat_at(before - 1)
        by = (
            story.means(item.first - 1, 1, "at")
            and story.seat_at(item.last + 2)
            and story.means(item.last + 1, 1, "by")
        )
        if item.value.suit and (named or at or by):
            return item.value  # type: ignore[no-any-return]
    return None


def _trump_outstanding(reading: Reading, what: str) -> bool | None:
    """As told; also a card of the trump suit that an opponent has: `West still held the ten of spades`."""
    story, trumps = reading.story, _trumps(reading, what)
    if trumps and not trumps.suit:
        return None
    if answer(reading.answering, "trump_outstanding"):
        return True
    own = claimer(reading, what)
    said = _quoted(reading)[1]
    for item in story.of("card", "suit"):
        is_trump = trumps and item.value.suit is trumps.suit and item.first not in said
        if is_trump and _has(reading, item.first, item.last, own):
            return True
    for concept in story.concepts({"trump-word"}):  # showed him the eight of trumps
        near = story.near(concept.first - BEHIND, concept.first - 1)
        who = reading.players.subject(concept.first)
        if "rank-word" in near and near & SHOWN and who and own and who.side is not own.side:
            return True
    return None


def _has(reading: Reading, first: int, last: int, own: Seat | None) -> bool:
    """Whether an opponent of the claimer is told to have the card here, in the same sentence; `my jack of spades`."""
    story = reading.story
    if story.means(first - 1, 1, "my") and story.tokens[first].quoted:
        return True
    near = range(max(0, first - BEHIND), min(len(story.tokens), last + BEHIND + 1))
    here = [at for at in near if story.sentence(at) == story.sentence(first)]
    if not here or story.denies(first):
        return False
    has = [at for at in here if story.means(at, 1, "holding")]
    has += [one.first for one in story.concepts(SHOWN) if one.first in here]
    if not has:
        return False
    if not story.near(here[0], here[-1]).isdisjoint({"still-has", "still-had"}):
        return True
    who = reading.players.subject(has[0])
    return bool(who and own and who.side is not own.side)


def _trump_mentioned(reading: Reading, what: str) -> bool | None:
    """Of a trump that is out: as told; not, where nothing was stated; else whether the statement names trumps."""
    if not _trump_outstanding(reading, what):
        return None
    said: bool | None = answer(reading.answering, "trump_mentioned")
    if said is None and _line_stated(reading, what) is False:
        return False
    place = _quoted(reading)[1]
    named = _line(reading, what) and "trump-word" in reading.story.near(place.start, place.stop - 1)
    return True if said is None and named else said


def _aware(reading: Reading, what: str) -> bool | None:
    """As told; who mentions the trump knows of it."""
    said: bool | None = answer(reading.answering, "aware_of_trump")
    return True if said is None and _trump_mentioned(reading, what) else said


def _unaware_likely(reading: Reading, what: str) -> bool | None:
    return True if what == "claim_contested" and answer(reading.answering, "aware_of_trump") is False else None


def _guess(reading: Reading, what: str) -> Seat | None:
    """Who has to guess, where the partner of a defender who claimed is told to."""
    own, declarer = claimer(reading, what), reading.players.declarer
    if own is None or declarer is None or own.side is declarer.side:
        return None
    subjects = (reading.players.subject(one.first) for one in reading.story.concepts({"partner-guess"}))
    return own.partner if own.partner in subjects else None


def _partners_choice(reading: Reading, what: str) -> bool | None:
    return True if _guess(reading, what) else None


def _one_opponent(reading: Reading, what: str) -> bool | None:
    """A card that may be with either opponent, where no line was stated."""
    told = reading.story.says("either-hand") and _line_stated(reading, what) is not True
    return True if told and not _guess(reading, what) else None


FILLERS: Mapping[str, Filler] = {
    "denomination": _denomination,
    "statement": _statement,
    "line_stated": _line_stated,
    "trump_outstanding": _trump_outstanding,
    "trump_mentioned": _trump_mentioned,
    "aware_of_trump": _aware,
    "unaware_at_all_likely": _unaware_likely,
    "needs_partners_choice": _partners_choice,
    "needs_card_with_one_opponent": _one_opponent,
}
