"""The systems of the contestants: handed in with the entry, by the players or by the office."""

from arbitro.book.problem import Place, Problem, refuse
from arbitro.book.writing import FileText
from arbitro.contest.contestant import Team
from arbitro.contest.facts.contestants import now_playing
from arbitro.contest.facts.moments import check
from arbitro.office.actor import OFFICE, PLAYING, Actor
from arbitro.office.command import Command, Facts, Moment, Power, Subject
from arbitro.office.fact import SystemFiled
from arbitro.office.room.systems import copied
from arbitro.office.room.tables import contest_of
from arbitro.office.state import Event


class FileSystem(Command, frozen=True, kw_only=True, tag="file_system"):
    """`system`: a file of rules as TOML, or the name of a shipped one; empty: the one on file is taken back. `players`:
    two of a team; else it is what all of the contestant play."""

    contestant: str
    players: tuple[str, ...] = ()
    system: FileText = ""


def file_system(event: Event, command: FileSystem, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    """A player or a captain for the own contestant, the office for any."""
    if actor.role in PLAYING and command.contestant != actor.contestant:
        raise refuse("system-own", found=command.contestant, expected=actor.contestant)
    players = tuple(sorted(command.players))
    check(_problems(event, command.contestant, players))
    filed = SystemFiled(contestant=command.contestant, players=players)
    if not command.system.strip():
        if (command.contestant, players) not in event.systems:
            raise refuse("no-system-filed", found=command.contestant)
        return (filed,)
    system, text, bases = copied(command.system)
    return (SystemFiled(contestant=command.contestant, players=players, name=system.name, text=text, bases=bases),)


def _problems(event: Event, contestant: str, players: tuple[str, ...]) -> list[Problem]:
    entry = contest_of(event).entries.get(contestant)
    if entry is None:
        return [Problem("not-entered", Place(tag=contestant), contestant)]
    problems = [Problem("not-entered", Place(tag=who), who) for who in players if who not in now_playing(entry)]
    if players and (len(set(players)) != 2 or not isinstance(entry.contestant, Team)):
        problems.append(Problem("system-players", found=", ".join(players)))
    return problems


COMMANDS: Subject = {
    FileSystem: Power(file_system, OFFICE | PLAYING, records=(SystemFiled,)),
}
