"""Home and away: each team has either role about equally often (art. 4.1).

home_and_away([("A", "B"), ("C", "A"), ("B", "C")])         -> each team once at home, once away
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from arbitro.book.problem import refuse
from arbitro.regulations import keys
from arbitro.regulations.pack import Pack

Match = tuple[str, str]
"""Two teams; in an answer the first is at home."""


def home_and_away(matches: Sequence[Match]) -> tuple[Match, ...]:
    """The same matches, the home team first, so that no team's roles differ by more than one.

    Teams are places and matches are ways between them: a round trip leaves every place as often as it arrives there.
    Teams with an odd number of matches come in even numbers; an extra place joined to each of them closes the trips.
    """
    for match in matches:
        if match[0] == match[1]:
            raise refuse("team-meets-itself", found=match[0])
    ways: dict[str | None, list[tuple[int, str | None]]] = defaultdict(list)
    for at, (first, other) in enumerate(matches):
        ways[first].append((at, other))
        ways[other].append((at, first))
    for extra, team in enumerate([team for team in ways if len(ways[team]) % 2], len(matches)):
        ways[team].append((extra, None))
        ways[None].append((extra, team))
    gone: set[int] = set()
    home: dict[int, Match] = {}
    for start in list(ways):
        here = start
        while ways[here]:
            at, there = ways[here].pop()
            if at in gone:
                continue
            gone.add(at)
            if here is not None and there is not None:
                home[at] = (here, there)
            here = there
    return tuple(home[at] for at in range(len(matches)))


def is_balanced(matches: Iterable[Match], pack: Pack) -> bool:
    """Whether every team is at home about as often as away, as the pack reads that."""
    most = pack[keys.HOME_DIFFERENCE]
    balance: Counter[str] = Counter()
    for home, away in matches:
        balance[home] += 1
        balance[away] -= 1
    return most is None or all(abs(difference) <= most for difference in balance.values())
