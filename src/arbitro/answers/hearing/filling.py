"""The facts of an event, as far as a story has them: each field of its situation, each question that it may ask."""

from collections.abc import Mapping
from functools import partial
from typing import Any, TypeAlias

from arbitro.answers.hearing import (
    aftermath,
    boards,
    calling,
    dummys,
    ending,
    further,
    holdings,
    playing,
    scores,
    tricks,
    who,
)
from arbitro.answers.hearing.kinds import Filler
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import answer, choices
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card, Denomination
from arbitro.bridge.seats import Seat

Facts: TypeAlias = dict[str, Any]

ALSO = ("offender", "accepted", "replacement", "rho_call", "rho_called")
"""Told of every call, also where the event does not ask for it."""


def facts(reading: Reading, what: str, names: tuple[str, ...]) -> Facts:
    """What the story tells of these fields and questions."""
    wanted = (*names, *ALSO) if "auction" in names else names
    told = {name: FILLERS[name](reading, what) for name in wanted if name in FILLERS}
    if "auction" in names:
        told = {"dealer": calling.dealer(reading, what), **told}
    return {name: plain(value) for name, value in told.items() if value not in (None, (), "")}


def plain(value: Any) -> Any:
    if isinstance(value, Seat | Call | Card | Denomination):
        return value.value
    return [plain(one) for one in value] if isinstance(value, tuple) else value


def _answered(name: str, reading: Reading, _: str) -> Any:
    return answer(reading.answering, name, reading.story.asked)


def _first(fillers: tuple[Filler, ...], reading: Reading, what: str) -> Any:
    """Several read a field of several events: the first that finds something."""
    return next((value for one in fillers if (value := one(reading, what)) not in (None, (), "")), None)


def _all() -> dict[str, Filler]:
    subjects = (further, aftermath, scores, dummys, tricks, holdings, boards, ending, playing, calling, who)
    found: dict[str, tuple[Filler, ...]] = {}
    for subject in subjects:
        for name, filler in subject.FILLERS.items():
            found[name] = (*found.get(name, ()), filler)
    said = {name: partial(_answered, name) for name in choices()}
    return said | {name: every[0] if len(every) == 1 else partial(_first, every) for name, every in found.items()}


FILLERS: Mapping[str, Filler] = _all()
