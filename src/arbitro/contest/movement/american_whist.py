"""Teams at as many tables as there are teams: North-South stay at home, East-West go round (78B, board-a-match).

american_whist(9, 3)                        -> 8 rounds; everybody meets everybody, each set at one table at a time
american_whist(8, 3, form="skip")           -> 6 rounds; everybody meets all but one
new_england(8, 4)                           -> 7 rounds, each a whole match at two tables that share their boards

Odd numbers. In round r the East-West of team j sit at table j - 2r and the boards have gone down one table each round:
the boards of teams i and j are then set (i + j) / 2 of the ring, whoever of them is at home. Each team misses the one
set that it would play against itself; no board can be played by all teams of an odd number.

Even numbers have no half of every number. What must be found is a set of boards g(d) for each distance d such that
both tables of a match have the same, g(-d) = g(d) + d, all different: disjoint pairs of the ring with each difference
once. Only the opposite team, half way round, is its own counterpart. Three ways out:

* `skip`: that match is left out. Two rounds fewer than teams; everybody misses one opponent and two sets.
* `share`: one round more, in which opposite tables share a set that both have not played; where there is none
  (8, 10, 16, 18 … teams have one) it is a new set.
* `relay`: as one team more, which does not exist. Everybody meets everybody, no table shares; as many rounds as teams,
  and each pair waits once while its partners of the team play.
"""

from functools import cache
from typing import Literal

from msgspec import Struct

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.contest.movement.movement import Movement, Round, Sitting, board_set
from arbitro.contest.movement.round_robin import berger, size_problems
from arbitro.regulations.consequence import Ground, because

EvenForm = Literal["skip", "share", "relay"]
LEAST = 3


class WhistForm(Struct, frozen=True):
    """What a form comes to: its rounds and sets of boards, the opponents of each team, and the trade-offs."""

    form: Literal["plain", "skip", "share", "relay"]
    rounds: int
    sets: int
    opponents: int
    why: tuple[Ground, ...]


def american_whist(teams: int, boards: int, *, form: EvenForm | None = None, rounds: int | None = None) -> Movement:
    """`boards`: of a set. `form`: for even numbers, skip if nothing is said. `rounds`: an even number of them, so that
    every match that is begun is finished at its other table; for odd numbers and skip."""
    _check(teams, boards, form, rounds)
    if teams % 2:
        return _movement("american-whist", _ring(teams, rounds), boards)
    if form == "relay":
        without = [[table for table in each if teams + 1 not in table[1:3]] for each in _ring(teams + 1, None)]
        return _movement("american-whist-relay", without, boards)
    sets = _skip_sets(teams, _full_starter(teams) if form == "share" else None)
    distances = [distance for distance in range(1, teams) if distance != teams // 2]
    if rounds is not None:
        first = distances[: rounds // 2]
        distances = first + [teams - distance for distance in reversed(first)]
    plan = [
        [(table, table, _wrapped(table - distance, teams), _wrapped(table + sets[distance], teams)) for table in places]
        for places, distance in ((range(1, teams + 1), distance) for distance in distances)
    ]
    if form == "share":
        plan.append(_opposite(teams, sets))
    return _movement("american-whist-share" if form == "share" else "american-whist", plan, boards)


def whist_forms(teams: int) -> tuple[WhistForm, ...]:
    """The forms that a number of teams can choose from, with their trade-offs; the shortest first."""
    problems = size_problems(teams, 1, least=LEAST)
    if problems:
        raise ProblemsFound(problems)
    if teams % 2:
        return (WhistForm("plain", teams - 1, teams, teams - 1, (because("whist-odd", teams=teams),)),)
    half = teams // 2
    extra = 0 if _full_starter(teams) else half
    shares = [because("whist-share", tables=half)]
    if extra:
        shares.append(because("whist-share-more-boards", sets=extra))
    return (
        WhistForm("skip", teams - 2, teams, teams - 2, (because("whist-skip", teams=teams),)),
        WhistForm("share", teams - 1, teams + extra, teams - 1, tuple(shares)),
        WhistForm("relay", teams, teams + 1, teams - 1, (because("whist-relay", rounds=teams),)),
    )


def new_england(teams: int, boards: int, *, rounds: int | None = None, same_boards: bool = True) -> Movement:
    """A match against one team in each round: its East-West come to our table, ours go to theirs, with the same boards.

    `same_boards`: all matches of a round have them, which takes copies; else each match has a set of its own. An odd
    number has a bye in each round.
    """
    problems = size_problems(teams, boards, least=2)
    every = teams - 1 + teams % 2
    if rounds is not None and teams >= 2 and not 1 <= rounds <= every:
        problems.append(Problem("movement-rounds", found=str(rounds), expected=f"1 … {every}"))
    if problems:
        raise ProblemsFound(problems)
    plan = []
    half = teams // 2
    for at, matches in enumerate(berger(teams)[:rounds]):
        here = []
        for place, (team, other) in enumerate(matches, 1):
            group = at + 1 if same_boards else at * half + place
            here += [(team, team, other, group), (other, other, team, group)]
        plan.append(here)
    return _movement("new-england", plan, boards)


# -- tables of a round: (table, team North-South, team East-West, set of boards)

Table = tuple[int, int, int, int]


def _movement(name: str, rounds: list[list[Table]], boards: int) -> Movement:
    teams = sorted({team for each in rounds for _, ns, ew, _ in each for team in (ns, ew)})
    numbered = []
    for number, each in enumerate(rounds, 1):
        tables = tuple(Sitting(table, ns, ew, board_set(group, boards)) for table, ns, ew, group in sorted(each))
        seated = {team for sitting in tables for team in sitting.seated}
        numbered.append(Round(number, tables, tuple(team for team in teams if team not in seated)))
    return Movement(name, len({table for each in rounds for table, _, _, _ in each}), tuple(numbered), "teams")


def _wrapped(number: int, ring: int) -> int:
    return (number - 1) % ring + 1


def _ring(teams: int, rounds: int | None) -> list[list[Table]]:
    """An odd number. Rounds r and -r finish each other's matches: of fewer rounds the first and the last are played."""
    numbers = list(range(1, teams))
    if rounds is not None:
        numbers = numbers[: rounds // 2] + numbers[teams - 1 - rounds // 2 :]
    return [
        [(table, table, _wrapped(table + 2 * at, teams), _wrapped(table + at, teams)) for table in range(1, teams + 1)]
        for at in numbers
    ]


# -- even numbers


def _skip_sets(teams: int, full: tuple[tuple[int, int], ...] | None) -> dict[int, int]:
    """g(d) for each distance: from the pairs of a full starter, or pairs nested about 0 and about half the ring."""
    half = teams // 2
    sets: dict[int, int] = {}
    if full is not None:
        pairs = full
    else:
        even = [(-each % teams, each) for each in range(1, (half + 1) // 2)]
        odd = [(half - each, half + each + 1) for each in range(half // 2)]
        pairs = (*even, *odd)
    for low, high in pairs:
        distance = (high - low) % teams
        sets[distance] = low
        sets[teams - distance] = high
    return sets


def _opposite(teams: int, sets: dict[int, int]) -> list[Table]:
    """The round of opposite teams: both tables have the set that both have not played, or a new one."""
    half = teams // 2
    tables: list[Table] = []
    for team in range(1, half + 1):
        group = _wrapped(team + sets[half], teams) if half in sets else teams + team
        tables += [(team, team, team + half, group), (team + half, team + half, team, group)]
    return tables


@cache
def _full_starter(teams: int) -> tuple[tuple[int, int], ...] | None:
    """Pairs of the whole ring with each difference from 1 to its half once: the places of Skolem's sequences, which
    exist for a half of 4s and of 4s + 1 alone."""
    half = teams // 2
    if half % 4 not in (0, 1):
        return None
    if half < 8:  # too short for the rule below
        return {4: ((0, 1), (3, 5), (4, 7), (2, 6)), 5: ((7, 8), (0, 2), (3, 6), (1, 5), (4, 9))}[half]
    s = half // 4
    if half % 4 == 0:
        pairs = [
            *((4 * s + r - 1, 8 * s - r + 1) for r in range(1, 2 * s + 1)),
            *((r, 4 * s - r - 1) for r in range(1, s - 1)),
            *((s + r + 1, 3 * s - r) for r in range(1, s - 1)),
            *((s - 1, 3 * s), (s, s + 1), (2 * s, 4 * s - 1), (2 * s + 1, 6 * s)),
        ]
    else:
        pairs = [
            *((4 * s + r + 1, 8 * s - r + 3) for r in range(1, 2 * s + 1)),
            *((r, 4 * s - r + 1) for r in range(1, s + 1)),
            *((s + r + 2, 3 * s - r + 1) for r in range(1, s - 1)),
            *((s + 1, s + 2), (2 * s + 1, 6 * s + 2), (2 * s + 2, 4 * s + 1)),
        ]
    return tuple((low - 1, high - 1) for low, high in pairs)


def _check(teams: int, boards: int, form: EvenForm | None, rounds: int | None) -> None:
    problems = size_problems(teams, boards, least=LEAST)
    if form is not None and teams % 2:
        problems.append(Problem("whist-form", found=form, expected=str(teams)))
    if rounds is not None and teams >= LEAST:
        most = teams - 1 if teams % 2 else teams - 2
        if form in ("share", "relay"):
            full = teams - 1 if form == "share" else teams
            if rounds != full:
                problems.append(Problem("movement-rounds", found=str(rounds), expected=str(full)))
        elif not 2 <= rounds <= most or rounds % 2:
            problems.append(Problem("movement-rounds-even", found=str(rounds), expected=f"2 … {most}"))
    if problems:
        raise ProblemsFound(problems)
