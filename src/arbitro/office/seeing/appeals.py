"""Rulings and the appeals against them: how each stands, until when something may follow, and what whoever looks may do
(92, 93)."""

from collections.abc import Iterator
from datetime import datetime

from msgspec import Struct

from arbitro.contest.facts.event import Spot
from arbitro.laws.case.effect import Issue
from arbitro.laws.shared.appeal import Act, AppealMove, AppealStage, next_steps, stage
from arbitro.office.fact import AppealMoved, ScoreChanged
from arbitro.office.room.appeals import acts_of, at_table_of, course, issue_of, terms_of
from arbitro.office.seeing.view import Named, View
from arbitro.office.seeing.visibility import TheResult, TheRuling
from arbitro.office.state import RulingCase


class AppealStep(Struct, frozen=True, kw_only=True):
    """What has happened; `by`: the contestant whose step it was, or the person, by name."""

    act: Act
    at: datetime
    by: str
    statement: str = ""
    decision: str = ""
    scores: tuple[ScoreChanged, ...] = ()


class AppealNow(Struct, frozen=True, kw_only=True):
    """A ruling and its appeal; `steps` is empty as long as there is none. `next`: what may follow, by whom and until
    when; `deadline`: the first of these times; `may`: of it, what whoever looks may do."""

    number: int
    at: Spot
    board: int | None
    what: str
    director: str
    given: datetime
    between: tuple[Named, ...]
    told: tuple[Named, ...]
    replaced: bool
    stage: AppealStage
    issue: Issue | None
    steps: tuple[AppealStep, ...]
    next: tuple[AppealMove, ...]
    deadline: datetime | None
    may: tuple[Act, ...]


def appeals(view: View) -> tuple[AppealNow, ...]:
    """Of every ruling that may be seen, in order."""
    return tuple(
        _appeal(view, number, case) for number, case in sorted(view.event.cases.items()) if view.sees(TheRuling(number))
    )


def _appeal(view: View, number: int, case: RulingCase) -> AppealNow:
    event, given = view.event, case.given
    so_far, terms = course(event, case, view.viewer.actor.contestant), terms_of(event)
    following = () if case.replaced else next_steps(so_far, terms, view.now)
    return AppealNow(
        number=number,
        at=given.at,
        board=given.board,
        what=given.what,
        director=view.person(given.director),
        given=case.stamp.time,
        between=view.all_named(at_table_of(event, case)),
        told=view.all_named(sorted(case.told)),
        replaced=case.replaced,
        stage=stage(so_far, terms),
        issue=issue_of(case) if case.appeal else None,
        steps=tuple(_steps(view, case)),
        next=following,
        deadline=min((step.until for step in following if step.until is not None), default=None),
        may=acts_of(event, case, view.viewer.actor, view.now),
    )


def _steps(view: View, case: RulingCase) -> Iterator[AppealStep]:
    for step in case.appeal:
        yield AppealStep(
            act=step.act,
            at=step.at,
            by=_by(view, step),
            statement=step.statement,
            decision=step.decision,
            scores=tuple(each for each in step.scores if view.sees(TheResult(each.at, each.board))),
        )


def _by(view: View, moved: AppealMoved) -> str:
    return view.named(moved.by).name if moved.by in view.contest.entries else view.person(moved.by)
