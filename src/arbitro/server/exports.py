"""Files of an event. Whoever asks gets one if he may see everything in it; deals that he may not see are left out, and
those for the dealing machine, with the secrets of committed ones, are for staff who do not play; the journal, which has
everything, for an organiser who does not."""

import asyncio
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Annotated, TypeVar

from litestar import Controller, Response, get
from litestar.params import FromPath, FromQuery, QueryParameter

from arbitro.answers.site import calendar, event_line, event_pages, index, zipped
from arbitro.book.problem import refuse
from arbitro.formats import lin, pbn
from arbitro.formats.record import BoardRecord
from arbitro.journal.file import export
from arbitro.office.actor import STAFF, Role
from arbitro.office.live.finished import record
from arbitro.office.live.state import LiveBoard, TableNow
from arbitro.office.office import PREFIX
from arbitro.office.seeing.export import (
    Committed,
    Exported,
    commitments,
    deals_pbn,
    event_pbn,
    exported,
    rankings_csv,
    results_csv,
    shows_deal,
    shows_rankings,
    shows_results,
)
from arbitro.office.seeing.view import View
from arbitro.office.seeing.visibility import TheLog
from arbitro.server.events import Number
from arbitro.server.house import checked, demand, house_of, language_of, view_at
from arbitro.server.problems import AnyRequest
from arbitro.server.strangers import aside
from arbitro.words import LANGUAGES

Text = TypeVar("Text", str, bytes)
Language = Annotated[str, QueryParameter(pattern=f"^({'|'.join(LANGUAGES)})?$")]

PBN = "application/x-pbn; charset=utf-8"
LIN = "application/x-lin; charset=utf-8"
CSV = "text/csv; charset=utf-8"
CALENDAR = "text/calendar; charset=utf-8"
ZIP = "application/zip"
JOURNAL = "application/x-ndjson; charset=utf-8"


class Exports(Controller):
    path = "/api/events/{id:str}/exports"
    tags = ("exports",)

    @get("/deals.pbn", media_type=PBN, sync_to_thread=True, summary="Deals for the dealing machine")
    def deals(
        self, request: AnyRequest, id: FromPath[str], phase: FromQuery[str] = "", session: Number = 1, round: Number = 0
    ) -> Response[str]:
        view = for_the_machine(view_at(request, id))
        return _with_head(request, deals_pbn(view.event, phase, session, round), PBN, f"{id}-deals.pbn")

    @get("/commitments.json", sync_to_thread=True, summary="Commitments to deals with their secrets")
    def committed(self, request: AnyRequest, id: FromPath[str]) -> tuple[Committed, ...]:
        return commitments(for_the_machine(view_at(request, id)).event)

    @get("/event.pbn", media_type=PBN, sync_to_thread=True, summary="Every board with its results")
    def boards(self, request: AnyRequest, id: FromPath[str]) -> Response[str]:
        view = all_results(view_at(request, id))
        return _with_head(request, event_pbn(view.event, lambda key: shows_deal(view, key)), PBN, f"{id}.pbn")

    @get("/played.pbn", media_type=PBN, summary="Boards of live tables, with auction and play")
    async def played_pbn(self, request: AnyRequest, id: FromPath[str]) -> Response[str]:
        records = await _played(request, id)
        text = await aside(request, lambda: "".join(pbn.write(records)))
        return _with_head(request, text, PBN, f"{id}-played.pbn")

    @get("/played.lin", media_type=LIN, summary="The same as LIN, one a line")
    async def played_lin(self, request: AnyRequest, id: FromPath[str]) -> Response[str]:
        records = await _played(request, id)
        return _with_head(request, await aside(request, lambda: lin_lines(records)), LIN, f"{id}-played.lin")

    @get("/results.csv", media_type=CSV, sync_to_thread=True, summary="The results of a session")
    def results(
        self, request: AnyRequest, id: FromPath[str], phase: FromQuery[str] = "", session: Number = 1
    ) -> Response[str]:
        view = all_results(view_at(request, id))
        return _with_head(request, results_csv(view.event, phase, session), CSV, f"{id}-results.csv")

    @get("/rankings.csv", media_type=CSV, sync_to_thread=True, summary="The rankings of every phase")
    def rankings(self, request: AnyRequest, id: FromPath[str]) -> Response[str]:
        view = _all_rankings(view_at(request, id))
        return _with_head(request, rankings_csv(view.event, view.names), CSV, f"{id}-rankings.csv")

    @get("/event.json", sync_to_thread=True, summary="All of it")
    def everything(self, request: AnyRequest, id: FromPath[str]) -> Exported:
        view = _all_rankings(all_results(view_at(request, id)))
        head = house_of(request).office.journal.head().text
        return exported(view.event, view.names, head, lambda key: shows_deal(view, key))

    @get("/event.ics", media_type=CALENDAR, sync_to_thread=True, summary="The event for a calendar")
    def for_calendars(self, request: AnyRequest, id: FromPath[str]) -> Response[str]:
        return file(calendar(planned(view_at(request, id)), language_of(request)), CALENDAR, f"{id}.ics")

    @get(
        "/site.zip",
        media_type=ZIP,
        sync_to_thread=True,
        summary="Plain pages for a club's site, with what everybody may see; for staff",
    )
    def site(self, request: AnyRequest, id: FromPath[str], language: Language = "") -> Response[bytes]:
        demand(request, STAFF, id)  # it takes a while to make
        if not _may_take(view_at(request, id)):
            raise refuse("not-shown")
        house = house_of(request)
        view = planned(house.all_events.view(checked(id)))
        pages = event_pages(view, language or language_of(request), house.office.journal.head().text)
        return file(zipped({f"{id}/{name}": content for name, content in pages.items()}), ZIP, f"{id}.zip")

    @get(
        "/event.journal",
        media_type=JOURNAL,
        sync_to_thread=True,
        summary="Its facts as a file that proves itself; for an organiser",
    )
    def journal(self, request: AnyRequest, id: FromPath[str]) -> Response[str]:
        demand(request, {Role.ORGANISER}, id)
        for_the_machine(view_at(request, id))
        lines = export(house_of(request).office.journal, [PREFIX + id])
        return _with_head(request, b"".join(lines).decode(), JOURNAL, f"{id}.journal")


@get(
    "/api/site.zip",
    media_type=ZIP,
    sync_to_thread=True,
    tags=("exports",),
    summary="The same of all events, with a list of them; for organisers",
)
def whole_site(request: AnyRequest, language: Language = "") -> Response[bytes]:
    demand(request, {Role.ORGANISER})
    house = house_of(request)
    spoken, head = language or language_of(request), house.office.journal.head().text
    views = [view for view in house.all_events.views() if _may_take(view_at(request, view.event.created.id))]
    files = dict(index(map(event_line, views), spoken))
    for view in views:
        pages = event_pages(view, spoken, head)
        files |= {f"{view.event.created.id}/{name}": content for name, content in pages.items()}
    return file(zipped(files), ZIP, "site.zip")


async def _played(request: AnyRequest, id: str) -> Iterator[BoardRecord]:
    """What whoever asks may see of it, in the order of rounds, tables and boards, written down one after the other. The
    tables are read here, between which others have their turn."""
    view, tables = await aside(request, partial(view_at, request, id)), house_of(request).tables
    boards: list[tuple[TableNow, LiveBoard]] = []
    for (at, board), told in sorted(view.event.live.items()):
        if view.sees(TheLog(at, board)):
            now = tables.read(told.table)
            boards.append((now, now.boards[told.n]))
            await asyncio.sleep(0)
    return (record(now, board, view.names) for now, board in boards)


def lin_lines(records: Iterable[BoardRecord]) -> str:
    return "".join(f"{lin.write(record)}\n" for record in records)


def _may_take(view: View) -> bool:
    """Whoever still plays may not see what everybody else may (16D)."""
    if view.event.contest is None or not view.viewer.plays:
        return True
    return shows_results(view) and all(shows_deal(view, key) for key in view.event.deals)


def planned(view: View) -> View:
    """Refuses an event that has no plan yet."""
    if view.event.contest is None:
        raise refuse("event-without-plan", found=view.event.created.id)
    return view


def file(text: Text, media_type: str, name: str) -> Response[Text]:
    disposition = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=media_type, headers=disposition)


def _with_head(request: AnyRequest, text: str, media_type: str, name: str) -> Response[str]:
    """A file that was given out with this head was made of a journal that still has to contain it."""
    response = file(text, media_type, name)
    response.headers["x-journal-head"] = house_of(request).office.journal.head().text
    return response


def for_the_machine(view: View) -> View:
    if view.viewer.actor.role not in STAFF:
        raise refuse("not-allowed", found=view.viewer.actor.role.value, expected=" ".join(sorted(STAFF)))
    if view.viewer.plays or not all(shows_deal(view, key) for key in view.event.deals):
        raise refuse("not-shown")
    return view


def all_results(view: View) -> View:
    if not shows_results(view):
        raise refuse("not-shown")
    return view


def _all_rankings(view: View) -> View:
    if not shows_rankings(view):
        raise refuse("not-shown")
    return view
