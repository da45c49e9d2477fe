"""The file that the control program of table devices reads: movement, names and hand records in an empty database.

`empty.bws.gz` has the tables and no rows. It was made once with Jackcess (tests/formats/Template.java).
"""

import gzip
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files

from arbitro.bridge.deal import Deal
from arbitro.bridge.seats import Seat
from arbitro.contest.movement.movement import Sitting
from arbitro.formats.bws.jet import Jet, JetRow
from arbitro.formats.bws.session import BwsSection

LONGEST_NAME = 18
_DIRECTIONS = {Seat.NORTH: "North", Seat.EAST: "East", Seat.SOUTH: "South", Seat.WEST: "West"}
_SUITS = ("Spades", "Hearts", "Diamonds", "Clubs")
_SETTINGS: JetRow = {
    "ShowResults": True,
    "ShowOwnResult": True,
    "MaximumResults": 0,
    "ShowPercentage": True,
    "ScorePoints": 1,
    "EnterResultsMethod": 1,
    "ShowPairNumbers": True,
    "AutopoweroffTime": 20,
    "VerificationTime": 2,
    "ShowContract": 1,
    "LeadCard": True,
    "BoardOrderVerification": True,
}


@cache
def _empty() -> Jet:
    return Jet.of(gzip.decompress(files("arbitro.formats.bws").joinpath("empty.bws.gz").read_bytes()))


def write(sections: Sequence[BwsSection], deals: Mapping[int, Deal] = {}, computer: str = "ARBITRO") -> bytes:
    """The file of a session before its first result. The control program runs on the computer of that name."""
    rows: dict[str, list[JetRow]] = {
        "Clients": [{"Computer": computer}],
        "Settings": [_SETTINGS],
        "Section": [],
        "Tables": [],
        "RoundData": [],
        "PlayerNumbers": [],
        "PlayerNames": [],
        "HandRecord": [],
    }
    numbers: dict[str, str] = {}
    for id, section in enumerate(sections, 1):
        rows["Section"].append(
            {"ID": id, "Letter": section.letter, "Tables": section.movement.tables, "MissingPair": 0}
        )
        tables = sorted({sitting.table for _, sitting in section.movement.sittings()})
        rows["Tables"] += (
            dict.fromkeys(("Status", "LogOnOff", "CurrentRound", "CurrentBoard", "UpdateFromRound"), 0)
            | {"Section": id, "Table": table, "ComputerID": 1}
            for table in tables
        )
        rows["RoundData"] += (_round(id, round, sitting) for round, sitting in section.movement.sittings())
        for (table, seat), player in sorted(section.players.items()):
            name = player.name[:LONGEST_NAME]
            rows["PlayerNumbers"].append(
                {"Section": id, "Table": table, "Direction": seat.value, "Number": player.number, "Name": name}
            )
            if player.number.isascii() and player.number.isdigit() and len(player.number) < 10:
                numbers[str(int(player.number))] = name
        rows["HandRecord"] += (_hands(id, board, deal) for board, deal in sorted(deals.items()))
    rows["PlayerNames"] += ({"ID": int(number), "Name": name} for number, name in numbers.items())
    return _empty().adding(rows).data


def _round(section: int, round: int, sitting: Sitting) -> JetRow:
    low, high = min(sitting.boards), max(sitting.boards)
    in_order = sitting.boards == tuple(range(low, high + 1))
    return {
        "Section": section,
        "Table": sitting.table,
        "Round": round,
        "NSPair": sitting.north_south[0],
        "EWPair": sitting.east_west[0],
        "LowBoard": low,
        "HighBoard": high,
        "CustomBoards": None if in_order else ",".join(map(str, sitting.boards)),
    }


def _hands(section: int, board: int, deal: Deal) -> JetRow:
    held = {name + suit: cards for name, suit, cards in _holdings(deal)}
    return {"Section": section, "Board": board, **held}


def _holdings(deal: Deal) -> Iterator[tuple[str, str, str]]:
    for seat, name in _DIRECTIONS.items():
        yield from ((name, suit, cards) for suit, cards in zip(_SUITS, str(deal[seat]).split("."), strict=True))
