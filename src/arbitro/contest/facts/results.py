"""Facts about results: entered, corrected, taken back; awards and penalties."""

from collections.abc import Iterator

from arbitro.book.problem import Place, Problem, gathered
from arbitro.contest.facts.contestants import strand_of
from arbitro.contest.facts.correction import Change
from arbitro.contest.facts.event import (
    Awarded,
    Pardoned,
    Penalised,
    ResultCorrected,
    ResultEntered,
    ResultTakenBack,
    Room,
    Spot,
)
from arbitro.contest.facts.moments import forbidden, moment, no_session, phase_of, unknown
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.facts.seating import gone, results_elsewhere
from arbitro.contest.facts.state import AtTable, Contest, Phase, Strand, at_table
from arbitro.contest.plan import COUNTED
from arbitro.contest.scoring.worth import given_problems
from arbitro.scoring.penalty import ScorePenalty, Unit, penalty_points

ROOMS: tuple[Room, Room] = ("open", "closed")


def entry_problems(contest: Contest, event: ResultEntered) -> Iterator[Problem]:
    phase = phase_of(contest, event.at.phase)
    where, place = _where(event.at, event.board), at_table(event.at)
    problems = tuple(spot_problems(contest, phase, event.at, event.board))
    yield from problems
    if not problems:
        yield from forbidden("result", moment(phase, place.strand, place.round), where)
        if (event.board, event.at.room) in phase.results.get(place, {}):
            yield Problem("result-exists", where, str(event.board))
        for who in phase.tables[place].everybody:
            if gone(phase, who, place.round, place.session):
                yield Problem("has-withdrawn", where, who)
        if contest.plan.form != "teams":
            yield from results_elsewhere(phase, place, event.board, where)
    yield from _outcome_problems(contest, phase, event.recorded, event.board, where)


def correction_problems(contest: Contest, event: ResultCorrected) -> Iterator[Problem]:
    """A result is there, and it may still be another one."""
    adjusted = event.reason != "mistake" or event.recorded.is_adjusted
    yield from _change_problems(contest, event, "adjusted_score" if adjusted else "result", approved=event.approved)
    phase, where = phase_of(contest, event.at.phase), _where(event.at, event.board)
    yield from _outcome_problems(contest, phase, event.recorded, event.board, where)


def taking_back_problems(contest: Contest, event: ResultTakenBack) -> Iterator[Problem]:
    return _change_problems(contest, event, "result")


def _change_problems(
    contest: Contest, event: ResultCorrected | ResultTakenBack, change: Change, *, approved: bool = False
) -> Iterator[Problem]:
    phase = phase_of(contest, event.at.phase)
    where, place = _where(event.at, event.board), at_table(event.at)
    problems = tuple(spot_problems(contest, phase, event.at, event.board))
    yield from problems
    if not problems:
        now = moment(phase, place.strand, place.round)
        yield from forbidden(change, now, where, approved=approved)
        if (event.board, event.at.room) not in phase.results.get(place, {}):
            yield Problem("no-result-yet", where, str(event.board))


def recorded(contest: Contest, event: ResultEntered | ResultCorrected) -> Contest:
    """The outcome of a table on a board: its first, or another one."""
    return _with(contest, event.at, event.board, event.recorded)


def taken_back(contest: Contest, event: ResultTakenBack) -> Contest:
    """An entry that should not have been."""
    return _with(contest, event.at, event.board, None)


def _with(contest: Contest, spot: Spot, board: int, recorded: Recorded | None) -> Contest:
    phase, place = contest.phases[spot.phase], at_table(spot)
    here = {**phase.results.get(place, {})}
    here.pop((board, spot.room), None)
    if recorded is not None:
        here[board, spot.room] = recorded
    return contest.with_phase(phase.but(results={**phase.results, place: here}))


def _where(spot: Spot, board: int) -> Place:
    return Place(board=str(board), tag=f"{spot.section} {spot.round}/{spot.table} {spot.room}".strip())


def spot_problems(contest: Contest, phase: Phase, spot: Spot, board: int) -> Iterator[Problem]:
    """A table that is not there, a board that is not at it, a room where there are none."""
    where, place = _where(spot, board), at_table(spot)
    if place not in phase.tables:
        yield Problem("no-such-table", where, f"{spot.round}/{spot.table}")
        return
    boards = phase.boards_at(place)
    if board not in boards and board not in _extra(phase, place):
        yield Problem("board-not-here", where, str(board), " ".join(map(str, boards)))
    rooms = ROOMS if has_rooms(contest, phase, place) else ("",)
    if spot.room not in rooms:
        yield Problem("room-of-match", where, spot.room, " ".join(rooms))


def _extra(phase: Phase, at: AtTable) -> range:
    """Boards after the last, one by one, of a knock-out match that is over (78.7(b))."""
    boards, entered = phase.boards_at(at), phase.results.get(at, {})
    if phase.plan.system != "knockout" or any((board, room) not in entered for board in boards for room in ROOMS):
        return range(0)
    last = len(boards) + 1
    while all((last, room) in entered for room in ROOMS):
        last += 1
    return range(len(boards) + 1, last + 1)


def has_rooms(contest: Contest, phase: Phase, at: AtTable) -> bool:
    """Whether a table is a match of two teams in two rooms."""
    if contest.plan.form != "teams":
        return False
    seated = phase.seating(Strand(at.session, at.section), at.round)
    return seated is None or seated.movement.kind == "matches"


def _outcome_problems(contest: Contest, phase: Phase, recorded: Recorded, board: int, where: Place) -> list[Problem]:
    """An outcome that contradicts itself, or an artificial score that has no worth in this scoring."""
    problems: list[Problem] = []
    for given in (recorded.ns, recorded.ew):
        if given is not None:
            problems += given_problems(given, contest.plan, phase, where)
    contradictions: list[Problem] = []
    with gathered(contradictions):
        recorded.outcome(board)
    problems += (Problem(problem.kind, where, problem.found, problem.expected) for problem in contradictions)
    return list(dict.fromkeys(problems))


# -- awards and penalties


def award_problems(contest: Contest, event: Awarded) -> Iterator[Problem]:
    phase = phase_of(contest, event.phase)
    where = Place(tag=event.contestant)
    yield from unknown(filter(None, (event.contestant, event.opponent)), phase)
    if contest.plan.form != "teams" and phase.plan.scoring != "victory_points":
        yield Problem("award-without-matches", where, phase.plan.scoring)
    if not 1 <= event.round <= phase.plan.rounds:
        yield Problem("no-such-round", where, str(event.round), f"1-{phase.plan.rounds}")
    if phase.closed:
        yield Problem("phase-is-closed", found=event.phase)


def awarded(contest: Contest, event: Awarded) -> Contest:
    """Points for a match without a result; a later award for the same round takes its place."""
    phase = contest.phases[event.phase]
    return contest.with_phase(phase.but(awards={**phase.awards, (event.round, event.contestant): event}))


def penalty_problems(contest: Contest, event: Penalised) -> Iterator[Problem]:
    phase = phase_of(contest, event.phase)
    where = Place(tag=event.contestant)
    yield from unknown([event.contestant], phase)
    yield from no_session(phase, event.session, where)
    if event.id in phase.penalties:
        yield Problem("penalty-twice", found=event.id)
    yield from _penalty_time(phase, event, where)
    if event.round is None and phase.plan.system == "knockout":
        yield Problem("penalty-without-round", where, event.id)
    counted = COUNTED[phase.plan.scoring]
    if counted is None:
        yield Problem("penalty-unit", found=event.unit.value)
        return
    unfit: list[Problem] = []
    with gathered(unfit):
        penalty = ScorePenalty(event.contestant, event.amount, event.unit, event.clause)
        penalty_points(penalty, counted, None if counted is Unit.IMPS else 1)
    yield from unfit


def penalised(contest: Contest, event: Penalised) -> Contest:
    phase = contest.phases[event.phase]
    return contest.with_phase(phase.but(penalties={**phase.penalties, event.id: event}))


def _penalty_time(phase: Phase, event: Penalised, where: Place) -> Iterator[Problem]:
    if event.round is not None:
        now = moment(phase, strand_of(phase, event.contestant, event.session), event.round)
        yield from forbidden("penalty", now, where)
    elif phase.closed or event.session in phase.over:
        yield from forbidden("penalty", "after_period", where)


def pardon_problems(contest: Contest, event: Pardoned) -> Iterator[Problem]:
    """A penalty is taken back as long as one could be given."""
    phase = phase_of(contest, event.phase)
    penalty = phase.penalties.get(event.id)
    if penalty is None:
        yield Problem("no-such-penalty", found=event.id)
    else:
        yield from _penalty_time(phase, penalty, Place(tag=penalty.contestant))


def pardoned(contest: Contest, event: Pardoned) -> Contest:
    phase = contest.phases[event.phase]
    penalties = {id: penalty for id, penalty in phase.penalties.items() if id != event.id}
    return contest.with_phase(phase.but(penalties=penalties))
