"""What people ask of the office. A subject (`results`, `rulings`, `seating`, …) is a file with its commands, how each
is decided, who may give it, and what it records; `subjects` has them all."""

from collections.abc import Callable, Mapping, Set
from datetime import datetime
from functools import cached_property
from typing import Any

from msgspec import Struct

from arbitro.office.actor import Actor, Role
from arbitro.office.fact import AnyFact


class Command(Struct, frozen=True, tag_field="command", omit_defaults=True, forbid_unknown_fields=True):
    """What somebody wants done, in an event or as the first of one."""


class Moment(Struct, frozen=True, dict=True):
    """When a command is given, and chance for those that need it: a fresh secret for deals and lots."""

    now: datetime
    chance: Callable[[], str] = str
    head: str = ""  # of the journal's chain

    @cached_property
    def fresh(self) -> str:
        return self.chance()


Facts = tuple[AnyFact, ...]
Decision = Callable[[Any, Any, Actor, Moment], Facts]
"""From the event, a command, who gives it and the moment to the facts that come of it; refused with everything that is
wrong. A decision changes nothing; whether its facts can be is checked before they are recorded (`fold`)."""


class Power(Struct, frozen=True):
    """How a command is decided, and who may give it; a player gives it for the own contestant, a captain for the own
    team. `records`: the facts that whoever may give it may also undo."""

    decide: Decision
    by: Set[Role]
    records: tuple[type[AnyFact], ...] = ()


Subject = Mapping[type[Command], Power]
