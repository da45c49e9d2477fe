"""Files of an event. Whoever asks gets one if he may see everything in it; deals that he may not see are left out, and
those for the dealing machine, with the secrets of committed ones, are for staff who do not play; the journal, which has
everything, for an organiser who does not."""

from litestar import Controller, Response, get
from litestar.params import FromPath, FromQuery

from arbitro.book.problem import refuse
from arbitro.journal.file import export
from arbitro.office.actor import STAFF, Role
from arbitro.office.fact import BoardKey
from arbitro.office.office import PREFIX
from arbitro.office.seeing.export import (
    Committed,
    Exported,
    commitments,
    deals_pbn,
    event_pbn,
    exported,
    lines,
    rankings_csv,
    results_csv,
)
from arbitro.office.seeing.view import View
from arbitro.office.seeing.visibility import TheDeal, TheRanking, TheResult
from arbitro.server.events import Number
from arbitro.server.house import demand, house_of, view_at
from arbitro.server.problems import AnyRequest

PBN = "application/x-pbn; charset=utf-8"
CSV = "text/csv; charset=utf-8"
JOURNAL = "application/x-ndjson; charset=utf-8"


class Exports(Controller):
    path = "/api/events/{id:str}/exports"
    tags = ("exports",)

    @get("/deals.pbn", media_type=PBN, sync_to_thread=True, summary="Deals for the dealing machine")
    def deals(
        self, request: AnyRequest, id: FromPath[str], phase: FromQuery[str] = "", session: Number = 1, round: Number = 0
    ) -> Response[str]:
        view = _for_the_machine(view_at(request, id))
        return _with_head(request, deals_pbn(view.event, phase, session, round), PBN, f"{id}-deals.pbn")

    @get("/commitments.json", sync_to_thread=True, summary="Commitments to deals with their secrets")
    def committed(self, request: AnyRequest, id: FromPath[str]) -> tuple[Committed, ...]:
        return commitments(_for_the_machine(view_at(request, id)).event)

    @get("/event.pbn", media_type=PBN, sync_to_thread=True, summary="Every board with its results")
    def boards(self, request: AnyRequest, id: FromPath[str]) -> Response[str]:
        view = _all_results(view_at(request, id))
        return _with_head(request, event_pbn(view.event, lambda key: _shown(view, key)), PBN, f"{id}.pbn")

    @get("/results.csv", media_type=CSV, sync_to_thread=True, summary="The results of a session")
    def results(
        self, request: AnyRequest, id: FromPath[str], phase: FromQuery[str] = "", session: Number = 1
    ) -> Response[str]:
        view = _all_results(view_at(request, id))
        return _with_head(request, results_csv(view.event, phase, session), CSV, f"{id}-results.csv")

    @get("/rankings.csv", media_type=CSV, sync_to_thread=True, summary="The rankings of every phase")
    def rankings(self, request: AnyRequest, id: FromPath[str]) -> Response[str]:
        view = _all_rankings(view_at(request, id))
        return _with_head(request, rankings_csv(view.event, view.names), CSV, f"{id}-rankings.csv")

    @get("/event.json", sync_to_thread=True, summary="All of it")
    def everything(self, request: AnyRequest, id: FromPath[str]) -> Exported:
        view = _all_rankings(_all_results(view_at(request, id)))
        head = house_of(request).office.journal.head().text
        return exported(view.event, view.names, head, lambda key: _shown(view, key))

    @get(
        "/event.journal",
        media_type=JOURNAL,
        sync_to_thread=True,
        summary="Its facts as a file that proves itself; for an organiser",
    )
    def journal(self, request: AnyRequest, id: FromPath[str]) -> Response[str]:
        demand(request, {Role.ORGANISER}, id)
        _for_the_machine(view_at(request, id))
        lines = export(house_of(request).office.journal, [PREFIX + id])
        return _with_head(request, b"".join(lines).decode(), JOURNAL, f"{id}.journal")


def file(text: str, media_type: str, name: str) -> Response[str]:
    disposition = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=media_type, headers=disposition)


def _with_head(request: AnyRequest, text: str, media_type: str, name: str) -> Response[str]:
    """A file that was given out with this head was made of a journal that still has to contain it."""
    response = file(text, media_type, name)
    response.headers["x-journal-head"] = house_of(request).office.journal.head().text
    return response


def _shown(view: View, key: BoardKey) -> bool:
    return view.sees(TheDeal(key))


def _for_the_machine(view: View) -> View:
    if view.viewer.actor.role not in STAFF:
        raise refuse("not-allowed", found=view.viewer.actor.role.value, expected=" ".join(sorted(STAFF)))
    if view.viewer.plays or not all(_shown(view, key) for key in view.event.deals):
        raise refuse("not-shown")
    return view


def _all_results(view: View) -> View:
    if not all(view.sees(TheResult(line.spot, line.board)) for line in lines(view.event)):
        raise refuse("not-shown")
    return view


def _all_rankings(view: View) -> View:
    for name, phase in view.contest.phases.items():
        for strand, last in phase.last_begun.items():
            for round in range(1, last + 1):
                what = TheRanking(phase=name, session=strand.session, section=strand.section, round=round)
                if not view.sees(what):
                    raise refuse("not-shown")
    return view
