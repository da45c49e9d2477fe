"""The correction period (79C): until when tricks and scores can be corrected (69B, 71, 79C)."""

from typing import Any

from arbitro.laws.case.notation import *
from arbitro.laws.law_14_missing_card import correction_period_over
from arbitro.regulations.keys import CORRECTION_MINUTES


def is_over(case: Case[Any], clause: Cited, minutes: int | None = None) -> bool:
    """Whether the period has run out; `minutes` since the official score was available, where they are known."""
    allowed = case.regulated(CORRECTION_MINUTES)
    if minutes is None:
        return case.ask(correction_period_over, clause=clause)
    case.follows(correction_period_over, minutes > allowed)
    return minutes > allowed


__all__ = ["correction_period_over", "is_over"]
