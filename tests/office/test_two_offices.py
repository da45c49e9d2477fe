"""Two servers on one journal: each decides on what it has in memory, and neither is ever wrong for it."""

import asyncio
import random
from collections.abc import Sequence

import pytest

from arbitro.book.problem import ProblemsFound, refuse
from arbitro.contest.facts.state import AtTable
from arbitro.journal.fact import Appended, AppendQueue, CommandKey, Write
from arbitro.office.actor import NOBODY, Actor
from arbitro.office.fold import folded
from arbitro.office.office import Done, Office
from arbitro.office.penalties import Penalise
from arbitro.office.people import Dismiss
from arbitro.office.seating import BeginRound
from arbitro.office.state import Event
from arbitro.scoring.penalty import Unit
from tests.office.desk import DIRECTOR, ORGANISER, SCORER, Desk, pairs, result

FINE = Penalise(contestant="1", amount="5", unit=Unit.PERCENT_OF_TOP)
KEY = CommandKey("once", b"fine")
CROWD = 30


def at(round: int, table: int) -> AtTable:
    return AtTable(1, "", round, table)


def other(desk: Desk) -> Office:
    """A second office that has the event in memory as it is now."""
    office = Office(desk.office.journal, lambda: desk.now)
    office.event(desk.id)
    return office


def test_what_was_done_elsewhere_is_known_before_a_command_is_refused(desk: Desk) -> None:
    second = other(pairs(desk))
    desk.do(BeginRound(round=1))
    second.do(result(1, 1, 1, 420), SCORER, desk.id)
    assert second.known(desk.id) == desk.event == desk.rebuilt()


def test_whoever_was_dismissed_elsewhere_may_do_nothing_more(desk: Desk) -> None:
    second = other(pairs(desk))

    def author(now: Event) -> Actor:
        return DIRECTOR if DIRECTOR.role in now.roles_of(DIRECTOR.person) else NOBODY

    second.do(FINE, author, desk.id)
    desk.do(Dismiss(person=DIRECTOR.person, role=DIRECTOR.role), ORGANISER)
    before = desk.event.version
    with pytest.raises(ProblemsFound) as trouble:
        second.do(FINE, author, desk.id)
    assert [problem.kind for problem in trouble.value.problems] == ["not-allowed"]
    assert desk.event.version == before


@pytest.mark.parametrize("later", [0, 1])
def test_a_command_that_is_repeated_elsewhere_has_its_first_answer(desk: Desk, later: int) -> None:
    second = other(pairs(desk))
    first = desk.office.do(FINE, DIRECTOR, desk.id, KEY)
    desk.later(later)
    assert second.do(FINE, DIRECTOR, desk.id, KEY) == first
    assert second.known(desk.id) == desk.event == desk.rebuilt()
    assert desk.event.version == first.version


def test_a_command_that_is_done_elsewhere_while_it_is_being_decided_has_that_answer(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the look for the key, which is not there yet, and what follows."""
    second = other(pairs(desk))
    desk.do(BeginRound(round=1))  # unknown to the second office, which looks again before it refuses
    told: list[Done] = []
    answered = second.answered

    def looks(event: str, key: CommandKey | None) -> Done | None:
        before = answered(event, key)
        if not told:
            told.append(desk.office.do(result(1, 1, 1, 420), SCORER, desk.id, KEY))
        return before

    monkeypatch.setattr(second, "answered", looks)
    assert [second.do(result(1, 1, 1, 420), SCORER, desk.id, KEY)] == told
    assert desk.event.version == told[0].version


def test_a_crowd_that_was_overtaken_is_decided_anew(desk: Desk) -> None:
    """What waits in an office is written one behind the other; what another office has done comes before it."""
    second = other(pairs(desk))
    desk.do(FINE)
    before = desk.event.version

    async def all_of_them() -> list[Done]:
        return await asyncio.gather(*(second.done(FINE, DIRECTOR, desk.id) for _ in range(CROWD)))

    assert [done.version for done in asyncio.run(all_of_them())] == list(range(before + 1, before + CROWD + 1))
    assert second.known(desk.id) == desk.event == desk.rebuilt()


def test_of_two_entries_of_the_same_result_that_come_at_once_one_is_refused(desk: Desk) -> None:
    """Refused as the event is on disk, and not as it may become."""
    pairs(desk)
    desk.do(BeginRound(round=1))
    board = desk.phase().boards_at(at(1, 1))[0]

    async def both() -> list[Done | BaseException]:
        twice = (desk.office.done(result(1, 1, board, score), SCORER, desk.id) for score in (420, 450))
        return await asyncio.gather(*twice, return_exceptions=True)

    first, second = asyncio.run(both())
    assert isinstance(first, Done)
    assert isinstance(second, ProblemsFound)
    assert [problem.kind for problem in second.problems] == ["result-exists"]
    assert desk.event.version == first.version


def test_what_could_not_be_written_is_not_built_upon(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    pairs(desk)
    desk.do(BeginRound(round=1))
    before = desk.event
    journal = desk.office.journal
    appended = journal.appended
    full = [True, False, False]

    async def failing(
        writes: Sequence[Write], *, key: CommandKey | None = None, line: AppendQueue | None = None
    ) -> Appended:
        if full.pop(0):
            await asyncio.sleep(0)
            raise refuse("disk-full")
        return await appended(writes, key=key, line=line)

    async def both() -> list[Done | BaseException]:
        fines = (desk.office.done(FINE, DIRECTOR, desk.id) for _ in range(2))
        return await asyncio.gather(*fines, return_exceptions=True)

    monkeypatch.setattr(journal, "appended", failing)
    first, second = asyncio.run(both())
    assert isinstance(first, ProblemsFound)
    assert isinstance(second, Done)
    assert second.version == before.version + 1  # behind the first it was refused by the journal
    assert desk.event == desk.rebuilt()
    assert len(desk.phase().penalties) == 1


def test_a_command_that_is_repeated_in_a_crowd_has_its_first_answer(desk: Desk) -> None:
    pairs(desk)
    first = desk.office.do(FINE, DIRECTOR, desk.id, KEY)

    async def crowd() -> list[Done]:
        keys = (KEY, None, KEY, None)
        return await asyncio.gather(*(desk.office.done(FINE, DIRECTOR, desk.id, key) for key in keys))

    answers = asyncio.run(crowd())
    assert answers[0] == answers[2] == first
    assert {answers[1].version, answers[3].version} == {first.version + 1, first.version + 2}
    assert desk.event == desk.rebuilt()


def test_every_past_moment_is_as_it_was_in_whatever_order_they_are_asked_for(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("arbitro.office.office.STEP", 4)
    monkeypatch.setattr("arbitro.office.office.STEPS", 3)
    pairs(desk)
    for round in range(1, 4):
        desk.do(BeginRound(round=round))
        desk.do(FINE)
    versions = list(range(1, desk.event.version + 1))
    facts = [(noted.stamp, noted.fact) for noted in desk.event.history]
    random.Random(5).shuffle(versions)
    for version in versions:
        assert desk.office.at(desk.id, version) == folded(facts[:version])
