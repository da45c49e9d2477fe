"""The moments of an event that are worth a link: the event as it was then is asked for by their version."""

from datetime import datetime
from typing import Literal

from msgspec import Struct

from arbitro.contest.facts.event import (
    PhaseClosed,
    ResultCorrected,
    ResultEntered,
    ResultTakenBack,
    RoundBegun,
    RoundOver,
    Spot,
)
from arbitro.office.fact import AnyFact, AppealMoved, RulingGiven, ScorePosted
from arbitro.office.seeing.view import View
from arbitro.office.seeing.visibility import TheResult, TheRuling, What

MomentKind = Literal[
    "round_begun",
    "round_over",
    "result",
    "correction",
    "taken_back",
    "ruling",
    "appeal",
    "score_posted",
    "phase_closed",
]


class PastMoment(Struct, frozen=True, kw_only=True):
    """`at`: the table of a result or a ruling, or the section whose round begins or ends (then its `table` is 0)."""

    version: int
    time: datetime
    kind: MomentKind
    phase: str = ""
    at: Spot | None = None
    board: int | None = None
    ruling: int | None = None


def moments(view: View, after: int = 0) -> tuple[PastMoment, ...]:
    """Those that count and may be seen, after a version."""
    seen = []
    for noted in view.event.history:
        if noted.stamp.version <= after or noted.undone:
            continue
        moment = _moment(view, noted.fact)
        if moment is not None and all(map(view.sees, moment[1])):
            kind, _, phase, at, board, ruling = moment
            seen.append(
                PastMoment(
                    version=noted.stamp.version,
                    time=noted.stamp.time,
                    kind=kind,
                    phase=phase,
                    at=at,
                    board=board,
                    ruling=ruling,
                )
            )
    return tuple(seen)


SeenMoment = tuple[MomentKind, tuple[What, ...], str, Spot | None, int | None, int | None]


def _moment(view: View, fact: AnyFact) -> SeenMoment | None:
    """The kind of a moment, what one learns from it, and where it was."""
    match fact:
        case RoundBegun() | RoundOver():
            where = Spot(phase=fact.phase, session=fact.session, section=fact.section, round=fact.round, table=0)
            kind: MomentKind = "round_begun" if isinstance(fact, RoundBegun) else "round_over"
            return kind, (), fact.phase, where, None, None
        case ResultEntered():
            return "result", (TheResult(fact.at, fact.board),), fact.at.phase, fact.at, fact.board, None
        case ResultCorrected():
            return "correction", (TheResult(fact.at, fact.board),), fact.at.phase, fact.at, fact.board, None
        case ResultTakenBack():
            return "taken_back", (TheResult(fact.at, fact.board),), fact.at.phase, fact.at, fact.board, None
        case RulingGiven():
            return "ruling", (TheRuling(fact.number),), fact.at.phase, fact.at, fact.board, fact.number
        case AppealMoved() if case := view.event.cases.get(fact.number):
            given = case.given
            return "appeal", (TheRuling(fact.number),), given.at.phase, given.at, given.board, fact.number
        case ScorePosted():
            return "score_posted", (), fact.phase, None, None, None
        case PhaseClosed():
            return "phase_closed", (), fact.phase, None, None, None
        case _:
            return None
