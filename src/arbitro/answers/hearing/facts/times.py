"""Whether something was in time: what has passed, and the limit that a story tells; and how long after the event."""

import re
from collections.abc import Mapping

from arbitro.answers.hearing.facts.kinds import Filler
from arbitro.answers.hearing.facts.scores import Span, spans
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import answer

DAY = 24 * 60
REACH = 8  # tokens from a word to its time
CLOCK = re.compile(r"\b([01]?\d|2[0-3])[:.]([0-5]\d)\b")
NOTICE, LODGED = frozenset({"notice-word"}), frozenset({"appeal-itself"})


def _limit(reading: Reading) -> Span | None:
    """`We allow a full day`, `termenul e de 30`, `ai voie o jumătate de oră`: a time or number behind such words."""
    story = reading.story
    for concept in story.concepts({"time-limit"}):
        end = concept.last + REACH
        told = [one for one in spans(reading) if concept.first <= one.first <= end]
        told += [Span(DAY, day.first, day.last) for day in story.concepts({"a-full-day"}) if concept.first <= day.first]
        told += [
            Span(int(item.value), item.first, item.last)
            for item in story.of("number")
            if concept.last < item.first <= concept.last + REACH // 2 and item.value >= 10
        ]
        told = [one for one in told if story.sentence(one.first) == story.sentence(concept.first)]
        if told:
            return min(told, key=lambda one: one.first)
    return None


def _is_late(reading: Reading) -> bool | None:
    """Whether more time has passed than the limit allows, where both are told."""
    limit = _limit(reading)
    others = [one for one in spans(reading) if limit and not limit.first <= one.first <= limit.last]
    return others[0].minutes > limit.minutes if limit and others else None


def _period_over(reading: Reading, what: str) -> bool | None:
    """As told, else by the time that has passed."""
    said: bool | None = answer(reading.answering, "correction_period_over", reading.story.asked)
    return _is_late(reading) if said is None and what == "scored_wrong" else said


def _in_time(reading: Reading, _: str) -> bool | None:
    said: bool | None = answer(reading.answering, "request_in_time", reading.story.asked)
    late = _is_late(reading)
    if said is not None or late is None:
        return False if said is None and reading.story.says("limit-passed") and _limit(reading) else said
    return not late


def _after(reading: Reading, of: frozenset[str], others: frozenset[str]) -> int | None:
    """The time that is told next behind such a word, before the other one; else what lies between two times."""
    story = reading.story
    marks = sorted((one.last, one.name) for one in story.concepts(of | others))
    for at, name in marks:
        if name not in of:
            continue
        end = min((other for other, its in marks if other > at and its in others), default=len(story.tokens))
        told = [one for one in (*spans(reading), *_days(reading)) if at < one.first < end]
        if told:
            return min(told, key=lambda one: one.first).minutes
    return _between(story.text) if of == NOTICE and marks else None


def _days(reading: Reading) -> list[Span]:
    return [Span(DAY, one.first, one.last) for one in reading.story.concepts({"a-full-day"})]


def _between(text: str) -> int | None:
    """`Over at 5:00 … in at 5:25`."""
    told = [60 * int(hour) + int(minute) for hour, minute in CLOCK.findall(text)]
    return told[1] - told[0] if len(told) == 2 and told[0] < told[1] else None


def _notice(reading: Reading, _: str) -> int | None:
    return _after(reading, NOTICE, LODGED)


def _lodged(reading: Reading, _: str) -> int | None:
    return _after(reading, LODGED, NOTICE)


FILLERS: Mapping[str, Filler] = {
    "correction_period_over": _period_over,
    "request_in_time": _in_time,
    "notice_minutes": _notice,
    "lodged_minutes": _lodged,
}
