"""What each player may do now."""

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from arbitro.book.edition import E2017
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import Seat
from arbitro.table import event as at
from arbitro.table.calling import legal_calls
from arbitro.table.event import Alerts, AnyEvent, Mode
from arbitro.table.facts.auction import goes_on
from arbitro.table.playing import choice_due, may_spread, playable
from arbitro.table.ruling import JUDGED, Asked, asked, for_all_four, in_hand
from arbitro.table.screen import beside, has_tray, tray_is_due
from arbitro.table.state import BoardPhase, Table


class Options(Struct, frozen=True, omit_defaults=True):
    """What a player may do: the legal calls or cards at his turn, and every other act, by the name of its event.

    Calls and cards wait while something has to be settled first. What binds him is in them.
    """

    calls: tuple[Call, ...] = ()
    cards: tuple[Card, ...] = ()
    hand: Seat | None = None  # from which the cards are: dummy's, for declarer
    may_change: tuple[Card, ...] = ()  # cards of his that he may take back
    waits: bool = False  # for declarer's choice (26, 50D2, 51A); for dummy's cards to be spread (41D); for the tray
    acts: tuple[str, ...] = ()


NONE = Options()


@cache
def _name(form: type[AnyEvent]) -> str:
    return str(form.__struct_config__.tag)


def stopped(table: Table) -> bool:
    """Whether nobody calls or plays until the director has spoken (9B2), or a ruling goes on (30-32)."""
    return table.halted or any(goes_on(table, wrong) for wrong in table.irregularities)


def options(table: Table, seat: Seat) -> Options:
    """What this player may do now."""
    return options_while(table, seat, asked(table))


def options_while(table: Table, seat: Seat, question: Asked | None) -> Options:
    """The same, where it is known what is being asked."""
    names = [_name(form) for form in _acts(table, seat)]
    if question is not None and seat in question.to:
        names.insert(0, "option_chosen")
    if question is not None and for_all_four(table, question):
        names[:0] = ["opinion"] * (question.question.kind in JUDGED) + ["left_open"] * (in_hand(table) is not None)
    return _at_turn(table, seat, tuple(names))


def _at_turn(table: Table, seat: Seat, acts: tuple[str, ...]) -> Options:
    own = tuple(placed.card for placed in table.bound.may_change if placed.seat is seat)
    resting = Options(may_change=own, acts=acts)
    if stopped(table):
        return resting
    if table.phase is BoardPhase.AUCTION:
        if seat is not table.turn:
            return resting
        away = table.setting.screens and table.setting.mode is Mode.STRICT and not has_tray(table, seat)
        return Options(calls=() if away else legal_calls(table, seat), waits=away, acts=acts)
    if table.phase not in (BoardPhase.OPENING_LEAD, BoardPhase.PLAY):
        return resting
    turn = table.turn
    if seat is table.dummy or seat is not (table.declarer if turn is table.dummy else turn):
        return resting
    if choice_due(table, turn) or (turn is table.dummy and not table.dummy_is_down) or _tray_first(table):
        return Options(hand=turn, waits=True, may_change=own, acts=acts)
    return Options(cards=tuple(Hand(playable(table, turn))), hand=turn, may_change=own, acts=acts)


def _tray_first(table: Table) -> bool:
    """Behind a strict screen everybody has seen the whole auction before the lead."""
    strict = table.setting.screens and table.setting.mode is Mode.STRICT
    return strict and table.phase is BoardPhase.OPENING_LEAD and tray_is_due(table)


# -- other acts ----------------------------------------------------------------------------------------------------


def _acts(table: Table, seat: Seat) -> Iterator[type[AnyEvent]]:
    """Everything but calls and cards that a player may do, as the kinds of events."""
    yield from (at.AttentionCalled, at.DirectorSummoned, at.Talked)  # always there
    if table.phase is BoardPhase.CANCELLED:
        return
    yield from (at.Asked, at.Explained)
    if _may_alert(table, seat):
        yield at.Alerted
    if table.phase is BoardPhase.CLAIM or (table.claim and table.phase is BoardPhase.OVER):
        yield from _about_the_claim(table, seat)
    if table.phase is BoardPhase.OVER:
        if table.contract is not None and table.agreed is None:
            yield at.ResultAgreed
        if seat not in table.returned:
            yield at.HandsReturned
    if stopped(table):
        return
    match table.phase:
        case BoardPhase.AUCTION:
            yield from _in_the_auction(table, seat)
        case BoardPhase.OPENING_LEAD | BoardPhase.PLAY:
            yield from _in_the_play(table, seat)


def _may_alert(table: Table, seat: Seat) -> bool:
    """Partner's last call, or one's own, as the table has it; behind a screen both."""
    own = table.setting.alerts is Alerts.OWN
    callers = (seat, seat.partner) if table.setting.screens else (seat if own else seat.partner,)
    return table.phase is BoardPhase.AUCTION and any(_last_seen(table, seat, caller) is not None for caller in callers)


def _last_seen(table: Table, seat: Seat, caller: Seat) -> int | None:
    """The place of a player's last call, as far as it can be seen from a seat: behind a screen when it has passed."""
    place = table.bidding.last_of(caller)
    hidden = place is not None and table.setting.screens and place >= table.shown and not beside(seat, caller)
    return None if hidden else place


def _about_the_claim(table: Table, seat: Seat) -> Iterator[type[AnyEvent]]:
    claim = table.claim
    assert claim is not None
    if seat not in claim.objected:
        yield at.Objected
    if table.phase is not BoardPhase.CLAIM:
        return
    if seat.side is not claim.seat.side and seat not in (*claim.agreed, *claim.objected):
        yield at.Acquiesced
    if table.setting.edition is E2017 and seat not in claim.play_on:
        yield at.PlayOnWanted


def _in_the_auction(table: Table, seat: Seat) -> Iterator[type[AnyEvent]]:
    if _moves_tray(table, seat):
        yield at.TrayPassed
    own, partners = table.bidding.last_of(seat), _last_seen(table, seat, seat.partner)
    if own is not None and (partners is None or partners < own):
        yield at.CallSubstituted  # 25A


def _moves_tray(table: Table, seat: Seat) -> bool:
    """North or South, whichever side it is on."""
    return table.setting.screens and tray_is_due(table) and seat in (Seat.NORTH, Seat.SOUTH) and has_tray(table, seat)


def _in_the_play(table: Table, seat: Seat) -> Iterator[type[AnyEvent]]:
    if seat is not table.dummy:
        yield from (at.Claimed, at.Conceded)
    if table.phase is BoardPhase.OPENING_LEAD:
        if _moves_tray(table, seat):
            yield at.TrayPassed
        if _tray_first(table):
            return
        if seat is table.turn and table.face_down is None and not choice_due(table, seat):
            yield at.LeadFaceDown
        if table.face_down is not None and table.face_down.seat is seat:
            yield at.LeadFaced
        return
    closed = table.setting.screens and not table.screen_open
    if closed and seat is Seat.WEST:
        yield at.ScreenOpened
    if may_spread(table, seat) and not (closed and table.setting.mode is Mode.STRICT):
        yield at.DummyLaidDown
    if seat is table.declarer and table.dummy_is_down and table.hands[seat.partner.index]:
        yield at.Designated
    if seat is table.declarer and any(placed.seat is table.dummy for placed in table.trick):
        yield at.DesignationReplaced  # 45C4(b)
    if seat is table.declarer and any(placed.seat is seat for placed in table.faced):
        yield at.CardTakenBack  # 48A
