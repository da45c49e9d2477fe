"""Calls for the director: made at a table, taken, closed, or cancelled by who called."""

from itertools import takewhile

from msgspec.structs import replace

from arbitro.book.problem import refuse
from arbitro.book.writing import Remark
from arbitro.bridge.seats import Side
from arbitro.contest.facts.event import Spot
from arbitro.office.actor import DIRECTING, PLAYING, STAFF, Actor, Role
from arbitro.office.command import Command, Facts, Moment, Power, Subject
from arbitro.office.fact import CallClosed, CallTaken, DirectorCalled, Undone
from arbitro.office.room.sitting import contestants_at, where_of
from arbitro.office.room.tables import check_other_table, check_spot
from arbitro.office.state import DirectorCall, Event


class CallDirector(Command, frozen=True, kw_only=True, tag="call_director"):
    at: Spot
    board: int | None = None
    about: Remark = ""


class TakeCall(Command, frozen=True, kw_only=True, tag="take_call"):
    call: int


class CloseCall(Command, frozen=True, kw_only=True, tag="close_call"):
    call: int


class CancelCall(Command, frozen=True, kw_only=True, tag="cancel_call"):
    call: int


def call_director(event: Event, command: CallDirector, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    """By a player from the own table, or by the office for any."""
    check_spot(event, command.at, command.board)
    by = actor.contestant if actor.role in (Role.PLAYER, Role.CAPTAIN) else ""
    if actor.role in (Role.PLAYER, Role.CAPTAIN) and by not in everybody_at(event, command.at):
        raise refuse("not-at-table", found=by, where=where_of(command.at))
    for number, call in event.calls.items():
        called = call.called
        if not call.closed and (called.at, called.board, called.by) == (command.at, command.board, by):
            raise refuse("called-already", found=number, where=where_of(command.at, command.board))
    called = DirectorCalled(
        call=max(event.calls, default=0) + 1, at=command.at, board=command.board, by=by, about=command.about.strip()
    )
    return (called,)


def take_call(event: Event, command: TakeCall, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    """Whoever goes to the table. From an assistant the director may take it over."""
    call = open_call(event, command.call)
    check_other_table(event, actor.person, call.called.at)
    if call.taken is not None:
        other = call.taken.director
        if other == actor.person or actor.role is not Role.DIRECTOR or Role.DIRECTOR in event.roles_of(other):
            raise refuse("call-taken", found=command.call, expected=other)
    return (CallTaken(call=command.call, director=actor.person),)


def close_call(event: Event, command: CloseCall, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    call = open_call(event, command.call)
    check_other_table(event, actor.person, call.called.at)
    return (CallClosed(call=command.call),)


def cancel_call(event: Event, command: CancelCall, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    """By who called, until somebody goes there: as if it had not been made, nor the objection that it came with."""
    call = open_call(event, command.call)
    by = actor.contestant if actor.role in PLAYING else ""
    if call.called.by != by:
        raise refuse("call-of-others", found=command.call, expected=call.called.by, where=where_of(call.called.at))
    if call.taken is not None:
        raise refuse("call-taken", found=command.call, expected=call.taken.director)
    at = next(at for at, noted in enumerate(event.history) if noted.stamp == call.stamp)
    together = takewhile(
        lambda noted: replace(noted.stamp, version=call.stamp.version) == call.stamp, reversed(event.history[: at + 1])
    )
    return (Undone(versions=tuple(noted.stamp.version for noted in together)),)


def open_call(event: Event, number: int) -> DirectorCall:
    call = event.calls.get(number)
    if call is None or call.closed:
        raise refuse("no-such-call", found=number)
    return call


def everybody_at(event: Event, at: Spot) -> tuple[str, ...]:
    return tuple(who for side in Side for who in contestants_at(event, at, side))


COMMANDS: Subject = {
    CallDirector: Power(call_director, STAFF | PLAYING, records=(DirectorCalled,)),
    TakeCall: Power(take_call, DIRECTING, records=(CallTaken,)),
    CloseCall: Power(close_call, DIRECTING, records=(CallClosed,)),
    CancelCall: Power(cancel_call, STAFF | PLAYING),
}
