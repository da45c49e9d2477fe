"""The facts of an event, as far as a story has them: each field of its situation, each question that it may ask."""

from collections.abc import Mapping
from functools import partial
from typing import Any, TypeAlias

from arbitro.answers.hearing.facts import (
    adjusting,
    aftermath,
    boards,
    bound,
    calling,
    contested,
    covering,
    dummys,
    ending,
    following,
    further,
    holdings,
    learning,
    misinformed,
    options,
    percents,
    playing,
    procedure,
    scores,
    stage,
    times,
    tricks,
    who,
)
from arbitro.answers.hearing.facts.implied import followed
from arbitro.answers.hearing.facts.kinds import Filler
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import answer, choices
from arbitro.answers.hearing.weighing.candidates import Candidates
from arbitro.answers.hearing.weighing.likely import likely
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card, Denomination
from arbitro.bridge.seats import Seat

Facts: TypeAlias = dict[str, Any]

SURE = 0.6  # how likely an answer must be

ALSO = ("offender", "accepted", "replacement", "rho_call", "rho_called")
"""Told of every call, also where the event does not ask for it."""

NO_WRONG_CALL = frozenset({
    "wrong_board_played", "wrong_number_of_cards", "cards_not_counted", "missing_card", "players_misplaced",
    "deal_not_valid", "new_deal_wanted", "pack_not_right",
})  # fmt: skip
"""Where the auction is told, but something else than a call was wrong."""


def facts(candidates: Candidates, what: str, names: tuple[str, ...]) -> Facts:
    """What the story tells of these fields and questions: what is read in it, and of players, cards, calls, numbers and
    answers to be chosen what is likely by all stories that are known, of which what is read is a sign."""
    found: Facts = read(candidates.reading, what, names)
    asked = asked_of(names, what)
    told: Facts = {}
    for name in asked:
        value = only(found.get(name))
        ways = likely(candidates, what, name, value) or candidates.answering.likely(name, value)
        if ways and (value is None or value in ways):
            best = max(ways, key=lambda one: ways[one])
            if best is not None and ways[best] >= SURE:
                told[name] = best
        elif name in found:
            told[name] = found[name]
    return followed(candidates.reading, what, told, asked)


def read(reading: Reading, what: str, names: tuple[str, ...]) -> Facts:
    """What the readers of each field find."""
    told = {name: FILLERS[name](reading, what) for name in asked_of(names, what) if name in FILLERS}
    return {name: plain(value) for name, value in told.items() if value not in (None, (), "")}


def asked_of(names: tuple[str, ...], what: str = "") -> tuple[str, ...]:
    """Of an event with an auction also the dealer, and what is told of a call that went wrong."""
    also = () if what in NO_WRONG_CALL else ALSO
    return tuple(dict.fromkeys(("dealer", *names, *also))) if "auction" in names else names


def only(value: Any) -> Any:
    """What stands alone in a list."""
    return value[0] if isinstance(value, list) and len(value) == 1 else value


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
    subjects = (
        procedure, times, stage, misinformed, learning, further, aftermath, scores, dummys, tricks, holdings, bound,
        covering, boards, ending, contested, options, percents, adjusting, playing, calling, following, who,
    )  # fmt: skip
    found: dict[str, tuple[Filler, ...]] = {}
    for subject in subjects:
        for name, filler in subject.FILLERS.items():
            found[name] = (*found.get(name, ()), filler)
    said: dict[str, Filler] = {name: partial(_answered, name) for name in choices()}
    said["dealer"] = calling.dealer
    return said | {name: every[0] if len(every) == 1 else partial(_first, every) for name, every in found.items()}


FILLERS: Mapping[str, Filler] = _all()
