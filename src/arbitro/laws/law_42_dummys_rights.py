"""Law 42: what dummy may do: always (42A), or while he has his rights (42B). What he may not do is in Law 43."""

from enum import Enum

from arbitro.bridge.cards import Card, Suit
from arbitro.bridge.seats import SEATS, Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_09_after_an_irregularity import AttentionDrawn, prevented
from arbitro.laws.law_43_dummys_limits import Limit, RevokeQuestion, limit_broken
from arbitro.laws.law_61_failure_to_follow_suit import RevokeInquiry
from arbitro.laws.shared.offence import play_over
from arbitro.laws.shared.playing import InPlay


class DummyAction(Enum):
    """What dummy did."""

    GAVE_INFORMATION = "gave_information"  # on a fact or on the law
    COUNTED_TRICKS = "counted_tricks"
    PLAYED_CARD = "played_card"  # as declarer told him
    ASKED_DECLARER = "asked_declarer"  # whether he has no card of the suit led
    ASKED_DEFENDER = "asked_defender"  # the same
    TRIED_TO_PREVENT = "tried_to_prevent"
    DREW_ATTENTION = "drew_attention"


dummy_action = one_of("dummy_action", DummyAction, source=Source.LOG)
director_present = yes_no("director_present")
whose_irregularity = a_seat("whose_irregularity", source=Source.LOG)


class DummyActed(InPlay, frozen=True):
    """Dummy said or did something; `suit_led` and `card` if it was about a card that declarer played."""

    suit_led: Suit | None = None
    card: Card | None = None


S = Seat.SOUTH
EXAMPLES = (DummyActed(S), DummyActed(S, Suit.SPADES, Card.H4))


@law("42", ALL, what="dummy_acted", situation=DummyActed, examples=EXAMPLES)
def dummy_acted(case: Case[DummyActed]) -> Ruling:
    it = case.situation
    match case.ask(dummy_action, about=it.dummy, clause="42"):
        case DummyAction.GAVE_INFORMATION:
            # 42A1  facts and law, when the director is there
            if case.met(director_present, clause="42A1"):
                return case.rule("42A1", PlayContinues())
            case.follows(limit_broken, Limit.TOOK_PART)
            return case.refer("dummy_overstepped", InPlay(it.declarer))
        case DummyAction.COUNTED_TRICKS:
            # 42A2
            return case.rule("42A2", PlayContinues())
        case DummyAction.PLAYED_CARD:
            # 42A3  as declarer's agent; in 2017 he also sees that dummy follows suit
            return case.rule("42A3", PlayContinues())
        case DummyAction.ASKED_DECLARER:
            # 42B1  he may ask declarer who did not follow suit
            if it.card:
                return case.refer("dummy_asked_about_revoke", RevokeQuestion(it.declarer, it.card, it.suit_led))
            return case.refer("asked_about_revoke", RevokeInquiry(it.declarer, it.dummy, it.declarer))
        case DummyAction.ASKED_DEFENDER:
            # 42B1  but not a defender
            case.considered("42B1", "question_to_defender")
            return case.refer("asked_about_revoke", RevokeInquiry(it.declarer, it.dummy, it.declarer.lho))
        case DummyAction.TRIED_TO_PREVENT:
            # 42B2  declarer's irregularity; in 2017 anybody's
            case.follows(prevented, True)
            return case.refer("attention_drawn", AttentionDrawn(_offender(case), it.dummy, it.declarer))
        case DummyAction.DREW_ATTENTION:
            # 42B3  only when the play is over
            over = case.ask(play_over, clause="42B3")
            if over:
                case.apply("42B3")
            else:
                case.considered("42B3", play_over)
                case.follows(prevented, False)
            return case.refer("attention_drawn", AttentionDrawn(_offender(case), it.dummy, it.declarer, over))


def _offender(case: Case[DummyActed]) -> Seat:
    it = case.situation
    players = [seat for seat in SEATS if seat is not it.dummy]
    return case.ask(whose_irregularity, clause="42B", among={"player": players})
