"""Text that is taken out of facts at a person's request, while the chain stays whole.

The payload of a fact, or who did it, is replaced. Its hash stays, and the chain goes on from it as before. What the
hash can no longer prove is proved by a later fact of the stream `redactions`: its seals say which facts were changed,
and are the hashes that the chain would have at these places with what is there now.
"""

from collections.abc import Iterable
from datetime import datetime
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct

from arbitro.book.problem import refuse
from arbitro.journal.fact import BEGINNING, Head, NewFact, check, fact_problems, link, micros
from arbitro.journal.ledger import Ledger, versions
from arbitro.journal.tables import HASH_AT, OF_STREAM

STREAM = "redactions"
KIND = "redacted"
SCHEMA = 1


class Redaction(Struct, frozen=True):
    """What a fact is to say from now on, and who did it."""

    stream: str
    version: int
    who: str
    payload: bytes


class Seal(Struct, frozen=True):
    """The hash, in hexadecimal digits, of a fact as it is now, after the one before it."""

    stream: str
    version: int
    hash: str


_SEALS: msgspec.json.Decoder[tuple[Seal, ...]] = msgspec.json.Decoder(tuple[Seal, ...])


def redacted(ledger: Ledger, head: Head, redactions: Iterable[Redaction], time: datetime, who: str) -> Head:
    """Inside a transaction."""
    seals: list[Seal] = []
    for redaction in redactions:
        rows = ledger.rows(OF_STREAM, (redaction.stream, redaction.version - 1, 1))
        if redaction.stream == STREAM or not rows or rows[0][2] != redaction.version:
            raise refuse("unknown-fact", found=redaction.stream, expected=redaction.version)
        position, _, _, at, _, authority, kind, schema, _, _ = rows[0]
        before = ledger.rows(HASH_AT, (position - 1,))
        said = (redaction.stream, redaction.version, at, redaction.who, authority, kind, schema, redaction.payload)
        seals.append(
            Seal(redaction.stream, redaction.version, link(before[0][0] if before else BEGINNING, *said).hex())
        )
        ledger.rewrite(position, redaction.who, redaction.payload)
    if not seals:
        return head
    fact = NewFact(KIND, msgspec.json.encode(seals), time, who, "", SCHEMA)
    check(fact_problems(fact, STREAM))
    version = versions(ledger.rows, (STREAM,))[STREAM] + 1
    columns = (STREAM, version, micros(time), fact.who, fact.authority, fact.kind, fact.schema, fact.payload)
    after = Head(head.position + 1, link(head.hash, *columns))
    ledger.add([(after.position, *columns, after.hash)])
    return after


Said = TypeVar("Said")


class Unproved(Generic[Said]):
    """Facts that are not what their hash has bound, each until a seal says what it is; with what there is to say of
    those that none does."""

    def __init__(self) -> None:
        self._doubted: dict[tuple[str, int], tuple[str, Said]] = {}
        self.sealed = 0

    def doubt(self, stream: str, version: int, hash: bytes, said: Said) -> None:
        """`hash`: of the fact as it is."""
        self._doubted[stream, version] = (hash.hex(), said)

    def hear(self, stream: str, payload: bytes) -> None:
        """Of any fact that comes later: whether it seals some of them."""
        if stream != STREAM:
            return
        try:
            seals = _SEALS.decode(payload)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return
        for seal in seals:
            if self._doubted.get((seal.stream, seal.version), ("",))[0] == seal.hash != "":
                del self._doubted[seal.stream, seal.version]
                self.sealed += 1

    @property
    def said(self) -> tuple[Said, ...]:
        return tuple(said for _, said in self._doubted.values())
