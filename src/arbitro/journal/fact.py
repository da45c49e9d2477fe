"""Facts as the journal keeps them, and the chain that binds them.

The payload is bytes to the journal; what they mean is known above. A fact names persons by id only (see `register`).
"""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from struct import Struct as Packing

from msgspec import Struct

from arbitro.book.problem import Place, Problem, ProblemsFound

LARGEST_PAYLOAD = 16 * 2**20  # bytes of one fact
LARGEST_APPEND = 64 * 2**20  # bytes of all facts of an append
LONGEST_TEXT = 500  # bytes of a stream's name, a kind, a person's id, a key
LARGEST_NUMBER = 2**31 - 1  # of a payload's schema

BEGINNING = bytes(32)  # what the first fact is chained to

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)
_NUMBERS = Packing(">qqq5I")  # version, time, schema; the lengths of the four texts and the payload


class NewFact(Struct, frozen=True):
    """A fact to be kept. The time is the moment at which it was decided: the journal has no clock."""

    kind: str
    payload: bytes
    time: datetime
    who: str = ""
    authority: str = ""
    schema: int = 1


class KeptFact(Struct, frozen=True):
    """A fact that is kept: the nth of its stream (`version`) and of the journal (`position`), both from 1 without gaps.

    `hash` is the chain up to here.
    """

    stream: str
    version: int
    position: int
    time: datetime
    who: str
    authority: str
    kind: str
    schema: int
    payload: bytes
    hash: bytes


class Write(Struct, frozen=True):
    """Facts for one stream, which must be at the expected version: 0 is a new stream, None is any version.

    Without facts it only demands the version.
    """

    stream: str
    expected: int | None
    facts: tuple[NewFact, ...] = ()


class CommandKey(Struct, frozen=True):
    """An idempotency key: one name, one command. `body` is the command as it came; the journal keeps its digest."""

    name: str
    body: bytes

    @property
    def digest(self) -> bytes:
        return sha256(self.body).digest()


class AppendQueue:
    """Appends that stand in a line, each decided on what those before it come to: once one of them is not written, none
    behind it is, though its stream may have reached the version that it expects."""

    __slots__ = ("broken",)

    def __init__(self) -> None:
        self.broken = False


class Appended(Struct, frozen=True):
    """What an append did: the first and the last position, and the versions that the streams have reached by it.

    `again`: it was done before, under the same key, and this is what it did then."""

    first: int
    last: int
    versions: dict[str, int]
    again: bool = False


class Head(Struct, frozen=True):
    """The end of a chain: so many facts, bound by this hash."""

    position: int = 0
    hash: bytes = BEGINNING

    @property
    def text(self) -> str:
        """As it is published, and compared with later."""
        return f"{self.position}:{self.hash.hex()}"


class Stale(Struct, frozen=True):
    """A stream that is not at the version that a write expected."""

    stream: str
    expected: int
    found: int


class Conflict(ProblemsFound):
    """Somebody else has written to the stream meanwhile: read it again and decide anew. Nothing was written."""

    def __init__(self, stale: Iterable[Stale]) -> None:
        self.stale = tuple(stale)
        super().__init__(
            Problem("journal-conflict", Place(tag=write.stream), str(write.found), str(write.expected))
            for write in self.stale
        )


def micros(time: datetime) -> int:
    """Microseconds since 1970, UTC: how times are stored and hashed."""
    return (time - _EPOCH) // _MICROSECOND


def moment(micros: int) -> datetime:
    return _EPOCH + timedelta(microseconds=micros)


def link(
    previous: bytes,
    stream: str,
    version: int,
    time: int,
    who: str,
    authority: str,
    kind: str,
    schema: int,
    payload: bytes,
) -> bytes:
    """The next hash of a chain: SHA-256 of the last one and of every field of the fact but its position.

    The order of the chain is the position. Since no fact holds it, the facts of some streams have the same chain in
    every journal that they are imported into.
    """
    texts = (stream.encode(), who.encode(), authority.encode(), kind.encode(), payload)
    return sha256(b"".join((previous, _NUMBERS.pack(version, time, schema, *map(len, texts)), *texts))).digest()


def chained(previous: bytes, fact: KeptFact) -> bytes:
    """The hash after this fact, whatever hash it has itself."""
    time = micros(fact.time)
    return link(
        previous, fact.stream, fact.version, time, fact.who, fact.authority, fact.kind, fact.schema, fact.payload
    )


def head_of(facts: Iterable[KeptFact]) -> Head:
    """The end of the chain of these facts alone, in their order."""
    number, last = 0, BEGINNING
    for number, fact in enumerate(facts, 1):  # noqa: B007
        last = chained(last, fact)
    return Head(number, last)


def write_problems(writes: Iterable[Write], key: CommandKey | None = None) -> list[Problem]:
    """What cannot be kept, in either database."""
    problems: list[Problem] = []
    facts = size = 0
    for write in writes:
        facts += len(write.facts)
        if not (write.stream and is_plain(write.stream)):
            problems += text_problems(write.stream, place(write.stream), needed=True)
        if write.expected is not None and write.expected < 0:
            problems.append(Problem("journal-version", place(write.stream), str(write.expected), "0"))
        for fact in write.facts:
            size += len(fact.payload)
            problems += fact_problems(fact, write.stream)
    if size > LARGEST_APPEND:
        problems.append(Problem("journal-payload-size", found=str(size), expected=str(LARGEST_APPEND)))
    if not facts:
        problems.append(Problem("journal-no-facts"))
    if key is not None and not (key.name and is_plain(key.name)):
        problems += text_problems(key.name, place(key.name), needed=True)
    return problems


def fact_problems(fact: NewFact | KeptFact, stream: str) -> Iterable[Problem]:
    is_fine = (
        fact.kind
        and is_plain(fact.kind + fact.who + fact.authority)
        and fact.time.tzinfo is UTC
        and 0 <= fact.schema <= LARGEST_NUMBER
        and len(fact.payload) <= LARGEST_PAYLOAD
    )
    return () if is_fine else _looked_at(fact, place(stream))


def _looked_at(fact: NewFact | KeptFact, where: Place) -> Iterator[Problem]:
    yield from text_problems(fact.kind, where, needed=True)
    for text in (fact.who, fact.authority):
        yield from text_problems(text, where)
    if fact.time.utcoffset() is None:
        yield Problem("journal-time", where, fact.time.isoformat())
    if not 0 <= fact.schema <= LARGEST_NUMBER:
        yield Problem("journal-schema-number", where, str(fact.schema), f"0-{LARGEST_NUMBER}")
    if len(fact.payload) > LARGEST_PAYLOAD:
        yield Problem("journal-payload-size", where, str(len(fact.payload)), str(LARGEST_PAYLOAD))


def place(name: str) -> Place:
    """A stream or a key, in characters that can be told."""
    return Place(tag=name.encode(errors="replace").decode()[:LONGEST_TEXT])


def is_plain(text: str) -> bool:
    """Surely in order; what is not plain is looked at."""
    return len(text) <= LONGEST_TEXT and text.isascii() and "\0" not in text


def text_problems(text: str, where: Place, *, needed: bool = False) -> Iterator[Problem]:
    """Neither NUL, which PostgreSQL does not keep, nor half characters."""
    if needed and not text:
        yield Problem("journal-text-empty", where)
    try:
        length = len(text.encode())
    except UnicodeEncodeError:
        yield Problem("journal-text", where, ascii(text))
        return
    if "\0" in text:
        yield Problem("journal-text", where, ascii(text))
    if length > LONGEST_TEXT:
        yield Problem("journal-text-length", where, str(length), str(LONGEST_TEXT))


def check(problems: Iterable[Problem]) -> None:
    """Raises with all of them, if there are any."""
    if reasons := tuple(problems):
        raise ProblemsFound(reasons)
