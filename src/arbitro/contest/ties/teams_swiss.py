"""Swiss and Danish: the resistance index, or Swiss points (art. 78.7(a)2)."""

from fractions import Fraction

from arbitro.contest.scoring.record import MatchRecord
from arbitro.contest.ties.criterion import Criterion, Facts, Finding, Measured, Skipped, Untold
from arbitro.contest.ties.matches import counted, without_bye
from arbitro.contest.ties.trace import Group
from arbitro.regulations import keys


def resistance(group: Group, facts: Facts) -> Finding:
    """The VPs that the opponents have so far, divided by the matches played."""
    if not facts.conditions.resistance:
        return Skipped("not_offered")
    awarded = facts.pack[keys.TIES_RESISTANCE_AWARDED]
    records = {
        team: tuple(match for match in without_bye(team, facts) if awarded or match.kind == "played") for team in group
    }
    if not all(records.values()):
        return Skipped("none_played")
    totals = {
        match.opponent or "": total(match.opponent or "", facts) for matches in records.values() for match in matches
    }
    known = {team: vp for team, vp in totals.items() if vp is not None}
    if len(known) < len(totals):
        return Untold("tie_totals")

    def opponents(match: MatchRecord) -> Fraction:
        return known[match.opponent or ""]

    values = {team: sum(map(opponents, matches), Fraction()) / len(matches) for team, matches in records.items()}
    return Measured(dict(values), counted(records, opponents))


def total(team: str, facts: Facts) -> Fraction | None:
    """A team's VPs so far: as told, with penalties, or of its matches if there is one for each round of the event."""
    vps = facts.conditions.totals.get(team)
    if vps is not None:
        return vps
    matches = facts.matches_of(team)
    rounds = {(match.phase, match.round) for other in facts.matches for match in facts.matches_of(other)}
    if any("vp" in match.untold for match in matches) or {(match.phase, match.round) for match in matches} != rounds:
        return None
    return sum((match.vp for match in matches), Fraction())


SWISS = {"resistance": Criterion(resistance)}
