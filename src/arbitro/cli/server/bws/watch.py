"""`arbitro bws watch`."""

from datetime import UTC, datetime
from pathlib import Path
from time import sleep

from arbitro.book.problem import Problem, refuse
from arbitro.cli.terminal import note, out
from arbitro.cli.voice import Voice, clean
from arbitro.formats import bws
from arbitro.journal import open_journal
from arbitro.office.actor import Actor, Role
from arbitro.office.devices import enter_new
from arbitro.office.office import Office

DEVICES = Actor(Role.SCORER, "table-devices")


def watch(say: Voice, file: str, event: str, phase: str, session: int, database: str, every: float, once: bool) -> None:
    told: set[Problem] = set()
    with open_journal(database, create=False) as journal:
        office = Office(journal, lambda: datetime.now(UTC))
        if event not in office.events():
            raise refuse("no-such-event", found=event)
        while True:
            _look(say, office, file, event, phase, session, told)
            if once:
                return
            sleep(every)


def _look(say: Voice, office: Office, file: str, event: str, phase: str, session: int, told: set[Problem]) -> None:
    """Enters what is new, and says what is wrong once."""
    office.refresh()
    sent = bws.read(Path(file).read_bytes(), clean(file))
    entered, problems = enter_new(
        office.event(event), sent, phase, session, lambda result: office.do(result, DEVICES, event)
    )
    fresh = [problem for problem in problems if problem not in told]
    told.update(fresh)
    note(fresh, say)
    if entered:
        out().print(say("bws-entered", results=entered))
