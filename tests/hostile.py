"""Every reader of text, and texts that are made to keep it busy; test_growth.py counts, `bench/reading.py` measures."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import count
from typing import NamedTuple

from arbitro.analysis.claims.request import read_claim_request
from arbitro.analysis.claims.saying import read_phrases
from arbitro.analysis.claims.statement import read_statement
from arbitro.analysis.equity_request import read_facts, read_part
from arbitro.analysis.position import Position
from arbitro.answers.hearing import hear
from arbitro.answers.story import read_story
from arbitro.book.clause import Clause
from arbitro.book.edition import E2017, Edition
from arbitro.book.problem import ProblemsFound
from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card, Denomination
from arbitro.bridge.constraints import Constraint
from arbitro.bridge.contract import Contract, Result
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import Seat, Vulnerability
from arbitro.contest.contestant import Member
from arbitro.contest.facts.log import read_events
from arbitro.contest.ties.request import read_tie
from arbitro.formats import bws, json, lin, movement, pbn
from arbitro.formats.members import read_entries, read_members
from arbitro.formats.results import ResultFormat, read, read_boards, read_names, read_note, read_penalty
from arbitro.journal.file import read_header
from arbitro.journal.register import Person
from arbitro.laws.case.account import read_account
from arbitro.laws.case.request import read_request
from arbitro.laws.shared.designation import Words
from arbitro.office.contacts import read_contacts
from arbitro.office.fact import BoardKey
from arbitro.office.live.boards import read_source
from arbitro.office.room.importing import read_deals
from arbitro.office.room.joining import members_read
from arbitro.regulations.loader import parse_kept, parse_pack, shipped
from arbitro.regulations.readers import exact
from arbitro.regulations.systems.meanings import read_meanings
from arbitro.regulations.systems.reading import read_methods
from arbitro.robots.protocol import read_hand, read_line
from arbitro.scoring.notation import read_number, read_result, read_score
from arbitro.systems import read_system
from arbitro.table.log import read_log

UNITS = (
    *" \n,;{}[\"\\|a1-/^=!.:%+*#<&('",
    "\t",
    "é",
    "\n\n",
    "\r\n",
    "a ",
    "1 ",
    "1,",
    "- ",
    " - ",
    "/ ",
    '[A "b"]\n',
    '[A "b"]\n\n',
    '\\"',
    '""',
    "{}",
    "{\n",
    "{\n\n",
    ";\n",
    "%\n",
    "=1=",
    "a|",
    "mb|p|",
    "NS 1 ",
    "4H",
    "a,",
    "a;b\n",
    "A / B\n",
    "P ",
    "1C ",
    "then ",
    "S:",
    "a<b/>",
    "Name §;§\n",
    "A§;B§\n",
)
"""What a hostile text repeats: spaces, brackets, separators, and what the formats are made of."""


class Reader(NamedTuple):
    """`frames`: what stands before and after the repeated part, where it gets to the inside of a reader."""

    read: Callable[[str], object]
    frames: tuple[tuple[str, str], ...] = ()


def _all(found: Iterable[object]) -> object:
    return sum(1 for _ in found)


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def _results(form: ResultFormat) -> Callable[[str], object]:
    return lambda text: read(text.encode(), form)


MEMBERS = {str(number): Member(str(number), f"Name {number}", str(number)) for number in range(100)}
PERSONS = tuple(Person(f"person/{number}", f"Name {number}", str(number)) for number in range(100))
NORTH, EAST, SOUTH, WEST = map(Hand.parse, ("AK...", ".AK..", "..AK.", "...AK"))
ENDING = Position((NORTH, EAST, SOUTH, WEST), Denomination.NOTRUMP, Seat.SOUTH)
HEADER = "board,ns,ew,contract,declarer,result,score_ns,note\n"
GAME = '[Event "x"]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n'

READERS: Mapping[str, Reader] = {
    "PBN": Reader(
        lambda text: _all(pbn.read(_lines(text), strict=False)),
        (
            (GAME + '[Score "', 'x"]\n'),
            (GAME + '[Result "', 'x"]\n'),
            (GAME + '[Deal "', '"]\n'),
            (GAME + '[Auction "N"]\n', "\n"),
            (GAME + '[Play "N"]\n', "\n"),
            (GAME + '[OptimumResultTable "', '"]\n'),
            (GAME + "[", "\n"),
            (GAME + '[Date "', 'x"]\n'),
            (GAME + '[ScoreIMP "', 'x"]\n'),
            (GAME + '[ScoreTable "', '"]\n1\n'),
            (GAME + '[Auction "N"]\n1C =1= Pass\n', '\n[Note "1:x"]\n'),
        ),
    ),
    "PBN in export format": Reader(
        lambda text: _all(
            pbn.exported(one) for one in pbn.read_games(_lines(text), strict=False) if isinstance(one, pbn.Game)
        ),
        ((GAME + '[Note "', '"]\n'),),
    ),
    "LIN": Reader(
        lambda text: _all(lin.read(_lines(text), strict=False)),
        (
            *((name, "x|") for name in ("vg|", "rs|", "pn|", "bn|")),
            *((f"qx|o1|{name}", "|") for name in ("md|1", "mb|", "ah|Board ", "mb|p|an|", "pc|", "mb|p|")),
        ),
    ),
    "LIN in one piece": Reader(lambda text: _all(lin.read([text], strict=False))),
    "LIN in a link": Reader(lin.from_link, ((lin.VIEWER, ""),)),
    "boards as JSON": Reader(lambda text: _all(json.read(text.encode(), strict=False)), (('{"boards": [', "]}"),)),
    "results as CSV": Reader(
        _results(ResultFormat.CSV),
        tuple(
            (HEADER + before, after) for before, after in (("", ""), ("1,1,2,", ""), ("1,1,2,,,,,W ", ""), ('1,"', '"'))
        ),
    ),
    "results as JSON": Reader(
        _results(ResultFormat.JSON),
        (('{"results": [{"board": 1, "ns": 1, "ew": 2, "contract": "', '"}]}'), ('{"results": [', "]}")),
    ),
    "results as LIN": Reader(
        _results(ResultFormat.LIN),
        (("vg|x,,I,1,9,A,0,B,0|rs|", "|qx|o1|"), ("vg|x|bn|", "|qx|o1|"), ("nt|", "|qx|o1|")),
    ),
    "results as PBN": Reader(_results(ResultFormat.PBN), ((GAME + '[ScoreTable "PairId_NS;PairId_EW"]\n', "\n"),)),
    "results as USEBIO": Reader(
        _results(ResultFormat.USEBIO),
        (("<USEBIO>", "</USEBIO>"), ('<USEBIO a="', '"/>'), ("<USEBIO><SCORE>A", "</SCORE></USEBIO>")),
    ),
    "members": Reader(
        lambda text: read_members(text.encode(), pasted=True), (("name;number\n", ""), ("name;born\na;", ""))
    ),
    "members into the register": Reader(lambda text: members_read(text, PERSONS, _fresh()), (("name;number\n", ""),)),
    "entries": Reader(
        lambda text: read_entries(text.encode(), MEMBERS, pasted="pairs"),
        (("a", "b"), ("player 1;player 2\n", ""), ("A -", "- B")),
    ),
    "entries of teams": Reader(lambda text: read_entries(text.encode(), MEMBERS, pasted="teams"), (("A;", ""),)),
    "movement": Reader(
        lambda text: movement.read(text.encode()),
        (('{"rounds": [', "]}"), ("1: 1-2 (1-2) ", ""), ("Table 1: 1-2 A", ""), ("round,table,ns,ew,boards\n1,1,", "")),
    ),
    "note": Reader(
        lambda text: read_note(text, Vulnerability.NONE), (("W ", ""), ("A", "/"), ("W NS ", "| EW"), ("W 1/2 ", ";"))
    ),
    "boards": Reader(read_boards, (("1-", ""),)),
    "names": Reader(read_names, (("1-", ""),)),
    "penalty": Reader(read_penalty, (("7 ", ""), ("7", "10%"), ("7 10", "%"))),
    "score": Reader(lambda text: read_score(text, None), (("+", ""),)),
    "number": Reader(lambda text: read_number(text, "1"), (("1.", ""), ("1/", ""))),
    "exact number": Reader(exact, (("1", "x"),)),
    "contract": Reader(Contract.parse, (("4H", "N"), ("4", "H N"), ("N", ""), ("4H N BY", ""))),
    "result": Reader(Result.parse, (("4H", "N ="), ("4", "H N ="), ("4H N ", "="), ("4H N +", ""))),
    "deal": Reader(Deal.parse, (("N:", ""), ("N:AKQ.", " - - -"))),
    "hand": Reader(Hand.parse, (("AKQ.", ""), ("S", ""))),
    "card": Reader(Card.parse),
    "call": Reader(Call.parse),
    "seat": Reader(Seat.parse),
    "vulnerability": Reader(Vulnerability.parse),
    "auction": Reader(Auction.parse, (("N:", ""), ("N: ", " 1C"))),
    "constraint": Reader(Constraint.parse, (("S:", ""), ("S: 15-17, ", "x"), ("S: SHAPE", ""), ("S: 15", "x"))),
    "meanings": Reader(read_meanings, (("5+S ", ""),)),
    "clause": Reader(Clause.parse, (("27B1(", ")"), ("27", ""))),
    "designation": Reader(Words.parse, (("small ", ""),)),
    "plain words": Reader(lambda text: hear(text, E2017), (("revoke ", ""),)),
    "request of a ruling": Reader(read_request, (('{"what": "', '"}'),)),
    "events of a contest": Reader(lambda text: read_events(_lines(text)), (('{"event": "', '"}\n'),)),
    "log of a table": Reader(lambda text: read_log(_lines(text)), (('{"event": "', '"}\n'),)),
    "tie as TOML": Reader(lambda text: read_tie(text.encode(), toml=True), (("a = [", "]"), ('a = "', '"'))),
    "tie as JSON": Reader(lambda text: read_tie(text.encode(), toml=False)),
    "methods as TOML": Reader(lambda text: read_methods(text.encode(), toml=True), (("a = [", "]"), ('a = "', '"'))),
    "a system": Reader(
        read_system,
        (
            ("a = [", "]"),
            ('name = "x"\nopening = [{ call = "1C", shows = "', '" }]'),
            ('name = "x"\ncall = [{ after = "', '", call = "7NT", shows = "any" }]'),
        ),
    ),
    "a line of a table manager": Reader(read_line, (("North plays ", ""), ('Connecting "', '" as NORTH'))),
    "cards of a table manager": Reader(read_hand, (("North's cards : S A K. H ", ""),)),
    "a file of table devices": Reader(lambda text: bws.read(text.encode("latin-1", "replace"))),
    "results of table devices": Reader(lambda text: read(text.encode("latin-1", "replace"), ResultFormat.BWS)),
    "facts of an equity": Reader(
        lambda text: read_facts(text.encode()), (('{"deal": "', '"}'), ('{"outcomes": [', "]}"))
    ),
    "a part of the whole": Reader(read_part, (("3/", ""), ("6", "%"))),
    "facts of a claim": Reader(
        lambda text: read_claim_request(text.encode()), (('{"hands": {"N": "', '"}}'), ('{"statement": ["', '"]}'))
    ),
    "a statement": Reader(
        lambda text: read_statement([text], ENDING, Seat.SOUTH), (("spades from the top ", ""), ("then ", "x"))
    ),
    "an account of a board": Reader(read_account, (('{"happened": [', "]}"),)),
    "a story": Reader(read_story, (('{"text": "', '"}'),)),
    "the head of an export": Reader(lambda text: read_header([text.encode()])),
    "contacts": Reader(lambda text: read_contacts(text.encode()), (('{"email": "', '"}'),)),
    "boards of a live table": Reader(
        lambda text: (read_source("constraint", text, "", ""), read_source("file", "", "lin", text)),
        (("S: 15-17;", ""), ("qx|o1|md|1", "|")),
    ),
    "an edition": Reader(Edition.parse),
    "deals of a session": Reader(
        lambda text: read_deals(text, "pbn", [BoardKey(board=1)], {}), ((GAME + '[Deal "', '"]\n'),)
    ),
    "a result in its one spelling": Reader(read_result, (("4H N ", "="),)),
    "a phrase": Reader(lambda text: list(read_phrases(text)), (("the ace of ", ""), ("draw ", " trumps"))),
    "regulations that were kept": Reader(lambda text: parse_kept(text, "own", shipped), (("[a]\n", ""),)),
    "regulations": Reader(lambda text: parse_pack(text, "own"), (("a = [", "]"), ('a = "', '"'), ("[a]\n", ""))),
}


def _fresh() -> Callable[[], str]:
    numbers = count(1000)
    return lambda: f"person/{next(numbers)}"


def hostile(reader: Reader, size: int) -> Iterator[tuple[str, str]]:
    """Texts of about so many characters, each with its name."""
    for before, after in (("", ""), *reader.frames):
        for unit in UNITS:
            yield f"{before[-12:]!r} {unit!r} {after[:12]!r}", before + _repeated(unit, size) + after


def _repeated(unit: str, size: int) -> str:
    """`§` is the number of the repetition."""
    times = size // len(unit)
    return "".join(unit.replace("§", str(number)) for number in range(times)) if "§" in unit else unit * times


def tried(reader: Reader, text: str) -> None:
    """Read, or refused with its problems. Nothing else may happen."""
    with suppress(ProblemsFound):
        reader.read(text)
