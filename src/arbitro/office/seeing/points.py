"""What a table's result on a board is worth: across the field, or in a match."""

from collections.abc import Mapping
from fractions import Fraction

from arbitro.bridge.seats import Side
from arbitro.contest.facts.state import Phase
from arbitro.contest.scoring.matches import ScoredMatch, scored_matches
from arbitro.contest.scoring.sessions import board_name, scored
from arbitro.office.fact import BoardKey
from arbitro.office.room.boards import board_key
from arbitro.office.room.plays import BoardAt, keys, plays
from arbitro.office.seeing.view import View
from arbitro.office.seeing.visibility import TheResult
from arbitro.scoring.event import EventScores
from arbitro.scoring.outcome import Artificial, Played
from arbitro.scoring.regulated import as_shown

Both = tuple[Fraction | None, Fraction | None]
"""Of North-South and of East-West."""

NEITHER: Both = (None, None)


def compared(view: View, play: BoardAt) -> bool:
    """Whether everything is shown that a table's points rest on: all results on the board, and for an average plus or
    minus those of the other boards too, for it goes by what the contestant has there (12C2(c))."""
    key = board_key(view.contest, play.spot, play.board)
    if not sees_all(view, key):
        return False
    phase = view.phase(play.spot.phase)
    recorded = phase.results.get(play.at, {}).get((play.board, play.spot.room))
    if recorded is None or not any(isinstance(given, Artificial) for given in (recorded.ns, recorded.ew)):
        return True
    others = (
        other
        for other in keys(view.contest, phase, key.session)
        if other.round == key.round or view.contest.plan.form != "teams"
    )
    return all(sees_all(view, other) for other in others)


def sees_all(view: View, key: BoardKey) -> bool:
    """Whether every result on a board is shown; asked once for each board, for every line of it depends on it."""
    if key not in view.boards_seen:
        phase = view.phase(key.phase)
        view.boards_seen[key] = all(
            view.sees(TheResult(play.spot, play.board))
            for play in plays(view.contest, phase, key)
            if (play.board, play.spot.room) in phase.results.get(play.at, {})
        )
    return view.boards_seen[key]


def score_of(phase: Phase, play: BoardAt) -> int | None:
    """The score for North-South, where the table has one."""
    recorded = phase.results.get(play.at, {}).get((play.board, play.spot.room))
    outcome = recorded.outcome(play.board) if recorded else None
    return outcome.score_ns if isinstance(outcome, Played) else None


def points(view: View, play: BoardAt) -> Both:
    """Of both sides; none as long as there is nothing to compare it with."""
    phase = view.phase(play.spot.phase)
    if view.contest.plan.form == "teams":
        return _in_match(view, phase, play)
    scores, board, line = _scored(view, phase, play)
    return (scores.points(board, line, Side.NS), scores.points(board, line, Side.EW)) if line >= 0 else NEITHER


def percents(view: View, play: BoardAt) -> Both:
    """The points of both sides in per cent of the top, as the regulations show them; none where there is no top."""
    ns, ew = points(view, play)
    return _percent(view, play, ns), _percent(view, play, ew)


def percent_for(view: View, play: BoardAt, contestant: str) -> Fraction | None:
    """The same of one contestant."""
    return _percent(view, play, points_for(view, play, contestant))


def _percent(view: View, play: BoardAt, points: Fraction | None) -> Fraction | None:
    if points is None or view.contest.plan.form == "teams":
        return None
    scores, board, line = _scored(view, view.phase(play.spot.phase), play)
    top = scores.boards[board].top_of(line)
    return as_shown(100 * points / top, view.pack) if top else None


def points_for(view: View, play: BoardAt, contestant: str) -> Fraction | None:
    """Of one contestant; of two partners in an individual, its own."""
    phase = view.phase(play.spot.phase)
    met = phase.tables[play.at]
    side = Side.NS if (contestant in met.ns) != (play.spot.room == "closed") else Side.EW
    if view.contest.plan.form != "individual":
        return points(view, play)[side is Side.EW]
    scores, board, line = _scored(view, phase, play)
    return scores.points(board, line, side, of=contestant) if line >= 0 else None


def _scored(view: View, phase: Phase, play: BoardAt) -> tuple[EventScores, int, int]:
    """The session's points, and where in them the table's line is; less than 0 if nowhere."""
    scores = scored(phase, play.at.session, view.contest.plan, view.pack)
    met, name = phase.tables[play.at], board_name(phase, play.at, play.board)
    for number, field in enumerate(scores.event.fields):
        for at, line in enumerate(field.lines) if field.board == name else ():
            if (line.ns, line.ew) == (met.ns[0], met.ew[0]):
                return scores, number, at
    return scores, -1, -1


def _in_match(view: View, phase: Phase, play: BoardAt) -> Both:
    match = match_at(view, phase, play)
    if match is None:
        return NEITHER
    worth = {
        side.team: next((board.worth for board in side.boards if board.board == str(play.board)), None)
        for side in (match.home, match.away)
    }
    met = phase.tables[play.at]
    ns, ew = (met.ew[0], met.ns[0]) if play.spot.room == "closed" else (met.ns[0], met.ew[0])
    return worth.get(ns), worth.get(ew)


def match_at(view: View, phase: Phase, play: BoardAt) -> ScoredMatch | None:
    """The match that a table belongs to, as soon as a board of it can be compared."""
    return _matches(view, phase).get(_match_key(phase, play))


def _match_key(phase: Phase, play: BoardAt) -> tuple[int, frozenset[str]]:
    met = phase.tables[play.at]
    return (play.at.round if play.spot.room else 0), frozenset((met.ns[0], met.ew[0]))


def _matches(view: View, phase: Phase) -> Mapping[tuple[int, frozenset[str]], ScoredMatch]:
    """By round and teams; where each table is one room of a match, by teams alone."""
    plan, pack = view.contest.plan, view.pack

    def compute() -> Mapping[tuple[int, frozenset[str]], ScoredMatch]:
        by_table = any(seats[-1].movement.kind == "teams" for seats in phase.seatings.values())
        return {
            (0 if by_table else match.round, frozenset((match.home.team, match.away.team))): match
            for match in scored_matches(phase, plan, pack)
        }

    return phase.remembered("matches", (phase.results, phase.tables, pack), compute)
