"""The clock: rounds announced, lateness found, penalties proposed and never imposed (8B, 8C; art. 8.1-8.3)."""

from datetime import timedelta
from fractions import Fraction

import pytest

from arbitro.bridge.seats import Side
from arbitro.office.penalties import Forfeit, Penalise
from arbitro.office.results import ConfirmResult, CorrectResult, EnterResult
from arbitro.office.room.clock import announcements, clocks, lateness, minute, proposals, shown, started
from arbitro.office.room.sitting import contestants_at
from arbitro.office.room.tables import contest_of
from arbitro.office.seating import BeginRound, EndRound, NoteArrival, SeatSection
from arbitro.office.timing import ExtendRound, ResumeClock, ShiftRounds, StopClock
from arbitro.office.undoing import Undo
from arbitro.regulations.forfeit import Forfeited
from arbitro.regulations.lateness import Lateness
from arbitro.regulations.slow_play import SlowMatch
from arbitro.scoring.penalty import Unit
from tests.contest.small import movement
from tests.office.desk import SCORER, START, Desk, created, drawn, match, pairs, player, result, spot, teams

FIGB = "figb_2017"


def kinds(desk: Desk) -> list[tuple[str, int, tuple[str, ...]]]:
    return [
        (one.proposal.kind, one.proposal.round, one.proposal.contestants) for one in proposals(desk.event, desk.now)
    ]


# -- announcements


def test_before_the_first_round_there_is_no_clock(desk: Desk) -> None:
    pairs(desk, pack=FIGB)
    assert clocks(desk.event) == ()
    assert announcements(desk.event, desk.now) == ()
    assert proposals(desk.event, desk.now) == ()
    assert started(desk.event, "", 1) is None
    assert minute(desk.event, "", 1, desk.now) == 0


def test_rounds_are_announced_from_the_beginning_of_the_first(desk: Desk) -> None:
    pairs(desk, pack=FIGB)
    desk.later(30)
    desk.do(BeginRound(round=1))
    told = [(one.round, one.start, one.latest) for one in announcements(desk.event, desk.now)]
    begin, each = START + timedelta(minutes=30), timedelta(minutes=7.5)
    assert told == [(n, begin + (n - 1) * each, begin + n * each) for n in (1, 2, 3)]


def test_a_round_that_begins_late_moves_those_after_it(desk: Desk) -> None:
    pairs(desk, pack=FIGB)
    desk.do(BeginRound(round=1))
    desk.later(10)
    desk.do(BeginRound(round=2))
    assert [one.late for one in announcements(desk.event, desk.now)] == [0, Fraction(5, 2), Fraction(5, 2)]


def test_an_undone_beginning_does_not_start_the_clock(desk: Desk) -> None:
    pairs(desk, pack=FIGB)
    version = desk.do(BeginRound(round=1)).version
    desk.later(20)
    desk.do(Undo(versions=(version,)))
    assert clocks(desk.event) == ()
    desk.do(BeginRound(round=1))
    assert started(desk.event, "", 1) == START + timedelta(minutes=20)


def test_matches_of_a_length_that_the_regulations_do_not_have_have_no_times(desk: Desk) -> None:
    teams(desk, boards=9, pack='extends = "figb_2017"\n[time]\nlengths = [8, 16]')
    drawn(desk, ("1", "2"), ("3", "4"))
    desk.do(BeginRound(round=1))
    assert clocks(desk.event) == ()


# -- the clock itself


def test_the_clock_shows_the_round_and_the_tables_that_still_play(desk: Desk) -> None:
    pairs(desk, pack=FIGB)
    desk.do(BeginRound(round=1))
    desk.later(5)
    desk.do(result(1, 2, 1, 100), SCORER)
    desk.later(1)
    (clock,) = clocks(desk.event)
    now = shown(clock, desk.now)
    assert (now.phase, now.round, now.remaining, now.playing) == ("playing", 1, Fraction(3, 2), (1,))
    desk.later(4)
    assert shown(clock, desk.now).overrun == Fraction(5, 2)


def test_two_rounds_begun_in_the_same_second_keep_their_order(desk: Desk) -> None:
    pairs(desk, pack=FIGB)
    desk.do(BeginRound(round=1))
    desk.do(BeginRound(round=2))
    desk.do(BeginRound(round=3))
    (clock,) = clocks(desk.event)
    assert shown(clock, desk.now + timedelta(minutes=1)).round == 3
    assert proposals(desk.event, desk.now) == ()


def test_a_table_without_a_match_is_late_for_nothing(desk: Desk) -> None:
    plan = movement([(1, 2), (3, 4)], [(1, 3)], out={2: (2, 4)})
    pairs(desk, movement=plan, rounds=2, pack=FIGB)
    desk.do(BeginRound(round=1))
    desk.do(BeginRound(round=2))
    desk.later(20)
    (clock,) = clocks(desk.event)
    found = lateness(clock, 2, desk.now)
    assert {table.table for table in found.tables if table.late} == {1}


# -- slow play


def recorded_there(desk: Desk, entry: EnterResult) -> None:
    """By a player of each side."""
    (ns,), (ew,) = (contestants_at(desk.event, entry.at, side) for side in (Side.NS, Side.EW))
    contest = contest_of(desk.event)
    first, other = (player(contest.entries[who].contestant.players[0], who) for who in (ns, ew))
    desk.do(entry, first)
    desk.do(ConfirmResult(at=entry.at, board=entry.board), other)


@pytest.mark.parametrize("by_table", [True, False])
def test_a_table_that_ends_too_late_is_found_by_its_last_result(desk: Desk, by_table: bool) -> None:
    """If it has recorded it itself: when a scorer types it says nothing."""
    pairs(desk, pack=FIGB)
    desk.do(BeginRound(round=1))
    desk.later(7)
    desk.do(result(1, 1, 1, 100), SCORER)
    desk.later(4.5)
    last = result(1, 2, 1, 100)
    if not by_table:
        desk.do(last, SCORER)
        assert proposals(desk.event, desk.now) == ()
        return
    recorded_there(desk, last)
    (clock,) = clocks(desk.event)
    assert [(table.table, table.late) for table in lateness(clock, 1, desk.now).tables] == [
        (1, Fraction()),
        (2, Fraction(4)),
    ]
    (found,) = proposals(desk.event, desk.now)
    assert (found.proposal.kind, found.proposal.tables) == ("slow", (2,))
    assert set(found.proposal.contestants) == {"2", "3"}
    assert found.penalise == ()  # whose fault it was is asked


def test_slips_that_are_entered_after_the_round_make_nobody_late(desk: Desk) -> None:
    pairs(desk, pack=FIGB)
    desk.do(BeginRound(round=1))
    desk.later(7)
    desk.do(EndRound(round=1))
    desk.later(60)
    desk.do(result(1, 1, 1, 100), SCORER)
    assert proposals(desk.event, desk.now) == ()


def test_nor_those_of_a_round_that_another_has_followed(desk: Desk) -> None:
    pairs(desk, pack=FIGB)
    desk.do(BeginRound(round=1))
    desk.later(7.5)
    desk.do(BeginRound(round=2))
    desk.later(5)
    desk.do(result(1, 1, 1, 100), SCORER)
    desk.do(result(1, 2, 1, 100), SCORER)
    assert proposals(desk.event, desk.now) == ()


def test_a_correction_does_not_make_a_table_late(desk: Desk) -> None:
    pairs(desk, pack=FIGB)
    desk.do(BeginRound(round=1))
    for table in (1, 2):
        desk.do(result(1, table, 1, 100), SCORER)
    desk.later(20)
    told = result(1, 1, 1, 50).recorded
    desk.do(CorrectResult(at=spot(1, 1), board=1, recorded=told))
    assert proposals(desk.event, desk.now) == ()


def test_a_match_is_over_with_the_later_of_its_rooms(desk: Desk) -> None:
    teams(desk, 2, rounds=1, pack=FIGB)
    drawn(desk, ("1", "2"))
    desk.do(BeginRound(round=1))
    results = match(1, 1, *[(100, 0)] * 8)
    for one in results[:-1]:
        desk.do(one, SCORER)
    desk.later(70)  # 8 boards: 60 minutes and 5 of tolerance (art. 8.1)
    recorded_there(desk, results[-1])
    (found,) = proposals(desk.event, desk.now)
    assert isinstance(found.proposal.found, SlowMatch)
    assert found.proposal.found.late == 5
    assert found.proposal.found.total is not None
    assert found.proposal.found.total.number == 1  # 0.2 victory points a minute, of both together (art. 8.2)


# -- late arrivals


def late_pair(desk: Desk) -> None:
    pairs(desk, pack=FIGB)
    desk.do(BeginRound(round=1))
    desk.later(7)
    desk.do(NoteArrival(contestant="3", round=1))


def test_a_late_pair_is_proposed_a_penalty_that_only_the_director_imposes(desk: Desk) -> None:
    late_pair(desk)
    (found,) = proposals(desk.event, desk.now)
    assert isinstance(found.proposal.found, Lateness)
    assert found.proposal.contestants == ("3",)
    (command,) = found.penalise
    # 10% of a top for every five minutes or part of them, of a delay of more than five (art. 8.3)
    assert (command.contestant, command.amount, command.unit, command.round) == ("3", "20", Unit.PERCENT_OF_TOP, 1)
    assert desk.phase().penalties == {}
    desk.do(command)
    (given,) = desk.phase().penalties.values()
    assert given.amount == 20
    assert proposals(desk.event, desk.now) == ()


def test_a_penalty_for_something_else_leaves_the_proposal(desk: Desk) -> None:
    late_pair(desk)
    desk.do(Penalise(contestant="3", amount="10", unit=Unit.PERCENT_OF_TOP, clause="74A", round=1))
    assert kinds(desk) == [("late", 1, ("3",))]


def test_a_tariff_that_cannot_be_taken_from_the_totals_is_proposed_without_a_command(desk: Desk) -> None:
    pairs(desk, scoring="butler", pack=FIGB)
    desk.do(BeginRound(round=1))
    desk.later(7)
    desk.do(NoteArrival(contestant="3", round=1))
    (found,) = proposals(desk.event, desk.now)
    assert (found.proposal.kind, found.penalise) == ("late", ())


def test_whoever_is_in_time_is_proposed_nothing(desk: Desk) -> None:
    pairs(desk, pack=FIGB)
    desk.do(BeginRound(round=1))
    desk.do(NoteArrival(contestant="3", round=1))
    desk.later(60)
    assert kinds(desk) == []


def test_without_a_tariff_the_director_is_asked(desk: Desk) -> None:
    pairs(desk)
    desk.do(BeginRound(round=1))
    desk.later(7)
    desk.do(NoteArrival(contestant="3", round=1))
    (found,) = proposals(desk.event, desk.now)
    assert found.proposal.found.asks
    assert found.penalise == ()


def test_a_team_that_is_missing_loses_more_every_minute_and_then_the_match(desk: Desk) -> None:
    teams(desk, pack=FIGB)
    drawn(desk, ("1", "2"), ("3", "4"))
    desk.do(BeginRound(round=1))
    desk.do(NoteArrival(contestant="4", round=1, here=False))
    assert proposals(desk.event, desk.now) == ()
    desk.later(12)
    (found,) = proposals(desk.event, desk.now)
    assert [(one.amount, one.unit) for one in found.penalise] == [("2.4", Unit.VP)]  # 0.2 a minute (art. 8.3)
    desk.later(8)
    late, lost = proposals(desk.event, desk.now)
    assert isinstance(lost.proposal.found, Forfeited)
    assert lost.proposal.found.forfeited
    assert [(one.amount, one.unit) for one in late.penalise] == [("3", Unit.VP)]  # until the match was lost
    assert not desk.phase().awards
    desk.do(Forfeit(round=1, absent="4", present="3"))
    assert kinds(desk) == [("late", 1, ("4",))]


@pytest.mark.parametrize("here", [True, False])
def test_arrivals_of_other_sections_are_theirs(desk: Desk, here: bool) -> None:
    created(desk, "pairs", 4, pack=FIGB)
    two = movement([(1, 2)])
    desk.do(SeatSection(movement=two, section="A", bearers={1: "1", 2: "2"}))
    desk.do(SeatSection(movement=two, section="B", bearers={1: "3", 2: "4"}))
    for section in ("A", "B"):
        desk.do(BeginRound(round=1, section=section))
    desk.later(0 if not here else 8)
    desk.do(NoteArrival(contestant="4", round=1, here=here))
    desk.later(8 if not here else 0)
    found = proposals(desk.event, desk.now)
    assert {(one.section, one.proposal.contestants) for one in found} == {("B", ("4",))}


# -- stopped, made longer, put off


def times(desk: Desk) -> list[tuple[float, float]]:
    """Start and end of every round, in minutes from the beginning."""
    return [
        ((one.start - START) / timedelta(minutes=1), (one.end - START) / timedelta(minutes=1))
        for one in announcements(desk.event, desk.now)
    ]


def test_while_the_clock_stands_still_everything_moves_on(desk: Desk) -> None:
    pairs(desk, pack=FIGB)
    desk.do(BeginRound(round=1))
    desk.later(2)
    desk.do(StopClock(round=1))
    desk.later(10)
    assert times(desk) == [(0, 17.5), (17.5, 25), (25, 32.5)]
    assert [one.stopped for one in announcements(desk.event, desk.now)] == [330, None, None]  # 7:30 less 2
    desk.do(ResumeClock(round=1))
    desk.later(5)
    assert times(desk) == [(0, 17.5), (17.5, 25), (25, 32.5)]
    assert {one.stopped for one in announcements(desk.event, desk.now)} == {None}
    assert {one.late for one in announcements(desk.event, desk.now)} == {0}  # the plan itself has moved


def test_a_round_that_is_over_stands_still_no_more(desk: Desk) -> None:
    pairs(desk, pack=FIGB)
    desk.do(BeginRound(round=1))
    desk.do(StopClock(round=1))
    desk.later(3)
    over = desk.do(EndRound(round=1)).version
    desk.later(30)
    assert times(desk)[0] == (0, 10.5)
    desk.do(Undo(versions=(over,)))
    assert times(desk)[0] == (0, 40.5)
    assert desk.kinds(StopClock(round=1)) == ["clock-stopped"]


def test_more_time_for_a_round_and_a_later_beginning_move_what_follows(desk: Desk) -> None:
    pairs(desk, pack=FIGB)
    desk.do(BeginRound(round=1))
    longer = desk.do(ExtendRound(round=1, minutes=4)).version
    assert times(desk) == [(0, 11.5), (11.5, 19), (19, 26.5)]
    desk.do(ShiftRounds(round=3, minutes=15))
    assert times(desk) == [(0, 11.5), (11.5, 19), (34, 41.5)]
    desk.do(Undo(versions=(longer,)))
    assert times(desk) == [(0, 7.5), (7.5, 15), (30, 37.5)]


def test_nobody_is_slow_by_the_time_that_the_director_gave(desk: Desk) -> None:
    """0.2 VP for every minute beyond the latest end (art. 8.2): of eight boards 65 minutes after the beginning."""
    teams(desk, pack=FIGB)
    drawn(desk, ("1", "2"), ("3", "4"))
    desk.do(BeginRound(round=1))
    desk.do(ExtendRound(round=1, minutes=10))
    desk.later(20)
    desk.do(StopClock(round=1))
    desk.later(5)
    desk.do(ResumeClock(round=1))
    desk.later(54)
    (clock,) = clocks(desk.event)
    assert lateness(clock, 1, desk.now).late == 0
    desk.later(4)  # 83 minutes: 65 and 10 and 5, and 3 more
    assert lateness(clock, 1, desk.now).late == 3


def test_time_is_given_where_a_round_is_played_and_put_off_where_it_is_not(desk: Desk) -> None:
    pairs(desk, pack=FIGB)
    assert desk.kinds(ShiftRounds(round=2, minutes=5)) == ["round-not-begun"]
    desk.do(BeginRound(round=1))
    assert desk.kinds(ResumeClock(round=1)) == ["clock-not-stopped"]
    assert desk.kinds(StopClock(round=2)) == ["round-not-begun"]
    assert desk.kinds(ExtendRound(round=1, minutes=0)) == ["minutes-range"]
    assert desk.kinds(ShiftRounds(round=1, minutes=181)) == ["minutes-range", "round-not-to-come"]
    assert desk.kinds(ShiftRounds(round=4, minutes=5)) == ["round-not-to-come"]
    desk.do(EndRound(round=1))
    assert desk.kinds(ExtendRound(round=1, minutes=5)) == ["round-over-already"]
    assert desk.kinds(StopClock(round=1), player("1 1", "1")) == ["not-allowed"]
