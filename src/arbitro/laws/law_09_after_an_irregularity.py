"""Law 9: who may draw attention to an irregularity, what follows, and a correction made too soon."""

from enum import Enum
from typing import Any

from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card
from arbitro.bridge.seats import Seat, Side
from arbitro.laws.case.notation import *
from arbitro.laws.law_11_forfeiture import IrregularityBy, nos_acted_before_td
from arbitro.laws.law_13_incorrect_number_of_cards import EventType, event_type
from arbitro.laws.law_18_bids import screens
from arbitro.laws.law_25_change_of_call import CallChanged, unintended
from arbitro.laws.law_27_insufficient_bid import InsufficientBid
from arbitro.laws.law_36_inadmissible_double import is_inadmissible
from arbitro.laws.shared.offence import withdrawn_information
from arbitro.regulations.keys import DUMMY_POINTS_OUT_CARD, DUMMY_SEES_SCORES


class DrawnBy(Enum):
    """Who first drew attention, as far as his right to do so differs."""

    PLAYER = "player"  # anybody before the play or after it, declarer and the defenders also during it
    DUMMY = "dummy"  # during the play
    SPECTATOR = "spectator"


drawn_by = one_of("drawn_by", DrawnBy, source=Source.LOG)
prevented = yes_no("prevented")
about_explanation = yes_no("about_explanation")
explanation_too_soon = yes_no("explanation_too_soon")
a2_breach = yes_no("a2_breach", usual=False)
saw_score_sheet = yes_no("saw_score_sheet")
exposed_behind_screen = yes_no("exposed_behind_screen")
defenders_gained = judgment("defenders_gained", "weigh_result_without_irregularity_of_defenders")
director_called = yes_no("director_called", source=Source.LOG)
acted_before_explanation = yes_no("acted_before_explanation")
who_acted = a_seat("who_acted", source=Source.LOG)
offender_corrected = yes_no("offender_corrected")
director_had_ruled = yes_no("director_had_ruled")

NOT_EXECUTABLE = {
    "9B1(b)": "conduct",
    "9B1(c)": "conduct",
}
DECISIONS = (
    OurReading("dummy_prevents_declarer_only_2007", "9A3", E2007),
    OurReading("presumed_dummy_speaks", "9A1"),
    OurReading("anybody_prevents_1997", "9A", E1997),
)

IN_PLAY = Unless("9A2", e1997="9A2(a)")
DUMMY_WAITS = Unless("9A4", e1997="9A2(b)(1)")
PREVENTION = Unless("9A3", e1997="9A2(b)(2)")
AFTER_PLAY_43 = Unless("43B3", e2007="12B1")


class AttentionDrawn(Situation, frozen=True):
    """Whose irregularity it was and who drew attention to it; nobody among the players: a spectator.

    `declarer` is told once an opening lead has been faced.
    """

    offender: Seat
    by: Seat | None = None
    declarer: Seat | None = None
    play_over: bool = False

    @property
    def by_dummy(self) -> bool:
        return self.declarer is not None and self.by is self.declarer.partner

    @property
    def by_own_side(self) -> bool:
        return self.by is not None and self.by.side is self.offender.side

    @property
    def by_partner(self) -> bool:
        """Whether his partner spoke, as a defender or before anybody was one, with the play not over (20F5)."""
        defends = self.declarer is None or self.offender.side is not self.declarer.side
        return self.by is self.offender.partner and defends and not self.play_over

    @property
    def defender_offended(self) -> bool:
        return self.declarer is not None and self.offender.side is not self.declarer.side


EXAMPLES = (
    AttentionDrawn(Seat.SOUTH, by=Seat.WEST),
    AttentionDrawn(Seat.SOUTH, by=Seat.NORTH),
    AttentionDrawn(Seat.SOUTH, by=Seat.WEST, declarer=Seat.WEST),
    AttentionDrawn(Seat.EAST, by=Seat.NORTH, declarer=Seat.SOUTH),
    AttentionDrawn(Seat.SOUTH, by=Seat.NORTH, declarer=Seat.SOUTH),
    AttentionDrawn(Seat.EAST, by=Seat.NORTH, declarer=Seat.SOUTH, play_over=True),
    AttentionDrawn(Seat.SOUTH),
)


@law("9", ALL, what="attention_drawn", situation=AttentionDrawn, examples=EXAMPLES)
def attention_drawn(case: Case[AttentionDrawn]) -> Ruling:
    it = case.situation

    # 76B5, 1997 76B  a spectator draws attention to nothing; 1997 11B says what it may cost
    if it.by is None:
        if spectator_spoke(case):
            return case.refer("spectator_drew_attention", IrregularityBy(it.offender))
    # 9A2(b) of 1997, 9A3 of 2007, 9A3-4 of 2017  dummy, before the play is over
    elif it.by_dummy and not it.play_over:
        if case.ask(prevented, clause=PREVENTION):
            return _dummy_prevents(case)
        explains = it.offender is it.declarer and case.ask(about_explanation, clause="20F5(b)(ii)")
        if explains:
            case.apply("20F5(b)(ii)", Instruction("director_corrects_explanation"))
        elif dummy_spoke(case, it.offender.side, defender=it.defender_offended):
            return case.rule()
    else:
        # 9A3 of 2007 and 2017  anybody may try to prevent an irregularity
        if not it.play_over and case.ask(prevented, clause="9A3", since=E2007):
            return case.rule("9A3", PlayContinues())
        # 9A1  any player, in turn or not; 9A2  declarer and the defenders; dummy too when the play is over
        right = (DUMMY_WAITS if it.by_dummy else IN_PLAY) if it.declarer else "9A1"
        silence = "20F5(b)(i)" if it.declarer else "20F5(a)"
        if it.by_partner and case.ask(explanation_too_soon, about=it.by, clause=silence):
            # unless the law forbids it, as 20F5 does of partner's explanation
            case.considered(right, explanation_too_soon)
            _corrected_too_soon(case, silence)
        else:
            case.apply(right)
            # 9A4 of 2007, 9A5 of 2017  nobody has to report his own side
            if it.by_own_side:
                case.apply("9A5", since=E2007)
        # 9B1(d)  it takes nothing from the others
        if it.by_own_side:
            case.apply("9B1(d)")

    # 9B1(a)  the director is called at once
    if case.ask(director_called, clause="9B1(a)"):
        case.apply("9B1(a)")
        # 9B2  nobody does anything until he has explained everything
        if case.met(acted_before_explanation, clause="9B2"):
            actor = case.ask(who_acted, clause="9B2")
            case.apply("9B2", Penalty(PenaltyKind.PROCEDURAL, actor.side, actor, "90"))
            # 9C  the offender's own correction is one of those actions
            if actor is it.offender:
                return _perhaps_corrected(case)
        return case.rule(Instruction("rule_on_irregularity"))
    director_not_called(case)
    if (somebody := case.told(who_acted, clause="9B2")) and somebody.side is not it.offender.side:
        case.follows(nos_acted_before_td, True)
    if case.met(nos_acted_before_td, clause="11A"):
        return case.refer("non_offender_acted_first", IrregularityBy(it.offender))
    return _perhaps_corrected(case)


def _perhaps_corrected(case: Case[AttentionDrawn]) -> Ruling:
    """9C: the offender may have put it right by himself."""
    if case.met(offender_corrected, clause="9C"):
        return case.rule("9C", Instruction("rule_on_irregularity_and_correction"))
    return case.rule(Instruction("rule_on_irregularity"))


def _corrected_too_soon(case: Case[AttentionDrawn], clause: Cited) -> None:
    """20F5, 1997 75D2: partner may not use it, the opponents may."""
    it = case.situation
    side = it.offender.side
    learned = Information("correction", case.clause("16B1"), (side.opponents,), (side,))
    case.apply(clause, Penalty(PenaltyKind.PROCEDURAL, side, it.by, "90"), learned)


def spectator_spoke(case: Case[Any]) -> bool:
    """A spectator drew attention; whether a right may be lost by it (1997)."""
    if case.edition is E1997:
        case.apply(Clause("76B"))
        return True
    case.apply("76B5", Instruction("spectator_stays_silent"))
    return False


def dummy_spoke(case: Case[Any], offending: Side, *, defender: bool) -> bool:
    """Dummy drew attention during the play; whether that takes the rectification away (43B3)."""
    side = offending.opponents if defender else offending
    if defender and _may_point_out(case):
        case.considered("43A1(b)", exposed_behind_screen)
    else:
        case.apply(DUMMY_WAITS, "43A1(b)", "43B1", Penalty(PenaltyKind.PROCEDURAL, side, clause="90"))
    lost = "43B3" if defender else "43B2"
    if not rights_lost(case, lost):
        return False
    if defender:
        # 43B3  nothing for the moment; after the play the defenders do not keep what they gained
        case.apply("43B3", NoRectification(), PlayContinues())
        case.review(AFTER_PLAY_43, defenders_gained)
        return True
    case.apply("43B2", Instruction("dummy_has_lost_rights"))
    return False


def _may_point_out(case: Case[Any]) -> bool:
    """By a regulation: behind screens, to a defender's card that declarer could not see."""
    if case.regulations[DUMMY_POINTS_OUT_CARD] != "with_screens" or not case.ask(screens, clause="43A1(b)"):
        return False
    case.regulated(DUMMY_POINTS_OUT_CARD)
    return case.ask(exposed_behind_screen, clause="43A1(b)")


def rights_lost(case: Case[Any], clause: Cited) -> bool:
    """43A2: by what dummy did before, by a regulation also by a look at the score sheet; `clause` would then apply."""
    if case.ask(a2_breach, clause=clause):
        return True
    why: Question[Any] = a2_breach
    if case.regulations[DUMMY_SEES_SCORES] == "loses_rights" and case.ask(saw_score_sheet, clause=clause):
        case.regulated(DUMMY_SEES_SCORES)
        if costs_rights(case, clause):
            return True
        why = event_type
    case.considered(clause, why)
    return False


def costs_rights(case: Case[Any], clause: Cited) -> bool:
    """Whether a look at the score sheet costs dummy his rights: at pairs (FIGB art. 43)."""
    return case.ask(event_type, clause=clause) is EventType.PAIRS


def _dummy_prevents(case: Case[AttentionDrawn]) -> Ruling:
    """42B2: in 1997 and 2007 declarer's irregularity only."""
    it = case.situation
    clause = PREVENTION
    if it.defender_offended and case.edition is not E2017:
        case.considered(clause, "irregularity_of_defender")
        side = it.offender.side.opponents
        return case.rule("43A1(c)", "43B1", Penalty(PenaltyKind.PROCEDURAL, side, clause="90"), PlayContinues())
    case.apply(clause, "42B2")
    # 43B2  unless he has lost the right
    if not it.defender_offended and rights_lost(case, "43B2"):
        return case.rule("43B2", Instruction("dummy_has_lost_rights"))
    return case.rule(PlayContinues())


def director_not_called(case: Case[Any]) -> None:
    """9B1(a): in 1997 a duty of all four, later what should be done: mostly without a penalty."""
    case.apply("9B1(a)", Instruction("call_the_director"))
    case.apply(*(Penalty(PenaltyKind.PROCEDURAL, side, clause="90") for side in Side), until=E1997)


# -- 9C --------------------------------------------------------------------------------------------------------------


class CallCorrected(CallMade, frozen=True):
    """An auction whose last call was irregular, and what its maker put in its place before the director came."""

    premature: Call = Call.PASS

    def problems(self) -> tuple[Problem, ...]:
        if problems := super().problems():
            return problems
        if self.in_rotation and self.call in self.before.legal_calls:
            return (Problem("nothing-to-correct", Place(tag="auction", index=len(self.auction)), self.call.value),)
        return self._insufficient.problems() if self._is_insufficient else ()

    @property
    def _is_insufficient(self) -> bool:
        last = self.before.last_bid
        return self.in_rotation and self.call.is_bid and last is not None and not self.call.supersedes(last)

    @property
    def _insufficient(self) -> InsufficientBid:
        return InsufficientBid(self.dealer, self.auction, premature=self.premature)

    @property
    def irregularity(self) -> tuple[str, CallMade]:
        """Which law the first call goes to."""
        if not self.in_rotation:
            return "call_out_of_rotation", CallOutOfRotation(self.dealer, self.auction, self.seat)
        if is_inadmissible(self):
            return "inadmissible_double", CallMade(self.dealer, self.auction)
        return "insufficient_bid", self._insufficient


CORRECTED = (
    CallCorrected(Seat.WEST, (Call.BID_1S, Call.BID_1H), premature=Call.BID_2H),
    CallCorrected(Seat.WEST, (Call.BID_1S, Call.REDOUBLE), premature=Call.DOUBLE),
    CallCorrected(Seat.WEST, (Call.BID_1S, Call.BID_2H), offender=Seat.SOUTH),
)


@law("9", ALL, what="premature_correction", situation=CallCorrected, examples=CORRECTED)
def premature_correction(case: Case[CallCorrected]) -> Ruling:
    made = case.situation

    # the director had ruled: what replaces the call is the rectification itself
    if case.ask(director_had_ruled, about=made.call, clause="9C"):
        case.considered("9C", director_had_ruled)
        return case.rule("10A", Instruction("correction_under_the_ruling", made.seat))
    # 25A  an unintended call may be changed at once
    if made.in_rotation and case.ask(unintended, about=made.call, clause="25A"):
        case.considered("9C", unintended)
        return case.refer("change_of_call", CallChanged(made.dealer, made.auction, substitute=made.premature))
    # 9C  both calls count against him; since 2007 a replaced insufficient bid has a clause of its own (27C)
    what, situation = made.irregularity
    if what == "insufficient_bid":
        case.apply("9C", until=E1997)
    else:
        case.apply("9C", CallCancelled(made.seat, made.premature), withdrawn_information(case, made.seat))
        case.apply(Instruction("correction_is_withdrawn_too", made.seat))  # 26, in 2017 26B
    return case.refer(what, situation)


class CardCorrected(Situation, frozen=True):
    """A card that was played irregularly, and that the player took back before the director came."""

    offender: Seat
    card: Card


@law("9", ALL, what="card_taken_back", situation=CardCorrected, examples=(CardCorrected(Seat.EAST, Card.parse("SK")),))
def card_taken_back(case: Case[CardCorrected]) -> Ruling:
    taken = case.situation
    if case.ask(director_had_ruled, about=taken.card, clause="9C"):
        case.considered("9C", director_had_ruled)
        return case.rule("10A", Instruction("correction_under_the_ruling", taken.offender))
    # 9C  the law of the irregularity deals with the card, and with its withdrawal too
    information = withdrawn_information(case, taken.offender, "withdrawn_card")
    return case.rule("9C", information, Instruction("rule_on_irregularity_and_correction"))
