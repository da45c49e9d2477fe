"""Results from the file of table devices."""

import re
from collections.abc import Iterator

from arbitro.book.problem import Place, Problem, refuse
from arbitro.bridge.seats import Seat
from arbitro.formats import bws
from arbitro.formats.bws.session import BwsResult, BwsSection
from arbitro.formats.results.note import NOT_PLAYED
from arbitro.formats.results.row import ListedPair, ListedPlayer, NumberScope, ResultRow, ResultRows

_SHARES = re.compile(r"([0-9]{1,3})\s*%?\s*[-/]\s*([0-9]{1,3})\s*%?")
_UNPLAYED = frozenset({"NOT PLAYED", "NO PLAY", "NOT PLAYED.", "NP"})


def read(data: bytes, file: str | None = None) -> ResultRows:
    """The rows of a file, with the pairs where their players are named, and the hands."""
    session = bws.read(data, file)
    if not session.results and not session.problems:
        raise refuse("no-results", where=Place(file=file))
    notes = list(session.notes)
    rows = tuple(row_of(result, file, notes) for result in session.results)
    pairs = tuple(pair for section in session.sections for pair in _pairs(section))
    numbering = _numbering(session.sections)
    names = {numbering.called(pair.number, pair.section, pair.direction): pair.name for pair in pairs}
    return ResultRows(
        rows,
        session.problems,
        names if any(names.values()) else {},
        winners=2 if any(section.movement.winners == 2 for section in session.sections) else None,
        numbering=numbering,
        pairs=pairs,
        deals=session.deals,
        notes=tuple(notes),
    )


def row_of(result: BwsResult, file: str | None, notes: list[Problem]) -> ResultRow:
    """A result under the columns; remarks that are not understood are noted."""
    where = Place(file=file, board=str(result.board), tag="ReceivedData", index=result.id)
    shares = _SHARES.fullmatch(result.remark)
    note = NOT_PLAYED if result.remark.upper() in _UNPLAYED else f"A{shares[1]}/{shares[2]}" if shares else ""
    if result.remark and not note:
        notes.append(Problem("bws-remark", where, result.remark))
    played = bool(result.contract) and not note
    declared = played and result.contract != "PASS"
    return ResultRow(
        where,
        section=result.section,
        round=str(result.round),
        table=str(result.table),
        board=str(result.board),
        ns=str(result.ns),
        ew=str(result.ew),
        contract=result.contract if played else "",
        declarer=result.declarer if declared else "",
        lead=result.lead if declared else "",
        result=result.result if declared else "",
        note=note,
    )


def _numbering(sections: tuple[BwsSection, ...]) -> NumberScope:
    """Whether sections, or the two directions of a section, use the same numbers for different pairs."""
    again = any(section.movement.winners == 1 and _meets_itself(section) for section in sections)
    numbers = [set(section.movement.contestants) for section in sections]
    apart = sum(map(len, numbers)) > len(set().union(*numbers))
    return {
        (False, False): NumberScope.EVENT,
        (True, False): NumberScope.SECTION,
        (False, True): NumberScope.DIRECTION,
        (True, True): NumberScope.SECTION_DIRECTION,
    }[apart, again]


def _meets_itself(section: BwsSection) -> bool:
    """A number at two places of a round: North-South and East-West are numbered apart."""
    return any(
        len(seated) > len(set(seated))
        for each in section.movement.rounds
        for seated in [[who for sitting in each.tables for who in sitting.seated]]
    )


def _pairs(section: BwsSection) -> Iterator[ListedPair]:
    """The pairs as they sit down in their first round."""
    seen: set[tuple[int, str]] = set()
    apart = _meets_itself(section) or section.movement.winners == 2
    for round, sitting in section.movement.sittings():
        for number, direction, seats in (
            (sitting.north_south[0], "NS", (Seat.NORTH, Seat.SOUTH)),
            (sitting.east_west[0], "EW", (Seat.EAST, Seat.WEST)),
        ):
            key = number, direction if apart else ""
            if key not in seen:
                seen.add(key)
                there = [section.players.get((sitting.table, seat)) for seat in seats if round == 1]
                players = tuple(ListedPlayer(player.name, player.number) for player in there if player)
                yield ListedPair(str(number), players, section.letter, key[1])
