"""Danish: neighbours in the ranking meet, the first and the second, the third and the fourth; rematches are allowed.

danish(candidates, met, round=4, pack=WBF, seed="7 May", limit=2)       -> nobody meets a third time
"""

from collections.abc import Sequence

import numpy as np

from arbitro.book.problem import refuse
from arbitro.contest.draw.best import Rules, best
from arbitro.contest.draw.draw import Candidate, Draw, Encounter, Of
from arbitro.contest.draw.field import field
from arbitro.contest.draw.reasons import with_reasons
from arbitro.contest.draw.swiss import lowest_without, unevenness
from arbitro.regulations import keys
from arbitro.regulations.pack import Pack


def danish(
    ranking: Sequence[Candidate],
    met: Sequence[Encounter],
    *,
    round: int,
    pack: Pack,
    seed: str,
    of: Of = "teams",
    limit: int | None = None,
    rematch: bool = False,
) -> Draw:
    """A round. `limit`: how often two may meet in all, else as the pack says. `rematch`: whether two may meet once
    more than that, or in two rounds running, if there is no other way.
    """
    limit = pack[keys.DANISH_MEETINGS] if limit is None else limit
    if limit is not None and limit < 1:
        raise refuse("meetings-limit", found=limit, expected="1 2 3 …")
    drawn_up = field(ranking, met, round=round, seed=seed, order="rank")
    nobody = np.zeros((drawn_up.seats, drawn_up.seats), np.bool_)
    again = nobody if limit is None else drawn_up.times >= limit
    if not pack[keys.DANISH_AT_ONCE]:
        again = again | ((drawn_up.last > 0) & (drawn_up.last == round - 1))
    last = pack[keys.DANISH_BYE] == "last"
    rules = Rules(
        never=nobody,
        again=again,
        clubs=nobody,
        bye=range(len(drawn_up.names) - 1, -1, -1) if last else lowest_without(drawn_up),
        then=(unevenness(drawn_up, pack[keys.HOME_DIFFERENCE]),),
    )
    drawn = best(drawn_up, rules, rematch=rematch)
    if drawn is None:
        raise refuse("no-draw", found=len(ranking), expected=round)
    return with_reasons(
        "danish",
        drawn_up,
        drawn,
        pack,
        of=of,
        together="draw-ranked",
        by=pack.setting(keys.DANISH_MEETINGS),
        again=pack.setting(keys.DANISH_AT_ONCE if limit is None else keys.DANISH_MEETINGS),
        bye="draw-bye-last" if last else "draw-bye-lowest",
    )
