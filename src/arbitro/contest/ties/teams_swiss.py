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
        team: tuple(one for one in without_bye(team, facts) if awarded or one.kind == "played") for team in group
    }
    if not all(records.values()):
        return Skipped("none_played")
    totals = {one.opponent or "": total(one.opponent or "", facts) for found in records.values() for one in found}
    known = {team: vp for team, vp in totals.items() if vp is not None}
    if len(known) < len(totals):
        return Untold("tie_totals")

    def opponents(one: MatchRecord) -> Fraction:
        return known[one.opponent or ""]

    values = {team: sum(map(opponents, found), Fraction()) / len(found) for team, found in records.items()}
    return Measured(dict(values), counted(records, opponents))


def total(team: str, facts: Facts) -> Fraction | None:
    """A team's VPs so far: as told, with penalties, or of its matches if there is one for each round of the event."""
    told = facts.conditions.totals.get(team)
    if told is not None:
        return told
    found = facts.matches_of(team)
    rounds = {(one.phase, one.round) for other in facts.matches for one in facts.matches_of(other)}
    if any("vp" in one.untold for one in found) or {(one.phase, one.round) for one in found} != rounds:
        return None
    return sum((one.vp for one in found), Fraction())


SWISS = {"resistance": Criterion(resistance)}
