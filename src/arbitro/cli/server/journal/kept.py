"""A journal that exists, and its head as people write it."""

from arbitro.journal import Journal, open_journal
from arbitro.journal.file import JournalHead


def found(address: str) -> Journal:
    """A journal that exists, to be read."""
    return open_journal(address, create=False, writable=False)


def shown(head: JournalHead) -> str:
    return f"{head.position}:{head.hash}"
