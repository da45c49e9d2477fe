"""The director's queue."""

from datetime import datetime, timedelta
from typing import Literal

from msgspec import Struct

from arbitro.contest.facts.event import Spot
from arbitro.office.room.online import live_id
from arbitro.office.seeing.view import Named, View
from arbitro.office.seeing.visibility import TheCall, TheResult


class CallNow(Struct, frozen=True, kw_only=True):
    """A call. What it is about is not told to a director who has the board still to play."""

    number: int
    at: Spot
    board: int | None
    state: Literal["waiting", "taken", "closed"]
    since: datetime
    waited: timedelta
    by: Named | None = None
    about: str = ""
    director: str = ""
    live: str = ""  # the live table at which it was made
    noticed: tuple[str, ...] = ()  # what was noticed there


def calls(view: View, *, closed: bool = False) -> tuple[CallNow, ...]:
    """Those that are open, the first first; or all."""
    shown = []
    for number, call in sorted(view.event.calls.items()):
        if (call.closed and not closed) or not view.sees(TheCall(number)):
            continue
        called = call.called
        seen = called.board is None or view.sees(TheResult(called.at, called.board))
        shown.append(
            CallNow(
                number=number,
                at=called.at,
                board=called.board,
                state="closed" if call.closed else "taken" if call.taken else "waiting",
                since=call.stamp.time,
                waited=max(view.now - call.stamp.time, timedelta()),
                by=view.named(called.by) if called.by else None,
                about=called.about if seen else "",
                live=live_id(view.event.created.id, called.at) if called.log else "",
                noticed=called.noticed if seen else (),
                director=view.person(call.taken.director) if call.taken else "",
            )
        )
    return tuple(shown)
