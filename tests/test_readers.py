"""Whatever a text holds, a reader reads it or refuses it with its problems: files by chance, made of good ones."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import FrameType

import pytest

import arbitro
from tests.amounts import FILES, SHARES, Figures
from tests.formats.test_bws import WRITTEN
from tests.hostile import GAME, HEADER, READERS, UNITS, Reader, tried

FULL = (
    GAME
    + '[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]\n[Declarer "N"]\n[Contract "7S"]'
    '\n[Result "13"]\n[Auction "N"]\n7S =1= Pass Pass Pass\n[Note "1:all of them"]\n[Play "E"]\nHA DA CA SA\n*\n'
)
PAGES = 3 * 4096  # bytes of a file of devices; test_bws.py damages a whole one
SAMPLES: dict[str, str] = {
    "PBN": FULL,
    "PBN in export format": FULL,
    "LIN": "qx|o1|pn|a,b,c,d|md|3SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|sv|n|"
    "mb|7S|an|all|mb|p|mb|p|mb|p|pc|HA|mc|13|\n",
    "boards as JSON": '{"boards": [{"board": 1, "dealer": "N", "vulnerability": "None", "result": "4S N ="}]}',
    "results as CSV": HEADER + "1,1,2,4S,N,=,420,\n1,3,4,,,,,A60 A40\n2,1,2,3NT,W,-1,,W 50 420 / 50 -50\n",
    "results as JSON": '{"results": [{"board": 1, "ns": "1", "ew": "2", "contract": "4S N", "result": "="}]}',
    "results as USEBIO": "<USEBIO><EVENT><BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>1"
    "</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><SCORE>420</SCORE></TRAVELLER_LINE></BOARD></EVENT></USEBIO>",
    "results as LIN": "vg|Cup,Final,I,1,2,Reds,0,Blues,0|rs|4SN=,3NW-2,PASS,2HE=|pn|a,b,c,d,e,f,g,h|bn|11,12|qx|o1|"
    "md|3SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|sv|n|\n",
    "members": "name;number;born\nNorth;101;1950\n",
    "entries": "101 - 102\nName 3 / Name 4\n",
    "movement": '{"rounds": [[{"table": 1, "ns": 1, "ew": 2, "boards": [1, 2]}]]}',
    "deal": "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432",
    "auction": "N: 1C P 1H X XX P P 2D! P P P",
    "constraint": "S: 15-17, 4333|4432, 2-5 spades",
    "request of a ruling": '{"what": "revoke", "edition": "2017", "facts": {"offender": "E"}}',
    "a file of table devices": WRITTEN[:PAGES].decode("latin-1"),
    "facts of an equity": '{"deal": "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432", '
    '"board": 1, "contract": "7S N", "outcomes": ["7S N", {"way": "7NT N", "weight": "1/2"}], "field": [420]}',
    "facts of a claim": '{"hands": {"N": "A...", "E": "K...", "S": "Q...", "W": "J..."}, "denomination": "NT", '
    '"leader": "W", "declarer": "S", "claimer": "S", "tricks": 1, "statement": ["spades from the top"]}',
    "a statement": "I draw trumps, then cash the ace of spades and cross to dummy with a diamond",
    "an account of a board": '{"edition": "2017", "happened": [{"what": "revoke", "facts": {"offender": "E"}}]}',
    "a story": '{"text": "East revoked in trick 3", "language": "en"}',
    "contacts": '{"email": "a@club.example", "phone": "555", "results": true}',
    "boards of a live table": "S: 15-17, 4333|4432; N: 2-5 spades",
    "deals of a session": FULL,
    "events of a contest": '{"event": "result", "at": {"round": 1, "table": 1}, "board": 1, '
    '"recorded": {"result": "4S N ="}}',
    "regulations that were kept": 'name = "own"\nbased_on = "wbf"\n[time]\nminutes = 7\n',
    "regulations": 'name = "own"\nbased_on = "wbf"\n[time]\nminutes = 7\n',
}
MUTATIONS = 4  # at most


def spoilt(text: str, random: Random) -> str:
    """Something cut out, doubled, moved, or put between."""
    for _ in range(random.randint(1, MUTATIONS)):
        at, to = sorted(random.choices(range(len(text) + 1), k=2))
        to = min(to, at + random.choice((1, 3, 20, 400)))
        put = random.choice(
            ("", random.choice(UNITS), text[at:to] * 2, chr(random.randrange(1, 0x2FFF)), "9" * 20, "\0")
        )
        text = text[:at] + put + text[to:]
    return text


def texts(name: str, reader: Reader) -> list[str]:
    return [before + after for before, after in reader.frames] + [SAMPLES.get(name, "")]


@pytest.mark.parametrize("share", range(SHARES))
def test_a_file_by_chance_is_read_or_refused(share: int, record_property: Figures) -> None:
    random = Random(share)
    for number in range(FILES):
        name = tuple(READERS)[number % len(READERS)]
        text = spoilt(random.choice(texts(name, READERS[name])), random)
        try:
            tried(READERS[name], text)
        except Exception as trouble:
            raise AssertionError(f"{name}: {text!r}") from trouble
    record_property("files by chance, each read or refused with its problems", FILES)


OWN = (
    "cli/",
    "book/duty.py",
    "book/concordance.py",
    "book/contents.py",
    "book/definitions.py",
    "book/shelf.py",
    "office/payload.py",
    "office/ladders.py",
)
"""Read what comes with the program, what it has kept itself, or what somebody types at its own terminal."""


def written_readers() -> Iterator[tuple[str, str]]:
    """Every function of the package that by its name and its first parameter reads a text: file and name."""
    package = Path(str(arbitro.__file__)).parent
    for file in sorted(package.rglob("*.py")):
        name = file.relative_to(package).as_posix()
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and re.match(r"(read|parse|from)(_|$)", function.name):
                taken = [each for each in function.args.args if each.arg not in ("cls", "self")]
                form = ast.unparse(taken[0].annotation) if taken and taken[0].annotation else ""
                is_method = len(taken) < len(function.args.args) and function.args.args[0].arg == "self"
                if (
                    re.search(r"\b(str|bytes)\b", form)
                    and "dict" not in form
                    and not is_method
                    and not name.startswith(OWN)
                ):
                    yield name, function.name


def test_every_reader_is_fed_texts_by_chance() -> None:
    """What no reader of `hostile.py` leads to would be forgotten."""
    called: set[tuple[str, str]] = set()
    package = str(Path(str(arbitro.__file__)).parent) + "/"

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(package):
            called.add((frame.f_code.co_filename.removeprefix(package), frame.f_code.co_name))

    sys.setprofile(note)
    try:
        for name, reader in READERS.items():
            for text in texts(name, reader):
                tried(reader, text)
    finally:
        sys.setprofile(None)
    missing = sorted(set(written_readers()) - called)
    assert missing == []
