"""Law 21: a call made on an opponent's wrong explanation, or on one's own mistake."""

from enum import Enum
from functools import cached_property
from typing import Any

from msgspec import structs

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_17_auction_period import hands_returned
from arbitro.laws.law_36_inadmissible_double import lead_faced
from arbitro.laws.shared.hands import auction_problems
from arbitro.laws.shared.offence import play_over, withdrawn_information
from arbitro.laws.shared.playing import who_declares


class WhatWentWrong(Enum):
    """What misled the player."""

    EXPLANATION = "explanation"
    MISSING_ALERT = "missing_alert"
    OWN_MISUNDERSTANDING = "own_misunderstanding"


auction_ended = yes_no("auction_ended", source=Source.LOG)
mi = one_of("mi", WhatWentWrong)
alert_required = yes_no("alert_required")
evidence_of_agreement = judgment(
    "evidence_of_agreement",
    "weigh_convention_card_and_notes",
    "weigh_both_partners_say_so",
    "weigh_presume_explanation",
)
# 1997 asks for a probability, the later codes for less.
probably_influenced = judgment("probably_influenced", "weigh_call_with_right_explanation", "weigh_probable_result")
influenced = judgment("influenced", "weigh_call_with_right_explanation", "weigh_could_well_have_been")
changed_to = a_call("changed_to", put_to=Party.NON_OFFENDERS)
lho_changes = yes_no("lho_changes", put_to=Party.LHO, source=Source.PLAYER)
withdrawn_call_damaged = judgment("withdrawn_call_damaged", "weigh_what_withdrawn_call_told", "weigh_use_made_of_it")
advantage = judgment("advantage", "weigh_result_with_right_explanation", "weigh_gain_from_misinformation")

# Without evidence the explanation is taken for the mistake; 1997 says so in the notes to 75D2.
PRESUMED = Unless("21B1(b)", e1997="75D2")
MISTAKEN_CALL = Unless("75C", e1997="75D2")
LATER_DAMAGE = Unless("16C3", e1997="21B2", e2007="21B2")

DECISIONS = (
    OurReading("last_call_of_the_side", "21B1"),
    OurReading("alert_not_required", "21A"),
    OurReading("overtaken_call", "21B2"),
    OurReading("misbid_on_evidence", "21B1(b)", (E2007, E2017)),
)


class AuctionHeard(Accepting, frozen=True, kw_only=True):
    """The auction so far; or, if its calls are not known, who declares once it is over."""

    dealer: Seat | None = None
    auction: tuple[Call, ...] = ()
    declarer: Seat | None = None

    def problems(self) -> tuple[Problem, ...]:
        if self.auction and self.dealer is None:
            return (Problem("no-dealer", Place(tag="dealer"), expected="N"),)
        return auction_problems(self.dealer, self.auction, self.accepted_calls)

    @cached_property
    def called(self) -> Auction:
        if self.declarer is not None and not self.auction:
            return Auction.of(self.declarer, ANY_CONTRACT)  # stands for whatever was called
        return Auction.of(self.dealer or Seat.NORTH, self.auction, self.accepted_calls)

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is to call, where that is known."""
        return self.called.turn if self.dealer and not self.called.is_over else None


ANY_CONTRACT = (Call.BID_1NT, Call.PASS, Call.PASS, Call.PASS)


class WrongExplanation(AuctionHeard, frozen=True, kw_only=True):
    """Who explained wrongly, or did not alert."""

    explainer: Seat

    def problems(self) -> tuple[Problem, ...]:
        if self.dealer and not self.auction and self.declarer is None:
            return (Problem("no-call", Place(tag="auction"), expected="1S"),)
        return super().problems()

    @property
    def innocent_calls(self) -> tuple[int, ...]:
        """The places of the calls of the misinformed side."""
        side = self.explainer.side
        return tuple(i for i in range(len(self.auction)) if self.called.caller(i).side is not side)


def auction_of(dealer: str, calls: str, explainer: str) -> WrongExplanation:
    auction = tuple(map(Call.parse, calls.split()))
    return WrongExplanation(dealer=Seat(dealer), auction=auction, explainer=Seat(explainer))


EXAMPLES = (
    auction_of("W", "2D P 2S", "E"),
    auction_of("W", "2D 2H", "E"),
    auction_of("W", "2D P 2S P", "E"),
    auction_of("W", "2D P P P", "E"),
    auction_of("S", "P 2D 2H P P X P P", "E"),
    auction_of("N", "P P P P", "E"),
    auction_of("W", "2D", "E"),
    WrongExplanation(declarer=Seat.SOUTH, explainer=Seat.EAST),
    WrongExplanation(explainer=Seat.EAST),
)


def auction_heard(case: Case[Any], *, declarer: bool = True) -> None:
    """Of an auction that is not known: whether it is over, and who declares, where that matters."""
    situation: AuctionHeard = case.situation
    if not (situation.dealer or situation.declarer) and case.ask(auction_ended, clause="17"):
        seat = case.ask(who_declares, clause="17") if declarer else Seat.SOUTH  # whoever it is
        case.situation = structs.replace(situation, declarer=seat)


@law("21", ALL, what="wrong_explanation", situation=WrongExplanation, examples=EXAMPLES)
def wrong_explanation(case: Case[WrongExplanation]) -> Ruling:
    # 21A  whoever misunderstands by himself gets nothing
    wrong = case.ask(mi, clause="21")
    if wrong is WhatWentWrong.OWN_MISUNDERSTANDING:
        return case.rule("21A", NoRectification())
    # 21B1(a)  not to alert what has to be alerted is misinformation too
    if wrong is WhatWentWrong.MISSING_ALERT and not case.met(alert_required, clause="21B1(a)"):
        return case.rule("21A", NoRectification())
    case.considered("21A", mi)

    # 21B1(b), 1997 in Law 75  a mistaken explanation, unless there is evidence that the call was the mistake
    if wrong is WhatWentWrong.EXPLANATION:
        if case.ask(evidence_of_agreement, clause=PRESUMED):
            case.considered("21B1(a)", evidence_of_agreement)
            return mistaken_call(case)
        case.apply(PRESUMED)

    auction_heard(case, declarer=False)
    situation = case.situation
    if situation.auction and not situation.innocent_calls:
        return case.rule("21B", Instruction("explanation_corrected"), NoRectification())
    # 21B1  until the auction period ends, the last call of the side may be changed
    if _auction_period_is_open(case):
        return _change_of_call(case)
    return _too_late(case)


def mistaken_call(case: Case[Any]) -> Ruling:
    """75C, 1997 75B and the note to 75D2: the explanation was right: no infraction, whatever the damage."""
    auction_heard(case, declarer=False)
    situation: AuctionHeard = case.situation
    case.apply(Clause("75B"), until=E1997)
    case.apply(MISTAKEN_CALL)
    if situation.called.is_over:
        return case.rule(ResultStands())
    return case.rule(NoRectification(), AuctionContinues(situation.turn) if situation.turn else PlayContinues())


def _auction_period_is_open(case: Case[WrongExplanation]) -> bool:
    auction = case.situation.called
    if not auction.is_over:
        return True
    if auction.is_passed_out:
        return case.edition is not E1997 and not case.ask(hands_returned, clause="21B1(a)")
    return not case.ask(lead_faced, clause="21B1(a)")


def _change_of_call(case: Case[WrongExplanation]) -> Ruling:
    situation, clause = case.situation, "21B1(a)"
    if not situation.auction:  # the calls are not known
        return case.rule(clause, Instruction("last_call_may_be_changed", situation.explainer.lho))
    *earlier, last = situation.innocent_calls
    seat, call = situation.called.caller(last), situation.called.calls[last]
    if earlier:
        case.review("21B3", advantage)  # partner has called since
    question = probably_influenced if case.edition is E1997 else influenced
    if not case.met(question, about=seat, clause=clause):
        return case.rule("21B", CallStands(seat, call), _goes_on(situation.called))

    # 21B1(a)  he may change it, free for his side
    case.apply(clause)
    before, later = situation.called.until(last), situation.called.calls[last + 1 :]
    new = case.ask(changed_to, about=seat, of=seat, clause=clause, among=_choices(before, call, later))
    if new is call:
        return case.rule(CallStands(seat, call), _goes_on(situation.called))
    case.apply(CallReplaced(seat, call, new))
    case.apply(withdrawn_information(case, situation.explainer))
    return _next_player(case, before.call(new), later)


def _next_player(case: Case[WrongExplanation], after: Auction, later: tuple[Call, ...]) -> Ruling:
    """21B2: then the left-hand opponent may change what he called over the first call."""
    if not later:
        case.considered("21B2", "lho_has_not_called")
        return case.rule(_goes_on(after))
    lho, (call, *_) = after.turn, later
    possible = not after.is_over and call in after.legal_calls
    if possible and not case.ask(lho_changes, about=lho, of=lho, clause="21B2"):
        return case.rule("21B2", CallStands(lho, call), _goes_on(after.call(call)))
    # at the end of play: did his withdrawn call tell something that harmed the other side
    case.review(LATER_DAMAGE, withdrawn_call_damaged)
    return case.rule("21B2", CallCancelled(lho, call), AuctionEnds() if after.is_over else CallDue(lho))


def _goes_on(auction: Auction) -> AuctionEnds | AuctionContinues:
    return AuctionEnds() if auction.is_over else AuctionContinues(auction.turn)


def _choices(before: Auction, call: Call, later: tuple[Call, ...]) -> dict[str, list[Call]]:
    """To leave the call as it is, or to make another; `overtakes` and `takes_it` leave no room for the next call."""
    others = [other for other in before.legal_calls if other is not call]
    bids = [bid for bid in others if bid.is_bid]
    leaving = [bid for bid in bids if not later or later[0] in before.call(bid).legal_calls]
    return {
        "kept": [call] if call in before.legal_calls else [],
        "bid": leaving,
        "overtakes": [bid for bid in bids if bid not in leaving and bid not in later],
        "takes_it": [bid for bid in bids if bid in later],
        "pass": [other for other in others if other is Call.PASS],
        "double": [other for other in others if other in (Call.DOUBLE, Call.REDOUBLE)],
    }


def _too_late(case: Case[WrongExplanation]) -> Ruling:
    """21B3: an adjusted score, if the offending side gained."""
    side = case.situation.explainer.side
    case.considered("21B1(a)", "auction_period_has_ended")
    if not case.situation.called.is_passed_out and not case.ask(play_over, clause="21B3"):
        case.review("21B3", advantage)
        return case.rule("21B3", Instruction("cards_may_be_changed"), PlayContinues())
    if case.met(advantage, clause="21B3"):
        standing = Discretion.MAY if case.edition is E1997 else Discretion.SHALL
        score = AdjustedScore(ScoreKind.DIRECTORS, standing, in_favour_of=(side.opponents,), against=(side,))
        return case.rule("21B3", score)
    return case.rule("21B", ResultStands())
