"""What was called after the call in question, and before something else happened."""

from collections.abc import Mapping

from arbitro.answers.hearing.facts import calling
from arbitro.answers.hearing.facts.kinds import Filler
from arbitro.answers.hearing.facts.questioned import Calls, called_after, in_turn, place
from arbitro.answers.hearing.reading import Reading
from arbitro.bridge.calls import Call


def calls_after(reading: Reading, what: str) -> Calls:
    """The calls over the one in question, each by the next player; over one out of turn also that of whoever had it."""
    if what == "change_of_call":
        return _since(reading)
    if what == "bid_above_seven":
        return _after_eight(reading)
    laid = calling.at_table(reading, what)
    if (at := place(reading, what, laid)) is not None:
        return called_after(reading, laid, at)
    found, then = laid.found, calling.later(reading, what)
    if found is None or calling.accepted(reading, what) is False:
        return ()
    before = laid.made[found.place - 1].by if found.place else None
    turn = before.lho if before else laid.dealer
    if what in calling.ROTATION and len(then) == 1 and turn and then[0].by is turn:
        return ((turn, then[0].call),)
    return in_turn(then, found.seat)


def _since(reading: Reading) -> Calls:
    """Those between a call and its change; where what was meant is told first, those behind the call."""
    told, laid = reading.told, reading.laid(False)
    if told.changed < 0:
        return ()
    changed = told.made[told.changed]
    by = changed.by or next((one.by for one in laid.made if laid.dealer and one.at == changed.at), None)
    then = told.made[told.changed + 1 :]
    if told.instead_at > changed.at:
        then = tuple(one for one in then if one.at < told.instead_at)
    return in_turn([one for one in then if one.call is not told.instead], by)


def since(reading: Reading, what: str) -> tuple[Call, ...]:
    """What the others had called before a call was changed."""
    return tuple(call for _, call in _since(reading)) if what == "change_of_call" else ()


def _after_eight(reading: Reading) -> Calls:
    """The passes told behind a bid of eight or more."""
    story = reading.story
    for item in story.of("no_such_bid"):
        who = reading.players.subject(item.first)
        then = [one for one in reading.told.made if one.at > item.last]
        return in_turn(then, who) if all(one.call is Call.PASS for one in then) else ()
    return ()


def exposed_after(reading: Reading, _: str) -> int | None:
    """How many calls had been made when a card was exposed: those that are told before it, all where none is behind."""
    made = reading.laid(False).made
    told = [place for place, one in enumerate(made) if one.at >= 0]
    cards = reading.story.of("card")
    before = [place for place in told if cards and made[place].at < cards[0].first]
    return (before or told)[-1] + 1 if told else None


FILLERS: Mapping[str, Filler] = {"calls_after": calls_after, "since": since, "exposed_after": exposed_after}
