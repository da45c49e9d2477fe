"""Boards taken up at a table: from then on it looks at nobody else's results (art. 16.1)."""

from arbitro.book.problem import Problem, refuse
from arbitro.contest.facts.moments import check, forbidden, moment
from arbitro.contest.facts.state import Strand
from arbitro.office.actor import STAFF, Actor
from arbitro.office.command import BeginBoard, Moment
from arbitro.office.decisions.decision import Decisions, Facts
from arbitro.office.fact import BoardBegun
from arbitro.office.room.sitting import sits, where_of
from arbitro.office.room.tables import check_spot, phase_at, result_at
from arbitro.office.state import Event


def begin_board(event: Event, command: BeginBoard, actor: Actor, _: Moment) -> Facts:
    """A board of the round that is being played, without a result yet; said by somebody at the table, or by staff."""
    at, board = command.at, command.board
    check_spot(event, at, board)
    where = where_of(at, board)
    if actor.role not in STAFF and sits(event, at, actor.person) is None:
        raise refuse("not-at-table", found=actor.person, where=where)
    problems = [*forbidden("result", moment(phase_at(event, at), Strand(at.session, at.section), at.round), where)]
    if result_at(event, at, board) is not None:
        problems.append(Problem("result-exists", where, str(board)))
    check(problems)
    return (BoardBegun(at=at, board=board),)


DECISIONS: Decisions = {BeginBoard: begin_board}
