"""Artificial adjusted scores: no result can be had, and each contestant gets what its fault leaves it.

1997: 12C1, 86A, 88; since 2007: 12C2. The figures are in the regulations.
"""

from enum import Enum
from fractions import Fraction

from msgspec import Struct

from arbitro.book.edition import E2017, Edition
from arbitro.book.problem import refuse
from arbitro.regulations import EditionKey, Key, Pack, keys
from arbitro.scoring.outcome import Average, Percentage


class Fault(Enum):
    """How far a contestant is to blame that there is no result."""

    NONE = "none"
    PART = "part"
    DIRECT = "direct"

    @property
    def award(self) -> Average:
        return AWARDS[self]


AWARDS = {Fault.NONE: Average.AVERAGE_PLUS, Fault.PART: Average.AVERAGE, Fault.DIRECT: Average.AVERAGE_MINUS}


class ArtificialWhy(Struct, frozen=True, tag="artificial"):
    """What an award is worth and why: the figure of the regulations, or the contestant's own session."""

    award: Average
    worth: Fraction  # share of the top, or IMPs
    figure: Fraction  # what the regulations give before the session is looked at
    own: Fraction | None  # on the contestant's other boards, where the rule looks at it
    nth: int  # which board of the session without a result
    source: str  # the clause or article that gave what it is worth


def matchpoint_share(
    award: Average | Fraction, own: Fraction | None, edition: Edition, *, pack: Pack, nth: int = 1
) -> Fraction:
    """The share of the top that an award is worth.

    `own` is the contestant's share on the boards it actually played in the session; None if it played none.
    """
    return explain_share(award, own, edition, pack=pack, nth=nth).worth if isinstance(award, Average) else award


def imp_award(award: Average, own_mean: Fraction | None, edition: Edition, *, pack: Pack, nth: int = 1) -> Fraction:
    """The IMPs that an award is worth; `own_mean` is the contestant's IMPs a board on those it actually played."""
    return explain_imps(award, own_mean, edition, pack=pack, nth=nth).worth


def explain_share(award: Average, own: Fraction | None, edition: Edition, *, pack: Pack, nth: int = 1) -> ArtificialWhy:
    """An award in a contest by matchpoints, with its reasons."""
    later = _later(_REPEATED_SHARES[award], award, edition, pack, nth)
    if later is not None:
        return later
    return _by_session(award, _SHARES[award], _OWN_SHARES.get(award), own, edition, pack, nth)


def explain_imps(
    award: Average, own_mean: Fraction | None, edition: Edition, *, pack: Pack, nth: int = 1
) -> ArtificialWhy:
    """An award in a contest by IMPs, with its reasons."""
    later = _later(_REPEATED_IMPS[award], award, edition, pack, nth)
    if later is not None:
        return later
    if award is Average.AVERAGE:
        source = pack.setting(keys.IMPS_PLUS, edition).source
        return ArtificialWhy(award, Fraction(), Fraction(), None, nth, source)
    return _by_session(award, _IMPS[award], _OWN_IMPS[award], own_mean, edition, pack, nth)


_SHARES = {
    Average.AVERAGE_PLUS: keys.AVERAGE_PLUS,
    Average.AVERAGE: keys.AVERAGE,
    Average.AVERAGE_MINUS: keys.AVERAGE_MINUS,
}
_OWN_SHARES = {
    Average.AVERAGE_PLUS: keys.INNOCENT_OWN_PERCENT,
    Average.AVERAGE_MINUS: keys.OFFENDER_OWN_PERCENT,
}
_REPEATED_SHARES = {
    Average.AVERAGE_PLUS: keys.REPEATED_PLUS,
    Average.AVERAGE: keys.REPEATED_AVERAGE,
    Average.AVERAGE_MINUS: keys.REPEATED_MINUS,
}
_IMPS = {Average.AVERAGE_PLUS: keys.IMPS_PLUS, Average.AVERAGE_MINUS: keys.IMPS_MINUS}
_OWN_IMPS = {Average.AVERAGE_PLUS: keys.INNOCENT_OWN_IMPS, Average.AVERAGE_MINUS: keys.OFFENDER_OWN_IMPS}
_REPEATED_IMPS = {
    Average.AVERAGE_PLUS: keys.REPEATED_IMPS_PLUS,
    Average.AVERAGE: keys.REPEATED_IMPS_AVERAGE,
    Average.AVERAGE_MINUS: keys.REPEATED_IMPS_MINUS,
}


def _by_session(
    award: Average,
    figure_key: EditionKey[Fraction],
    own_key: EditionKey[bool] | None,
    own: Fraction | None,
    edition: Edition,
    pack: Pack,
    nth: int,
) -> ArtificialWhy:
    """The figure, or the own session where it is better (average plus) or worse (average minus): 88, 12C2(c)."""
    figure = pack[figure_key, edition]
    if own_key is None or not pack[own_key, edition]:
        return ArtificialWhy(award, figure, figure, None, nth, pack.setting(figure_key, edition).source)
    further = own is not None and (own > figure if award is Average.AVERAGE_PLUS else own < figure)
    if own is None or not further:
        return ArtificialWhy(award, figure, figure, own, nth, pack.setting(figure_key, edition).source)
    return ArtificialWhy(award, own, figure, own, nth, pack.setting(own_key, edition).source)


def _later(
    key: Key[tuple[Fraction, ...] | None], award: Average, edition: Edition, pack: Pack, nth: int
) -> ArtificialWhy | None:
    """What the regulations set from the second board without a result on, if they may (2017: 12C2(d)) and do."""
    figures = pack[key]
    if edition < E2017 or nth < 2 or figures is None:
        return None
    figure = figures[min(nth - 2, len(figures) - 1)]
    return ArtificialWhy(award, figure, figure, None, nth, pack.setting(key).source)


def director_share(fault: Fault, share: Fraction, edition: Edition, *, pack: Pack) -> Percentage:
    """A share that the director sets: at most average minus, exactly average, at least average plus by the fault.

    The share is final: it does not follow the session. This is also the way to give 60 % to a contestant of 1997
    whose own choice helped to lose the board, whom Law 88 does not cover.
    """
    figure = pack[_SHARES[fault.award], edition]
    allowed = {Fault.NONE: figure <= share <= 1, Fault.PART: share == figure, Fault.DIRECT: 0 <= share <= figure}
    if not allowed[fault]:
        expected = {Fault.NONE: f"{figure} … 1", Fault.PART: f"{figure}", Fault.DIRECT: f"0 … {figure}"}
        raise refuse("artificial-share", found=share, expected=expected[fault])
    return Percentage(share)
