"""Facts about results: entered, corrected, taken back; awards and penalties."""

from collections.abc import Iterator

from arbitro.book.problem import Place, Problem, gathered, refuse
from arbitro.contest.event import Awarded, Pardoned, Penalised, ResultCorrected, ResultEntered, ResultTakenBack, Spot
from arbitro.contest.meeting import gone
from arbitro.contest.moments import check, forbidden, moment, phase_of, unknown
from arbitro.contest.plan import COUNTED
from arbitro.contest.recorded import Recorded
from arbitro.contest.state import AtTable, Contest, Phase, Strand, at_table
from arbitro.scoring.penalty import Penalty, penalty_points

ROOMS = ("open", "closed")


def entered(contest: Contest, event: ResultEntered) -> Contest:
    """A table's first outcome on a board."""
    phase = phase_of(contest, event.at.phase)
    problems = list(_spot_problems(contest, phase, event.at, event.board))
    where, place = _where(event.at, event.board), at_table(event.at)
    if not problems:
        strand = Strand(place.session, place.section)
        problems += forbidden("result", moment(phase, strand, place.round), where)
        if (event.board, event.at.room) in phase.results.get(place, {}):
            problems.append(Problem("result-exists", where, str(event.board)))
        for who in phase.tables[place].everybody:
            if gone(phase, who, place.round, place.session):
                problems.append(Problem("has-withdrawn", where, who))
    problems += _outcome_problems(event.recorded, event.board, where)
    check(problems)
    return _with(contest, phase, event.at, event.board, event.recorded)


def corrected(contest: Contest, event: ResultCorrected) -> Contest:
    """Another outcome, as long as that may be."""
    phase = phase_of(contest, event.at.phase)
    problems = list(_spot_problems(contest, phase, event.at, event.board))
    where, place = _where(event.at, event.board), at_table(event.at)
    if not problems:
        adjusted = event.reason != "mistake" or event.recorded.is_adjusted
        now = moment(phase, Strand(place.session, place.section), place.round)
        problems += forbidden("adjusted_score" if adjusted else "result", now, where, approved=event.approved)
        if (event.board, event.at.room) not in phase.results.get(place, {}):
            problems.append(Problem("no-result-yet", where, str(event.board)))
    problems += _outcome_problems(event.recorded, event.board, where)
    check(problems)
    return _with(contest, phase, event.at, event.board, event.recorded)


def taken_back(contest: Contest, event: ResultTakenBack) -> Contest:
    """An entry that should not have been."""
    phase = phase_of(contest, event.at.phase)
    problems = list(_spot_problems(contest, phase, event.at, event.board))
    where, place = _where(event.at, event.board), at_table(event.at)
    if not problems:
        problems += forbidden("result", moment(phase, Strand(place.session, place.section), place.round), where)
        if (event.board, event.at.room) not in phase.results.get(place, {}):
            problems.append(Problem("no-result-yet", where, str(event.board)))
    check(problems)
    return _with(contest, phase, event.at, event.board, None)


def _with(contest: Contest, phase: Phase, spot: Spot, board: int, recorded: Recorded | None) -> Contest:
    place = at_table(spot)
    here = {**phase.results.get(place, {})}
    here.pop((board, spot.room), None)
    if recorded is not None:
        here[board, spot.room] = recorded
    return contest.with_phase(phase.but(results={**phase.results, place: here}))


def _where(spot: Spot, board: int) -> Place:
    return Place(board=str(board), tag=f"{spot.section} {spot.round}/{spot.table} {spot.room}".strip())


def _spot_problems(contest: Contest, phase: Phase, spot: Spot, board: int) -> Iterator[Problem]:
    """A table that is not there, a board that is not at it, a room where there are none."""
    where, place = _where(spot, board), at_table(spot)
    if place not in phase.tables:
        yield Problem("no-such-table", where, f"{spot.round}/{spot.table}")
        return
    boards = phase.boards_at(place)
    extra = phase.plan.system == "knockout" and board > len(boards)  # a match that was level (78.7(b))
    if board not in boards and not extra:
        yield Problem("board-not-here", where, str(board), " ".join(map(str, boards)))
    rooms = ROOMS if has_rooms(contest, phase, place) else ("",)
    if spot.room not in rooms:
        yield Problem("room-of-match", where, spot.room, " ".join(rooms))


def has_rooms(contest: Contest, phase: Phase, at: AtTable) -> bool:
    """Whether a table is a match of two teams in two rooms."""
    if contest.plan.form != "teams":
        return False
    seated = phase.seating(Strand(at.session, at.section), at.round)
    return seated is None or seated.movement.kind == "matches"


def _outcome_problems(recorded: Recorded, board: int, where: Place) -> list[Problem]:
    problems: list[Problem] = []
    with gathered(problems):
        recorded.outcome(board)
    return [Problem(problem.kind, where, problem.found, problem.expected) for problem in problems]


# -- awards and penalties


def awarded(contest: Contest, event: Awarded) -> Contest:
    """Points for a match without a result; a later award for the same round takes its place."""
    phase = phase_of(contest, event.phase)
    problems = list(unknown([event.contestant], phase))
    if not 1 <= event.round <= phase.plan.rounds:
        problems.append(
            Problem("no-such-round", Place(tag=event.contestant), str(event.round), f"1-{phase.plan.rounds}")
        )
    if phase.closed:
        problems.append(Problem("phase-is-closed", found=event.phase))
    check(problems)
    return contest.with_phase(phase.but(awards={**phase.awards, (event.round, event.contestant): event}))


def penalised(contest: Contest, event: Penalised) -> Contest:
    phase = phase_of(contest, event.phase)
    problems = list(unknown([event.contestant], phase))
    if event.id in phase.penalties:
        problems.append(Problem("penalty-twice", found=event.id))
    if phase.closed or event.session in phase.over:
        problems += forbidden("penalty", "after_period", Place(tag=event.contestant))
    counted = COUNTED[phase.plan.scoring]
    with gathered(problems):
        penalty = Penalty(event.contestant, event.amount, event.unit, event.clause)
        if counted is None:
            raise refuse("penalty-unit", found=event.unit.value)
        penalty_points(penalty, counted, 1)
    check(problems)
    return contest.with_phase(phase.but(penalties={**phase.penalties, event.id: event}))


def pardoned(contest: Contest, event: Pardoned) -> Contest:
    phase = phase_of(contest, event.phase)
    if event.id not in phase.penalties:
        check([Problem("no-such-penalty", found=event.id)])
    penalties = {id: penalty for id, penalty in phase.penalties.items() if id != event.id}
    return contest.with_phase(phase.but(penalties=penalties))
