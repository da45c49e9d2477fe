"""Files: opened to be read, written whole or not at all."""

import contextlib
import os
import stat
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import IO

import msgspec

from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.cli.voice import clean

STANDARD = "-"  # standard input or output


@contextlib.contextmanager
def opened(name: str) -> Iterator[IO[bytes]]:
    """A file, or standard input, as bytes."""
    if name == STANDARD:
        yield sys.stdin.buffer
        return
    with Path(name).open("rb") as file:
        yield file


def completed(text: bytes, beside: Mapping[str, object]) -> bytes:
    """A request with what the command line says beside it; what both say they say alike."""
    with contextlib.suppress(msgspec.DecodeError, RecursionError):  # which whoever reads it tells
        request = msgspec.json.decode(text)
        if beside and isinstance(request, dict):
            twice = [name for name, value in beside.items() if name in request and str(request[name]) != str(value)]
            if twice:
                kind = "option-against-file"
                raise ProblemsFound(Problem(kind, Place(tag=n), _plain(request[n]), _plain(beside[n])) for n in twice)
            return msgspec.json.encode({**request, **beside})
    return text


def _plain(value: object) -> str:
    """A value as a JSON file has it, a text without its quotes."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def ending_of(output: str | None, *known: str) -> str:
    """What the name of a file says is to be written, the first of these if it says nothing; refused if it is none."""
    found = Path(output or "").suffix.lower()
    if found and found not in known:
        where = Place(file=clean(str(output)))
        raise refuse("output-ending", found=clean(found), expected=", ".join(known), where=where)
    return found or known[0]


@contextlib.contextmanager
def destination(name: str | None) -> Iterator[IO[bytes]]:
    """Where to write: standard output, or a file that appears only when it is complete.

    The bytes go to a temporary file beside the target, which takes its place at the end; on any failure the target
    stays as it was. Devices and pipes are written to directly.
    """
    if name is None or name == STANDARD:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    target = Path(name).resolve()
    if not target.parent.is_dir():
        raise refuse("directory-missing", where=Place(file=clean(name)))
    if target.exists() and not target.is_file():
        with target.open("wb") as file:
            yield file
        return
    try:
        handle, beside = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    except OSError as trouble:
        raise OSError(trouble.errno, trouble.strerror, name) from None
    temporary = Path(beside)
    try:
        try:
            with os.fdopen(handle, "wb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            temporary.chmod(_mode(target))
            temporary.replace(target)
        except OSError as trouble:
            raise OSError(trouble.errno, trouble.strerror, trouble.filename or name) from None
    finally:
        temporary.unlink(missing_ok=True)


def _mode(target: Path) -> int:
    """The rights of the file that is replaced, or of any new file."""
    if target.exists():
        return stat.S_IMODE(target.stat().st_mode)
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
