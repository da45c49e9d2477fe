"""Swiss pairs: a match scored in matchpoints becomes victory points by the table of the event's regulations (78D)."""

from bisect import bisect_right
from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct

from arbitro.book.problem import refuse

Step = tuple[Fraction, Fraction]
"""From this share of the matchpoints on (0 to 1), so many VPs. A table begins at 0 and rises, as packs require."""


class PercentageWhy(Struct, frozen=True, tag="percentage"):
    """The step of the table that a share of the matchpoints has reached, and the next one."""

    share: Fraction
    reached: Fraction
    following: Fraction | None
    points: Fraction


def explain_percentage(table: Sequence[Step] | None, share: Fraction) -> PercentageWhy:
    """The step for a share of the matchpoints; refused without a table, for no such table is in the Laws."""
    if table is None:
        raise refuse("no-percent-table", found=share)
    if not 0 <= share <= 1:
        raise refuse("percent-range", found=share, expected="0 … 1")
    at = bisect_right([first for first, _ in table], share)
    following = table[at][0] if at < len(table) else None
    return PercentageWhy(share, table[at - 1][0], following, table[at - 1][1])


def percent_to_vp(table: Sequence[Step] | None, share: Fraction) -> Fraction:
    """The VPs for a share of the matchpoints."""
    return explain_percentage(table, share).points
