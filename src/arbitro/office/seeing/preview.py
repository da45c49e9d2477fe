"""What a command would change: the places in the rankings, and the boards. Nothing of it is recorded.

Both views are those of whoever would give the command. What the change would let him see does not count: the view after
it shows nothing that is not shown now. And since points tell the results that they are compared with, places are told
only to those who may see every result of the phase.
"""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from arbitro.contest.facts.event import Spot
from arbitro.contest.facts.state import spot_of
from arbitro.contest.scoring.standings import Row
from arbitro.office.fact import BoardKey
from arbitro.office.room.boards import board_key
from arbitro.office.room.plays import keys
from arbitro.office.seeing.points import sees_all
from arbitro.office.seeing.standings import standings
from arbitro.office.seeing.traveller import TravellerLine, traveller
from arbitro.office.seeing.view import Named, View
from arbitro.office.state import Event


class PlaceChange(Struct, frozen=True, kw_only=True):
    """A contestant whose rank or total would change."""

    phase: str
    group: str
    line: str
    who: Named
    before: Row | None
    after: Row | None


class LineChange(Struct, frozen=True):
    """A table on a board, before and after; None where it has nothing."""

    at: Spot
    before: TravellerLine | None
    after: TravellerLine | None


class BoardChange(Struct, frozen=True):
    """A board on which a result would change, with all tables that have one."""

    key: BoardKey
    lines: tuple[LineChange, ...]


class Changes(Struct, frozen=True):
    places: tuple[PlaceChange, ...] = ()
    boards: tuple[BoardChange, ...] = ()


def view_after(before: View, event: Event) -> View:
    """The event as it would be, in the eyes of the same viewer. It remembers for itself what is computed of it."""
    contest = event.contest
    if contest is not None:
        apart = {name: phase.apart() for name, phase in contest.phases.items()}
        event = event.but(contest=replace(contest, phases=apart))
    return View(event, before.viewer, before.now, before.names, before.event)


def changes(before: View, after: View) -> Changes:
    """What differs from one view to the other."""
    if before.event.contest is None or after.event.contest is None:
        return Changes()
    names = tuple(dict.fromkeys((*before.contest.phases, *after.contest.phases)))
    return Changes(
        tuple(change for name in names for change in _places(before, after, name)),
        tuple(change for name in names for change in _boards(before, after, name)),
    )


def _has(view: View, name: str) -> bool:
    return name in view.contest.phases


# -- places


def _places(before: View, after: View, name: str) -> Iterator[PlaceChange]:
    if not all(_sees_everything(view, name) for view in (before, after)):
        return
    was, now = (_rows(view, name) for view in (before, after))
    for key in (*now, *(key for key in was if key not in now)):
        old, other = was.get(key), now.get(key)
        if _place(old) != _place(other):
            phase, group, line, contestant = key
            who = (after if contestant in after.contest.entries else before).named(contestant)
            yield PlaceChange(phase=phase, group=group, line=line, who=who, before=old, after=other)


def _sees_everything(view: View, name: str) -> bool:
    if not _has(view, name):
        return True
    phase = view.phase(name)
    sessions = range(1, phase.plan.sessions + 1)
    return all(sees_all(view, key) for session in sessions for key in keys(view.contest, phase, session))


def _rows(view: View, name: str) -> dict[tuple[str, str, str, str], Row]:
    """The rows of the rankings, in their order."""
    rankings = standings(view, name) if _has(view, name) else ()
    return {
        (ranking.phase, ranking.group, ranking.line, ranked.row.contestant): ranked.row
        for ranking in rankings
        for ranked in ranking.rows
    }


def _place(row: Row | None) -> object:
    return row and (row.rank, row.tied, row.total, row.penalty)


# -- boards


def _boards(before: View, after: View, name: str) -> Iterator[BoardChange]:
    for key in sorted(_changed(before, after, name)):
        was, now = ({line.at: line for line in _lines(view, key)} for view in (before, after))
        spots = (*was, *(at for at in now if at not in was))
        yield BoardChange(key, tuple(LineChange(at, was.get(at), now.get(at)) for at in spots))


def _lines(view: View, key: BoardKey) -> tuple[TravellerLine, ...]:
    return traveller(view, key).lines if _has(view, key.phase) else ()


def _changed(before: View, after: View, name: str) -> set[BoardKey]:
    was, now = ({} if not _has(view, name) else view.phase(name).results for view in (before, after))
    changed = set()
    for at in was.keys() | now.keys():
        old, other = was.get(at, {}), now.get(at, {})
        if old is other:
            continue
        for board, room in old.keys() | other.keys():
            if old.get((board, room)) != other.get((board, room)):
                view = before if at in was else after
                changed.add(board_key(view.contest, spot_of(view.phase(name), at, room), board))
    return changed
