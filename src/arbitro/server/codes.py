"""Codes of tables, and how they are printed."""

from io import BytesIO

import segno
from msgspec import Struct

from arbitro.answers.sheets import TableCard
from arbitro.contest.facts.event import Room
from arbitro.office.room.plays import rooms_at
from arbitro.office.state import Event
from arbitro.server.accounts import Accounts

EDGE = 4  # modules around a code, as its standard wants them


class TableCode(Struct, frozen=True, kw_only=True):
    section: str
    table: int
    room: Room
    code: str
    path: str


def table_codes(accounts: Accounts, id: str, event: Event, by: str) -> tuple[TableCode, ...]:
    """Of every table of an event, of a match of each room, the same every time."""
    for section, table, room in _tables(event):
        accounts.open_table(id, section, table, by, room)
    return codes_given(accounts, id, event)


def codes_given(accounts: Accounts, id: str, event: Event) -> tuple[TableCode, ...]:
    """Those that tables have already."""
    opened = {
        (each.section, each.table, each.room): each for each in accounts.ledger().tables.values() if each.event == id
    }
    given = [opened[place] for place in _tables(event) if place in opened]
    return tuple(
        TableCode(section=each.section, table=each.table, room=each.room, code=each.code, path=f"/tables/{each.code}")
        for each in given
    )


def _tables(event: Event) -> tuple[tuple[str, int, Room], ...]:
    """Section, table and room of every card; the open room first."""
    tables = {
        (at.section, at.table, room)
        for phase in (event.contest.phases.values() if event.contest else ())
        for at in phase.tables
        for room in (rooms_at(event.contest, phase, at) if event.contest else ())
    }
    return tuple(sorted(tables, key=lambda card: (card[0], card[1], card[2] == "closed")))


def card_of(code: TableCode, base: str) -> TableCard:
    """`base`: where the pages are."""
    address = base.rstrip("/") + code.path
    return TableCard(
        section=code.section, table=code.table, room=code.room, address=address, svg=qr_svg(address).decode()
    )


def qr_svg(text: str) -> bytes:
    drawn = BytesIO()
    segno.make(text, micro=False).save(drawn, kind="svg", border=EDGE, xmldecl=False, svgns=True, omitsize=True)
    return drawn.getvalue()
