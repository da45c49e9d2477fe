"""What a LIN file tells of all its boards: event, players of both rooms, board numbers, results."""

import re

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.bridge.contract import PASSED_OUT, Result
from arbitro.formats.lin.tokens import LinCommand

# title, segment, kind of scoring, first and last board, then teams and carry-over; titles may have commas.
_VG = re.compile(r"(?P<title>.*?),(?P<scoring>[A-Za-z]?),(?P<first>[0-9]{1,6}),[0-9]{1,6}(?:,(?P<teams>.*))?")
# Without boards there is nothing behind the kind of scoring; the commas at the end but one are taken off before.
_VG_WITHOUT_BOARDS = re.compile(r"(?P<title>.*?)(?:,(?P<scoring>[A-Za-z]))?,(?P<first>)(?P<teams>)")
_QX = re.compile("([oc]?)([1-9][0-9]{0,5})(.*)", re.IGNORECASE)
SCORING = {"I": "IMP", "P": "MP", "B": "BAM"}
_RS = re.compile(
    r"(?P<bid>[1-7](?:NT|[CDHSN]))(?P<risk>X{0,2})(?P<declarer>[NESW])(?P<late_risk>X{0,2})(?P<tricks>=|[+-][0-9]{1,2})"
)
_NOBODY = ("", "", "", "")

Names = tuple[str, str, str, str]


class BroadcastResult(Struct, frozen=True):
    """One of the results in `rs`, as written, with its place there."""

    text: str
    where: Place

    def result(self) -> Result:
        """`4SSx=`, `3NN+2`, `PASS`; raises if it is none of these."""
        text = self.text.upper()
        if text in PASSED_OUT:
            return Result(None)
        match = _RS.fullmatch(text)
        if match is None or (match["risk"] and match["late_risk"]):
            raise ProblemsFound([Problem("bad-result", self.where, self.text, "4SNx=")])
        bid, risk = match["bid"], match["risk"] or match["late_risk"]
        try:
            return Result.parse(f"{bid}{risk} {match['declarer']} {match['tricks']}")
        except ProblemsFound as trouble:
            raise ProblemsFound(
                [Problem(p.kind, self.where, self.text, p.expected) for p in trouble.problems]
            ) from None


class Broadcast(Struct, frozen=True):
    """The commands `vg`, `pn`, `rs`, `bn` as they stand when a board is read."""

    event: str = ""
    scoring: str = ""
    first: int = 1
    home: str = ""
    visitors: str = ""
    open_names: Names = _NOBODY  # South, West, North, East
    closed_names: Names = _NOBODY
    results: tuple[str, ...] = ()  # open and closed room in turn, from the first board on
    results_line: int = 0
    numbers: tuple[str, ...] = ()
    in_places: bool | None = None  # whether `qx` counts places in `numbers`; the first board decides

    def names(self, room: str) -> Names:
        """North, East, South, West."""
        south, west, north, east = self.closed_names if room == "Closed" else self.open_names
        return (north, east, south, west)

    def entry(self, number: int, room: str) -> BroadcastResult | None:
        """What `rs` says of a board; None if it says nothing."""
        if self.numbers:
            place = self.numbers.index(str(number)) if str(number) in self.numbers else -1
        else:
            place = number - self.first
        return self.listed(place, room)

    def listed(self, place: int, room: str) -> BroadcastResult | None:
        """What stands in a place of `rs`."""
        at = 2 * place + (room == "Closed")
        if not 0 <= at < len(self.results) or not self.results[at].strip("- "):
            return None
        return BroadcastResult(self.results[at], Place(line=self.results_line, tag="rs", index=at + 1))

    def numbering(self, command: LinCommand) -> tuple["Broadcast", LinCommand]:
        """A `qx` with the number of the board, where `bn` has another one in that place; and what is known from now."""
        match = _QX.fullmatch(command.value)
        if not self.numbers or match is None:
            return self, command
        number = int(match[2])
        in_places = str(number) not in self.numbers if self.in_places is None else self.in_places
        place = number - (self.first if number >= self.first else 1)
        if in_places and place < len(self.numbers) and self.numbers[place]:
            command = command._replace(value=f"{match[1]}{self.numbers[place]}{match[3]}")
        return replace(self, in_places=in_places), command

    def after(self, command: LinCommand, room: str = "") -> tuple["Broadcast", tuple[Problem, ...]]:
        """With one more command, and what is wrong with it; a wrong one leaves nothing of what it replaces."""
        match command.name:
            case "vg":
                return titled(command)
            case "pn":
                return self._named(command, room)
            case "rs":
                results = tuple(text.strip() for text in command.value.split(","))
                return replace(self, results=results, results_line=command.line), ()
            case _:
                return self._numbered(command)

    def _named(self, command: LinCommand, room: str) -> tuple["Broadcast", tuple[Problem, ...]]:
        """Four names are those of one table; more are the open room's and then the closed room's."""
        names = [name.strip() for name in command.value.split(",")]
        if any(names[8:]):
            problem = Problem("lin-names", _place(command), str(len(names)), "4, 8")
            return replace(self, open_names=_NOBODY, closed_names=_NOBODY), (problem,)
        one_table = len(names) <= 4 or (len(names) == 5 and not names[4])
        south, west, north, east, *others = (names + [""] * 8)[:8]
        table = (south, west, north, east)
        if one_table and room == "Closed":
            return replace(self, closed_names=table), ()
        south, west, north, east = others
        return replace(self, open_names=table, closed_names=(south, west, north, east)), ()

    def _numbered(self, command: LinCommand) -> tuple["Broadcast", tuple[Problem, ...]]:
        numbers = tuple(number.strip() for number in command.value.split(","))
        wrong = [number for number in numbers if number and not re.fullmatch("[0-9]+", number)]
        if wrong:
            return replace(self, numbers=(), in_places=None), (
                Problem("board-number", _place(command), wrong[0], "1 2 3 …"),
            )
        return replace(self, numbers=numbers if any(numbers) else (), in_places=None), ()


def titled(command: LinCommand) -> tuple[Broadcast, tuple[Problem, ...]]:
    """A new broadcast; nothing of the last one holds on."""
    if "," not in command.value:
        return Broadcast(event=command.value), ()
    bare = command.value.rstrip(",")
    match = _VG.fullmatch(command.value) or _VG_WITHOUT_BOARDS.fullmatch(command.value[: len(bare) + 1])
    if match is None or (match["scoring"] is None and not command.value.endswith(",,")):
        expected = "title,segment,I,1,16,team,0,team,0"
        return Broadcast(), (Problem("lin-broadcast", _place(command), command.value[:60], expected),)
    event = ", ".join(part.strip() for part in match["title"].split(",") if part.strip())
    kind = (match["scoring"] or "").upper()
    home, _, visitors, *_ = (*(part.strip() for part in (match["teams"] or "").split(",")), "", "", "")
    scoring = SCORING.get(kind, kind)
    return Broadcast(event, scoring, first=int(match["first"] or 1), home=home, visitors=visitors), ()


def _place(command: LinCommand) -> Place:
    return Place(line=command.line, tag=command.name)
