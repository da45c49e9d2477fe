"""Law 10: only the director determines rectifications; how a choice between options is made."""

from enum import Enum

from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_11_forfeiture import IrregularityBy, nos_acted_before_td
from arbitro.laws.shared.offence import review_awareness


class Settled(Enum):
    """What the players did about an irregularity without the director."""

    IMPOSED = "imposed"
    WAIVED = "waived"


players_settled = one_of("players_settled", Settled)
as_the_law_says = yes_no("as_the_law_says")
in_time = yes_no("in_time")
allow_settlement = judgment("allow_settlement", "weigh_harm_to_either_side", "weigh_fairness_to_the_field")
restorable = judgment("restorable", "weigh_calls_and_plays_since")
options_explained = yes_no("options_explained")
consulted = yes_no("consulted")
choice_withdrawn = judgment("choice_withdrawn", "weigh_what_partner_conveyed", "weigh_choice_without_consulting")
inadvertent = yes_no("inadvertent")
damaging_profit = judgment("damaging_profit", "weigh_use_of_withdrawn_actions", "weigh_awareness_at_the_time")

DECISIONS = (
    OurReading("choice_after_consulting", "10C2"),
    OurReading("choice_before_explanation", "10C1"),
)

EXAMPLES = (IrregularityBy(Seat.EAST),)


@law("10", ALL, what="rectification_without_director", situation=IrregularityBy, examples=EXAMPLES)
def rectification_without_director(case: Case[IrregularityBy]) -> Ruling:
    # 10A  players neither impose a rectification nor waive one
    case.apply("10A")
    settled = case.ask(players_settled, clause="10A")
    if settled is Settled.IMPOSED and case.ask(as_the_law_says, clause="10B"):
        return case.rule("10B", Instruction("settlement_allowed"))
    # 10B  the director may allow it, or cancel it while a score can still be changed (79C, 92B)
    if not case.met(in_time, clause="10B"):
        return case.rule(ResultStands())
    case.apply("10B")
    if case.ask(allow_settlement, clause="10B"):
        return case.rule(Instruction("settlement_allowed"))
    case.apply(Instruction("settlement_cancelled"))
    if settled is Settled.WAIVED or case.ask(restorable, clause="10B"):
        return case.rule(Instruction("rule_on_irregularity"))
    # too late to undo: what the other side did counts under 11A in 2017; else 12A3 lets him adjust
    if case.ask(nos_acted_before_td, clause="11A", since=E2017):
        return case.refer("non_offender_acted_first", case.situation)
    return case.rule("12A3", AdjustedScore(ScoreKind.DIRECTORS, Discretion.MAY))


class ChoiceMade(Situation, frozen=True):
    """A player who had a choice after an opponent's irregularity."""

    chooser: Seat


@law("10", ALL, what="choice_after_irregularity", situation=ChoiceMade, examples=(ChoiceMade(Seat.SOUTH),))
def choice_after_irregularity(case: Case[ChoiceMade]) -> Ruling:
    chooser = case.situation.chooser
    # 10C1  the director explains every option first
    if not case.ask(options_explained, about=chooser, clause="10C1"):
        return case.rule("10C1", Instruction("options_explained_choose_again", chooser))
    # 10C2  the player chooses without consulting his partner
    if case.met(consulted, about=chooser, clause="10C2"):
        case.apply("10C2", Penalty(PenaltyKind.PROCEDURAL, chooser.side, clause="90"))
        if case.ask(choice_withdrawn, about=chooser, clause="10C2"):
            return case.rule("10A", Instruction("director_chooses"))
        return case.rule(Instruction("choice_stands", chooser))
    # 10C3, 1997 72A4  whatever suits his side best
    case.apply("10C3", Instruction("choice_stands", chooser))
    # 10C4, 1997 72A5  then the offenders too may do their best; in 1997 only after an inadvertent infraction
    if case.edition is E1997 and not case.met(inadvertent, clause=Clause("72A5")):
        review_awareness(case)
        return case.rule(Clause("72B2"))
    case.apply("10C4", Instruction("offenders_may_profit"))
    case.review("16C2", damaging_profit)
    if case.edition is E2017:
        review_awareness(case)
    return case.rule()
