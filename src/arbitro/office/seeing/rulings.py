"""The rulings by their numbers; the report of each is in `report`."""

from datetime import datetime

from msgspec import Struct

from arbitro.contest.facts.event import Spot
from arbitro.laws.shared.appeal import Act
from arbitro.office.fact import ScoreChanged
from arbitro.office.seeing.view import Named, View
from arbitro.office.seeing.visibility import TheResult, TheRuling


class RulingLine(Struct, frozen=True, kw_only=True):
    """`reviews`: reminders that nobody has looked at. `appeal`: its steps so far."""

    number: int
    at: Spot
    board: int | None
    what: str
    edition: int
    clauses: tuple[str, ...]
    director: str
    given: datetime
    told: tuple[Named, ...] = ()
    reviews: int = 0
    appeal: tuple[Act, ...] = ()
    scores: tuple[ScoreChanged, ...] = ()
    replaces: int | None = None
    replaced: bool = False


def rulings(view: View) -> tuple[RulingLine, ...]:
    """Those that may be seen, in order."""
    return tuple(
        RulingLine(
            number=number,
            at=case.given.at,
            board=case.given.board,
            what=case.given.what,
            edition=case.given.ruling.edition,
            clauses=case.given.ruling.clauses,
            director=view.person(case.given.director),
            given=case.stamp.time,
            told=view.all_named(sorted(case.told)),
            reviews=len(case.given.ruling.reviews) - len(case.reviewed),
            appeal=tuple(moved.act for moved in case.appeal),
            scores=tuple(score for score in case.given.scores if view.sees(TheResult(score.at, score.board))),
            replaces=case.given.replaces,
            replaced=case.replaced,
        )
        for number, case in sorted(view.event.cases.items())
        if view.sees(TheRuling(number))
    )
