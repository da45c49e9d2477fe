"""A journal, or the streams of one event, as one file: lines of JSON that prove themselves.

    {"line": "header", "program": …, "streams": […] or null, "facts": 2, "head": …, "persons": 0, …}
    {"line": "fact", "stream": …, "version": 1, …, "text": … or "base64": …, "hash": …}
    {"line": "end", "digest": …}

The hashes are the chain of the facts in the file, so that the head of a whole journal is the journal's own. A fact of
which something was taken out (see `redaction`) has its old hash there, and a seal in a later line. The digest is that
of all lines before it.
"""

import os
import tempfile
from base64 import b64decode, b64encode
from binascii import Error as NotBase64
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator
from datetime import datetime
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct

from arbitro import __version__
from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.journal.fact import BEGINNING, LARGEST_NUMBER, Head, KeptFact, chained, check, head_of
from arbitro.journal.journal import Journal
from arbitro.journal.redaction import Unproved
from arbitro.journal.register import Erased, Person

FORMAT = 1
AT_ONCE = 500


class JournalHead(Struct, frozen=True, forbid_unknown_fields=True):
    """A head as it travels: the hash in hexadecimal digits."""

    position: int
    hash: str


class Header(Struct, frozen=True, tag_field="line", tag="header", forbid_unknown_fields=True, kw_only=True):
    """What the file holds. `journal` is the head of the journal that it was taken from, whose chain has all streams."""

    format: int = FORMAT
    program: str
    streams: tuple[str, ...] | None  # None: all
    facts: int
    head: str
    persons: int  # erased ones too
    journal: JournalHead


class WrittenFact(Struct, frozen=True, tag_field="line", tag="fact", forbid_unknown_fields=True, omit_defaults=True):
    """A fact as it travels: its payload is text where it can be."""

    stream: str
    version: int
    position: int
    time: datetime
    who: str
    authority: str
    kind: str
    schema: int
    hash: str
    text: str | None = None
    base64: str | None = None


class End(Struct, frozen=True, tag_field="line", tag="end", forbid_unknown_fields=True):
    digest: str


class Imported(Struct, frozen=True):
    """What an import took over."""

    facts: int
    streams: int
    persons: int
    head: JournalHead  # of the file


AnyLine = Header | WrittenFact | Person | Erased | End
_DECODER: msgspec.json.Decoder[AnyLine] = msgspec.json.Decoder(AnyLine)


def written_head(head: Head) -> JournalHead:
    return JournalHead(head.position, head.hash.hex())


def written_fact(fact: KeptFact, hash: bytes | None = None) -> WrittenFact:
    """With another hash where the fact stands in another chain."""
    text, base64 = None, None
    try:
        text = fact.payload.decode()
    except UnicodeDecodeError:
        base64 = b64encode(fact.payload).decode()
    return WrittenFact(
        fact.stream,
        fact.version,
        fact.position,
        fact.time,
        fact.who,
        fact.authority,
        fact.kind,
        fact.schema,
        (fact.hash if hash is None else hash).hex(),
        text,
        base64,
    )


def export(journal: Journal, streams: Collection[str] | None = None, *, persons: bool = False) -> Iterator[bytes]:
    """The lines of a file with some streams or all, as of now; with the register if it is to be a backup."""
    whole = journal.head()
    if streams is not None:
        check(Problem("unknown-stream", found=name) for name in streams if not journal.read(name, limit=1))
    head = whole if streams is None else head_of(_facts(journal, streams, whole.position))
    register = tuple(journal.register) if persons else ()
    header = Header(
        program=f"arbitro {__version__}",
        streams=None if streams is None else tuple(sorted(streams)),
        facts=head.position,
        head=head.hash.hex(),
        persons=len(register),
        journal=written_head(whole),
    )
    digest = sha256()
    for line in _lines(header, _facts(journal, streams, whole.position), register, is_whole=streams is None):
        digest.update(line)
        yield line
    yield _line(End(digest.hexdigest()))


def _facts(journal: Journal, streams: Collection[str] | None, until: int) -> Iterator[KeptFact]:
    if streams is not None:
        yield from (fact for fact in journal.merged(streams) if fact.position <= until)
        return
    position = 0
    while position < until:
        facts = journal.read_all(position, min(AT_ONCE, until - position))
        if not facts:
            raise refuse("journal-cut", found=position, expected=until)
        yield from facts
        position = facts[-1].position


def _lines(
    header: Header, facts: Iterable[KeptFact], register: Iterable[Person | Erased], *, is_whole: bool
) -> Iterator[bytes]:
    """Refused at the end if the facts are not those that the head has bound: the journal was changed."""
    yield _line(header)
    last = BEGINNING
    unproved: Unproved[int] = Unproved()
    for fact in facts:
        bound = chained(last, fact)
        if is_whole and bound != fact.hash:
            unproved.doubt(fact.stream, fact.version, bound, fact.position)
        unproved.hear(fact.stream, fact.payload)
        last = fact.hash if is_whole else bound
        yield _line(written_fact(fact, last))
    if unproved.said or last.hex() != header.head:
        raise refuse("journal-rewritten", found=last.hex(), expected=header.head)
    yield from map(_line, register)


def _line(entry: AnyLine) -> bytes:
    return msgspec.json.encode(entry) + b"\n"


def read_header(lines: Iterable[bytes], file: str = "") -> Header:
    """What a file says of itself, unproved."""
    reading = _ExportReading(file)
    for line in lines:
        return reading.header(line)
    raise reading.refusal("not-an-export")


def is_export(file: Path) -> bool:
    """By its first letter; whatever else there is may be a database."""
    with file.open("rb") as start:
        return start.read(1) == b"{"


def take_in(journal: Journal, lines: Iterable[bytes], file: str = "") -> Imported:
    """Imports a file into a journal that has none of its streams; refused whole if anything is wrong with it."""
    reading = _ExportReading(file)
    journal.adopt(reading.entries(lines))
    return reading.imported


class _ExportReading:
    """A file that is proved while it is read. The problems have the line."""

    def __init__(self, file: str) -> None:
        self._file = file or None
        self._number = 0
        self._header: Header | None = None
        self._versions: dict[str, int] = {}
        self._last = BEGINNING
        self._unproved: Unproved[ProblemsFound] = Unproved()
        self._facts = 0
        self._persons = 0

    @property
    def imported(self) -> Imported:
        head = JournalHead(self._facts, self._last.hex())
        return Imported(self._facts, len(self._versions), self._persons, head)

    def entries(self, lines: Iterable[bytes]) -> Iterator[KeptFact | Person | Erased]:
        digest = sha256()
        ended = False
        for self._number, line in enumerate(lines, 1):
            if ended:
                raise self.refusal("export-line")
            entry = self._decoded(line)
            match entry:
                case Header():
                    self._begin(entry)
                case WrittenFact():
                    yield self._fact(entry)
                case Person() | Erased():
                    self._persons += 1
                    yield entry
                case End():
                    self._end(entry, digest.hexdigest())
                    ended = True
            digest.update(line)
        if not ended:
            raise self.refusal("export-cut" if self._header else "not-an-export")

    def _decoded(self, line: bytes) -> AnyLine:
        try:
            entry = _DECODER.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as trouble:
            if self._header is None:
                raise self.refusal("not-an-export") from None
            if not line.endswith(b"\n"):
                raise self.refusal("export-cut") from None
            raise self.refusal("export-line", found=str(trouble)) from None
        if (self._header is None) != isinstance(entry, Header):
            raise self.refusal("export-line" if self._header else "not-an-export")
        return entry

    def header(self, line: bytes) -> Header:
        entry = self._decoded(line)
        assert isinstance(entry, Header)
        self._begin(entry)
        return entry

    def _begin(self, header: Header) -> None:
        if header.format != FORMAT:
            raise self.refusal("export-newer", found=header.program, expected=f"arbitro {__version__}")
        self._header = header

    def _fact(self, written: WrittenFact) -> KeptFact:
        try:
            payload = _payload(written)
            hash = bytes.fromhex(written.hash)
        except (NotBase64, ValueError) as trouble:
            raise self.refusal("export-line", found=str(trouble)) from None
        if written.time.utcoffset() is None or not 0 <= written.schema <= LARGEST_NUMBER:
            raise self.refusal("export-line", found=f"{written.time.isoformat()}, {written.schema}")
        fact = KeptFact(
            written.stream,
            written.version,
            written.position,
            written.time,
            written.who,
            written.authority,
            written.kind,
            written.schema,
            payload,
            hash,
        )
        version = self._versions.get(fact.stream, 0) + 1
        bound = chained(self._last, fact)
        if bound != hash:
            self._unproved.doubt(fact.stream, fact.version, bound, self.refusal("export-changed"))
        self._unproved.hear(fact.stream, fact.payload)
        if fact.version != version:
            raise self.refusal("export-changed")
        self._last = hash
        self._versions[fact.stream] = version
        self._facts += 1
        return fact

    def _end(self, end: End, digest: str) -> None:
        assert self._header is not None
        if (self._facts, self._persons) != (self._header.facts, self._header.persons):
            raise self.refusal("export-cut")
        for refusal in self._unproved.said:
            raise refusal
        if end.digest != digest or self._header.head != self._last.hex():
            raise self.refusal("export-changed")

    def refusal(self, kind: str, *, found: str = "", expected: str = "") -> ProblemsFound:
        return refuse(kind, found=found, expected=expected, where=Place(file=self._file, line=self._number or None))


def _payload(written: WrittenFact) -> bytes:
    if (written.text is None) == (written.base64 is None):
        raise ValueError("text, base64")
    return b64decode(written.base64, validate=True) if written.base64 is not None else (written.text or "").encode()


def backed_up(journal: Journal, target: Path, copy: Callable[[Path], Head | None]) -> Head:
    """A copy of the database, or else an export with the register; it appears under its name when it is complete and
    was read again.

    It can be read by its owner alone, for it has the names of persons.
    """
    if target.exists():
        raise refuse("file-exists", where=Place(file=str(target)))
    if not target.parent.is_dir():
        raise refuse("directory-missing", where=Place(file=str(target)))
    handle, beside = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    temporary = Path(beside)
    try:
        with os.fdopen(handle, "r+b") as file:
            head = copy(temporary)
            if head is None:
                head = journal.head()
                file.writelines(export(journal, persons=True))
                file.seek(0)
                deque(_ExportReading(str(target)).entries(file), maxlen=0)
            file.flush()
            os.fsync(file.fileno())
        temporary.rename(target)
    finally:
        temporary.unlink(missing_ok=True)
    return head
