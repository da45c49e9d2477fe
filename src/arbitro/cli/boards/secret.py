"""Verifiable dealing: a secret is drawn and kept, its commitment published, and after the session it is revealed."""

import os
import secrets
from collections.abc import Callable
from pathlib import Path

import msgspec

from arbitro.book.problem import Place, ProblemsFound, refuse
from arbitro.bridge.commitment import SECRET_BYTES, commitment, dealt_from
from arbitro.bridge.deal import Deal
from arbitro.cli.boards.answers import CommitAnswer, Secret
from arbitro.cli.terminal import err, out, print_json
from arbitro.cli.voice import Voice


def keep(name: str, event: str, boards: int, say: Voice, *, as_json: bool) -> None:
    """Keeps a fresh secret in a file of its own, never over another secret."""
    secret = secrets.token_bytes(SECRET_BYTES)
    kept = msgspec.json.format(msgspec.json.encode(Secret(secret.hex(), event, boards))) + b"\n"
    try:
        handle = os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise refuse("file-exists", where=Place(file=name)) from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(kept)
    except OSError as trouble:
        Path(name).unlink(missing_ok=True)
        raise OSError(trouble.errno, trouble.strerror, name) from None
    published = commitment(secret, event, boards)
    if as_json:
        print_json(CommitAnswer(published, event, boards))
        return
    out().print(published)
    err().print(say("deal-committed", file=name, boards=boards))


def revealed(name: str, check: str | None) -> tuple[Callable[[int], Deal], int, dict[str, str]]:
    """The deals of a secret, how many there are, and what they were committed with."""
    kept, secret = _kept(name)
    published = commitment(secret, kept.event, kept.boards)
    if check is not None and check.strip().lower() != published:
        raise refuse("commitment-differs", found=published, expected=check, where=Place(file=name))
    head = {"commitment": published, "event": kept.event}
    return lambda number: dealt_from(secret, kept.event, number), kept.boards, head


def _kept(name: str) -> tuple[Secret, bytes]:
    """The secret of a file that `--commit` wrote."""
    try:
        kept = msgspec.json.decode(Path(name).read_bytes(), type=Secret)
        secret = bytes.fromhex(kept.secret)
        commitment(secret, kept.event, kept.boards)
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError) as trouble:
        if isinstance(trouble, ProblemsFound):
            raise
        raise refuse("bad-secret", found=trouble, where=Place(file=name)) from None
    return kept, secret
