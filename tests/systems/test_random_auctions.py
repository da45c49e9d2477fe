"""Random auctions: what is explained is true of a hand that would make the call, and nothing is ever stuck."""

import random

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import SUITS
from arbitro.bridge.dealing import random_deal
from arbitro.bridge.evaluation import hcp
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import SEATS, VULNERABILITIES
from arbitro.regulations import load
from arbitro.regulations.alerts import alert
from arbitro.systems import Agreements, Told, Understanding, load_system
from arbitro.systems.policy import called
from tests.amounts import AUCTIONS, Figures

FIVE, CLUB = load_system("five_card_majors"), load_system("strong_club")
FIGB = load("figb_2017")


def inside(hand: Hand, told: Told) -> bool:
    """Whether a hand keeps to the limits that follow from what it has shown."""
    lengths = all(told.bounds.least(suit) <= hand.length(suit) <= told.bounds.most(suit) for suit in SUITS)
    return lengths and told.bounds.hcp[0] <= hcp(hand) <= told.bounds.hcp[1]


def test_every_call_that_is_explained_is_true_of_a_hand_that_would_make_it(record_property: Figures) -> None:
    chance = random.Random("auctions")
    explained = without = 0
    for number in range(AUCTIONS):
        deal = random_deal(chance.randrange)
        systems = chance.choice((Agreements(FIVE, CLUB), Agreements(CLUB, FIVE)))
        known = Understanding(systems, Auction(SEATS[number % 4]), VULNERABILITIES[number // 4 % 4])
        while not known.auction.is_over:
            seat = known.auction.turn
            fitting = known.fitting(deal[seat])
            if not fitting:
                without += 1
                break
            meaning = fitting[0] if chance.random() < 0.7 else chance.choice(fitting)
            known = known.after(meaning.call)
            explained += 1
            assert known.meanings[-1] == meaning
            told = known.of_seat(seat)
            assert told.fits(deal[seat]), (str(known.auction), str(deal[seat]), told.shows)
            assert inside(deal[seat], told), (str(known.auction), str(deal[seat]), told.bounds)
            if meaning.call is not Call.PASS:
                assert alert(called(known), FIGB).call is meaning.call
        assert all(constraint.holds(deal) for constraint in known.constraints)
    record_property("random auctions bid by two systems", AUCTIONS)
    record_property("calls explained that are true of the hand that made them", explained)
    record_property("auctions that ended where no rule had a call", without)
    assert without < AUCTIONS // 5


def test_whatever_is_called_leaves_something_that_a_hand_can_be() -> None:
    chance = random.Random("nonsense")
    for _ in range(AUCTIONS):
        known = Understanding(Agreements(FIVE, CLUB), Auction(chance.choice(SEATS)))
        while not known.auction.is_over and len(known.auction.calls) < 16:
            legal = known.auction.legal_calls
            known = known.after(chance.choice((*legal[:6], Call.PASS)) if legal[0].is_bid else Call.PASS)
            assert all(told.bounds.settled() is not None for told in known.told)
