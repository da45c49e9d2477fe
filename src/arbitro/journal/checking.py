"""The chain is checked from where it was last found in order; how far that was is a fact of its own."""

from datetime import datetime

import msgspec

from arbitro.journal.fact import Head, NewFact
from arbitro.journal.file import JournalHead, written_head
from arbitro.journal.journal import Journal, Verified

STREAM = "doctor"


def checked(journal: Journal, *, whole: bool = False, rest: float = 0.0) -> Verified:
    """What came since the last time, or everything."""
    return journal.verify(after=None if whole else last_checked(journal), rest=rest)


def last_checked(journal: Journal) -> Head:
    """Nothing, if nobody has checked it yet."""
    reached = next((stream.version for stream in journal.streams(STREAM) if stream.name == STREAM), 0)
    for mark in journal.read(STREAM, reached - 1) if reached else ():
        try:
            head = msgspec.json.decode(mark.payload, type=JournalHead)
            return Head(head.position, bytes.fromhex(head.hash))
        except (msgspec.DecodeError, ValueError):  # of an earlier program, or damaged
            break
    return Head()


def mark(verified: Verified, now: datetime) -> NewFact:
    """That it was in order as far as this; nothing, if it was not."""
    head = Head() if verified.problems else verified.head
    return NewFact("checked", msgspec.json.encode(written_head(head)), now)
