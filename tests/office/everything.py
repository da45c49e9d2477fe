"""All projections of an event for one viewer, and random events to project."""

import random
from collections.abc import Iterator, Mapping
from datetime import timedelta

from arbitro.book.problem import ProblemsFound
from arbitro.contest.facts.event import Penalised, ResultCorrected, ResultEntered, RoundBegun
from arbitro.contest.facts.state import spot_of
from arbitro.laws.case.ruling import Ruling
from arbitro.office.actor import NOBODY, Actor, Role
from arbitro.office.fact import (
    AnyFact,
    Appointed,
    BoardBegun,
    DealsGiven,
    Dealt,
    DirectorCalled,
    PlaysToo,
    Publicity,
    ResultProposed,
    RulingGiven,
    Undone,
)
from arbitro.office.fold import Stamped, checked
from arbitro.office.room.boards import boards_of as planned_boards
from arbitro.office.room.plays import keys, rooms_at
from arbitro.office.seeing import (
    View,
    appeals,
    boards_of,
    calls,
    cross_table,
    entries,
    frequencies,
    guides,
    lineups_now,
    match_sheet,
    moments,
    my_place,
    rulings,
    run,
    score_card,
    standings,
    summary,
    tables_now,
    trail,
    traveller,
)
from arbitro.office.seeing.visibility import Viewer, viewer
from arbitro.office.state import Event, Stamp
from tests.contest.test_tournaments import tournament
from tests.office.desk import START
from tests.office.story import DEAL, created, says

PUBLICITIES: tuple[Publicity, ...] = ("live", "after_round", "after_session")
RULING = Ruling(edition=2017, regulations="wbf", clauses=("12C1",), path=("12",), effects=())
CARDS = 3  # score cards of an event that are looked at


def everything(event: Event, looks: Viewer, minutes: float = 1) -> Mapping[str, object]:
    """By name, so long after the last fact."""
    view = View(event, looks, event.history[-1].stamp.time + timedelta(minutes=minutes), says)
    found: dict[str, object] = {
        "summary": summary(view),
        "tables": tables_now(view),
        "calls": calls(view, closed=True),
        "rulings": rulings(view),
        "trail": trail(view),
        "place": my_place(view),
        "appeals": appeals(view),
        "entries": entries(view, str),
        "moments": moments(view),
    }
    for name, phase in view.contest.phases.items():
        found[f"standings {name}"] = standings(view, name)
        for session in range(1, phase.plan.sessions + 1):
            found[f"guides {name} {session}"] = guides(view, name, session)
            found[f"boards {name} {session}"] = boards_of(view, name, session)
            for key in keys(view.contest, phase, session):
                found[f"traveller {key}"] = traveller(view, key)
                found[f"frequencies {key}"] = frequencies(view, key)
        for who in (*sorted(looks.plays & phase.field.keys()), *list(phase.field)[:CARDS]):
            found[f"card {name} {who}"] = score_card(view, who, name)
            found[f"run {name} {who}"] = run(view, who, name)
        if view.contest.plan.form == "teams":
            found[f"lineups {name}"] = lineups_now(view, name)
            for group in phase.plan.groups:
                found[f"cross {name} {group}"] = cross_table(view, name, group)
            for at in phase.tables:
                if len(rooms_at(view.contest, phase, at)) == 2:
                    found[f"match {name} {at}"] = match_sheet(view, spot_of(phase, at))
    return found


def viewers(event: Event, chance: random.Random) -> Iterator[Viewer]:
    """The public, staff, somebody who plays, a director who plays."""
    contest = event.contest
    assert contest is not None
    yield viewer(event, NOBODY)
    yield viewer(event, Actor(Role.SCORER, "scorer"))
    yield viewer(event, Actor(Role.COMMITTEE, "committee"))
    if contest.entries:
        who = chance.choice(list(contest.entries.values())).contestant
        person = chance.choice(who.players)
        yield viewer(event, Actor(Role.PLAYER, person, who.id), chance.choice(("", "open", "closed")))
        yield viewer(event, Actor(Role.CAPTAIN, "", who.id))
        yield viewer(event, Actor(Role.DIRECTOR, person))
    yield viewer(event, Actor(Role.DIRECTOR, "director"))  # PlaysToo


class RandomEvent:
    """An event of the simulation with deals, proposals, calls, a ruling and something undone."""

    def __init__(self, number: int) -> None:
        self.chance = random.Random(f"office {number}")
        course = tournament(number)
        publicity = PUBLICITIES[number % len(PUBLICITIES)]
        self.facts: list[Stamped] = []
        self.event: Event | None = None
        self.time = START
        self.add(created(course.plan.regulations, publicity))
        for fact in course.facts:
            for before in self._before(fact):
                self.add(before)
            self.add(fact)
            for later in self._after(fact):
                self.add(later)

    def add(self, fact: AnyFact) -> None:
        """Unless something undone before has made it impossible."""
        stamp = Stamp(len(self.facts) + 1, self.time, "scorer", Role.SCORER)
        try:
            self.event = checked(self.event, stamp, fact)
        except ProblemsFound:
            return
        self.facts.append((stamp, fact))
        self.time += timedelta(seconds=self.chance.choice((1, 10, 60)))

    @property
    def now(self) -> Event:
        assert self.event is not None
        return self.event

    def _before(self, fact: AnyFact) -> Iterator[AnyFact]:
        contest = self.now.contest
        if isinstance(fact, RoundBegun) and contest is not None:
            keys = planned_boards(contest, contest.phases[fact.phase], fact.session)
            new = tuple(Dealt(key, DEAL) for key in keys if key not in self.now.deals)
            if new:
                yield DealsGiven(source="dealt", deals=new)
            if fact.round == 1 and contest.entries and not self.now.plays_too:
                yield Appointed(person="director", role=Role.DIRECTOR)
                yield PlaysToo(person="director", contestant=self.chance.choice(list(contest.entries)))
        if isinstance(fact, ResultEntered) and self.chance.random() < 0.2:
            yield BoardBegun(at=fact.at, board=fact.board)
            yield ResultProposed(at=fact.at, board=fact.board, recorded=fact.recorded, by="", lead="SA")

    def _after(self, fact: AnyFact) -> Iterator[AnyFact]:
        last = self.now.version
        undone = any(isinstance(one, Undone) for _, one in self.facts)
        if isinstance(fact, ResultCorrected | Penalised) and not undone and self.chance.random() < 0.2:
            yield Undone(versions=(last,))
        if isinstance(fact, ResultEntered) and self.chance.random() < 0.02:
            yield DirectorCalled(call=len(self.now.calls) + 1, at=fact.at, board=fact.board, about="revoke")
            yield RulingGiven(
                number=len(self.now.cases) + 1,
                at=fact.at,
                board=fact.board,
                what="12",
                request="{}",
                ruling=RULING,
                director="director",
                program="",
                digest="",
            )
