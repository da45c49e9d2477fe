"""What a story tells of a score that is to be adjusted: the result at the table, and the scores at the others."""

from collections.abc import Mapping, Sequence

from arbitro.answers.hearing.facts import scores
from arbitro.answers.hearing.facts.kinds import Filler
from arbitro.answers.hearing.game.counted import MINUS
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.text.tokens import Item
from arbitro.bridge.seats import Seat, Side

SUPPOSED = frozenset({"would-word", "supposed", "percent-word"})
BEFORE, BEHIND = 3, 12  # tokens from a contract to what came of it
NEAR = 2


def _table(reading: Reading, what: str) -> str | None:
    """The only contract; of several the first of which is told what came of it, and that was not only supposed."""
    if what not in scores.AT_TABLE:
        return None
    if len({bid.value for bid in reading.story.bids}) == 1:
        return scores.result(reading, what)
    return next(filter(None, (_came_of(reading, bid) for bid in reading.story.bids)), None)


def _came_of(reading: Reading, bid: Item) -> str | None:
    """`4♠ making from West`, `3FA Sud, minus una`: told near it, before another contract and not right before that."""
    story = reading.story
    other = min((one.first for one in story.bids if one.first > bid.last), default=len(story.tokens) + BEFORE)
    place = range(bid.first - BEFORE, min(other, bid.last + BEHIND))
    start = min(at for at in range(len(story.tokens)) if story.sentence(at) == story.sentence(bid.first))
    if not SUPPOSED.isdisjoint(story.near(start, bid.first - 1)) or _is_share(reading, bid):
        return None
    told = sorted(one for one in scores.tricks_made(reading, bid) if one[0] in place)
    made = [over for at, over in told if other - at > BEFORE or story.clause(at) != story.clause(other)]
    declarer = _right_behind(reading, bid) or scores.declarer_of(reading, bid)
    if not made or not declarer:
        return None
    doubled = "X" if "double" in story.near(bid.last + 1, bid.last + NEAR) else ""
    over = next(filter(None, made), 0)
    return f"{bid.value.value}{doubled} {declarer.value} {f'{over:+d}' if over else '='}"


def _right_behind(reading: Reading, bid: Item) -> Seat | None:
    """`4S W =`, `4♥ contrat Nord`, `4♠ în Vest`."""
    story, at = reading.story, bid.last + 1
    joins = story.means(at, 1, "by") or story.means(at, 1, "at") or "double" in story.near(at, at)
    return story.seat_at(at) or (story.seat_at(at + 1) if joins else None)


def _is_share(reading: Reading, bid: Item) -> bool:
    """`60% of 4♠ made`."""
    start = reading.story.tokens[max(0, bid.first - BEFORE)].start
    return "%" in reading.story.text[start : reading.story.tokens[bid.first].start]


def _others(reading: Reading, _: str) -> tuple[int, ...]:
    """`Other tables: NS had 620, 620, -100`: for North-South, as long as only commas part them."""
    story = reading.story
    for concept in story.concepts({"scores-elsewhere"}):
        here = story.of_sentence("number", story.sentence(concept.first))
        row: list[Item] = []
        for item in here:
            if (
                item.first > concept.last
                and item.value in scores.SCORES
                and not (row and _parted(reading, row[-1], item))
            ):
                row.append(item)
        if row:
            return _of_north_south(reading, row)
    return ()


def _parted(reading: Reading, one: Item, other: Item) -> bool:
    """Whether another word than `and` stands between two numbers."""
    story = reading.story
    between = range(one.last + 1, other.first)
    return any(story.word(at).isalnum() and not story.means(at, 1, "and") for at in between)


def _of_north_south(reading: Reading, row: Sequence[Item]) -> tuple[int, ...]:
    """Of the side before them in the sentence, else right behind; without one as they are."""
    story = reading.story
    sides = story.of_sentence("side", story.sentence(row[0].first))
    before = [item.value for item in sides if item.first < row[0].first]
    behind = [item.value for item in sides if item.first > row[-1].last]
    side = before[-1] if before else behind[0] if behind else Side.NS
    sign = 1 if side is Side.NS else -1
    return tuple(sign * int(item.value) * (-1 if story.word(item.first - 1) in MINUS else 1) for item in row)


FILLERS: Mapping[str, Filler] = {"table": _table, "other_scores": _others}
