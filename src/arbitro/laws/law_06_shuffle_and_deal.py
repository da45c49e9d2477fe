"""Law 6: the shuffle and the deal, and when a board is dealt again."""

from enum import Enum
from typing import Any

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import CARDS, Card
from arbitro.bridge.seats import Seat, Side
from arbitro.laws.case.notation import *
from arbitro.laws.law_13_incorrect_number_of_cards import EventType, event_type
from arbitro.laws.law_16_information import Elsewhere, InformationReceived, first_call_made
from arbitro.laws.law_24_card_exposed_in_auction import CardsExposed, own_error
from arbitro.laws.shared.hands import Stage, auction_problems, stage, stage_told

side_looked = yes_no("side_looked", source=Source.LOG)
begun_elsewhere = yes_no("begun_elsewhere", source=Source.LOG)
seen_while_dealing = yes_no("seen_while_dealing")
card_seen = a_card("card_seen", put_to=Party.DIRECTOR, source=Source.DIRECTOR)
replays_old_deals = yes_no("replays_old_deals", usual=False)
played_in_other_session = yes_no("played_in_other_session")
exchanged_between_tables = yes_no("exchanged_between_tables", usual=False)
new_deal_possible = judgment(
    "new_deal_possible", "weigh_nobody_to_compare_with", "weigh_match_result_unknown", "weigh_time_for_redeal"
)
match_result_known = judgment("match_result_known", "weigh_scores_without_board", "weigh_who_could_know")
reason_compatible = judgment("reason_compatible", "weigh_reason_in_laws", "weigh_copies_of_board", "weigh_no_one_gains")

CARRIED_BY = {
    "6B": "arbitro.bridge.dealing:deal_of",
    "6E4": "arbitro.bridge.dealing:random_deal",
}
NOT_EXECUTABLE = {
    "6A": "conduct",
    "6C": "conduct",
    "6E1": "organisation",
    "6E2": "organisation",
    "6E3": "organisation",
    "6F": "organisation",
}
DECISIONS = (
    OurReading("auction_first_begins", "6D1", (E2007, E2017)),
    OurReading("misdeal_found_late", "6D1", (E1997, E2017)),
    OurReading("after_no_result", "6D2"),
)


# -- 6D1  misdealt, or a card seen -----------------------------------------------------------------------------------


class BoardMisdealt(Situation, frozen=True):
    """A board that was not dealt as the law says: not face down, not one card at a time, two neighbours to one hand."""


class CardSeen(Accepting, frozen=True):
    """A player may have seen the face of a card of another hand; which card, and the auction so far, if told."""

    seen_by: Seat
    owner: Seat
    card: Card | None = None
    dealer: Seat | None = None
    auction: tuple[Call, ...] = ()

    def problems(self) -> tuple[Problem, ...]:
        own = [Problem("own-card-seen", Place(tag="owner"), self.owner.value)] * (self.seen_by is self.owner)
        return (*own, *auction_problems(self.dealer, self.auction, self.accepted_calls))


def why_too_late(case: Case[Any]) -> str:
    """The fact for which 6D1 no longer orders a new deal; empty while it does."""
    # 1997  until both sides have begun the auction by looking at a hand (17A)
    if case.edition is E1997:
        both = all(case.ask(side_looked, about=side.value, clause="17A") for side in Side)
        return side_looked.id if both else ""
    # 2007, 2017  until the auction first begins on the board
    for begun in (first_call_made, begun_elsewhere):
        if case.ask(begun, clause="6D1"):
            return begun.id
    return ""


@law("6", ALL, what="board_misdealt", situation=BoardMisdealt, examples=[BoardMisdealt()])
def board_misdealt(case: Case[BoardMisdealt]) -> Ruling:
    # 6D1  found in time: shuffled and dealt again
    late = why_too_late(case)
    if not late:
        return case.rule("6D1", NewDeal())
    # 2007  later: the board is fouled; 1997, 2017  it is played as it is
    if case.edition is E2007:
        return case.rule("6D1", "87A", PlayContinues(), Instruction("score_as_fouled_board"))
    case.considered("6D1", late)
    return case.rule("6D", PlayContinues())


SIGHTS = (
    CardSeen(Seat.EAST, Seat.NORTH),
    CardSeen(Seat.SOUTH, Seat.NORTH),
    CardSeen(Seat.SOUTH, Seat.NORTH, None, Seat.NORTH, (Call.BID_1S,)),
)
KINDS_OF_CARD = {
    "honour": tuple(card for card in CARDS if card.is_honour),
    "other": tuple(card for card in CARDS if not card.is_honour),
}


@law("6", ALL, what="card_seen_before_auction", situation=CardSeen, examples=SIGHTS)
def card_seen_before_auction(case: Case[CardSeen]) -> Ruling:
    sight = case.situation
    if sight.dealer:
        case.follows(first_call_made, bool(sight.auction))
        for turns in range(len(sight.auction)):  # who has called has looked at his cards
            case.follows(side_looked, True, about=sight.dealer.after(turns).side.value)

    # 6D1  seen during the shuffle or deal (1997: whenever), and found in time: shuffled and dealt again
    why = seen_while_dealing.id
    if case.edition is E1997 or case.ask(seen_while_dealing, clause="6D1"):
        why = why_too_late(case)
        if not why:
            return case.rule("6D1", NewDeal())
    case.considered("6D1", why)

    # 24  it was its owner who showed it to his partner
    if _shown_to_partner(case):
        case.apply("6D")
        if sight.dealer is None:
            return case.rule("24", Instruction("settle_as_exposed_card", sight.owner))
        card = sight.card or case.ask(card_seen, about=sight.owner, clause="24", among=KINDS_OF_CARD)
        shown = CardsExposed(sight.dealer, sight.owner, (card,), sight.auction, accepted_calls=sight.accepted_calls)
        return case.refer("card_exposed_in_auction", shown)

    # 16D (1997 16B, 2007 16C)  later: information from another source
    case.apply("6D")
    return case.refer("information_from_other_source", InformationReceived(sight.seen_by, Elsewhere.CARDS_AT_OWN_TABLE))


def _shown_to_partner(case: Case[CardSeen]) -> bool:
    """24: by his own error; 1997, 2007 in the auction period, which his cards have begun; 2017 in the auction."""
    sight = case.situation
    # while the cards are dealt they are nobody's yet
    if sight.seen_by is not sight.owner.partner or case.ask(seen_while_dealing, clause="24"):
        return False
    if case.edition is E2017 and not case.ask(first_call_made, clause="24"):
        return False
    return case.ask(own_error, about=sight.owner, clause="24")


# -- 6D2  a deal that counts for nothing -----------------------------------------------------------------------------


class Origin(Enum):
    """Why the deal is no deal of this session."""

    NOT_SHUFFLED = "not_shuffled"  # dealt from a sorted pack: as it was before
    IMPORTED = "imported"  # from another session


class DealInvalid(Accepting, frozen=True):
    """A board whose cards were not shuffled, or come from another session; the auction, if the dealer is told."""

    origin: Origin
    dealer: Seat | None = None
    auction: tuple[Call, ...] = ()

    def problems(self) -> tuple[Problem, ...]:
        return auction_problems(self.dealer, self.auction, self.accepted_calls)

    @property
    def is_passed_out(self) -> bool:
        return self.dealer is not None and Auction.of(self.dealer, self.auction, self.accepted_calls).is_passed_out


INVALID = (
    DealInvalid(Origin.NOT_SHUFFLED),
    DealInvalid(Origin.IMPORTED),
    DealInvalid(Origin.IMPORTED, Seat.NORTH, (Call.BID_1C,)),
    DealInvalid(Origin.NOT_SHUFFLED, Seat.NORTH, (Call.PASS,) * 4),
)


@law("6", ALL, what="deal_not_valid", situation=DealInvalid, examples=INVALID)
def deal_not_valid(case: Case[DealInvalid]) -> Ruling:
    deal = case.situation
    if valid := _why_valid(case):
        case.considered("6D2", valid)
        now = stage_told(case, deal.dealer, deal.auction, deal.accepted_calls) or case.ask(stage, clause="6D2")
        return case.rule("6D", ResultStands() if now is Stage.COMPLETED else PlayContinues())

    # 6D2  no result stands
    case.apply("6D2", BoardCancelled())
    # 6D3  a new deal, if the director can still order one; not after four passes
    if deal.is_passed_out:
        case.considered("6D3", "passed_out")
        return case.rule("22B", AdjustedScore(ScoreKind.ARTIFICIAL))
    if case.met(new_deal_possible, clause="6D3"):
        return case.rule("6D3", NewDeal())
    return case.rule(AdjustedScore(ScoreKind.ARTIFICIAL))


def _why_valid(case: Case[DealInvalid]) -> str:
    """The fact for which the deal counts after all; empty if it does not."""
    imported = case.situation.origin is Origin.IMPORTED
    # 1997  a deal from another session only if it was played there
    if case.edition is E1997:
        return played_in_other_session.id if imported and not case.ask(played_in_other_session, clause="6D2") else ""
    # 2007, 2017  an event that replays old deals; boards that tables exchange by arrangement
    if case.ask(replays_old_deals, clause="6D2"):
        return replays_old_deals.id
    if imported and case.ask(exchanged_between_tables, clause="6D2"):
        return exchanged_between_tables.id
    return ""


# -- 6D3  a new deal by order of the director ------------------------------------------------------------------------


class NewDealWanted(Accepting, frozen=True):
    """Somebody wants a board to be dealt again; its auction so far."""

    dealer: Seat
    auction: tuple[Call, ...] = ()

    def problems(self) -> tuple[Problem, ...]:
        return auction_problems(self.dealer, self.auction, self.accepted_calls)


WANTED = (
    NewDealWanted(Seat.NORTH),
    NewDealWanted(Seat.NORTH, (Call.BID_1NT, Call.PASS, Call.PASS, Call.PASS)),
    NewDealWanted(Seat.NORTH, (Call.PASS,) * 4),
)


@law("6", ALL, what="new_deal_wanted", situation=NewDealWanted, examples=WANTED)
def new_deal_wanted(case: Case[NewDealWanted]) -> Ruling:
    board = case.situation

    # 22  never after a board that all have passed
    if Auction.of(board.dealer, board.auction, board.accepted_calls).is_passed_out:
        case.considered("6D3", "passed_out")
        return case.rule("22B", Instruction("hands_back_no_new_deal"), ResultStands())
    # 86C (2017 86A)  at teams not when somebody could know how the match stands without it: an adjusted score
    if case.ask(event_type, clause="6D3") is EventType.TEAMS and case.ask(match_result_known, clause="86A"):
        case.considered("6D3", match_result_known)
        return case.rule("86A", AdjustedScore(ScoreKind.DIRECTORS))
    # 6D3  for any reason that goes with the Laws
    if case.met(reason_compatible, clause="6D3"):
        return case.rule("6D3", NewDeal())
    return case.rule("6D", PlayContinues())
