"""Law 4: partnerships stay together for a session, unless the director authorises a substitution."""

from arbitro.book.edition import ALL
from arbitro.bridge.seats import Side
from arbitro.laws.case import Case
from arbitro.laws.effect import Instruction, NoRectification, Penalty, PenaltyKind
from arbitro.laws.law_13_incorrect_number_of_cards import EventType, event_type
from arbitro.laws.procedure import law
from arbitro.laws.question import Source, yes_no
from arbitro.laws.ruling import Ruling
from arbitro.laws.situation import Situation
from arbitro.regulations.keys import SUBSTITUTION_UNAUTHORISED

same_session = yes_no("same_session", source=Source.LOG)
substitution_authorised = yes_no("substitution_authorised")

DECISIONS = {
    # What a change without permission costs is not said: the partners sit down as entered; 90B8 for the disregard.
    "unauthorised_change": "4",
}


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
    # pairs and teams keep their partnerships for a session; the director may authorise a substitute
    for excuse, wanted in ((same_session, False), (substitution_authorised, True)):
        if case.ask(excuse, about=side.value, clause="4") is wanted:
            case.considered("90B8", excuse)
            return case.rule("4", NoRectification())

    # nobody has authorised it; FIGB art. 4.2: in a pairs event all three are out
    case.apply("4", Instruction("play_as_entered"))
    if event is EventType.PAIRS and case.regulated(SUBSTITUTION_UNAUTHORISED) == "disqualified":
        return case.rule("91B", Instruction("disqualify_pair_and_substitute"))
    return case.rule("90B8", Penalty(PenaltyKind.PROCEDURAL, side, clause="90B8"))
