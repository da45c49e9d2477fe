"""How long a board or a match may take (art. 8.1).

time_allowed("teams", 16, FIGB, screens=True)       -> 130 minutes, 135 with the tolerance
"""

from fractions import Fraction
from math import floor
from typing import Literal

from arbitro.book.problem import refuse
from arbitro.regulations import keys
from arbitro.regulations.consequence import Consequence, because
from arbitro.regulations.pack import Pack

TimeForm = Literal["pairs", "teams"]
SECONDS = 60


class TimeAllowed(Consequence, frozen=True):
    """Minutes for so many boards; the tolerance is what may be granted beyond them at most."""

    form: TimeForm
    boards: int
    screens: bool
    per_board: Fraction
    minutes: Fraction
    tolerance: Fraction = Fraction()

    @property
    def limit(self) -> Fraction:
        """The latest end, with all of the tolerance."""
        return self.minutes + self.tolerance


def time_allowed(form: TimeForm, boards: int, pack: Pack, *, screens: bool = False) -> TimeAllowed:
    """The time for a round at pairs, or for a match or stanza at teams."""
    if boards < 1:
        raise refuse("match-boards", found=boards, expected="1 2 3 …")
    per_board = pack.setting(keys.BOARD_MINUTES)
    each = pack[keys.BOARD_MINUTES]
    if form == "pairs":
        if screens:
            per_board, each = pack.setting(keys.SCREENS_PAIRS_MINUTES), pack[keys.SCREENS_PAIRS_MINUTES]
        why = because("time-board", per_board, boards=boards, each=clock(each), minutes=clock(each * boards))
        return TimeAllowed(form, boards, screens, each, each * boards, why=(why,))

    lengths = pack[keys.TIME_LENGTHS]
    if lengths is not None and boards not in lengths:
        raise refuse("match-length", found=boards, expected=", ".join(map(str, lengths)))
    minutes = each * boards
    grounds = [because("time-board", per_board, boards=boards, each=clock(each), minutes=clock(minutes))]
    if screens:
        more, step = pack[keys.SCREENS_TEAMS_MORE], pack[keys.SCREENS_TEAMS_STEP]
        minutes += more * boards
        by = pack.setting(keys.SCREENS_TEAMS_MORE)
        grounds.append(because("time-screens", by, more=clock(more), minutes=clock(minutes)))
        if step is not None:
            minutes = step * floor(minutes / step + Fraction(1, 2))
            by = pack.setting(keys.SCREENS_TEAMS_STEP)
            grounds.append(because("time-rounded", by, step=clock(step), minutes=clock(minutes)))
    tolerance = pack[keys.TIME_TOLERANCE]
    if tolerance:
        by = pack.setting(keys.TIME_TOLERANCE)
        grounds.append(because("time-tolerance", by, tolerance=clock(tolerance), minutes=clock(minutes + tolerance)))
    return TimeAllowed(form, boards, screens, each, minutes, tolerance, why=tuple(grounds))


def clock(minutes: Fraction) -> str:
    """Minutes as people say them: `52:30`, `60`; an exact fraction where the seconds do not come out."""
    seconds = minutes * SECONDS
    if seconds.denominator != 1 or seconds < 0:
        return str(minutes)
    whole, rest = divmod(int(seconds), SECONDS)
    return f"{whole}:{rest:02}" if rest else str(whole)


def check_minutes(minutes: Fraction) -> None:
    if minutes < 0:
        raise refuse("minutes-range", found=clock(minutes), expected="0 …")
