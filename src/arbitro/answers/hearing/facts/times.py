"""Whether something was in time: what has passed, and the limit that a story tells; and how long after the event."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from arbitro.answers.hearing.facts.kinds import Filler
from arbitro.answers.hearing.facts.scores import Span, between, spans
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import answer

DAY = 24 * 60
REACH = 8  # tokens from a word to its time
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


class Times(NamedTuple):
    """How long after the event the notice came, and the appeal itself."""

    notice: int | None = None
    lodged: int | None = None


def _given(reading: Reading) -> Times:
    """Each the time next to its word; of two times, what is left: `notice after 40 minutes, papers after two hours`."""
    story = reading.story
    told = sorted({*spans(reading), *(Span(DAY, one.first, one.last) for one in story.concepts({"a-full-day"}))})
    near = {of: _nearest(reading, told, of) for of in (NOTICE, LODGED)}
    notice, lodged = near[NOTICE], near[LODGED]
    if not told:
        return Times(notice=between(story.text) if story.says(*NOTICE) else None)
    if notice and lodged and notice[1] == lodged[1]:
        notice, lodged = (notice, None) if notice[0] <= lodged[0] else (None, lodged)
    at_notice, at_appeal = notice and notice[1], lodged and lodged[1]
    if len(told) == 2 and (at_notice is None) is not (at_appeal is None):
        left = next(one for one in told if one not in (at_notice, at_appeal))
        at_notice, at_appeal = at_notice or left, at_appeal or left
    return Times(at_notice.minutes if at_notice else None, at_appeal.minutes if at_appeal else None)


def _nearest(reading: Reading, told: Sequence[Span], of: frozenset[str]) -> tuple[tuple[int, int, int], Span] | None:
    """The time nearest to such a word, at most a sentence away, and how far: sentences, clauses, tokens."""
    story, found = reading.story, list[tuple[tuple[int, int, int], Span]]()
    for mark in story.concepts(of):
        for one in told:
            sentences = abs(story.sentence(mark.last) - story.sentence(one.first))
            clauses = abs(story.clause(mark.last) - story.clause(one.first))
            if sentences <= 1:
                found.append(((sentences, clauses, max(one.first - mark.last, mark.first - one.last)), one))
    return min(found, default=None)


def _notice(reading: Reading, _: str) -> int | None:
    return _given(reading).notice


def _lodged(reading: Reading, _: str) -> int | None:
    return _given(reading).lodged


FILLERS: Mapping[str, Filler] = {
    "correction_period_over": _period_over,
    "request_in_time": _in_time,
    "notice_minutes": _notice,
    "lodged_minutes": _lodged,
}
