"""A copy of an event, a weekly series, the archive, and what is deleted."""

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.contest.facts.event import Entered, Opened
from arbitro.contest.facts.state import Strand
from arbitro.office.actor import Role
from arbitro.office.calendar import ArchiveEvent, DeleteEvent, SetSeries, copy_of
from arbitro.office.fact import Appointed, Created
from arbitro.office.office import Office
from arbitro.office.people import CreateEvent, SetPublicity, StaffMember, Withdraw
from arbitro.office.room.regulations import pack_of
from arbitro.office.seating import BeginRound
from arbitro.office.seeing.seating import seating
from arbitro.office.seeing.view import View
from arbitro.office.seeing.visibility import viewer
from arbitro.office.undoing import Undo
from tests.office.desk import DIRECTOR, ORGANISER, SCORER, STAFF, Desk, pairs, played, result

OWN = 'extends = "figb_2017"\n[time]\nlengths = [8, 16]'


def copied(desk: Desk, *, entries: bool = False) -> Desk:
    """An office with the copy of its event, a week later."""
    command = copy_of(desk.event, "Tuesday", "2026-05-21", series="Tuesdays", time="20:15", entries=entries)
    made = Desk(desk.office)
    made.do(command, ORGANISER)
    return made


def test_a_copy_has_plan_regulations_staff_and_publicity_and_nothing_that_happened(desk: Desk) -> None:
    pairs(desk, pack="figb_2017")
    desk.do(SetPublicity(publicity="live"), ORGANISER)
    played(desk, 1, result(1, 1, 1, 420), result(1, 2, 1, 50))
    copy = copied(desk)
    kinds = {type(noted.fact) for noted in copy.event.history}
    assert kinds == {Created, Opened, Appointed}
    assert copy.event.created.date == "2026-05-21"
    assert copy.contest.plan == desk.contest.plan
    assert copy.event.staff == desk.event.staff
    assert set(copy.event.staff) == {"organiser", *(one.person for one in STAFF)}
    assert copy.event.publicity == "live"
    assert pack_of(copy.event).digest == pack_of(desk.event).digest
    assert copy.id != desk.id
    assert (copy.event.series, copy.event.time) == ("Tuesdays", "20:15")


def test_an_own_pack_is_copied_as_it_is(desk: Desk) -> None:
    pairs(desk, pack=OWN)
    assert pack_of(copied(desk).event).digest == pack_of(desk.event).digest


def test_entries_come_along_if_they_are_wanted_but_for_those_who_left_or_were_forgotten(desk: Desk) -> None:
    pairs(desk)
    played(desk, 1, result(1, 1, 1, 420), result(1, 2, 1, 50))
    desk.do(Withdraw(contestant="2", round=2))
    (gone, _) = desk.contest.entries["3"].contestant.players
    command = copy_of(desk.event, "Tuesday", "2026-05-21", entries=True, known=lambda person: person != gone)
    made = Desk(desk.office)
    facts = made.facts(command, ORGANISER)
    assert [fact.contestant.id for fact in facts if isinstance(fact, Entered)] == ["1", "4"]


def test_the_movement_of_last_week_is_proposed_again(desk: Desk) -> None:
    pairs(desk)
    copy = copied(desk, entries=True)
    view = View(copy.event, viewer(copy.event, ORGANISER), copy.now, str)
    (seated,) = desk.phase().seatings[Strand(1, "")]
    assert [section.usual for section in seating(view).sections] == [seated.movement.name]


def test_a_series_is_set_changed_and_undone(desk: Desk) -> None:
    pairs(desk)
    version = desk.do(SetSeries(series=" Tuesdays ", time="20:15"), ORGANISER).version
    assert (desk.event.series, desk.event.time) == ("Tuesdays", "20:15")
    desk.do(Undo(versions=(version,)), ORGANISER)
    assert (desk.event.series, desk.event.time) == ("", "")
    assert desk.kinds(SetSeries(series="\x07", time="25:00"), ORGANISER) == ["series-name", "event-time"]
    assert desk.kinds(SetSeries(), DIRECTOR) == ["not-allowed"]


def test_a_copy_says_everything_that_is_wrong_with_it(desk: Desk) -> None:
    pairs(desk)
    command = copy_of(desk.event, " ", "soon", time="8 pm")
    assert desk.kinds(command, ORGANISER) == ["event-name", "event-date", "event-time"]


def test_nobody_is_appointed_as_a_player(desk: Desk) -> None:
    pairs(desk)
    player = StaffMember(person="x", role=Role.PLAYER)
    command = CreateEvent(name="A", date="2026-05-14", plan=desk.contest.plan, staff=(player,))
    assert desk.kinds(command, ORGANISER) == ["not-an-office"]


def test_an_event_is_deleted_from_the_archive_only_and_then_it_is_nowhere(desk: Desk) -> None:
    pairs(desk)
    desk.do(BeginRound(round=1))
    assert desk.kinds(DeleteEvent(), ORGANISER) == ["not-archived"]
    shelved = desk.do(ArchiveEvent(), ORGANISER).version
    assert desk.event.archived
    desk.do(Undo(versions=(shelved,)), ORGANISER)
    assert not desk.rebuilt().archived
    desk.do(ArchiveEvent(), ORGANISER)
    assert desk.kinds(DeleteEvent(), SCORER) == ["not-allowed"]
    desk.do(DeleteEvent(), ORGANISER)
    for office in (desk.office, Office(desk.office.journal, lambda: desk.now)):
        assert desk.id not in office.events()
        with pytest.raises(ProblemsFound, match="no-such-event"):
            office.event(desk.id)
        for command in (SetPublicity(publicity="live"), Undo(versions=(shelved + 3,)), ArchiveEvent(archived=False)):
            with pytest.raises(ProblemsFound, match="no-such-event"):
                office.do(command, ORGANISER, desk.id)
    kept = desk.office.journal.read(f"event/{desk.id}")
    assert [fact.kind for fact in kept][-1] == "deleted"
    assert not desk.office.journal.verify().problems
