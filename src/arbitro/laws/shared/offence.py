"""What several laws share: the review for awareness, and information from what was withdrawn."""

from typing import Any

from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *

could_have_been_aware = judgment(
    "could_have_been_aware", "weigh_what_offender_knew", "weigh_how_likely_damage", "weigh_no_intent_needed"
)
damage = judgment("damage", "weigh_result_without_infraction", "weigh_damage")
os_gained = judgment("os_gained", "weigh_result_without_infraction", "weigh_gain_from_irregularity")
play_over = yes_no("play_over", source=Source.LOG)

# "Could have been aware": a law of its own in 2007, part of the proprieties before and after.
AWARENESS = Unless("72C", e1997="72B1")


def review_awareness(case: Case[Any], *, of: Seat | None = None, enforced_pass: bool = False) -> None:
    """At the end of play: could the offender have known? In 1997 an enforced pass has a law of its own (23)."""
    clause = Clause("23") if enforced_pass and case.edition is E1997 else AWARENESS
    case.review(clause, could_have_been_aware, about=of)


def withdrawn_information(case: Case[Any], offender: Seat, about: str = "withdrawn_call") -> Information:
    """The other side may use what was withdrawn, the offending side may not."""
    side = offender.side
    return Information(about, case.clause("16C"), authorised=(side.opponents,), unauthorised=(side,))


def free_information(case: Case[Any], offender: Seat, clause: Cited) -> list[Information]:
    """A withdrawn call that both sides may use (23B, 26A, 27B1); unless another one was withdrawn that they may not."""
    side = offender.side
    if any(isinstance(effect, Information) and side in effect.unauthorised for effect in case.effects):
        return []
    return [Information("withdrawn_call", case.clause(clause), (side.opponents, side))]
