"""The line-ups of teams (appendix 5): rights, handing in, changes, and who really sits there."""

from arbitro.book.problem import Place, refuse
from arbitro.contest.lineup.rights import Right
from arbitro.contest.lineup.stanza import Changed, Determined, HandedIn, Stanza, step
from arbitro.office.actor import Actor, Role
from arbitro.office.command import Moment, MoveLineup
from arbitro.office.decisions.decision import Decisions, Facts
from arbitro.office.fact import LineupMoved
from arbitro.office.lineups import possible_rights, rights_of, stanza_of
from arbitro.office.state import Event, MatchKey
from arbitro.office.tables import contest_of


def move_lineup(event: Event, command: MoveLineup, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    """A step of a stanza. Before the first line-up the right is determined, if the regulations say whose it is."""
    key: MatchKey = (command.phase, command.group, command.round, command.table)
    now = stanza_of(event, key, command.stanza)
    _check_author(event, command, actor, now)
    moved = []
    if isinstance(command.step, Determined):
        _check_right(event, key, command.stanza, command.step.right)
    elif isinstance(command.step, HandedIn) and now.right is None:
        right = rights_of(event, key).stanzas[command.stanza - 1]
        moved.append(Determined(right))
        now = step(now, moved[0])
    step(now, command.step)
    return tuple(
        LineupMoved(
            phase=command.phase,
            group=command.group,
            round=command.round,
            table=command.table,
            stanza=command.stanza,
            step=one,
        )
        for one in (*moved, command.step)
    )


def _check_author(event: Event, command: MoveLineup, actor: Actor, now: Stanza) -> None:
    """A captain declares for the own team; the director for either, and does the rest, unless he plays in the match."""
    lineup = command.step.lineup if isinstance(command.step, HandedIn | Changed) else None
    if actor.role is Role.CAPTAIN:
        if lineup is None or (isinstance(command.step, Changed) and command.step.permitted):
            raise refuse("lineup-by-director", found=actor.person)
        if not actor.contestant or lineup.team != actor.contestant:
            raise refuse("lineup-own-team", found=lineup.team, expected=actor.contestant)
    else:
        mode = event.plays_too.get(actor.person)
        own = {event.contestant_of(actor.person), mode.contestant if mode else ""}
        if own & {now.home.id, now.away.id}:
            raise refuse("own-table", found=actor.person, expected=mode.deputy if mode else "")
    if lineup is not None:
        _check_there(event, lineup.team)


def _check_there(event: Event, team: str) -> None:
    entry = contest_of(event).entries.get(team)
    if entry is not None and entry.withdrawn is not None:
        raise refuse("has-withdrawn", found=team, where=Place(tag=team))


def _check_right(event: Event, key: MatchKey, number: int, right: Right) -> None:
    """As the regulations have it; where lots and picks decide, as they came out."""
    possible = possible_rights(event, key, number)
    if right.is_determined and right not in possible:
        said = " ".join(one.team or "blind" for one in possible)
        raise refuse("lineup-right", found=right.team or "blind", expected=said, where=Place(index=number))


DECISIONS: Decisions = {MoveLineup: move_lineup}
