"""The audit trail: who changed what when, and whether it still counts."""

from collections.abc import Iterator, Mapping
from datetime import datetime

from msgspec import Struct

from arbitro.contest.facts.contestants import strand_of
from arbitro.contest.facts.event import Awarded, ResultCorrected, ResultEntered, ResultTakenBack, Substituted
from arbitro.contest.lineup.stanza import Changed, FoundSeated, HandedIn
from arbitro.office.actor import Role
from arbitro.office.fact import (
    AnyFact,
    AppealMoved,
    Appointed,
    CallTaken,
    DealsGiven,
    DirectorCalled,
    Dismissed,
    FeePaid,
    FeeSet,
    LineupMoved,
    PlaysToo,
    ResultDisputed,
    ResultProposed,
    RulingGiven,
    TableRecorded,
    Undone,
)
from arbitro.office.payload import kind_of
from arbitro.office.room.lineups import match_at
from arbitro.office.seeing.view import View
from arbitro.office.seeing.visibility import TheDeal, TheLineup, TheRanking, TheResult, TheTrail, What


class TrailLine(Struct, frozen=True, kw_only=True):
    """A fact. It is None where somebody may know that there was one, but not yet what it says. `names`: of the persons
    in it, by their ids."""

    version: int
    time: datetime
    who: str
    role: Role
    kind: str
    undone: bool
    undoes: tuple[int, ...] = ()
    fact: AnyFact | None = None
    names: Mapping[str, str] = {}


def trail(view: View, after: int = 0, until: int | None = None) -> tuple[TrailLine, ...]:
    """The facts after a version, as far as another or to the end, for those who may see the trail."""
    if not view.sees(TheTrail()):
        return ()
    return tuple(
        TrailLine(
            version=noted.stamp.version,
            time=noted.stamp.time,
            who=view.person(noted.stamp.who),
            role=noted.stamp.role,
            kind=kind_of(noted.fact),
            undone=noted.undone,
            undoes=noted.fact.versions if isinstance(noted.fact, Undone) else (),
            fact=noted.fact if all(map(view.sees, _tells(view, noted.fact))) else None,
            names={person: view.person(person) for person in _persons(noted.fact)},
        )
        for noted in view.event.history[after:until]  # versions count from 1 without a gap
    )


def _persons(fact: AnyFact) -> tuple[str, ...]:
    match fact:
        case Appointed() | Dismissed() | FeeSet() | FeePaid():
            return (fact.person,) if fact.person else ()
        case PlaysToo():
            return (fact.person, fact.deputy) if fact.deputy else (fact.person,)
        case Substituted():
            return fact.out, fact.takes_over
        case CallTaken():
            return (fact.director,)
        case _:
            return ()


def _tells(view: View, fact: AnyFact) -> Iterator[What]:
    """What one learns from a fact."""
    match fact:
        case DealsGiven():
            yield from (TheDeal(deal.key) for deal in fact.deals)
        case (
            ResultEntered()
            | ResultCorrected()
            | ResultTakenBack()
            | ResultProposed()
            | ResultDisputed()
            | TableRecorded()
        ):
            yield TheResult(fact.at, fact.board)
        case DirectorCalled() | RulingGiven() if fact.board is not None:
            yield TheResult(fact.at, fact.board)
        case Awarded() if phase := view.contest.phases.get(fact.phase):
            strand = strand_of(phase, fact.contestant, 1)  # it may be the average of matches that are still played
            yield TheRanking(phase=fact.phase, session=strand.session, section=strand.section, round=fact.round)
        case AppealMoved() if (case := view.event.cases.get(fact.number)) and case.given.board is not None:
            yield TheResult(case.given.at, case.given.board)
        case _:
            pass
    match fact:
        case RulingGiven() | AppealMoved():
            yield from (TheResult(score.at, score.board) for score in fact.scores)
        case LineupMoved():
            match fact.step:
                case HandedIn() | Changed():
                    teams: tuple[str, ...] = (fact.step.lineup.team,)
                case FoundSeated():
                    teams = tuple(lineup.team for lineup in fact.step.lineups)
                case _:
                    teams = ()
            yield from (TheLineup(match_at(fact), fact.stanza, team) for team in teams)
