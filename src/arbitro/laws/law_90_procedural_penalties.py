"""Law 90: procedural penalties, on top of any rectification and never in its place."""

from enum import Enum

from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_07_board_and_cards import CardsReplaced
from arbitro.regulations.keys import SLOW_PAIR

DECISIONS = (OurReading("adjusted_score_at_own_table", "90A", (E1997, E2007)),)


class Offence(Enum):
    """The examples of 90B, in its order."""

    LATE = "late"
    SLOW = "slow"
    LOUD = "loud"  # the deal discussed so that another table can hear it
    SCORES_COMPARED = "scores_compared"
    CARDS_TOUCHED = "cards_touched"
    WRONG_POCKET = "wrong_pocket"
    ERROR = "error"  # of procedure, which makes an adjusted score necessary for somebody
    DISOBEDIENCE = "disobedience"
    OTHER = "other"


class OffenceEffect(Enum):
    """What an offence does to others (90A)."""

    OBSTRUCTS = "obstructs"
    INCONVENIENCES = "inconveniences"
    BREACHES_PROCEDURE = "breaches_procedure"
    ADJUSTED_AT_ANOTHER_TABLE = "adjusted_at_another_table"
    ADJUSTED_AT_OWN_TABLE = "adjusted_at_own_table"
    NOTHING = "nothing"


offence = one_of("offence", Offence)
offence_effect = one_of("offence_effect", OffenceEffect)
penalise = judgment("penalise", "weigh_how_serious", "weigh_warned_before")

EXAMPLE = {offence: f"90B{number}" for number, offence in enumerate(Offence, 1) if offence is not Offence.OTHER}


class ProceduralOffence(Situation, frozen=True):
    """Who did something that a procedural penalty may follow."""

    offender: Seat


@law("90", ALL, what="procedural_offence", situation=ProceduralOffence, examples=(ProceduralOffence(Seat.SOUTH),))
def procedural_offence(case: Case[ProceduralOffence]) -> Ruling:
    offender = case.situation.offender
    side = offender.side

    # 90B  the examples; the list is open
    kind = case.ask(offence, about=offender, clause="90B")
    if kind is Offence.WRONG_POCKET:
        return case.refer("cards_in_wrong_pocket", CardsReplaced(offender))
    if kind is Offence.OTHER:
        # 90A  delay, inconvenience, a breach of procedure, an adjusted score (until 2007: at another table)
        if not _covered(case, case.ask(offence_effect, about=offender, clause="90A")):
            case.considered("90A", offence_effect)
            return case.rule("90", NoRectification())
        clause = "90A"
        case.apply(clause)
    else:
        clause = EXAMPLE[kind]
        case.apply("90A", clause)
    if kind is Offence.ERROR:
        # 90B7  the others' redress comes first
        case.apply(AdjustedScore(ScoreKind.DIRECTORS, in_favour_of=(side.opponents,), against=(side,)))
    if kind is Offence.SLOW:
        case.regulated(SLOW_PAIR)
    # 90A  he may penalise; how much is not in the Laws
    if case.ask(penalise, about=offender, clause="90A"):
        return case.rule(Penalty(PenaltyKind.PROCEDURAL, side, clause=clause, standing=Discretion.SHALL))
    return case.rule(Instruction("offender_warned", offender))


def _covered(case: Case[ProceduralOffence], effect: OffenceEffect) -> bool:
    if effect is OffenceEffect.ADJUSTED_AT_OWN_TABLE:
        return case.edition is E2017
    return effect is not OffenceEffect.NOTHING
