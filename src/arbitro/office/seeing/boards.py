"""The boards of a session, as far as somebody may see them."""

from msgspec import Struct

from arbitro.office.fact import BoardKey
from arbitro.office.room.plays import keys, plays
from arbitro.office.seeing.view import View
from arbitro.office.seeing.visibility import TheDeal


class BoardOf(Struct, frozen=True):
    """A board: at how many tables it is played, how many have a result, and whether its deal may be looked at."""

    key: BoardKey
    tables: int
    results: int
    deal: bool


def boards_of(view: View, phase: str = "", session: int = 1) -> tuple[BoardOf, ...]:
    """Every board that is seated or drawn."""
    of = view.phase(phase)
    boards = []
    for key in keys(view.contest, of, session):
        where = plays(view.contest, of, key)
        done = sum((play.board, play.spot.room) in of.results.get(play.at, {}) for play in where)
        boards.append(BoardOf(key, len(where), done, key in view.event.deals and view.sees(TheDeal(key))))
    return tuple(boards)
