"""Which boards of a session have deals, and where these come from; not the cards."""

from typing import Literal

from msgspec import Struct

from arbitro.contest.facts.moments import check, no_session
from arbitro.office.deals import played_boards
from arbitro.office.fact import BoardKey, DealsGiven
from arbitro.office.room.boards import boards_of
from arbitro.office.seeing.view import View

Source = Literal["", "dealt", "committed", "uploaded", "entered"]

NOT_GIVEN: tuple[Source, int | None] = ("", None)


class BoardDealt(Struct, frozen=True):
    """`source`: empty without a deal. `version`: of what gave the deals, which can be undone; `played`: by some table,
    so that the cards may have been shown."""

    key: BoardKey
    source: Source
    version: int | None = None
    played: bool = False


def deals(view: View, name: str = "", session: int = 1) -> tuple[BoardDealt, ...]:
    """Every board of a session as it is seated or, before that, planned."""
    phase = view.phase(name)
    check(no_session(phase, session))
    given: dict[BoardKey, tuple[Source, int | None]] = {
        deal.key: (noted.fact.source, noted.stamp.version)
        for noted in view.event.history
        if isinstance(noted.fact, DealsGiven) and not noted.undone
        for deal in noted.fact.deals
    }
    played = played_boards(view.contest, phase, session)
    return tuple(
        BoardDealt(key, source, version, key in played)
        for key in boards_of(view.contest, phase, session)
        for source, version in [given.get(key, NOT_GIVEN)]
    )
