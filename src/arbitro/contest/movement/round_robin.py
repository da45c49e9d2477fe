"""Every team meets every other once, or twice with the roles exchanged: Berger's tables (N4.1).

round_robin(6, 16)                          -> 5 rounds of 3 matches; each team 2 or 3 times at home
round_robin(7, 12, double=True)             -> 14 rounds; each round one team has a bye
round_robin(10, 8, rounds=6)                -> the first 6 rounds; each team 3 times at home
round_robin(6, 32, stanzas=2)               -> each match over two rounds of 16 boards

One sitting is a whole match, the home team North-South in the open room. Round by round everybody but the highest
number goes on by half the field, which makes roles alternate but for one team at each table; with an odd number the
team against the empty place has the bye, and roles alternate without exception.
"""

from collections.abc import Sequence

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.contest.movement.movement import Movement, Round, Sitting, board_set

Match = tuple[int, int]
"""Two teams, the home team first."""


def round_robin(
    teams: int,
    boards: int,
    *,
    double: bool = False,
    rounds: int | None = None,
    stanzas: int = 1,
    fresh_boards: bool = False,
) -> Movement:
    """The matches of a round robin; `boards` of a match, `rounds` of matches if not all are played.

    A match of several stanzas takes as many rounds of the movement. `fresh_boards`: numbers run on from round to
    round; else each match begins with board 1.
    """
    every = teams - 1 + teams % 2
    _check(teams, boards, every, double, rounds, stanzas)
    matches = berger(teams)
    if double:
        matches = _twice(matches)
    elif rounds is not None and rounds < every:
        matches = matches[:rounds] if teams % 2 else _evenly(matches[:rounds])
    size = boards // stanzas
    plan: list[Round] = []
    for at, played in enumerate(matches):
        seated = {team for match in played for team in match}
        out = tuple(team for team in range(1, teams + 1) if team not in seated)
        for stanza in range(stanzas):
            group = at * stanzas * fresh_boards + stanza + 1
            tables = tuple(
                Sitting(table, home, away, board_set(group, size)) for table, (home, away) in enumerate(played, 1)
            )
            plan.append(Round(len(plan) + 1, tables, out))
    return Movement("double-round-robin" if double else "round-robin", teams // 2, tuple(plan), "matches")


def berger(teams: int) -> tuple[tuple[Match, ...], ...]:
    """The matches of each round. The highest number, or the empty place of an odd field, has either role in turn."""
    last = teams + teams % 2
    ring, half = last - 1, last // 2
    rounds = []
    for at in range(ring):
        here = [(place + at * half) % ring + 1 for place in range(ring)]
        top = (here[0], last) if at % 2 == 0 else (last, here[0])
        matches = [top, *((here[place], here[-place]) for place in range(1, half))]
        rounds.append(tuple(match for match in matches if max(match) <= teams))
    return tuple(rounds)


def _twice(rounds: tuple[tuple[Match, ...], ...]) -> tuple[tuple[Match, ...], ...]:
    """Both halves. The last two rounds of the first change places, or some team would be away three times running."""
    first = (*rounds[:-2], *reversed(rounds[-2:]))
    return first + tuple(tuple((away, home) for home, away in played) for played in rounds)


def _evenly(rounds: Sequence[tuple[Match, ...]]) -> tuple[tuple[Match, ...], ...]:
    """The same matches of an even field with each team once at home in every two rounds, so that its roles never
    differ by more than one and it never has the same three times running. The matches of two rounds close to rings:
    whoever is away in one of them is at home in the next."""
    even: list[tuple[Match, ...]] = []
    for at in range(0, len(rounds) - 1, 2):
        first, second = _opponents(rounds[at]), _opponents(rounds[at + 1])
        home: set[int] = set()
        away: set[int] = set()
        for team, _ in rounds[at]:
            while team not in home | away:
                home.add(team)
                away.add(first[team])
                team = second[first[team]]
        even.append(tuple((who, other) if who in home else (other, who) for who, other in rounds[at]))
        even.append(tuple((who, other) if who in away else (other, who) for who, other in rounds[at + 1]))
    return (*even, *rounds[len(even) :])


def _opponents(played: tuple[Match, ...]) -> dict[int, int]:
    return dict(played) | {away: home for home, away in played}


def _check(teams: int, boards: int, every: int, double: bool, rounds: int | None, stanzas: int) -> None:
    problems = size_problems(teams, boards, least=2)
    if stanzas < 1:
        problems.append(Problem("count-range", found=str(stanzas), expected="1 2 3 …"))
    elif boards % stanzas:
        problems.append(Problem("movement-stanzas", found=str(boards), expected=str(stanzas)))
    if rounds is not None and teams >= 2:
        possible = f"{2 * every}" if double else f"1 … {every}"
        if (rounds != 2 * every) if double else not 1 <= rounds <= every:
            problems.append(Problem("movement-rounds", found=str(rounds), expected=possible))
    if problems:
        raise ProblemsFound(problems)


def size_problems(teams: int, boards: int, *, least: int) -> list[Problem]:
    """What is wrong with a number of teams and of boards, for all movements of teams."""
    problems = []
    if teams < least:
        problems.append(Problem("movement-teams", found=str(teams), expected=f"{least} {least + 1} {least + 2} …"))
    if boards < 1:
        problems.append(Problem("movement-boards", found=str(boards), expected="1 2 3 …"))
    return problems
