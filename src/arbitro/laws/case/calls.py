"""An auction as people tell it: what happened, call by call, whatever was irregular.

`W: 1S P X 2D` has the dealer and the calls. A call that was not made in turn has its seat: `N: 1S W:2H`. Where one
call is in question, it is the first that was irregular, and what comes after it was called over it; `!` marks another:
those before it were then accepted, and whoever was passed over counts as having passed (34).
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import CALL_BY_TEXT, Call
from arbitro.bridge.seats import SEAT_BY_TEXT, Seat
from arbitro.laws.case.situation import CallMade

MARK = "!"


class WrittenCall(NamedTuple):
    """A call as it was written: by whom if that was said, and whether it is marked."""

    by: Seat | None
    call: Call
    marked: bool


def unfolded(raw: Mapping[str, Any], form: type[Any]) -> Mapping[str, Any]:
    """A description of a situation with its auction taken apart; what cannot be read is left as it stands."""
    fields, auction = dict(raw), raw.get("auction")
    if isinstance(auction, str):
        first, colon, calls = auction.partition(":")
        if colon and " " not in first.strip():
            fields["dealer"], auction = first, calls
        fields["auction"] = auction = auction.split()
    dealer: Seat | None = SEAT_BY_TEXT.get(str(fields.get("dealer", "")).strip().upper())
    if dealer is None or not isinstance(auction, list) or "accepted_calls" not in form.__struct_fields__:
        return fields
    made = [call for call in map(_read, auction) if call]
    accepted = fields.get("accepted_calls", ())
    if len(made) < len(auction) or not isinstance(accepted, list | tuple):
        return fields
    if "since" in form.__struct_fields__ and not fields.get("since"):
        made, since = _up_to_his_last(dealer, made, fields.get("offender"))
        fields |= {"since": _plain(*since)} if since else {}
    # whoever names the offender means the last call
    one_in_question = issubclass(form, CallMade) and not fields.get("offender")
    return fields | _in_order(dealer, made, accepted, one_in_question=one_in_question)


def _up_to_his_last(
    dealer: Seat, made: list[WrittenCall], offender: object
) -> tuple[list[WrittenCall], tuple[Call, ...]]:
    """The calls up to the last of a player who changed it, and those that others made since; all in turn."""
    seat = SEAT_BY_TEXT.get(str(offender).strip().upper())
    his = [place for place in range(len(made)) if dealer.after(place) is seat]
    if not his or any(call.by for call in made):
        return made, ()
    return made[: his[-1] + 1], tuple(call.call for call in made[his[-1] + 1 :])


def _read(text: object) -> WrittenCall | None:
    """`2H`, `W:2H`, `W:2H!`."""
    seat, colon, call = str(text).strip().upper().rpartition(":")
    known: Call | None = CALL_BY_TEXT.get(call.removesuffix(MARK))
    if known is None or (colon and seat not in SEAT_BY_TEXT):
        return None
    return WrittenCall(SEAT_BY_TEXT.get(seat), known, call.endswith(MARK))


def _in_order(
    dealer: Seat, made: Sequence[WrittenCall], accepted: Collection[int], *, one_in_question: bool
) -> dict[str, Any]:
    """The calls up to the one in question, which of them were accepted, and those after it."""
    auction, stood = Auction(dealer), set(accepted)
    is_marked = any(entry.marked for entry in made)
    for index, (by, call, marked) in enumerate(made):
        seat = by or auction.turn
        number = len(auction.calls) + 1
        legal = seat is auction.turn and (call in auction.legal_calls or number in stood)
        if one_in_question and (marked or not (legal or is_marked)):
            later = made[index + 1 :]
            return {
                "auction": _plain(*auction.calls, call),
                **({"offender": seat.value} if seat is not auction.turn else {}),
                **({"accepted_calls": sorted(stood)} if stood else {}),
                **({"calls_after": _after(seat, later)} if later else {}),
            }
        while auction.turn is not seat:
            auction = _accepted(auction, Call.PASS, stood, ends=False)
        if not (legal or by or is_marked):
            return {"auction": _plain(*(entry.call for entry in made))}  # cannot be: told when it is read
        auction = _accepted(auction, call, stood)
    return {"auction": _plain(*auction.calls), **({"accepted_calls": sorted(stood)} if stood else {})}


def _accepted(auction: Auction, call: Call, stood: set[int], *, ends: bool = True) -> Auction:
    """The auction with one more call; noted if it was irregular, or a pass that did not end it."""
    number = len(auction.calls) + 1
    if call in auction.legal_calls and number not in stood:
        after = auction.call(call)
        if ends or not after.is_over:
            return after
    stood.add(number)
    return auction.accepting(call)


def _plain(*calls: Call) -> list[str]:
    return [call.value for call in calls]


def _after(seat: Seat, made: Sequence[WrittenCall]) -> list[tuple[str, str]]:
    """Each by the player after the last who called, unless another is named."""
    later = []
    for by, call, _ in made:
        seat = by or seat.lho
        later.append((seat.value, call.value))
    return later
