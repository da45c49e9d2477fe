"""The report of a ruling as a value, for every door and for paper: what happened, what was decided and why, what it has
changed, what is still to be done, and how an appeal stands."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

import msgspec
from msgspec import Struct

from arbitro.book.problem import refuse
from arbitro.bridge.seats import Side
from arbitro.contest.facts.event import Penalised, Spot
from arbitro.laws.case.effect import AnyEffect, Issue
from arbitro.laws.case.request import Request
from arbitro.laws.case.ruling import Considered, Fact, Option, Review
from arbitro.laws.shared.appeal import AppealMove, AppealStage, next_steps, stage
from arbitro.office.fact import AppealMoved, ScoreChanged
from arbitro.office.room.appeals import course, issue_of, terms_of
from arbitro.office.room.effects import score_is_due
from arbitro.office.room.sitting import contestants_at
from arbitro.office.room.tables import phase_at, result_at
from arbitro.office.state import Event, RulingCase


class ReviewDue(Struct, frozen=True):
    """A reminder, and whether it was looked at."""

    review: Review
    done: bool


class PenaltyGiven(Struct, frozen=True):
    """A penalty of the ruling, and whether it still stands."""

    penalty: Penalised
    in_force: bool


class AppealReport(Struct, frozen=True):
    """How the appeal stands, what has happened in it, and what may follow, by whom and until when."""

    stage: AppealStage
    issue: Issue
    steps: tuple[AppealMoved, ...]
    next: tuple[AppealMove, ...]


class Report(Struct, frozen=True, kw_only=True):
    """A numbered report. Persons and contestants are ids."""

    event: str
    number: int
    at: Spot
    board: int | None
    ns: tuple[str, ...]
    ew: tuple[str, ...]
    director: str
    time: datetime
    what: str
    situation: dict[str, Any]
    edition: int
    regulations: str
    digest: str
    program: str
    path: tuple[str, ...]
    facts: tuple[Fact, ...]
    reason: str
    clauses: tuple[str, ...]
    considered: tuple[Considered, ...]
    effects: tuple[AnyEffect, ...]
    options: tuple[Option, ...]
    scores: tuple[ScoreChanged, ...]
    score_due: bool
    penalties: tuple[PenaltyGiven, ...]
    reviews: tuple[ReviewDue, ...]
    told: Mapping[str, datetime]
    appeal: AppealReport
    call: int | None = None
    replaces: int | None = None
    replaced_by: int | None = None


def report(event: Event, number: int, now: datetime | None = None) -> Report:
    """The report of one ruling; at a given moment an appeal may follow only as far as it is not too late."""
    case = event.cases.get(number)
    if case is None:
        raise refuse("no-such-ruling", found=number)
    given, ruling = case.given, case.given.ruling
    return Report(
        event=event.created.id,
        number=number,
        at=given.at,
        board=given.board,
        ns=contestants_at(event, given.at, Side.NS),
        ew=contestants_at(event, given.at, Side.EW),
        director=given.director,
        time=case.stamp.time,
        what=given.what,
        situation=msgspec.json.decode(given.request, type=Request).situation,
        edition=ruling.edition,
        regulations=ruling.regulations,
        digest=given.digest,
        program=given.program,
        path=ruling.path,
        facts=ruling.facts,
        reason=given.reason,
        clauses=ruling.clauses,
        considered=ruling.considered,
        effects=ruling.effects,
        options=ruling.options,
        scores=given.scores,
        score_due=_is_due(event, case),
        penalties=_penalties(event, case),
        reviews=tuple(ReviewDue(review, at in case.reviewed) for at, review in enumerate(ruling.reviews)),
        told=case.told,
        appeal=_appeal(event, case, now),
        call=given.call,
        replaces=given.replaces,
        replaced_by=next(
            (later.given.number for later in event.cases.values() if later.given.replaces == number), None
        ),
    )


def reports(event: Event, now: datetime | None = None) -> tuple[Report, ...]:
    """All of them, in the order of their numbers."""
    return tuple(report(event, number, now) for number in sorted(event.cases))


def _is_due(event: Event, case: RulingCase) -> bool:
    given = case.given
    if case.replaced or given.board is None or given.scores:
        return False
    return score_is_due(given.ruling, result_at(event, given.at, given.board), given.board)


def _penalties(event: Event, case: RulingCase) -> tuple[PenaltyGiven, ...]:
    in_force = phase_at(event, case.given.at).penalties
    return tuple(
        PenaltyGiven(noted.fact, noted.fact.id in in_force)
        for noted in event.history
        if isinstance(noted.fact, Penalised)
        and not noted.undone
        and noted.fact.phase == case.given.at.phase
        and noted.fact.id in case.given.penalties
    )


def _appeal(event: Event, case: RulingCase, now: datetime | None) -> AppealReport:
    appeal, terms = course(event, case), terms_of(event)
    following = () if case.replaced else next_steps(appeal, terms, now)
    return AppealReport(stage(appeal, terms), issue_of(case), case.appeal, following)
