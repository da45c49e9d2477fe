"""Three teams at three tables: each plays a match against both others at once, one with either of its pairs.

triples(12)                                 -> 2 rounds of 12 boards; each team plays 24 of 36 boards
ending_in_triple(7, 8, 4)                   -> 4 rounds; in the last two nobody has a bye

A board of a match is played twice, the other way round, and a pair plays it once: the three matches need three sets of
boards, and each team plays two of them.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from msgspec.structs import replace

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.contest.movement.american_whist import american_whist
from arbitro.contest.movement.movement import Movement, Round, Sitting, board_set
from arbitro.contest.movement.round_robin import Match, berger, size_problems

THREE = 3
MOST = 31  # beyond, the search for the last two rounds takes too long, and nobody plays so many matches
Edge = frozenset[int]


def triples(boards: int) -> Movement:
    """`boards`: of a match, and of each of the two rounds."""
    return replace(american_whist(THREE, boards), name="triple")


def ending_in_triple(teams: int, boards: int, rounds: int) -> Movement:
    """A round robin of an odd number whose last two rounds are a triple and matches of all others: no bye in them.

    Nobody meets twice. Every match is at the tables of both teams, which share its boards; a triple has two sets of
    the last two rounds and a third of its own.
    """
    problems = size_problems(teams, boards, least=THREE)
    ending = None if problems else _ending(teams, rounds)
    if ending is None and not problems:
        possible = [str(number) for number in range(2, teams) if can_end_in_triple(teams, number)]
        kind = "movement-rounds" if possible else "movement-triple"
        problems.append(Problem(kind, found=str(rounds if possible else teams), expected=" ".join(possible)))
    if ending is None:
        raise ProblemsFound(problems)
    three, last = ending
    early = berger(teams)[: rounds - 2]
    made = [
        Round(at, _both_tables(matches, board_set(at, boards)), _out(teams, matches))
        for at, matches in enumerate(early, 1)
    ]
    for each, matches, at in zip(triples(boards).rounds, last, (rounds - 1, rounds), strict=True):
        together = tuple(
            Sitting(
                three[sitting.table - 1], _team(three, sitting.ns), _team(three, sitting.ew), _shifted(sitting, rounds)
            )
            for sitting in each.tables
        )
        tables = sorted(_both_tables(matches, board_set(at, boards)) + together, key=lambda sitting: sitting.table)
        made.append(Round(at, tuple(tables)))
    return Movement("round-robin-triple", teams, tuple(made), "teams")


def can_end_in_triple(teams: int, rounds: int) -> bool:
    """Whether so many rounds of a round robin can end like that: never all of them, for all matches are then due."""
    return _ending(teams, rounds) is not None


def _shifted(sitting: Sitting, rounds: int) -> tuple[int, ...]:
    """The sets of a triple begin with that of the last round but one."""
    return tuple(board + (rounds - 2) * len(sitting.boards) for board in sitting.boards)


def _team(three: tuple[int, ...], place: int | tuple[int, int]) -> int:
    assert isinstance(place, int)
    return three[place - 1]


def _both_tables(matches: tuple[Match, ...], boards: tuple[int, ...]) -> tuple[Sitting, ...]:
    return tuple(
        Sitting(here, here, there, boards)
        for here, there in sorted(side for team, other in matches for side in ((team, other), (other, team)))
    )


def _out(teams: int, matches: tuple[Match, ...]) -> tuple[int, ...]:
    seated = {team for match in matches for team in match}
    return tuple(team for team in range(1, teams + 1) if team not in seated)


# -- who can play the triple


@cache
def _ending(teams: int, rounds: int) -> tuple[tuple[int, ...], tuple[tuple[Match, ...], tuple[Match, ...]]] | None:
    """Three teams that have not met, and two rounds for the rest; the first found in the order of numbers."""
    if teams % 2 == 0 or teams > MOST or not 2 <= rounds < teams:
        return None
    met = {frozenset(match) for matches in berger(teams)[: rounds - 2] for match in matches}
    for three in combinations(range(1, teams + 1), THREE):
        if any(frozenset(two) in met for two in combinations(three, 2)):
            continue
        rest = tuple(team for team in range(1, teams + 1) if team not in three)
        for first in _rounds_of(rest, met):
            second = next(_rounds_of(rest, met | {frozenset(match) for match in first}), None)
            if second is not None:
                return three, (first, second)
    return None


def _rounds_of(teams: tuple[int, ...], met: set[Edge]) -> Iterator[tuple[Match, ...]]:
    """Every way to pair those who have not met; first whoever has the fewest opponents left."""
    if not teams:
        yield ()
        return
    free = {here: [there for there in teams if there != here and frozenset((here, there)) not in met] for here in teams}
    here = min(teams, key=lambda team: (len(free[team]), team))
    for there in free[here]:
        left = tuple(team for team in teams if team not in (here, there))
        yield from (((here, there), *matches) for matches in _rounds_of(left, met))
