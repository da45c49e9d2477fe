"""Facts to try a journal with."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.journal import KeptFact, NewFact

NOON = datetime(2026, 3, 7, 12, 0, 0, 123456, tzinfo=UTC)


def new(text: str = "{}", *, kind: str = "result", who: str = "n1", minute: int = 0) -> NewFact:
    return NewFact(kind, text.encode(), NOON + timedelta(minutes=minute), who, "director")


def many(*texts: str) -> list[NewFact]:
    return [new(text) for text in texts]


def texts(facts: tuple[KeptFact, ...]) -> list[str]:
    return [fact.payload.decode() for fact in facts]


def kinds(call: Callable[..., object], *args: Any, **options: Any) -> list[str]:
    """The problems with which a call is refused."""
    with pytest.raises(ProblemsFound) as trouble:
        call(*args, **options)
    return [problem.kind for problem in trouble.value.problems]
