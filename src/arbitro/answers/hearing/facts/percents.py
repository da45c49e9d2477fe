"""What a story tells of percentages: what a side has on its other boards, and what the director has set for it."""

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from arbitro.answers.hearing.facts.kinds import Filler
from arbitro.answers.hearing.facts.scores import is_signed
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.text.tokens import Item
from arbitro.bridge.seats import Side

FIGURE = re.compile(r"(\d{1,3})(?:[.,](\d{1,2}))?(\s*%)?")
PLAIN = range(20, 81)  # what may be a percentage without a mark
ARTIFICIAL = frozenset({"40", "50", "60"})
BEHIND = 6  # tokens from a figure to the side that gets it
REST, GIVEN = "rest-of-session", "director-gives"
OTHER = frozenset({"minutes", "hours-word", "board-word", "round-word", "tables", "points", "card-word", "trick"})
COUNTED = frozenset({"board", "board-word", "tables", "round-word"})
BOTH = frozenset({"both-sides-word", "both-of-them"})


class Figure(NamedTuple):
    """A percentage as it is written, whether it has a mark, and its tokens."""

    text: str
    marked: bool
    first: int
    last: int


class Share(NamedTuple):
    """What is told of a side: on the rest of its boards, or set by the director."""

    kind: str
    side: Side
    text: str


def shares(reading: Reading) -> tuple[Share, ...]:
    """`NS are on 47.5% for the rest, EW 63%`; `I give East-West 40 per cent, North-South 60`."""
    story, found, kind = reading.story, list[Share](), ""
    kinds = {story.sentence(one.first): one.name for one in story.concepts({GIVEN})}
    kinds |= {story.sentence(one.first): one.name for one in story.concepts({REST})}
    figures = _figures(reading)
    for sentence in dict.fromkeys(story.sentence(one.first) for one in figures):
        here = [one for one in figures if story.sentence(one.first) == sentence]
        if story.of_sentence("call", sentence):  # 60% of 4♠ made
            continue
        marked = [one for one in here if one.marked]
        own = kinds.get(sentence, kind)
        if not own and marked and not {one.text for one in marked} <= ARTIFICIAL:
            own = REST
        here = marked if len(here) > len(Side) or _has_points(reading, sentence) else here
        if not own or not here or len(here) > len(Side):
            continue
        kind = own
        found += [Share(own, side, one.text) for one, side in _given(reading, here, sentence)]
    return tuple(found)


def _has_points(reading: Reading, sentence: int) -> bool:
    """`The others had 140, 140 and -50`."""
    story = reading.story
    numbers = story.of_sentence("number", sentence)
    signed = (item for item in numbers if is_signed(reading, item) and not story.at("number", item.first - 2))
    return any(item.value > 100 for item in numbers) or any(signed)


def _figures(reading: Reading) -> list[Figure]:
    """Numbers with a mark, and others that count nothing else."""
    story, found = reading.story, list[Figure]()
    for item in story.of("number"):
        match = FIGURE.match(story.text, story.tokens[item.first].start)
        if match is None or (found and found[-1].last >= item.first):
            continue
        last = item.last + 2 * bool(match[2])
        marked = bool(match[3]) or "percent-word" in story.near(last + 1, last + 2)
        other = story.near(last + 1, last + 1) & OTHER or story.near(item.first - 1, item.first - 1) & COUNTED
        if int(match[1]) <= 100 and (marked or (item.value in PLAIN and not other)):
            text = match[1] + (f".{match[2]}" if match[2] else "")
            found.append(Figure(text, marked, item.first, last))
    return found


def _given(reading: Reading, figures: Sequence[Figure], sentence: int) -> list[tuple[Figure, Side]]:
    """Each figure with its side: right behind it, `60% to NS`, or before it; what is left is of the other side."""
    story, sides = reading.story, reading.story.of_sentence("side", sentence)
    here = frozenset[str]().union(*(story.near(one.last + 1, one.last + BEHIND) for one in figures))
    if len({one.text for one in figures}) == 1 and (len(figures) > 1 or here & BOTH):
        return [(figures[0], side) for side in Side]
    ends = [one.first for one in figures[1:]] + [len(story.tokens)]
    starts = [-1, *(one.last for one in figures)]
    behind = [_behind(reading, sides, one, end) for one, end in zip(figures, ends, strict=True)]
    before = [_before(sides, start, one) for start, one in zip(starts, figures, strict=False)]
    mixed = [a or b for a, b in zip(*((behind, before) if len(figures) > 1 else (before, behind)), strict=True)]
    for ways in (behind, before, mixed) if len(figures) > 1 else (mixed,):
        if all(ways) and all(one is not other for one, other in pairwise(ways)):
            return [(one, side) for one, side in zip(figures, ways, strict=True) if side]
    known = {side for side in mixed if side}
    if len(known) != 1 or None not in mixed:
        return []
    other = next(side for side in Side if side not in known)
    return [(one, side or other) for one, side in zip(figures, mixed, strict=True)]


def _behind(reading: Reading, sides: Sequence[Item], figure: Figure, end: int) -> Side | None:
    story = reading.story
    for item in sides:
        near = figure.last < item.first < min(end, figure.last + BEHIND)
        if near and story.clause(item.first) == story.clause(figure.last):
            return item.value  # type: ignore[no-any-return]
    return None


def _before(sides: Sequence[Item], start: int, figure: Figure) -> Side | None:
    before = [item.value for item in sides if start < item.first < figure.first]
    return before[-1] if before else None


def _share(kind: str, side: Side) -> Filler:
    def share(reading: Reading, _: str) -> str | None:
        told = dict.fromkeys(one.text for one in shares(reading) if one.kind == kind and one.side is side)
        return next(iter(told)) if len(told) == 1 else None

    return share


FILLERS: Mapping[str, Filler] = {
    **{f"{side.value.lower()}_session": _share(REST, side) for side in Side},
    **{f"{side.value.lower()}_percent": _share(GIVEN, side) for side in Side},
}
