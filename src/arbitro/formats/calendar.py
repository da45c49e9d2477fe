"""A calendar of events, a day each, as calendars of phones and computers read it (RFC 5545)."""

from collections.abc import Iterable
from datetime import date, datetime, timedelta

from msgspec import Struct

LONGEST = 75  # bytes of a line; a longer one goes on in the next, after a blank


class CalendarEntry(Struct, frozen=True, kw_only=True):
    """`uid`: by which a calendar knows it again; `made`: when it was written down first."""

    uid: str
    title: str
    day: date
    made: datetime
    about: str = ""


def write_calendar(entries: Iterable[CalendarEntry]) -> str:
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Arbitro//Arbitro//EN"]
    for entry in entries:
        lines += (
            "BEGIN:VEVENT",
            f"UID:{_escaped(entry.uid)}",
            f"DTSTAMP:{entry.made:%Y%m%dT%H%M%SZ}",
            f"DTSTART;VALUE=DATE:{entry.day:%Y%m%d}",
            f"DTEND;VALUE=DATE:{entry.day + timedelta(days=1):%Y%m%d}",
            f"SUMMARY:{_escaped(entry.title)}",
            *((f"DESCRIPTION:{_escaped(entry.about)}",) if entry.about else ()),
            "END:VEVENT",
        )
    return "".join(f"{_folded(line)}\r\n" for line in (*lines, "END:VCALENDAR"))


def _escaped(text: str) -> str:
    for letter in "\\;,":
        text = text.replace(letter, f"\\{letter}")
    return "\\n".join(text.splitlines())


def _folded(line: str) -> str:
    """In pieces that end between letters, not inside one."""
    pieces: list[str] = []
    piece = ""
    for letter in line:
        if len((piece + letter).encode()) > LONGEST - bool(pieces):
            pieces.append(piece)
            piece = ""
        piece += letter
    return "\r\n ".join((*pieces, piece))
