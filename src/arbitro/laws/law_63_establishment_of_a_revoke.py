"""Law 63: whether a revoke is established, so that it stands, or is still to be corrected."""

from arbitro.bridge.cards import Card, Denomination, Suit
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_09_after_an_irregularity import rights_lost
from arbitro.laws.law_61_failure_to_follow_suit import Revoke, tell_leader
from arbitro.laws.law_62_correction_of_a_revoke import SidesPlayedOn, correct, sides_played_on
from arbitro.laws.law_64_established_revoke import (
    EstablishedRevoke,
    damaged_by_revokes,
    offender_won_revoke_trick,
    os_won_revoke_trick,
    other_side_revoked,
)
from arbitro.laws.shared.claiming import is_void
from arbitro.laws.shared.offence import play_over
from arbitro.laws.shared.playing import Role
from arbitro.laws.shared.revoke import LAST_BUT_ONE, Establishing, OtherSide
from arbitro.regulations.keys import REVOKE_DEFENDERS_ASK

played_after_revoke = one_of("played_after_revoke", Establishing, source=Source.LOG)
agreement_established = yes_no("agreement_established", source=Source.LOG)
partner_asked = yes_no("partner_asked", source=Source.LOG, usual=False)
dummy_asked_first = yes_no("dummy_asked_first", source=Source.LOG, usual=False)
hands_in_board = yes_no("hands_in_board", source=Source.LOG)


DECISIONS = (
    OurReading("acquiescence_1997", "63A3", E1997),
    OurReading("unlawful_question_1997", Clause("63B"), E1997),
    OurReading("one_of_two_established", "63A1", (E1997, E2007)),
    OurReading("void_claim_2017", "63A3", E2017),
)

REVOKES = (
    Revoke(Seat.SOUTH, Seat.EAST, 5, Card.D4, before=(Card.S5, Card.S3), after=(Card.SQ,)),
    Revoke(Seat.SOUTH, Seat.SOUTH, 5, Card.C2, before=(Card.H2,), after=(Card.HK, Card.H3)),
    Revoke(Seat.SOUTH, Seat.SOUTH, 5, Card.C2, (Card.H2,), (Card.HK, Card.H3), denomination=Denomination.CLUBS),
    Revoke(Seat.SOUTH, Seat.NORTH, 5, Card.C2, before=(Card.H2, Card.H3, Card.HK)),
    Revoke(Seat.SOUTH, Seat.WEST, 12, Card.S4, required=Suit.HEARTS),
    Revoke(Seat.SOUTH, Seat.EAST, 5, Card.S4, before=(Card.H5,), after=(Card.S6, Card.H3), other=Seat.SOUTH),
    Revoke(Seat.SOUTH, Seat.EAST, 5, Card.D4, (Card.SK, Card.S3, Card.S5), next_trick=((Seat.WEST, Card.H2),)),
)

CLAIMS = (Establishing.CLAIMED, Establishing.AGREED)


def established_by(edition: Edition, act: Establishing, *, agreement_established: bool = False) -> str:
    """The clause of 63A by which the revoke is established; none if it is not.

    To agree is enough in 2007; in 1997 and 2017 the agreement has to be established (69A): nothing said against it
    before the side's next call or the end of the round.
    """
    match act:
        case Establishing.PLAYED_ON:
            return "63A1"
        case Establishing.PLAYED_ON_MISLED:
            return "" if edition is E2017 else "63A1"
        case Establishing.DESIGNATED:
            return "63A2"
        case Establishing.CLAIMED:
            return "63A3"
        case Establishing.AGREED if edition is E2007:
            return "63A3"
        case Establishing.AGREED if agreement_established:
            return numbered("63A4", edition)
    return ""


@law("63", ALL, what="revoke_noticed", situation=Revoke, examples=REVOKES)
def revoke_noticed(case: Case[Revoke]) -> Ruling:
    revoke = case.situation
    # 61A  no revoke at all
    if revoke.complies:
        return case.refer("failed_to_follow_suit", revoke)
    tell_leader(case, revoke)
    if revoke.other is not None:
        return _both_sides(case)
    # 63A1-A4  the offending side played on, named its next card, claimed, or agreed to a claim
    if any(seat.side is revoke.offender.side for seat, _ in revoke.next_trick):
        case.follows(played_after_revoke, Establishing.PLAYED_ON, about=revoke.offender.side.value)
    act = case.ask(played_after_revoke, about=revoke.offender.side.value, clause="63A")
    agreed = False
    if act is Establishing.AGREED and case.edition is not E2007:
        agreed = case.ask(agreement_established, about=revoke.offender.side.value, clause="63A4")
    clause = established_by(case.edition, act, agreement_established=agreed)
    if not clause:
        return _not_established(case, act)
    if agreed:
        case.apply("69A")
    # 62D1  on the twelfth trick it is corrected all the same, until the hands are back in the board
    if revoke.trick == LAST_BUT_ONE and not case.ask(hands_in_board, clause="62D1"):
        case.considered("63B", hands_in_board)
        case.apply(Clause(clause), Instruction("last_trick_played_again"))
        return case.refer("revoke_to_be_corrected", revoke)
    # 63B, 1997 63C  the trick stays as it was played
    case.apply(Clause(clause), "63B")
    # the hands are back in the board; 68D, 69A  nobody plays on after a claim, but by 68D2(b) of 2017, nor once agreed
    if revoke.trick == LAST_BUT_ONE or agreed:
        case.follows(play_over, True)
    elif act in CLAIMS:
        case.follows(play_over, not is_void(case, revoke.offender.side.opponents))
    return _settle(case)


def _not_established(case: Case[Revoke], act: Establishing) -> Ruling:
    revoke = case.situation
    if act is Establishing.PLAYED_ON_MISLED:
        case.considered("63A1", played_after_revoke)
        case.apply("47E1")
    elif act is Establishing.AGREED:
        # 70  with the trick as corrected, the claim is contested
        case.considered("63A4", agreement_established)
        case.apply(Instruction("claim_after_correction"))
    else:
        case.considered("63A", played_after_revoke)
    role = revoke.role(revoke.offender)
    # 63B (1997)  his partner asked, though the authority does not let him: corrected, and settled as if established
    not_allowed = case.edition is E1997 and role is Role.DEFENDER and not case.regulated(REVOKE_DEFENDERS_ASK)
    if not_allowed and case.met(partner_asked, about=revoke.offender, clause=Clause("63B")):
        return _corrected_and_settled(case, Clause("61B"), Clause("63B"))
    # 43B2(b)  dummy asked first, having lost his rights: the same for declarer
    if role is Role.DECLARER and case.ask(dummy_asked_first, clause="43B2(b)") and rights_lost(case, "43B2(b)"):
        return _corrected_and_settled(case, "43B2(b)")
    return case.refer("revoke_to_be_corrected", revoke)


def _corrected_and_settled(case: Case[Revoke], *clauses: Cited) -> Ruling:
    case.apply(*clauses)
    if not case.ask(play_over, clause="64A"):
        correct(case, case.situation)
    return _settle(case)


def _settle(case: Case[Revoke]) -> Ruling:
    revoke = case.situation
    if winner := revoke.winner:
        case.follows(offender_won_revoke_trick, winner is revoke.offender, about=revoke.offender)
        case.follows(os_won_revoke_trick, winner.side is revoke.offender.side, about=revoke.offender.side.value)
    return case.refer("revoke_established", EstablishedRevoke(revoke.declarer, revoke.offender, revoke.trick))


def _both_sides(case: Case[Revoke]) -> Ruling:
    """Both sides revoked on this trick: each revoke is established when its side has played on."""
    if sides := {seat.side for seat, _ in case.situation.next_trick}:
        case.follows(sides_played_on, SidesPlayedOn.ONE if len(sides) == 1 else SidesPlayedOn.BOTH)
    match case.ask(sides_played_on, clause="63A1"):
        case SidesPlayedOn.BOTH:
            case.apply("63A1", "63B")
            case.follows(other_side_revoked, OtherSide.SAME_TRICK)
            return _settle(case)
        case SidesPlayedOn.ONE if case.edition is not E2017:
            # one is established, the other is not: no clause; the director restores what the revokes have spoiled
            case.apply("64B7", TricksTransferred(0, case.situation.offender.side.opponents), since=E2007, until=E2007)
            case.review(Clause("64C"), damaged_by_revokes)
            return case.rule("63A1", "62C1", Instruction("one_of_two_established"), PlayContinues())
    # 62C3 of 2017  both are corrected, as they are if nobody has played on
    return case.refer("revoke_to_be_corrected", case.situation)
