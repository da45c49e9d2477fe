"""What a story tells of results: what was made and entered, by whom, how long ago; and what a side says it won."""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from arbitro.answers.hearing.facts.kinds import Filler
from arbitro.answers.hearing.game.counted import MINUS
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import answer
from arbitro.answers.hearing.text.concepts import Concept
from arbitro.answers.hearing.text.tokens import Item
from arbitro.bridge.seats import Seat, Side

NEAR, REACH, FAR = 3, 4, 7
HALF = 5  # tokens from an hour to the half behind it
ENTERED = frozenset({"score", "scored-wrong", "device-word", "put-in-as"})
PLAYED_HERE = frozenset({"wrong_board_played", "wrong_number_of_cards"})
CONTRADICTS = "record_contradicts_itself"
AT_TABLE = frozenset({"adjusted_score", "looked_at_again"})
SCORES = range(50, 8000, 10)  # what a board may count
TRICKS = range(5, 14)
HOURS = range(1, 73)
CLOCK = re.compile(r"\b([01]?\d|2[0-3])[:.]([0-5]\d)\b")
SPANS = {"quarter-hour": 15, "half-hour": 30, "whole-hour": 60}
OUT, GIVEN = frozenset({"score-out"}), frozenset({"ruling-given", "ruling"})
OTHER_COUNTS = frozenset({"minutes", "board", "round-word", "board-word", "tables", "tricks-later", "card-word"})


class Span(NamedTuple):
    """So many minutes, and between which tokens."""

    minutes: int
    first: int
    last: int


def spans(reading: Reading) -> list[Span]:
    """`20 minutes`, `un quarto d’ora`, `o jumătate de oră`; behind one also a number alone: `and 10 since`."""
    story = reading.story
    found = [Span(SPANS[one.name], one.first, one.last) for one in story.concepts(SPANS)]
    found = [one for one in found if not any(_is_within(one, other) for other in found)]
    found = [_with_half(reading, one) for one in found]
    starts = {one.first for one in story.concepts({"since-word"})}
    for item in story.of("number"):
        behind = story.near(item.last + 1, item.last + 2)
        since = found and item.last + 1 in starts and not behind & OTHER_COUNTS
        if "minutes" in behind or since:
            found.append(Span(int(item.value), item.first, item.last))
        elif _is_of_hours(reading, item):
            found.append(_with_half(reading, Span(60 * int(item.value), item.first, item.last)))
    return _joined(reading, sorted({*found}, key=lambda one: one.first))


def _is_within(one: Span, other: Span) -> bool:
    """`An hour` in `half an hour`."""
    return other.first <= one.first and one.last <= other.last and one != other


def _joined(reading: Reading, found: list[Span]) -> list[Span]:
    """`Two hours and ten minutes`, `o oră și zece`."""
    joined = list[Span]()
    for one in found:
        before = joined[-1] if joined else None
        both = before and one.first - before.last <= NEAR and reading.story.means(one.first - 1, 1, "and")
        if before and both and before.minutes % SPANS["whole-hour"] == 0 and one.minutes < SPANS["whole-hour"]:
            joined[-1] = Span(before.minutes + one.minutes, before.first, one.last)
        else:
            joined.append(one)
    return joined


def _with_half(reading: Reading, span: Span) -> Span:
    """`An hour and a half`, `un’ora e mezza`, `o oră și jumătate`."""
    halves = (one for one in reading.story.concepts({"and-a-half"}) if 0 < one.last - span.first <= HALF)
    half = next(halves, None) if span.minutes % SPANS["whole-hour"] == 0 else None
    return Span(span.minutes + SPANS["half-hour"], span.first, max(span.last, half.last)) if half else span


def _is_of_hours(reading: Reading, item: Item) -> bool:
    """`Two hours`, `20 de ore`."""
    story = reading.story
    behind = story.near(item.last + 1, item.last + 1 + story.means(item.last + 1, 1, "by"))
    return item.value in HOURS and "hours-word" in behind


def between(text: str) -> int | None:
    """`Over at 5:00 … in at 5:25`."""
    told = [60 * int(hour) + int(minute) for hour, minute in CLOCK.findall(text)]
    return told[1] - told[0] if len(told) == 2 and told[0] < told[1] else None


def _minutes(reading: Reading, _: str) -> int | None:
    told = spans(reading)
    return told[0].minutes if told else None


def _since(reading: Reading, of: frozenset[str]) -> int | None:
    """The time since the scores were out, or since a ruling was given, whichever is told next to it."""
    for span in spans(reading):
        if _marked(reading, span) <= of:
            return span.minutes
    return None


def _marked(reading: Reading, span: Span) -> frozenset[str]:
    """What a time counts from: the first word of either kind behind it in its sentence, else the last before it."""
    story = reading.story
    marks = [one for one in story.concepts(OUT | GIVEN) if story.sentence(one.first) == story.sentence(span.first)]
    clause = {story.clause(span.first), story.clause(span.last)}
    behind = [one for one in marks if one.first > span.last]
    before = [one for one in marks if one.last < span.first]
    here = [one for one in before if story.clause(one.first) in clause]
    marks = sorted(behind, key=lambda one: one.first)[:1] or here[-1:] or before[-1:]
    if marks:
        return frozenset({marks[0].name})
    score, ruling = story.says("score", *OUT), story.says("ruling")
    return OUT if score and not ruling else GIVEN if ruling and not score else frozenset({""})


def _since_score(reading: Reading, _: str) -> int | None:
    """As told, else between two times of the clock."""
    told = _since(reading, OUT)
    return between(reading.story.text) if told is None and reading.story.says(*OUT) else told


def _since_ruling(reading: Reading, what: str) -> int | None:
    """As told; of a ruling that is appealed also the only time: `a quarter of an hour ago`."""
    told, times = _since(reading, GIVEN), spans(reading)
    alone = told is None and what == "appeal_requested" and len(times) == 1 and not reading.story.says("score", *OUT)
    return times[0].minutes if alone else told


def result(reading: Reading, what: str) -> str | None:
    """`4HX N -2`: a contract with its declarer and what came of it; of two the one that it should have been."""
    story = reading.story
    bids = story.bids
    if len(bids) == 2 and story.near(bids[0].last + 1, bids[1].first - 1) & {"instead"}:
        bids = bids[1:]
    declarer = declarer_of(reading, bids[0]) if bids else None
    if len({bid.value for bid in bids}) != 1 or not declarer or (made := _made(reading, bids[0], what)) is None:
        return None
    near = what not in AT_TABLE or "double" in story.near(bids[0].last + 1, bids[0].last + NEAR)
    doubled = "XX" if story.says("redouble") else "X" if near and _is_doubled(reading) else ""
    return f"{bids[0].value.value}{doubled} {declarer.value} {f'{made:+d}' if made else '='}"


def declarer_of(reading: Reading, bid: Item) -> Seat | None:
    """`4♠ by West`, else the only player who is named, else whoever made it: `South made exactly 3NT`."""
    players, seats = reading.players, reading.story.of("seat")
    by = [item for item in seats if 0 < item.first - bid.last <= REACH and players.is_by(item)]
    named = {item.value for item in by[:1] or seats}
    if len(named) == 1:
        return Seat(named.pop())
    made = [one for one in reading.story.concepts({"just-made"}) if 0 <= bid.first - one.last <= NEAR]
    return players.subject(made[0].first) if made else None


def _made(reading: Reading, bid: Item, what: str) -> int | None:
    """Tricks over the contract, or under it, as they were made: where the contract is told, if they are told there."""
    story, told = reading.story, tricks_made(reading, bid)
    if len({over for _, over in told}) > 1 and what != CONTRADICTS:  # also as it was entered
        told = [(at, over) for at, over in told if not _is_entered(reading, at)]
    if len({over for _, over in told}) > 1:  # nine tricks or ten, it cannot be both
        here = story.sentence(bid.first)
        told = sorted((at, over) for at, over in told if story.sentence(at) == here)
        written = any(story.sentence(one.first) == here for one in story.concepts(ENTERED))
        told = told[:1] if what == CONTRADICTS else [] if written else told
    return told[0][1] if told and len({over for _, over in told}) == 1 else None


def tricks_made(reading: Reading, bid: Item) -> list[tuple[int, int]]:
    """All that is told of tricks over this contract, or under it, and at which token."""
    story = reading.story
    found = [(concept.last, 0) for concept in story.concepts({"just-made", "made-even"})]
    found += [(concept.last, 1) for concept in story.concepts({"made-extra"})]
    found += [(at, 0) for at in range(bid.last, min(bid.last + NEAR, len(story.tokens))) if _is_even(reading, at)]
    for item in story.of("number"):
        if not 0 < item.value <= 13 or bid.first <= item.first <= bid.last:
            continue
        before = story.said_between(item.last + 1, item.last + 1) & {"trick", "under"}
        if item.first < bid.first and not ("trick" in before or (before and bid.first - item.first <= REACH)):
            continue
        start, end = max(0, item.first - 2), item.last + 2
        near = story.said_between(start, end)
        under = any(one.first in range(start, end + 1) for one in story.concepts({"under"}) if not _is_of(reading, one))
        made = "just-made" in story.said_between(item.first - 1, item.first - 1)
        if ("trick" in near or made) and item.value >= 7:
            found.append((item.first, int(item.value) - 6 - int(bid.value.level)))
        elif (under and "under" in near) or story.word(item.first - 1) in MINUS:
            found.append((item.first, -int(item.value)))
        elif "beyond" in near or story.text[story.tokens[item.first].start - 1] == "+":
            found.append((item.first, int(item.value)))
    return [(at, over) for at, over in found if over or not any(0 < other - at <= REACH for other, _ in found)]


def _is_even(reading: Reading, at: int) -> bool:
    """`3NT S =`."""
    return reading.story.text[reading.story.tokens[at].end :].lstrip(" ").startswith("=")


def _is_of(reading: Reading, concept: Concept) -> bool:
    """`One of the two`, which has the stem of `one off`."""
    return reading.story.word(concept.first) == "of"


def is_signed(reading: Reading, item: Item) -> bool:
    """`+110`, `-3`."""
    story = reading.story
    return story.word(item.first - 1) in MINUS or story.text[: story.tokens[item.first].start].endswith("+")


def _is_entered(reading: Reading, at: int) -> bool:
    """`The slip says one down`, `ma sulla Bridgemate hanno battuto 4P giuste`."""
    scores = [one.last for one in reading.story.concepts(ENTERED) if one.last < at]
    return bool(scores) and reading.story.sentence(scores[-1]) == reading.story.sentence(at) and at - scores[-1] <= FAR


def _is_doubled(reading: Reading) -> bool:
    """Not `prima contro prima`: who is vulnerable; not `not doubled`."""
    story = reading.story
    taken = {at for item in story.of("vulnerability") for at in range(item.first, item.last + 1)}
    told = (one.first for one in story.concepts({"double"}) if one.first not in taken)
    return any(not story.denies(at, within=1) for at in told)


def _doer(reading: Reading, concept: Concept) -> Seat | None:
    """Right behind the verb, else before it."""
    item = reading.story.at("seat", concept.last + 1)
    item = item or reading.story.at("seat", concept.last + 2)
    return item.value if item and reading.players.is_by(item) else reading.players.subject(concept.first)


def _entered_by(reading: Reading, _: str) -> Seat | None:
    """`North keyed it in`, `l’ha inserito Nord`."""
    for concept in reading.story.concepts({"entered-word"}):
        if who := _doer(reading, concept):
            return who
    return None


def _confirmed_by(reading: Reading, _: str) -> Seat | None:
    for concept in reading.story.concepts({"confirmed-word"}):
        denied = reading.story.denies(concept.first)
        if not denied and (who := _doer(reading, concept)):
            return who
    return None


def _stationary(reading: Reading, _: str) -> str | None:
    """`NS are stationary`: the side before the word, else behind it."""
    story = reading.story
    for concept in story.concepts({"stationary-word"}):
        here = story.of_sentence("side", story.sentence(concept.first))
        before = [item for item in here if item.last < concept.first]
        if before or here:
            return str((before or list(here))[-1].value.value)
    return None


def _amounts(reading: Reading) -> Iterator[Item]:
    """Numbers that may be points of a score."""
    story = reading.story
    for item in story.of("number"):
        is_board = "board" in story.near(item.first - 1, item.first - 1)
        if item.value in SCORES and not is_board and not _is_time(reading, item):
            yield item


def _is_time(reading: Reading, item: Item) -> bool:
    return "minutes" in reading.story.near(item.last + 1, item.last + 2)


def _for_north_south(reading: Reading, item: Item) -> int | None:
    """Points for North-South: by the side next to them, a minus before them, else by the result."""
    story = reading.story
    minus = story.word(item.first - 1) in MINUS or "under" in story.near(item.first - 1, item.first - 1)
    near = [side for side in story.of("side") if side.last - item.first >= -NEAR and side.first - item.last <= NEAR]
    if near:
        nearest = min(near, key=lambda side: (abs(side.first - item.first), side.first < item.first))
        sign = 1 if nearest.value is Side.NS else -1
    elif minus:
        sign = 1
    elif told := result(reading, ""):
        declarer = Seat(told.split()[1])
        sign = 1 if (declarer.side is Side.NS) is not ("-" in told) else -1
    else:
        return int(item.value)
    return int(-sign * item.value if minus else sign * item.value)


def _recorded(reading: Reading, what: str) -> int | None:
    if what != CONTRADICTS:
        return None
    amounts = [*_amounts(reading)]
    return _for_north_south(reading, amounts[0]) if len({item.value for item in amounts}) == 1 else None


def _other_table(reading: Reading, _: str) -> int | None:
    """`At the other table it was +620 to NS`: the points told in that sentence."""
    story = reading.story
    sentences = {story.sentence(one.first) for one in story.concepts({"other-table-word"})}
    amounts = [item for item in _amounts(reading) if story.sentence(item.first) in sentences]
    return _for_north_south(reading, amounts[0]) if len(amounts) == 1 else None


def _results(reading: Reading, what: str) -> str | None:
    """Whether there is a result at the other table: also where its points are told."""
    said: str | None = answer(reading.answering, "results")
    if said == "none" and what in PLAYED_HERE and not reading.story.says("other-table-word"):
        return None
    return said or ("one" if _other_table(reading, "") is not None else None)


def _declarers(reading: Reading, _: str) -> int | None:
    """`Declarer actually made ten tricks`."""
    story = reading.story
    for item in story.of("number"):
        made = story.near(item.first - NEAR, item.last + NEAR) & {"declarer-made"}
        if item.value in TRICKS and made and "trick" in story.near(item.last + 1, item.last + 1):
            return int(item.value)
    return None


def _more(reading: Reading, _: str) -> int | None:
    """`One more trick than was entered`, `una presa in più`; of two numbers the difference: `10 levate, nu 9`."""
    story = reading.story
    numbers = [item for item in story.of("number") if 0 < item.value <= 13 and not _is_level(reading, item)]
    numbers = [item for item in numbers if item.value != reading.players.board]
    for item in numbers:
        around = story.near(item.first - 1, item.first - 1) | story.near(item.last + 1, item.last + NEAR)
        counted = "trick" in story.near(item.last + 1, item.last + 2)
        if item.value < TRICKS[0] and counted and "more-word" in around:
            return int(item.value)
    counts = list(
        dict.fromkeys(item.value for item in numbers if item.value in TRICKS and not _is_other(reading, item))
    )
    if len(counts) == 2 and story.says("trick"):
        return int(abs(counts[0] - counts[1]))
    one = any(
        "trick" in story.near(concept.first - 1, concept.last + NEAR)
        for concept in story.concepts({"more-word"})
        if any(story.is_article_at(at) for at in range(concept.first - NEAR, concept.last + 1))
        or concept.first == concept.last
    )
    return 1 if one and not counts[1:] else None


def _is_level(reading: Reading, item: Item) -> bool:
    return any(bid.first <= item.first <= bid.last for bid in reading.story.of("call", "card"))


def _is_other(reading: Reading, item: Item) -> bool:
    story = reading.story
    return bool(
        (story.near(item.last + 1, item.last + 2) & OTHER_COUNTS)
        or (story.near(item.first - 1, item.first - 1) & OTHER_COUNTS)
    )


def seeking(reading: Reading, _: str) -> str | None:
    """The only side that is named; else that of the only player who says so."""
    sides = {item.value for item in reading.story.of("side")}
    return sides.pop().value if len(sides) == 1 else None


def _first_lost(reading: Reading, _: str) -> int | None:
    """`The first one without a result for both`."""
    told = reading.story.says("first-without-result")
    sides = {item.value for item in reading.story.of("side")}
    return 1 if told and (len(sides) == 2 or reading.story.says("both-sides-word", "both-of-them")) else None


def _forms_differ(reading: Reading, what: str) -> bool | None:
    """As told; where it is told how the board differed, and that the results are compared, too."""
    said: bool | None = answer(reading.answering, "compared_forms_differ")
    compared = answer(reading.answering, "differs") and reading.story.says("one-ranking")
    return True if said is None and what == "board_fouled" and compared else said


FILLERS: Mapping[str, Filler] = {
    "minutes": _minutes,
    "minutes_since_ruling": _since_ruling,
    "minutes_since_score": _since_score,
    "result": result,
    "entered_by": _entered_by,
    "confirmed_by": _confirmed_by,
    "stationary": _stationary,
    "recorded": _recorded,
    "other_table": _other_table,
    "results": _results,
    "tricks_of_declarer": _declarers,
    "more": _more,
    "seeking": seeking,
    **dict.fromkeys(("ns_nth", "ew_nth"), _first_lost),
    "compared_forms_differ": _forms_differ,
}
