"""Knock-out: who won a match, who is still in, and how far everybody came (art. 78.2(b), 78.7(b))."""

from collections.abc import Mapping
from fractions import Fraction
from itertools import permutations

from arbitro.contest.facts.event import Three
from arbitro.contest.facts.state import Phase
from arbitro.contest.plan import Plan
from arbitro.contest.scoring.matches import ScoredMatch, scored_matches
from arbitro.contest.scoring.totals import match_penalties
from arbitro.regulations import Pack
from arbitro.scoring import regulated
from arbitro.scoring.knockout import is_won


def lead(match: ScoredMatch) -> Fraction:
    """Of the home team, in IMPs or in points of a board-a-match. Scores that do not balance are met half-way (12C4)."""
    if match.home.vp or match.away.vp:
        return match.home.vp - match.away.vp
    return ((match.home.imps_won - match.home.imps_lost) - (match.away.imps_won - match.away.imps_lost)) / 2


def outcomes(phase: Phase, plan: Plan, pack: Pack, group: str, round: int) -> Mapping[int, tuple[str, ...]]:
    """Of each match of a round, by its table or by the number of a match of three, who goes on; a level match is not
    among them yet."""
    drawn = phase.draws.get((group, round))
    if drawn is None:
        return {}
    awarded = {award.contestant: award.won for award in phase.awards.values() if award.round == round}
    leads = _leads(phase, plan, pack, round)
    penalties = _penalties(phase, pack, round)
    threes = {frozenset((team, other)) for three in drawn.threes for team in three.teams for other in three.teams}
    decided: dict[int, tuple[str, ...]] = {}
    for pairing in drawn.pairings:
        two = pairing.home, pairing.away
        if frozenset(two) in threes:
            continue
        won = [who for who in two if awarded.get(who)]
        if won:
            decided[pairing.table] = (won[0],)
        elif two in leads:
            ahead = leads[two] - penalties.get(two[0], 0) + penalties.get(two[1], 0)
            if _is_won(abs(ahead), phase, pack):
                decided[pairing.table] = (two[0] if ahead > 0 else two[1],)
    for three in drawn.threes:
        through = _of_three(three, leads, penalties, awarded)
        if through:
            decided[three.match] = through
    return decided


def is_level(phase: Phase, plan: Plan, pack: Pack, group: str, round: int, table: int) -> bool:
    """Whether a match of two is over and nobody has won it: it goes on with extra boards (78.7(b))."""
    drawn = phase.draws.get((group, round))
    pairing = next((match for match in drawn.pairings if match.table == table), None) if drawn else None
    if drawn is None or pairing is None or any(pairing.home in three.teams for three in drawn.threes):
        return False
    played = (pairing.home, pairing.away) in _leads(phase, plan, pack, round)
    return played and table not in outcomes(phase, plan, pack, group, round)


def _leads(phase: Phase, plan: Plan, pack: Pack, round: int) -> Mapping[tuple[str, str], Fraction]:
    """By how much the first of two is ahead of the other in matches that are over, whoever was at home."""
    leads: dict[tuple[str, str], Fraction] = {}
    for match in scored_matches(phase, plan, pack):
        if match.round == round and match.complete:
            leads[match.home.team, match.away.team] = lead(match)
            leads[match.away.team, match.home.team] = -lead(match)
    return leads


def _of_three(
    three: Three,
    leads: Mapping[tuple[str, str], Fraction],
    penalties: Mapping[str, Fraction],
    awarded: Mapping[str, bool | None],
) -> tuple[str, ...]:
    """Three teams by matches won, then by what they are ahead in all, less penalties; nobody as long as a match is not
    over or a place is level. Whoever has forfeited is out, and the matches against it with it."""
    staying = [team for team in three.teams if awarded.get(team) is not False]
    if len(staying) > three.go_on and any(two not in leads for two in permutations(staying, 2)):
        return ()

    def standing(team: str) -> tuple[int, Fraction]:
        ahead = [leads[team, other] for other in staying if (team, other) in leads]
        return sum(value > 0 for value in ahead), sum(ahead, Fraction()) - penalties.get(team, 0)

    order = sorted(staying, key=standing, reverse=True)
    if len(order) > three.go_on and standing(order[three.go_on - 1]) == standing(order[three.go_on]):
        return ()
    return tuple(order[: three.go_on])


def winners(phase: Phase, plan: Plan, pack: Pack, group: str, round: int) -> tuple[str, ...]:
    """Everybody who goes on from a round, those with a bye among them."""
    drawn = phase.draws.get((group, round))
    if drawn is None:
        return ()
    return (*drawn.byes, *(who for through in outcomes(phase, plan, pack, group, round).values() for who in through))


def _is_won(ahead: Fraction, phase: Phase, pack: Pack) -> bool:
    if phase.plan.scoring == "board_a_match":
        return ahead >= max(1, regulated.board_a_match_margin(pack, phase.plan.boards))
    return is_won(ahead, pack)


def _penalties(phase: Phase, pack: Pack, round: int) -> Mapping[str, Fraction]:
    """What everybody loses in the match of a round."""
    return match_penalties(phase, [penalty for penalty in phase.penalties.values() if penalty.round == round], pack)


def knockout_order(phase: Phase, plan: Plan, pack: Pack, group: str) -> Mapping[str, int]:
    """How many rounds everybody has survived; whoever goes on stands above those who were beaten."""
    survived = dict.fromkeys((who for who, placed in phase.field.items() if placed.group == group), 0)
    for round in range(1, phase.plan.rounds + 1):
        for who in winners(phase, plan, pack, group, round):
            survived[who] = round
    return survived
