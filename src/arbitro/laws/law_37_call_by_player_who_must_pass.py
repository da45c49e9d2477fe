"""Law 37: a player who has to pass does not."""

from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_26_lead_restrictions import announce, shown_legally
from arbitro.laws.law_35_inadmissible_calls import lho_acted, next_player_acted, pass_instead
from arbitro.laws.law_36_inadmissible_double import is_inadmissible, lead_faced
from arbitro.laws.shared.offence import review_awareness, withdrawn_information

how_long = one_of("how_long", HowLong, source=Source.LOG)  # he had to pass
never_a_double = yes_no("never_a_double", usual=False)  # 19A1, 19B1, where the calls before it are not known


class ObligationBroken(CallMade, frozen=True):
    """An auction whose last call is a bid, double or redouble by a player who had to pass, once or to the end.

    `not_known`: the calls before it are not, and the dealer is the player himself: `E: 2S`.
    """

    how_long: HowLong | None = None  # asked where it matters, if it is not told
    not_known: bool = False

    def problems(self) -> tuple[Problem, ...]:
        if problems := super().problems():
            return problems
        where = Place(tag="auction", index=len(self.auction))
        if self.call is Call.PASS:
            return (Problem("obligation-kept", where, self.call.value),)
        if not self.in_rotation:
            return (Problem("not-in-rotation", Place(tag="offender"), self.seat.value, self.turn.value),)
        return ()


EXAMPLES = (
    ObligationBroken(Seat.NORTH, (Call.BID_1H, Call.BID_2S)),
    ObligationBroken(Seat.NORTH, (Call.BID_1H, Call.BID_2S), how_long=HowLong.REST),
    ObligationBroken(Seat.NORTH, (Call.BID_1H, Call.BID_1S, Call.BID_2H, Call.DOUBLE)),
    ObligationBroken(Seat.NORTH, (Call.BID_1H, Call.BID_1S, Call.BID_2H, Call.PASS, Call.PASS, Call.BID_2S)),
    ObligationBroken(Seat.NORTH, (Call.BID_1H, Call.PASS, Call.PASS, Call.DOUBLE)),
    ObligationBroken(Seat.NORTH, (Call.BID_1H, Call.PASS, Call.DOUBLE)),
    ObligationBroken(Seat.EAST, (Call.BID_2S,), not_known=True),
    ObligationBroken(Seat.EAST, (Call.DOUBLE,), not_known=True),
)

DECISIONS = (
    OurReading("bid_too_2007", "37A", E2007),
    OurReading("double_against_19", "37B1"),
    OurReading("pass_not_comparable", "37B2", E2017),
)


@law("37", ALL, what="call_by_player_who_must_pass", situation=ObligationBroken, examples=EXAMPLES)
def call_by_player_who_must_pass(case: Case[ObligationBroken]) -> Ruling:
    made = case.situation
    seat, call = made.seat, made.call

    if next_player_acted(case, seat, "37A"):
        # 37A  not a double against 19A1 or 19B1
        if _against_19(case):
            # the auction comes back to him, and he has to pass as before, unless it is too late for that (36C)
            if case.edition is not E2017 or not case.ask(lead_faced, clause="36C"):
                case.apply(MustPass(seat, _obligation(case)))
            return case.refer(
                "inadmissible_double",
                CallMade(made.dealer, made.auction, made.offender, **made.history),
            )
        # 37A, 1997 35B  the next player has called: all calls stand; who had to pass to the end still has to
        case.apply("37A", CallStands(seat, call), Instruction("later_calls_stand"))
        if _obligation(case) is HowLong.REST:
            case.apply(MustPass(seat, HowLong.REST))
        return case.rule(NoRectification())
    case.considered("37A", lho_acted)

    # 37B1, 37B2  cancelled; a pass in its place, and both partners pass from now on
    case.apply("37B1", "37B2")
    before = None if made.not_known else made.before
    pass_instead(case, before, seat, call)
    case.apply(withdrawn_information(case, seat))
    announce(case, seat, call, natural=False, shown=shown_legally(case, before, seat))
    review_awareness(case, enforced_pass=True)
    return case.rule()


def _against_19(case: Case[ObligationBroken]) -> bool:
    made = case.situation
    if made.not_known and not made.call.is_bid:
        return case.ask(never_a_double, about=made.call, clause="37A")
    return is_inadmissible(made)


def _obligation(case: Case[ObligationBroken]) -> HowLong:
    """How long he had to pass."""
    made = case.situation
    return made.how_long or case.ask(how_long, about=made.seat, clause="37A")
