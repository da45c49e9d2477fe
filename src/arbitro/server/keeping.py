"""The record is looked after while the server runs: what is new is compared with its chain, and every evening a copy is
made beside the file, of which the last few stay. A file alone is copied: PostgreSQL has tools of its own for it."""

import re
from collections.abc import Callable, Iterable
from datetime import datetime, time, timedelta
from pathlib import Path
from threading import Event

from litestar import get
from msgspec import Struct

from arbitro.answers.problems import SaidProblem, said_problems
from arbitro.book.problem import Problem, ProblemsFound
from arbitro.journal.checking import STREAM, checked, last_checked, mark
from arbitro.journal.opening import POSTGRES, open_journal
from arbitro.office.actor import Role
from arbitro.server.house import House, demand, house_of, language_of
from arbitro.server.logs import tell
from arbitro.server.problems import AnyRequest

EVENING = time(23)  # by the clock of the house
LOOKING = 60.0  # seconds until it is looked again whether a copy is due
REST = 0.02  # seconds after each piece of the chain, which is for those who play
AFTER_TROUBLE = 3600.0  # where it could not be made


class EveningCopy(Struct, frozen=True):
    """A copy beside the file, of an evening."""

    file: str
    evening: str


class Keeping(Struct, frozen=True, kw_only=True):
    """How the record is kept. `is_file`: it is copied here; a database on a server is copied by its own tools.
    `checked`: when it was last compared with its chain, since this server runs, and `problems` that it had, or that
    kept a copy from being made."""

    is_file: bool
    kept: int
    copies: tuple[EveningCopy, ...]
    checked: datetime | None
    problems: tuple[SaidProblem, ...]


class Keeper:
    """Of one house. It works when it is told to, or in a thread until it is stopped."""

    def __init__(self, house: House) -> None:
        self._house = house
        name = house.office.journal.name
        self.file = None if name.startswith(POSTGRES) else Path(name).absolute()
        self.checked: datetime | None = None
        self._damage: tuple[Problem, ...] = ()
        self._trouble: tuple[Problem, ...] = ()
        self._stop = Event()

    @property
    def problems(self) -> tuple[Problem, ...]:
        return self._damage + self._trouble

    def check(self) -> None:
        """Compares with the chain what is new since the last time it was in order, and notes how far that is."""
        journal, now = self._house.office.journal, self._house.clock()
        verified = checked(journal, rest=REST)
        self.checked, self._damage = now, verified.problems
        if verified.problems:
            tell("damaged", problems=[problem.kind for problem in verified.problems])
        elif verified.head.position > last_checked(journal).position + 1:  # its own mark is nothing new
            journal.append(STREAM, None, [mark(verified, now)])

    # -- copies

    def copies(self) -> list[tuple[str, Path]]:
        """By their evenings, the last one first."""
        if self.file is None:
            return []
        form = re.compile(re.escape(f"{self.file.stem}.backup-") + r"(\d{4}-\d\d-\d\d)" + re.escape(self.file.suffix))
        named = ((form.fullmatch(path.name), path) for path in self.file.parent.iterdir())
        return sorted(((match[1], path) for match, path in named if match), reverse=True)

    def copy_if_due(self) -> None:
        """Of the evening that was the last, unless nothing has happened since the copy before."""
        if self.file is None or not self._house.settings.backups:
            return
        evening = _evening(self._house.clock().astimezone())
        copies = self.copies()
        if any(of == evening for of, _ in copies) or not self._is_new(path for _, path in copies):
            return
        self._house.office.journal.backup(self.file.with_name(f"{self.file.stem}.backup-{evening}{self.file.suffix}"))
        for _, path in self.copies()[self._house.settings.backups :]:
            path.unlink(missing_ok=True)

    def _is_new(self, copies: Iterable[Path]) -> bool:
        """Whether something was recorded that the last copy does not have."""
        head = self._house.office.journal.head()
        for path in copies:
            with open_journal(path, create=False, writable=False) as copy:
                return copy.head() != head
        return bool(head.position)

    # -- by itself

    def run(self) -> None:
        """Until it is stopped: the chain once, then a copy whenever one is due."""
        self._told(self.check)
        while not self._stop.wait(LOOKING if self._told(self.copy_if_due) else AFTER_TROUBLE):
            pass

    def stop(self) -> None:
        self._stop.set()

    def _told(self, work: Callable[[], None]) -> bool:
        """Whether it could be done; if not, why is kept for the organisers."""
        self._trouble = ()
        try:
            work()
        except ProblemsFound as trouble:
            self._trouble = trouble.problems
        except OSError as trouble:
            self._trouble = (Problem("file-trouble", found=str(trouble)),)
        if self._trouble:
            tell("keeping", problems=[problem.kind for problem in self._trouble])
        return not self._trouble


def _evening(now: datetime) -> str:
    """The last evening that is over."""
    return f"{now if now.time() >= EVENING else now - timedelta(days=1):%Y-%m-%d}"


@get("/api/keeping", sync_to_thread=True, tags=["health"], summary="How the record is kept: checks, copies")
def keeping(request: AnyRequest) -> Keeping:
    """For organisers."""
    demand(request, {Role.ORGANISER})
    keeper: Keeper = request.app.state.keeper
    return Keeping(
        is_file=keeper.file is not None,
        kept=house_of(request).settings.backups,
        copies=tuple(EveningCopy(path.name, evening) for evening, path in keeper.copies()),
        checked=keeper.checked,
        problems=said_problems(keeper.problems, language_of(request)),
    )
