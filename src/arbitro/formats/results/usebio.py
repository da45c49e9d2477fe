"""Results from USEBIO, the XML in which club programs publish a session (versions 1.0 to 1.3)."""

import re
from collections.abc import Collection, Iterator
from xml.parsers import expat

from msgspec import Struct

from arbitro.book.problem import Place, Problem, refuse
from arbitro.formats.results.note import NOT_PLAYED
from arbitro.formats.results.pbn import over
from arbitro.formats.results.row import NumberScope, ResultRow, ResultRows

DEEPEST = 64

_ADJUSTED = re.compile(r"A\s*([0-9]{2})\s*/?\s*([0-9]{2})")
_UNPLAYED = frozenset({"NP", "NOT PLAYED", "N/P", "NOTPLAYED"})


class Element(Struct):
    """One element of the file with the line on which it begins."""

    name: str
    line: int
    attributes: dict[str, str]
    text: str = ""
    inside: list["Element"] = []

    def value(self, name: str) -> str:
        """The text of the first element of that name directly inside."""
        return next((" ".join(element.text.split()) for element in self.inside if element.name == name), "")

    def all(self, name: str) -> "Iterator[Element]":
        """Every element of that name at any depth, in the order of the file."""
        for element in self.inside:
            if element.name == name:
                yield element
            yield from element.all(name)


def parse(data: bytes, file: str | None = None) -> Element:
    """The elements of an XML text. Declarations of its own, of entities or of attributes for every element, are
    refused: they have no use here but mischief."""
    parser = expat.ParserCreate()
    parser.buffer_text = True
    top = Element("", 1, {}, inside=[])
    path: list[tuple[Element, list[str]]] = [(top, [])]  # with the pieces of their texts

    def begin(name: str, attributes: dict[str, str]) -> None:
        if len(path) > DEEPEST:
            raise refuse("bad-xml", found=name, where=Place(file=file, line=parser.CurrentLineNumber))
        element = Element(name.upper(), parser.CurrentLineNumber, attributes, inside=[])
        path[-1][0].inside.append(element)
        path.append((element, []))

    def end(_: str) -> None:
        element, pieces = path.pop()
        element.text = "".join(pieces)

    def text(more: str) -> None:
        path[-1][1].append(more)

    def declared(name: str, *_: object) -> None:
        raise refuse("bad-xml", found=name, where=Place(file=file, line=parser.CurrentLineNumber))

    parser.StartElementHandler = begin
    parser.EndElementHandler = end
    parser.CharacterDataHandler = text
    parser.EntityDeclHandler = parser.AttlistDeclHandler = parser.ElementDeclHandler = declared
    try:
        parser.Parse(data, True)
    except expat.ExpatError as trouble:
        raise refuse("bad-xml", found=trouble, where=Place(file=file, line=trouble.lineno)) from None
    return top


class ListedPair(Struct, frozen=True):
    """A pair as the participants' list has it."""

    number: str
    section: str
    direction: str
    players: str
    line: int


def read(data: bytes, file: str | None = None) -> ResultRows:
    """The rows of a USEBIO file: a traveller line each."""
    top = parse(data, file)
    if top.inside[0].name != "USEBIO":
        raise refuse("bad-xml", found=top.inside[0].name, where=Place(file=file, line=1))
    winners = 2 if any(event.value("WINNER_TYPE") == "2" for event in top.all("EVENT")) else None
    pairs = tuple(_pairs(top, ""))
    numbering = _numbering(pairs)
    names: dict[str, str] = {}
    problems = []
    for pair in pairs:
        name = numbering.called(pair.number, pair.section, pair.direction)
        if name in names:
            problems.append(Problem("pair-listed-twice", Place(file=file, line=pair.line), name))
        names[name] = pair.players
    rows = tuple(_rows(top, file, ""))
    if not rows:
        raise refuse("no-results", where=Place(file=file))
    return ResultRows(rows, tuple(problems), names, winners=winners, numbering=numbering)


def _pairs(inside: Element, section: str) -> Iterator[ListedPair]:
    for element in inside.inside:
        number = element.value("PAIR_NUMBER")
        if element.name == "PAIR" and number:
            players = " & ".join(filter(None, (player.value("PLAYER_NAME") for player in element.all("PLAYER"))))
            direction = "EW" if element.value("DIRECTION").upper().startswith("E") else "NS"
            yield ListedPair(number, section, direction, players, element.line)
        else:
            yield from _pairs(element, _section(element) or section)


def _numbering(pairs: Collection[ListedPair]) -> NumberScope:
    """Numbers may be given anew in each section and direction; the first way in which no two pairs have the same."""
    ways = (
        way for way in NumberScope if len({way.called(p.number, p.section, p.direction) for p in pairs}) == len(pairs)
    )
    return next(ways, NumberScope.EVENT)


def _section(element: Element) -> str:
    return element.attributes.get("SECTION_ID", "") or element.value("SECTION_ID") if element.name == "SECTION" else ""


def _rows(inside: Element, file: str | None, section: str) -> Iterator[ResultRow]:
    """The traveller lines of every board, with the section they stand in."""
    for element in inside.inside:
        if element.name == "BOARD":
            board = element.value("BOARD_NUMBER")
            yield from (_row(line, board, section, file) for line in element.inside if line.name == "TRAVELLER_LINE")
        elif element.name != "HANDSET":
            yield from _rows(element, file, _section(element) or section)


def _row(line: Element, board: str, section: str, file: str | None) -> ResultRow:
    contract = line.value("CONTRACT").upper().replace("*", "X").replace(" ", "")
    if contract in {"PASSEDOUT", "ALLPASS"}:
        contract = "PASS"
    declarer = line.value("PLAYED_BY")[:1]
    points, note = _score(line.value("SCORE"))
    played = bool(contract) and not note
    return ResultRow(
        Place(file=file, line=line.line),
        section=section,
        round=line.value("ROUND_NUMBER"),
        table=line.value("TABLE_NUMBER"),
        board=board,
        ns=line.value("NS_PAIR_NUMBER"),
        ew=line.value("EW_PAIR_NUMBER"),
        contract=contract if played else "",
        declarer=declarer if played and contract != "PASS" else "",
        result=over(contract, declarer, line.value("TRICKS")) if played and contract != "PASS" else "",
        score_ns=points,
        note=note,
    )


def _score(text: str) -> tuple[str, str]:
    """The score of North-South, or the note for an adjusted one: `A6040` is A60/40."""
    text = text.upper()
    if text in _UNPLAYED:
        return "", NOT_PLAYED
    match = _ADJUSTED.fullmatch(text)
    if match:
        return "", f"A{match[1]}/{match[2]}"
    return ("", text) if text.startswith("A") else (text, "")
