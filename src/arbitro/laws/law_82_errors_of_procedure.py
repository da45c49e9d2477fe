"""Law 82: the director puts errors of procedure right, his own included."""

from enum import Enum

from arbitro.bridge.seats import Side
from arbitro.laws.case.notation import *


class Correction(Enum):
    """How the director corrects an error of procedure (82B)."""

    ADJUST = "adjust"
    PLAY = "play"  # the board is to be played
    POSTPONE = "postpone"
    CANCEL = "cancel"  # not in 1997
    OTHER_POWER = "other_power"  # not in 1997


correcting_procedure = one_of("correcting_procedure", Correction)
normal_score_possible = judgment("normal_score_possible", "weigh_calls_and_plays_since", "weigh_rectification_left")

SINCE_2007 = (Correction.CANCEL, Correction.OTHER_POWER)


class ErrorOfProcedure(Situation, frozen=True):
    """Something in the running of the game went wrong: a board at a wrong table, a round out of order."""


@law("82", ALL, what="error_of_procedure", situation=ErrorOfProcedure, examples=[ErrorOfProcedure()])
def error_of_procedure(case: Case[ErrorOfProcedure]) -> Ruling:
    # 82A  it is the director's duty to correct it
    case.apply("82A")
    means = [way for way in Correction if case.edition is not E1997 or way not in SINCE_2007]
    match case.ask(correcting_procedure, clause="82B", among={way.value: [way] for way in means}):
        case Correction.ADJUST:
            # 82B1  an adjusted score, as far as the Laws allow one
            return case.rule("82B1", AdjustedScore(ScoreKind.DIRECTORS))
        case Correction.PLAY:
            # 82B2  the board is played; postponed; 2007, 2017: cancelled
            return case.rule("82B2", Instruction("board_to_be_played"))
        case Correction.POSTPONE:
            return case.rule("82B2", BoardPlayedLater())
        case Correction.CANCEL:
            return case.rule("82B2", BoardCancelled())
        case Correction.OTHER_POWER:
            # 82B3  2007, 2017: whatever else the Laws allow him
            return case.rule("82B3", Instruction("any_other_power"))


class WrongRuling(Situation, frozen=True):
    """A ruling that the director (1997: he or the chief director) now finds to have been wrong."""


@law("82", ALL, what="directors_error", situation=WrongRuling, examples=[WrongRuling()])
def directors_error(case: Case[WrongRuling]) -> Ruling:
    # 82C  if the board can still be scored normally, he rectifies it
    if case.ask(normal_score_possible, clause="82C"):
        case.considered("82C", normal_score_possible)
        return case.rule("82A", Instruction("rectify_own_ruling"))
    # 82C  otherwise an adjusted score, for which both sides count as innocent
    return case.rule("82C", AdjustedScore(ScoreKind.DIRECTORS, in_favour_of=(Side.NS, Side.EW)))
