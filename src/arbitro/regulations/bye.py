"""What a team or a pair gets for a round that it sits out (art. 78.3, 78.4).

team_bye(FIGB, scale)                                   -> 12 VPs, with the smallest margin that earns them
pair_bye(FIGB, own=Fraction(271, 500))                  -> 54.2%, as on the boards that it played
"""

from collections.abc import Sequence
from fractions import Fraction

from arbitro.book.problem import refuse
from arbitro.regulations import keys
from arbitro.regulations.consequence import Consequence, Open, ask, because
from arbitro.regulations.forfeit import MatchScale
from arbitro.regulations.pack import Pack

FIELD = Fraction(1, 2)  # the average of both sides on any board


class TeamBye(Consequence, frozen=True):
    """VPs and IMPs of a team without an opponent; whether the IMPs count where a tie goes by the difference of IMPs."""

    vp: Fraction
    imps: int
    imps_count: bool


class PairBye(Consequence, frozen=True):
    """The share of a top on the boards that a pair did not play; None as long as its own result is not known."""

    share: Fraction | None


def bye_boards(pack: Pack) -> Consequence:
    """The award needs the length of the match, which chooses the scale."""
    return Consequence(asks=(ask("match_boards", "number", pack.setting(keys.BYE_TEAM)),))


def team_bye(pack: Pack, scale: MatchScale) -> TeamBye:
    """A part of what is at stake, with a margin that goes with it."""
    key = keys.BYE_TEAM_SIMPLE if scale.name == "simple" else keys.BYE_TEAM
    vp = pack[key] if scale.name == "simple" else pack[key] * scale.stake
    which = pack[keys.BYE_IMPS]
    imps = scale.imps(vp, which)
    counted = pack[keys.BYE_IMPS_COUNT]
    why = (
        because("bye-imps-count" if counted else "bye-imps-not-counted", pack.setting(keys.BYE_IMPS_COUNT)),
        because("bye-share", pack.setting(key), vp=vp),
        because(f"bye-imps-{which}", pack.setting(keys.BYE_IMPS), vp=vp, imps=imps),
    )
    return TeamBye(vp, imps, counted, why=why)


def pair_bye(pack: Pack, *, own: Fraction | None = None) -> PairBye:
    """`own`: the pair's share of the tops on the boards that it played in the session."""
    if own is not None and not 0 <= own <= 1:
        raise refuse("percent-range", found=own, expected="0 … 1")
    by, rule = pack.setting(keys.BYE_PAIR), pack[keys.BYE_PAIR]
    if rule == "field_round":
        return PairBye(FIELD, why=(because("bye-field", by, percent=100 * FIELD),))
    asks: Sequence[Open] = (ask("own_session", "number", by),) if own is None else ()
    if rule == "own_session":
        grounds = () if own is None else (because("bye-own", by, percent=100 * own),)
        return PairBye(own, why=grounds, asks=tuple(asks))
    least = pack[keys.BYE_PAIR_SHARE]
    why = because("bye-at-least", pack.setting(keys.BYE_PAIR_SHARE), percent=100 * least)
    if own is None:
        return PairBye(None, why=(why,), asks=tuple(asks))
    better = (because("bye-own", by, percent=100 * own),) if own > least else ()
    return PairBye(max(own, least), why=(why, *better))
