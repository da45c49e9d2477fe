"""A table of an event: whether it is there, what it has on a board, and whose table it is."""

from collections.abc import Collection, Mapping

from arbitro.book.problem import NOWHERE, Place, ProblemsFound, refuse
from arbitro.contest.facts.event import ResultCorrected, Spot
from arbitro.contest.facts.moments import check, phase_of
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.facts.results import spot_problems
from arbitro.contest.facts.state import Contest, Phase, at_table
from arbitro.office.fact import AppealMoved, RulingGiven
from arbitro.office.room.boards import board_key
from arbitro.office.room.plays import has_to_play
from arbitro.office.room.sitting import is_own_table, where_of
from arbitro.office.state import Event


def contest_of(event: Event) -> Contest:
    if event.contest is None:
        raise refuse("not-opened", expected="opened")
    return event.contest


def phase_at(event: Event, at: Spot) -> Phase:
    return phase_of(contest_of(event), at.phase)


def check_spot(event: Event, at: Spot, board: int | None) -> None:
    """Refuses a table that is not there, a room where there are none, a board that is not at it."""
    phase, place = phase_at(event, at), at_table(at)
    boards = phase.boards_at(place) if place in phase.tables else (1,)
    check(spot_problems(contest_of(event), phase, at, boards[0] if board is None else board))


def result_at(event: Event, at: Spot, board: int) -> Recorded | None:
    """What the table has on the board."""
    return phase_at(event, at).results.get(at_table(at), {}).get((board, at.room))


def decided_scores(event: Event) -> Mapping[tuple[Spot, int], Recorded | None]:
    """What directors and appeals have left on boards, the last decision on each."""
    left: dict[tuple[Spot, int], Recorded | None] = {}
    for noted in event.history:
        fact = noted.fact
        if noted.undone:
            continue
        if isinstance(fact, RulingGiven | AppealMoved):
            left |= {(score.at, score.board): score.after for score in fact.scores}
        elif isinstance(fact, ResultCorrected) and fact.reason != "mistake":
            left[fact.at, fact.board] = fact.recorded
    return left


def is_decided(held: Recorded | None, left: Recorded | None) -> bool:
    """Whether what a table has is the director's: an adjusted score, or still what a decision left there."""
    return held is not None and (held.is_adjusted or held == left)


def check_other_table(event: Event, person: str, at: Spot, board: int | None = None) -> None:
    """A director who plays does not rule at his own table: the deputy does. Nor anywhere on a board that he has still
    to play."""
    if is_own_table(event, at, person):
        raise _own(event, person, where_of(at))
    check_played(event, person, at, board)


def check_played(event: Event, person: str, at: Spot, board: int | None) -> None:
    """Whoever has a board still to play changes nothing on it: the answer, a refusal too, would tell its result."""
    if board is not None and has_to_play(event, board_key(contest_of(event), at, board), event.belongs_to(person)):
        raise refuse("still-to-play", found=board, where=where_of(at, board))


def check_not_concerned(
    event: Event, phase: Phase, person: str, whom: Collection[str], session: int, round: int | None
) -> None:
    """A director who plays decides nothing about himself, nor about those he meets in that round."""
    own = event.plays_in(person)
    near = own | {
        who
        for at, met in phase.tables.items()
        if (at.session, at.round) == (session, round) and own & set(met.everybody)
        for who in met.everybody
    }
    if near & set(whom):
        raise _own(event, person)


def check_neutral(event: Event, person: str, *contestants: str) -> None:
    """A director who plays does nothing about a match of his own."""
    if event.plays_in(person) & set(contestants):
        raise _own(event, person)


def _own(event: Event, person: str, where: Place = NOWHERE) -> ProblemsFound:
    deputy = event.plays_too[person].deputy if person in event.plays_too else ""
    return refuse("own-table", found=person, expected=deputy, where=where)
