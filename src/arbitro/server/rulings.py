"""Ruling at a table of an event: the dialogue with what the event knows, and the report of a ruling in words."""

from typing import Any

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from arbitro.answers.chart import PathReply, path_reply
from arbitro.answers.comparison import ComparisonReply, comparison_reply
from arbitro.answers.ruling import QuestionReply, RulingReply, outcome_reply
from arbitro.answers.written import WrittenReport, written_report
from arbitro.book.problem import refuse
from arbitro.contest.facts.event import Spot
from arbitro.contest.facts.outcome import Recorded
from arbitro.laws.case.request import Prepared, ruled
from arbitro.laws.case.rule import Ruled
from arbitro.office.actor import DIRECTING
from arbitro.office.room.boards import board_key
from arbitro.office.room.effects import FineDue, FormHeld, Score, fines_due, score_by
from arbitro.office.room.regulations import pack_of
from arbitro.office.room.ruling import prepared_at, request_at
from arbitro.office.room.systems import agreements_at
from arbitro.office.room.tables import check_other_table, check_spot, result_at
from arbitro.office.seeing.sitters import Sitter, sitters
from arbitro.office.seeing.traveller import TravellerLine, traveller
from arbitro.office.seeing.visibility import TheRuling
from arbitro.office.state import Event
from arbitro.server.guards import COMMAND, RATE
from arbitro.server.house import demand, house_of, language_of, view_at
from arbitro.server.problems import AnyRequest


class CaseAt(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What happened at a table; the edition and the regulations are those of the event."""

    at: Spot
    board: int | None = None
    request: dict[str, Any]
    forms: tuple[FormHeld, ...] = ()  # of a fouled board


class TableAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    at: Spot
    board: int | None = None


class RuledAt(Struct, frozen=True, kw_only=True):
    """The next question, or the ruling; then what it makes of the board, what the table has now, and the penalties that
    it gives or lets be given."""

    reply: QuestionReply | RulingReply
    now: Recorded | None = None
    score: Score | None = None
    fines: tuple[FineDue, ...] = ()


class TableRuledAt(Struct, frozen=True, kw_only=True):
    """A table as whoever rules there sees it: who sits where, what it has on the board, which results there are
    elsewhere."""

    sitters: tuple[Sitter, ...]
    recorded: Recorded | None = None
    elsewhere: tuple[str, ...] = ()
    tables: tuple[TravellerLine, ...] = ()  # that have a result on the board


def _prepared(connection: AnyRequest, id: str, data: CaseAt) -> tuple[Event, Prepared]:
    """The case with all that the event knows of it, for a director who does not sit there."""
    actor, event = demand(connection, DIRECTING, id), house_of(connection).event(id)
    check_spot(event, data.at, data.board)
    check_other_table(event, actor.person, data.at, data.board)
    asked = request_at(event, data.at, data.board, data.request, data.forms)
    return event, prepared_at(event, data.at, data.board, asked)


class Rulings(Controller):
    path = "/api/events/{id:str}"
    tags = ("desk",)

    @post("/rule", status_code=200, sync_to_thread=True, opt={RATE: COMMAND}, summary="Rule at a table, step by step")
    def rule(self, request: AnyRequest, id: FromPath[str], data: JSONBody[CaseAt]) -> RuledAt:
        event, prepared = _prepared(request, id, data)
        outcome = ruled(prepared)
        agreed = agreements_at(event, data.at)
        reply = outcome_reply(prepared.procedure, prepared.situation, outcome, language_of(request), agreed)
        if not isinstance(outcome, Ruled):
            return RuledAt(reply=reply)
        fines = fines_due(outcome.ruling, event)
        if data.board is None:
            return RuledAt(reply=reply, fines=fines)
        waiting = event.waiting.get((data.at, data.board))
        now = result_at(event, data.at, data.board) or (waiting.proposed.recorded if waiting else None)
        return RuledAt(reply=reply, now=now, score=score_by(outcome.ruling, now, data.board), fines=fines)

    @post("/rule/table", status_code=200, sync_to_thread=True, summary="A table that is ruled at: who sits where")
    def table(self, request: AnyRequest, id: FromPath[str], data: JSONBody[TableAsked]) -> TableRuledAt:
        actor, view = demand(request, DIRECTING, id), view_at(request, id)
        event, at, board = view.event, data.at, data.board
        check_spot(event, at, board)
        check_other_table(event, actor.person, at, board)
        seated = sitters(view, at)
        if board is None:
            return TableRuledAt(sitters=seated)
        waiting = event.waiting.get((at, board))
        lines = traveller(view, board_key(view.contest, at, board)).lines
        return TableRuledAt(
            sitters=seated,
            recorded=result_at(event, at, board) or (waiting.proposed.recorded if waiting else None),
            tables=lines,
            elsewhere=tuple(dict.fromkeys(line.recorded.result for line in lines if line.recorded.result)),
        )

    @post("/rule/path", status_code=200, sync_to_thread=True, opt={RATE: COMMAND}, summary="Its way through the law")
    def way(self, request: AnyRequest, id: FromPath[str], data: JSONBody[CaseAt]) -> PathReply:
        _, prepared = _prepared(request, id, data)
        return path_reply(prepared, language_of(request))

    @post("/rule/compare", status_code=200, sync_to_thread=True, opt={RATE: COMMAND}, summary="Under every edition")
    def compare(self, request: AnyRequest, id: FromPath[str], data: JSONBody[CaseAt]) -> ComparisonReply:
        event, _ = _prepared(request, id, data)
        case = request_at(event, data.at, data.board, data.request, data.forms)
        return comparison_reply(msgspec.structs.replace(case, language=language_of(request)), lambda _: pack_of(event))

    @get("/rulings/{number:int}/written", sync_to_thread=True, summary="The report of a ruling in words")
    def written(self, request: AnyRequest, id: FromPath[str], number: FromPath[int]) -> WrittenReport:
        view = view_at(request, id)
        if not view.sees(TheRuling(number)):
            raise refuse("no-such-ruling", found=number)
        return written_report(view, number, language_of(request))
