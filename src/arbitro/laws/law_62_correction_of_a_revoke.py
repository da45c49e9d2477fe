"""Law 62: a revoke that is not established is corrected, and one on the twelfth trick."""

from enum import Enum
from typing import Any

from msgspec.structs import replace

from arbitro.bridge.cards import Card, Suit
from arbitro.bridge.seats import Seat, Side
from arbitro.laws.case.notation import *
from arbitro.laws.law_61_failure_to_follow_suit import Revoke, tell_leader
from arbitro.laws.shared.offence import withdrawn_information
from arbitro.laws.shared.penalty_card import kind_of, laid
from arbitro.laws.shared.revoke import LAST_BUT_ONE, RevokeFacts, automatic


class SidesPlayedOn(Enum):
    """How many sides have led or played to the next trick."""

    NONE = "none"
    ONE = "one"
    BOTH = "both"


card_was_faced = yes_no("card_was_faced", source=Source.LOG, usual=False)
new_card = a_card("new_card")
leaves_next_card = yes_no("leaves_next_card", source=Source.PLAYER)
sides_played_on = one_of("sides_played_on", SidesPlayedOn, source=Source.LOG)
chose_suggested_play = judgment("chose_suggested_play", "weigh_what_revoke_card_suggested", "weigh_other_suit_held")

IN_TIME = {sides.value: (sides,) for sides in (SidesPlayedOn.NONE, SidesPlayedOn.ONE)}

DECISIONS = (
    OurReading("partners_card_is_major", "62C2"),
    OurReading("both_revoked_in_time", "62C"),
    OurReading("lead_to_next_trick", "62C1"),
    OurReading("twelfth_trick_2017", "62D2", E2017),
)

REVOKES = (
    Revoke(Seat.SOUTH, Seat.EAST, 5, Card.D4, before=(Card.S5, Card.S3, Card.SQ)),
    Revoke(Seat.SOUTH, Seat.EAST, 5, Card.D4, before=(Card.H5, Card.S3), after=(Card.S9,)),
    Revoke(Seat.SOUTH, Seat.EAST, 5, Card.D4, before=(Card.S3,), after=(Card.SK, Card.S6)),
    Revoke(Seat.SOUTH, Seat.SOUTH, 5, Card.C2, before=(Card.H2,), after=(Card.HK, Card.H3)),
    Revoke(Seat.SOUTH, Seat.NORTH, 5, Card.C2, before=(Card.H2,), after=(Card.HK,)),
    Revoke(Seat.SOUTH, Seat.WEST, 2, Card.S4, after=(Card.S5, Card.S6, Card.S7), required=Suit.HEARTS),
    Revoke(Seat.SOUTH, Seat.EAST, 12, Card.S8, before=(Card.C5,)),
    Revoke(Seat.SOUTH, Seat.EAST, 12, Card.S8, before=(Card.C4, Card.C5), after=(Card.C6,), hand=(Card.C9,)),
    Revoke(Seat.SOUTH, Seat.EAST, 5, Card.S4, before=(Card.H5,), after=(Card.S6, Card.H3), other=Seat.SOUTH),
    Revoke(Seat.SOUTH, Seat.EAST, 5, Card.S4, before=(Card.H5, Card.S6), other=Seat.NORTH),
    Revoke(Seat.SOUTH, Seat.EAST, 5, Card.D4, (Card.SK, Card.S3, Card.S5), next_trick=((Seat.SOUTH, Card.H2),)),
)


@law("62", ALL, what="revoke_to_be_corrected", situation=Revoke, examples=REVOKES)
def revoke_to_be_corrected(case: Case[Revoke]) -> Ruling:
    revoke = case.situation
    # 61A  no revoke at all
    if revoke.complies:
        return case.refer("failed_to_follow_suit", revoke)
    tell_leader(case, revoke)
    # 63A1  his side has played to the next trick, or may have: whether it is still to be corrected is for Law 63
    played_on = any(seat.side is revoke.offender.side for seat, _ in revoke.next_trick)
    if "63" not in case.path and (played_on or (revoke.trick == LAST_BUT_ONE and len(revoke.cards) == 4)):
        return case.refer("revoke_noticed", revoke)
    # 62A  before it is established; 62D1  on the twelfth trick even afterwards, and no trick moves (64B6)
    if any(clause.startswith("63A") for clause in case.clauses):
        case.apply("62D1", "64B6", TricksTransferred(0, revoke.offender.side.opponents))
    else:
        case.apply("62A")
    correct(case, revoke)
    return case.rule()


def correct(case: Case[Any], revoke: Revoke) -> None:
    """The card is replaced; who played after it may then change (62B, 62C, 62D2)."""
    revokers = [seat for seat in revoke.played if seat in (revoke.offender, revoke.other)]
    # 62C3 (2017)  both sides, and one of them has played on: both are corrected all the same
    both = False
    if case.edition is E2017 and revoke.other is not None:
        both = case.ask(sides_played_on, clause="62C3", among=IN_TIME) is SidesPlayedOn.ONE
        case.apply(*["62C3"] * both)
    case.apply("62B")
    if revoke.trick == LAST_BUT_ONE:
        case.apply(*(CardWithdrawn(seat, card) for seat, card in revoke.next_trick))
    first = revokers[0]
    reached = changed = False
    taken: list[Card] = []  # played instead
    for seat, card in revoke.played.items():
        reached = reached or seat is first
        if not reached:
            continue
        if seat in revokers:
            _replaced(case, revoke, seat, card, taken, both=both)
            changed = changed or seat is not first
        elif seat.side is not first.side:
            # 62C1  the other side may take back what it played after the revoke
            changed = _may_change(case, revoke, seat, card, taken, "62C1", penalty=both) or changed
        elif changed:
            # 62C2  and then the next player of the offending side; if he defends, it becomes a penalty card
            _may_change(case, revoke, seat, card, taken, "62C2", penalty=True)
    if revoke.trick != LAST_BUT_ONE:
        _next_trick(case, revoke, both=both)
    _partner_at_trick_twelve(case, revoke)
    _withdrawn_information(case, revoke, both=both)
    if both:
        # 64B8  no trick moves by itself
        transfer = automatic(E2017, RevokeFacts(revoke.trick, side_won=True, both_corrected=True))
        case.apply(transfer.clause, TricksTransferred(transfer.tricks, revoke.offender.side.opponents))
    if len(revoke.cards) < 4:
        case.apply(CardDue(revoke.offender.after(len(revoke.after) + 1)))


def _replaced(case: Case[Any], revoke: Revoke, seat: Seat, card: Card, taken: list[Card], *, both: bool) -> None:
    """62B: the card is withdrawn, a legal one played."""
    case.apply(CardWithdrawn(seat, card))
    if both and revoke.defends(seat):
        # 62C3 (2017)  each card that a defender withdraws, wherever it lay before
        laid(case, seat, card, kind_of(case, card, played=True))
    elif revoke.defends(seat) and not case.ask(card_was_faced, about=card, clause="62B1"):
        # 62B1  from a defender's unfaced hand: a major penalty card (1997 by 50B)
        case.apply("62B1")
        kind = kind_of(case, card, played=True) if case.edition is E1997 else CardKind.MAJOR
        laid(case, seat, card, kind, known=case.edition is not E2017 or not _partner_waits(revoke))
    else:
        # 62B2  declarer's, dummy's, or a defender's that lay face up: no more than that
        if revoke.defends(seat):
            case.considered("62B1", card_was_faced)
        case.apply("62B2")
    legal = revoke.legal_for(seat, taken)
    played = case.ask(new_card, about=seat, of=_chooser(revoke, seat), clause="62B", among={"legal": legal})
    taken.append(played)
    case.apply(CardPlayed(seat, played))


def _may_change(
    case: Case[Any], revoke: Revoke, seat: Seat, card: Card, taken: list[Card], clause: Cited, *, penalty: bool
) -> bool:
    """The player keeps his card or plays another."""
    among = {"same": (card,), "another": revoke.legal_for(seat, taken)}
    played = case.ask(new_card, about=seat, of=_chooser(revoke, seat), clause=clause, among=among)
    case.apply(clause)
    if played is card:
        return False
    case.apply(CardWithdrawn(seat, card))
    if penalty and revoke.defends(seat):
        laid(case, seat, card, kind_of(case, card, played=True))
    taken.append(played)
    case.apply(CardPlayed(seat, played))
    return True


def _next_trick(case: Case[Any], revoke: Revoke, *, both: bool) -> None:
    """62C1: what the other side has already put to the next trick was played after the revoke too."""
    for seat, card in revoke.next_trick:
        if not both and seat.side is revoke.offender.side:
            continue
        case.apply("62C1")
        if case.ask(leaves_next_card, about=card, of=_chooser(revoke, seat), clause="62C1"):
            case.apply(CardPlayed(seat, card))
        else:
            case.apply(CardWithdrawn(seat, card))
            if both and revoke.defends(seat):
                laid(case, seat, card, kind_of(case, card, played=True))


def _chooser(revoke: Revoke, seat: Seat) -> Seat:
    return revoke.declarer if seat is revoke.dummy else seat


def _partner_waits(revoke: Revoke) -> bool:
    """62D2: whether a defender revoked on the twelfth trick before his partner's turn."""
    partner = revoke.offender.partner
    return revoke.trick == LAST_BUT_ONE and revoke.defends(partner) and partner not in revoke.played


def _partner_at_trick_twelve(case: Case[Any], revoke: Revoke) -> None:
    # 62D2  partner may not take the hint; 2017 leaves no doubt that it is 16C, which goes before 50E1
    partner = revoke.offender.partner
    if _partner_waits(revoke):
        case.apply("62D2")
        case.apply(withdrawn_information(case, revoke.offender, "withdrawn_card"), since=E2017)
        case.apply(Instruction("not_the_suggested_play", partner), until=E2007)
        case.review("62D2", chose_suggested_play, about=partner, until=E2007)


def _withdrawn_information(case: Case[Any], revoke: Revoke, *, both: bool) -> None:
    """What was withdrawn may be used by the side that did not revoke; by nobody if both did.

    What a penalty card tells was told with it (50E).
    """
    penalty_cards = [effect.card for effect in case.effects if isinstance(effect, PenaltyCard)]
    withdrawn = [
        effect.card for effect in case.effects if isinstance(effect, CardWithdrawn) and effect.card not in penalty_cards
    ]
    if not withdrawn:
        return
    known = withdrawn_information(case, revoke.offender, "withdrawn_card")
    if known in case.effects:
        return
    if revoke.other is not None:
        clause = case.clause("16C2" if both else "16C")
        known = Information("withdrawn_card", clause, unauthorised=(Side.NS, Side.EW))
    case.apply(replace(known, cards=tuple(withdrawn)) if penalty_cards else known)
