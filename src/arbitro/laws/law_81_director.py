"""Law 81: the director: his standing, limits, duties and powers."""

from enum import Enum

from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.shared.correction_period import is_over
from arbitro.regulations.keys import APPEAL_MINUTES, EVENT_RULES

# What he does besides ruling, and what is ruled on elsewhere (84, 85, 90, 91, 93).
NOT_EXECUTABLE = {
    "81A": "officials",
    "81D": "officials",
    **dict.fromkeys((f"81C{number}" for number in range(1, 12)), "officials"),
}
DECISIONS = (
    OurReading("either_period_2017", "81C3", E2017),
    OurReading("organisers_rules", "81B2"),
)


# -- what he learns of -------------------------------------------------------------------------------------------

ruling_period_open = yes_no("ruling_period_open", source=Source.LOG)


class ErrorLearnedOf(Situation, frozen=True):
    """The director has learned, in whatever way, of an error or irregularity that nobody brought to him."""


@law("81", ALL, what="director_learned_of_error", situation=ErrorLearnedOf, examples=(ErrorLearnedOf(),))
def director_learned_of_error(case: Case[ErrorLearnedOf]) -> Ruling:
    # 81C3 (1997 81C6)  he rectifies it within the correction period (2017: or that of 92B)
    clause = "81C3"
    if is_over(case, clause):
        if case.edition is E2017:
            case.regulated(APPEAL_MINUTES)
        if case.edition is not E2017 or not case.ask(ruling_period_open, clause="92B"):
            return case.rule(clause, ResultStands())
    return case.rule(clause, Instruction("rule_on_irregularity"))


# -- waiving a rectification -------------------------------------------------------------------------------------


class AskedBy(Enum):
    """Who wants a rectification waived."""

    NON_OFFENDERS = "non_offenders"
    OFFENDERS = "offenders"
    NOBODY = "nobody"  # the director thinks of it himself


waiver_asked_by = one_of("waiver_asked_by", AskedBy)
waive = judgment("waive", "weigh_what_non_offenders_ask", "weigh_fair_to_field")
waive_for_cause = judgment("waive_for_cause", "weigh_what_non_offenders_ask", "weigh_good_cause")


class WaiverAsked(Situation, frozen=True):
    """Whose irregularity it was; its rectification is to be waived."""

    offender: Seat


@law("81", ALL, what="waiver_of_rectification", situation=WaiverAsked, examples=(WaiverAsked(Seat.EAST),))
def waiver_of_rectification(case: Case[WaiverAsked]) -> Ruling:
    clause = "81C5"
    # 81C5 (1997 81C8)  only when the non-offending side asks for it
    if case.ask(waiver_asked_by, clause=clause) is not AskedBy.NON_OFFENDERS:
        case.considered(clause, waiver_asked_by)
        return case.rule("81B2", Instruction("rule_on_irregularity"))
    # at his discretion; 2007: for good cause
    question = waive_for_cause if case.edition is E2007 else waive
    case.apply(clause)
    if case.ask(question, clause=clause):
        return case.rule(NoRectification())
    return case.rule(Instruction("rule_on_irregularity"))


# -- changing the rules ------------------------------------------------------------------------------------------


class RuleChanged(Enum):
    """What the director would like to depart from."""

    LAW = "law"
    REGULATION = "regulation"  # of the authority, for championships and tournaments
    EVENT_RULES = "event_rules"
    NOTHING_FIXED = "nothing_fixed"  # the organiser has left it out


rule_changed = one_of("rule_changed", RuleChanged)
grave_reasons = judgment("grave_reasons", "weigh_event_cannot_go_on", "weigh_no_more_than_needed")


class ChangeOfRules(Situation, frozen=True):
    """The director wants to change how the event is run."""


@law("81", ALL, what="rules_changed_by_director", situation=ChangeOfRules, examples=(ChangeOfRules(),))
def rules_changed_by_director(case: Case[ChangeOfRules]) -> Ruling:
    match case.ask(rule_changed, clause="81B"):
        case RuleChanged.NOTHING_FIXED:
            # 81B1  the technical conduct is his, and (2007, 2017) what the organiser has omitted
            return case.rule("81B1", Instruction("director_arranges_it"))
        case RuleChanged.LAW | RuleChanged.REGULATION:
            # 81B2  the Laws and the announced regulations bind him
            return case.rule("81B2", Instruction("change_not_allowed"))
    case.apply("81B2")
    if case.regulated(EVENT_RULES) == "grave_reasons":
        allowed = case.ask(grave_reasons, clause="81B2")
        return case.rule(Instruction("change_allowed_and_recorded" if allowed else "change_not_allowed"))
    return case.rule(Instruction("organiser_decides"))
