"""`arbitro bws show`."""

from pathlib import Path

from click.exceptions import Exit
from msgspec import Struct

from arbitro.answers.problems import SaidProblem, said_problems
from arbitro.cli.terminal import PROBLEMS, note, out, print_json, tell
from arbitro.cli.voice import Voice, clean
from arbitro.formats import bws


class DeviceSection(Struct, frozen=True):
    """A section of the file."""

    section: str
    tables: int
    rounds: int
    pairs: int
    results: int
    expected: int


class DeviceFile(Struct, frozen=True):
    """`arbitro bws show --json`."""

    sections: tuple[DeviceSection, ...]
    hands: int
    problems: tuple[SaidProblem, ...]
    notes: tuple[SaidProblem, ...]


def show(say: Voice, file: str, json: bool) -> None:
    session = bws.read(Path(file).read_bytes(), clean(file))
    expected = [place[0] for place in session.expected()]
    sections = tuple(
        DeviceSection(
            section.letter,
            section.movement.tables,
            len(section.movement.rounds),
            len(section.movement.contestants),
            sum(result.section == section.letter for result in session.results),
            expected.count(section.letter),
        )
        for section in session.sections
    )
    if json:
        told = (said_problems(problems, say.language) for problems in (session.problems, session.notes))
        print_json(DeviceFile(sections, len(session.deals), *told))
    else:
        for each in sections:
            out().print(say("bws-section", **{name: getattr(each, name) for name in DeviceSection.__struct_fields__}))
        out().print(say("bws-hands", boards=len(session.deals)))
        tell(session.problems, say)
        note(session.notes, say)
    if session.problems:
        raise Exit(PROBLEMS)
