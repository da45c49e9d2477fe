"""What each seat, the director and a kibitzer may see."""

from enum import Enum

from msgspec import Struct

from arbitro.book.edition import E2017
from arbitro.bridge.cards import Card
from arbitro.bridge.seats import SEATS, Seat, Side, Vulnerability
from arbitro.laws.case.effect import CardKind
from arbitro.table.bidding import SeatCall
from arbitro.table.irregularity import Irregularity
from arbitro.table.options import NONE, Options, options
from arbitro.table.screen import beside
from arbitro.table.state import BoardPhase, CardLaid, Spoken, Table


class Onlooker(Enum):
    """Who is no player."""

    DIRECTOR = "director"
    KIBITZER = "kibitzer"  # sees what all four see (76)


Viewer = Seat | Onlooker


class CallSeen(Struct, frozen=True):
    seat: Seat
    call: str


class VisibleCard(Struct, frozen=True):
    seat: Seat
    card: Card


class PenaltyCardSeen(Struct, frozen=True):
    seat: Seat
    card: Card
    kind: CardKind


class Said(Struct, frozen=True):
    what: str  # alert, question, answer
    seat: Seat
    text: str


class TableView(Struct, frozen=True, omit_defaults=True):
    """The table through one pair of eyes."""

    viewer: str
    phase: BoardPhase
    board: int
    dealer: Seat
    vulnerability: Vulnerability
    turn: Seat | None = None
    calls: tuple[CallSeen, ...] = ()
    contract: str = ""
    declarer: Seat | None = None
    hands: dict[str, tuple[Card, ...]] = {}  # those that the viewer sees
    trick: tuple[VisibleCard, ...] = ()
    last_trick: tuple[VisibleCard, ...] = ()  # while it may still be looked at (66A)
    tricks_ns: int = 0
    tricks_ew: int = 0
    penalty_cards: tuple[PenaltyCardSeen, ...] = ()
    faced: tuple[VisibleCard, ...] = ()
    said: tuple[Said, ...] = ()
    irregularities: tuple[Irregularity, ...] = ()  # to which attention was drawn; the director sees all
    options: Options = NONE


def view(table: Table, viewer: Viewer) -> TableView:
    """What the viewer may see."""
    board, contract = table.setting.board, table.contract
    seat = viewer if isinstance(viewer, Seat) else None
    all_seen = viewer is Onlooker.DIRECTOR
    won = {side: sum(quitted.winner.side is side for quitted in table.tricks) for side in Side}
    return TableView(
        viewer=viewer.value,
        phase=table.phase,
        board=board.number,
        dealer=board.dealer,
        vulnerability=board.vulnerability,
        turn=None if table.is_over or table.phase is BoardPhase.CLAIM else table.turn,
        calls=tuple(CallSeen(made.seat, made.text) for made in calls_seen(table, viewer)),
        contract=contract.bid if contract else "",
        declarer=contract.declarer if contract else None,
        hands={one.value: tuple(table.hand(one)) for one in hands_seen(table, viewer)},
        trick=_cards(table.trick),
        last_trick=_cards(_last_trick(table, viewer)),
        tricks_ns=won[Side.NS],
        tricks_ew=won[Side.EW],
        penalty_cards=tuple(PenaltyCardSeen(one.seat, one.card, one.kind) for one in table.bound.penalty_cards),
        faced=_cards(_faced(table, viewer)),
        said=tuple(Said(*one) for one in table.spoken if _heard(table, viewer, one)),
        irregularities=tuple(one for one in table.irregularities if all_seen or _told(table, viewer, one)),
        options=options(table, seat) if seat else NONE,
    )


def _cards(placed: tuple[CardLaid, ...]) -> tuple[VisibleCard, ...]:
    return tuple(VisibleCard(one.seat, one.card) for one in placed)


def hands_seen(table: Table, viewer: Viewer) -> tuple[Seat, ...]:
    """One's own cards, dummy's once they are spread, a hand that was faced to claim (68C of 2017)."""
    if viewer is Onlooker.DIRECTOR:
        return SEATS
    seen = {viewer} if isinstance(viewer, Seat) else set()
    if table.dummy and table.dummy_is_down:
        seen.add(table.dummy)
    if table.claim and table.setting.edition is E2017:
        seen.add(table.claim.seat)
    return tuple(seat for seat in SEATS if seat in seen)


def calls_seen(table: Table, viewer: Viewer) -> tuple[SeatCall, ...]:
    """Behind a screen the other side's calls are seen when the tray comes."""
    calls = table.bidding.calls
    if not table.setting.screens or table.phase is not BoardPhase.AUCTION or viewer is Onlooker.DIRECTOR:
        return calls
    here = {viewer, viewer.screenmate} if isinstance(viewer, Seat) else set()
    return (*calls[: table.shown], *(one for one in calls[table.shown :] if one.seat in here))


def _heard(table: Table, viewer: Viewer, spoken: Spoken) -> bool:
    """Behind a screen, alerts and explanations are for the screenmate alone (and the director)."""
    if not table.setting.screens or viewer is Onlooker.DIRECTOR:
        return True
    return isinstance(viewer, Seat) and spoken.seat in (viewer, viewer.screenmate)


def _told(table: Table, viewer: Viewer, wrong: Irregularity) -> bool:
    """Whether attention was drawn to it, and where the viewer could hear: a call not passed stays behind the screen."""
    if wrong.noticed is None:
        return False
    if not table.setting.screens or wrong.call is None or wrong.place is None or wrong.place < table.shown:
        return True
    return isinstance(viewer, Seat) and beside(viewer, wrong.seat)


def _faced(table: Table, viewer: Viewer) -> tuple[CardLaid, ...]:
    """Cards that lie face up beside the trick; a lead face down only its owner knows."""
    ahead = (table.ahead,) if table.ahead else ()
    down = (table.face_down,) if table.face_down and viewer in (table.face_down.seat, Onlooker.DIRECTOR) else ()
    return (*table.faced, *ahead, *down)


def _last_trick(table: Table, viewer: Viewer) -> tuple[CardLaid, ...]:
    """66A: until one's own side has led or played to the next; 66B: one's own card alone, once it is turned."""
    if not table.tricks or not isinstance(viewer, Seat) or viewer is table.dummy or table.is_over:
        return ()
    if any(one.seat.side is viewer.side for one in table.trick):
        return ()
    cards = table.tricks[-1].cards
    if viewer not in table.turned:
        return cards
    if table.trick and table.setting.edition is not E2017:
        return ()  # 66B before 2017: until anybody leads
    return tuple(one for one in cards if one.seat is viewer)
