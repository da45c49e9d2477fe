"""What holds at every table after every event."""

from collections import Counter

from arbitro.book.contents import cite
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card
from arbitro.bridge.seats import SEATS
from arbitro.laws.case.effect import CardKind
from arbitro.table.irregularity import Kind
from arbitro.table.options import options, stopped
from arbitro.table.playing import playable
from arbitro.table.state import BoardPhase, Table


def check(table: Table) -> None:
    """Fails at the first thing that cannot be."""
    cards(table)
    turn(table)
    beside(table)
    if table.phase is BoardPhase.AUCTION:
        auction(table)
    elif table.phase in (BoardPhase.OPENING_LEAD, BoardPhase.PLAY):
        play(table)
    acting(table)
    tricks(table)
    citations(table)


def citations(table: Table) -> None:
    """What is cited of an irregularity stands in the edition in force."""
    for wrong in table.irregularities:
        cite(table.setting.edition, wrong.law)
        if wrong.clause:
            cite(table.setting.edition, wrong.clause)


def cards(table: Table) -> None:
    """Every card dealt is in one place: in its owner's hand, in the trick, or in a trick that is over."""
    dealt = table.setting.board.deal
    for seat in SEATS:
        placed = [
            played.card
            for trick in (*(quitted.cards for quitted in table.tricks), table.trick)
            for played in trick
            if played.seat is seat
        ]
        held: list[Card] = list(table.hand(seat))
        restored = [card for card in held + placed if card in dealt.missing]  # 14: found again
        assert Counter(held + placed) == Counter([*dealt[seat], *restored]), f"cards of {seat}"


def turn(table: Table) -> None:
    """Somebody is to act, and his hand is not on the trick yet."""
    assert table.turn in SEATS
    there = [placed.seat for placed in table.trick]
    assert len(set(there)) == len(there) < 4, "one card of each hand on the trick"
    for quitted in table.tricks:
        seats = [placed.seat for placed in quitted.cards]
        assert len(set(seats)) == len(seats), "one card of each hand on every trick"
        assert quitted.winner in seats
    if table.phase is BoardPhase.PLAY:
        assert table.turn not in there
        assert table.leader is (there[0] if there else table.turn)


def beside(table: Table) -> None:
    """Penalty cards, faced cards and cards led ahead are cards of the hand; penalty cards are defenders'."""
    assert bool(table.contract) or not table.trick
    laid = table.bound.penalty_cards
    assert len({penalty.card for penalty in laid}) == len(laid)
    for penalty in laid:
        assert table.defends(penalty.seat), "a penalty card of the declaring side"
        assert table.hands[penalty.seat.index] & penalty.card.bit, "a penalty card that was played"
        several = sum(other.seat is penalty.seat for other in laid) > 1
        assert penalty.kind is CardKind.MAJOR or not several, "51: two penalty cards are major ones"
    shown = (*table.faced, table.ahead, table.face_down)
    for placed in (card for card in shown if card is not None):
        assert table.hands[placed.seat.index] & placed.card.bit, "a faced card that was played"
    for placed in table.bound.may_change:
        assert placed in table.trick
    assert all(0 <= number < len(table.irregularities) for number in table.live)


def auction(table: Table) -> None:
    assert not table.bidding.over
    assert table.bidding.turn is table.turn
    assert table.contract is None
    assert not table.trick
    assert not table.tricks
    if len(table.bidding.calls) > 3:
        assert any(made.text != Call.PASS.value for made in table.bidding.calls[-4:]), "passed out"


def play(table: Table) -> None:
    assert table.contract is not None
    assert table.contract == table.bidding.contract or table.dummy_spread, "another declarer only by 54A"
    held = table.hands[table.turn.index]
    legal = playable(table, table.turn)
    assert legal & ~held == 0
    assert bool(legal) is bool(held)
    if table.phase is BoardPhase.OPENING_LEAD:
        assert not table.trick
        assert not table.tricks


def acting(table: Table) -> None:
    """Exactly the player whose turn it is has something to do, unless a ruling or a choice is awaited."""
    able = {seat: options(table, seat) for seat in SEATS}
    doing = [seat for seat in SEATS if able[seat].calls or able[seat].cards]
    waiting = [seat for seat in SEATS if able[seat].waits]
    if stopped(table) or table.phase not in (BoardPhase.AUCTION, BoardPhase.OPENING_LEAD, BoardPhase.PLAY):
        assert not doing
        assert not waiting
        return
    actor = table.turn if table.turn is not table.dummy else table.turn.partner
    if table.phase is not BoardPhase.AUCTION and not table.hands[table.turn.index]:
        assert not doing  # a hand short of a card
        return
    assert doing + waiting == [actor], (doing, waiting, actor)


def tricks(table: Table) -> None:
    """Tricks won by both sides and those left are thirteen; a result is between none and all."""
    assert len(table.tricks) <= 13
    contract = table.contract
    if contract is not None:
        assert table.won == sum(quitted.winner.side is contract.declarer.side for quitted in table.tricks)
    if table.phase is BoardPhase.OVER and contract is not None:
        claims = [number for number in table.left_open if table.irregularities[number].kind is Kind.CLAIM_CONTESTED]
        assert (table.tricks_won is None) is bool(claims), "84, 85: a claim that is decided later has no result yet"
        assert table.tricks_won is None or 0 <= table.tricks_won <= 13, "tricks in all"
        assert table.result is not None or claims
