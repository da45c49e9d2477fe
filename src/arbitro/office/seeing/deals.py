"""Which boards of a session have deals, and where these come from; not the cards."""

from typing import Literal

from msgspec import Struct

from arbitro.contest.facts.moments import check, no_session
from arbitro.office.fact import BoardKey, DealsGiven
from arbitro.office.room.boards import boards_of
from arbitro.office.seeing.view import View

Source = Literal["", "dealt", "committed", "uploaded", "entered"]


class BoardDealt(Struct, frozen=True):
    """`source`: empty without a deal."""

    key: BoardKey
    source: Source


def deals(view: View, name: str = "", session: int = 1) -> tuple[BoardDealt, ...]:
    """Every board of a session as it is seated or, before that, planned."""
    phase = view.phase(name)
    check(no_session(phase, session))
    sources: dict[BoardKey, Source] = {
        deal.key: noted.fact.source
        for noted in view.event.history
        if isinstance(noted.fact, DealsGiven) and not noted.undone
        for deal in noted.fact.deals
    }
    return tuple(BoardDealt(key, sources.get(key, "")) for key in boards_of(view.contest, phase, session))
