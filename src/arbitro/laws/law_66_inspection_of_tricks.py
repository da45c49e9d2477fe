"""Law 66: who may look at the cards of a trick, and until when."""

from enum import Enum

from arbitro.bridge.seats import Seat, Side
from arbitro.laws.case.notation import *
from arbitro.laws.law_65_arrangement_of_tricks import led_to_next, side_played_on
from arbitro.laws.shared.offence import play_over
from arbitro.laws.shared.playing import InPlay, Role


class Inspected(Enum):
    """What a player wants to see."""

    TRICK = "trick"  # the four cards just played
    OWN_CARD = "own_card"  # his own card of the last trick
    QUITTED = "quitted"  # earlier tricks


own_card_turned = yes_no("own_card_turned", source=Source.LOG)
director_instructs = yes_no("director_instructs")
facts_found = yes_no("facts_found")
mixed_after_claim = yes_no("mixed_after_claim", source=Source.LOG)
other_side_mixed = yes_no("other_side_mixed")

# That a revoke is alleged does not open the quitted tricks.
NOT_BY_ALLEGING = Unless("61C", e1997="61B")
RULED_FOR = {Side.NS: "rule_for_ns", Side.EW: "rule_for_ew"}

DECISIONS = (OurReading("not_dummy", "66A"),)


class Inspection(InPlay, frozen=True):
    """Who wants to see which cards."""

    player: Seat
    inspected: Inspected


class CardsMixed(Situation, frozen=True):
    """A revoke or the number of tricks is in question, and this side has mixed its cards."""

    side: Side


INSPECTIONS = (
    Inspection(Seat.SOUTH, Seat.EAST, Inspected.TRICK),
    Inspection(Seat.SOUTH, Seat.SOUTH, Inspected.OWN_CARD),
    Inspection(Seat.SOUTH, Seat.WEST, Inspected.QUITTED),
    Inspection(Seat.SOUTH, Seat.NORTH, Inspected.TRICK),
    Inspection(Seat.SOUTH, Seat.NORTH, Inspected.OWN_CARD),
)


@law("66", ALL, what="trick_inspected", situation=Inspection, examples=INSPECTIONS)
def trick_inspected(case: Case[Inspection]) -> Ruling:
    it = case.situation
    # 66D  after the play, to settle a revoke or the number of tricks; each his own cards
    if case.ask(play_over, clause="66D"):
        return case.rule("66D", Instruction("inspect_own_cards"))
    match it.inspected:
        case Inspected.TRICK:
            return _trick(case)
        case Inspected.OWN_CARD:
            return _own_card(case)
        case Inspected.QUITTED:
            # 66C  closed until the play is over, unless the director orders it, as to verify a revoke
            case.apply("66C")
            if case.ask(director_instructs, clause="66C"):
                return case.rule(Instruction("director_inspects"))
            return case.rule(NOT_BY_ALLEGING, Instruction("tricks_stay_closed", it.player))


def _trick(case: Case[Inspection]) -> Ruling:
    it = case.situation
    # 66A  declarer or a defender, while his own card is face up and his side has not played on
    if it.role(it.player) is Role.DUMMY:
        case.considered("66A", "dummy_may_not_look")
    elif case.ask(side_played_on, about=it.player.side.value, clause="66A"):
        case.considered("66A", side_played_on)
    elif case.ask(own_card_turned, about=it.player, clause="66A"):
        case.considered("66A", own_card_turned)
    else:
        return case.rule("66A", Instruction("trick_is_shown"), NoRectification())
    return case.rule("66C", Instruction("tricks_stay_closed", it.player))


def _own_card(case: Case[Inspection]) -> Ruling:
    it = case.situation
    # 66B  his own, unseen by the others: until the next lead, in 2017 until his side has played on
    if it.role(it.player) is Role.DUMMY:
        case.considered("66B", "dummy_may_not_look")
    elif case.ask(side_played_on, about=it.player.side.value, clause="66B", since=E2017):
        case.considered("66B", side_played_on)
    elif case.ask(led_to_next, clause="66B", until=E2007):
        case.considered("66B", led_to_next)
    else:
        return case.rule("66B", Instruction("look_at_own_card", it.player), NoRectification())
    return case.rule("66C", Instruction("tricks_stay_closed", it.player))


@law("66", ALL, what="cards_mixed", situation=CardsMixed, examples=(CardsMixed(Side.NS),))
def cards_mixed(case: Case[CardsMixed]) -> Ruling:
    side = case.situation.side
    # 66D  if the director can still find out what happened, he rules on that
    if case.ask(facts_found, clause="66D"):
        return case.rule("66D", Instruction("rule_on_facts"))
    if case.edition is E2017:
        # 66D  against the side that mixed its cards, if only one did; else by the ordinary rules on disputed facts
        decided, why_not = not case.ask(other_side_mixed, about=side.opponents.value, clause="66D"), other_side_mixed
    else:
        # 66D  against the side that mixed them after the matter was raised
        decided, why_not = case.ask(mixed_after_claim, about=side.value, clause="66D"), mixed_after_claim
    if decided:
        return case.rule("66D", Instruction(RULED_FOR[side.opponents]))
    # 65D  whoever has not kept his cards in order puts his own case at risk
    case.considered("66D", why_not)
    return case.rule("65D", "85", Instruction("rule_on_disputed_facts"))
