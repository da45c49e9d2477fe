"""Sheets of an event for the printer, as PDF; for staff."""

import asyncio
from importlib.util import find_spec
from typing import Annotated

from litestar import Controller, Response, get
from litestar.params import FromPath, FromQuery, QueryParameter
from msgspec import Struct

from arbitro.analysis.pool import Pool, TimeLimit
from arbitro.analysis.table import DoubleDummyTable
from arbitro.answers.sheets import (
    EVENT_SHEETS,
    BoardDealt,
    EventSheets,
    HandRecord,
    Paper,
    Sheet,
    about,
    hand_record,
    ruling_sheet,
    sheets_of,
    table_cards,
)
from arbitro.answers.written import written_report
from arbitro.book.problem import refuse
from arbitro.bridge.board import dealer_of, vulnerability_of
from arbitro.bridge.deal import Deal
from arbitro.office.actor import STAFF
from arbitro.office.seeing.boards import boards_of
from arbitro.office.seeing.view import View
from arbitro.office.seeing.visibility import TheRuling
from arbitro.paper import pdf
from arbitro.server.codes import card_of, codes_given
from arbitro.server.events import Number
from arbitro.server.exports import Language, planned
from arbitro.server.guards import COMMAND, RATE
from arbitro.server.house import demand, house_of, language_of, view_at
from arbitro.server.problems import AnyRequest
from arbitro.server.solving import solved
from arbitro.words import message

PDF = "application/pdf"
HANDS = "hands"
LONGEST_BASE = 200
Size = Annotated[Paper, QueryParameter(description="Of the paper.")]


class SheetOffered(Struct, frozen=True):
    """A sheet that an event has, and what it is called."""

    sheet: str
    title: str


class Printing(Controller):
    path = "/api/events/{id:str}/sheets"
    tags = ("exports",)

    @get("/", summary="The sheets that an event has; for staff")
    async def offered(self, request: AnyRequest, id: FromPath[str]) -> tuple[SheetOffered, ...]:
        demand(request, STAFF, id)
        language = language_of(request)
        names = (HANDS, *sheets_of(planned(view_at(request, id))))
        return tuple(SheetOffered(name, message(f"sheet-{name}", language)) for name in names)

    @get("/rulings/{number:int}", media_type=PDF, opt={RATE: COMMAND}, summary="The report of a ruling as PDF")
    async def ruling(
        self,
        request: AnyRequest,
        id: FromPath[str],
        number: FromPath[int],
        paper: Size = "a4",
        language: Language = "",
    ) -> Response[bytes]:
        view, language = view_at(request, id), language or language_of(request)
        if not view.sees(TheRuling(number)):
            raise refuse("no-such-ruling", found=number)
        report = await asyncio.to_thread(written_report, view, number, language)
        return await printed_sheet(request, ruling_sheet(report, language, paper), f"{id}-ruling-{number}")

    @get("/table-cards.pdf", media_type=PDF, opt={RATE: COMMAND}, summary="The codes of the tables as PDF; for staff")
    async def table_cards(
        self,
        request: AnyRequest,
        id: FromPath[str],
        base: Annotated[str, QueryParameter(max_length=LONGEST_BASE, description="Where the pages are.")] = "",
        paper: Size = "a4",
        language: Language = "",
    ) -> Response[bytes]:
        demand(request, STAFF, id)
        house, view, language = house_of(request), planned(view_at(request, id)), language or language_of(request)
        cards = [card_of(code, base or str(request.base_url)) for code in codes_given(house.accounts, id, view.event)]
        return await printed_sheet(
            request, table_cards(about(view, "", language), cards, language, paper), f"{id}-table-cards"
        )

    @get("/{sheet:str}", media_type=PDF, opt={RATE: COMMAND}, summary="A sheet as PDF; for staff")
    async def sheet(
        self,
        request: AnyRequest,
        id: FromPath[str],
        sheet: FromPath[str],
        phase: FromQuery[str] = "",
        session: Number = 1,
        paper: Size = "a4",
        across: Annotated[int, QueryParameter(ge=0, le=3, description="Deals side by side.")] = 0,
        blank: FromQuery[bool] = False,
        language: Language = "",
    ) -> Response[bytes]:
        demand(request, STAFF, id)
        view, language = planned(view_at(request, id)), language or language_of(request)
        name = sheet.removesuffix(".pdf")
        if name not in (HANDS, *EVENT_SHEETS):
            raise refuse("unknown-sheet", found=name, expected=", ".join((HANDS, *EVENT_SHEETS)))
        made: Sheet | HandRecord
        if name == HANDS:
            made = await _hands(request, view, language, phase, session, paper, across)
        else:
            of = EventSheets(view=view, language=language, paper=paper, phase=phase, session=session, named=not blank)
            made = await asyncio.to_thread(EVENT_SHEETS[name], of)
        return await printed_sheet(request, made, f"{id}-{name}")


async def printed_sheet(request: AnyRequest, sheet: Sheet | HandRecord, name: str) -> Response[bytes]:
    """By a worker, within a time limit: a sheet may have many pages."""
    if find_spec("typst") is None:
        raise refuse("package-missing", found="typst", expected="pip install 'arbitro[paper]'")
    document = await solved(request, lambda pool: pool.call(pdf, sheet.template, sheet))
    return Response(document, media_type=PDF, headers={"content-disposition": f'inline; filename="{name}.pdf"'})


async def _hands(
    request: AnyRequest, view: View, language: str, phase: str, session: int, paper: Paper, across: int
) -> HandRecord:
    """The deals that whoever asks may see, double dummy."""
    keys = [board.key for board in boards_of(view, phase, session) if board.deal]
    deals = [Deal.parse(view.event.deals[key]) for key in keys]

    def work(pool: Pool) -> list[DoubleDummyTable] | TimeLimit:
        tables = []
        for table in pool.tables(deals):
            if isinstance(table, TimeLimit):
                return table
            tables.append(table)
        return tables

    tables = await solved(request, work) if deals else []
    boards = [
        BoardDealt(
            f"{key.round}.{key.board}" if key.round else str(key.board),
            dealer_of(key.board),
            vulnerability_of(key.board),
            deal,
            table,
        )
        for key, deal, table in zip(keys, deals, tables, strict=True)
    ]
    return hand_record(message("sheet-hands", language), about(view, phase, language), boards, language, paper, across)
