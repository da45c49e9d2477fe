"""A session's results as a value, and what can be wrong with them as a whole."""

import re
from collections.abc import Collection, Iterator, Mapping
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import Problem, refuse
from arbitro.formats.results.entry import ResultEntry
from arbitro.formats.results.row import ListedPair, NumberScope
from arbitro.regulations.readers import exact
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.penalty import ScorePenalty, Unit


class ResultSheet(Struct, frozen=True):
    """Everything that counts in a session. What the sheet does not tell is empty or None."""

    entries: tuple[ResultEntry, ...]
    problems: tuple[Problem, ...] = ()
    names: Mapping[str, str] = {}  # of the contestants, if they are told; then there are no others
    boards: frozenset[int] | None = None  # in play
    penalties: tuple[ScorePenalty, ...] = ()
    strata: Mapping[str, str] = {}  # of each contestant
    winners: int | None = None
    published: Mapping[str, ListedPair] = {}  # contestants with what the file has for them
    notes: tuple[Problem, ...] = ()

    def numbered(self, numbering: NumberScope) -> "ResultSheet":
        """With the contestants called by names that are their own in the whole event."""
        if numbering is NumberScope.EVENT:
            return self
        entries = tuple(
            replace(e, ns=numbering.called(e.ns, e.section, "NS"), ew=numbering.called(e.ew, e.section, "EW"))
            for e in self.entries
        )
        return replace(self, entries=entries)

    def by_board(self) -> dict[int, tuple[ResultEntry, ...]]:
        """The entries of each board, boards by their numbers."""
        boards: dict[int, list[ResultEntry]] = {}
        for entry in self.entries:
            boards.setdefault(entry.board, []).append(entry)
        return {number: tuple(boards[number]) for number in sorted(boards)}

    def contestants(self) -> set[str]:
        """All who are known: those listed, else those who played."""
        return set(self.names) or {who for entry in self.entries for who in (entry.ns, entry.ew)}

    def against_itself(self) -> Iterator[Problem]:
        """Unknown contestants, boards that are not in play, and a table with two results of one board in one round."""
        tables: dict[tuple[str, str, str, int], set[str]] = {}
        for entry in self.entries:
            if self.names:
                unknown = (who for who in (entry.ns, entry.ew) if who not in self.names)
                yield from (Problem("unknown-pair", entry.where, who) for who in unknown)
            if self.boards is not None and entry.board not in self.boards:
                yield Problem("board-not-in-play", entry.where, str(entry.board), _ranges(self.boards))
            if entry.round and entry.table:
                sat = tables.setdefault((entry.section, entry.round, entry.table, entry.board), set())
                if sat and not sat & {entry.ns, entry.ew}:  # the same pairs again: they have two results
                    yield Problem("table-twice", entry.where, f"{entry.section}{entry.table}")
                sat |= {entry.ns, entry.ew}
        known = self.contestants()
        named = dict.fromkeys([*(penalty.contestant for penalty in self.penalties), *self.strata])
        yield from (Problem("unknown-pair", found=who) for who in named if who not in known)


def board_field(number: int, entries: Collection[ResultEntry]) -> BoardField:
    """The entries of a board as the field that is scored."""
    return BoardField(str(number), tuple(Line(e.ns, e.ew, e.outcome, e.section, e.form) for e in entries))


MOST_NAMES = 100_000
LONGEST_NUMBER = 6


def read_names(text: str) -> tuple[str, ...]:
    """Names and ranges of numbers: `1-4, 7 A1`."""
    names: list[str] = []
    for part in re.split(r"[,;\s]+", text.strip()):
        if len(names) > MOST_NAMES:
            raise refuse("bad-range", found=part, expected="1-12")
        if match := re.fullmatch(r"([0-9]{1,6})-([0-9]{1,6})", part):
            first, last = int(match[1]), int(match[2])
            if not first <= last <= first + MOST_NAMES:
                raise refuse("bad-range", found=part, expected="1-12")
            names += map(str, range(first, last + 1))
        elif part:
            names.append(part)
    return tuple(names)


def read_boards(text: str) -> frozenset[int]:
    """Numbers of boards: `1-24, 27`."""
    names = read_names(text)
    for name in names:
        if not name.isdecimal() or len(name) > LONGEST_NUMBER:
            raise refuse("board-number", found=name, expected="1 2 3 …")
    return frozenset(map(int, names))


_UNITS = {
    "%": Unit.PERCENT_OF_TOP,
    "MP": Unit.MATCHPOINTS,
    "IMP": Unit.IMPS,
    "IMPS": Unit.IMPS,
    "VP": Unit.VP,
}
_PENALTY = re.compile(
    r"(?P<who>.*?[^\s:])[\s:]++(?P<amount>[0-9./]++)\s*+(?P<unit>%|[A-Za-z]++)(?:\s++(?P<clause>.+))?"
)


def read_penalty(text: str) -> ScorePenalty:
    """`7 10%`, `7 10% 90B2`, `A7 2 mp art. 8.2`, `Reds 3 imps`: who, how much of what, and by which clause."""
    match = _PENALTY.fullmatch(text.strip())
    amount = exact(match["amount"]) if match else None
    unit = _UNITS.get(match["unit"].upper()) if match else None
    if match is None or amount is None or unit is None:
        raise refuse("bad-penalty", found=text, expected="7 10% 90B2")
    return ScorePenalty(match["who"], Fraction(amount), unit, match["clause"] or "")


def _ranges(numbers: Collection[int]) -> str:
    """Numbers in short: `1-24, 27`."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
