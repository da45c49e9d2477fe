"""Law 92: who may appeal against which ruling, until when, and with whose consent."""

from datetime import timedelta
from enum import Enum

from arbitro.laws.case.notation import *
from arbitro.laws.law_13_incorrect_number_of_cards import EventType, event_type
from arbitro.laws.law_93_procedures_of_appeal import AppealAdmitted, can_be_taken_up, merit
from arbitro.laws.shared.appeal import (
    Appellant,
    Concurrence,
    Timing,
    concurrence_needed,
    concurs,
    request_timing,
    terms,
)
from arbitro.regulations.keys import APPEAL_CONCURRENCE, APPEAL_EVIDENT_MINUTES, APPEAL_MINUTES, WITHOUT_MERIT

DECISIONS = (
    OurReading("absent_member_1997", "92D", E1997),
    OurReading("absent_member_is_asked", "92D1", (E2007, E2017)),
    OurReading("one_member_suffices", "92D1"),
)
CONSENT = {
    EventType.PAIRS: "92D1",
    EventType.INDIVIDUAL: "92D1",
    EventType.TEAMS: "92D2",
}


class RulingTable(Enum):
    """Where the ruling was given."""

    OWN = "own"
    ANOTHER = "another"


class LodgedWith(Enum):
    """Whom the appeal was handed to."""

    DIRECTOR = "director"
    ELSEWHERE = "elsewhere"


ruling_table = one_of("ruling_table", RulingTable, usual=RulingTable.OWN)
appellant = one_of("appellant", Appellant)
ground_evident = judgment("ground_evident", "weigh_known_at_ruling")
request_in_time = yes_no("request_in_time", source=Source.LOG)
lodged_with = one_of("lodged_with", LodgedWith, usual=LodgedWith.DIRECTOR)
partner_concurrence = one_of("partner_concurrence", Concurrence)
captain_concurrence = one_of("captain_concurrence", Concurrence)


class RulingRequested(Situation, frozen=True):
    """A contestant asks for a ruling, so many minutes after the official score was available, where that is known."""

    minutes_since_score: int | None = None

    def problems(self) -> tuple[Problem, ...]:
        return _negative(minutes_since_score=self.minutes_since_score)


class AppealRequested(Situation, frozen=True):
    """A contestant asks for a review, so many minutes after the official score was available and after the ruling."""

    minutes_since_score: int | None = None
    minutes_since_ruling: int | None = None

    def problems(self) -> tuple[Problem, ...]:
        return _negative(minutes_since_score=self.minutes_since_score, minutes_since_ruling=self.minutes_since_ruling)


def _negative(**minutes_of: int | None) -> tuple[Problem, ...]:
    return tuple(
        Problem("negative-time", Place(tag=field), str(minutes), "0 …")
        for field, minutes in minutes_of.items()
        if minutes is not None and minutes < 0
    )


APPEALS = (AppealRequested(), AppealRequested(25, 70), AppealRequested(40, 90))


@law("92", ALL, what="appeal_requested", situation=AppealRequested, examples=APPEALS)
def appeal_requested(case: Case[AppealRequested]) -> Ruling:
    # 92A  a contestant, or his captain, against a ruling at his own table
    if case.ask(ruling_table, clause="92A") is RulingTable.ANOTHER:
        return case.rule("92A", AppealHeard(False))
    who = case.ask(appellant, clause="92A")
    if who is Appellant.OTHER:
        return case.rule("92A", AppealHeard(False))
    # 92B  in time
    it = case.situation
    # a ground that was evident when the ruling was given may have a limit of its own
    evident = case.regulated(APPEAL_EVIDENT_MINUTES) is not None and case.ask(ground_evident, clause="92B")
    in_time = _soon_after_ruling(case, it.minutes_since_ruling) if evident else _in_time(case, it.minutes_since_score)
    if not in_time:
        return case.rule("92B", AppealHeard(False))
    # 92C  through the director
    if case.ask(lodged_with, clause="92C") is LodgedWith.ELSEWHERE:
        return case.rule("92C", Instruction("appeal_through_director"), AppealHeard(False))
    # 92D  both partners at pairs, the captain at teams
    return _with_consent(case, who)


def _in_time(case: Case[AppealRequested] | Case[RulingRequested], minutes: int | None) -> bool:
    """92B: 30 minutes after the official score is available, or as the regulations say."""
    case.regulated(APPEAL_MINUTES)
    if minutes is not None:
        timing = request_timing(terms(case.regulations, case.edition), timedelta(minutes=minutes))
        case.follows(request_in_time, timing is Timing.IN_TIME)
    return case.ask(request_in_time, clause="92B")


def _soon_after_ruling(case: Case[AppealRequested], minutes: int | None) -> bool:
    if minutes is not None:
        timing = request_timing(terms(case.regulations, case.edition), None, timedelta(minutes=minutes))
        case.follows(request_in_time, timing is Timing.IN_TIME)
    return case.ask(request_in_time, clause="92B")


def _with_consent(case: Case[AppealRequested], who: Appellant) -> Ruling:
    event = case.ask(event_type, clause="92D")
    clause = CONSENT[event]
    if concurrence_needed(terms(case.regulations, case.edition), event, who):
        said = case.ask(_asked_of(event), clause=clause)
        if not concurs(case.edition, said):
            absent = said is Concurrence.ABSENT
            return case.rule(clause, *[Instruction("concurrence_to_be_asked")] * absent, AppealHeard(False))
    case.apply("92A", "92B", "92C")
    if event is EventType.PAIRS and case.regulated(APPEAL_CONCURRENCE) == "one_member":
        case.considered(clause, "one_member_suffices")
    else:
        case.apply(clause)
    # 93  who decides it, if anybody can
    if can_be_taken_up(case):
        case.apply(AppealHeard(True))
    return case.refer("appeal_admitted", AppealAdmitted())


def _asked_of(event: EventType) -> Question[Concurrence]:
    return captain_concurrence if event is EventType.TEAMS else partner_concurrence


@law("92", ALL, what="ruling_requested", situation=RulingRequested, examples=(RulingRequested(), RulingRequested(31)))
def ruling_requested(case: Case[RulingRequested]) -> Ruling:
    # 92B  the same clock ends the right to ask for a ruling
    in_time = _in_time(case, case.situation.minutes_since_score)
    return case.rule("92B", Instruction("director_rules_now" if in_time else "right_to_ruling_lapsed"))


class AppealDecided(Situation, frozen=True):
    """An appeal has been heard and decided."""


@law("92", ALL, what="appeal_decided", situation=AppealDecided, examples=(AppealDecided(),))
def appeal_decided(case: Case[AppealDecided]) -> Ruling:
    # 92A (1997 in a note)  without merit: what the regulations lay down
    if case.ask(merit, clause="92A"):
        return case.rule("92A", Instruction("appeal_had_merit"))
    sanction = case.regulated(WITHOUT_MERIT)
    return case.rule("92A", Instruction("sanction_for_appeal" if sanction else "no_sanction_for_appeal"))
