"""Two programs doing the same work, in turns, so that a busy machine slows both alike."""

from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import NamedTuple

Work = Callable[[int], object]
"""Does so many of the things that are counted."""

REPEATS = 7
SECONDS = 0.4  # about how long one repeat of one program lasts


class Outcome(NamedTuple):
    """Things per second, and how many times as many ours does."""

    ours: float
    theirs: float
    ratio: float


def race(ours: Work, theirs: Work, *, at_most: int | None = None) -> Outcome:
    """The medians of interleaved repeats; `at_most` when there are only so many things to do."""
    counts = [_count(work, at_most) for work in (ours, theirs)]
    speeds = [
        [count / _seconds(work, count) for work, count in zip((ours, theirs), counts, strict=True)]
        for _ in range(REPEATS)
    ]
    return Outcome(
        median(mine for mine, _ in speeds),
        median(other for _, other in speeds),
        median(mine / other for mine, other in speeds),
    )


def _count(work: Work, at_most: int | None) -> int:
    """How many things take about SECONDS; also warms the caches."""
    count = at_most or 10
    while at_most is None and _seconds(work, count) < SECONDS / 4:
        count *= 2
    return max(1, int(count * SECONDS / _seconds(work, count))) if at_most is None else count


def _seconds(work: Work, count: int) -> float:
    start = perf_counter()
    work(count)
    return perf_counter() - start
