"""What a story tells of boards, of hands and their cards, and of sides."""

from collections.abc import Mapping

from arbitro.answers.hearing.facts.aftermath import mixed_side
from arbitro.answers.hearing.facts.kinds import Filler
from arbitro.answers.hearing.facts.scores import SCORES
from arbitro.answers.hearing.game.counted import FULL, MINUS
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import answer
from arbitro.answers.hearing.text.concepts import Concept
from arbitro.answers.hearing.text.tokens import Item
from arbitro.bridge.board import dealer_of, vulnerability_of
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import SEATS, Seat, Side

NEAR = 3
MARKS = frozenset({"marks", "dealer-word", "dealer-mark"})


def _number(reading: Reading, _: str) -> int | None:
    return reading.players.board


def _misplaced_hands(reading: Reading, _: str) -> tuple[Seat, ...]:
    if answer(reading.answering, "differs") == "dealer_or_vulnerability":
        return ()
    named = {item.value for item in reading.story.of("seat")}
    seats = tuple(seat for seat in SEATS if seat in named)
    sides = tuple(seat for item in reading.story.of("side") for seat in SEATS if seat.side is item.value)
    return seats if len(seats) == 2 else sides if len(sides) == 2 else ()


def _count(seat: Seat) -> Filler:
    def count(reading: Reading, _: str) -> int | None:
        return reading.counted.hands.get(seat)

    return count


def _vulnerability(reading: Reading, what: str) -> str | None:
    """As told; `noi în zonă, ei nu`: the side of whoever tells it, else of the only player; `zona NS`, `EW are red`."""
    story = reading.story
    seats = {item.value for item in story.of("seat")}
    own = story.me or (next(iter(seats)) if len(seats) == 1 else None)
    if own and story.says("we-are-vulnerable"):
        return str(own.side.value).lower()
    if they := next(filter(None, (_they(reading, one) for one in story.concepts({"they-are-vulnerable"}))), None):
        return str(they.value).lower()
    marked = [item for item in story.of("side") if "vulnerable-side" in _beside(reading, item)]
    told = reading.vulnerability or (str(marked[0].value.value).lower() if len(marked) == 1 else None)
    return told or ("none" if _nobody_vulnerable(reading, what) else None)


def _they(reading: Reading, concept: Concept) -> Side | None:
    """The opponents of whoever tells it; `in zona solo loro`: else the side that was spoken of last."""
    story = reading.story
    if story.me:
        return story.me.lho.side
    before = [item.value for item in story.of("side", "seat") if item.last < concept.first]
    only = "only-word" in story.near(concept.first - 1, concept.last + 1)
    return getattr(before[-1], "side", before[-1]) if only and before else None


def _beside(reading: Reading, item: Item) -> frozenset[str]:
    """What is said right before a side, or behind it and not denied."""
    story = reading.story
    end = min(item.last + NEAR, story.edge(story.clause(item.last) + 1) - 1)
    behind = story.near(item.last + 1, end)
    return story.near(item.first - 1, item.first - 1) | (frozenset() if "not" in behind else behind)


def _nobody_vulnerable(reading: Reading, what: str) -> bool:
    """`Nevulnerabili`, in a sentence without a side or player; not `South, not vulnerable, opened`. Of a score
    the clause decides, as only declarer counts: `4♥ by North made, not vulnerable`."""
    story = reading.story
    part = story.clause if what == "what_is_the_score" else story.sentence
    parts = {part(one.first) for one in story.concepts({"not-vulnerable"})}
    return bool(parts) and not any(part(item.first) in parts for item in story.of("side", "seat"))


def _side(reading: Reading, what: str) -> str | None:
    """The only side of the story; of two the one that did it: `NS claim a revoke but EW have mixed their cards`."""
    story = reading.story
    if what == "cards_mixed":
        return mixed_side(reading)
    sides = {item.value for item in story.of("side")} or {item.value.side for item in story.of("seat")}
    deed = reading.deed(what) if len(sides) > 1 else None
    if deed:
        before = [item for item in story.of("side", "seat") if item.first < deed.first]
        here = [item for item in before if story.sentence(item.first) == story.sentence(deed.first)]
        sides = {getattr(item.value, "side", item.value) for item in here[-1:]}
    return sides.pop().value if len(sides) == 1 else None


def _marked_dealer(reading: Reading, _: str) -> Seat | None:
    """Of the players in a sentence that speaks of the mark, the one who does not deal this board."""
    story, players = reading.story, reading.players
    marks = {story.sentence(one.first) for one in story.concepts(MARKS)}
    marks |= {story.sentence(item.first) for item in story.of("role") if item.value == "dealer"}
    marked = [item.value for item in story.of("seat") if story.sentence(item.first) in marks]
    right = dealer_of(players.board) if players.board else None
    wrong = dict.fromkeys(seat for seat in marked if seat is not right)
    return next(iter(wrong)) if right and len(wrong) == 1 else players.named_dealer


def _marked_vulnerability(reading: Reading, _: str) -> str | None:
    """The first that is told and not the one that the number calls for."""
    number = reading.players.board
    right = vulnerability_of(number).value if number else None
    told = [value for value, _ in reading.vulnerabilities]
    return next((value for value in told if value != right), told[0] if told else None)


def _wrong_hand_called(reading: Reading, _: str) -> bool | None:
    """Whether somebody with more or less than thirteen cards has called; after the auction everybody has."""
    stage = answer(reading.answering, "stage")
    if stage in ("play", "completed"):
        return True
    wrong = {seat for seat, count in reading.counted.hands.items() if count != FULL}
    if any(made.by in wrong for made in reading.laid(False).made):
        return True
    return False if reading.story.says("nobody-bid", "no-call-yet") and not reading.told.made else None


def _score_there(reading: Reading, _: str) -> int | None:
    """`At the other table they made 620`."""
    story = reading.story
    sentences = {story.sentence(one.first) for one in story.concepts({"other-room"})}
    for item in story.of("number"):
        if item.value in SCORES and story.sentence(item.first) in sentences:
            return -int(item.value) if story.word(item.first - 1) in MINUS else int(item.value)
    return None


def _results(reading: Reading, what: str) -> str | None:
    """A score at the other table."""
    return "one" if _score_there(reading, what) is not None else None


def _cancelled(reading: Reading, _: str) -> Call | None:
    """The first of two calls, or the one that was made again."""
    calls = [item.value for item in reading.story.of("call")]
    is_told = len(calls) > 1 or reading.story.says("again-word")
    return calls[0] if calls and is_told else None


FILLERS: Mapping[str, Filler] = {
    "number": _number,
    "misplaced_hands": _misplaced_hands,
    **{seat.name.lower(): _count(seat) for seat in SEATS},
    "vulnerability": _vulnerability,
    "side": _side,
    "marked_dealer": _marked_dealer,
    "marked_vulnerability": _marked_vulnerability,
    "wrong_hand_called": _wrong_hand_called,
    "score_at_other_table": _score_there,
    "results": _results,
    "cancelled": _cancelled,
}
