"""Declarer calls for a card of dummy (45B, 46)."""

from arbitro.bridge.seats import Seat
from arbitro.laws.shared.designation import DummyPosition, Then, Words, read
from arbitro.table.event import CardEvent, CardShown, Designated, DesignationReplaced
from arbitro.table.irregularity import How, Kind
from arbitro.table.playing import after_claim, exposed, played
from arbitro.table.record import found, next_card_named, refused
from arbitro.table.state import BoardPhase, Table


def designated(table: Table, event: Designated) -> Table:
    """The card is played if the words, or declarer's intention beyond dispute, name one; else somebody must choose."""
    dummy, contract = table.dummy, table.contract
    if table.phase is BoardPhase.CLAIM and dummy is not None:
        meant = event.intended or Words.parse(event.words).card
        held = meant is not None and bool(table.hands[dummy.index] & meant.bit)
        return after_claim(table, dummy, meant) if meant and held else table
    if table.phase is not BoardPhase.PLAY or dummy is None or contract is None:
        raise refused("no-dummy", table, event.seat, event.words)
    if event.seat is not None and table.defends(event.seat):
        return _named(table, event.seat, event)
    if event.intended is not None:
        return played(table, CardEvent(dummy, event.intended))
    named = Words.parse(event.words).card
    if named and table.turn is contract.declarer and table.hands[contract.declarer.index] & named.bit:
        return played(table, CardEvent(contract.declarer, named))  # 45C4(a): of his own hand
    if not table.hands[dummy.index]:
        raise refused("no-dummy", table, event.seat, event.words)
    reading = read(Words.parse(event.words), position(table), table.setting.edition)
    if reading.then is Then.PLAYED:
        return played(table, CardEvent(dummy, reading.cards[0]))
    table = next_card_named(table, dummy)
    return found(table, Kind.UNCLEAR_DESIGNATION, contract.declarer, bid=event.words, trick=table.next_trick)


def redesignated(table: Table, event: DesignationReplaced) -> Table:
    """45C4(b): declarer wants another card of dummy than the one that lies there."""
    dummy, declarer = table.dummy, table.declarer
    tricks = (*(quitted.cards for quitted in table.tricks[-1:]), table.trick)
    placed = [laid for trick in tricks for laid in trick if laid.seat is dummy]
    if declarer is None or not placed or table.phase is not BoardPhase.PLAY:
        raise refused("no-dummy", table, event.seat, event.words)
    trick = table.next_trick if placed[-1] in table.trick else len(table.tricks)
    return found(table, Kind.DESIGNATION_CHANGED, declarer, bid=event.words, card=placed[-1].card, trick=trick)


def _named(table: Table, seat: Seat, event: Designated) -> Table:
    """49: a defender names a card that he holds, as if it lay exposed."""
    card = Words.parse(event.words).card
    if card is None:
        raise refused("card-not-held", table, seat, event.words, str(table.hand(seat)))
    return exposed(table, CardShown(seat, card, How.NAMED))


def position(table: Table) -> DummyPosition:
    """What matters when declarer calls a card of dummy."""
    contract, dummy = table.contract, table.dummy
    assert contract is not None
    assert dummy is not None
    last = table.tricks[-1] if table.tricks else None
    won = next(one.card.suit for one in last.cards if one.seat is dummy) if last and last.winner is dummy else None
    trick = tuple(placed.card for placed in table.trick)
    gone = tuple(placed.card for quitted in table.tricks for placed in quitted.cards)
    return DummyPosition(tuple(table.hand(dummy)), trick, contract.denomination.suit, won, gone)
