"""Cards at a table: what each does to the trick, and what is wrong with it."""

from msgspec.structs import replace

from arbitro.book.edition import E2017
from arbitro.bridge.cards import Card, Suit
from arbitro.bridge.contract import Contract
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import Seat
from arbitro.laws.case.citation import numbered
from arbitro.laws.case.effect import CardKind
from arbitro.laws.shared.obligation import Demanded, Duty, Obligation, Restriction, after_trick, legal_cards, obligation
from arbitro.laws.shared.out_of_turn import rotation
from arbitro.laws.shared.revoke import Unplayed
from arbitro.table.event import (
    CardEvent,
    CardShown,
    CardsTogether,
    CardTakenBack,
    DummyLaidDown,
    LeadFaced,
    LeadFaceDown,
)
from arbitro.table.irregularity import How, Irregularity, Kind, Status
from arbitro.table.record import found, next_card_named, refused, settled
from arbitro.table.screen import beside
from arbitro.table.state import FREE, UNSETTLED, BoardPhase, Bound, CardLaid, Quitted, Table, winner

# What the end of the trick settles, and by which clause.
OF_THE_TRICK = {
    Kind.LEAD_OUT_OF_TURN: "53A",
    Kind.OPENING_LEAD_OUT_OF_TURN: "53A",
    Kind.PLAY_OUT_OF_TURN: "11A",
    Kind.PREMATURE_LEAD: "11A",
    Kind.CARD_TAKEN_BACK: "11A",
    Kind.UNCLEAR_DESIGNATION: "46B",
}
# What is gone once its card is off the trick again.
WITH_ITS_CARD = frozenset(
    {
        Kind.LED_BEFORE_CHOICE,
        Kind.PENALTY_CARD_NOT_PLAYED,
        Kind.LEAD_OUT_OF_TURN,
        Kind.OPENING_LEAD_OUT_OF_TURN,
        Kind.PLAY_OUT_OF_TURN,
        Kind.REVOKE,
        Kind.DEMAND_IGNORED,
    }
)


# -- what may be played ------------------------------------------------------------------------------------------


def playable(table: Table, seat: Seat) -> int:
    """The cards that a hand may play to the trick under way, as a set: 44C first, then what binds it (50-52, 59)."""
    trick = table.trick
    led = trick[0].card.suit if trick else None
    return owed(table, seat, led).cards if table.bound is not FREE else legal_cards(table.hands[seat.index], led)


def owed(table: Table, seat: Seat, led: Suit | None) -> Obligation:
    """The same with the duties behind it."""
    bound = table.bound
    own = tuple(restriction for restriction in bound.restrictions if restriction.seat is seat)
    major = minor = 0
    for penalty in bound.penalty_cards:
        if penalty.seat is seat:
            if penalty.kind is CardKind.MAJOR:
                major |= penalty.card.bit
            else:
                minor |= penalty.card.bit
    return obligation(table.hands[seat.index], led, own, major, minor)


# -- a card ------------------------------------------------------------------------------------------------------


def played(table: Table, event: CardEvent) -> Table:
    """A card from any hand at any moment."""
    seat, card = event.seat, event.card
    if event.at_once and (first := _played_with(table, event)) is not None:
        return first
    if not table.hands[seat.index] & card.bit:
        raise refused("card-not-held", table, seat, card.value, str(table.hand(seat)))
    if table.phase is BoardPhase.CLAIM:
        return after_claim(table, seat, card)
    called = next((placed for placed in table.trick if placed.seat is seat), None)
    if called is not None and event.by is seat is table.dummy:
        # 45D  dummy puts another card there than the one that was called
        table = instead(table, called, CardLaid(seat, card))
        trick = table.next_trick
        return found(table, Kind.DUMMY_MISPLAYED, seat, card=card, trick=trick, due=(called.card,))
    if table.phase is BoardPhase.PLAY:
        return _to_trick(table, seat, card, meant_as_lead=_is_lead(table, event))
    if table.phase is BoardPhase.OPENING_LEAD:
        return _opening_lead(table, seat, card)
    if table.phase is BoardPhase.AUCTION:
        table = found(table, Kind.CARD_EXPOSED_IN_AUCTION, seat, card=card)
        return replace(table, faced=(*table.faced, CardLaid(seat, card)))
    raise refused("play-over", table, seat, card.value)


def _played_with(table: Table, event: CardEvent) -> Table | None:
    """58A: two cards at once; that of the player whose turn it was comes first, the other after it."""
    number = len(table.irregularities) - 1
    wrong = table.irregularities[number] if table.irregularities else None
    if wrong is None or wrong.event != table.events or wrong.turn is not event.seat or wrong.card is None:
        return None
    other = CardLaid(wrong.seat, wrong.card)
    if other not in table.trick:
        return None
    lifts = lifted(table, (other,), turn=event.seat) if table.trick[0] != other else without_lead(table, event.seat)
    table = settled(lifts, number, Status.ACCEPTED, "58A")
    table = played(table, CardEvent(event.seat, event.card))
    return played(table, CardEvent(*other)) if table.hands[other.seat.index] & other.card.bit else table


def played_together(table: Table, event: CardsTogether) -> Table:
    """58B: of several cards one is played; if only one was seen it is that, else somebody has to say which."""
    seat = event.seat
    every = (*event.cards, *event.hidden)
    if not event.cards or len(set(every)) != len(every):
        raise refused("no-card", table, seat, " ".join(card.value for card in every), "C8 C3")
    for card in every:
        if not table.hands[seat.index] & card.bit:
            raise refused("card-not-held", table, seat, card.value, str(table.hand(seat)))
    if table.phase not in (BoardPhase.OPENING_LEAD, BoardPhase.PLAY):
        raise refused("no-play", table, seat)
    first, *others = event.cards
    number = table.next_trick
    table = played(table, CardEvent(seat, first))
    if not others or table.contract is None:
        return table  # 58B1
    table = found(table, Kind.SEVERAL_CARDS, seat, card=first, trick=number, due=event.cards)
    shown = (CardLaid(seat, card) for card in others if table.hands[seat.index] & card.bit)
    return replace(table, faced=(*table.faced, *shown))


def _is_lead(table: Table, event: CardEvent) -> bool:
    """Another card of the hand that wins the trick so far: he takes the trick to be over, unless the log knows better.

    Declarer, who plays from two hands, may have put one card too many if more than one is missing.
    """
    trick, seat, contract = table.trick, event.seat, table.contract
    if event.lead is not None or seat is table.turn or contract is None:
        return bool(event.lead)
    if len(trick) < (2 if table.defends(seat) else 3):
        return False
    return any(placed.seat is seat for placed in trick) and winner(trick, contract.denomination) is seat


def after_claim(table: Table, seat: Seat, card: Card) -> Table:
    """68D: play has ceased, and what is played is evidence at most; in 2017 all four may play on (68D2(b))."""
    claim = table.claim
    assert claim is not None
    claim = replace(claim, played_after=(*claim.played_after, CardLaid(seat, card)))
    return wants_to_play_on(replace(table, claim=claim), seat)


def wants_to_play_on(table: Table, seat: Seat) -> Table:
    """68D2(b): when all four want it, the claim is void, and the cards that came after it are played."""
    claim = table.claim
    assert claim is not None
    if seat not in claim.play_on:
        claim = replace(claim, play_on=(*claim.play_on, seat))
    table = replace(table, claim=claim)
    if table.setting.edition is not E2017 or len(claim.play_on) < len(Seat):
        return table
    for number, wrong in enumerate(table.irregularities):
        if wrong.kind is Kind.CLAIM_CONTESTED and wrong.status in UNSETTLED:
            table = settled(table, number, Status.ACCEPTED, "68D2(b)")
    table = resumed(table)
    for placed in claim.played_after:
        if table.hands[placed.seat.index] & placed.card.bit and not table.is_over:
            table = played(table, CardEvent(*placed))
    return table


def resumed(table: Table) -> Table:
    """The claim is void, and play goes on."""
    phase = BoardPhase.PLAY if table.trick or table.tricks else BoardPhase.OPENING_LEAD
    return replace(table, phase=phase, claim=None)


def _opening_lead(table: Table, seat: Seat, card: Card) -> Table:
    contract = table.contract
    assert contract is not None
    if seat is contract.leader:
        table = replace(table, face_down=None)  # a card of the other's goes back unseen
    elif table.defends(seat):
        table = found(table, Kind.OPENING_LEAD_OUT_OF_TURN, seat, turn=contract.leader, card=card, trick=1)
    else:  # 54E, 24: a card of declarer's side faced before the lead
        table = found(table, Kind.CARD_EXPOSED_IN_AUCTION, seat, card=card)
        return replace(table, faced=(*table.faced, CardLaid(seat, card)))
    face_down = table.face_down if table.face_down and table.face_down.seat is not seat else None
    table = replace(table, phase=BoardPhase.PLAY, leader=seat, turn=seat, face_down=face_down)
    if table.bound is not FREE:
        table = _checked(table, seat, card)
    return place(table, seat, card)


def _to_trick(table: Table, seat: Seat, card: Card, *, meant_as_lead: bool) -> Table:
    if table.live:
        table = _settled_by_card(table, seat, card, meant_as_lead)
    trick = table.trick
    if trick and (meant_as_lead or any(placed.seat is seat for placed in trick)):
        return _beside_the_trick(table, seat, card, meant_as_lead)
    if seat is not table.turn:
        kind = Kind.PLAY_OUT_OF_TURN if trick else Kind.LEAD_OUT_OF_TURN
        table = found(table, kind, seat, turn=table.turn, card=card, trick=table.next_trick)
        return place(table, seat, card)  # whether it follows suit matters once it is accepted (57D, 60A)
    if trick and card.suit is not trick[0].card.suit and table.hands[seat.index] & trick[0].card.suit.mask:
        due, unplayed = _due_without(table, seat, card), _unplayed(table, seat)
        table = found(table, Kind.REVOKE, seat, card=card, trick=table.next_trick, due=due, unplayed=unplayed)
    elif table.bound is not FREE:
        table = _checked(table, seat, card)
    return place(table, seat, card)


def _due_without(table: Table, seat: Seat, card: Card) -> tuple[Card, ...]:
    """The penalty cards of which he would have had to play one instead, if he had none of the suit led."""
    bound = table.bound
    if any(demand.seat is seat and {*demand.suits} != {table.led} for demand in bound.restrictions):
        return ()  # of the suit led he would have had none to comply with
    laid = [penalty for penalty in bound.penalty_cards if penalty.seat is seat]
    major, minor = (sum(penalty.card.bit for penalty in laid if penalty.kind is kind) for kind in CardKind)
    breaks = obligation(card.bit | major | minor, None, (), major, minor).breaks(card)
    return tuple(penalty.card for penalty in laid) if breaks is not None else ()


def _rather(demand: Restriction, other: Card, card: Card) -> bool:
    """Whether of the two cards the demand allows the other alone."""
    allowed = demand.allowed(other.bit | card.bit)
    return bool(allowed) and not allowed & card.bit


def _checked(table: Table, seat: Seat, card: Card) -> Table:
    """What binds the player beyond following suit: did he keep to it."""
    number = table.next_trick
    if lead_choice_due(table, seat):
        if any(restriction.seat is seat for restriction in table.bound.lead_restrictions):
            # 26  declarer has let the first lead go by
            others = tuple(restriction for restriction in table.bound.lead_restrictions if restriction.seat is not seat)
            return replace(table, bound=replace(table.bound, lead_restrictions=others))
        due = tuple(penalty.card for penalty in table.bound.penalty_cards if penalty.seat is seat.partner)
        return found(table, Kind.LED_BEFORE_CHOICE, seat, card=card, trick=number, due=due)
    duties = owed(table, seat, table.led)
    broken = duties.breaks(card)
    if broken is None:
        return table
    if broken is not Duty.RESTRICTION:
        laid = [penalty.card for penalty in table.bound.penalty_cards if penalty.seat is seat]
        due = tuple(held for held in laid if duties.cards & held.bit) or tuple(laid)
        return found(table, Kind.PENALTY_CARD_NOT_PLAYED, seat, card=card, trick=number, due=due)
    own = [
        restriction
        for restriction in table.bound.restrictions
        if restriction.seat is seat and not (restriction.on_lead and table.trick)
    ]
    required = next((restriction.suits[0] for restriction in own if restriction.kind is Demanded.REQUIRED), None)
    forbidden = tuple(
        suit for restriction in own if restriction.kind is Demanded.FORBIDDEN for suit in restriction.suits
    )
    held = Hand(legal_cards(table.hands[seat.index], table.led))
    due = tuple(other for other in held if any(_rather(demand, other, card) for demand in own))
    return found(
        table, Kind.DEMAND_IGNORED, seat, card=card, trick=number, required=required, forbidden=forbidden, due=due
    )


def choice_due(table: Table, seat: Seat) -> bool:
    """Whether a defender has to wait for declarer: about his lead, or which penalty card he plays (51A)."""
    if table.bound is FREE:
        return False
    return lead_choice_due(table, seat) or owed(table, seat, table.led).declarer_names


def lead_choice_due(table: Table, seat: Seat) -> bool:
    """Whether a defender on lead has to wait for declarer's choice (26, 50D2, 51B)."""
    bound = table.bound
    if table.trick or not table.defends(seat):
        return False
    if any(restriction.seat is seat for restriction in bound.lead_restrictions):
        return True
    if any(restriction.seat is seat and restriction.on_lead for restriction in bound.restrictions):
        return False
    return seat not in table.chosen and any(
        penalty.seat is seat.partner and penalty.kind is CardKind.MAJOR for penalty in bound.penalty_cards
    )


def _beside_the_trick(table: Table, seat: Seat, card: Card, meant_as_lead: bool) -> Table:
    """A card that does not belong to the trick under way: a lead to the next one, or a fifth card."""
    number = table.next_trick
    there = {placed.seat for placed in table.trick}
    ahead_of_partner = table.defends(seat) and seat in there and seat.partner not in there
    out_of_rotation = seat in there and seat not in rotation(table.trick[0].seat, table.turn)
    if not meant_as_lead or number == 13 or (out_of_rotation and (len(there) < 3 or ahead_of_partner)):
        table = found(table, Kind.FIFTH_CARD, seat, card=card, trick=number)
        return replace(table, faced=(*table.faced, CardLaid(seat, card)))
    if table.ahead is None and ahead_of_partner:
        table = found(table, Kind.PREMATURE_LEAD, seat, turn=table.turn, card=card, trick=number)
        return replace(table, ahead=CardLaid(seat, card))
    for missing in (hand for hand in Seat if hand not in there):
        table = found(table, Kind.DEFECTIVE_TRICK, missing, trick=number)
    if table.ahead is not None:  # a lead of the other's lies there no longer as one
        table = replace(table, ahead=None, faced=(*table.faced, table.ahead))
    table = _quitted(table)
    return _to_trick(table, seat, card, meant_as_lead=False)


def place(table: Table, seat: Seat, card: Card) -> Table:
    """The card lies in the trick; the next hand is to play, or the trick is over."""
    index, bit = seat.index, card.bit
    north, east, south, west = table.hands
    hands = (
        (north & ~bit, east, south, west)
        if index == 0
        else (north, east & ~bit, south, west)
        if index == 1
        else (north, east, south & ~bit, west)
        if index == 2
        else (north, east, south, west & ~bit)
    )
    placed = CardLaid(seat, card)
    trick = (*table.trick, placed)
    bound = table.bound
    if bound is not FREE:
        bound = _after_card(bound, card)
    if table.faced:
        table = replace(table, faced=tuple(laid for laid in table.faced if laid != placed))
    if seat is table.dummy and table.irregularities:
        table = _called_after_all(table)
    if not table.dummy_spread and seat is table.dummy:
        table = replace(table, dummy_spread=True)  # 41D: nobody plays from a hand that is not there
    if table.ahead == placed:
        table = replace(table, ahead=None)
    if table.face_down is not None and table.trick:
        table = replace(table, face_down=None)  # 54C of 1997, 54B: the lead face up stands, this one goes back
    if len(trick) < 4:
        turn = seat.lho
        if any(placed.seat is turn for placed in trick) or len(trick) != (seat.index - trick[0].seat.index) % 4 + 1:
            turn = awaited(trick)
        return replace(table, hands=hands, trick=trick, leader=trick[0].seat, turn=turn, bound=bound)
    return _quitted(replace(table, hands=hands, trick=trick, leader=trick[0].seat, bound=bound))


def _called_after_all(table: Table) -> Table:
    """46B: a card of dummy lies there, so that nobody need ask which one was meant."""
    for number, wrong in enumerate(table.irregularities):
        if wrong.kind is Kind.UNCLEAR_DESIGNATION and wrong.status in UNSETTLED:
            table = settled(table, number, Status.ACCEPTED, "46B")
    return table


def awaited(trick: tuple[CardLaid, ...]) -> Seat:
    """Who, in rotation from the leader, is the first that has not played to the trick."""
    leader = trick[0].seat
    there = {placed.seat for placed in trick}
    return next(seat for seat in (leader.after(turns) for turns in range(4)) if seat not in there)


def _quitted(table: Table) -> Table:
    """The trick is over: its winner leads to the next (44G)."""
    contract = table.contract
    assert contract is not None
    if table.irregularities:
        table = settled_by_trick(table)
    best = winner(table.trick, contract.denomination)
    if table.awarded is not None:
        table = replace(table, claim=None, awarded=None)  # the play goes on after all
    tricks = (*table.tricks, Quitted(table.trick[0].seat, table.trick, best))
    won = table.won + (best.side is contract.declarer.side)
    bound = table.bound if table.bound is FREE else _after_trick(table.bound, table.trick[0].seat, best)
    over = len(tricks) == 13 or not any(table.hands)
    phase = BoardPhase.OVER if over else BoardPhase.PLAY
    table = replace(
        table, tricks=tricks, won=won, trick=(), leader=best, turn=best, bound=bound, phase=phase, chosen=(), turned=()
    )
    if table.ahead is None or over:
        return table
    seat, card = table.ahead
    table = replace(table, ahead=None)
    return _to_trick(table, seat, card, meant_as_lead=False)


def _after_card(bound: Bound, card: Card) -> Bound:
    """A penalty card that was played is one no longer; nobody may change an earlier card now."""
    penalty_cards = tuple(penalty for penalty in bound.penalty_cards if penalty.card is not card)
    return _or_free(replace(bound, penalty_cards=penalty_cards, may_change=()))


def _after_trick(bound: Bound, leader: Seat, best: Seat) -> Bound:
    """The restrictions that still bind."""
    if not bound.restrictions:
        return bound
    return _or_free(replace(bound, restrictions=after_trick(bound.restrictions, leader, best)))


def _or_free(bound: Bound) -> Bound:
    return FREE if bound == FREE else bound


# -- what a card does to an irregularity before it ---------------------------------------------------------------


def _settled_by_card(table: Table, seat: Seat, card: Card, meant_as_lead: bool) -> Table:
    for number in table.live:
        wrong = table.irregularities[number]
        match wrong.kind:
            case Kind.REVOKE | Kind.DEMAND_IGNORED:
                table = _established(table, number, wrong, seat)
            case Kind.LEAD_OUT_OF_TURN | Kind.OPENING_LEAD_OUT_OF_TURN | Kind.PLAY_OUT_OF_TURN:
                if wrong.noticed is None:
                    table = _accepted(table, number, wrong, seat, card, meant_as_lead)
            case _:
                table = replace(table, live=tuple(other for other in table.live if other != number))
    return table


def settled_by_trick(table: Table) -> Table:
    """A trick complete, or the play over: what nobody said about its cards is too late (11A)."""
    for number, wrong in enumerate(table.irregularities):
        if wrong.status is Status.OPEN and wrong.trick == table.next_trick and wrong.kind in OF_THE_TRICK:
            table = settled(table, number, Status.ACCEPTED, OF_THE_TRICK[wrong.kind])
            if wrong.kind is Kind.PLAY_OUT_OF_TURN:
                table = _followed(table, wrong)
    return table


def _established(table: Table, number: int, wrong: Irregularity, seat: Seat) -> Table:
    """63A1: the offending side leads or plays to the next trick."""
    if wrong.trick is not None and wrong.trick < table.next_trick and seat.side is wrong.seat.side:
        return settled(table, number, Status.ESTABLISHED, "63A1")
    return table


def _accepted(table: Table, number: int, wrong: Irregularity, seat: Seat, card: Card, meant_as_lead: bool) -> Table:
    """53, 60: what the next card does to a lead or play out of turn."""
    if wrong.kind is Kind.PLAY_OUT_OF_TURN:
        if not table.trick:  # it went back with the lead to which it was played
            return settled(table, number, Status.ACCEPTED, numbered("53B", table.setting.edition))
        # 60A  the next player's card forfeits the right to rectification
        if seat is wrong.seat.lho:
            return _followed(settled(table, number, Status.ACCEPTED, "60A1"), wrong)
        return replace(table, live=tuple(other for other in table.live if other != number))
    proper = seat is wrong.turn and seat.side is not wrong.seat.side
    follows = seat is wrong.seat.lho and not meant_as_lead
    if proper and not (
        follows and (card.suit is table.led or not table.hands[seat.index] & table.trick[0].card.suit.mask)
    ):
        # 53C, 2017 53B  the rightful hand leads: the irregular card goes back
        table = settled(table, number, Status.ACCEPTED, numbered("53B", table.setting.edition))
        return lifted(table, table.trick, turn=seat)
    if seat is wrong.seat.lho:
        return settled(table, number, Status.ACCEPTED, "53A")
    return table


def _followed(table: Table, wrong: Irregularity) -> Table:
    """44C: a play out of turn that was accepted may be a revoke all the same."""
    suit = table.trick[0].card.suit
    if wrong.card is None or wrong.card.suit is suit or not table.hands[wrong.seat.index] & suit.mask:
        return table
    unplayed = _unplayed(table, wrong.seat)
    return found(table, Kind.REVOKE, wrong.seat, card=wrong.card, trick=wrong.trick, unplayed=unplayed)


def _unplayed(table: Table, seat: Seat) -> Unplayed:
    """64B3: whether all that he could have played to the trick lay in view."""
    if seat is table.dummy:
        return Unplayed.DUMMYS
    cards = owed(table, seat, table.led).cards
    laid = sum(penalty.card.bit for penalty in table.bound.penalty_cards if penalty.seat is seat)
    if not cards & ~laid:
        return Unplayed.PENALTY_CARD
    faced = sum(placed.card.bit for placed in set(table.faced) if placed.seat is seat) | laid
    return Unplayed.UNFACED if cards & ~faced else Unplayed.OTHER_FACED


def instead(table: Table, other: CardLaid, placed: CardLaid) -> Table:
    """The card takes the place of another of the same hand on the trick."""
    table = off_the_trick(table, (other,))
    hands = list(table.hands)
    hands[placed.seat.index] = hands[placed.seat.index] & ~placed.card.bit | other.card.bit
    north, east, south, west = hands
    trick = tuple(placed if played == other else played for played in table.trick)
    laid = tuple(penalty for penalty in table.bound.penalty_cards if penalty.card is not placed.card)
    bound = _or_free(replace(table.bound, penalty_cards=laid, may_change=()))
    faced = tuple(card for card in table.faced if card != placed)
    return replace(table, bound=bound, hands=(north, east, south, west), trick=trick, faced=faced)


def lifted(table: Table, cards: tuple[CardLaid, ...], *, turn: Seat) -> Table:
    """Cards of the trick under way go back to their hands; without a trick it is for `turn` to lead."""
    hands = list(table.hands)
    for seat, card in cards:
        hands[seat.index] |= card.bit
    trick = tuple(placed for placed in table.trick if placed not in cards)
    table = off_the_trick(table, cards)
    if not trick and table.irregularities:
        table = _ahead_of_nothing(table)
    if table.bound.may_change:
        changes = tuple(placed for placed in table.bound.may_change if placed in trick)
        table = replace(table, bound=_or_free(replace(table.bound, may_change=changes)))
    north, east, south, west = hands
    turn = awaited(trick) if trick else turn
    return replace(
        table, hands=(north, east, south, west), trick=trick, leader=trick[0].seat if trick else turn, turn=turn
    )


def off_the_trick(table: Table, cards: tuple[CardLaid, ...]) -> Table:
    """What was wrong with cards that are on the trick no longer is gone with them."""
    for number, wrong in enumerate(table.irregularities):
        standing = wrong.status in (*UNSETTLED, Status.HELD) and wrong.kind in WITH_ITS_CARD
        if standing and (wrong.seat, wrong.card) in cards:
            table = settled(table, number, Status.ACCEPTED, "47")
    return table


def _ahead_of_nothing(table: Table) -> Table:
    """A card led ahead of a trick that is no more: one that a defender has shown (49), wherever it is by now."""
    irregularities = tuple(
        replace(wrong, kind=Kind.CARD_EXPOSED, law=Kind.CARD_EXPOSED.law, turn=None)
        if wrong.kind is Kind.PREMATURE_LEAD and wrong.status in (*UNSETTLED, Status.LEFT_OPEN)
        else wrong
        for wrong in table.irregularities
    )
    faced = table.faced if table.ahead is None else (*table.faced, table.ahead)
    return replace(table, ahead=None, faced=faced, irregularities=irregularities)


# -- faced cards -------------------------------------------------------------------------------------------------


def exposed(table: Table, event: CardShown) -> Table:
    """A card is seen or named before its time. Declarer's cost nothing (48A)."""
    seat, card = event.seat, event.card
    if not table.hands[seat.index] & card.bit:
        raise refused("card-not-held", table, seat, card.value, str(table.hand(seat)))
    if table.phase is BoardPhase.AUCTION or table.phase is BoardPhase.OPENING_LEAD:
        kind = Kind.CARD_EXPOSED_IN_AUCTION
    elif table.defends(seat):
        kind = Kind.CARD_EXPOSED
    else:
        return replace(table, faced=(*table.faced, CardLaid(seat, card)))
    trick = table.next_trick if table.contract else None
    if event.how is How.NAMED:
        table = next_card_named(table, seat)
    kept = _kept_from(table, event)
    table = found(table, kind, seat, card=card, trick=trick, how=event.how, visible=seat.partner not in kept)
    kept_from = (*table.kept_from, (card, kept)) if kept else table.kept_from
    return replace(table, faced=(*table.faced, CardLaid(seat, card)), kept_from=kept_from)


def _kept_from(table: Table, event: CardShown) -> tuple[Seat, ...]:
    """Who could not see it: the other side of a closed screen, or partner as the log has it."""
    if table.setting.screens and not table.screen_open and event.how is not How.NAMED:
        return tuple(seat for seat in Seat if not beside(event.seat, seat))
    return () if event.visible_to_partner else (event.seat.partner,)


def taken_back(table: Table, event: CardTakenBack) -> Table:
    """47: a card already played; free only where the law, or a ruling, lets the player change it."""
    placed = CardLaid(event.seat, event.card)
    if placed in table.faced and not table.defends(event.seat) and table.contract is not None:
        return replace(table, faced=tuple(laid for laid in table.faced if laid != placed))  # 48A
    if placed not in table.trick:
        raise refused("card-not-in-trick", table, event.seat, event.card.value)
    if placed not in table.bound.may_change:
        table = found(table, Kind.CARD_TAKEN_BACK, event.seat, card=event.card, trick=table.next_trick)
    return lifted(table, (placed,), turn=event.seat) if table.trick[0] != placed else without_lead(table, event.seat)


def without_lead(table: Table, leader: Seat) -> Table:
    """The lead is taken back: there is no trick, and whoever had the lead leads again."""
    table = lifted(table, table.trick, turn=leader)
    if table.tricks:
        return table
    contract = table.contract
    assert contract is not None
    return replace(table, phase=BoardPhase.OPENING_LEAD, leader=None, turn=contract.leader)


def lead_face_down(table: Table, event: LeadFaceDown) -> Table:
    """41A: face down first, so that a wrong lead costs nothing."""
    if table.phase is not BoardPhase.OPENING_LEAD:
        raise refused("no-opening-lead-due", table, event.seat, event.card.value)
    if not table.hands[event.seat.index] & event.card.bit:
        raise refused("card-not-held", table, event.seat, event.card.value, str(table.hand(event.seat)))
    return replace(table, face_down=CardLaid(event.seat, event.card))


def lead_faced(table: Table, event: LeadFaced) -> Table:
    if table.face_down is None or table.face_down.seat is not event.seat:
        raise refused("no-opening-lead-due", table, event.seat)
    return _opening_lead(table, event.seat, table.face_down.card)


def dummy_spread(table: Table, event: DummyLaidDown) -> Table:
    contract, seat = table.contract, event.seat or table.dummy
    if contract is None or seat is None:
        raise refused("no-contract", table, event.seat)
    if seat is table.dummy and table.phase in (BoardPhase.PLAY, BoardPhase.CLAIM):
        return replace(table, dummy_spread=True)
    if not may_spread(table, seat):
        raise refused("dummy-not-due", table, seat)
    number = next(n for n, wrong in enumerate(table.irregularities) if _is_open_lead(wrong))
    if table.irregularities[number].noticed is not None:
        return replace(table, spread=(*table.spread, seat))
    # 54A  declarer has spread his hand after the lead out of turn: he is dummy
    table = settled(table, number, Status.ACCEPTED, "54A")
    changed = Contract(contract.level, contract.denomination, seat.partner, contract.risk)
    return replace(table, contract=changed, dummy_spread=True)


def may_spread(table: Table, seat: Seat) -> bool:
    """41D: dummy, once the lead is faced; 54A: declarer, after a lead out of turn that he has not accepted."""
    if table.phase is not BoardPhase.PLAY or table.dummy_is_down:
        return False
    if seat is table.declarer and not table.spread:
        return len(table.trick) == 1 and any(_is_open_lead(wrong) for wrong in table.irregularities)
    return seat is table.dummy


def _is_open_lead(wrong: Irregularity) -> bool:
    return wrong.kind is Kind.OPENING_LEAD_OUT_OF_TURN and wrong.status in UNSETTLED
