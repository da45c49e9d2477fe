"""`make bench`: speed side by side with others that do the same work, in one run."""

import sys
from importlib.metadata import PackageNotFoundError, version
from typing import NamedTuple

from bench import (
    analysis,
    deals,
    draws,
    files,
    games,
    journal,
    laws,
    live,
    movements,
    paper,
    reading,
    robots,
    scoring,
    server,
    standings,
    startup,
    strangers,
    table,
    web,
)
from bench.race import Work, race


class Contest(NamedTuple):
    what: str
    ours: Work
    peer: str
    theirs: Work
    goal: float | None  # None: for information
    at_most: int | None = None


CONTESTS = (
    Contest("random games", games.ours, "open_spiel", games.openspiel, 1.0),
    Contest("random games, pack shuffled at once", games.ours, "open_spiel", games.openspiel_shuffled, None),
    Contest("boards read from PBN and checked", files.ours, "endplay", files.endplay, 5.0, files.BOARDS),
    Contest("games read from PBN, unchecked", files.unchecked, "endplay", files.endplay, None, files.BOARDS),
    Contest("random deals, system's entropy", deals.secure, "endplay", deals.endplay, 10.0),
    Contest("random deals, seeded board by board", deals.from_seed, "endplay", deals.endplay, None),
    Contest("random deals, random.Random", deals.from_generator, "endplay", deals.endplay, 10.0),
    Contest("matchpoints, a count and a gather", scoring.matchpoints, "numpy", scoring.gather, 0.5, scoring.CELLS),
    Contest("matchpoints, a sort", scoring.matchpoints, "numpy", scoring.sort, 3.0, scoring.CELLS),
    Contest("matchpoints", scoring.matchpoints, "polars", scoring.polars_matchpoints, 5.0, scoring.CELLS),
    Contest("cross-IMPs", scoring.cross_imps, "polars", scoring.polars_cross_imps, 3.0, scoring.CELLS),
    Contest("Swiss draws of 200 teams", draws.ours, "networkx", draws.networkx, 20.0, 1),
    Contest("corrections, all scored anew", scoring.correction, "arbitro", scoring.anew, 20.0),
)


def installed(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def main() -> None:
    print(f"Python {sys.version.split()[0]}; per second, median of interleaved repeats\n")
    print(f"{'':38}{'arbitro':>12}  {'peer':>12}  {'ratio':>7}  {'goal':>6}  peer")
    for contest in CONTESTS:
        release = installed(contest.peer)
        if release is None:
            print(f"{contest.what:38}{contest.peer} is not installed for this Python")
            continue
        outcome = race(contest.ours, contest.theirs, at_most=contest.at_most)
        print(
            f"{contest.what:38}{outcome.ours:12,.0f}  {outcome.theirs:12,.0f}  {outcome.ratio:6.2f}x"
            f"  {f'{contest.goal:.1f}x' if contest.goal else '':>6}  {contest.peer} {release}"
        )
    startup.report()
    scoring.report()
    draws.report()
    standings.report()
    movements.report()
    laws.report()
    reading.report()
    paper.report()
    table.report()
    analysis.report()
    robots.report()
    journal.report()
    server.report()
    live.report()
    strangers.report()
    web.report()


if __name__ == "__main__":
    main()
