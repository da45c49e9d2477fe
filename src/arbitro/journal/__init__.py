"""What happened, kept: facts that are only ever added, in streams with versions, bound by a chain of hashes.

    with open_journal("club.db") as journal:
        fact = NewFact("result", b'{"board": 7}', datetime.now(UTC), who="n1", authority="n1")
        journal.append("event/7", 0, [fact])
        journal.read("event/7")

The journal knows bytes; what they mean is known above. One file (SQLite) or a server (PostgreSQL), same behaviour.
"""

from arbitro.journal.fact import (
    Appended,
    AppendQueue,
    CommandKey,
    Conflict,
    Head,
    KeptFact,
    NewFact,
    Stale,
    Write,
    head_of,
)
from arbitro.journal.follower import Follower
from arbitro.journal.journal import Journal, Stream, Verified
from arbitro.journal.opening import open_journal
from arbitro.journal.register import Erased, Person, Register

__all__ = [
    "AppendQueue",
    "Appended",
    "CommandKey",
    "Conflict",
    "Erased",
    "Follower",
    "Head",
    "Journal",
    "KeptFact",
    "NewFact",
    "Person",
    "Register",
    "Stale",
    "Stream",
    "Verified",
    "Write",
    "head_of",
    "open_journal",
]
