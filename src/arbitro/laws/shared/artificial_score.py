"""Artificial adjusted scores (1997 12C1, 86A, 88; since 2007 12C2): what each side's fault leaves it."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from arbitro.bridge.seats import Side
from arbitro.laws.case.notation import *
from arbitro.laws.shared.adjustment import Scored, ScoringMethod
from arbitro.regulations import EditionKey, keys
from arbitro.scoring.artificial import ArtificialWhy, Fault, director_share, explain_imps, explain_share
from arbitro.scoring.knockout import balanced
from arbitro.scoring.outcome import Average
from arbitro.scoring.rounding import exact_text

at_fault = one_of("at_fault", Fault)
own_choice = yes_no("own_choice")


_OWN_SHARE = {Average.AVERAGE_PLUS: keys.INNOCENT_OWN_PERCENT, Average.AVERAGE_MINUS: keys.OFFENDER_OWN_PERCENT}
_OWN_IMPS = {Average.AVERAGE_PLUS: keys.INNOCENT_OWN_IMPS, Average.AVERAGE_MINUS: keys.OFFENDER_OWN_IMPS}


def artificial(case: Case[Any], board: Scored) -> None:
    """An artificial score for both sides; they need not add up to 100 %."""
    case.apply("12C2(a)", AdjustedScore(ScoreKind.ARTIFICIAL))
    ns, ew = (awarded(case, board, side, fault_of(case, board, side)) for side in Side)
    give(case, board, ns, ew)


def fault_of(case: Case[Any], board: Scored, side: Side) -> Fault:
    """How far a side is to blame; a figure that the director has set already leaves only what allows it."""
    share = board.share_set(side)
    among = {fault.value: [fault] for fault in Fault if share is None or _allows(case, fault, share)}
    return case.ask(at_fault, about=side.value, clause="12C2(a)", among=among or None)


def _allows(case: Case[Any], fault: Fault, share: Fraction) -> bool:
    try:
        director_share(fault, share, case.edition, pack=case.regulations)
    except ProblemsFound:
        return False
    return True


def awarded(case: Case[Any], board: Scored, side: Side, fault: Fault) -> ScoreAwarded:
    """12C2(a), 1997 12C1: average minus, average or average plus."""
    share = board.share_set(side)
    if share is not None:  # at most 40 %, at least 60 %
        director_share(fault, share, case.edition, pack=case.regulations)
        return _as_set(case, board, side, fault, share)
    if board.method.has_top:
        return _in_percent(case, board, side, fault)
    return _in_imps(case, board, side, fault)


def _as_set(case: Case[Any], board: Scored, side: Side, fault: Fault, share: Fraction) -> ScoreAwarded:
    # 88 (1997), 12C2(c)  the own percentage counts before the director's figure, where it goes further
    own = board.own(side) if board.method is ScoringMethod.MATCHPOINTS and _follows(case, _OWN_SHARE, fault) else None
    if own is not None and (own > share if fault is Fault.NONE else own < share) and not _chose(case, side):
        case.apply("12C2(c)")
        share = own
    return ScoreAwarded(side, percent=exact_text(100 * share))


def _in_percent(case: Case[Any], board: Scored, side: Side, fault: Fault) -> ScoreAwarded:
    # 88 (1997), 12C2(c)  the own percentage on the other boards, where it goes further; not at board-a-match
    follows = board.method is ScoringMethod.MATCHPOINTS and _follows(case, _OWN_SHARE, fault)
    follows = follows and not _chose(case, side)
    own = board.own(side) if follows else None
    why = explain_share(fault.award, own, case.edition, pack=case.regulations, nth=board.nth(side))
    _session(case, why, own, follows=follows)
    return ScoreAwarded(side, award=fault.award, own_session=follows, percent=exact_text(100 * why.worth))


def _chose(case: Case[Any], side: Side) -> bool:
    """88 of 1997 is not for a contestant who chose to lose the board."""
    if case.edition is not E1997 or not case.ask(own_choice, about=side.value, clause="88"):
        return False
    case.considered("88", own_choice)
    return True


def _in_imps(case: Case[Any], board: Scored, side: Side, fault: Fault) -> ScoreAwarded:
    # 12C2(b), 1997 86A  three IMPs more or less; 2007 86A lets an organiser vary them
    case.apply("12C2(b)")
    case.apply(Clause("86A"), since=E2007, until=E2007)
    follows = _follows(case, _OWN_IMPS, fault)
    own = board.own(side) if follows else None
    why = explain_imps(fault.award, own, case.edition, pack=case.regulations, nth=board.nth(side))
    _session(case, why, own, follows=follows)
    return ScoreAwarded(side, award=fault.award, own_session=follows, imps=exact_text(why.worth))


def _follows(case: Case[Any], rule: Mapping[Average, EditionKey[bool]], fault: Fault) -> bool:
    """Whether an award gives way to the side's own session."""
    key = rule.get(fault.award)
    return key is not None and case.regulations[key, case.edition]


def _session(case: Case[Any], why: ArtificialWhy, own: Fraction | None, *, follows: bool) -> None:
    if not follows:
        return
    # 88 of 1997 itself gives the 60 %; 12C2(c) only what goes beyond the figure
    if case.edition is not E1997 and own is not None and why.worth == why.figure:
        case.considered("12C2(c)", "session_within_figure")
    else:
        case.apply("12C2(c)")


def give(case: Case[Any], board: Scored, ns: ScoreAwarded, ew: ScoreAwarded) -> None:
    """What both sides get; in a knock-out match the mean, if the two do not balance (12C4, 1997 and 2007 86B)."""
    if board.method is not ScoringMethod.KNOCKOUT or _balances(ns, ew):
        case.apply(ns, ew)
        return
    case.apply("12C4")
    case.apply(Clause("86B"), since=E2007, until=E2007)
    if not (ns.imps and ew.imps):
        case.apply(ns, ew, Instruction("mean_of_both_scores"))
        return
    mean = balanced(Fraction(ns.imps), Fraction(ew.imps), case.edition)
    case.apply(
        ScoreAwarded(Side.NS, imps=exact_text(mean.first)),
        ScoreAwarded(Side.EW, imps=exact_text(mean.second)),
    )


def _balances(ns: ScoreAwarded, ew: ScoreAwarded) -> bool:
    if ns.imps and ew.imps:
        return Fraction(ns.imps) + Fraction(ew.imps) == 0
    return ns.outcomes == ew.outcomes and not (ns.self_inflicted or ew.self_inflicted)
