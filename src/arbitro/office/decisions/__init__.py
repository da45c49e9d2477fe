"""From a command to facts: one function for each command, in the module of its subject.

A decision reads the event, the command, who gives it and the moment, and returns the facts that come of it; it changes
nothing. Whether they can be is checked once more when they are folded in.
"""

from arbitro.office.actor import Actor
from arbitro.office.command import AnyCommand, Moment
from arbitro.office.decisions import appeals, deals, desk, ending, meeting, people, playing, results, teams
from arbitro.office.decisions.decision import Decisions, Facts
from arbitro.office.state import Event

DECISIONS: Decisions = {
    **people.DECISIONS,
    **meeting.DECISIONS,
    **deals.DECISIONS,
    **playing.DECISIONS,
    **results.DECISIONS,
    **desk.DECISIONS,
    **appeals.DECISIONS,
    **teams.DECISIONS,
    **ending.DECISIONS,
}


def decide(event: Event | None, command: AnyCommand, actor: Actor, moment: Moment) -> Facts:
    """The facts that a command comes to; raises with everything that is wrong."""
    return DECISIONS[type(command)](event, command, actor, moment)
