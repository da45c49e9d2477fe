"""Which of the calls of a story is the one in question, and what was called after it."""

from collections.abc import Callable, Mapping, Sequence

from arbitro.answers.hearing.game.auction import Made
from arbitro.answers.hearing.reading import Laid, Reading
from arbitro.bridge.calls import BIDS, Call
from arbitro.bridge.seats import Seat

LEVEL = 5  # bids of one level
DOUBLES = (Call.DOUBLE, Call.REDOUBLE)
BUT_PASS = (*BIDS, *DOUBLES)

Calls = tuple[tuple[Seat, Call], ...]


def place_in_question(reading: Reading, what: str, laid: Laid) -> int | None:
    """Of the calls at the table, where the story is about another one than what the table finds."""
    return FINDERS[what](reading, laid) if what in FINDERS else None


def last_of(laid: Laid, calls: Sequence[Call], by: Seat | None = None) -> int | None:
    """The last call of this kind, of this player if any is given."""
    found = [at for at, one in enumerate(laid.made) if one.call in calls and by in (None, one.by)]
    return found[-1] if found else None


def jumped(reading: Reading) -> Made | None:
    """The bid that was a jump, where its caller is told, and that he did not show the stop card."""
    story, made = reading.story, reading.told.made
    silent = any(token.word == "stop" and story.denies(at) for at, token in enumerate(story.tokens))
    at = _leap(made) if silent else None
    return made[at] if at is not None and made[at].by else None


def _leap(made: Sequence[Made]) -> int | None:
    """The last bid that might have been a level lower."""
    found, highest = None, -1
    for at, one in enumerate(made):
        if one.call.is_bid:
            found = at if one.call.index - LEVEL > highest else found
            highest = one.call.index
    return found


def called_after(reading: Reading, laid: Laid, at: int) -> Calls:
    """The calls that are told behind this one, if they are in turn; not a bid that nobody is said to make, or that is
    not above those before: it is only spoken of."""
    one, made = laid.made[at], reading.told.made
    place = next((place for place, other in enumerate(made) if other.at == one.at >= 0), None)
    if place is None:
        return ()
    last = max((other.call for other in made[: place + 1] if other.call.is_bid), key=_height, default=None)
    then = [other for other in made[place + 1 :] if other.at >= 0 and (not other.call.is_bid or _is_bid(other, last))]
    return in_turn(then, made[place].by or (laid.dealer and one.by))


def _height(bid: Call) -> int:
    return bid.index


def _is_bid(made: Made, last: Call | None) -> bool:
    return made.by is not None and (last is None or made.call.supersedes(last))


def in_turn(made: Sequence[Made], after: Seat | None) -> Calls:
    """Calls by one player after the other, from the left of this one; none if any is not. A pass or double of which
    nobody says who made it is the next player’s."""
    if after is None:
        return ()
    calls = tuple((after.after(at), one) for at, one in enumerate(made, 1))
    agreed = all(one.by is by or (one.by is None and not one.call.is_bid) for by, one in calls)
    return tuple((by, one.call) for by, one in calls) if agreed else ()


def _bid(_: Reading, laid: Laid) -> int | None:
    """The bid that may be too low."""
    return laid.found.place if laid.found else last_of(laid, BIDS)


def _double(_: Reading, laid: Laid) -> int | None:
    """The double that may not be allowed; a bid before it that was too low was accepted."""
    allowed = laid.found is None or laid.found.what == "insufficient_bid"
    return last_of(laid, DOUBLES) if allowed else laid.found and laid.found.place


def _misnamed(_: Reading, laid: Laid) -> int | None:
    return last_of(laid, DOUBLES)


def _jump(reading: Reading, laid: Laid) -> int | None:
    """The bid of whoever did not show the stop card; else the last that was a jump."""
    made = jumped(reading)
    told = next((at for at, one in enumerate(laid.made) if made and one.at == made.at), None)
    return _leap(laid.made) if told is None else told


def _unseen(reading: Reading, laid: Laid) -> int | None:
    """The call of a player who had not looked at his cards."""
    story = reading.story
    for unseen in story.concepts({"unseen-hand"}):
        before = [place for place, one in enumerate(laid.made) if 0 <= one.at < unseen.first]
        behind = [place for place, one in enumerate(laid.made) if one.at > unseen.last]
        last = laid.made[before[-1]].at if before else -1
        named = any(last < item.first <= unseen.first for item in story.of("seat"))
        here = [place for place in behind if story.sentence(laid.made[place].at) == story.sentence(unseen.first)]
        same = before and story.sentence(last) == story.sentence(unseen.first)
        if here and (not same or named):  # East, without looking at his hand, opened
            return here[0]
        if before:
            return before[-1]
    return None


def _obliged(reading: Reading, laid: Laid) -> int | None:
    """The last call but a pass of whoever had to pass; else of anybody."""
    silenced = (reading.players.subject(one.first) for one in reading.story.concepts({"must-pass"}))
    for who in dict.fromkeys(filter(None, silenced)):
        if (found := last_of(laid, BUT_PASS, who)) is not None:
            return found
    return last_of(laid, BUT_PASS)


FINDERS: Mapping[str, Callable[[Reading, Laid], int | None]] = {
    "is_bid_sufficient": _bid,
    "may_player_double": _double,
    "double_misnamed": _misnamed,
    "pause_after_jump": _jump,
    "call_before_looking": _unseen,
    "call_by_player_who_must_pass": _obliged,
}
