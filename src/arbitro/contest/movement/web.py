"""Web: a Mitchell for a large even number of tables in which everybody plays the same boards, from several copies.

East-West move up a table as always. In the first half of the t tables the boards move down; the second half has its own
copies in falling order, moving up: table k of the first half has set k + r in round r, of the second half
t - 2 - k - r (all counted from 0, modulo the number R of sets). So a pair that starts with set i plays i + 2, i + 4 …
in one half and i - 2, i - 4 … in the other and goes on in either where it had stopped: nothing comes back for R rounds
if R is odd, for R / 2 if it is even; then East-West skip a table, and the same happens with the other sets.
"""

from collections.abc import Iterator

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.contest.movement.lines import two_lines
from arbitro.contest.movement.movement import Movement


def web(pairs: int, boards_in_play: int, rounds: int) -> Movement:
    """All boards in so many rounds, fewer than tables; an odd number of pairs has a half table."""
    problems = tuple(_problems(pairs, boards_in_play, rounds))
    if problems:
        raise ProblemsFound(problems)
    tables = (pairs + 1) // 2

    def east_west(table: int, round: int) -> int:
        return table - round - (rounds % 2 == 0 and 2 * round >= rounds)

    def group(table: int, round: int) -> int:
        return (table + round if 2 * table < tables else tables - 2 - table - round) % rounds

    return two_lines("web", pairs, rounds, boards_in_play // rounds, east_west=east_west, group=group)


def _problems(pairs: int, boards: int, rounds: int) -> Iterator[Problem]:
    if pairs < 7 or (pairs + 1) // 2 % 2:
        yield Problem("movement-size", found=str(pairs), expected="7 8 11 12 15 16 …")
    elif not 2 <= rounds < (pairs + 1) // 2:
        yield Problem("movement-rounds", found=str(rounds), expected=f"2 … {(pairs + 1) // 2 - 1}")
    if rounds > 0 and (boards < 1 or boards % rounds):
        numbers = " ".join(str(rounds * size) for size in range(1, 4))
        yield Problem("movement-boards", found=str(boards), expected=f"{numbers} …")
