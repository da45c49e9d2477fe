"""What becomes of requests that go into one transaction, decided in memory."""

from collections.abc import Iterable
from typing import Protocol

from msgspec.structs import replace

from arbitro.book.problem import ProblemsFound, refuse
from arbitro.journal.fact import Appended, AppendQueue, CommandKey, Conflict, Head, Stale, Write, link, micros
from arbitro.journal.ledger import AnswerKept, KeyRow
from arbitro.journal.tables import Row


class AppendRequest(Protocol):
    @property
    def writes(self) -> tuple[Write, ...]: ...

    @property
    def key(self) -> CommandKey | None: ...

    @property
    def line(self) -> AppendQueue | None: ...


class AppendGroup:
    """Requests of one transaction, decided one after the other in memory."""

    def __init__(self, head: Head, versions: dict[str, int], answers: dict[str, AnswerKept]) -> None:
        self.rows: list[Row] = []
        self.keys: list[KeyRow] = []
        self.is_sure = True  # whether every outcome holds if the answers were not all known
        self._position, self._hash = head.position, head.hash
        self._versions = versions
        self._answers = answers
        self._broken: set[AppendQueue] = set()

    @property
    def head(self) -> Head:
        return Head(self._position, self._hash)

    def outcomes(self, requests: Iterable[AppendRequest]) -> list[Appended | Exception]:
        outcomes: list[Appended | Exception] = []
        for request in requests:
            try:
                outcomes.append(self._in_line(request))
            except ProblemsFound as trouble:
                outcomes.append(trouble)
                self.is_sure &= request.key is None
        return outcomes

    def _in_line(self, request: AppendRequest) -> Appended:
        """A line is broken for good only when it is sure what becomes of the group."""
        line = request.line
        if line is None:
            return self.answer(request.writes, request.key)
        is_broken = line.broken or line in self._broken
        self._broken.add(line)
        appended = self.answer(request.writes, request.key, is_stale=is_broken)
        if not (is_broken or appended.again):
            self._broken.remove(line)
        return appended

    def answer(self, writes: Iterable[Write], key: CommandKey | None, *, is_stale: bool = False) -> Appended:
        """Takes the facts into the group; or refuses, and the group is as it was."""
        digest = key.digest if key is not None else b""
        if key is not None and (known := self._answers.get(key.name)) is not None:
            return replace(same_command(known, digest, key.name), again=True)
        self._demand(writes, is_stale)
        first = self._position + 1
        reached: dict[str, int] = {}
        for write in writes:
            stream, version = write.stream, self._versions[write.stream]
            for fact in write.facts:
                version += 1
                columns = (
                    stream, version, micros(fact.time), fact.who, fact.authority, fact.kind, fact.schema, fact.payload,
                )  # fmt: skip
                self._position += 1
                self._hash = link(self._hash, *columns)
                self.rows.append((self._position, *columns, self._hash))
            self._versions[stream] = version
            if write.facts:
                reached[stream] = version
        appended = Appended(first, self._position, reached)
        if key is not None:
            self._answers[key.name] = AnswerKept(digest, appended)
            self.keys.append((key.name, digest, first, self._position))
        return appended

    def _demand(self, writes: Iterable[Write], is_stale: bool) -> None:
        """Every stream must be where its write expects it, counting the writes before it in the same request."""
        ahead: dict[str, int] = {}
        stale = []
        for write in writes:
            reached = self._versions[write.stream] + ahead.get(write.stream, 0)
            expected = reached if write.expected is None else write.expected
            if is_stale or expected != reached:
                stale.append(Stale(write.stream, expected, reached))
            ahead[write.stream] = ahead.get(write.stream, 0) + len(write.facts)
        if stale:
            raise Conflict(stale)


def same_command(known: AnswerKept, digest: bytes, name: str) -> Appended:
    """The first answer, if it is the same command that asks again."""
    if known.digest != digest:
        raise refuse("journal-key-reused", found=name)
    return known.answer
