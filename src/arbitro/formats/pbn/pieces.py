"""The pieces that the auction and play sections are made of (3.5-3.9)."""

import re

from arbitro.formats.pbn.game import Findings, Game, Tag

# Irregularity, note, glyph, suffix, end marks, calls and cards. None needs white space around it (3.2).
PIECE = re.compile(r"\^\w|=\d{1,3}=|\$\d{1,3}|[!?]{1,2}|[*+]|-+|\w+", re.ASCII)


ANNOTATION = re.compile(r"=\d{1,3}=|\$\d{1,3}|[!?]{1,2}", re.ASCII)
NO_NOTES: dict[str, dict[str, str]] = {"Auction": {}, "Play": {}}


def split(token: str) -> list[str]:
    """The pieces of a token; one that is no piece at all comes whole."""
    pieces = PIECE.findall(token)
    return pieces if "".join(pieces) == token else [token]


def notes_of(game: Game, findings: Findings) -> dict[str, dict[str, str]]:
    """The notes of the auction and of the play by their numbers (3.5.3, 3.6.3)."""
    numbered: dict[str, dict[str, str]] = {"Auction": {}, "Play": {}}
    notes: dict[str, str] | None = None
    for tag in game.tags:
        if tag.name in numbered:
            notes = numbered[tag.name]
        elif tag.name == "Note":
            number, colon, text = tag.value.partition(":")
            number = number.strip()
            if not colon or not (number.isascii() and number.isdigit()):
                findings.add("bad-note", tag, found=tag.value, expected="1:text")
            elif notes is None:
                findings.add("note-misplaced", tag, found=tag.value, expected="Auction Play")
            elif str(int(number)) in notes:
                findings.add("tag-twice", tag, found=number)
            else:
                notes[str(int(number))] = text
    return numbered


def note_text(tag: Tag, notes: dict[str, str], piece: str, place: int, findings: Findings) -> str:
    """What the note referred to says. `=0=` needs no note: it marks an alert without explanation."""
    number = str(int(piece[1:-1]))
    if number not in notes and number != "0":
        findings.add("note-missing", tag, found=number, token=place)
    return notes.get(number, "")
