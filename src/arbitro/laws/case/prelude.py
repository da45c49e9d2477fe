"""The prelude: before the law of an irregularity, who drew attention to it and what was done without the director.

Laws 9 and 11 have procedures of their own; here they run in front of any other procedure (`with_prelude`).
"""

from dataclasses import replace
from typing import Any

from arbitro.bridge.seats import Seat, Side
from arbitro.laws.case.case import Case
from arbitro.laws.case.procedure import Procedure
from arbitro.laws.case.ruling import Ruling
from arbitro.laws.case.situation import CallMade
from arbitro.laws.law_09_after_an_irregularity import (
    DrawnBy,
    director_called,
    director_not_called,
    drawn_by,
    dummy_spoke,
    spectator_spoke,
)
from arbitro.laws.law_11_forfeiture import (
    forfeits,
    forfeits_by_spectator,
    nos_acted_before_td,
    offending_side,
)
from arbitro.laws.law_26_lead_restrictions import offender_defends
from arbitro.laws.law_38_bid_above_seven import BidAboveSeven

# How a situation names the player, or the side, whose irregularity it describes.
OFFENDERS = ("offender", "explainer", "player", "giver", "side")


def with_prelude(procedure: Procedure) -> Procedure:
    """The same procedure, with Laws 9 and 11 before it."""

    def run(case: Case[Any]) -> Ruling:
        return case.rule() if ends(case) else procedure.run(case)

    return replace(procedure, run=run)


def ends(case: Case[Any]) -> bool:
    """Whether there is no rectification left to look for: the right to it is lost (9, 11, 43B3)."""
    offending = _offending(case)
    # 9A  who drew attention, and was he entitled to
    match case.ask(drawn_by, clause="9A"):
        case DrawnBy.PLAYER:
            case.apply("9A")
        case DrawnBy.DUMMY:
            if dummy_spoke(case, offending, defender=case.ask(offender_defends, about=offending.value, clause="9A")):
                return True
        case DrawnBy.SPECTATOR:
            if spectator_spoke(case) and forfeits_by_spectator(case, offending):
                return True
    # 9B1(a)  was the director called at once; 11A  if not, did the other side act first
    if case.ask(director_called, clause="9B1(a)"):
        case.apply("9B1(a)")
        return False
    director_not_called(case)
    if case.met(nos_acted_before_td, clause="11A"):
        return forfeits(case, offending)
    return False


def _offending(case: Case[Any]) -> Side:
    """The side of the offender, where the situation names him; else it is asked."""
    return offending_in(case.situation) or case.ask(offending_side, clause="9A")


def offending_in(situation: Any) -> Side | None:
    """The side whose irregularity a situation describes, where it names the player or the side."""
    if isinstance(situation, CallMade):
        return situation.seat.side
    if isinstance(situation, BidAboveSeven):
        return situation.before.turn.side
    for role in OFFENDERS:
        match getattr(situation, role, None):
            case Seat() as seat:
                return seat.side
            case Side() as side:
                return side
    return None
