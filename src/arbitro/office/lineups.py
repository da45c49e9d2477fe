"""The line-ups of teams (appendix 5): lots and picks, rights, handing in, changes, and who really sits there."""

from collections.abc import Iterable

from arbitro.book.problem import Place, Problem, refuse
from arbitro.contest.facts.event import Spot
from arbitro.contest.facts.moments import check
from arbitro.contest.lineup.allocation import Choice
from arbitro.contest.lineup.match import Draw as LotFor
from arbitro.contest.lineup.match import Lot
from arbitro.contest.lineup.match import draw_lot as drawn_lot
from arbitro.contest.lineup.rights import Right
from arbitro.contest.lineup.stanza import Changed, Determined, HandedIn, LineupEvent, Stanza, step
from arbitro.office.actor import Actor, Role
from arbitro.office.command import Command, Facts, Moment, Power, Subject
from arbitro.office.deals import FRESH
from arbitro.office.fact import LineupMoved, LotDrawn, StanzaPicked
from arbitro.office.room.lineups import (
    extra_what,
    match_at,
    match_of,
    possible_rights,
    right_in,
    rights_in,
    rights_of,
    stanza_of,
    stanzas_now,
)
from arbitro.office.room.tables import check_neutral, contest_of
from arbitro.office.state import Event


class MoveLineup(Command, frozen=True, kw_only=True, tag="move_lineup"):
    phase: str = ""
    group: str = ""
    round: int
    table: int
    stanza: int = 1
    step: LineupEvent


class DrawLot(Command, frozen=True, kw_only=True, tag="draw_lot"):
    """The lot that the rights of a match wait for; `winner`: of a draw that was made at the table. `stanza`: an extra
    one after a level match (A5.4); after the extra stanzas the lot is of all boards to come."""

    phase: str = ""
    group: str = ""
    round: int
    table: int
    winner: str = ""
    stanza: int = 0


class PickStanza(Command, frozen=True, kw_only=True, tag="pick_stanza"):
    """What the team chooses whose turn it is after the lot."""

    phase: str = ""
    group: str = ""
    round: int
    table: int
    choice: Choice


def move_lineup(event: Event, command: MoveLineup, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    """A step of a stanza. Before the first line-up the right is determined, if the regulations say whose it is."""
    key = match_at(command)
    now = stanza_of(event, key, command.stanza)
    _check_author(event, command, actor, now)
    moved = []
    if isinstance(command.step, Determined):
        _check_due(event, key, command.stanza)
        _check_right(event, key, command.stanza, command.step.right)
    elif isinstance(command.step, HandedIn) and now.right is None:
        _check_due(event, key, command.stanza)
        moved.append(Determined(right_in(event, key, command.stanza)))
        now = step(now, moved[0])
    step(now, command.step)
    return tuple(
        LineupMoved(
            phase=command.phase,
            group=command.group,
            round=command.round,
            table=command.table,
            stanza=command.stanza,
            step=move,
        )
        for move in (*moved, command.step)
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
        check_neutral(event, actor.person, now.home.id, now.away.id)
    if lineup is not None:
        _check_there(event, lineup.team)


def _check_there(event: Event, team: str) -> None:
    entry = contest_of(event).entries.get(team)
    if entry is not None and entry.withdrawn is not None:
        raise refuse("has-withdrawn", found=team, where=Place(tag=team))


def _check_due(event: Event, key: Spot, number: int) -> None:
    """An extra stanza is played when the match is level, one after the other (78.7(b))."""
    numbers = stanzas_now(event, key)
    if number not in numbers:
        raise refuse("lineup-stanza", found=number, expected=f"1-{numbers[-1]}", where=Place(index=number))


def _check_right(event: Event, key: Spot, number: int, right: Right) -> None:
    """As the regulations have it; where lots and picks decide, as they came out."""
    possible = possible_rights(event, key, number)
    if right.is_determined and right not in possible:
        said = " ".join(option.team or "blind" for option in possible)
        raise refuse("lineup-right", found=right.team or "blind", expected=said, where=Place(index=number))


# -- lots and picks (A5.2, A5.3)

LOTS: dict[str, LotFor] = {"lineup_lot": "picks", "lineup_last_lot": "last"}


def draw_lot(event: Event, command: DrawLot, actor: Actor, moment: Moment) -> Facts:
    """The lot that the regulations ask for, from the fresh secret, which is recorded as its seed; or as it was drawn at
    the table. No line-up may rest on a right that it is to decide."""
    key = match_at(command)
    match = match_of(event, key)
    check_neutral(event, actor.person, *match.teams)
    extra = command.stanza not in (0, *match.numbers)
    if extra:
        _check_due(event, key, command.stanza)
    now = rights_in(event, key, command.stanza)
    what: LotFor | None = next((LOTS[asked.id] for asked in now.asks if asked.id in LOTS), None)
    if what is None:
        raise refuse("lineup-no-lot", found=now.picks.winner if now.picks else now.rule)
    if extra:
        what = extra_what(event, key, command.stanza)
    open_rights = [right.stanza for right in now.stanzas if not right.is_determined]
    _check_unknown(event, key, [command.stanza] if extra else open_rights)
    if command.winner:
        match.other(command.winner)
        lot = Lot(command.winner)
    elif len(moment.fresh) < FRESH:
        raise refuse("secret-length", found=len(moment.fresh), expected=FRESH)
    else:
        lot = drawn_lot(match, moment.fresh, what)
    return (LotDrawn(phase=key.phase, group=key.section, round=key.round, table=key.table, what=what, lot=lot),)


def pick_stanza(event: Event, command: PickStanza, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    """By the captain whose turn it is, or told to the director."""
    key = match_at(command)
    match, now = match_of(event, key), rights_of(event, key)
    if now.picks is None:
        raise refuse("lineup-no-picks", found=now.rule)
    team = now.picks.turn or ""
    if actor.role is not Role.CAPTAIN:
        check_neutral(event, actor.person, *match.teams)
    elif actor.contestant not in match.teams:
        raise refuse("lineup-own-team", found=" ".join(match.teams), expected=actor.contestant)
    elif team and actor.contestant != team:
        raise refuse("lineup-pick-turn", found=actor.contestant, expected=team)
    given = now.picks.after(command.choice).rights
    _check_there(event, team)
    _check_unknown(event, key, [stanza for stanza in given if stanza not in now.picks.rights])
    picked = StanzaPicked(
        phase=key.phase, group=key.section, round=key.round, table=key.table, team=team, choice=command.choice
    )
    return (picked,)


def _check_unknown(event: Event, key: Spot, stanzas: Iterable[int]) -> None:
    """Nobody has found otherwise whose right it is in these stanzas."""
    known = (number for number in stanzas if stanza_of(event, key, number).right is not None)
    check(Problem("lineup-right-known", Place(index=number), str(number)) for number in known)


COMMANDS: Subject = {
    MoveLineup: Power(move_lineup, {Role.DIRECTOR, Role.CAPTAIN}, records=(LineupMoved,)),
    DrawLot: Power(draw_lot, {Role.DIRECTOR}, records=(LotDrawn,)),
    PickStanza: Power(pick_stanza, {Role.DIRECTOR, Role.CAPTAIN}, records=(StanzaPicked,)),
}
