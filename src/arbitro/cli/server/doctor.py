"""`arbitro doctor`: whether this machine is fit to serve an evening, before the players come."""

import os
import shutil
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from click.exceptions import Exit
from msgspec import Struct

import arbitro.server  # noqa: F401 - a package that it lacks is told
from arbitro.book.problem import Problem, ProblemsFound
from arbitro.cli.server.addresses import addresses, code, listening_problem
from arbitro.cli.terminal import PROBLEMS, out, print_json, system_problem
from arbitro.cli.voice import Voice
from arbitro.journal import Journal, Verified, open_journal
from arbitro.journal.checking import STREAM, checked, mark
from arbitro.journal.opening import POSTGRES, SQLITE

SCRATCH = "scratch.db"
WANTED_SPACE = 200 * 2**20  # bytes: hundreds of evenings, and what the database needs while it tidies up
CLOCK_WATCHED = 0.2  # seconds
CLOCK_MAY_DIFFER = 0.02
OLDEST = datetime(2024, 1, 1, tzinfo=UTC)  # a clock that is before this was never set
FUTURE = timedelta(minutes=1)
SLOW_FSYNC = 0.25  # seconds: more, and players wait for their confirmations
FSYNCS = 5

_wall, _steady = time.time, time.monotonic

CheckName = Literal["port", "disk", "clock", "journal", "database", "fsync"]


class DoctorCheck(Struct, frozen=True, omit_defaults=True):
    """One thing that was looked at; `problem`, if it is not in order."""

    name: CheckName
    found: str
    problem: Problem | None = None


class DoctorAnswer(Struct, frozen=True):
    """`arbitro doctor --json`. `addresses`: as players will type them, the best first."""

    healthy: bool
    checks: tuple[DoctorCheck, ...]
    addresses: tuple[str, ...]


def doctor(
    say: Voice,
    address: str,
    port: int,
    database: str,
    secure: bool,
    whole: bool,
    json: bool,
) -> None:
    checks = tuple(_checks(address, port, database, whole))
    answer = DoctorAnswer(
        not any(check.problem for check in checks), checks, addresses(address, port, is_secure=secure)
    )
    if json:
        print_json(answer)
    else:
        console = out()
        for check in checks:
            said = say.problem(check.problem) if check.problem else say(f"doctor-{check.name}", found=check.found)
            console.print(f"{'✗' if check.problem else '✓'} {said}")
            if check.name == "journal" and check.problem:
                console.print(say("journal-way-back"))
        for there in answer.addresses:
            console.print(say("serve-address", address=there))
        console.print(code(answer.addresses[0]))
    if not answer.healthy:
        raise Exit(PROBLEMS)


def _checks(address: str, port: int, database: str, whole: bool) -> Iterator[DoctorCheck]:
    yield DoctorCheck("port", str(port), listening_problem(address, port))
    folder = None if database.startswith(POSTGRES) else Path(database.removeprefix(SQLITE)).absolute().parent
    yield _disk(folder or Path.cwd())
    yield _clock()
    yield from _database(database, folder, whole)


def _disk(folder: Path) -> DoctorCheck:
    try:
        free = shutil.disk_usage(folder).free
    except OSError as trouble:
        return DoctorCheck("disk", "", system_problem(trouble))
    space = f"{free / 2**20:,.0f} MB"
    if free < WANTED_SPACE:
        return DoctorCheck("disk", space, Problem("doctor-disk", found=space, expected=f"{WANTED_SPACE >> 20} MB"))
    return DoctorCheck("disk", space)


def _clock() -> DoctorCheck:
    """Set at all, and as fast as time goes."""
    wall, steady = _wall(), _steady()
    time.sleep(CLOCK_WATCHED)
    off = (_wall() - wall) - (_steady() - steady)
    now = datetime.now(UTC)
    shown = f"{now:%Y-%m-%d %H:%M:%S} UTC"
    if now < OLDEST or abs(off) > CLOCK_MAY_DIFFER:
        return DoctorCheck("clock", shown, Problem("doctor-clock", found=f"{shown}, {off:+.3f} s"))
    return DoctorCheck("clock", shown)


def _database(database: str, folder: Path | None, whole: bool) -> Iterator[DoctorCheck]:
    """That it opens, is in order and takes a fact, how long the disk takes to keep it, and that none is of later."""
    try:
        if folder is None or Path(database.removeprefix(SQLITE)).exists():
            with open_journal(database) as journal:
                verified = checked(journal, whole=whole)
                yield DoctorCheck("journal", str(verified.head.position), next(iter(verified.problems), None))
                yield from _written(journal, journal.name, folder, verified)
            return
        with TemporaryDirectory(dir=folder) as scratch, open_journal(Path(scratch) / SCRATCH) as journal:
            yield from _written(journal, str(Path(database.removeprefix(SQLITE)).absolute()), folder, journal.verify())
    except ProblemsFound as trouble:
        yield DoctorCheck("database", "", trouble.problems[0])
    except OSError as trouble:
        yield DoctorCheck("database", "", system_problem(trouble))


def _written(journal: Journal, name: str, folder: Path | None, verified: Verified) -> Iterator[DoctorCheck]:
    now = datetime.now(UTC)
    position = journal.head().position
    latest = max((fact.time for fact in journal.read_all(max(0, position - 1))), default=now)
    began = time.perf_counter()
    journal.append(STREAM, None, [mark(verified, now)])
    took = time.perf_counter() - began
    if latest > now + FUTURE:
        ahead = Problem("doctor-future", found=f"{latest:%Y-%m-%d %H:%M}", expected=f"{now:%Y-%m-%d %H:%M}")
        yield DoctorCheck("database", name, ahead)
    else:
        yield DoctorCheck("database", name)
    slow = took if folder is None else _fsync(folder)
    milliseconds = f"{slow * 1000:.1f} ms"
    problem = Problem("doctor-fsync", found=milliseconds, expected=f"{SLOW_FSYNC * 1000:.0f} ms")
    yield DoctorCheck("fsync", milliseconds, problem if slow > SLOW_FSYNC else None)


def _fsync(folder: Path) -> float:
    """Seconds until a page is on the disk, the middle one of some."""
    taken = []
    with TemporaryDirectory(dir=folder) as scratch, (Path(scratch) / "page").open("wb") as page:
        for _ in range(FSYNCS):
            page.write(b"\0" * 4096)
            began = time.perf_counter()
            page.flush()
            os.fsync(page.fileno())
            taken.append(time.perf_counter() - began)
    return sorted(taken)[FSYNCS // 2]
