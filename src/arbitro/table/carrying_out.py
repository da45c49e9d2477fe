"""The effects of a ruling, carried out at the table. Nothing is decided here: the ruling has the whole decision."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from arbitro.bridge.board import Board
from arbitro.bridge.cards import Card
from arbitro.bridge.contract import Contract
from arbitro.bridge.deal import Deal
from arbitro.bridge.seats import SEATS, Seat
from arbitro.laws.case.effect import (
    AdjustedScore,
    AnyEffect,
    AuctionContinues,
    AuctionEnds,
    AuctionRestarts,
    BecomesDeclarer,
    BoardCancelled,
    CallCancelled,
    CallDue,
    CallRepeated,
    CallReplaced,
    CallStands,
    CardDue,
    CardKind,
    CardPlaced,
    CardPlayed,
    CardRemoved,
    CardRestored,
    CardReturned,
    CardStaysFaced,
    CardWithdrawn,
    Information,
    LeadRestriction,
    MayChangeCard,
    MayNotDouble,
    MustPass,
    Named,
    NewDeal,
    PenaltyCard,
    PenaltyCardLifted,
    PlayContinues,
    ScoreAwarded,
    TricksAwarded,
    TricksTransferred,
)
from arbitro.laws.shared.obligation import restrictions_of
from arbitro.table.bidding import Bidding, SeatCall
from arbitro.table.calling import auction_over, cancelled_with
from arbitro.table.irregularity import REVOKES, Irregularity, Kind, Status
from arbitro.table.playing import (
    awaited,
    instead,
    lifted,
    place,
    resumed,
    settled_by_trick,
    without_lead,
)
from arbitro.table.record import found, noticed, refused, settled
from arbitro.table.state import (
    FREE,
    UNSETTLED,
    BoardPhase,
    Bound,
    CardLaid,
    Laid,
    Table,
    TableClaim,
    Withdrawn,
    in_rotation,
)


def carry_out(table: Table, effects: tuple[AnyEffect, ...], wrong: Irregularity | None = None, by: str = "") -> Table:
    """The table after these effects of a ruling on an irregularity, in their order; `by` is its clause."""
    before, claim = table.bidding, table.claim
    corrects = claim is not None and wrong is not None and wrong.kind in REVOKES and _takes_back(effects, wrong)
    table = replace(table, ruled_on=wrong)
    if corrects:
        table = replace(table, phase=BoardPhase.PLAY, claim=None, awarded=None)
    table = _auction(table, effects, wrong)
    for effect in _in_turn(table, effects, wrong):
        act = ACTS.get(type(effect))
        if act is not None:
            _possible(table, effect)
            table = act(table, effect)
    if restrictions := restrictions_of(effects):
        # a demand on leads takes the place of the choice that declarer had (26)
        chosen = [restriction.seat for restriction in restrictions if restriction.on_lead]
        open_choices = tuple(
            restriction for restriction in table.bound.lead_restrictions if restriction.seat not in chosen
        )
        table = _bind(table, lead_restrictions=open_choices, restrictions=(*table.bound.restrictions, *restrictions))
    table = replace(cancelled_with(table, before, by), ruled_on=None)
    table = replace(table, withdrawn=(*table.withdrawn, *_withdrawn_with(effects, wrong)))
    if corrects and claim is not None and wrong is not None:
        table = _claimed_before(table, claim, wrong)
    return table if table.bound != FREE else replace(table, bound=FREE)


def _in_turn(table: Table, effects: tuple[AnyEffect, ...], wrong: Irregularity | None) -> tuple[AnyEffect, ...]:
    """45D, 58B: a card takes the place of another on the trick under way; once it is over the other goes first."""
    if wrong is None or wrong.kind not in REPLACED:
        return effects
    first = CardPlayed if wrong.trick == table.next_trick else CardWithdrawn
    return tuple(sorted(effects, key=lambda effect: not isinstance(effect, first)))


def put_right(table: Table, deal: Deal) -> Table:
    """13: the right cards in the right hands; what was played stays played."""
    board = table.setting.board
    gone = sum(placed.card.bit for cards in (*(q.cards for q in table.tricks), table.trick) for placed in cards)
    north, east, south, west = (deal[seat].mask & ~gone for seat in SEATS)
    held = (north, east, south, west)
    faced = tuple(placed for placed in table.faced if held[placed.seat.index] & placed.card.bit)
    laid = tuple(placed for placed in table.bound.penalty_cards if held[placed.seat.index] & placed.card.bit)
    setting = replace(table.setting, board=Board(board.number, deal, board.dealer, board.vulnerability))
    return _bind(replace(table, setting=setting, hands=held, faced=faced), penalty_cards=laid)


def _withdrawn_with(effects: tuple[AnyEffect, ...], wrong: Irregularity | None) -> Iterator[Withdrawn]:
    """What the ruling took back, with what it says about its use."""
    cards = [(effect.seat, effect.card.value) for effect in effects if isinstance(effect, CardWithdrawn | CardReturned)]
    call = (wrong.bid or (wrong.call.value if wrong.call else "")) if wrong else ""
    for known in (effect for effect in effects if isinstance(effect, Information)):
        if known.about == "withdrawn_card":
            for seat, card in cards:
                yield Withdrawn(seat, card, known.clause, known.authorised, known.unauthorised)
        elif known.about == "withdrawn_call" and wrong and call:
            yield Withdrawn(wrong.seat, call, known.clause, known.authorised, known.unauthorised)


def _takes_back(effects: tuple[AnyEffect, ...], wrong: Irregularity) -> bool:
    return any(
        isinstance(effect, CardWithdrawn) and (effect.seat, effect.card) == (wrong.seat, wrong.card)
        for effect in effects
    )


def _claimed_before(table: Table, claim: TableClaim, wrong: Irregularity) -> Table:
    """62A, 68D: a revoke is corrected after a claim, which is ruled on from there if anybody had spoken about it."""
    if table.is_over:
        return table
    table = replace(table, phase=BoardPhase.CLAIM, claim=replace(claim, agreed=()))
    disputed = any(other.kind is Kind.CLAIM_CONTESTED and other.status in UNSETTLED for other in table.irregularities)
    if disputed or not (claim.agreed or claim.objected):
        return table
    table = found(table, Kind.CLAIM_CONTESTED, claim.seat, trick=table.next_trick)
    return noticed(table, len(table.irregularities) - 1, wrong.noticed_by)


def _possible(table: Table, effect: AnyEffect) -> None:
    """Refuses what no law can have ruled here: cards and tricks without a contract, more tricks than are left."""
    left = 13 - len(table.tricks)
    early = table.contract is None and isinstance(effect, OF_THE_PLAY)
    if early or (isinstance(effect, TricksAwarded) and not 0 <= effect.tricks <= left):
        raise refused("ruling-impossible", table, None, str(type(effect).__struct_config__.tag))


def later_effects(effects: tuple[AnyEffect, ...]) -> tuple[AnyEffect, ...]:
    """Those that a ruling on a call adds when it goes on: the call is cancelled, and the auction has gone on."""
    return tuple(
        effect for effect in effects if not isinstance(effect, CallCancelled | CallReplaced | AuctionContinues)
    )


# -- the auction -------------------------------------------------------------------------------------------------


def _with_bidding(table: Table, bidding: Bidding) -> Table:
    """The auction as it now is."""
    if bidding.over:
        bidding = bidding.to_player_skipped(table.setting.board.dealer)
    table = replace(table, bidding=bidding, turn=bidding.turn, face_down=None)
    if bidding.over:
        return auction_over(table)
    laid = table.bound.penalty_cards
    if laid:  # 24: until it is known who defends they only lie face up
        faced = (*table.faced, *(CardLaid(penalty.seat, penalty.card) for penalty in laid))
        table = replace(_bind(table, penalty_cards=()), faced=faced)
    return replace(table, phase=BoardPhase.AUCTION, contract=None, dummy_spread=False)


def _auction(table: Table, effects: tuple[AnyEffect, ...], wrong: Irregularity | None) -> Table:
    """The calls that stand after the ruling.

    The irregular call goes with everything after it, unless the ruling says first of all that it stands. Of the calls
    after one that goes those stand that lie before the turn with which the auction goes on (25B1, 28B).
    """
    said = tuple(effect for effect in effects if isinstance(effect, OF_THE_AUCTION))
    if not said or table.trick or table.tricks or table.phase is BoardPhase.CLAIM:
        return table  # once cards have been played nothing in the auction is changed
    bidding, dealer = table.bidding, table.setting.board.dealer
    first_word = next(((effect.seat, effect.call) for effect in said if isinstance(effect, CallStands)), None)
    place = _irregular(bidding, wrong)
    stays = place is not None and first_word == bidding.calls[place][:2]
    gone: tuple[SeatCall, ...] = ()
    if place is not None and not stays:
        bidding, gone = bidding.first(place, dealer), bidding.calls[place + 1 :]
        if wrong and wrong.kind is Kind.CHANGE_OF_CALL:  # the call that he changed counts as made at his turn
            bidding = replace(bidding, turn=wrong.seat)
    since = _since(bidding, wrong)
    for effect in said:
        match effect:
            case CallStands(seat, call):
                if bidding.last_made(seat, _text(call), since=since) is None:
                    bidding = replace(bidding, turn=seat).with_call(seat, call)
            case CallReplaced(seat, call) | CallCancelled(seat, call):
                at = bidding.last_made(seat, _text(call), since=since)
                if at is not None:
                    bidding, gone = bidding.first(at, dealer), bidding.calls[at + 1 :]
                if isinstance(effect, CallReplaced):
                    bidding = replace(bidding, turn=seat).with_call(seat, effect.by)
            case AuctionRestarts(seat):
                bidding, gone = Bidding(seat), ()
            case CallDue(seat) | AuctionContinues(seat) if not stays:
                due = wrong.turn if wrong and wrong.turn and wrong.bid and seat is wrong.seat else seat
                bidding = replace(_called_since(bidding, gone, due), turn=due)
            case AuctionEnds():
                bidding = _called_since(bidding, gone, None)
    if stays:
        bidding = replace(bidding, turn=bidding.calls[-1].seat.lho)
    return _with_bidding(table, bidding)


def _irregular(bidding: Bidding, wrong: Irregularity | None) -> int | None:
    """Where the call that was ruled on stands, if it still does."""
    if wrong is None or wrong.place is None or wrong.status is Status.HELD:
        return None
    made = bidding.calls[wrong.place :][:1]
    there = bool(made) and made[0].seat is wrong.seat
    if there and wrong.kind is not Kind.CHANGE_OF_CALL:
        there = made[0].text == (wrong.bid or (wrong.call.value if wrong.call else ""))
    return wrong.place if there else None


def _since(bidding: Bidding, wrong: Irregularity | None) -> int:
    """From which place on the ruling may speak of a call: the irregular one, or the last of all (21B1)."""
    if wrong is None or wrong.kind is Kind.MISINFORMATION:
        return 0
    return len(bidding.calls) if wrong.place is None else wrong.place - 1


def _called_since(bidding: Bidding, gone: tuple[SeatCall, ...], until: Seat | None) -> Bidding:
    """With the calls that were made after one that has gone, as far as a player's turn."""
    for made in gone:
        if bidding.over or bidding.turn is until:
            break
        bidding = bidding.with_call(*made)
    return bidding


def _text(call: Named) -> str:
    return call if isinstance(call, str) else call.value


def _must_pass(table: Table, effect: MustPass) -> Table:
    bound = table.bound
    return _bind(table, must_pass=(*bound.must_pass, (effect.seat, effect.how_long)))


def _may_not_double(table: Table, effect: MayNotDouble) -> Table:
    return _bind(table, may_not_double=(*table.bound.may_not_double, effect.seat))


def _repeat(table: Table, effect: CallRepeated) -> Table:
    return _bind(table, repeat=(*table.bound.repeat, (effect.seat, effect.call)))


def _lead_restriction(table: Table, effect: LeadRestriction) -> Table:
    return _bind(table, lead_restrictions=(*table.bound.lead_restrictions, effect))


def _bind(table: Table, **changes: Any) -> Table:
    bound: Bound = replace(table.bound, **changes)
    return replace(table, bound=bound)


# -- cards -------------------------------------------------------------------------------------------------------


def _played(table: Table, effect: CardPlayed) -> Table:
    """The card stands in the trick; a card not yet there is put into it."""
    placed = CardLaid(effect.seat, effect.card)
    if table.is_over or placed in table.trick or any(placed in quitted.cards for quitted in table.tricks):
        return table
    corrected = table.ruled_on is not None and table.ruled_on.kind in (*REVOKES, *REPLACED)
    if corrected and not table.trick and effect.seat is not table.turn:
        return table  # 62C1: a lead to the next trick stays only if that hand has won this one
    _check_held(table, placed)
    table = _no_longer_ahead(_off_the_table(table, placed), placed)
    other = next((played for played in table.trick if played.seat is effect.seat), None)
    if other is not None:
        return instead(table, other, placed)
    if table.phase is BoardPhase.OPENING_LEAD:
        table = replace(table, phase=BoardPhase.PLAY, leader=effect.seat, face_down=None)
    table = place(table, effect.seat, effect.card)
    return _in_order(table) if corrected else table


def _no_longer_ahead(table: Table, placed: CardLaid) -> Table:
    """45C: a card led to the next trick that has to be played to this one is not led too early."""
    for number, wrong in enumerate(table.irregularities):
        if wrong.kind is Kind.PREMATURE_LEAD and wrong.status in UNSETTLED and (wrong.seat, wrong.card) == placed:
            table = settled(table, number, Status.RULED, "45C")
    return table


def _in_order(table: Table) -> Table:
    """62B: the card lies where the other one lay."""
    if table.trick:
        return replace(table, trick=in_rotation(table.trick))
    last = table.tricks[-1]
    return replace(table, tricks=(*table.tricks[:-1], last._replace(cards=in_rotation(last.cards))))


def _check_held(table: Table, placed: CardLaid) -> None:
    """A ruling cannot have a card played that the player does not hold."""
    seat, card = placed
    if not table.hands[seat.index] & card.bit:
        raise refused("card-not-held", table, seat, card.value, str(table.hand(seat)))


def _withdrawn(table: Table, effect: CardWithdrawn | CardReturned) -> Table:
    """The card leaves the trick, the one just quitted too, which is then under way again."""
    placed = CardLaid(effect.seat, effect.card)
    if table.tricks and placed not in table.trick and placed in table.tricks[-1].cards:
        table = _reopened(table)
    if placed not in table.trick:
        return _off_the_table(table, placed)
    if table.trick[0] != placed:
        return lifted(table, (placed,), turn=effect.seat)
    return without_lead(table, table.tricks[-1].winner if table.tricks else effect.seat)


def _reopened(table: Table) -> Table:
    """The last trick is under way again; cards played to the next one go back, and so does a claim after it."""
    table = replace(lifted(table, table.trick, turn=table.turn), claim=None, awarded=None)
    for number, wrong in enumerate(table.irregularities):
        lacks = wrong.kind is Kind.DEFECTIVE_TRICK and wrong.trick == len(table.tricks)
        claimed = wrong.kind is Kind.CLAIM_CONTESTED and not (table.ruled_on and table.ruled_on.kind in REVOKES)
        if wrong.status in UNSETTLED and (lacks or claimed):
            table = settled(table, number, Status.RULED)
    last = table.tricks[-1]
    assert table.contract is not None
    won = table.won - (last.winner.side is table.contract.declarer.side)
    return replace(
        table, trick=last.cards, tricks=table.tricks[:-1], leader=last.leader, won=won, phase=BoardPhase.PLAY
    )


def _off_the_table(table: Table, placed: CardLaid) -> Table:
    """A faced card that was not part of the trick is taken up; the hand has it all the while."""
    faced = tuple(laid for laid in table.faced if laid != placed)
    return replace(table, faced=faced, ahead=None if table.ahead == placed else table.ahead)


def _card_due(table: Table, effect: CardDue) -> Table:
    wrong = table.ruled_on
    if wrong is not None and wrong.kind is Kind.DEFECTIVE_TRICK and wrong.trick == len(table.tricks):
        if len(table.tricks[-1].cards) == 4:
            return table  # completed meanwhile
        table = _reopened(table)  # 67A: it is completed
    if table.is_over:
        return table
    if table.trick:
        return replace(table, turn=awaited(table.trick))
    return replace(table, turn=effect.seat, leader=effect.seat)


def _may_change(table: Table, effect: MayChangeCard) -> Table:
    placed = CardLaid(effect.seat, effect.card)
    if placed not in table.trick:
        return table  # taken back already
    return _bind(table, may_change=(*table.bound.may_change, placed))


def _penalty_card(table: Table, effect: PenaltyCard) -> Table:
    """50A, 50B: face up before the defender; with a second one all his are major."""
    placed = CardLaid(effect.seat, effect.card)
    if placed in table.trick:
        table = _withdrawn(table, CardWithdrawn(effect.seat, effect.card))
    table = _off_the_table(table, placed)
    if not table.hands[effect.seat.index] & effect.card.bit:
        return table  # played meanwhile
    others = [penalty for penalty in table.bound.penalty_cards if penalty.card is not effect.card]
    laid = [*others, Laid(effect.seat, effect.card, effect.kind)]
    several = sum(penalty.seat is effect.seat for penalty in laid) > 1
    return _bind(
        table,
        penalty_cards=tuple(
            replace(penalty, kind=CardKind.MAJOR) if several and penalty.seat is effect.seat else penalty
            for penalty in laid
        ),
    )


def _lifted_penalty_card(table: Table, effect: PenaltyCardLifted) -> Table:
    return _bind(
        table, penalty_cards=tuple(penalty for penalty in table.bound.penalty_cards if penalty.card is not effect.card)
    )


def _becomes_declarer(table: Table, effect: BecomesDeclarer) -> Table:
    """54A."""
    contract = table.contract
    assert contract is not None
    changed = Contract(contract.level, contract.denomination, effect.seat, contract.risk)
    return replace(table, contract=changed, dummy_spread=True, spread=())


def _restored(table: Table, effect: CardRestored) -> Table:
    card = effect.card
    if card is not None:
        table = _off_the_table(table, CardLaid(effect.seat, card))  # 67B2: it was never gone
    if card is None or any(card.bit & hand for hand in table.hands) or _was_played(table, card):
        return table  # not missing
    return _held_all_along(_held(table, effect.seat, card), effect.seat, card)


def _held_all_along(table: Table, seat: Seat, card: Card) -> Table:
    """14B4, 1997 14B3: where he could have followed suit with the card, he has revoked."""
    known = {wrong.trick for wrong in table.irregularities if wrong.kind is Kind.REVOKE and wrong.seat is seat}
    tricks = (*(quitted.cards for quitted in table.tricks), table.trick)
    for number, cards in enumerate(tricks, 1):
        own = next((placed.card for placed in cards[1:] if placed.seat is seat), None)
        if own is None or number in known or cards[0].card.suit is not card.suit or own.suit is card.suit:
            continue
        table = found(table, Kind.REVOKE, seat, card=own, trick=number)
        new = len(table.irregularities) - 1
        if any(placed.seat.side is seat.side for later in tricks[number:] for placed in later):
            table = settled(table, new, Status.ESTABLISHED, "63A1")
        table = noticed(table, new, table.ruled_on.noticed_by if table.ruled_on else None)
    return table


def _was_played(table: Table, card: Card) -> bool:
    tricks = (*(quitted.cards for quitted in table.tricks), table.trick)
    return any(placed.card is card for trick in tricks for placed in trick)


def _held(table: Table, seat: Seat, card: Card) -> Table:
    hands = list(table.hands)
    hands[seat.index] |= card.bit
    north, east, south, west = hands
    return replace(table, hands=(north, east, south, west))


def _card_placed(table: Table, effect: CardPlaced) -> Table:
    """67B: among the cards played, to a trick whose winner stays."""
    placed = CardLaid(effect.seat, effect.card)
    if effect.trick > len(table.tricks):
        return _played(table, CardPlayed(effect.seat, effect.card))
    trick = table.tricks[effect.trick - 1]
    if placed in trick.cards:
        return table
    _check_held(table, placed)
    table = _off_the_table(table, placed)
    other = next((played for played in trick.cards if played.seat is effect.seat), None)
    hands = list(table.hands)
    hands[effect.seat.index] = hands[effect.seat.index] & ~effect.card.bit | (other.card.bit if other else 0)
    north, east, south, west = hands
    cards = tuple(placed if played == other else played for played in trick.cards)
    completed = trick._replace(cards=cards if other else (*cards, placed))
    tricks = (*table.tricks[: effect.trick - 1], completed, *table.tricks[effect.trick :])
    laid = tuple(penalty for penalty in table.bound.penalty_cards if penalty.card is not effect.card)
    return replace(_bind(table, penalty_cards=laid), tricks=tricks, hands=(north, east, south, west))


def _stays_faced(table: Table, effect: CardStaysFaced) -> Table:
    placed = CardLaid(effect.seat, effect.card)
    return table if placed in table.faced else replace(table, faced=(*table.faced, placed))


# -- the end -----------------------------------------------------------------------------------------------------


def _transferred(table: Table, effect: TricksTransferred) -> Table:
    """A result that was agreed changes with it; in a dispute about it nothing else does (79B).

    After a claim it is what changes of it: the claim stands for the rest (69B, 71).
    """
    if table.phase is BoardPhase.CLAIM and table.claim:
        table = _awarded(table, TricksAwarded(table.claim.tricks, table.claim.seat.side))
    agreed, wrong = table.agreed, table.ruled_on
    if agreed is not None and table.contract is not None:
        gained = effect.tricks if effect.to is table.contract.declarer.side else -effect.tricks
        table = replace(table, agreed=min(max(agreed + gained, 0), 13))
        if wrong is not None and wrong.kind is Kind.TRICKS_DISAGREED:
            return table
    return replace(table, transfers=(*table.transfers, (effect.tricks, effect.to)))


def _awarded(table: Table, effect: TricksAwarded) -> Table:
    table = replace(settled_by_trick(table), awarded=(effect.tricks, effect.to), phase=BoardPhase.OVER)
    return table if table.agreed is None else replace(table, agreed=table.tricks_won)


def _continues(table: Table, _: PlayContinues) -> Table:
    """68D of 2017: the ruling on a claim lets play go on; that on anything else does not end the claim."""
    wrong = table.ruled_on
    if table.phase is not BoardPhase.CLAIM or wrong is None or wrong.kind is not Kind.CLAIM_CONTESTED:
        return table
    return resumed(table)


def _cancelled(table: Table, _: BoardCancelled | NewDeal) -> Table:
    return replace(table, phase=BoardPhase.CANCELLED)


def _scored(table: Table, effect: AdjustedScore | ScoreAwarded) -> Table:
    return replace(table, score_effects=(*table.score_effects, effect))


def _unchanged(table: Table, _: CardRemoved) -> Table:
    return table


ACTS: dict[type[AnyEffect], Callable[[Table, Any], Table]] = {
    MustPass: _must_pass,
    MayNotDouble: _may_not_double,
    CallRepeated: _repeat,
    LeadRestriction: _lead_restriction,
    CardPlayed: _played,
    CardPlaced: _card_placed,
    CardWithdrawn: _withdrawn,
    CardReturned: _withdrawn,
    CardDue: _card_due,
    MayChangeCard: _may_change,
    PenaltyCard: _penalty_card,
    PenaltyCardLifted: _lifted_penalty_card,
    BecomesDeclarer: _becomes_declarer,
    CardRestored: _restored,
    CardRemoved: _unchanged,
    CardStaysFaced: _stays_faced,
    TricksTransferred: _transferred,
    TricksAwarded: _awarded,
    PlayContinues: _continues,
    BoardCancelled: _cancelled,
    NewDeal: _cancelled,
    AdjustedScore: _scored,
    ScoreAwarded: _scored,
}
# A card stands in the place of another that had been put on the trick.
REPLACED = (Kind.DUMMY_MISPLAYED, Kind.SEVERAL_CARDS)
OF_THE_AUCTION = (
    CallStands, CallCancelled, CallReplaced, CallDue, AuctionContinues, AuctionRestarts, AuctionEnds,
)  # fmt: skip
# Effects for which there has to be a contract.
OF_THE_PLAY = (
    BecomesDeclarer, CardDue, CardPlaced, CardPlayed, CardWithdrawn, MayChangeCard, TricksAwarded, TricksTransferred,
)  # fmt: skip
