"""What was called after the call in question, and before something else happened."""

from collections.abc import Mapping, Sequence

from arbitro.answers.hearing.facts import calling
from arbitro.answers.hearing.facts.kinds import Filler
from arbitro.answers.hearing.game.auction import Made
from arbitro.answers.hearing.reading import Laid, Reading
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat

LEVEL = 5  # bids of one level
Calls = tuple[tuple[Seat, Call], ...]


def calls_after(reading: Reading, what: str) -> Calls:
    """The calls over the one in question, each by the next player; over one out of turn also that of whoever had it."""
    if what == "change_of_call":
        return _since(reading)
    if what == "pause_after_jump":
        return _after_jump(reading)
    if what == "call_before_looking":
        return _after_unseen(reading)
    if what == "bid_above_seven":
        return _after_eight(reading)
    laid = calling.at_table(reading, what)
    found, then = laid.found, calling.later(reading, what)
    if found is None or calling.accepted(reading, what) is False:
        return ()
    before = laid.made[found.place - 1].by if found.place else None
    turn = before.lho if before else laid.dealer
    if what in calling.ROTATION and len(then) == 1 and turn and then[0].by is turn:
        return ((turn, then[0].call),)
    return _in_turn(then, found.seat)


def _in_turn(made: Sequence[Made], after: Seat | None) -> Calls:
    """Calls by one player after the other, from the left of this one; none if any is not. A pass or double of which
    nobody says who made it is the next player’s."""
    if after is None:
        return ()
    calls = tuple((after.after(at), one) for at, one in enumerate(made, 1))
    in_turn = all(one.by is by or (one.by is None and not one.call.is_bid) for by, one in calls)
    return tuple((by, one.call) for by, one in calls) if in_turn else ()


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
    return _in_turn([one for one in then if one.call is not told.instead], by)


def since(reading: Reading, what: str) -> tuple[Call, ...]:
    """What the others had called before a call was changed."""
    return tuple(call for _, call in _since(reading)) if what == "change_of_call" else ()


def _jump(laid: Laid) -> int | None:
    """The place of the last bid that might have been a level lower."""
    found, highest = None, -1
    for place, one in enumerate(laid.made):
        if one.call.is_bid:
            found = place if one.call.index - LEVEL > highest else found
            highest = one.call.index
    return found


def _after_jump(reading: Reading) -> Calls:
    if made := calling.jumped(reading):
        told = reading.told.made
        return _in_turn(told[told.index(made) + 1 :], made.by)
    laid = reading.laid(False)
    place = _jump(laid)
    return _called_behind(laid, place) if place is not None else ()


def _called_behind(laid: Laid, place: int) -> Calls:
    """The calls that are told behind this one, where the auction was read without fault."""
    if not laid.dealer or laid.found:
        return ()
    return _in_turn([one for one in laid.made[place + 1 :] if one.at >= 0], laid.made[place].by)


def _after_unseen(reading: Reading) -> Calls:
    """Those told behind the call of a player who had not looked at his cards."""
    laid, story = reading.laid(False), reading.story
    for unseen in story.concepts({"unseen-hand"}):
        before = [place for place, one in enumerate(laid.made) if 0 <= one.at < unseen.first]
        behind = [place for place, one in enumerate(laid.made) if one.at > unseen.last]
        last = laid.made[before[-1]].at if before else -1
        named = any(last < item.first <= unseen.first for item in story.of("seat"))
        here = [place for place in behind if story.sentence(laid.made[place].at) == story.sentence(unseen.first)]
        same = before and story.sentence(last) == story.sentence(unseen.first)
        if here and (not same or named):  # East, without looking at his hand, opened
            return _called_behind(laid, here[0])
        return _called_behind(laid, before[-1]) if before else ()
    return ()


def _after_eight(reading: Reading) -> Calls:
    """The passes told behind a bid of eight or more."""
    story = reading.story
    for item in story.of("no_such_bid"):
        who = reading.players.subject(item.first)
        then = [one for one in reading.told.made if one.at > item.last]
        return _in_turn(then, who) if all(one.call is Call.PASS for one in then) else ()
    return ()


def exposed_after(reading: Reading, _: str) -> int | None:
    """How many calls had been made when a card was exposed: those that are told before it, all where none is behind."""
    made = reading.laid(False).made
    told = [place for place, one in enumerate(made) if one.at >= 0]
    cards = reading.story.of("card")
    before = [place for place in told if cards and made[place].at < cards[0].first]
    return (before or told)[-1] + 1 if told else None


FILLERS: Mapping[str, Filler] = {"calls_after": calls_after, "since": since, "exposed_after": exposed_after}
