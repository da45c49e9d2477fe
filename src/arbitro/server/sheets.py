"""What hangs on the wall, and the scorer's desk: frequencies, match sheets, slips, the clock, line-ups, commitments."""

from litestar import Controller, get
from litestar.params import FromPath, FromQuery

from arbitro.contest.facts.event import Spot
from arbitro.office.actor import STAFF
from arbitro.office.fact import BoardKey
from arbitro.office.room.clock import Announcement, announcements
from arbitro.office.seeing.export import Promised, promised
from arbitro.office.seeing.lineups import MatchLineups, lineups_now
from arbitro.office.seeing.matches import MatchNow, MatchSheet, match_sheet, matches
from arbitro.office.seeing.slips import Slips, slips
from arbitro.office.seeing.traveller import Frequency, frequencies
from arbitro.server.events import Number, Version
from arbitro.server.house import demand, view_at
from arbitro.server.problems import AnyRequest


class Sheets(Controller):
    path = "/api/events/{id:str}"
    tags = ("events",)

    @get("/boards/{board:int}/frequencies", sync_to_thread=True, summary="How often each score occurs on a board")
    def scores(
        self,
        request: AnyRequest,
        id: FromPath[str],
        board: FromPath[int],
        phase: FromQuery[str] = "",
        session: Number = 1,
        round: Number = 0,
        version: Version = None,
    ) -> tuple[Frequency, ...]:
        view, key = view_at(request, id, version), BoardKey(phase=phase, session=session, round=round, board=board)
        view.check_board(key)
        return frequencies(view, key)

    @get("/matches", sync_to_thread=True, summary="The matches of a phase")
    def met(
        self, request: AnyRequest, id: FromPath[str], phase: FromQuery[str] = "", version: Version = None
    ) -> tuple[MatchNow, ...]:
        return matches(view_at(request, id, version), phase)

    @get("/matches/{round:int}/{table:int}/sheet", sync_to_thread=True, summary="A match board by board")
    def sheet(
        self,
        request: AnyRequest,
        id: FromPath[str],
        round: FromPath[int],
        table: FromPath[int],
        phase: FromQuery[str] = "",
        group: FromQuery[str] = "",
        version: Version = None,
    ) -> MatchSheet:
        return match_sheet(view_at(request, id, version), Spot(phase=phase, section=group, round=round, table=table))

    @get("/slips", sync_to_thread=True, summary="A round or a board at the scorer's desk, and what is missing")
    def at_desk(
        self,
        request: AnyRequest,
        id: FromPath[str],
        phase: FromQuery[str] = "",
        session: Number = 1,
        round: Number = 0,
        board: Number = 0,
    ) -> Slips:
        demand(request, STAFF, id)
        return slips(view_at(request, id), phase, session, round=round, board=board)

    @get("/clock", summary="When each round begins and ends, as it is announced now")
    async def clock(self, request: AnyRequest, id: FromPath[str]) -> tuple[Announcement, ...]:
        view = view_at(request, id)
        return announcements(view.event, view.now)

    @get("/lineups", sync_to_thread=True, summary="The line-ups of the matches, each as far as it may be seen")
    def lineups(
        self,
        request: AnyRequest,
        id: FromPath[str],
        phase: FromQuery[str] = "",
        round: Number = 0,
        version: Version = None,
    ) -> tuple[MatchLineups, ...]:
        return lineups_now(view_at(request, id, version), phase, round)

    @get("/commitments", summary="Commitments to deals, without their secrets")
    async def committed(self, request: AnyRequest, id: FromPath[str]) -> tuple[Promised, ...]:
        return promised(view_at(request, id).event)
