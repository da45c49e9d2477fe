from collections.abc import Iterator
from functools import cache

import pytest

from arbitro.contest.movement import howell, individual
from arbitro.contest.movement.evened import evened


@pytest.fixture(scope="session", autouse=True)
def _searched_once() -> Iterator[None]:
    """The search for the most even directions always finds the same; many tests look at the same movement."""
    with pytest.MonkeyPatch.context() as patched:
        remembered = cache(evened)
        patched.setattr(howell, "evened", remembered)
        patched.setattr(individual, "evened", remembered)
        yield
