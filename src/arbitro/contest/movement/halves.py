"""Howell in half rounds, for 5 and 6 pairs: everybody meets everybody for two half rounds in a row, and at some tables
the two pairs change direction in between.

Turning tables between the halves of a round makes comparisons exactly even where whole rounds cannot: with 6 pairs they
differ by 4 on a set in any movement of whole rounds, and with 5 by 2. The directions were searched for among all
(2 to the 20th for 6 pairs); the proof is in `proof`, not here. Six pairs share their boards in the fourth round, as in
every Howell for so many; the pair with the number 6 always sits North-South at table 1.
"""

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.contest.movement.movement import Movement, Round, Sitting, board_set

PAIRS = (5, 6)
ROUNDS = 10
_PLANS = {
    5: """
    2-5/3 3-4/1
    2-5/3 3-4/1
    3-1/5 4-5/2
    3-1/5 4-5/2
    4-2/5 5-1/1
    2-4/5 1-5/1
    5-3/4 1-2/4
    5-3/4 2-1/4
    1-4/3 2-3/2
    4-1/3 3-2/2
    """,
    6: """
    6-1/2 2-5/3 3-4/1
    6-1/2 5-2/3 4-3/1
    6-2/1 3-1/5 4-5/2
    6-2/1 3-1/5 5-4/2
    6-3/3 4-2/5 1-5/1
    6-3/3 2-4/5 1-5/1
    6-4/4 5-3/4 1-2/4
    6-4/4 5-3/4 2-1/4
    6-5/5 1-4/3 2-3/2
    6-5/5 4-1/3 3-2/2
    """,
}
"""A line for each half round: North-South, East-West, and the set, whose first boards are those of the first half."""


def halved_howell(pairs: int, boards: int) -> Movement:
    """Ten half rounds of so many boards."""
    problems = [Problem("movement-boards", found=str(boards), expected="1 2 3 …")] if boards < 1 else []
    if pairs not in PAIRS:
        problems.append(Problem("movement-size", found=str(pairs), expected=f"{PAIRS[0]} … {PAIRS[-1]}"))
    if problems:
        raise ProblemsFound(problems)
    rounds = []
    for number, line in enumerate(_PLANS[pairs].split("\n")[1:-1], 1):
        tables = []
        for table, written in enumerate(line.split(), 1):
            seats, _, group = written.partition("/")
            ns, ew = map(int, seats.split("-"))
            tables.append(Sitting(table, ns, ew, board_set(2 * int(group) - number % 2, boards)))
        seated = {who for sitting in tables for who in sitting.seated}
        rounds.append(Round(number, tuple(tables), tuple(sorted(set(range(1, pairs + 1)) - seated))))
    return Movement("howell-in-halves", len(rounds[0].tables), tuple(rounds))
