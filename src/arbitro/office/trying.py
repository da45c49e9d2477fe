"""A command tried in a process of its own, which reads the event for itself: what it would record, what to mind about
it, what it would change. Nothing is recorded."""

from datetime import UTC, datetime
from functools import lru_cache

from msgspec import Struct

from arbitro.contest.facts.correction import Permission
from arbitro.contest.facts.event import Room
from arbitro.journal.opening import open_journal
from arbitro.office.actor import Actor
from arbitro.office.office import Office
from arbitro.office.payload import kind_of
from arbitro.office.seeing.preview import Changes, changes, view_after
from arbitro.office.seeing.seating import by_name
from arbitro.office.seeing.view import View
from arbitro.office.seeing.visibility import viewer
from arbitro.office.subjects import AnyCommand
from arbitro.regulations.consequence import Ground


class Trial(Struct, frozen=True):
    """A command to be tried: by whom, when, in which event of which journal."""

    database: str
    event: str
    command: AnyCommand
    actor: Actor
    room: Room
    now: datetime


class Tried(Struct, frozen=True):
    """What it would come to. `minded` are the cautions with the names of those whom they are about."""

    kinds: tuple[str, ...]
    warnings: tuple[Permission, ...]
    cautions: tuple[str, ...]
    minded: tuple[Ground, ...]
    changes: Changes


@lru_cache(1)
def _office(database: str) -> Office:
    """What it has read stays in memory for the next time."""
    return Office(open_journal(database, create=False, writable=False), lambda: datetime.now(UTC))


def tried(trial: Trial) -> Tried:
    """Refused with everything that stands against it."""
    office = _office(trial.database)
    office.refresh()
    event = office.event(trial.event)
    before = View(event, viewer(event, trial.actor, trial.room), trial.now, office.journal.register.name_of)
    outcome = office.by_clock(lambda: trial.now).tried(trial.command, trial.actor, event)
    return Tried(
        tuple(map(kind_of, outcome.facts)),
        outcome.warnings,
        tuple(ground.id for ground in outcome.cautions),
        tuple(by_name(before, outcome.cautions)),
        changes(before, view_after(before, outcome.after)),
    )
