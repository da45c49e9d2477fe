"""Law 11: how the side that did nothing wrong can lose its right to a rectification."""

from enum import Enum
from typing import Any

from arbitro.bridge.seats import Seat, Side
from arbitro.laws.case.notation import *


class Gained(Enum):
    """Which side gained by what an opponent then did, not knowing the law."""

    NON_OFFENDERS = "non_offenders"
    OFFENDERS = "offenders"
    NOBODY = "nobody"


class GuestOf(Enum):
    """Which side answers for the spectator."""

    NON_OFFENDERS = "non_offenders"
    OFFENDERS = "offenders"
    NEITHER = "neither"


nos_acted_before_td = yes_no("nos_acted_before_td", source=Source.LOG)
acted_first = yes_no("nos_acted_before_td", source=Source.LOG, usual=True)
opponent_acted_in_ignorance = judgment("opponent_acted_in_ignorance", "weigh_what_opponent_knew_of_the_law")
nos_may_have_gained = judgment("nos_may_have_gained", "weigh_result_with_director_at_once")
side_gaining = one_of("side_gaining", Gained)
right_forfeited = judgment("right_forfeited", "weigh_what_was_done_without_director", "weigh_who_knew_the_law")
offending_side = one_of("offending_side", Side)
spectator_of = one_of("spectator_of", GuestOf)
penalty_deserved = judgment("penalty_deserved", "weigh_how_serious", "weigh_warned_before")

DECISIONS = (
    OurReading("only_the_stated_case_1997", "11A", E1997),
    OurReading("gain_without_forfeiture_2017", "11A", E2017),
    OurReading("spectator_of_nobody", Clause("11B"), E1997),
)


class IrregularityBy(Situation, frozen=True):
    """Who committed the irregularity."""

    offender: Seat


EXAMPLES = (IrregularityBy(Seat.SOUTH), IrregularityBy(Seat.EAST))


@law("11", ALL, what="non_offender_acted_first", situation=IrregularityBy, examples=EXAMPLES)
def non_offender_acted_first(case: Case[IrregularityBy]) -> Ruling:
    # that is why the law was opened; other laws have asked
    acted = case.known(nos_acted_before_td)
    if not (case.met(acted_first, clause="11A") if acted is None else acted):
        return case.rule("10A", Instruction("rule_on_irregularity"))
    if forfeits(case, case.situation.offender.side):
        return case.rule()
    return case.rule("10A", Instruction("rule_on_irregularity"))


def forfeits(case: Case[Any], offending: Side) -> bool:
    """11A: the other side acted before calling the director; whether its right is lost, with all that follows."""
    kept = _why_not_lost(case)
    if kept is None:
        case.apply("11A", RightForfeited(offending.opponents))
    if case.edition is E2017:
        _remove_gain(case, offending)
    if kept is None and not any(isinstance(effect, AdjustedScore) for effect in case.effects):
        case.apply(NoRectification())
    if kept is not None:
        if "11A" not in case.clauses:
            case.considered("11A", kept)
        return False
    _penalty_all_the_same(case)
    return True


def _why_not_lost(case: Case[Any]) -> Question[bool] | None:
    """The finding that keeps the right; nothing if it is lost."""
    # 1997, 2007  it is lost when they may have gained by what an opponent did, not knowing what the law provides
    if case.edition is not E2017:
        unaware = case.ask(opponent_acted_in_ignorance, clause="11A")
        if unaware and (gaining := case.told(side_gaining, clause="11A")):
            case.follows(nos_may_have_gained, gaining is Gained.NON_OFFENDERS)
        if unaware and case.ask(nos_may_have_gained, clause="11A"):
            return None
        if case.edition is E1997:
            return nos_may_have_gained if unaware else opponent_acted_in_ignorance
    # 2007  that was an example; 2017  it may be lost
    return None if case.ask(right_forfeited, clause="11A") else right_forfeited


def _remove_gain(case: Case[Any], offending: Side) -> None:
    """11A of 2017: who gained by an opponent's ignorance does not keep it; the other side keeps the table's score."""
    if not case.ask(opponent_acted_in_ignorance, clause="11A"):
        return
    gaining = case.ask(side_gaining, clause="11A")
    if gaining is Gained.NOBODY:
        return
    side = offending if gaining is Gained.OFFENDERS else offending.opponents
    case.apply("11A", AdjustedScore(ScoreKind.ASSIGNED, to=(side,), against=(side,)), ResultStands(side.opponents))


def _penalty_all_the_same(case: Case[Any]) -> None:
    """11C of 1997, 11B since: a procedural penalty is still possible."""
    clause = "11B"
    if case.met(penalty_deserved, clause=clause):
        case.apply(clause, Penalty(PenaltyKind.PROCEDURAL, clause="90"))


@law("11", E1997, what="spectator_drew_attention", situation=IrregularityBy, examples=EXAMPLES)
def spectator_drew_attention(case: Case[IrregularityBy]) -> Ruling:
    if forfeits_by_spectator(case, case.situation.offender.side):
        return case.rule()
    return case.rule("10A", Instruction("rule_on_irregularity"))


def forfeits_by_spectator(case: Case[Any], offending: Side) -> bool:
    """11B of 1997; whether nothing is left to rectify."""
    guest = case.ask(spectator_of, clause=Clause("11B"))
    if guest is GuestOf.NEITHER or not case.ask(right_forfeited, clause=Clause("11B")):
        case.considered(Clause("11B"), spectator_of if guest is GuestOf.NEITHER else right_forfeited)
        return False
    if guest is GuestOf.NON_OFFENDERS:
        # 11B1  their right to a penalty may go
        case.apply(Clause("11B1"), RightForfeited(offending.opponents), NoRectification())
    else:
        # 11B2  the right to correct the irregularity may go; the law of the irregularity goes on without it
        case.apply(Clause("11B2"), RightForfeited(offending), Instruction("offender_may_not_correct"))
    _penalty_all_the_same(case)
    return guest is GuestOf.NON_OFFENDERS
