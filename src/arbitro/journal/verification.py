"""Reads a journal again, whole or from a head that was in order, and compares it with its chain."""

from collections.abc import Callable, Iterable
from struct import error as PackingError  # noqa: N812
from time import sleep
from typing import Any

from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.journal.fact import BEGINNING, Head, link
from arbitro.journal.journal import Verified
from arbitro.journal.ledger import RowSource
from arbitro.journal.redaction import Unproved
from arbitro.journal.tables import HASH_AT, KEYS, OF_ALL, VERSION_AT

AT_ONCE = 500
DIGEST = 32  # bytes
MOST = 100  # problems that are told; one broken place can show in every fact after it


class ChainWalk:
    """A walk along the chain, with what was found wrong."""

    def __init__(self, rows: RowSource, heads: Iterable[Head]) -> None:
        self.problems: list[Problem] = []
        self._rows = rows
        self._published: dict[int, set[bytes]] = {}
        for head in heads:
            self._published.setdefault(head.position, set()).add(head.hash)
        self._unproved: Unproved[Problem] = Unproved()
        self._versions: dict[str, int] = {}
        self.position, self.hash = 0, BEGINNING
        self._before = 0  # facts that are not read again
        self._compare()

    @property
    def streams(self) -> int:
        return len(self._versions)

    @property
    def redacted(self) -> int:
        return self._unproved.sealed

    def go_to(self, after: Head) -> None:
        """Begins behind a fact that was in order, if it is still there."""
        for (hash,) in self._rows(HASH_AT, (after.position,)):
            self.position = self._before = after.position
            self.hash = hash if isinstance(hash, bytes) else b""
            self._compare()

    def walk(self, head: Callable[[], Head], rest: float) -> None:
        """To the head, which may move on meanwhile."""
        keys = self._rows(KEYS, (self.position,))  # none is younger than the facts that are read now
        reached = -1
        while self.position > reached:
            reached = self.position
            while read := self._rows(OF_ALL, (self.position, AT_ONCE)):
                for row in read:
                    self._next(row)
                sleep(rest)
            stored = head()
            if stored.position <= self.position:
                break
        if stored.position < self.position:
            self._tell("journal-beyond-head", found=self.position, expected=stored.position)
        self._published.setdefault(stored.position, set()).add(stored.hash)
        if stored.position == self.position:
            self._compare()
        self._check_keys(keys)

    def _check_keys(self, keys: Iterable[tuple[Any, ...]]) -> None:
        """Each stands for facts that there are, and for no other key's."""
        until = 0
        for name, digest, first, last in keys:
            is_whole = isinstance(digest, bytes) and len(digest) == DIGEST
            is_somewhere = isinstance(first, int) and isinstance(last, int) and until < first <= last <= self.position
            if is_whole and is_somewhere:
                until = last
            else:
                self._tell("journal-key-damaged", Place(tag=str(name)), f"{first} … {last}")

    def end(self) -> None:
        """Facts that were changed, and heads that were not reached."""
        self.problems += self._unproved.said
        for missing in sorted(at for at in self._published if at > self.position):
            self._tell("journal-cut", found=self.position, expected=missing)

    def _next(self, row: tuple[Any, ...]) -> None:
        at, stream, version, hash = row[0], str(row[1]), row[2], row[9]
        if not isinstance(at, int) or at <= self.position:
            raise refuse("journal-damaged", found=at, where=Place(index=self.position + 1))
        if at != self.position + 1:
            self._tell("journal-gap", Place(index=self.position + 1), at, self.position + 1)
        if (bound := _bound(self.hash, row)) != hash:
            self._unproved.doubt(stream, version, bound, Problem("journal-changed", Place(index=at), stream))
        self._unproved.hear(stream, row[8])
        expected = self._version(stream) + 1
        if version != expected:
            self._tell("journal-version-gap", Place(tag=stream, index=at), version, expected)
        self._versions[stream] = version if isinstance(version, int) else expected
        self.position, self.hash = at, hash if isinstance(hash, bytes) else b""
        self._compare()

    def _version(self, stream: str) -> int:
        """That it had reached before."""
        if stream not in self._versions and self._before:
            ((known,),) = self._rows(VERSION_AT, (stream, self._before))
            self._versions[stream] = known or 0
        return self._versions.get(stream, 0)

    def _compare(self) -> None:
        for hash in self._published.pop(self.position, ()):
            if hash != self.hash:
                self._tell("journal-rewritten", Place(index=self.position), self.hash.hex(), hash.hex())

    def _tell(self, kind: str, where: Place = Place(), found: object = "", expected: object = "") -> None:  # noqa: B008
        self.problems.append(Problem(kind, where, str(found), str(expected)))


def verified(
    rows: RowSource,
    head: Callable[[], Head],
    heads: Iterable[Head] = (),
    damage: Iterable[str] = (),
    after: Head = Head(),  # noqa: B008
    rest: float = 0.0,
) -> Verified:
    """`heads` are those that were published; `damage` is what the database finds itself. What was in order up to
    `after` is not read again; `rest`: seconds after each reading, for whoever else is there."""
    reading = ChainWalk(rows, (*heads, after))
    reading.problems += (Problem("journal-damaged", found=text) for text in damage)
    try:
        reading.go_to(after)
        reading.walk(head, rest)
    except ProblemsFound as trouble:  # the database cannot read its own pages
        reading.problems += trouble.problems
    reading.end()
    head_found = Head(reading.position, reading.hash)
    return Verified(head_found, reading.streams, tuple(reading.problems[:MOST]), reading.redacted)


def _bound(last: bytes, row: tuple[Any, ...]) -> bytes:
    """The hash of a fact as it is; empty if it cannot have one."""
    try:
        return link(last, *row[1:9])
    except (TypeError, ValueError, AttributeError, PackingError):  # a damaged row can hold anything
        return b""
