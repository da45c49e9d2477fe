"""An event at a glance."""

from datetime import datetime
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from arbitro.contest.facts.state import Phase
from arbitro.contest.plan import Form, Scoring, System
from arbitro.office.actor import Role
from arbitro.office.fact import PlaySet, Publicity
from arbitro.office.room.period import period_ends
from arbitro.office.room.plays import is_over, keys, plays
from arbitro.office.room.regulations import pack_of
from arbitro.office.seeing.calls import calls
from arbitro.office.seeing.tables import strands_of
from arbitro.office.seeing.view import View


class Official(Struct, frozen=True):
    """One of the staff."""

    role: Role
    name: str


class SectionNow(Struct, frozen=True):
    """How far a section of a session, or a group, has come: rounds begun, over, and known so far."""

    session: int
    section: str
    begun: int
    over: int
    rounds: int


class PhaseNow(Struct, frozen=True, kw_only=True):
    """`results` of so many `due` at the tables that are seated or drawn."""

    name: str
    system: System
    scoring: Scoring
    state: Literal["to_come", "running", "over", "closed"]
    rounds: int
    boards: int
    sessions: int
    contestants: int = 0
    sections: tuple[SectionNow, ...] = ()
    results: int = 0
    due: int = 0


class Posted(Struct, frozen=True, kw_only=True):
    """The official score of a session, with the end of the journal's chain when it was posted.

    `until`: the end of its correction period by the regulations; `ended`: that was declared over."""

    phase: str
    session: int
    at: datetime
    head: str
    until: datetime | None
    ended: bool


class Summary(Struct, frozen=True, kw_only=True):
    """`series`: weekly, with its `time`. `deals`: how many boards have one. `calls`: open ones that may be seen.
    `changed`: when the last fact came. `played`: in the room, or at live tables."""

    id: str
    name: str
    date: str
    regulations: str
    digest: str
    publicity: Publicity
    version: int
    changed: datetime
    form: Form | None = None
    edition: int | None = None
    contestants: int = 0
    staff: tuple[Official, ...] = ()
    phases: tuple[PhaseNow, ...] = ()
    deals: int = 0
    calls: int = 0
    posted: tuple[Posted, ...] = ()
    series: str = ""
    time: str = ""
    archived: bool = False
    played: PlaySet = PlaySet(played="room")


def summary(view: View) -> Summary:
    event = view.event
    plan = event.contest.plan if event.contest else None
    return Summary(
        id=event.created.id,
        name=event.created.name,
        date=event.created.date,
        regulations=pack_of(event).title,
        digest=event.created.digest,
        publicity=event.publicity,
        version=event.version,
        changed=event.history[-1].stamp.time,
        form=plan.form if plan else None,
        edition=plan.edition if plan else None,
        contestants=len(event.contest.entries) if event.contest else 0,
        staff=tuple(
            Official(role, view.person(person))
            for role in Role
            for person in event.staff
            if role in event.roles_of(person)
        ),
        phases=tuple(_phase(view, each.name) for each in plan.phases) if plan else (),
        deals=len(event.deals),
        calls=len(calls(view)) if plan else 0,
        posted=tuple(_posted(view, *key) for key in sorted(event.posted)),
        series=event.series,
        time=event.time,
        archived=event.archived,
        played=event.played,
    )


def _posted(view: View, phase: str, session: int) -> Posted:
    posted = view.event.posted[phase, session]
    return Posted(
        phase=phase,
        session=session,
        at=posted.at,
        head=posted.head,
        until=period_ends(view.event, phase, session),
        ended=session in view.phase(phase).over,
    )


def _phase(view: View, name: str) -> PhaseNow:
    plan = next(each for each in view.contest.plan.phases if each.name == name)
    phase = view.contest.phases.get(name)
    now = PhaseNow(
        name=name,
        system=plan.system,
        scoring=plan.scoring,
        state="to_come" if phase is None else _state(view, phase),
        rounds=plan.rounds,
        boards=plan.boards,
        sessions=plan.sessions,
    )
    if phase is None:
        return now
    sections = (
        SectionNow(*strand, phase.last_begun.get(strand, 0), phase.last_over.get(strand, 0), phase.rounds(strand))
        for strand in strands_of(phase)
    )
    where = [
        play
        for session in range(1, plan.sessions + 1)
        for key in keys(view.contest, phase, session)
        for play in plays(view.contest, phase, key)
    ]
    done = sum((play.board, play.spot.room) in phase.results.get(play.at, {}) for play in where)
    return replace(now, contestants=len(phase.field), sections=tuple(sections), results=done, due=len(where))


def _state(view: View, phase: Phase) -> Literal["to_come", "running", "over", "closed"]:
    if phase.closed:
        return "closed"
    if not phase.last_begun:
        return "to_come"
    over = all(is_over(view.event, phase, session) for session in range(1, phase.plan.sessions + 1))
    return "over" if over else "running"
