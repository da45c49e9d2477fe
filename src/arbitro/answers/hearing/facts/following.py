"""What was called after the call in question, and before something else happened."""

from collections.abc import Iterable, Mapping

from arbitro.answers.hearing.facts import calling
from arbitro.answers.hearing.facts.kinds import Filler
from arbitro.answers.hearing.facts.questioned import Calls, called_after, in_turn, place_in_question
from arbitro.answers.hearing.reading import Reading
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Suit
from arbitro.bridge.seats import Seat


def calls_after(reading: Reading, what: str) -> Calls:
    """The calls over the one in question, each by the next player; over one out of turn also that of whoever had it."""
    if what == "change_of_call":
        return _since(reading)
    if what == "bid_above_seven":
        return _after_eight(reading)
    laid = calling.at_table(reading, what)
    if (at := place_in_question(reading, what, laid)) is not None:
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
    """The calls told behind a bid of eight or more, where the next player is said to make the first of them."""
    for item in reading.story.of("no_such_bid"):
        who = reading.players.subject(item.first)
        then = [one for one in reading.told.made if one.at > item.last]
        return in_turn(then, who) if then and then[0].by else ()
    return ()


def accepted_calls(reading: Reading, what: str) -> tuple[int, ...]:
    """Which call of the auction, from 1, was irregular and accepted, where the story is about something else."""
    at = calling.accepted_before(reading, what)
    return () if at is None else (at + 1,)


def exposed_after(reading: Reading, _: str) -> int | None:
    """How many calls had been made when a card was exposed: those that are told before it, all where none is behind."""
    made = reading.laid(False).made
    told = [place for place, one in enumerate(made) if one.at >= 0]
    cards = reading.story.of("card")
    before = [place for place in told if cards and made[place].at < cards[0].first]
    return (before or told)[-1] + 1 if told else None


def shown_suits(reading: Reading, what: str) -> tuple[str, ...]:
    """The suits that a player has shown in the legal auction, as told: `West has shown only clubs`; else those of his
    bids there, if nothing is said of conventions."""
    story, who = reading.story, _in_question(reading, what)
    for one in story.concepts({"has-shown"}):
        here = [item for item in story.of("suit") if story.clause(item.first) == story.clause(one.first)]
        if here and reading.players.subject(one.first) in (who, None) and not story.denies(one.first):
            return _in_order(item.value.suit for item in here)
    legal = _legal_bids(reading, what, who) if who and not story.says("conventional-word") else ()
    return _in_order(call.denomination.suit for call in legal if call.denomination)


def _in_question(reading: Reading, what: str) -> Seat | None:
    """Whose call it is about."""
    if what == "bid_above_seven":
        return next((reading.players.subject(item.first) for item in reading.story.of("no_such_bid")), None)
    found = calling.at_table(reading, what).found
    return found.seat if found else reading.actor(what)


def _legal_bids(reading: Reading, what: str, who: Seat) -> tuple[Call, ...]:
    """His bids but for the one in question, where it is known which that is."""
    laid = calling.at_table(reading, what)
    at = place_in_question(reading, what, laid)
    if at is None and laid.found and laid.found.what == calling.kind(what):
        at = laid.found.place
    if at is None and what != "bid_above_seven":
        return ()
    wrong = laid.made[at].at if at is not None else -1
    return tuple(one.call for one in reading.told.made if one.by is who and one.at != wrong and one.call.is_bid)


def _in_order(suits: Iterable[Suit | None]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(suit.value for suit in suits if suit))


FILLERS: Mapping[str, Filler] = {
    "calls_after": calls_after,
    "since": since,
    "exposed_after": exposed_after,
    "shown_suits": shown_suits,
    "accepted_calls": accepted_calls,
}
