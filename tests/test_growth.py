"""Whoever reads a text does work in proportion to its length, whatever the text. Work is counted, not timed: calls into
Python and into C. What one call into C does, such as a match, is only seen by how long it may take at most."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from signal import ITIMER_PROF, SIGPROF, setitimer, signal

import pytest

from arbitro.answers.hearing import LONGEST, hear
from arbitro.book.edition import E2017
from tests.gather import gathered
from tests.hostile import READERS, Reader, hostile, tried

SIZE, TIMES = 100, 4
SLACK = 1.6  # of the ratio: what is there once, and what grows with n log n
FEW = 2000  # calls in which nothing can be told
LARGE = 100_000  # a square of it would take minutes
PATIENCE = 20.0  # seconds of the processor, where a fraction of one is needed


def work(reader: Reader, text: str) -> int:
    """The calls until a text is read."""
    calls = 0

    def count(*_: object) -> None:
        nonlocal calls
        calls += 1

    sys.setprofile(count)
    try:
        tried(reader, text)
    finally:
        sys.setprofile(None)
    return calls


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    def late(*_: object) -> None:
        raise TimeoutError

    before = signal(SIGPROF, late)
    setitimer(ITIMER_PROF, seconds)
    try:
        yield
    finally:
        setitimer(ITIMER_PROF, 0)
        signal(SIGPROF, before)


@pytest.mark.parametrize("name", READERS)
def test_a_text_four_times_as_long_takes_four_times_the_calls(name: str) -> None:
    """Twice in a row, before it is a fault: a text may be another kind of text when it is longer."""
    reader = READERS[name]
    tried(reader, "x")  # what is read once is read now
    texts = zip(*(hostile(reader, size) for size in (SIZE, SIZE * TIMES, SIZE * TIMES**2)), strict=True)
    with gathered() as trying:
        for (text, small), (_, large), (_, largest) in texts:
            with trying(text):
                calls = [work(reader, small), work(reader, large)]
                if not in_proportion(calls):
                    calls = [calls[1], work(reader, largest)]
                assert in_proportion(calls), calls


def in_proportion(calls: list[int]) -> bool:
    return calls[1] <= max(FEW, SLACK * TIMES * calls[0])


@pytest.mark.parametrize(
    "unit", ["1C ", "N 1C ", "North led ", "declarer ", "South plays ", "trick 3 ", "before South ", "♠A "]
)
def test_a_story_that_says_one_thing_over_and_over(unit: str) -> None:
    reader = Reader(lambda text: hear(text, E2017))
    tried(reader, unit)
    size = LONGEST // TIMES
    calls = [work(reader, (unit * LONGEST)[:length]) for length in (size, size * TIMES)]
    assert in_proportion(calls), calls


@pytest.mark.parametrize("name", READERS)
def test_no_text_holds_the_interpreter(name: str) -> None:
    """Where there are few calls, whatever takes long is inside one of them."""
    reader = READERS[name]
    tried(reader, "x")
    few = work(reader, "x") + SIZE // 2
    with gathered() as trying:
        with trying("nothing"):
            tried(reader, "")
        for (text, small), (_, large) in zip(hostile(reader, SIZE), hostile(reader, LARGE), strict=True):
            if work(reader, small) < few:
                with trying(text), patience(PATIENCE):
                    tried(reader, large)
