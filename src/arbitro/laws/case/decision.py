"""A reading of ours: what a law's file decides where the text is silent or open. Its words are a message."""

from collections.abc import Iterator

from msgspec import Struct

from arbitro.book.edition import ALL, Edition
from arbitro.laws.case.citation import Cited, numbered


class OurReading(Struct, frozen=True):
    """`OurReading("premature_1997", "27B", E1997)`: its name, the clause that is read so, and in which editions."""

    name: str
    clause: Cited
    editions: Edition | tuple[Edition, ...] = ALL
    of: str = ""  # the one event that it matters to, if it does not to all that cite the clause

    def clauses(self) -> Iterator[tuple[Edition, str]]:
        """Each edition that is read so, with the number of the clause there."""
        for edition in (self.editions,) if isinstance(self.editions, Edition) else self.editions:
            yield edition, numbered(self.clause, edition)
