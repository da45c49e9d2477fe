"""All subjects of the office: every command with who may give it, how it is decided and what it records (80B2, 81, 91,
92, 93; art. 79.1)."""

from collections.abc import Mapping, Set
from typing import TYPE_CHECKING, Union

from arbitro.book.problem import refuse
from arbitro.office import (
    appeals,
    calendar,
    calls,
    deals,
    ending,
    fees,
    lineups,
    online,
    penalties,
    people,
    results,
    rulings,
    seating,
    systems,
    timing,
    undoing,
)
from arbitro.office.actor import Actor, Role
from arbitro.office.command import Command, Facts, Moment, Power, Subject
from arbitro.office.state import Event

SUBJECTS: Mapping[str, Subject] = {
    module.__name__.rpartition(".")[2]: module.COMMANDS
    for module in (
        people,
        seating,
        online,
        timing,
        deals,
        results,
        calls,
        rulings,
        appeals,
        penalties,
        lineups,
        ending,
        calendar,
        fees,
        systems,
        undoing,
    )
}
POWERS: Mapping[type[Command], Power] = {
    command: power for commands in SUBJECTS.values() for command, power in commands.items()
}

if TYPE_CHECKING:
    AnyCommand = Command
else:
    AnyCommand = Union[tuple(POWERS)]  # noqa: UP007 - as many as there are


def may(role: Role, command: Command | type[Command]) -> bool:
    return role in _by(command)


def check_may(role: Role, command: Command | type[Command]) -> None:
    if not may(role, command):
        raise refuse("not-allowed", found=role.value, expected=" ".join(sorted(_by(command))))


def _by(command: Command | type[Command]) -> Set[Role]:
    return POWERS[command if isinstance(command, type) else type(command)].by


def decide(event: Event | None, command: Command, actor: Actor, moment: Moment) -> Facts:
    """The facts that a command comes to; raises with everything that is wrong."""
    return POWERS[type(command)].decide(event, command, actor, moment)
