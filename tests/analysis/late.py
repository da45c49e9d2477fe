"""A time limit that is reached, or not, whatever the speed of the machine: by the question and not by the clock."""

from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection, wait
from typing import Any

import pytest

from arbitro.analysis import pool as room
from arbitro.analysis.pool import Pool

NONE = 0.0  # seconds: the limit that goes with it


def too_late(monkeypatch: pytest.MonkeyPatch, pool: Pool, is_late: Callable[[Any], bool] = lambda _: True) -> None:
    """Nobody answers such a question before the limit; any other answer is waited for."""

    def waited(lines: Sequence[Connection], seconds: float | None) -> Sequence[Any]:
        at_work = [worker for worker in pool._all if not worker.is_gone and worker.since is not None]
        if seconds is not None and any(is_late(worker.asked) for worker in at_work):
            return []
        return wait(lines)

    monkeypatch.setattr(room, "wait", waited)


def always_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same of every question that has a limit, in whatever pool: on a busy machine the answer may be there before
    anybody looks at the clock."""
    monkeypatch.setattr(room, "wait", lambda lines, seconds: wait(lines) if seconds is None else [])
