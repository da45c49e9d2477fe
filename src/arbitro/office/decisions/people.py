"""The event itself and its people: creating it, staff, entries, substitutes, withdrawals, undoing."""

from datetime import datetime
from unicodedata import combining, normalize

from arbitro import __version__
from arbitro.book.problem import refuse
from arbitro.contest.entering import strand_of
from arbitro.contest.event import Entered, Opened, Substituted, Withdrew
from arbitro.contest.moments import phase_of
from arbitro.contest.recorded import Given
from arbitro.contest.state import Contest
from arbitro.office.actor import Actor, Role
from arbitro.office.command import (
    Appoint,
    CreateEvent,
    Dismiss,
    Enter,
    Moment,
    PlayToo,
    SetPublicity,
    Substitute,
    Undo,
    Withdraw,
)
from arbitro.office.decisions.decision import Decisions, Facts
from arbitro.office.fact import Appointed, Created, Dismissed, PlaysToo, PublicitySet, Undone
from arbitro.office.regulations import pack_of, pack_text
from arbitro.office.state import Event
from arbitro.regulations.withdrawal import withdrawn_pair, withdrawn_team


def create(_: None, command: CreateEvent, actor: Actor, moment: Moment) -> Facts:
    """The event with its own copy of the regulations; whoever creates it is its organiser."""
    if not command.name.strip():
        raise refuse("event-name")
    try:
        datetime.fromisoformat(command.date)
    except ValueError:
        raise refuse("event-date", found=command.date, expected="2026-05-14") from None
    text, pack = pack_text(command.pack)
    id = f"{slug(command.name)}-{moment.fresh[:6]}"
    created = Created(
        id=id,
        name=command.name.strip(),
        date=command.date,
        pack=text,
        digest=pack.digest,
        program=__version__,
        publicity=command.publicity,
    )
    return created, Opened(plan=command.plan), Appointed(person=actor.person, role=Role.ORGANISER)


def slug(name: str) -> str:
    """A name for addresses: plain letters, digits and dashes."""
    plain = "".join(letter for letter in normalize("NFKD", name.lower()) if not combining(letter))
    words = "".join(letter if letter.isascii() and letter.isalnum() else " " for letter in plain).split()
    return "-".join(words)[:40] or "event"


def appoint(event: Event, command: Appoint, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    if command.role in (Role.PLAYER, Role.CAPTAIN, Role.PUBLIC):
        raise refuse("not-an-office", found=command.role.value)
    return (Appointed(person=command.person, role=command.role),)


def dismiss(event: Event, command: Dismiss, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    organisers = [person for person, roles in event.staff.items() if Role.ORGANISER in roles]
    if command.role is Role.ORGANISER and organisers == [command.person]:
        raise refuse("last-organiser", found=command.person)
    return (Dismissed(person=command.person, role=command.role),)


def set_publicity(event: Event, command: SetPublicity, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    return (PublicitySet(publicity=command.publicity),)


def play_too(event: Event, command: PlayToo, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    if not event.roles_of(command.person):
        raise refuse("not-appointed", found=command.person, expected=Role.DIRECTOR.value)
    if command.contestant not in contest_of(event).entries:
        raise refuse("not-entered", found=command.contestant)
    return (PlaysToo(person=command.person, contestant=command.contestant, deputy=command.deputy),)


def enter(event: Event, command: Enter, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    return tuple(Entered(contestant=one, section=command.section) for one in command.contestants)


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
        if ruling.withdrawn is not None:
            lost = Given(share=ruling.withdrawn)
            others = Given(award="plus") if ruling.own_if_better else Given(share=ruling.others)
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


def undo(event: Event, command: Undo, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    return (Undone(versions=command.versions),)


def contest_of(event: Event) -> Contest:
    if event.contest is None:
        raise refuse("not-opened", expected="opened")
    return event.contest


DECISIONS: Decisions = {
    CreateEvent: create,
    Appoint: appoint,
    Dismiss: dismiss,
    SetPublicity: set_publicity,
    PlayToo: play_too,
    Enter: enter,
    Substitute: substitute,
    Withdraw: withdraw,
    Undo: undo,
}
