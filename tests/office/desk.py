"""An office on a journal of its own with a clock that stands still, and small events of pairs and of teams.

with opened(tmp_path) as desk:
    pairs(desk, 4)                                  # four pairs, entered and seated
    desk.do(BeginRound(round=1))
    desk.kinds(BeginRound(round=7), PUBLIC)         # what keeps it from being done; nothing has changed
"""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.contest.contestant import Individual, Pair, Team
from arbitro.contest.facts.event import Paired, Spot
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.facts.state import Contest, Phase
from arbitro.contest.movement.movement import Movement
from arbitro.contest.plan import Form, PhasePlan, Plan
from arbitro.contest.scoring.standings import rankings
from arbitro.journal import open_journal
from arbitro.office.actor import NOBODY, Actor, Role
from arbitro.office.fact import AnyFact
from arbitro.office.office import Done, Office
from arbitro.office.people import Appoint, CreateEvent, Enter
from arbitro.office.results import EnterResult
from arbitro.office.room.regulations import pack_of
from arbitro.office.seating import BeginRound, DrawRound, EndRound, SeatSection
from arbitro.office.state import Event
from arbitro.office.subjects import AnyCommand
from tests.contest.small import HOWELL, contestant, recorded

START = datetime(2026, 5, 14, 18, 30, tzinfo=UTC)

ORGANISER = Actor(Role.ORGANISER, "organiser")
DIRECTOR = Actor(Role.DIRECTOR, "director")
ASSISTANT = Actor(Role.ASSISTANT, "assistant")
SCORER = Actor(Role.SCORER, "scorer")
COMMITTEE = Actor(Role.COMMITTEE, "committee")
PUBLIC = NOBODY
STAFF = (DIRECTOR, ASSISTANT, SCORER, COMMITTEE)


def player(person: str, contestant: str) -> Actor:
    return Actor(Role.PLAYER, person, contestant)


def captain(team: str) -> Actor:
    """Of a team of `teams`: its first player."""
    return Actor(Role.CAPTAIN, f"{team} 1", team)


class Desk:
    """One office, one event, and the time."""

    def __init__(self, office: Office, id: str = "") -> None:
        self.office, self.id, self.now = office, id, START

    def later(self, minutes: float) -> None:
        self.now += timedelta(minutes=minutes)

    @property
    def event(self) -> Event:
        return self.office.event(self.id)

    @property
    def contest(self) -> Contest:
        contest = self.event.contest
        assert contest is not None
        return contest

    def phase(self, name: str = "") -> Phase:
        return self.contest.phases[name]

    def do(self, command: AnyCommand, actor: Actor = DIRECTOR) -> Done:
        done = self.office.do(command, actor, self.id)
        self.id = self.id or done.event
        return done

    def facts(self, command: AnyCommand, actor: Actor = DIRECTOR) -> tuple[AnyFact, ...]:
        return self.do(command, actor).facts

    def refused(self, command: AnyCommand, actor: Actor = DIRECTOR) -> list[Problem]:
        """Why a command cannot be carried out; nothing has changed."""
        head, was = self.office.journal.head(), repr(self.event) if self.id else ""
        with pytest.raises(ProblemsFound) as trouble:
            self.office.do(command, actor, self.id)
        assert self.office.journal.head() == head
        assert not self.id or repr(self.event) == was
        return list(trouble.value.problems)

    def kinds(self, command: AnyCommand, actor: Actor = DIRECTOR) -> list[str]:
        return [problem.kind for problem in self.refused(command, actor)]

    def totals(self, phase: str = "") -> dict[str, str]:
        """What everybody has, as exact text."""
        found = rankings(self.contest, self.phase(phase), pack_of(self.event))
        return {row.contestant: str(row.total) for ranking in found for row in ranking.rows}

    def rebuilt(self) -> Event:
        """The event folded from its journal by another office."""
        return Office(self.office.journal, lambda: self.now).event(self.id)


@contextmanager
def opened(path: Path) -> Iterator[Desk]:
    """An office in a directory of its own, without an event."""
    numbers = count(1)
    with open_journal(path / "club.db") as journal:
        desk = Desk(Office(journal, lambda: desk.now, lambda: f"{next(numbers):06x}fresh".ljust(64, "0")))
        yield desk


def created(
    desk: Desk, form: Form, who: int | tuple[str, ...], *more: PhasePlan, pack: str = "wbf", **phase: Any
) -> Desk:
    """An event with its staff and entries, numbered from 1 or by name; `phase`: of its first phase."""
    first = PhasePlan(**{"rounds": 3, "boards": 1, **phase})
    plan = Plan(name="Tuesday", form=form, phases=(first, *more))
    desk.do(CreateEvent(name="Tuesday", date="2026-05-14", plan=plan, pack=pack), ORGANISER)
    for one in STAFF:
        desk.do(Appoint(person=one.person, role=one.role), ORGANISER)
    names = tuple(map(str, range(1, who + 1))) if isinstance(who, int) else who
    if names:
        desk.do(Enter(contestants=tuple(entrant(form, name) for name in names)), ORGANISER)
    return desk


def entrant(form: Form, name: str) -> Individual | Pair | Team:
    return contestant(form, name)


def pairs(desk: Desk, who: int | tuple[str, ...] = 4, movement: Movement | None = HOWELL, **more: Any) -> Desk:
    """An evening of pairs, seated; four of them in three rounds of one board unless told otherwise."""
    created(desk, "pairs", who, **more)
    desk.do(SeatSection(movement=movement))
    return desk


def teams(desk: Desk, who: int | tuple[str, ...] = 4, *more: PhasePlan, **phase: Any) -> Desk:
    """A Swiss of teams in victory points, eight boards a match; nothing is drawn yet."""
    told = {"system": "swiss", "scoring": "victory_points", "rounds": 3, "boards": 8, **phase}
    return created(desk, "teams", who, *more, **told)


# -- what happens in it


def drawn(desk: Desk, *two: tuple[str, str], phase: str = "", byes: tuple[str, ...] = (), **more: Any) -> Done:
    """The next round by hand, at the tables 1, 2, 3 …"""
    pairings = tuple(Paired(table, home, away) for table, (home, away) in enumerate(two, 1))
    return desk.do(DrawRound(phase=phase, pairings=pairings, byes=byes, **more))


def spot(round: int, table: int, **more: Any) -> Spot:
    return Spot(round=round, table=table, **more)


def result(round: int, table: int, board: int, told: int | str | Recorded, **more: Any) -> EnterResult:
    """A score for North-South, a result, or all that was recorded."""
    return EnterResult(at=spot(round, table, **more), board=board, recorded=recorded(told))


def match(round: int, table: int, *boards: tuple[int, int], **more: Any) -> list[EnterResult]:
    """Boards 1, 2, 3 … of a match: the scores for North-South in the open and in the closed room."""
    return [
        result(round, table, board, told, room=room, **more)
        for board, both in enumerate(boards, 1)
        for room, told in zip(("open", "closed"), both, strict=True)
    ]


def played(desk: Desk, round: int, *results: AnyCommand, **more: Any) -> None:
    """A round from its beginning to its end, its results recorded by the scorer."""
    desk.do(BeginRound(round=round, **more))
    for result in results:
        desk.do(result, SCORER)
    desk.do(EndRound(round=round, **more))
