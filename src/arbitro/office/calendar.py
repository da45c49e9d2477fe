"""Events one after the other: a copy of last week's, a weekly series, the archive, and an end to all of it.

A series is a name that events share: the next one is a copy of the last, a week later.
"""

from collections.abc import Callable

from msgspec.structs import replace

from arbitro.contest.facts.contestants import now_playing
from arbitro.contest.facts.moments import check
from arbitro.contest.facts.state import Entry as Entered
from arbitro.office.actor import Actor, Role
from arbitro.office.command import Command, Facts, Moment, Power, Subject
from arbitro.office.fact import Archived, Deleted, MovementChoice, SeriesSet
from arbitro.office.people import CreateEvent, Entry, StaffMember, series_problems
from arbitro.office.room.regulations import OWN
from arbitro.office.room.tables import contest_of
from arbitro.office.state import Event


class SetSeries(Command, frozen=True, kw_only=True, tag="set_series"):
    """The weekly series of the event, and its time; empty: it is none."""

    series: str = ""
    time: str = ""


class ArchiveEvent(Command, frozen=True, kw_only=True, tag="archive_event"):
    """Off the front page, into the archive; or, with `archived` off, back."""

    archived: bool = True


class DeleteEvent(Command, frozen=True, kw_only=True, tag="delete_event"):
    """Of an event in the archive: no door shows it any more. The journal keeps what happened."""


def copy_of(
    event: Event,
    name: str,
    date: str,
    *,
    series: str = "",
    time: str = "",
    entries: bool = False,
    known: Callable[[str], bool] = bool,
) -> CreateEvent:
    """The command for an event like this one: its plan, regulations, staff and movements, with the entries or without
    them; nothing that happened in it. `known`: persons who have not been forgotten."""
    contest, created = contest_of(event), event.created
    chosen = (
        MovementChoice(
            phase=phase.plan.name, session=strand.session, section=strand.section, name=seated[-1].movement.name
        )
        for phase in contest.phases.values()
        for strand, seated in phase.seatings.items()
    )
    staff = ((person, role) for person, roles in event.staff.items() for role in sorted(roles) if known(person))
    entered = (entry for entry in contest.entries.values() if entries and _stays(entry, known))
    return CreateEvent(
        name=name,
        date=date,
        plan=replace(contest.plan, name=name),
        pack=created.pack if created.pack_name == OWN else created.pack_name,
        publicity=event.publicity,
        series=series,
        time=time,
        staff=tuple(StaffMember(person=person, role=role) for person, role in staff),
        entries=tuple(Entry(contestant=entry.contestant, section=entry.section) for entry in entered),
        movements=tuple(chosen),
    )


def _stays(entry: Entered, known: Callable[[str], bool]) -> bool:
    """Has not left, and nobody of it has been forgotten."""
    return entry.withdrawn is None and all(map(known, (*entry.contestant.players, *now_playing(entry))))


def set_series(event: Event, command: SetSeries, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    check(series_problems(command.series, command.time))
    return (SeriesSet(series=command.series.strip(), time=command.time),)


def archive(event: Event, command: ArchiveEvent, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    return (Archived(archived=command.archived),)


def delete(event: Event, command: DeleteEvent, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    return (Deleted(),)


COMMANDS: Subject = {
    SetSeries: Power(set_series, {Role.ORGANISER}, records=(SeriesSet,)),
    ArchiveEvent: Power(archive, {Role.ORGANISER}, records=(Archived,)),
    DeleteEvent: Power(delete, {Role.ORGANISER}, records=(Deleted,)),
}
