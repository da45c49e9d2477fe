"""Law 20: review and explanation of calls, and the duty to correct an explanation (1997: 75D)."""

from enum import Enum
from typing import Any

from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_09_after_an_irregularity import director_called
from arbitro.laws.law_18_bids import screens
from arbitro.laws.law_21_misinformation import (
    MISTAKEN_CALL,
    AuctionHeard,
    WhatWentWrong,
    WrongExplanation,
    advantage,
    auction_heard,
    auction_of,
    evidence_of_agreement,
    mi,
    mistaken_call,
)
from arbitro.laws.law_36_inadmissible_double import lead_faced
from arbitro.laws.shared.offence import play_over
from arbitro.regulations.keys import EXPLANATION_DOUBT, EXPLANATION_WRITTEN, OWN_CARD

DECISIONS = (
    OurReading("correction_on_a_passed_out_board", "20F5(b)"),
    OurReading("explanation_for_a_player_who_must_pass", "20F1", (E1997, E2007)),
)


# -- review and explanation ------------------------------------------------------------------------------------------


class AskedFor(Enum):
    """What the player asks for."""

    CLARIFICATION = "clarification"  # which call was just made
    REVIEW = "review"
    PARTIAL_REVIEW = "partial_review"  # of some calls, or stopped midway
    WHOSE_LEAD = "whose_lead"
    EXPLANATION = "explanation"
    SINGLE_CALL = "single_call"  # an explanation of one call
    OWN_CARD = "own_card"  # to look at his own card or notes


class Purpose(Enum):
    """Why he asks."""

    OWN = "own"
    PARTNER = "partner"
    PROVOKE = "provoke"


wanted = one_of("wanted", AskedFor, source=Source.LOG)
at_once = yes_no("at_once", usual=True)
at_turn = yes_no("at_turn", source=Source.LOG)
first_turn = yes_no("first_turn", source=Source.LOG)
required_to_pass = yes_no("required_to_pass", source=Source.LOG, usual=False)
review_wrong = yes_no("review_wrong", usual=False)
review_damage = judgment("review_damage", "weigh_result_with_right_review")
about_opponents = yes_no("about_opponents", usual=True)
purpose = one_of("purpose", Purpose, usual=Purpose.OWN)
doubt_remains = yes_no("doubt_remains")
partner_away = judgment("partner_away", "weigh_help_from_partner_presence")

# 12C1 is the artificial score in 1997 and the assigned one since.
REVIEW_SCORE = {E1997: ScoreKind.ARTIFICIAL, E2007: ScoreKind.ASSIGNED, E2017: ScoreKind.ASSIGNED}


class InformationAsked(AuctionHeard, frozen=True, kw_only=True):
    """Who asks for a review or an explanation."""

    by: Seat

    @property
    def is_dummy(self) -> bool:
        return self.called.declarer is self.by.partner

    @property
    def is_defender(self) -> bool:
        return self.called.declarer is not None and self.called.declarer.side is not self.by.side

    @property
    def waits_for_lead(self) -> bool:
        """41B: the leader's partner, or the presumed declarer."""
        return self.called.declarer in (self.by, self.by.lho)


ONE_CLUB_OUT = (Call.BID_1C, Call.PASS, Call.PASS, Call.PASS)
ASKED = (
    InformationAsked(dealer=Seat.WEST, auction=(Call.BID_1S,), by=Seat.NORTH),
    InformationAsked(dealer=Seat.WEST, auction=(Call.BID_1S,), by=Seat.EAST),
    InformationAsked(dealer=Seat.WEST, auction=ONE_CLUB_OUT, by=Seat.NORTH),  # the leader
    InformationAsked(dealer=Seat.WEST, auction=ONE_CLUB_OUT, by=Seat.SOUTH),
    InformationAsked(dealer=Seat.WEST, auction=ONE_CLUB_OUT, by=Seat.WEST),  # declarer
    InformationAsked(dealer=Seat.WEST, auction=ONE_CLUB_OUT, by=Seat.EAST),  # dummy
    InformationAsked(dealer=Seat.WEST, auction=(Call.PASS,) * 4, by=Seat.EAST),
    InformationAsked(declarer=Seat.WEST, by=Seat.NORTH),
    InformationAsked(by=Seat.NORTH),
)


@law("20", ALL, what="review_or_explanation_asked", situation=InformationAsked, examples=ASKED)
def review_or_explanation_asked(case: Case[InformationAsked]) -> Ruling:
    by = case.situation.by
    ways = [way for way in AskedFor if way is not AskedFor.OWN_CARD or case.edition is not E1997]
    match case.ask(wanted, clause="20", among={way.value: [way] for way in ways}):
        case AskedFor.CLARIFICATION:
            # 20A  at once, whoever did not make out a call
            if case.ask(at_once, clause="20A"):
                return case.rule("20A", Instruction("call_clarified"))
            return _refused(case, "20A", at_once)
        case AskedFor.REVIEW:
            return _review(case)
        case AskedFor.PARTIAL_REVIEW:
            # 20B, 20C2 (1997: a note to it)  nobody may have a part of it alone
            auction_heard(case, declarer=False)
            clause = "20C2" if case.situation.called.is_over else "20B"
            return case.rule(clause, Instruction("only_whole_review", by))
        case AskedFor.WHOSE_LEAD:
            # 20C1  a defender, after the final pass
            auction_heard(case)
            if case.situation.called.is_over and case.situation.is_defender:
                return case.rule("20C1", Instruction("told_whose_lead", by))
            return _refused(case, "20C1", "no_defender_after_final_pass")
        case AskedFor.EXPLANATION:
            return _explanation(case, single=False)
        case AskedFor.SINGLE_CALL:
            return _explanation(case, single=True)
        case AskedFor.OWN_CARD:
            # 20G2 of 2007, 20G3 of 2017  not in auction and play, unless an authority allows it
            allowed = case.regulated(OWN_CARD) == "always"
            return case.rule("20G3", Instruction("own_card_allowed" if allowed else "request_refused", by))


def _refused(case: Case[InformationAsked], clause: Cited, why: Question[Any] | str) -> Ruling:
    case.considered(clause, why)
    return case.rule("20", Instruction("request_refused", case.situation.by))


def _review(case: Case[InformationAsked]) -> Ruling:
    auction_heard(case)
    asked = case.situation
    if not asked.called.is_over:
        # 20B  at his turn to call, all of it, unless the law makes him pass
        if not _turn_to_call(case):
            return _refused(case, "20B", at_turn)
        if case.ask(required_to_pass, about=asked.by, clause="20B"):
            return _refused(case, "20B", required_to_pass)
        case.apply("20B")
    else:
        # 20C2  at the first turn to play: declarer and the defenders
        if asked.called.is_passed_out or asked.is_dummy:
            return _refused(case, "20C2", "neither_declarer_nor_defender")
        if case.ask(first_turn, about=asked.by, clause="20C2"):
            case.apply("20C2")
        elif _before_lead_is_faced(case):
            case.apply("41B")
        else:
            return _refused(case, "20C2", first_turn)
    # 20D  an opponent answers
    case.apply("20D", Instruction("opponent_restates_whole_auction", asked.by))
    # 20E  everybody at the table corrects a mistake in it
    if not case.met(review_wrong, clause="20E"):
        return case.rule()
    case.apply("20E", Instruction("review_corrected"))
    if case.ask(review_damage, clause="20E"):
        case.apply(Unless("12C1", e1997="12C1"), AdjustedScore(REVIEW_SCORE[case.edition]))
    return case.rule()


def _turn_to_call(case: Case[InformationAsked]) -> bool:
    asked = case.situation
    if asked.turn:
        case.follows(at_turn, asked.turn is asked.by, about=asked.by)
    return case.ask(at_turn, about=asked.by, clause="20B")


def _before_lead_is_faced(case: Case[InformationAsked]) -> bool:
    asked = case.situation
    return asked.waits_for_lead and not case.ask(lead_faced, clause="41B")


def _explanation(case: Case[InformationAsked], *, single: bool) -> Ruling:
    auction_heard(case)
    asked = case.situation
    auction = not asked.called.is_over
    clause = "20F1" if auction else "20F2"
    if auction and not _turn_to_call(case):
        return _refused(case, clause, at_turn)
    if not auction and (asked.called.is_passed_out or asked.is_dummy):
        return _refused(case, clause, "neither_declarer_nor_defender")
    # 20F1, 20F2  of what the opponents called (in the play also of how they play their cards)
    if not case.ask(about_opponents, about=asked.by, clause=clause):
        return _refused(case, clause, about_opponents)
    if auction:
        # 20F1  at his turn to call; in 2017 not if the law makes him pass
        if case.ask(required_to_pass, about=asked.by, clause=clause, since=E2017):
            return _refused(case, clause, required_to_pass)
        case.apply(clause)
    else:
        # 20F2  a defender at his turn to play, declarer at his own or dummy's
        if case.ask(at_turn, about=asked.by, clause=clause):
            case.apply(clause)
        elif _before_lead_is_faced(case):
            case.apply("41B")
        else:
            return _refused(case, clause, at_turn)
    # 20F3 of 2007 and 2017  one call alone may be asked about
    if single:
        case.apply("20F3", since=E2007)
    unseen = _behind_a_screen(case)
    if unseen:  # partner, across the screen, learns nothing of it
        case.apply(Instruction("screenmate_explains_in_writing"))
    else:
        heard = Information("question", case.clause("16B1"), unauthorised=(asked.by.side,), seat=asked.by.partner)
        case.apply(*_who_explains(case), heard)
    _improper(case, unseen=unseen)
    _if_doubt_remains(case)
    return case.rule()


def _improper(case: Case[InformationAsked], *, unseen: bool) -> None:
    """20G of 2007 and 2017: not for partner's benefit alone, nor (2017) to draw a wrong answer."""
    if case.edition is E1997:
        return
    impossible = {Purpose.PARTNER if unseen else None, Purpose.PROVOKE if case.edition is E2007 else None}
    reasons = [reason for reason in Purpose if reason not in impossible]
    if len(reasons) == 1:
        return
    why = case.ask(purpose, clause="20G", among={reason.value: [reason] for reason in reasons})
    if why is Purpose.OWN:
        case.considered("20G1", purpose)
        return
    clause = "20G1" if why is Purpose.PARTNER else "20G2"
    by = case.situation.by
    case.apply(clause, Penalty(PenaltyKind.PROCEDURAL, by.side, by, "90"))


def _behind_a_screen(case: Case[InformationAsked]) -> bool:
    """20F1: an authority may have questions asked and answered between screenmates, in writing."""
    return case.regulated(EXPLANATION_WRITTEN) == "with_screens" and case.ask(screens, clause="20F1")


def _who_explains(case: Case[InformationAsked]) -> tuple[Instruction, ...]:
    """20F1: the partner of the player who called; an authority may require written answers."""
    explains = Instruction("partner_of_caller_explains")
    written = case.regulated(EXPLANATION_WRITTEN) == "always"
    return (explains, Instruction("explanation_in_writing")) if written else (explains,)


def _if_doubt_remains(case: Case[InformationAsked]) -> None:
    """20F1: the director may order otherwise; an authority may say that he is asked when doubt remains."""
    if case.regulated(EXPLANATION_DOUBT) != "director" or not case.ask(doubt_remains, clause="20F1"):
        return
    case.apply(Instruction("director_asks_for_detail"))
    if not case.ask(screens, clause="20F1") and case.ask(partner_away, clause="20F1"):
        case.apply(Instruction("partner_leaves_the_table"))


# -- the duty to correct ---------------------------------------------------------------------------------------------


class Realised(Enum):
    """When a player saw that his own explanation had been wrong."""

    BEFORE_PLAY = "before_play"
    PLAY = "play"
    AFTER_PLAY = "after_play"


class ActedOn(Enum):
    """What an opponent based on the wrong explanation."""

    CALL = "call"
    PLAY = "play"
    NOTHING = "nothing"


realised = one_of("realised", Realised)
called_in_time = yes_no("called_in_time", source=Source.LOG)
acted_on_it = one_of("acted_on_it", ActedOn)
explanation_was_right = yes_no("explanation_was_right")
corrected_already = yes_no("corrected_already")

MISUNDERSTOOD = Unless("75A", e1997="16A")

CORRECTIONS = (
    auction_of("W", "2D P", "E"),
    auction_of("W", "2D P P P", "E"),
    auction_of("W", "2D 2H P P P", "E"),
    auction_of("W", "P P P P", "E"),
    WrongExplanation(explainer=Seat.EAST),
)


@law("75", E1997, what="own_explanation_wrong", situation=WrongExplanation, examples=CORRECTIONS)
@law("20", E2007, what="own_explanation_wrong", situation=WrongExplanation, examples=CORRECTIONS)
def own_explanation_wrong(case: Case[WrongExplanation]) -> Ruling:
    # 20F4, 1997 75D1  whoever sees that his explanation was wrong calls the director at once
    case.apply("20F4")
    _must(case, director_called, "20F4", case.situation.explainer)
    auction_heard(case, declarer=False)
    return _corrected(case)


@law("20", E2017, what="own_explanation_wrong", situation=WrongExplanation, examples=CORRECTIONS)
def own_explanation_wrong_2017(case: Case[WrongExplanation]) -> Ruling:
    auction_heard(case, declarer=False)
    situation = case.situation
    if not situation.called.is_over:
        # 20F4(a)  before the clarification period ends; sooner if he likes
        case.computed("called_in_time", True)
        case.apply("20F4(a)")
    else:
        stages = [stage for stage in Realised if stage is not Realised.PLAY or not situation.called.is_passed_out]
        when = case.ask(realised, clause="20F4(a)", among={stage.value: [stage] for stage in stages})
        if when is Realised.BEFORE_PLAY:
            case.apply("20F4(a)")
            in_time = _must(case, called_in_time, "20F4(a)", situation.explainer)
            _play_began(case, began=not in_time, ended=False if in_time else None)
        elif when is Realised.PLAY:
            # 75B2  when he sees it in the play
            case.apply("75B2")
            called = _must(case, director_called, "75B2", situation.explainer)
            _play_began(case, ended=False if called else None)
        else:
            case.apply("75B1")
            _play_began(case, ended=True)
    # 20F4(b)  the director applies 21B or 40B3
    case.apply("20F4(b)")
    return _corrected(case)


def _must(case: Case[WrongExplanation], done: Question[bool], clause: Cited, seat: Seat) -> bool:
    """A duty that a player must not neglect; whether he fulfilled it."""
    if case.ask(done, clause=clause):
        return True
    case.apply(Penalty(PenaltyKind.PROCEDURAL, seat.side, seat, "90"))
    return False


def _play_began(case: Case[WrongExplanation], *, began: bool = True, ended: bool | None) -> None:
    """What is now known of the opening lead and of the play; on a passed-out board there is neither."""
    if case.situation.called.is_passed_out:
        return
    case.follows(lead_faced, began)
    if ended is not None:
        case.follows(play_over, ended)


def _corrected(case: Case[WrongExplanation]) -> Ruling:
    """20F6: what the opponents based on the wrong explanation is looked at under Law 21 or 47E."""
    case.apply(Instruction("explanation_corrected"))
    clause = Unless("20F6", e1997="21")
    situation = case.situation
    played = situation.called.is_over and not situation.called.is_passed_out
    ways = [way for way in ActedOn if way is not ActedOn.PLAY or played]
    acted = case.ask(acted_on_it, clause=clause, among={way.value: [way] for way in ways})
    if acted is ActedOn.NOTHING:
        case.considered(Unless("20F6", e1997="21B"), acted_on_it)
        return case.rule(NoRectification())
    case.apply(clause, since=E2007)
    if acted is ActedOn.CALL:
        case.follows(mi, WhatWentWrong.EXPLANATION)
        case.follows(evidence_of_agreement, False)
        return case.refer("wrong_explanation", situation)
    # 47E2(a)  a card may come back while nobody has played after it; 47E2(b)  else an adjusted score is possible
    if not case.ask(play_over, clause="47E2"):
        case.review("47E2(b)", advantage)
        return case.rule("47E2", Instruction("cards_may_be_changed"), PlayContinues())
    case.considered("47E2(a)", play_over)
    if not case.met(advantage, clause="47E2(b)"):
        return case.rule("47E2", ResultStands())
    side = situation.explainer.side
    score = AdjustedScore(ScoreKind.DIRECTORS, Discretion.MAY, in_favour_of=(side.opponents,), against=(side,))
    return case.rule("47E2(b)", score)


@law("75", E1997, what="partner_explanation_wrong", situation=WrongExplanation, examples=CORRECTIONS)
@law("20", (E2007, E2017), what="partner_explanation_wrong", situation=WrongExplanation, examples=CORRECTIONS)
def partner_explanation_wrong(case: Case[WrongExplanation]) -> Ruling:
    seat, side = case.situation.explainer.partner, case.situation.explainer.side

    # 75A, 1997 16A  what he learns from the explanation he may not use
    heard = Information("explanation", case.clause(MISUNDERSTOOD), unauthorised=(side,), seat=seat)
    case.apply(MISUNDERSTOOD, heard)
    # 75C, 1997 75D2  the explanation was right, the call was not: nothing to correct
    if case.ask(explanation_was_right, about=seat, clause=MISTAKEN_CALL):
        case.considered("20F5(a)", explanation_was_right)
        return mistaken_call(case)
    auction_heard(case)
    auction = case.situation.called

    # 20F5(a), 1997 75D2  during the auction he neither corrects it nor shows anything
    if not auction.is_over:
        return _keeps_silent(case, "20F5(a)", "wait_until_final_pass")
    # 20F5(b)(i)  a defender waits until the play is over
    if auction.declarer is not None and auction.declarer.side is not side:
        clause = "20F5(b)(i)"
        if not case.ask(play_over, clause=clause):
            return _keeps_silent(case, clause, "wait_until_play_ends")
        _play_began(case, ended=True)
    else:
        # 20F5(b)(ii)  declarer or dummy: after the final pass
        clause = "20F5(b)" if auction.is_passed_out else "20F5(b)(ii)"
    # 20F5(b)  then he must call the director and tell the opponents
    case.apply(clause, Instruction("opponents_told", seat))
    _must(case, director_called, clause, seat)
    return _corrected(case)


def _keeps_silent(case: Case[WrongExplanation], clause: Cited, until: str) -> Ruling:
    explainer = case.situation.explainer
    seat = explainer.partner
    case.apply(clause)
    if not case.ask(corrected_already, about=seat, clause=clause):
        return case.rule(Instruction(until, seat))
    # he has: partner may not use it, the opponents may
    learned = Information("correction", case.clause("16B1"), (seat.side.opponents,), (explainer.side,))
    case.apply(Penalty(PenaltyKind.PROCEDURAL, seat.side, seat, "90"), learned)
    return _corrected(case)
