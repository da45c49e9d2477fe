"""Facts and persons that come from another journal."""

from collections.abc import Iterable

from arbitro.journal.fact import (
    BEGINNING,
    Conflict,
    Head,
    KeptFact,
    Stale,
    check,
    fact_problems,
    link,
    micros,
    place,
    text_problems,
)
from arbitro.journal.ledger import Ledger, versions
from arbitro.journal.register import Erased, Person, restore
from arbitro.journal.tables import Row

AT_ONCE = 500  # facts written in one go
MUCH = 8 * 2**20  # or bytes


def adopted(ledger: Ledger, head: Head, kept: Iterable[KeptFact | Person | Erased]) -> Head:
    """Inside a transaction: the facts go on from the head, each the next of its stream. Their positions are new. As
    long as the chain is the one that they come from, a fact of which something was taken out keeps its hash; that it
    has its seal (see `redaction`) is for whoever reads them to prove."""
    reached: dict[str, int] = {}
    rows: list[Row] = []
    size = 0
    position, last, before = head.position, head.hash, BEGINNING
    for entry in kept:
        if not isinstance(entry, KeptFact):
            restore(ledger, entry)
            continue
        stream = entry.stream
        check((*text_problems(stream, place(stream), needed=True), *fact_problems(entry, stream)))
        if stream not in reached:
            reached |= versions(ledger.rows, (stream,))
        if entry.version != reached[stream] + 1:
            raise Conflict([Stale(stream, entry.version - 1, reached[stream])])
        reached[stream] += 1
        columns = (
            stream,
            entry.version,
            micros(entry.time),
            entry.who,
            entry.authority,
            entry.kind,
            entry.schema,
            entry.payload,
        )
        position += 1
        last, before = (entry.hash if last == before else link(last, *columns)), entry.hash
        rows.append((position, *columns, last))
        size += len(entry.payload)
        if len(rows) == AT_ONCE or size > MUCH:
            ledger.add(rows)
            rows, size = [], 0
    ledger.add(rows)
    return Head(position, last)
