"""Assigned adjusted scores (12C1; in 1997 12C2 and 12C3): what the director's prospects give each side.

The director says what could have happened and how likely it was; the edition and the regulations say what follows:
the best likely and the worst probable result (1997, and 2007 where the authority chose it), or weights.
"""

from collections.abc import Collection, Iterator, Sequence
from enum import Enum
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.clause import Clause
from arbitro.book.edition import E1997, E2007, E2017, Edition
from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.bridge.seats import Side
from arbitro.regulations import Pack, keys
from arbitro.scoring.outcome import Adjusted, Share, Weighted


class Likelihood(Enum):
    """How likely a result was without the irregularity."""

    LIKELY = "likely"
    AT_ALL_PROBABLE = "at_all_probable"  # less than likely, but not to be left out


class Authority(Enum):
    """Who gives the score."""

    DIRECTOR = "director"
    COMMITTEE = "committee"


class Prospect(Struct, frozen=True):
    """What could have been: its score for North-South, its likelihood, its weight where one is given, its result.

    `legal`: it could have been reached by legal means; since 2017 other results may not be weighed (12C1(c)).
    """

    score_ns: int
    likelihood: Likelihood = Likelihood.LIKELY
    weight: Fraction | None = None
    legal: bool = True
    result: str = ""


class AssignedWhy(Struct, frozen=True, tag="assigned"):
    """By which rule a side got its assigned score, out of which prospects."""

    side: Side
    offending: bool
    clause: Clause
    prospects: tuple[Prospect, ...]
    score: Weighted


class AssignedScore(Struct, frozen=True):
    """The score of both sides; they need not balance."""

    adjusted: Adjusted
    ns: AssignedWhy
    ew: AssignedWhy


def assign(
    prospects: Sequence[Prospect],
    offending: Collection[Side],
    edition: Edition,
    *,
    pack: Pack,
    by: Authority = Authority.DIRECTOR,
    ew_prospects: Sequence[Prospect] | None = None,
) -> AssignedScore:
    """The assigned score that follows from what could have happened.

    `offending` holds one side, none (both are innocent, as after a director's error: 82C) or both. Where the director
    sees other prospects for East-West than for North-South, they are given apart; the score is then split.
    """
    problems: list[Problem] = []
    whys: dict[Side, AssignedWhy] = {}
    for side, seen in ((Side.NS, prospects), (Side.EW, prospects if ew_prospects is None else ew_prospects)):
        try:
            whys[side] = explain_side(side, seen, side in offending, edition, pack=pack, by=by)
        except ProblemsFound as trouble:
            problems += (p for p in trouble.problems if p not in problems)
    if problems:
        raise ProblemsFound(problems)
    ns, ew = whys[Side.NS], whys[Side.EW]
    return AssignedScore(Adjusted(ns.score, ew.score), ns, ew)


def explain_side(
    side: Side,
    prospects: Sequence[Prospect],
    offending: bool,
    edition: Edition,
    *,
    pack: Pack,
    by: Authority = Authority.DIRECTOR,
) -> AssignedWhy:
    """One side's assigned score with its rule."""
    if not prospects:
        raise refuse("no-prospects")
    extreme = _extreme_clause(prospects, offending, edition, pack)
    if extreme is not None:
        return AssignedWhy(side, offending, extreme, tuple(prospects), _extreme(side, prospects, offending))
    score = _weighted(prospects)
    if problems := (*_illegal(prospects, edition), *_forbidden_weights(score, edition, pack, by)):
        raise ProblemsFound(problems)
    return AssignedWhy(side, offending, _clause(score, edition), tuple(prospects), score)


def adjustment_problems(
    adjusted: Adjusted, edition: Edition, *, pack: Pack, by: Authority = Authority.DIRECTOR
) -> tuple[Problem, ...]:
    """What an edition and the regulations do not allow in an adjusted score that is given as it is."""
    return tuple(
        problem
        for score in (adjusted.ns, adjusted.ew)
        if isinstance(score, Weighted)
        for problem in _forbidden_weights(score, edition, pack, by)
    )


def _extreme_clause(prospects: Sequence[Prospect], offending: bool, edition: Edition, pack: Pack) -> Clause | None:
    """The clause that asks for the best likely or the worst probable result, where it is in force.

    In 1997 it is the rule, and weights are the committee's equity (12C3) or whatever the regulations make of it; in
    2007 an authority may put it in the place of weights.
    """
    if edition is E1997:
        return None if any(prospect.weight is not None for prospect in prospects) else Clause("12C2")
    if edition is E2007 and pack[keys.OFFENDER_WORST_PROBABLE if offending else keys.INNOCENT_BEST_LIKELY]:
        return Clause("12C1(e)(ii)" if offending else "12C1(e)(i)")
    return None


def _extreme(side: Side, prospects: Sequence[Prospect], offending: bool) -> Weighted:
    """The worst of all for an offending side, the best likely one for an innocent side."""
    among = [p for p in prospects if offending or p.likelihood is Likelihood.LIKELY]
    if not among:
        raise refuse("no-likely-prospect", expected=Likelihood.LIKELY.value)
    best = max if (side is Side.NS) is not offending else min
    return _weighted([replace(best(among, key=lambda one: one.score_ns), weight=None)])


def _weighted(prospects: Sequence[Prospect]) -> Weighted:
    """The prospects by their weights; a single one needs none."""
    alone = Fraction(len(prospects) == 1)
    return Weighted(tuple(Share(alone if p.weight is None else p.weight, p.score_ns, p.result) for p in prospects))


def _illegal(prospects: Sequence[Prospect], edition: Edition) -> Iterator[Problem]:
    """12C1(c) of 2017: only results that could have been reached legally."""
    if edition >= E2017:
        for index, prospect in enumerate(prospects, 1):
            if not prospect.legal:
                yield Problem("illegal-prospect", Place(index=index), f"{prospect.score_ns:+}", "12C1(c)")


def _forbidden_weights(score: Weighted, edition: Edition, pack: Pack, by: Authority) -> Iterator[Problem]:
    """Several outcomes where this authority may not weigh them."""
    key = keys.DIRECTOR_WEIGHTS if by is Authority.DIRECTOR else keys.COMMITTEE_WEIGHTS
    if len(score.shares) > 1 and not pack[key, edition]:
        yield Problem("weights-not-allowed", found=by.value, expected=pack.setting(key, edition).source)


def _clause(score: Weighted, edition: Edition) -> Clause:
    """The clause that a score by weights rests on."""
    if edition is E1997:
        return Clause("12C3")
    if len(score.shares) > 1:
        return Clause("12C1(c)")
    return Clause("12C1(b)" if edition >= E2017 else "12C1(a)")
