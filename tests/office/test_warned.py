"""Warnings: who is warned, and what the next lateness costs then (art. 8.3)."""

import pytest

from arbitro.office.actor import Actor, Role
from arbitro.office.penalties import Pardon, Penalise, Warn
from arbitro.office.people import Appoint, PlayToo
from arbitro.office.room.clock import Proposed, proposals
from arbitro.office.seating import BeginRound, EndRound, NoteArrival, SeatSection
from arbitro.office.undoing import Undo
from arbitro.regulations.lateness import Lateness
from arbitro.scoring.penalty import Unit
from tests.contest.small import HOWELL
from tests.office.desk import ASSISTANT, ORGANISER, PUBLIC, SCORER, Desk, created, result

FIGB = "figb_2017"


def sessions(desk: Desk) -> Desk:
    """Four pairs in two sessions."""
    created(desk, "pairs", 4, pack=FIGB, sessions=2)
    for session in (1, 2):
        desk.do(SeatSection(movement=HOWELL, session=session))
    return desk


def late(desk: Desk, session: int, minutes: float) -> Proposed:
    """Pair 3, in the first round of a session; what is proposed."""
    desk.do(BeginRound(round=1, session=session))
    desk.later(minutes)
    desk.do(NoteArrival(contestant="3", round=1, session=session))
    (found,) = proposals(desk.event, desk.now)
    assert isinstance(found.proposal.found, Lateness)
    return found


def over(desk: Desk, session: int) -> None:
    for round in (1, 2, 3):
        if round > 1:
            desk.do(BeginRound(round=round, session=session))
        for table in (1, 2):
            desk.do(result(round, table, round, 100, session=session), SCORER)
        desk.do(EndRound(round=round, session=session))


def test_up_to_five_minutes_are_a_warning_the_first_time(desk: Desk) -> None:
    found = late(sessions(desk), 1, 4)
    assert (found.penalise, [one.contestant for one in found.warn]) == ((), ["3"])
    desk.do(found.warn[0], ASSISTANT)
    assert proposals(desk.event, desk.now) == ()


@pytest.mark.parametrize("before", ["warned", "penalised", "pardoned", "nothing"])
def test_whoever_was_warned_or_penalised_before_pays_for_every_minute(desk: Desk, before: str) -> None:
    sessions(desk)
    if before == "warned":
        desk.do(Warn(contestant="3", clause="74A"))
    elif before != "nothing":
        done = desk.do(Penalise(contestant="3", amount="10", unit=Unit.PERCENT_OF_TOP, clause="74A"))
        if before == "pardoned":
            desk.do(Pardon(id=f"penalty-{done.version}"))
    found = late(desk, 1, 4)
    if before in ("warned", "penalised"):
        # five minutes or part of them: 10% of a top, without a warning
        assert [(one.amount, one.unit) for one in found.penalise] == [("10", Unit.PERCENT_OF_TOP)]
        assert found.warn == ()
    else:
        assert (found.penalise, len(found.warn)) == ((), 1)


def test_a_warning_of_the_first_session_counts_in_the_second(desk: Desk) -> None:
    found = late(sessions(desk), 1, 4)
    desk.do(found.warn[0])
    over(desk, 1)
    again = late(desk, 2, 4)
    assert [(one.amount, one.session) for one in again.penalise] == [("10", 2)]
    desk.do(again.penalise[0])
    assert proposals(desk.event, desk.now) == ()


def test_a_warning_in_the_round_does_not_make_the_lateness_before_it_dearer(desk: Desk) -> None:
    sessions(desk)
    desk.do(BeginRound(round=1))
    desk.do(Warn(contestant="3", clause="74A", round=1))
    desk.later(4)
    desk.do(NoteArrival(contestant="3", round=1))
    (found,) = proposals(desk.event, desk.now)
    assert len(found.warn) == 1


def test_a_warning_is_for_somebody_who_plays_and_by_the_director(desk: Desk) -> None:
    sessions(desk)
    assert desk.kinds(Warn(contestant="9")) == ["not-in-field"]
    assert desk.kinds(Warn(contestant="3", session=7)) == ["no-such-session"]
    for who in (ORGANISER, SCORER, PUBLIC):
        assert desk.kinds(Warn(contestant="3"), who) == ["not-allowed"]


def test_a_director_who_plays_warns_nobody_at_his_table(desk: Desk) -> None:
    sessions(desk)
    playing = Actor(Role.DIRECTOR, "1 N")
    desk.do(Appoint(person=playing.person, role=Role.DIRECTOR), ORGANISER)
    desk.do(PlayToo(person=playing.person, contestant="1"), ORGANISER)
    for who in ("1", "4"):  # who meet in the first round
        assert desk.kinds(Warn(contestant=who, round=1), playing) == ["own-table"]
    desk.do(Warn(contestant="3", round=1), playing)


def test_a_warning_that_was_undone_counts_no_more(desk: Desk) -> None:
    sessions(desk)
    done = desk.do(Warn(contestant="3", clause="74A"))
    desk.do(Undo(versions=(done.version,)))
    assert late(desk, 1, 4).warn
