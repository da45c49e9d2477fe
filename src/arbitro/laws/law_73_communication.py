"""Law 73: how partners may communicate, tempo and manner, and what may mislead an opponent."""

from enum import Enum

from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_16_information import InformationFromPartner
from arbitro.laws.law_40_partnership_understandings import UnderstandingQuestioned
from arbitro.laws.law_91_penalise_or_suspend import Misconduct
from arbitro.laws.shared.offence import damage, play_over

NOT_EXECUTABLE = {"73A1": "conduct"}
DECISIONS = (OurReading("misled_by_a_question", "73D2", (E1997, E2007)),)


# -- 73D, 73E, 73F  an opponent was misled -----------------------------------------------------------------------


class MisledBy(Enum):
    """What the player drew his inference from."""

    CALL_OR_PLAY = "call_or_play"
    REMARK = "remark"
    GESTURE = "gesture"
    TEMPO = "tempo"
    MANNER = "manner"
    DEVIATION = "deviation"  # from correct procedure, on purpose (2007, 2017)
    QUESTION = "question"  # 2017


misled_by = one_of("misled_by", MisledBy)
deception_protected = judgment("deception_protected", "weigh_experience_together", "weigh_partners_action")
stressed_by_tempo = judgment("stressed_by_tempo", "weigh_unusual_tempo")
false_inference = judgment("false_inference", "weigh_what_was_inferred", "weigh_inference_from_game")
bridge_reason = judgment("bridge_reason", "weigh_problem_to_solve", "weigh_reason_shown")
could_benefit = judgment("could_benefit", "weigh_what_offender_knew", "weigh_no_intent_needed")
meant_to_mislead = judgment("meant_to_mislead", "weigh_own_statement", "weigh_unusual_tempo")

MISLED = Unless("73E2", e1997="73F2")
_LATER = {E1997: (MisledBy.DEVIATION, MisledBy.QUESTION), E2007: (MisledBy.QUESTION,), E2017: ()}
MANNERS = {
    edition: [way for way in MisledBy if way not in (MisledBy.CALL_OR_PLAY, *later)]
    for edition, later in _LATER.items()
}


class OpponentMisled(Situation, frozen=True):
    """Whose remark, tempo or manner, or whose call or play, an opponent was misled by."""

    offender: Seat


@law("73", ALL, what="opponent_misled", situation=OpponentMisled, examples=(OpponentMisled(Seat.EAST),))
def opponent_misled(case: Case[OpponentMisled]) -> Ruling:
    offender, edition = case.situation.offender, case.edition
    misled = MISLED
    ways = {"call_or_play": [MisledBy.CALL_OR_PLAY], "manner": MANNERS[edition]}
    if case.ask(misled_by, about=offender, clause="73E1", among=ways) is MisledBy.CALL_OR_PLAY:
        # 73E  a call or play may deceive, unless a concealed understanding protects it
        case.apply("73E1")
        if case.ask(deception_protected, about=offender, clause="73E1"):
            return case.refer("undisclosed_understanding", UnderstandingQuestioned(offender))
        # 73E1 (2017)  nor with unusual haste or hesitation
        if edition is not E2017 or not case.ask(stressed_by_tempo, about=offender, clause="73E1"):
            case.considered(misled, misled_by)
            return case.rule(NoRectification())

    # 73D1  what one infers from an opponent's tempo or manner, one infers at one's own risk
    # 73E2 (1997 73F2, 2007 73F)  unless it was false, had no reason in the game, and could be seen to be of use
    for finding, wanted in ((false_inference, True), (bridge_reason, False), (could_benefit, True)):
        if case.ask(finding, about=offender, clause=misled) is not wanted:
            case.considered(misled, finding)
            if finding is false_inference:
                _attempt(case)
            return case.rule("73D1", NoRectification())
    _attempt(case)
    if not case.ask(play_over):
        case.review(misled, damage)
        return case.rule("73D1", PlayContinues())
    if not case.met(damage, clause=misled):
        return case.rule("73D1", ResultStands())
    side = offender.side
    return case.rule(misled, AdjustedScore(ScoreKind.ASSIGNED, in_favour_of=(side.opponents,), against=(side,)))


def _attempt(case: Case[OpponentMisled]) -> None:
    """73D2: nobody may so much as try to mislead that way, whether it succeeds or not."""
    offender = case.situation.offender
    if case.met(meant_to_mislead, about=offender, clause="73D2"):
        case.apply("73D2", Penalty(PenaltyKind.PROCEDURAL, offender.side, offender, "90"))


# -- 73B, 73C  between partners ----------------------------------------------------------------------------------


class Communication(Enum):
    """How something passed between partners."""

    UNINTENDED = "unintended"  # by tempo, manner, a remark, a question
    INTENDED = "intended"  # the same, in order to tell something
    PREARRANGED = "prearranged"  # by a method agreed on beforehand


communication = one_of("communication", Communication)


class PartnerInformed(Situation, frozen=True):
    """A player told his partner something otherwise than by a call or play; `chosen` is what the partner then did."""

    giver: Seat
    chosen: str = ""


@law(
    "73",
    ALL,
    what="improper_communication",
    situation=PartnerInformed,
    examples=(PartnerInformed(Seat.NORTH), PartnerInformed(Seat.NORTH, "4S")),
)
def improper_communication(case: Case[PartnerInformed]) -> Ruling:
    giver = case.situation.giver
    match case.ask(communication, about=giver, clause="73B"):
        case Communication.PREARRANGED:
            # 73B2  the gravest offence (1997: it may cost the pair its place)
            case.apply("73B2")
            return case.refer("misconduct", Misconduct(giver))
        case Communication.INTENDED:
            # 73B1  not by manner, remark, question, alert, or their absence
            case.apply("73B1", Penalty(PenaltyKind.PROCEDURAL, giver.side, giver, "90"))
        case Communication.UNINTENDED:
            # 73A2, 73D1  even tempo and manner are wanted; to vary them without intent is no offence
            case.apply("73A2", "73D1")
    # 73C  partner takes no advantage of it; whether he did is for Law 16
    case.apply("73C1")
    # 73F1 (1997)  and if he has acted
    if case.situation.chosen:
        case.apply(Clause("73F1"), until=E1997)
    return case.refer("unauthorised_information", InformationFromPartner(giver, chosen=case.situation.chosen))
