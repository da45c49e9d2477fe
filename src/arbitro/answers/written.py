"""The report of a ruling as it is read, in a language: for the pages and for paper."""

from datetime import datetime

import msgspec
from msgspec import Struct

from arbitro.answers.ruling import RulingReply, outcome_reply
from arbitro.contest.facts.event import Spot
from arbitro.laws.case.account import looking_again
from arbitro.laws.case.request import Request, prepare
from arbitro.laws.case.rule import Ruled
from arbitro.office.fact import ScoreChanged
from arbitro.office.room.regulations import pack_of
from arbitro.office.seeing.report import AppealReport, PenaltyGiven, report
from arbitro.office.seeing.sitters import Sitter, sitters
from arbitro.office.seeing.view import Named, View
from arbitro.words.packs import say_pack


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


def written_report(view: View, number: int, language: str) -> WrittenReport:
    event, written = view.event, report(view.event, number, view.now)
    case = event.cases[number]
    asked = msgspec.json.decode(case.given.request, type=Request)
    prepared = prepare(asked, lambda _: pack_of(event))
    reply = outcome_reply(prepared.procedure, prepared.situation, Ruled(case.given.ruling), language)
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
        regulations=say_pack(pack_of(event), language),
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
