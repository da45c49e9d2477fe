"""Who may do what at a live table: what somebody is there, and for which seat he may act."""

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import Place, refuse
from arbitro.bridge.seats import Seat
from arbitro.office.live.act import AnyAct, GiveRuling
from arbitro.office.live.fact import Helper, TableKind, Watching
from arbitro.office.live.state import LiveTable
from arbitro.table import event as at
from arbitro.table.event import Directing, Mode
from arbitro.table.state import Table
from arbitro.table.view import Onlooker, Viewer

DIRECTORS = (at.TakenUp, at.PlayOn, at.RulingWithdrawn, GiveRuling)
SPEAKING = (
    at.Alerted,
    at.Asked,
    at.Explained,
    at.Talked,
    at.AttentionCalled,
    at.DirectorSummoned,
    at.HandTaken,
    at.HandLookedAt,
    at.HavingNone,
    at.HandsReturned,
    at.OptionChosen,
    at.Opinion,
    at.MatterLeftOpen,
    *DIRECTORS,
    at.GoneBack,
)
"""What need not be meant for the position that lies there: it says itself what it is about."""
LATER = (
    at.AttentionCalled,
    at.DirectorSummoned,
    at.Objected,
    at.OptionChosen,
    at.Opinion,
    at.MatterLeftOpen,
    *DIRECTORS,
)
"""What may be done about a board that is no longer on the table."""


class Standing(Struct, frozen=True):
    """What somebody is at a table. `seats`: those that he holds; `viewer`: with whose eyes he sees, `behind`: without
    acting; nothing if he may see nothing. `sits`: at a table of an event, those that are his if nobody sits there."""

    person: str
    seats: tuple[Seat, ...]
    viewer: Viewer | None
    behind: bool = False
    directs: bool = False
    teaches: bool = False
    opens: bool = False
    sits: frozenset[Seat] = frozenset()


class EventStanding(Struct, frozen=True):
    """What somebody is at a table of an event: on its staff, one who may watch, a player for whom seats are free."""

    staff: bool = False
    watches: bool = False
    sits: frozenset[Seat] = frozenset()


NOT_OF_EVENT = EventStanding(watches=True)


def standing_of(
    table: LiveTable, person: str, seat: Seat | None = None, event: EventStanding = NOT_OF_EVENT
) -> Standing:
    """`event`: in that to which the table belongs. `seat`: which of his seats, where he holds several.

    Whoever sits does not direct: nobody rules at his own table."""
    seats = table.holds(person) if person else ()
    staff = event.staff
    opens = staff or (bool(person) and person == table.opened.by)
    appointed = table.helps(person, Helper.DIRECTOR)
    teaches = opens and table.kind is TableKind.LESSON
    directs = teaches or (not seats and (staff or appointed or (opens and _is_directed(table))))
    viewer, behind = _viewer(table, person, seats, seat, directs=directs)
    if not seats and not event.watches and viewer is not Onlooker.DIRECTOR:
        viewer = None
    return Standing(person, seats, viewer, behind, directs, teaches, opens, event.sits)


def _is_directed(table: LiveTable) -> bool:
    return table.settings.directing is Directing.PERSON


def _viewer(
    table: LiveTable, person: str, seats: tuple[Seat, ...], seat: Seat | None, *, directs: bool
) -> tuple[Viewer | None, bool]:
    if directs and seat not in seats:
        return Onlooker.DIRECTOR, False
    if seats:
        return (seat if seat in seats else seats[0]), False
    if table.helps(person, Helper.COMMENTATOR):
        return Onlooker.COMMENTATOR, True
    if table.settings.kibitzers is Watching.NONE:
        return None, True
    if table.settings.kibitzers is Watching.ONE_HAND and person in table.watchers:
        return table.watchers[person], True
    return Onlooker.KIBITZER, True


def authority_of(here: Standing, table: Table, act: AnyAct) -> str:
    """As what somebody does this; refused if he may not."""
    if isinstance(act, at.GoneBack):
        return _as(here.teaches, "teacher", here)
    seat = seat_of(table, act)
    if seat is None:
        if isinstance(act, at.TakenUp) and not here.directs and _may_take_up(table, act):
            return _as(bool(here.seats), _first(here), here)
        if isinstance(act, at.ResultAgreed):
            return _as(bool(here.seats), _first(here), here)
        return _as(here.directs, "director", here)
    if seat in here.seats:
        return str(seat.value)
    if here.teaches:
        return "teacher"
    raise refuse("not-your-seat", found=seat.value, where=Place(seat=seat.value))


def _may_take_up(table: Table, act: at.TakenUp) -> bool:
    """Where nobody directs, the four take up what they left open."""
    return table.setting.directing is Directing.HOUSE and act.irregularity in table.left_open and table.is_over


def _first(here: Standing) -> str:
    return str(here.seats[0].value) if here.seats else ""


def _as(may: bool, authority: str, here: Standing) -> str:
    if not may:
        raise refuse("not-for-you", found=here.viewer.value if here.viewer else "")
    return authority


def seat_of(table: Table, act: AnyAct) -> Seat | None:
    """Whose act it is: declarer plays dummy's cards once they can be seen; nobody's, if it is the director's."""
    match act:
        case at.CardEvent():
            if act.by is not None:
                return act.by
            return table.declarer if act.seat is table.dummy and table.dummy_is_down else act.seat
        case at.Designated() | at.DesignationReplaced():
            return table.declarer or table.turn
        case at.DummyLaidDown():
            return act.seat or table.dummy or table.turn
        case at.AttentionCalled() | at.DirectorSummoned() | at.TrayPassed() | at.ScreenOpened():
            return act.by or table.turn  # nobody speaks for a spectator
        case at.OptionChosen() | at.MatterLeftOpen():
            return act.by
        case at.HandsReturned() | at.HandTaken() | at.HandLookedAt():
            return act.seat or table.turn
    return getattr(act, "seat", None)


def as_meant(table: Table, act: AnyAct) -> AnyAct:
    """Without what only an observer could write down: meanings, simultaneous cards, what partner could see."""
    match act:
        case at.CallEvent():
            return replace(act, meaning="", artificial=None)
        case at.CardEvent() if act.by is not None and (act.by is not table.dummy or act.seat is not table.dummy):
            return replace(act, by=None, at_once=False)
        case at.CardEvent():
            if act.by is not None and table.setting.mode is Mode.STRICT:
                raise refuse("not-your-seat", found=act.seat.value)
            return replace(act, at_once=False)
        case at.CardShown():
            return replace(act, visible_to_partner=True)
        case at.Designated():
            return replace(act, intended=None, seat=None)
        case at.DesignationReplaced():
            return replace(act, seat=None)
        case at.AttentionCalled(irregularity=int()):
            raise refuse("not-for-you", found="irregularity")
    return act
