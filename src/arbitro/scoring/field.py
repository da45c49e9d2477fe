"""The results that are compared with each other."""

from collections.abc import Mapping

from msgspec import Struct

from arbitro.scoring.outcome import Adjustment, Outcome


class Line(Struct, frozen=True):
    """One table's outcome on a board. In an individual `ns` and `ew` sit North and East, and their partners are told.

    `given`: to one of two partners, another artificial score than the side has.
    """

    ns: str  # contestant
    ew: str
    outcome: Outcome
    section: str = ""
    form: str = ""  # which form of a fouled board this table held (Law 87); the same text, the same form
    south: str = ""
    west: str = ""
    given: tuple[tuple[str, Adjustment], ...] = ()

    @property
    def everybody(self) -> tuple[str, ...]:
        """The contestants at the table."""
        return (self.ns, self.ew, self.south, self.west) if self.south else (self.ns, self.ew)


class BoardField(Struct, frozen=True):
    """All outcomes of one board that are scored against each other."""

    board: str
    lines: tuple[Line, ...]
    expected: int | None = None  # results a full field would have (Neuberg's N); None: as many as there are lines
    sections: Mapping[str, int] = {}  # the same of each section, where they are scored apart and differ in size

    def expected_in(self, section: str) -> int | None:
        """The results that a full section would have."""
        return self.sections.get(section, self.expected)
