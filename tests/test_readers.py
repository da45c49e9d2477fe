"""Whatever a text holds, a reader reads it or refuses it with its problems: files by chance, made of good ones."""

from random import Random

import pytest

from tests.amounts import FILES, SHARES, Figures
from tests.hostile import GAME, HEADER, READERS, UNITS, Reader, tried

FULL = (
    GAME
    + '[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]\n[Declarer "N"]\n[Contract "7S"]'
    '\n[Result "13"]\n[Auction "N"]\n7S =1= Pass Pass Pass\n[Note "1:all of them"]\n[Play "E"]\nHA DA CA SA\n*\n'
)
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
