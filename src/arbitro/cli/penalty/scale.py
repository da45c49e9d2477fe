"""The victory point scale of a match, for rules that award points without play."""

from fractions import Fraction

from arbitro.regulations import Pack, keys
from arbitro.regulations.forfeit import MatchScale
from arbitro.scoring import regulated
from arbitro.scoring.regulated import ScaleName
from arbitro.scoring.rounding import Rounding, whole
from arbitro.scoring.victory_points import Continuous, Discrete, mean_margin, smallest_margin, stake


def match_scale(pack: Pack, boards: int, name: ScaleName | None = None) -> MatchScale:
    """The scale of the pack, or another one, for a match of so many boards."""
    scale = regulated.scale(pack, name)
    length = regulated.match_length(boards, boards, pack)
    at_stake = stake(scale)

    def imps(points: Fraction, which: str) -> int:
        margin = mean_margin if which == "mean" else smallest_margin
        if points * 2 < at_stake:  # a match lost
            return -margin(scale, length, at_stake - points)
        return margin(scale, length, points)

    def rounded(points: Fraction) -> int:
        return whole(points, Rounding(pack[keys.AVERAGES_ROUNDING]))

    match scale:
        case Continuous():
            return MatchScale("continuous", at_stake, imps, rounded)
        case Discrete():
            return MatchScale("discrete", at_stake, imps, rounded)
        case _:
            return MatchScale("simple", at_stake, imps, rounded)
