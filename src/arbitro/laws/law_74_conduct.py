"""Law 74: conduct and etiquette."""

from enum import Enum

from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_13_incorrect_number_of_cards import EventType, event_type
from arbitro.laws.law_90_procedural_penalties import penalise
from arbitro.laws.law_91_penalise_or_suspend import Misconduct
from arbitro.regulations.keys import LEAVING_THE_ROOM

DECISIONS = (OurReading("card_shown_on_purpose", "74C5"),)


class Conduct(Enum):
    """What a player did, in the order of 74A, 74B and 74C."""

    DISCOURTESY = "discourtesy"
    ANNOYANCE = "annoyance"
    IRREGULAR_MANNER = "irregular_manner"
    INATTENTION = "inattention"
    COMMENT = "comment"
    CARD_DETACHED = "card_detached"
    PLAY_PROLONGED = "play_prolonged"
    RUDE_SUMMONS = "rude_summons"
    DIFFERENT_NAMES = "different_names"
    APPROVAL = "approval"
    TRICK_ANTICIPATED = "trick_anticipated"
    EVENT_POINTED_OUT = "event_pointed_out"
    WATCHING = "watching"
    LACK_OF_INTEREST = "lack_of_interest"
    TEMPO_TO_DISCONCERT = "tempo_to_disconcert"
    LEFT_EARLY = "left_early"


CLAUSE = dict(
    zip(
        Conduct,
        (*(f"74A{n}" for n in range(1, 4)), *(f"74B{n}" for n in range(1, 6)), *(f"74C{n}" for n in range(1, 9))),
        strict=True,
    )
)
# From these a partner may learn something; those may need discipline.
TELLING = {
    Conduct.COMMENT,
    Conduct.CARD_DETACHED,
    Conduct.DIFFERENT_NAMES,
    Conduct.APPROVAL,
    Conduct.TRICK_ANTICIPATED,
    Conduct.EVENT_POINTED_OUT,
    Conduct.LACK_OF_INTEREST,
}
GRAVE = {Conduct.DISCOURTESY, Conduct.ANNOYANCE, Conduct.RUDE_SUMMONS}

conduct = one_of("conduct", Conduct)
seen_by_accident = judgment("seen_by_accident", "weigh_looked_on_purpose")
shown_on_purpose = judgment("shown_on_purpose", "weigh_own_statement", "weigh_how_it_was_held")
discipline_needed = judgment("discipline_needed", "weigh_how_serious", "weigh_warned_before")
leave_given = yes_no("leave_given")
left_needlessly = judgment("left_needlessly", "weigh_why_he_left")


class ConductBreached(Situation, frozen=True):
    """Who behaved as a player should not."""

    offender: Seat


@law("74", ALL, what="conduct_breached", situation=ConductBreached, examples=(ConductBreached(Seat.SOUTH),))
def conduct_breached(case: Case[ConductBreached]) -> Ruling:
    offender = case.situation.offender
    side = offender.side
    did = case.ask(conduct, about=offender, clause="74")
    clause = CLAUSE[did]
    case.apply(clause)

    # 74C5  what one sees of an opponent's card without looking for it, one may use
    if did is Conduct.WATCHING and case.ask(seen_by_accident, about=offender, clause=clause):
        case.review("73D2", shown_on_purpose, about=offender)
        return case.rule(Information("exposed_card", case.clause(clause), (side,), seat=offender), NoRectification())
    if did in TELLING:
        case.apply(Information("partners_hint", case.clause("16B1"), unauthorised=(side,), seat=offender.partner))
    # 74A, 74B5  courtesy: if need be, discipline (91)
    if did in GRAVE and case.ask(discipline_needed, about=offender, clause="91A"):
        return case.refer("misconduct", Misconduct(offender))
    if case.ask(penalise, about=offender, clause="90A"):
        return case.rule(Penalty(PenaltyKind.PROCEDURAL, side, offender, "90", Discretion.SHALL))
    return case.rule(Instruction("offender_warned", offender))


class RoomLeft(Situation, frozen=True):
    """Who left the room in which he plays before the match or the round was over."""

    offender: Seat


@law("74", ALL, what="room_left", situation=RoomLeft, examples=(RoomLeft(Seat.SOUTH),))
def room_left(case: Case[RoomLeft]) -> Ruling:
    offender = case.situation.offender
    # FIGB art. 4.1(b): during a match of teams only with the director's leave
    if case.regulated(LEAVING_THE_ROOM) == "permission" and case.ask(event_type, clause="81B2") is EventType.TEAMS:
        case.apply("81B2")
        if case.ask(leave_given, about=offender, clause="90B8"):
            case.considered("90B8", leave_given)
            return case.rule(NoRectification())
        case.apply("90B8")
        if case.ask(penalise, about=offender, clause="90A"):
            return case.rule(Penalty(PenaltyKind.PROCEDURAL, offender.side, offender, "90B8", Discretion.SHALL))
        return case.rule(Instruction("offender_warned", offender))
    # 74C8  elsewhere only not needlessly
    if not case.met(left_needlessly, about=offender, clause=CLAUSE[Conduct.LEFT_EARLY]):
        return case.rule("74C", NoRectification())
    case.follows(conduct, Conduct.LEFT_EARLY, about=offender)
    return case.refer("conduct_breached", ConductBreached(offender))
