"""Where an event is played: in the room, at live tables, or at some of its tables live (`live`)."""

from typing import Literal

from arbitro.book.problem import Place, Problem
from arbitro.contest.facts.moments import check
from arbitro.office.actor import IN_CHARGE, Actor
from arbitro.office.command import Command, Facts, Moment, Power, Subject
from arbitro.office.fact import PlaySet, TableNumber
from arbitro.office.state import Event
from arbitro.table.event import Mode


class SetPlay(Command, frozen=True, kw_only=True, tag="set_play"):
    """`tables`: those that play live where only some do. In a round that has begun a table goes live at once, too."""

    played: Literal["room", "online", "mixed"]
    tables: tuple[TableNumber, ...] = ()
    mode: Mode = Mode.STRICT


def set_play(event: Event, command: SetPlay, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    problems: list[Problem] = []
    if bool(command.tables) is not (command.played == "mixed"):
        problems.append(Problem("live-tables-named", found=command.played, expected="mixed"))
    problems += (
        Problem("no-such-table", Place(tag=table.section), str(table.table))
        for table in command.tables
        if table.table < 1
    )
    check(problems)
    tables = tuple(sorted(set(command.tables)))
    return (PlaySet(played=command.played, tables=tables, mode=command.mode),)


COMMANDS: Subject = {
    SetPlay: Power(set_play, IN_CHARGE, records=(PlaySet,)),
}
