"""Law 84: how the director goes about a ruling when everybody agrees on what happened."""

from enum import Enum

from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *

DECISIONS = (OurReading("directors_option", "84D", (E2007, E2017)),)


class Provides(Enum):
    """What the Laws have for the case."""

    NOTHING = "nothing"  # no rectification, and nothing left to the director
    RECTIFICATION = "rectification"
    PLAYERS_CHOICE = "players_choice"
    DIRECTORS_CHOICE = "directors_choice"  # 1997: between a penalty and an adjusted score
    NO_RECTIFICATION = "no_rectification"  # an irregularity for which none is laid down


law_provides = one_of("law_provides", Provides)
possibly_damaged = judgment("possibly_damaged", "weigh_result_without_infraction", "weigh_possibility_is_enough")
likely_damaged = judgment("likely_damaged", "weigh_result_without_infraction", "weigh_doubt_to_innocent_side")


class FactsAgreed(Situation, frozen=True):
    """Whose irregularity it was; the facts are agreed."""

    offender: Seat


@law("84", ALL, what="facts_agreed", situation=FactsAgreed, examples=(FactsAgreed(Seat.NORTH),))
def facts_agreed(case: Case[FactsAgreed]) -> Ruling:
    ways = [way for way in Provides if way is not Provides.DIRECTORS_CHOICE or case.edition is E1997]
    match case.ask(law_provides, clause="84", among={way.value: [way] for way in ways}):
        case Provides.NOTHING:
            # 84A  play goes on
            return case.rule("84A", PlayContinues())
        case Provides.RECTIFICATION:
            # 84B  he assesses it and sees it done
            return case.rule("84B", Instruction("rule_on_irregularity"))
        case Provides.PLAYERS_CHOICE:
            # 84C  he explains the options and sees that one is chosen and carried out
            return case.rule("84C", Instruction("options_put_to_player"))
        case Provides.DIRECTORS_CHOICE:
            # 84D (1997)  he restores equity, in doubt for the innocent side
            return case.rule("84D", Instruction("equity_restored"))
        case Provides.NO_RECTIFICATION:
            return _equity(case)


def _equity(case: Case[FactsAgreed]) -> Ruling:
    """84D (1997 84E): an adjusted score if the innocent side was likely damaged (1997: a reasonable possibility)."""
    side = case.situation.offender.side
    score = AdjustedScore(ScoreKind.DIRECTORS, in_favour_of=(side.opponents,), against=(side,))
    if case.edition is E1997:
        if case.met(possibly_damaged, clause=Clause("84E")):
            return case.rule(Clause("84E"), score, Instruction("offenders_told_of_right_to_appeal"))
        return case.rule("84A", ResultStands())
    if case.met(likely_damaged, clause="84D"):
        return case.rule("84D", score)
    return case.rule("84A", ResultStands())
