"""Board-a-match (art. 78.8): the final session, boards between the tied, matches lost, total points."""

from fractions import Fraction

from arbitro.contest.scoring.record import MatchRecord, TeamBoardRecord
from arbitro.contest.ties.criterion import Criterion, Facts, Finding, Measured, Skipped, Untold
from arbitro.contest.ties.matches import Records, all_met, counted, direct, lacks
from arbitro.contest.ties.trace import Counted, Group
from arbitro.regulations import keys


def score(match: MatchRecord) -> Fraction:
    """Of a match: what its boards were worth, else the points that were told for it."""
    return sum((board.worth for board in match.boards), Fraction()) if match.boards else match.vp


def final_session(group: Group, facts: Facts) -> Finding:
    """What each has in the last phase alone."""
    if not facts.several_phases:
        return Skipped("one_phase")
    return _scores({team: facts.matches_of(team) for team in group})


def mutual_boards(group: Group, facts: Facts) -> Finding:
    """A separate ranking of the boards between the tied, where every team met every other for as many boards."""
    if not facts.several_phases:
        return Skipped("one_phase")
    if not everyone_met(facts):
        return Skipped("not_all_met")
    records = {team: direct(team, group, facts) for team in group}
    return _scores(records) if all_met(group, records) else Skipped("not_met")


def _scores(records: Records) -> Finding:
    if any("vp" in match.untold and not match.boards for matches in records.values() for match in matches):
        return Untold("tie_team_boards")
    values = {team: sum(map(score, matches), Fraction()) for team, matches in records.items()}
    return Measured(dict(values), counted(records, score))


def everyone_met(facts: Facts) -> bool:
    """Every team met every other equally often for as many boards: as told, or as the records show."""
    said = facts.conditions.all_met
    if said is not None:
        return said
    met = {
        team: [(match.opponent, len(match.boards)) for match in facts.matches_of(team) if match.opponent is not None]
        for team in facts.matches
    }
    field = set(met) | {opponent for names in met.values() for opponent, _ in names}
    times = {
        tuple(sorted(boards for name, boards in names if name == other))
        for team, names in met.items()
        if names
        for other in field - {team}
    }
    return len(times) == 1 and () not in times


def _counting(team: str, facts: Facts) -> tuple[MatchRecord, ...]:
    """The matches that the last criteria are about: of the event, or of its last phase."""
    if facts.pack[keys.TIES_BAM_COUNTS] == "event":
        return facts.matches.get(team, ())
    return facts.matches_of(team)


def matches_lost(group: Group, facts: Facts) -> Finding:
    if lacks({team: _counting(team, facts) for team in group}, "lost"):
        return Untold("tie_lost")
    records = {team: tuple(match for match in _counting(team, facts) if match.lost) for team in group}
    values = {team: Fraction(len(lost)) for team, lost in records.items()}
    return Measured(dict(values), counted(records, lambda _: 1))


def common_points(group: Group, facts: Facts) -> Finding:
    """Total points on the boards that all of them have played, against whomever."""
    played: dict[str, list[tuple[tuple[str, str], TeamBoardRecord]]] = {}
    for team in group:
        records = _counting(team, facts)
        if any(not record.boards for record in records if record.kind == "played"):
            return Untold("tie_team_boards")
        played[team] = [((record.phase, board.board), board) for record in records for board in record.boards]
    common = set.intersection(*({at for at, _ in boards} for boards in played.values()))
    if not common:
        return Skipped("not_met")
    nets: dict[tuple[str, str], dict[str, Fraction]] = {}
    for team, boards in played.items():
        for at, board in boards:
            if at in common:
                values = nets.setdefault(at, {})
                values[team] = values.get(team, Fraction()) + board.net
    sums = {team: sum((values[team] for values in nets.values()), Fraction()) for team in group}
    shown = tuple(Counted(group, phase=at[0], board=at[1], values=nets[at]) for at in sorted(nets, key=_place))
    return Measured(dict(sums), shown)


def _place(at: tuple[str, str]) -> tuple[str, int, str]:
    return at[0], int(at[1]) if at[1].isdecimal() else 0, at[1]


def all_points(group: Group, facts: Facts) -> Finding:
    """Total points on all boards."""
    records = {team: _counting(team, facts) for team in group}
    if lacks({team: [match for match in matches if not match.boards] for team, matches in records.items()}, "points"):
        return Untold("tie_points")
    values = {team: Fraction(sum(map(_net, matches))) for team, matches in records.items()}
    return Measured(dict(values), counted(records, _net))


def _net(match: MatchRecord) -> int:
    return sum(board.net for board in match.boards) if match.boards else match.points_won - match.points_lost


BOARD_A_MATCH: dict[str, Criterion] = {
    "final_session": Criterion(final_session),
    "mutual_boards": Criterion(mutual_boards, of_group=True),
    "matches_lost": Criterion(matches_lost, fewest=True),
    "common_points": Criterion(common_points, of_group=True),
    "all_points": Criterion(all_points),
}
