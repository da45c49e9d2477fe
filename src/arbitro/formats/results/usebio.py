"""Results from USEBIO, the XML in which club programs publish a session (versions 1.0 to 1.3), and back (1.2).

Elements are written in the order in which published files of version 1.2 have them.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from xml.parsers import expat
from xml.sax.saxutils import escape

from msgspec import Struct
from msgspec.structs import replace

from arbitro import __version__
from arbitro.book.problem import Place, Problem, ProblemsFound, gathered, refuse
from arbitro.bridge.contract import Result
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import Seat
from arbitro.formats.results.note import NOT_PLAYED
from arbitro.formats.results.pbn import over
from arbitro.formats.results.row import ListedPair, ListedPlayer, NumberScope, ResultRow, ResultRows, SessionHead

DEEPEST = 64

_ADJUSTED = re.compile(r"A\s*([0-9]{2})\s*/?\s*([0-9]{2})")
_METHODS = {
    "BUTLER": "butler",
    "CROSS": "cross-imps",
    "AGGREGATE": "total",
    "MP_PAIRS": "matchpoints",
    "TEAM": "imps",
}
_FORMS = {
    "": "PAIRS",
    "matchpoints": "MP_PAIRS",
    "butler": "BUTLER_PAIRS",
    "cross-imps": "CROSS_IMPS",
    "total": "AGGREGATE",
    "imps": "TEAMS",
    "bam": "TEAMS",
}
_POINTS = {"matchpoints": "MATCH_POINTS", "butler": "BUTLER_POINTS", "cross-imps": "CROSS_IMP_POINTS"}
_SUITS = ("SPADES", "HEARTS", "DIAMONDS", "CLUBS")
_ARTIFICIAL = re.compile(r"A([0-9]{2})/([0-9]{2})")
_VISIBLE = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")  # what XML does not take
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
        name = numbering.called(pair.number, pair.section, pair.direction or "NS")
        if name in names:
            problems.append(Problem("pair-listed-twice", Place(file=file, line=pair.line), name))
        names[name] = pair.name
    rows = tuple(_rows(top, file, ""))
    if not rows:
        raise refuse("no-results", where=Place(file=file))
    deals: dict[int, Deal] = {}
    with gathered(problems):
        deals = _deals(top, file)
    return ResultRows(
        rows, tuple(problems), names, winners=winners, numbering=numbering, head=_head(top), pairs=pairs, deals=deals
    )


def _head(top: Element) -> SessionHead:
    event = next(top.all("EVENT"), top)
    club = next(top.all("CLUB"), top)
    written = re.fullmatch(r"([0-9]{1,2})/([0-9]{1,2})/([0-9]{4})", event.value("DATE"))
    date = f"{written[3]}-{written[2]:0>2}-{written[1]:0>2}" if written else event.value("DATE")
    return SessionHead(
        event.value("EVENT_DESCRIPTION") or event.value("TITLE"),
        date,
        club.value("CLUB_NAME"),
        club.value("CLUB_ID_NUMBER"),
        event.value("EVENT_IDENTIFIER") or event.value("EVENT_ID"),
        _method(event.attributes.get("EVENT_TYPE", ""), event.value("SCORING_METHOD")),
    )


def _method(form: str, scoring: str) -> str:
    """How the session was scored, by its form or by its own word for it."""
    for word, method in _METHODS.items():
        if word in form.upper():
            return method
    if "PAIRS" not in form.upper():
        return ""
    return "cross-imps" if "IMP" in scoring.upper() else "matchpoints"


def _deals(top: Element, file: str | None) -> dict[int, Deal]:
    """The hands of every board in the set of hands."""
    deals: dict[int, Deal] = {}
    problems: list[Problem] = []
    for hands in top.all("HANDSET"):
        for board in hands.all("BOARD"):
            where = Place(file=file, line=board.line, board=board.value("BOARD_NUMBER"))
            try:
                dealt = {
                    Seat.parse(hand.value("DIRECTION")[:1]): Hand.parse(".".join(map(hand.value, _SUITS)))
                    for hand in board.all("HAND")
                }
                deal = Deal.of(dealt)
                problems += (replace(problem, where=where) for problem in deal.problems(partial=True))
                deals[int(board.value("BOARD_NUMBER") or 0)] = deal
            except ProblemsFound as trouble:
                problems += (replace(problem, where=where) for problem in trouble.problems)
            except ValueError:
                problems.append(Problem("board-number", where, board.value("BOARD_NUMBER"), "1 2 3 …"))
    if problems:
        raise ProblemsFound(problems)
    return deals


def _pairs(inside: Element, section: str) -> Iterator[ListedPair]:
    for element in inside.inside:
        number = element.value("PAIR_NUMBER")
        if element.name == "PAIR" and number:
            players = tuple(
                ListedPlayer(player.value("PLAYER_NAME"), player.value("NATIONAL_ID_NUMBER"))
                for player in element.all("PLAYER")
            )
            way = element.value("DIRECTION").upper()[:1]
            total, percent = element.value("TOTAL_SCORE"), element.value("PERCENTAGE")
            side = {"E": "EW", "N": "NS"}.get(way, "")
            yield ListedPair(number, players, section, side, total, percent, element.line)
        else:
            yield from _pairs(element, _section(element) or section)


def _numbering(pairs: Collection[ListedPair]) -> NumberScope:
    """Numbers may be given anew in each section and direction; the first way in which no two pairs have the same."""
    ways = (
        way
        for way in NumberScope
        if len({way.called(p.number, p.section, p.direction or "NS") for p in pairs}) == len(pairs)
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
        lead=line.value("LEAD")[-1:] + line.value("LEAD")[:-1] if played else "",
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


# -- written


class Published(Struct, frozen=True):
    """What a contestant has in the ranking."""

    total: str
    percent: str
    place: str


def write(rows: ResultRows, points: Mapping[Place, tuple[str, str]] = {}, ranked: Mapping[str, Published] = {}) -> str:
    """A session as USEBIO 1.2; `points` by the place of the row, `ranked` by what a contestant is called."""
    head, form = rows.head, _FORMS[rows.head.method]
    pairs = rows.pairs or tuple(
        ListedPair(number, tuple(map(ListedPlayer, rows.names.get(number, "").split(" & "))))
        for number in _numbers(rows)
    )
    written = re.fullmatch(r"([0-9]{4})-([0-9]{2})-([0-9]{2})", head.date)
    event = [
        _leaf("EVENT_IDENTIFIER", head.identifier),
        _leaf("EVENT_DESCRIPTION", head.title),
        _leaf("PROGRAM_NAME", "Arbitro"),
        _leaf("PROGRAM_VERSION", __version__),
        _leaf("WINNER_TYPE", rows.winners or 1),
        _leaf("DATE", f"{written[3]}/{written[2]}/{written[1]}" if written else head.date),
        _whole("PARTICIPANTS", [_pair(pair, rows.numbering, ranked) for pair in pairs], form),
    ]
    sections = dict.fromkeys(row.section for row in rows.rows)
    for section in sections:
        own = [row for row in rows.rows if row.section == section]
        boards = [
            _whole(
                "BOARD",
                [_leaf("BOARD_NUMBER", board)]
                + [_line(row, points, rows.head.method) for row in own if row.board == board],
                form,
            )
            for board in dict.fromkeys(row.board for row in own)
        ]
        event += [_whole("SECTION", boards, id=section)] if section else boards
    hands = [_whole("HANDSET", [_hands(board, deal) for board, deal in sorted(rows.deals.items())])] * bool(rows.deals)
    club = _whole("CLUB", [_leaf("CLUB_NAME", head.club), _leaf("CLUB_ID_NUMBER", head.club_number)])
    inside = "".join([club, _whole("EVENT", event, form), *hands])
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<USEBIO Version="1.2">\n{inside}</USEBIO>\n'


def _numbers(rows: ResultRows) -> list[str]:
    return list(rows.names) or list(dict.fromkeys(who for row in rows.rows for who in (row.ns, row.ew)))


def _pair(pair: ListedPair, numbering: NumberScope, ranked: Mapping[str, Published]) -> str:
    percent = pair.percent
    had = ranked.get(numbering.called(pair.number, pair.section, pair.direction or "NS"))
    if had:
        percent = had.percent
    return _whole(
        "PAIR",
        [
            _leaf("PAIR_NUMBER", pair.number),
            _leaf("DIRECTION", pair.direction),
            _leaf("TOTAL_SCORE", had.total if had else pair.total),
            *([_leaf("PERCENTAGE", percent)] if percent else []),
            *([_leaf("PLACE", had.place)] if had else []),
            *(
                _whole("PLAYER", [_leaf("PLAYER_NAME", player.name), _leaf("NATIONAL_ID_NUMBER", player.number)])
                for player in pair.players
            ),
        ],
    )


def _line(row: ResultRow, points: Mapping[Place, tuple[str, str]], method: str) -> str:
    """A line of a traveller. Tricks are all that declarer won."""
    result = Result.parse(f"{row.contract} {row.declarer} {row.result}") if row.contract and row.declarer else None
    told = [
        *([_leaf("ROUND_NUMBER", row.round)] if row.round else []),
        *([_leaf("TABLE_NUMBER", row.table)] if row.table else []),
        _leaf("NS_PAIR_NUMBER", row.ns),
        _leaf("EW_PAIR_NUMBER", row.ew),
    ]
    if row.contract:
        told.append(_leaf("CONTRACT", row.contract))
    if result:
        told += [
            _leaf("PLAYED_BY", row.declarer),
            _leaf("LEAD", row.lead[1:] + row.lead[:1]),
            _leaf("TRICKS", result.tricks),
        ]
    adjusted = _ARTIFICIAL.fullmatch(row.note)
    told.append(_leaf("SCORE", f"A{adjusted[1]}{adjusted[2]}" if adjusted else row.note or row.score_ns))
    if row.where in points and method in _POINTS:
        told += (
            _leaf(f"{side}_{_POINTS[method]}", value)
            for side, value in zip(("NS", "EW"), points[row.where], strict=True)
        )
    return _whole("TRAVELLER_LINE", told)


def _hands(board: int, deal: Deal) -> str:
    names = {Seat.EAST: "East", Seat.NORTH: "North", Seat.SOUTH: "South", Seat.WEST: "West"}
    return _whole(
        "BOARD",
        [
            _leaf("BOARD_NUMBER", board),
            *(
                _whole("HAND", [_leaf("DIRECTION", name), *_holdings(deal[seat])])
                for seat, name in names.items()
                if deal[seat]
            ),
        ],
    )


def _holdings(hand: Hand) -> Iterator[str]:
    """Clubs first, as the files have them."""
    return (_leaf(suit, held) for suit, held in reversed(tuple(zip(_SUITS, str(hand).split("."), strict=True))))


def _leaf(name: str, value: object) -> str:
    return f"<{name}>{escape(_VISIBLE.sub(' ', str(value)))}</{name}>\n"


def _whole(name: str, inside: list[str], form: str = "", id: str = "") -> str:
    attribute = f' EVENT_TYPE="{form}"' if form else f' SECTION_ID="{escape(id)}"' if id else ""
    return f"<{name}{attribute}>\n{''.join(inside)}</{name}>\n"
