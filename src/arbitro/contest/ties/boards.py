"""Individuals and pairs (art. 78.5, 78.6): results of the phase and its sessions, boards between the tied, the
tied-board method, tops and bottoms."""

from collections.abc import Callable, Iterator
from fractions import Fraction

from arbitro.contest.scoring.record import BoardPoints, SessionRecord
from arbitro.contest.ties.criterion import Criterion, Facts, Finding, Measured, Skipped, Untold
from arbitro.contest.ties.trace import Counted, Group
from arbitro.regulations import keys

At = tuple[str, int, str, str]
"""A board: its phase, session, line and name; the line where lines are not compared."""


def phase_total(group: Group, facts: Facts) -> Finding:
    """The result of the phase in which the tie is."""
    if not facts.several_phases:
        return Skipped("one_phase")
    values = {who: sum((s.total for s in facts.sessions_of(who)), Fraction()) for who in group}
    return Measured(dict(values), _sessions(group, facts, lambda session: session.total))


def average_rank(group: Group, facts: Facts) -> Finding:
    """The mean of the ranks in the sessions of the phase."""
    if not _by_ranks(group, facts):
        return Skipped("one_session")
    if any(not session.rank for who in group for session in facts.sessions_of(who)):
        return Untold("tie_ranks")
    values: dict[str, Fraction] = {}
    for who in group:
        ranks = [session.rank for session in facts.sessions_of(who)]
        values[who] = sum(ranks, Fraction()) / len(ranks)
    return Measured(dict(values), _sessions(group, facts, lambda session: session.rank))


def _by_ranks(group: Group, facts: Facts) -> bool:
    """Whether ranks in sessions decide, and not the boards between the tied (the headings of the two articles)."""
    if facts.pack[keys.TIES_HEADINGS] == "phases":
        return facts.several_phases
    return len({(s.phase, s.session) for who in group for s in facts.sessions_of(who)}) > 1


def mutual_matchpoints(group: Group, facts: Facts) -> Finding:
    """The difference in matchpoints on the boards that the tied played against each other."""
    if _by_ranks(group, facts):
        return Skipped("several_sessions")
    if _boards_lacking(group, facts):
        return Untold("tie_boards")
    if not everyone_met(facts):
        return Skipped("not_all_met")
    points = {(who, at): board.points for who in group for at, board in _boards(who, facts, lines=False)}
    values = dict.fromkeys(group, Fraction())
    leads: dict[At, dict[str, Fraction]] = {}
    for who in group:
        for at, board in _boards(who, facts, lines=False):
            against = [points[other, at] for other in board.opponents if (other, at) in points]
            if against:
                lead = board.points - sum(against, Fraction()) / len(against)
                values[who] += lead
                leads.setdefault(at, {})[who] = lead
    return Measured(dict(values), _counted(leads)) if leads else Skipped("not_met")


def everyone_met(facts: Facts) -> bool:
    """Everyone met everyone else on the same number of boards: as told, or as the records show."""
    all_met = facts.conditions.all_met
    if all_met is not None:
        return all_met
    met = {who: [name for _, board in _boards(who, facts) for name in board.opponents] for who in facts.sessions}
    field = set(met) | {name for names in met.values() for name in names}
    times = {names.count(other) for who, names in met.items() if names for other in field - {who}}
    return len(times) == 1 and 0 not in times


def tied_boards(group: Group, facts: Facts) -> Finding:
    """On each board so many points for every one of the tied who did worse; a board of one alone against average."""
    if _boards_lacking(group, facts):
        return Untold("tie_boards")
    better, equal = facts.pack[keys.TIES_BETTER], facts.pack[keys.TIES_EQUAL]
    apart = facts.pack[keys.TIES_LINES] == "apart"
    played: dict[At, dict[str, BoardPoints]] = {}
    for who in group:
        for at, board in _boards(who, facts, lines=apart):
            played.setdefault(at, {})[who] = board
    values = dict.fromkeys(group, Fraction())
    worths: dict[At, dict[str, Fraction]] = {}
    for at, boards in played.items():
        for who, board in boards.items():
            others = [other.points for name, other in boards.items() if name != who]
            worth = better * sum(board.points > o for o in others) + equal * sum(board.points == o for o in others)
            if not others:
                worth = _lone(board, facts)
            values[who] += worth
            worths.setdefault(at, {})[who] = worth
    return Measured(dict(values), _counted(worths))


def _lone(board: BoardPoints, facts: Facts) -> Fraction:
    above, average, below = facts.pack[keys.TIES_LONE]
    twice = 2 * board.points
    return above if twice > board.top else average if twice == board.top else below


def _number(wanted: Callable[[BoardPoints, bool], bool]) -> Callable[[Group, Facts], Finding]:
    """How many boards of each are of this sort; the second argument tells whether shared tops are tops."""

    def measure(group: Group, facts: Facts) -> Finding:
        if _boards_lacking(group, facts):
            return Untold("tie_boards")
        every = facts.pack[keys.TIES_TOPS] == "all"
        tops: dict[At, dict[str, Fraction]] = {}
        values = dict.fromkeys(group, Fraction())
        for who in group:
            for at, board in _boards(who, facts):
                if board.is_top != board.is_bottom and wanted(board, every):  # a flat board is neither
                    values[who] += 1
                    tops.setdefault(at, {})[who] = Fraction(1)
        return Measured(dict(values), _counted(tops))

    return measure


def _boards(who: str, facts: Facts, *, lines: bool = True) -> Iterator[tuple[At, BoardPoints]]:
    for session in facts.sessions_of(who):
        for board in session.boards:
            yield (session.phase, session.session, session.line if lines else "", board.board), board


def _boards_lacking(group: Group, facts: Facts) -> bool:
    return any(not session.boards for who in group for session in facts.sessions_of(who))


def _counted(worths: dict[At, dict[str, Fraction]]) -> tuple[Counted, ...]:
    return tuple(
        Counted(tuple(values), phase=phase, session=session, board=board, values=values)
        for (phase, session, _, board), values in sorted(worths.items(), key=lambda item: _place(item[0]))
    )


def _place(at: At) -> tuple[str, int, int, str, str]:
    phase, session, line, board = at
    return phase, session, int(board) if board.isdecimal() else 0, board, line


def _sessions(group: Group, facts: Facts, worth: Callable[[SessionRecord], Fraction]) -> tuple[Counted, ...]:
    worths: dict[tuple[str, int], dict[str, Fraction]] = {}
    for who in group:
        for session in facts.sessions_of(who):
            worths.setdefault((session.phase, session.session), {})[who] = worth(session)
    return tuple(
        Counted(tuple(values), phase=phase, session=session, values=values)
        for (phase, session), values in sorted(worths.items())
    )


BOARDS: dict[str, Criterion] = {
    "phase_total": Criterion(phase_total),
    "average_rank": Criterion(average_rank, fewest=True),
    "mutual_matchpoints": Criterion(mutual_matchpoints, of_group=True),
    "tied_boards": Criterion(tied_boards, of_group=True),
    "tops": Criterion(_number(lambda board, every: board.is_top and (every or board.sharing == 1))),
    "bottoms": Criterion(_number(lambda board, every: board.is_bottom and (every or board.sharing == 1)), fewest=True),
    "semi_bottoms": Criterion(_number(lambda board, _: board.is_bottom and board.sharing > 1), fewest=True),
    "semi_tops": Criterion(_number(lambda board, _: board.is_top and board.sharing > 1)),
}
