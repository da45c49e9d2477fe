"""Many cases in one test: all of them are tried, and every one that fails is named.

with gathered() as trying:
    for number in range(100):
        with trying(number):
            assert good(number)
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from traceback import extract_tb

import pytest

TOLD = 30  # failures are told in full, the others counted

Trying = Callable[..., AbstractContextManager[None]]


@contextmanager
def gathered() -> Iterator[Trying]:
    failed: list[str] = []
    tried = 0

    @contextmanager
    def trying(*names: object) -> Iterator[None]:
        nonlocal tried
        tried += 1
        try:
            yield
        except Exception as error:
            place = extract_tb(error.__traceback__)[-1]
            kind = "" if isinstance(error, AssertionError) else f"{type(error).__name__}: "
            told = kind + (str(error) or str(place.line))
            failed.append(f"{' '.join(map(str, names))}: {told} ({Path(place.filename).name}:{place.lineno})")

    yield trying
    assert tried, "nothing was tried"
    if failed:
        more = [f"... and {len(failed) - TOLD} more"] if len(failed) > TOLD else []
        pytest.fail("\n".join([f"{len(failed)} of {tried} fail:", *failed[:TOLD], *more]), pytrace=False)
