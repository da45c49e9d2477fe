"""What a decision is."""

from collections.abc import Callable
from typing import Any

from arbitro.office.actor import Actor
from arbitro.office.command import Moment
from arbitro.office.fact import AnyFact

Facts = tuple[AnyFact, ...]
Decision = Callable[[Any, Any, Actor, Moment], Facts]
"""From the event, a command, who gives it and the moment to the facts that come of it."""

Decisions = dict[type[Any], Decision]
