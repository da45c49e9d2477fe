"""Law 80: the regulating authority, the organiser and what they arrange."""

from enum import Enum

from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.shared.screens import SCREEN_QUESTIONS
from arbitro.regulations.keys import REGISTERED_DIRECTORS, SCREENS_ORDER

# Who has which powers, and what an organiser has to arrange. 80B2(j): the scorer does what a program can do of it.
NOT_EXECUTABLE = {
    **dict.fromkeys(("80B", "80C", "80D", "80E", "80G"), "organisation"),
    **dict.fromkeys(("80A1(a)", "80A1(b)", "80A1(c)", "80A2", "80A3", "80B1"), "organisation"),
    **dict.fromkeys((f"80B2({letter})" for letter in "bcdehijkl"), "organisation"),
    **dict.fromkeys(("80B2(g)(i)", "80B2(g)(ii)"), "organisation"),
}


class EventLevel(Enum):
    LOCAL = "local"  # of a club
    HIGHER = "higher"  # championships; regional, national and international events


class AppointedBy(Enum):
    ORGANISER = "organiser"  # a club, for its own events
    FEDERATION = "federation"


QUESTIONS = SCREEN_QUESTIONS  # asked behind screens, in front of other laws
director_named = yes_no("director_named")
director_registered = yes_no("director_registered")
event_level = one_of("event_level", EventLevel)
appointed_by = one_of("appointed_by", AppointedBy)
regulation_conflicts = judgment("regulation_conflicts", "weigh_law_leaves_it_open", "weigh_both_can_be_kept")


class DirectorWanted(Situation, frozen=True):
    """Who directs the event?"""


@law("80", ALL, what="who_directs", situation=DirectorWanted, examples=(DirectorWanted(),))
def who_directs(case: Case[DirectorWanted]) -> Ruling:
    clause = "80B2(a)"
    case.apply(clause)
    # 80B2(a) (1997 80A)  the organiser appoints him; if there is none, the players name somebody (1997: of themselves)
    if not case.ask(director_named, clause=clause):
        among = "players_name_one_of_themselves" if case.edition is E1997 else "players_name_a_director"
        return case.rule(Instruction(among))
    # some federations want registered directors, and appoint those of higher events themselves
    if case.regulated(REGISTERED_DIRECTORS):
        if not case.ask(director_registered, clause=clause):
            return case.rule(Instruction("appointment_not_valid"))
        if case.ask(event_level, clause=clause) is EventLevel.HIGHER and (
            case.ask(appointed_by, clause=clause) is not AppointedBy.FEDERATION
        ):
            return case.rule(Instruction("appointment_not_valid"))
    return case.rule(Instruction("director_acts"))


class RegulationQuestioned(Situation, frozen=True):
    """A regulation of the event, and the question whether it may be applied."""


@law("80", ALL, what="regulation_against_law", situation=RegulationQuestioned, examples=(RegulationQuestioned(),))
def regulation_against_law(case: Case[RegulationQuestioned]) -> Ruling:
    # 80B2(f) (1997 80F)  regulations supplement the Laws and never contradict them
    clause = "80B2(f)"
    conflicts = case.ask(regulation_conflicts, clause=clause)
    return case.rule(clause, Instruction("law_prevails" if conflicts else "regulation_applies"))


# -- 80B2(e) (1997 80E)  the order of a board behind screens ----------------------------------------------------------


class ScreenStep(Enum):
    """What is done at a table with screens, in the order of a board."""

    BOARD_ON_TRAY = "board_on_tray"
    SCREEN_CLOSED = "screen_closed"
    CALL_PLACED = "call_placed"
    TRAY_PASSED = "tray_passed"
    AUCTION_REVIEWED = "auction_reviewed"
    SCREEN_OPENED = "screen_opened"
    TRAY_REMOVED = "tray_removed"
    BOARD_MOVED = "board_moved"  # between the auction and the end of play
    BOARD_REMOVED = "board_removed"


class AtTheScreen(Situation, frozen=True):
    """A step, and by whom it was done or is to be done, where that is known."""

    step: ScreenStep
    by: Seat | None = None
    declarer: Seat | None = None  # once there is one

    @property
    def whose(self) -> tuple[Seat, ...]:
        """Whose task the step is; nobody's in particular where everybody does it."""
        match self.step:
            case ScreenStep.BOARD_ON_TRAY | ScreenStep.BOARD_REMOVED:
                return (Seat.NORTH,)
            case ScreenStep.SCREEN_CLOSED | ScreenStep.SCREEN_OPENED:
                return (Seat.WEST,)
            case ScreenStep.TRAY_PASSED:
                return (Seat.NORTH, Seat.SOUTH)
            case ScreenStep.BOARD_MOVED:
                return (self.declarer, self.declarer.partner) if self.declarer else ()
            case _:
                return ()


AT_THE_SCREEN = (
    *(AtTheScreen(step) for step in ScreenStep),
    AtTheScreen(ScreenStep.BOARD_ON_TRAY, Seat.EAST),
    AtTheScreen(ScreenStep.BOARD_MOVED, Seat.NORTH, declarer=Seat.SOUTH),
)
DECISIONS = (OurReading("board_behind_screens", "80B2(e)", of="screen_procedure"),)


@law("80", ALL, what="screen_procedure", situation=AtTheScreen, examples=AT_THE_SCREEN)
def screen_procedure(case: Case[AtTheScreen]) -> Ruling:
    at, clause = case.situation, "80B2(e)"
    # screens are the organiser's to prescribe, with the procedure that goes with them
    if case.regulated(SCREENS_ORDER) == "open":
        return case.rule(clause, Instruction("screen_order_open"))
    case.apply(clause, Instruction(f"screen_{at.step.value}"))
    if at.by is not None and at.whose and at.by not in at.whose:
        case.apply(Instruction("screen_not_his_task", at.by))
    return case.rule()
