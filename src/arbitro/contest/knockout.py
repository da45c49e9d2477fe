"""Knock-out: who won a match, who is still in, and how far everybody came (art. 78.2(b), 78.7(b))."""

from collections.abc import Mapping
from fractions import Fraction

from arbitro.contest.matches import ScoredMatch, scored_matches
from arbitro.contest.plan import Plan
from arbitro.contest.state import Phase
from arbitro.regulations import Pack
from arbitro.scoring import regulated
from arbitro.scoring.knockout import is_won


def lead(match: ScoredMatch) -> Fraction:
    """Of the home team, in IMPs or in points of a board-a-match."""
    if match.home.vp or match.away.vp:
        return match.home.vp - match.away.vp
    return (match.home.imps_won - match.home.imps_lost) - (match.away.imps_won - match.away.imps_lost)


def winners(phase: Phase, plan: Plan, pack: Pack, group: str, round: int) -> tuple[str, ...]:
    """Those who go on from a round: winners of matches, by award, and with a bye; a level match has none yet."""
    drawn = phase.draws.get((group, round))
    if drawn is None:
        return ()
    penalties = _penalties(phase)
    found = list(drawn.byes)
    found += (one.contestant for one in phase.awards.values() if one.round == round and one.won)
    decided = {who for one in phase.awards.values() if one.round == round for who in (one.contestant, one.opponent)}
    tables = {pairing.table for pairing in drawn.pairings}
    for match in scored_matches(phase, plan, pack):
        home, away = match.home.team, match.away.team
        if match.round != round or match.table not in tables or not match.complete or {home, away} & decided:
            continue
        ahead = lead(match) - penalties.get((round, home), 0) + penalties.get((round, away), 0)
        if _is_won(abs(ahead), phase, pack):
            found.append(home if ahead > 0 else away)
    return tuple(found)


def _is_won(ahead: Fraction, phase: Phase, pack: Pack) -> bool:
    if phase.plan.scoring == "board_a_match":
        return ahead >= max(1, regulated.board_a_match_margin(pack, phase.plan.boards))
    return is_won(ahead, pack)


def _penalties(phase: Phase) -> Mapping[tuple[int | None, str], Fraction]:
    found: dict[tuple[int | None, str], Fraction] = {}
    for one in phase.penalties.values():
        found[one.round, one.contestant] = found.get((one.round, one.contestant), Fraction()) + one.amount
    return found


def knockout_order(phase: Phase, plan: Plan, pack: Pack, group: str) -> Mapping[str, int]:
    """How many rounds everybody has survived; whoever goes on stands above those who were beaten."""
    found = dict.fromkeys((who for who, placed in phase.field.items() if placed.group == group), 0)
    for round in range(1, phase.plan.rounds + 1):
        for who in winners(phase, plan, pack, group, round):
            found[who] = round
    return found
