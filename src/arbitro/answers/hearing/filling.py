"""The facts of an event, as far as a story has them: each field of its situation, each question that it may ask."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from arbitro.answers.hearing.reading import Reading
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card
from arbitro.bridge.seats import SEATS, Seat

Facts: TypeAlias = dict[str, Any]
Filler: TypeAlias = Callable[[Reading, str], Any]

ALSO = ("offender", "accepted")  # told of every call, also where the event does not ask for it
CLAIMS = ("claim", "concede")


def facts(reading: Reading, what: str, names: tuple[str, ...]) -> Facts:
    """What the story tells of these fields and questions."""
    wanted = (*names, *ALSO) if "auction" in names else names
    told = {name: FILLERS[name](reading, what) for name in wanted if name in FILLERS}
    if "auction" in names and (dealer := reading.told.dealer) and reading.told.made:
        told = {"dealer": dealer, **told}
    elif "auction" in names and reading.players.dealer:
        told = {"dealer": reading.players.dealer, **told}
    return {name: plain(value) for name, value in told.items() if value not in (None, (), "")}


def plain(value: Any) -> Any:
    if isinstance(value, Seat | Call | Card):
        return value.value
    return [plain(one) for one in value] if isinstance(value, tuple) else value


# -- who ---------------------------------------------------------------------------------------------------------


def _actor(reading: Reading, what: str) -> Seat | None:
    return reading.actor(what)


def _offender(reading: Reading, what: str) -> Seat | None:
    if reading.found and reading.found.what in (what, "call_out_of_rotation"):
        return reading.found.seat
    bid = next(iter(reading.story.of("no_such_bid")), None)
    return reading.players.subject(bid.first) if bid else reading.actor(what)


def _claimer(reading: Reading, what: str) -> Seat | None:
    return reading.actor(what)


def _declarer(reading: Reading, what: str) -> Seat | None:
    players = reading.players
    if players.declarer:
        return players.declarer
    if reading.story.says("penalty-card") and (who := reading.asking):
        return who
    if reading.story.says(*CLAIMS) and not reading.story.says("defender"):
        return reading.actor(what)
    if what == "opening_lead_out_of_turn" and (turn := reading.turn):
        return turn.rho
    return None


# -- the auction -------------------------------------------------------------------------------------------------


def _auction(reading: Reading, _: str) -> str | None:
    calls = [made.call.value for made in reading.laid]
    if reading.found:
        calls = calls[: reading.found.place + 1]
    return " ".join(calls) or None


def _call(reading: Reading, _: str) -> Call | None:
    if reading.found:
        return reading.found.call
    return reading.laid[-1].call if len(reading.laid) == 1 else None


def _accepted(reading: Reading, _: str) -> bool | None:
    if reading.story.says("not-accept"):
        return False
    return True if reading.story.says("accept") else None


def _instead(reading: Reading, _: str) -> Call | None:
    return reading.told.instead


def _unintended(reading: Reading, _: str) -> bool | None:
    if reading.story.says("change-mind"):
        return False
    return True if reading.story.says("unintended") else None


def _bid(reading: Reading, _: str) -> str | None:
    return next((f"{item.value[0]}{item.value[1].value}" for item in reading.story.of("no_such_bid")), None)


# -- the play ----------------------------------------------------------------------------------------------------


def _card(reading: Reading, what: str) -> Card | None:
    cards = reading.story.cards
    if len(cards) == 1:
        return cards[0]
    deed = reading.deed(what)
    if deed is not None:
        items = [item for item in reading.story.of("card") if item.first > deed.last]
        return items[0].value if items else None
    return None


def _first_card(reading: Reading, _: str) -> Card | None:
    return reading.story.cards[0] if len(reading.story.cards) == 2 else None


def _second_card(reading: Reading, _: str) -> Card | None:
    return reading.story.cards[1] if len(reading.story.cards) == 2 else None


def _withdrawn(reading: Reading, _: str) -> Call | None:
    """The first of two calls: the second took its place."""
    calls = [item.value for item in reading.story.of("call")]
    return calls[0] if len(calls) == 2 else None


def _replaced(reading: Reading, what: str) -> Call | None:
    calls = [item.value for item in reading.story.of("call")]
    if what == "comparable_call":
        return calls[1] if len(calls) == 2 else None
    return reading.told.instead


def _cards(reading: Reading, _: str) -> tuple[Card, ...]:
    return reading.story.cards


def _turn(reading: Reading, _: str) -> Seat | None:
    return reading.turn


def _trick(reading: Reading, _: str) -> int | None:
    return reading.trick


def _left(reading: Reading, _: str) -> int | None:
    return reading.tricks_left


def _words(reading: Reading, _: str) -> str | None:
    return reading.story.quoted[0] if reading.story.quoted else None


def _statement(reading: Reading, _: str) -> tuple[str, ...]:
    return reading.story.quoted[:1]


# -- the board ---------------------------------------------------------------------------------------------------


def _number(reading: Reading, _: str) -> int | None:
    return reading.players.board


def _pocket(reading: Reading, what: str) -> Seat | None:
    """Another player than the one who acted."""
    who = reading.actor(what)
    others = {item.value for item in reading.story.of("seat")} - {who}
    return others.pop() if who and len(others) == 1 else None


def _count(seat: Seat) -> Filler:
    def count(reading: Reading, _: str) -> int | None:
        return reading.counts.get(seat)

    return count


def _minutes(reading: Reading, _: str) -> int | None:
    return reading.minutes


def _result(reading: Reading, _: str) -> str | None:
    return reading.result


def _vulnerability(reading: Reading, _: str) -> str | None:
    return reading.vulnerability


def _side(reading: Reading, _: str) -> str | None:
    story = reading.story
    sides = {item.value for item in story.of("side")} or {item.value.side for item in story.of("seat")}
    return sides.pop().value if len(sides) == 1 else None


FILLERS: Mapping[str, Filler] = {
    **dict.fromkeys(("player", "giver", "explainer", "receiver", "by", "asker", "seen_by", "chooser"), _actor),
    "offender": _offender,
    "claimer": _claimer,
    "declarer": _declarer,
    "auction": _auction,
    "call": _call,
    "accepted": _accepted,
    "replacement": _replaced,
    "withdrawn": _withdrawn,
    "designated": _first_card,
    "placed": _second_card,
    "substitute": _instead,
    "unintended": _unintended,
    "bid": _bid,
    "card": _card,
    "cards": _cards,
    "turn": _turn,
    "trick": _trick,
    "left": _left,
    "words": _words,
    "statement": _statement,
    "number": _number,
    **dict.fromkeys(("pocket", "owner"), _pocket),
    **{seat.name.lower(): _count(seat) for seat in SEATS},
    **dict.fromkeys(("minutes", "minutes_since_ruling", "minutes_since_score"), _minutes),
    "result": _result,
    "vulnerability": _vulnerability,
    "side": _side,
}
