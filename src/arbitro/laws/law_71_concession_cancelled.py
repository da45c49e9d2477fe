"""Law 71: a concession stands, unless the tricks were won already or could not be lost."""

from msgspec import structs

from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.shared.claiming import ClaimMade, heard, next_board_or_round_over, trick_in_fact_won
from arbitro.laws.shared.correction_period import correction_period_over, is_over

contract_already_settled = yes_no("contract_already_settled")
safe_by_legal_play = yes_no("safe_by_legal_play")
safe_by_normal_play = judgment("safe_by_normal_play", "weigh_class_of_player", "weigh_careless_is_normal")

DECISIONS = (OurReading("time_limit_1997", Clause("71C"), E1997),)


class ConcessionMade(ClaimMade, frozen=True, kw_only=True):
    """A concession that the side which made it wants back; the claimer is who conceded.

    `doubted_at_once`: before anything was agreed, so that the tricks are still to be awarded.
    """

    doubted_at_once: bool = False

    def problems(self) -> tuple[Problem, ...]:
        problems = super().problems()
        if not problems and self.left and not self.conceded:
            return (Problem("nothing-conceded", Place(tag="claimed"), str(self.claimed), f"0 … {self.left - 1}"),)
        return problems


def concession(made: ClaimMade, *, doubted_at_once: bool = False) -> ConcessionMade:
    return ConcessionMade(**structs.asdict(made), doubted_at_once=doubted_at_once)


TWO_WINNERS = "N:..543. ..876. AK.2.. .3..AK"
EXAMPLES = (
    ConcessionMade(Seat.SOUTH, claimer=Seat.SOUTH, left=3, claimed=1),
    ConcessionMade(Seat.SOUTH, claimer=Seat.EAST, left=4, claimed=0),
    ConcessionMade(Seat.SOUTH, claimer=Seat.EAST, left=0, claimed=0),
    ConcessionMade(
        Seat.SOUTH,
        claimer=Seat.SOUTH,
        left=3,
        claimed=1,
        remaining=TWO_WINNERS,
        denomination="NT",
        on_lead=Seat.SOUTH,
    ),
)


@law("71", ALL, what="concession_cancelled", situation=ConcessionMade, examples=EXAMPLES)
def concession_cancelled(case: Case[ConcessionMade]) -> Ruling:
    made = case.situation
    side = made.side

    # 71  once made it stands, and after the correction period for good
    case.apply("71")
    stands = TricksAwarded(made.claimed, side)
    if is_over(case, "71"):
        case.considered("71A", correction_period_over)
        return case.rule(stands)

    # 71B (1997)  the contract had been made already, or beaten already; later editions have it in the next clause
    if case.met(contract_already_settled, about=side.value, clause=Clause("71B"), until=E1997):
        return case.rule(Clause("71B"), _given_back(made, made.wanted))

    # 71A, 2007 71.1  a trick that the side had won in fact
    if case.ask(trick_in_fact_won, about=side.value, clause="71A"):
        return case.rule("71A", _given_back(made, made.wanted))

    if not made.left:  # the others have been played
        return case.rule(ResultStands())
    # 71B, 2007 71.2, 1997 71C  a trick that no normal play loses; 1997 only until the side calls on the next board or
    # the round ends, and then (71A) only what no legal play loses
    late = case.ask(next_board_or_round_over, about=side.value, clause=Clause("71C"), until=E1997)
    clause, safe = ("71A", safe_by_legal_play) if late else ("71B", safe_by_normal_play)
    if late:
        case.considered(Clause("71C"), next_board_or_round_over)
    award = heard(case, made, sought=min(made.claimed + made.wanted, made.left), late=late)
    if award is None:
        back = min(made.wanted, made.conceded) if case.ask(safe, about=side.value, clause=clause) else 0
    else:
        back = min(award.conceded_back, made.wanted)
        case.computed("tricks_safe", back)
    if back:
        return case.rule(clause, _given_back(made, back))
    case.considered(clause, "may_be_lost")
    return case.rule(stands)


def _given_back(made: ConcessionMade, tricks: int) -> TricksAwarded | TricksTransferred:
    """Of the tricks left so many more; or, once the board was scored, so many from the other side."""
    if made.doubted_at_once and tricks <= made.conceded:
        return TricksAwarded(made.claimed + tricks, made.side)
    return TricksTransferred(tricks, made.side)
