"""`arbitro bws show`."""

from pathlib import Path

from click.exceptions import Exit
from msgspec import Struct

from arbitro.answers.devices import DeviceSection, device_sections_seen
from arbitro.answers.problems import SaidProblem, said_problems
from arbitro.cli.terminal import PROBLEMS, note, out, print_json, tell
from arbitro.cli.voice import Voice, clean
from arbitro.formats import bws


class DeviceFile(Struct, frozen=True):
    """`arbitro bws show --json`."""

    sections: tuple[DeviceSection, ...]
    hands: int
    problems: tuple[SaidProblem, ...]
    notes: tuple[SaidProblem, ...]


def show(say: Voice, file: str, json: bool) -> None:
    session = bws.read(Path(file).read_bytes(), clean(file))
    sections = device_sections_seen(session)
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
