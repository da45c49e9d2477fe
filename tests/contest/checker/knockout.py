"""Knock-outs: whoever loses a match is out, and is ranked behind those who go on."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from tests.contest.checker.figures import Figures
from tests.contest.checker.ledger import Ledger
from tests.contest.checker.matches import Match, margins, matches_of, own_means
from tests.contest.checker.rankings import Ranking
from tests.contest.checker.totals import bam_boards


def knockout_violations(ledger: Ledger, phase: str, rankings: Sequence[Ranking], figures: Figures) -> Iterator[str]:
    """Who plays on, and how that is ranked."""
    lost = beaten(ledger, phase, figures)
    for (of, group, number), draw in sorted(ledger.draws.items(), key=lambda each: each[0][2]):
        if of != phase:
            continue
        drawn = {who for _, home, away in draw.pairings for who in (home, away)} | {*draw.byes}
        drawn |= {who for three in draw.threes for who in three["teams"]}
        for who in sorted(drawn):
            if lost.get(who, number) < number:
                yield f"beaten_plays_on: {who} in phase {phase!r} group {group!r} round {number}"
        if _is_decided(ledger, phase, group, number - 1, lost):
            for who in sorted(draw.active - drawn):
                if lost.get(who, number) >= number:
                    yield f"winner_left_out: {who} in phase {phase!r} group {group!r} round {number}"
    for ranking in rankings:
        ranks = {row["contestant"]: row["rank"] for row in ranking["rows"] if row["contestant"] not in ledger.left}
        for one, better in ranks.items():
            for other, worse in ranks.items():
                if other in lost and lost.get(one, 10**6) > lost[other] and better >= worse:
                    yield f"knockout_rank: {one} is {better}, {other} who was out before is {worse}"


def beaten(ledger: Ledger, phase: str, figures: Figures) -> dict[str, int]:
    """Who lost, in which round; matches of three are left to the draw that follows them."""
    matches = matches_of(ledger, phase)
    means = own_means(matches, figures)
    of_three = {
        (number, who)
        for (of, _, number), draw in ledger.draws.items()
        if of == phase
        for three in draw.threes
        for who in three["teams"]
    }
    lost: dict[str, int] = {}
    for at, match in enumerate(matches):
        number = min(match.rounds)
        if (number, match.home) in of_three:
            continue
        told = [ledger.awards.get((phase, number, team), {}).get("won") for team in match.teams]
        if any(won is not None for won in told):
            loser = match.away if told[0] or told[1] is False else match.home
        elif match.is_over:
            lead = _lead(ledger, phase, matches, match, {team: means[at, team] for team in match.teams}, figures)
            decided = [order for order in ledger.ties.get(phase, ()) if {*match.teams} <= {*order}]
            if lead:
                loser = match.away if lead > 0 else match.home
            elif decided:
                loser = max(match.teams, key=decided[-1].index)
            else:
                continue
        else:
            continue
        lost[loser] = number
    return lost


def _lead(
    ledger: Ledger,
    phase: str,
    matches: list[Match],
    match: Match,
    own: dict[str, Fraction | None],
    figures: Figures,
) -> Fraction:
    """Of the home team: any fraction wins (N78.2(b))."""
    if ledger.phases[phase].get("scoring") == "board_a_match":
        home, away = (sum(bam_boards(ledger, phase, matches, match, team, figures), Fraction()) for team in match.teams)
        return home - away
    return margins(match, own, figures, knockout=True)[0]


def _is_decided(ledger: Ledger, phase: str, group: str, number: int, lost: dict[str, int]) -> bool:
    """Whether every match of a round has a loser, and none was one of three."""
    draw = ledger.draws.get((phase, group, number))
    if draw is None or draw.threes:
        return False
    return all(number in (lost.get(home), lost.get(away)) for _, home, away in draw.pairings)
