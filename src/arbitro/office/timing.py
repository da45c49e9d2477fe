"""The time of the rounds: it stands still, a round lasts longer, the next ones begin later (8B, 81C).

What is changed here moves the plan itself: nobody is late by it, and the slow are counted from the new end.
"""

from fractions import Fraction
from typing import Any

from arbitro.office.actor import STAFF, Actor
from arbitro.office.command import Command, Facts, Moment, Power, Subject
from arbitro.office.fact import ClockResumed, ClockStopped, RoundExtended, RoundsShifted
from arbitro.office.room.clock import minute
from arbitro.office.state import Event


class OfRound(Command, frozen=True, kw_only=True):
    """A command on the time of a round of a section."""

    phase: str = ""
    session: int = 1
    section: str = ""
    round: int

    @property
    def where(self) -> dict[str, Any]:
        return {"phase": self.phase, "session": self.session, "section": self.section, "round": self.round}


class StopClock(OfRound, frozen=True, kw_only=True, tag="stop_clock"):
    """The time of the round that is played stands still."""


class ResumeClock(OfRound, frozen=True, kw_only=True, tag="resume_clock"):
    """It goes on, and ends as much later as it stood still."""


class ExtendRound(OfRound, frozen=True, kw_only=True, tag="extend_round"):
    """So many minutes more for the round that is played."""

    minutes: int


class ShiftRounds(OfRound, frozen=True, kw_only=True, tag="shift_rounds"):
    """The rounds from this one on, which has not begun, so many minutes later."""

    minutes: int


def stop(event: Event, command: StopClock, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    return (ClockStopped(**command.where, minute=minute(event, command.phase, command.session, moment.now)),)


def resume(event: Event, command: ResumeClock, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    return (ClockResumed(**command.where, minute=minute(event, command.phase, command.session, moment.now)),)


def extend(event: Event, command: ExtendRound, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    return (RoundExtended(**command.where, minutes=Fraction(command.minutes)),)


def shift(event: Event, command: ShiftRounds, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    return (RoundsShifted(**command.where, minutes=Fraction(command.minutes)),)


COMMANDS: Subject = {
    StopClock: Power(stop, STAFF, records=(ClockStopped,)),
    ResumeClock: Power(resume, STAFF, records=(ClockResumed,)),
    ExtendRound: Power(extend, STAFF, records=(RoundExtended,)),
    ShiftRounds: Power(shift, STAFF, records=(RoundsShifted,)),
}
