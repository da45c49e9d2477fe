"""Law 4: partnerships stay together for a session, unless the director authorises a substitution."""

from enum import Enum
from typing import Any

from arbitro.bridge.seats import Side
from arbitro.laws.case.notation import *
from arbitro.laws.law_13_incorrect_number_of_cards import EventType, event_type
from arbitro.regulations.keys import SUBSTITUTE_CATEGORY, SUBSTITUTE_FRESH, SUBSTITUTION_UNAUTHORISED
from arbitro.regulations.substitution import eligible


class Category(Enum):
    """The substitute's category beside that of the player replaced."""

    LOWER = "lower"
    EQUAL = "equal"
    HIGHER = "higher"


same_session = yes_no("same_session", source=Source.LOG)
substitution_authorised = yes_no("substitution_authorised")

substitute_category = one_of("substitute_category", Category)
substitute_played_before = yes_no("substitute_played_before")
substitution_emergency = yes_no("substitution_emergency")
ASKED: dict[str, tuple[Question[Any], str]] = {
    substitute_category.id: (substitute_category, "category"),
    substitute_played_before.id: (substitute_played_before, "played_before"),
    substitution_emergency.id: (substitution_emergency, "emergency"),
}

DECISIONS = (OurReading("unauthorised_change", "4"),)


class PartnershipChanged(Situation, frozen=True):
    """A pair sits down with other players than it began the event with."""

    side: Side


EXAMPLES = (PartnershipChanged(Side.NS),)


@law("4", ALL, what="partnership_changed", situation=PartnershipChanged, examples=EXAMPLES)
def partnership_changed(case: Case[PartnershipChanged]) -> Ruling:
    side = case.situation.side

    # individuals change partners all the time
    event = case.ask(event_type, clause="4")
    if event is EventType.INDIVIDUAL:
        return case.rule("4", NoRectification())
    # pairs and teams keep their partnerships for a session
    if not case.ask(same_session, about=side.value, clause="4"):
        case.considered("90B8", same_session)
        return case.rule("4", NoRectification())
    # the director may authorise a substitute, at pairs one whom the regulations admit
    if case.ask(substitution_authorised, about=side.value, clause="4") and (
        event is not EventType.PAIRS or _is_admitted(case)
    ):
        case.considered("90B8", substitution_authorised)
        return case.rule("4", NoRectification())

    # not authorised, or not to be; FIGB art. 4.2: in a pairs event all three are out
    case.apply("4", Instruction("play_as_entered"))
    if event is EventType.PAIRS and case.regulated(SUBSTITUTION_UNAUTHORISED) == "disqualified":
        return case.rule("91B", Instruction("disqualify_pair_and_substitute"))
    return case.rule("90B8", Penalty(PenaltyKind.PROCEDURAL, side, clause="90B8"))


def _is_admitted(case: Case[PartnershipChanged]) -> bool:
    """Whether the regulations let this player be a substitute; what is broken is told."""
    facts: dict[str, Any] = {}
    while (judged := eligible(case.regulations, **facts)).asks:
        question, fact = ASKED[judged.asks[0].id]
        facts[fact] = plain(case.ask(question, about=case.situation.side.value, clause="4"))
    if facts.get("category") == Category.HIGHER.value:
        case.regulated(SUBSTITUTE_CATEGORY)
    if facts.get("played_before"):
        case.regulated(SUBSTITUTE_FRESH)
    return judged.allowed is True
