"""Ruling at a table of an event: the dialogue with what the event knows, and the report of a ruling in words."""

from datetime import datetime
from typing import Any

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from arbitro.answers.chart import PathReply, path_reply
from arbitro.answers.comparison import ComparisonReply, comparison_reply
from arbitro.answers.ruling import QuestionReply, RulingReply, outcome_reply
from arbitro.book.problem import refuse
from arbitro.contest.facts.event import Spot
from arbitro.contest.facts.outcome import Recorded
from arbitro.laws.case.account import looking_again
from arbitro.laws.case.request import Prepared, Request, prepare, ruled
from arbitro.laws.case.rule import Ruled
from arbitro.office.actor import DIRECTING
from arbitro.office.fact import ScoreChanged
from arbitro.office.room.boards import board_key
from arbitro.office.room.effects import FineDue, FormHeld, Score, fines_due, score_by
from arbitro.office.room.regulations import pack_of
from arbitro.office.room.ruling import request_at
from arbitro.office.room.tables import check_other_table, check_spot, result_at
from arbitro.office.seeing.report import AppealReport, PenaltyGiven, report
from arbitro.office.seeing.sitters import Sitter, sitters
from arbitro.office.seeing.traveller import TravellerLine, traveller
from arbitro.office.seeing.view import Named
from arbitro.office.seeing.visibility import TheRuling
from arbitro.office.state import Event
from arbitro.server.guards import COMMAND, RATE
from arbitro.server.house import demand, house_of, language_of, view_at
from arbitro.server.problems import AnyRequest
from arbitro.words.packs import say_pack


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


class ToldAt(Struct, frozen=True):
    who: Named
    time: datetime


class WrittenReview(Struct, frozen=True):
    """`again`: what a request to look at it tells, beside what the event knows."""

    text: str
    done: bool
    again: Request


class WrittenReport(Struct, frozen=True, kw_only=True):
    """The report of a ruling as it is read, with the names of those whom it concerns."""

    number: int
    event: str
    date: str
    at: Spot
    board: int | None
    ns: tuple[Named, ...]
    ew: tuple[Named, ...]
    director: str
    time: datetime
    regulations: str
    request: Request
    reply: RulingReply
    reason: str
    scores: tuple[ScoreChanged, ...]
    score_due: bool
    penalties: tuple[PenaltyGiven, ...]
    sitters: tuple[Sitter, ...]
    reviews: tuple[WrittenReview, ...]
    told: tuple[ToldAt, ...]
    appeal: AppealReport
    call: int | None
    replaces: int | None
    replaced_by: int | None


def prepared_at(connection: AnyRequest, id: str, data: CaseAt) -> tuple[Event, Prepared]:
    """The case with all that the event knows of it, for a director who does not sit there."""
    actor, event = demand(connection, DIRECTING, id), house_of(connection).event(id)
    check_spot(event, data.at, data.board)
    check_other_table(event, actor.person, data.at, data.board)
    asked = request_at(event, data.at, data.board, data.request, data.forms)
    return event, prepare(asked, lambda _: pack_of(event))


class Rulings(Controller):
    path = "/api/events/{id:str}"
    tags = ("desk",)

    @post("/rule", status_code=200, sync_to_thread=True, opt={RATE: COMMAND}, summary="Rule at a table, step by step")
    def rule(self, request: AnyRequest, id: FromPath[str], data: JSONBody[CaseAt]) -> RuledAt:
        event, prepared = prepared_at(request, id, data)
        outcome = ruled(prepared)
        reply = outcome_reply(prepared.procedure, prepared.situation, outcome, language_of(request))
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
        _, prepared = prepared_at(request, id, data)
        return path_reply(prepared, language_of(request))

    @post("/rule/compare", status_code=200, sync_to_thread=True, opt={RATE: COMMAND}, summary="Under every edition")
    def compare(self, request: AnyRequest, id: FromPath[str], data: JSONBody[CaseAt]) -> ComparisonReply:
        event, _ = prepared_at(request, id, data)
        case = request_at(event, data.at, data.board, data.request, data.forms)
        return comparison_reply(msgspec.structs.replace(case, language=language_of(request)), lambda _: pack_of(event))

    @get("/rulings/{number:int}/written", sync_to_thread=True, summary="The report of a ruling in words")
    def written(self, request: AnyRequest, id: FromPath[str], number: FromPath[int]) -> WrittenReport:
        view = view_at(request, id)
        if not view.sees(TheRuling(number)):
            raise refuse("no-such-ruling", found=number)
        event, written = view.event, report(view.event, number, view.now)
        case = event.cases[number]
        asked = msgspec.json.decode(case.given.request, type=Request)
        prepared = prepare(asked, lambda _: pack_of(event))
        reply = outcome_reply(prepared.procedure, prepared.situation, Ruled(case.given.ruling), language_of(request))
        assert isinstance(reply, RulingReply)
        lines = next((section.lines for section in reply.sections if section.id == "reviews"), ())
        return WrittenReport(
            number=number,
            event=event.created.name,
            date=event.created.date,
            at=written.at,
            board=written.board,
            ns=view.all_named(written.ns),
            ew=view.all_named(written.ew),
            director=view.person(written.director),
            time=written.time,
            regulations=say_pack(pack_of(event), language_of(request)),
            request=asked,
            reply=reply,
            reason=written.reason,
            scores=written.scores,
            score_due=written.score_due,
            penalties=written.penalties,
            sitters=sitters(view, written.at),
            reviews=tuple(
                WrittenReview(line, due.done, looking_again(due.review, prepared.situation))
                for line, due in zip(lines, written.reviews, strict=True)
            ),
            told=tuple(ToldAt(view.named(who), time) for who, time in written.told.items()),
            appeal=written.appeal,
            call=written.call,
            replaces=written.replaces,
            replaced_by=written.replaced_by,
        )
