"""Law 72: play by the Laws; nobody breaks one on purpose, nor hides that he has. (Could-have-known: see law 23.)"""

from arbitro.laws.case.notation import *
from arbitro.laws.law_10_rectification import inadvertent
from arbitro.laws.law_23_comparable_call import IRREGULARITIES, IrregularityRectified

intended = judgment("intended", "weigh_what_offender_knew", "weigh_own_statement")
concealed = judgment("concealed", "weigh_second_revoke", "weigh_cards_hidden_or_mixed")

# What everybody ought to do; what has a law of its own elsewhere (10, 79A2, 81C).
NOT_EXECUTABLE = {
    "72A": "conduct",
    "72A1": "conduct",
    "72A3": "cross_reference",
    "72A6": "cross_reference",
}
DECISIONS = (OurReading("hidden_on_purpose_1997", Clause("72B4"), E1997),)


@law("72", ALL, what="deliberate_infraction", situation=IrregularityRectified, examples=IRREGULARITIES)
def deliberate_infraction(case: Case[IrregularityRectified]) -> Ruling:
    offender = case.situation.offender
    penalty = Penalty(PenaltyKind.PROCEDURAL, offender.side, offender, "90")

    # 72B1 (1997 72B2)  not on purpose, even if one is ready to pay for it
    on_purpose = case.ask(intended, about=offender, clause="72B1")
    if on_purpose:
        case.follows(inadvertent, False)
        case.apply("72B1", penalty)
    else:
        case.considered("72B1", intended)
    # 72B3 (1997 72B4)  one may not hide it
    if case.met(concealed, about=offender, clause="72B3"):
        case.apply("72B3", *([] if penalty in case.effects else [penalty]))
    else:
        # 72B2 (1997 72B3)  but one need not report it; in 1997 that is said of inadvertent infractions
        if on_purpose and case.edition is E1997:
            case.considered("72B2", intended)
        else:
            case.apply("72B2")
    # 72C, 2007 23, 1997 72B1  and whether he could have known that it might well do damage
    return case.refer("could_have_been_aware", case.situation)
