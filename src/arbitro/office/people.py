"""The event itself and its people: creating it, staff, entries, substitutes, withdrawals."""

import re
from collections.abc import Iterator
from datetime import date
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from arbitro import __version__
from arbitro.book.problem import Place, Problem, gathered, refuse
from arbitro.book.writing import FileText, folded, is_name
from arbitro.contest.contestant import Individual, Pair, Team
from arbitro.contest.facts.contestants import now_playing, strand_of
from arbitro.contest.facts.event import Entered, Opened, Substituted, Withdrew
from arbitro.contest.facts.moments import check, phase_of
from arbitro.contest.plan import Plan
from arbitro.office.actor import DIRECTING, IN_CHARGE, OFFICE, Actor, Role
from arbitro.office.command import Command, Facts, Moment, Power, Subject
from arbitro.office.fact import Appointed, Created, Dismissed, MovementChoice, PlaysToo, Publicity, PublicitySet
from arbitro.office.room.regulations import copied, pack_of
from arbitro.office.room.tables import contest_of
from arbitro.office.state import Event
from arbitro.regulations import Pack
from arbitro.regulations.keys import PERCENT_TO_VP
from arbitro.regulations.withdrawal import withdrawn_pair, withdrawn_team
from arbitro.scoring.outcome import Artificial, Average, Percentage
from arbitro.scoring.regulated import match_length

TIME = re.compile(r"([01]\d|2[0-3]):[0-5]\d", re.ASCII)


class StaffMember(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    person: str
    role: Role


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    contestant: Individual | Pair | Team
    section: str = ""


class CreateEvent(Command, frozen=True, kw_only=True, tag="create_event"):
    """`pack`: the name of regulations that are shipped, or a pack of one's own as TOML. `series`, `time`: of a weekly
    series. `staff`, `entries`, `movements`: what is taken over from another event."""

    name: str
    date: str
    plan: Plan
    pack: FileText = "wbf"
    publicity: Publicity = "after_round"
    series: str = ""
    time: str = ""
    staff: tuple[StaffMember, ...] = ()
    entries: tuple[Entry, ...] = ()
    movements: tuple[MovementChoice, ...] = ()


class Appoint(Command, frozen=True, kw_only=True, tag="appoint"):
    person: str
    role: Role


class Dismiss(Command, frozen=True, kw_only=True, tag="dismiss"):
    person: str
    role: Role


class SetPublicity(Command, frozen=True, kw_only=True, tag="set_publicity"):
    publicity: Publicity


class PlayToo(Command, frozen=True, kw_only=True, tag="play_too"):
    """A director or organiser plays in a contestant; `deputy` rules at that table."""

    person: str
    contestant: str
    deputy: str = ""


class Enter(Command, frozen=True, kw_only=True, tag="enter"):
    """Entries, all or none."""

    contestants: tuple[Individual | Pair | Team, ...]
    section: str = ""


class Substitute(Command, frozen=True, kw_only=True, tag="substitute"):
    contestant: str
    out: str
    takes_over: str
    phase: str = ""
    session: int = 1
    round: int


class Withdraw(Command, frozen=True, kw_only=True, tag="withdraw"):
    contestant: str
    phase: str = ""
    session: int = 1
    round: int
    reason: Literal["withdrawn", "forfeit", "disqualified"] = "withdrawn"


def create(_: None, command: CreateEvent, actor: Actor, moment: Moment) -> Facts:
    """The event with its own copy of the regulations; whoever creates it is its organiser."""
    problems: list[Problem] = []
    if not is_name(command.name):
        problems.append(Problem("event-name"))
    if not actor.person.strip():
        problems.append(Problem("person-unnamed", Place(tag=Role.ORGANISER.value)))
    try:
        on = date.fromisoformat(command.date)
    except ValueError:
        problems.append(Problem("event-date", found=command.date, expected="2026-05-14"))
    problems += series_problems(command.series, command.time)
    with gathered(problems):
        pack, text, bases = copied(command.pack)
        problems += _not_scored(command.plan, pack)
    check(problems)
    plan = replace(command.plan, regulations=pack.name)
    id = f"{slug(command.name)}-{moment.fresh[:6]}"
    created = Created(
        id=id,
        name=command.name.strip(),
        date=on.isoformat(),
        pack_name=pack.name,
        pack=text,
        bases=bases,
        digest=pack.digest,
        program=__version__,
        publicity=command.publicity,
        series=command.series.strip(),
        time=command.time,
        movements=command.movements,
    )
    organiser = StaffMember(person=actor.person, role=Role.ORGANISER)
    staff = dict.fromkeys((organiser, *command.staff))
    check(problem for each in staff for problem in _not_appointed(each.person, each.role))
    entered = (Entered(contestant=entry.contestant, section=entry.section) for entry in command.entries)
    appointed = (Appointed(person=each.person, role=each.role) for each in staff)
    return created, Opened(plan=plan), *appointed, *entered


def series_problems(series: str, time: str) -> Iterator[Problem]:
    if series and not is_name(series):
        yield Problem("series-name", found=ascii(series))
    if time and not TIME.fullmatch(time):
        yield Problem("event-time", found=time, expected="20:15")


def _not_scored(plan: Plan, pack: Pack) -> Iterator[Problem]:
    """Victory points of pairs need a table of the regulations, those of teams a length that their scale has."""
    for at, phase in enumerate(plan.phases, 1):
        if plan.form == "pairs" and phase.scoring == "victory_points" and pack[PERCENT_TO_VP] is None:
            yield Problem("no-percent-table", Place(tag="phases", index=at), "%")
        if plan.form == "teams" and phase.scoring == "victory_points" and phase.boards > 0:
            problems: list[Problem] = []
            with gathered(problems):
                match_length(phase.boards, phase.boards, pack)
            yield from (
                Problem(problem.kind, Place(tag="boards", index=at), problem.found, problem.expected)
                for problem in problems
            )


def slug(name: str) -> str:
    """A name for addresses: plain letters, digits and dashes."""
    words = "".join(letter if letter.isascii() and letter.isalnum() else " " for letter in folded(name).lower()).split()
    return "-".join(words)[:40] or "event"


def appoint(event: Event, command: Appoint, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    check(_not_appointed(command.person, command.role))
    return (Appointed(person=command.person, role=command.role),)


def _not_appointed(person: str, role: Role) -> Iterator[Problem]:
    if role in (Role.PLAYER, Role.CAPTAIN, Role.PUBLIC):
        yield Problem("not-an-office", found=role.value)
    elif not person.strip():
        yield Problem("person-unnamed", Place(tag=role.value))


def dismiss(event: Event, command: Dismiss, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    organisers = [person for person, roles in event.staff.items() if Role.ORGANISER in roles]
    if command.role is Role.ORGANISER and organisers == [command.person]:
        raise refuse("last-organiser", found=command.person)
    return (Dismissed(person=command.person, role=command.role),)


def set_publicity(event: Event, command: SetPublicity, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    return (PublicitySet(publicity=command.publicity),)


def play_too(event: Event, command: PlayToo, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    entry = contest_of(event).entries.get(command.contestant)
    where = Place(tag=command.person)
    problems: list[Problem] = []
    if not event.roles_of(command.person):
        problems.append(Problem("not-appointed", where, command.person, Role.DIRECTOR.value))
    if entry is None:
        problems.append(Problem("not-entered", where, command.contestant))
    elif command.person not in now_playing(entry):
        problems.append(Problem("not-a-player-of", where, command.person, " ".join(now_playing(entry))))
    elif command.deputy and (command.deputy in now_playing(entry) or not event.roles_of(command.deputy) & DIRECTING):
        problems.append(Problem("not-a-deputy", where, command.deputy))
    check(problems)
    return (PlaysToo(person=command.person, contestant=command.contestant, deputy=command.deputy),)


def enter(event: Event, command: Enter, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    if not command.contestants:
        raise refuse("nobody-to-enter")
    check(
        Problem("name-unreadable", Place(tag=contestant.id), ascii(name))
        for contestant in command.contestants
        for name in (contestant.id, *((contestant.name,) if isinstance(contestant, Team) else ()))
        if name and not is_name(name)
    )
    return tuple(Entered(contestant=contestant, section=command.section) for contestant in command.contestants)


def substitute(event: Event, command: Substitute, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    return (
        Substituted(
            contestant=command.contestant,
            out=command.out,
            takes_over=command.takes_over,
            phase=command.phase,
            session=command.session,
            round=command.round,
        ),
    )


def withdraw(event: Event, command: Withdraw, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    """With what the regulations give on the boards and matches that are lost by it (art. 4.3-4.5)."""
    contest, pack = contest_of(event), pack_of(event)
    phase = phase_of(contest, command.phase)
    lost = others = None
    last = False
    if contest.plan.form == "teams":
        system = phase.plan.system
        last = withdrawn_team("round_robin" if system == "movement" else system, pack).last_place
    elif phase.plan.scoring == "matchpoints":
        form = contest.plan.form
        strand = strand_of(phase, command.contestant, command.session)
        during = phase.last_begun.get(strand, 0) > 0
        ruling = withdrawn_pair(pack, form="individual" if form == "individual" else "pairs", during_session=during)
        if ruling.withdrawn is not None and ruling.others is not None:
            lost = Percentage(ruling.withdrawn)
            others = Artificial(Average.AVERAGE_PLUS) if ruling.own_if_better else Percentage(ruling.others)
    return (
        Withdrew(
            contestant=command.contestant,
            phase=command.phase,
            session=command.session,
            round=command.round,
            reason=command.reason,
            lost=lost,
            others=others,
            last=last,
        ),
    )


COMMANDS: Subject = {
    CreateEvent: Power(create, {Role.ORGANISER}),
    Appoint: Power(appoint, {Role.ORGANISER}, records=(Appointed,)),
    Dismiss: Power(dismiss, {Role.ORGANISER}, records=(Dismissed,)),
    SetPublicity: Power(set_publicity, {Role.ORGANISER}, records=(PublicitySet,)),
    PlayToo: Power(play_too, IN_CHARGE, records=(PlaysToo,)),
    Enter: Power(enter, OFFICE, records=(Entered,)),
    Substitute: Power(substitute, IN_CHARGE, records=(Substituted,)),
    Withdraw: Power(withdraw, IN_CHARGE, records=(Withdrew,)),
}
