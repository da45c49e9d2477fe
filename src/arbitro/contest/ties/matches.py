"""What parts teams that are ranked by VPs: the matches between them, quotients and differences over all (art. 78.7)."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Literal

from arbitro.contest.scoring.record import Figure, MatchRecord
from arbitro.contest.ties.criterion import Criterion, Facts, Finding, Measured, Skipped, Untold, quotient
from arbitro.contest.ties.trace import Counted, Group
from arbitro.regulations import keys

Records = Mapping[str, Sequence[MatchRecord]]
Worth = Callable[[MatchRecord], Fraction | int]


def direct(team: str, group: Group, facts: Facts) -> tuple[MatchRecord, ...]:
    """A team's matches against the others of the group."""
    return tuple(match for match in facts.matches_of(team) if match.opponent in group)


def without_bye(team: str, facts: Facts) -> tuple[MatchRecord, ...]:
    return tuple(match for match in facts.matches_of(team) if match.kind != "bye" and match.opponent is not None)


def lacks(records: Records, figure: Figure) -> bool:
    return any(figure in match.untold for matches in records.values() for match in matches)


def all_met(group: Group, records: Records) -> bool:
    """Every two of them, and equally often."""
    times = {
        sum(match.opponent == other for match in records[team]) for team in group for other in group if team != other
    }
    return len(times) == 1 and 0 not in times


def counted(records: Records, worth: Worth | None = None) -> tuple[Counted, ...]:
    """Every match once, with what it was worth for those of the tied who played it."""
    met: dict[tuple[str, int, tuple[str, ...]], dict[str, Fraction]] = {}
    for team, matches in records.items():
        for match in matches:
            both = tuple(sorted((team, match.opponent or "")))
            values = met.setdefault((match.phase, match.round, both), {})
            values[team] = values.get(team, Fraction()) + (Fraction(worth(match)) if worth else 0)
    return tuple(
        Counted(tuple(filter(None, both)), phase=phase, round=round, values=values if worth else {})
        for (phase, round, both), values in sorted(met.items(), key=lambda item: item[0])
    )


def _vp(match: MatchRecord) -> Fraction:
    return match.vp


def _imps(match: MatchRecord) -> Fraction:
    return match.imps_won - match.imps_lost


def _points(match: MatchRecord) -> int:
    return match.points_won - match.points_lost


def _summed(records: Records, worth: Worth, figure: Figure) -> Finding:
    if lacks(records, figure):
        return Untold(f"tie_{figure}")
    values = {team: Fraction(sum(map(worth, matches))) for team, matches in records.items()}
    return Measured(dict(values), counted(records, worth))


def _divided(records: Records, figure: Literal["imps", "points"]) -> Finding:
    if lacks(records, figure):
        return Untold(f"tie_{figure}")
    if not all(records.values()):
        return Skipped("none_played")
    values = {}
    for team, matches in records.items():
        won, lost = zip(*(_won_and_lost(match, figure) for match in matches), strict=True)
        values[team] = quotient(sum(won), sum(lost))
    return Measured(values, counted(records))


def _won_and_lost(match: MatchRecord, figure: Literal["imps", "points"]) -> tuple[Fraction | int, Fraction | int]:
    return (match.imps_won, match.imps_lost) if figure == "imps" else (match.points_won, match.points_lost)


def _between(find: Callable[[Records], Finding]) -> Criterion:
    """A criterion over the matches between the tied, where they have all met."""

    def measure(group: Group, facts: Facts) -> Finding:
        records = {team: direct(team, group, facts) for team in group}
        return find(records) if all_met(group, records) else Skipped("not_met")

    return Criterion(measure, of_group=True)


def _over_all(figure: Literal["imps", "points"]) -> Criterion:
    """A quotient over all matches; a bye is none."""
    return Criterion(lambda group, facts: _divided({team: without_bye(team, facts) for team in group}, figure))


def imp_difference(group: Group, facts: Facts) -> Finding:
    """Over all matches; the IMPs of a bye count if the regulations count them."""
    byes = facts.pack[keys.BYE_IMPS_COUNT]
    return _summed(
        {team: facts.matches_of(team) if byes else without_bye(team, facts) for team in group}, _imps, "imps"
    )


MATCHES: dict[str, Criterion] = {
    "direct_vp": _between(lambda records: _summed(records, _vp, "vp")),
    "direct_imps": _between(lambda records: _summed(records, _imps, "imps")),
    "direct_imp_quotient": _between(lambda records: _divided(records, "imps")),
    "direct_points": _between(lambda records: _summed(records, _points, "points")),
    "direct_points_quotient": _between(lambda records: _divided(records, "points")),
    "imp_quotient": _over_all("imps"),
    "imp_difference": Criterion(imp_difference),
    "points_quotient": _over_all("points"),
}
