"""The victory point scale of a match, for rules that award points without play."""

from fractions import Fraction

from arbitro.regulations import Pack, keys
from arbitro.regulations.forfeit import EventScale, MatchScale
from arbitro.scoring import regulated
from arbitro.scoring.regulated import ScaleName
from arbitro.scoring.rounding import Rounding, whole
from arbitro.scoring.victory_points import Continuous, Discrete, mean_margin, smallest_margin, stake


def event_scale(pack: Pack, name: ScaleName | None = None) -> EventScale:
    """The scale of the pack, or another one, whatever the length of a match."""
    scale = regulated.scale(pack, name)

    def rounded(points: Fraction) -> int:
        return whole(points, Rounding(pack[keys.AVERAGES_ROUNDING]))

    match scale:
        case Continuous():
            return EventScale("continuous", stake(scale), rounded)
        case Discrete():
            return EventScale("discrete", stake(scale), rounded)
        case _:
            return EventScale("simple", stake(scale), rounded)


def award_scale(pack: Pack, boards: int | None, name: ScaleName | None = None) -> EventScale:
    """That of the match, if its boards are known."""
    return event_scale(pack, name) if boards is None else match_scale(pack, boards, name)


def match_scale(pack: Pack, boards: int, name: ScaleName | None = None) -> MatchScale:
    """The scale of the pack, or another one, for a match of so many boards."""
    scale, event = regulated.scale(pack, name), event_scale(pack, name)
    length = regulated.match_length(boards, boards, pack)
    at_stake = event.stake

    def imps(points: Fraction, which: str) -> int:
        margin = mean_margin if which == "mean" else smallest_margin
        if points * 2 < at_stake:  # a match lost
            return -margin(scale, length, at_stake - points)
        return margin(scale, length, points)

    return MatchScale(event.name, at_stake, event.rounded, imps)
