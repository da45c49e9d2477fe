"""Definitions that need the game: declarer and defenders, artificial calls, periods."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.edition import ALL, E1997, E2007, E2017, Edition
from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import CALLS, Call
from arbitro.bridge.definitions import Meaning, Period, Shown, artificial, auction_period_begun, is_defender, period
from arbitro.bridge.seats import SEATS, Seat, Side
from tests.strategies import auctions, seats

LATER = (E2007, E2017)
editions = st.sampled_from(ALL)
meanings = st.builds(Meaning, st.sampled_from(CALLS), st.frozensets(st.sampled_from(list(Shown))))


def test_d1_declarer_is_who_first_named_the_denomination_for_his_side() -> None:
    assert Auction.parse("N: 1H P 2H P 4H P P P").declarer is Seat.NORTH


@pytest.mark.parametrize(("last", "declarer"), [("3NT", Seat.NORTH), ("4S", Seat.SOUTH)])
def test_d2_declarer_depends_on_the_denomination_of_the_last_bid(last: str, declarer: Seat) -> None:
    auction = Auction.parse(f"N: 1C P 1S P 2S P 3C P {last} P P P")
    assert auction.declarer is declarer
    assert {seat for seat in SEATS if is_defender(seat, auction)} == {Seat.EAST, Seat.WEST}


@given(auctions(), seats)
def test_the_defenders_are_the_opponents_of_the_side_with_the_last_bid(auction: Auction, seat: Seat) -> None:
    bidders = [auction.caller(at) for at, call in enumerate(auction.calls) if call.is_bid]
    assert is_defender(seat, auction) is bool(bidders and seat in (bidders[-1].lho, bidders[-1].rho))


# -- artificial calls (Definitions; 1997: convention, 30C) ------------------


@pytest.mark.parametrize("edition", ALL)
def test_d3_a_pass_that_shows_0_to_7_is_not_artificial(edition: Edition) -> None:
    assert not artificial(Meaning.of(Call.PASS, Shown.OVERALL_STRENGTH), edition)


@pytest.mark.parametrize("edition", ALL)
def test_d3_a_pass_that_promises_13_or_more_is_artificial(edition: Edition) -> None:
    assert artificial(Meaning.of(Call.PASS, Shown.MINIMUM_STRENGTH), edition)


@pytest.mark.parametrize("edition", ALL)
def test_a_pass_that_promises_or_denies_values_elsewhere_is_artificial(edition: Edition) -> None:
    assert artificial(Meaning.of(Call.PASS, Shown.VALUES_ELSEWHERE), edition)


@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize(
    "meaning",
    [
        Meaning.of(Call.BID_1NT, Shown.PLAY_THERE, Shown.OVERALL_STRENGTH),
        Meaning.of(Call.BID_1S, Shown.PLAY_THERE, Shown.LENGTH_THERE, Shown.MINIMUM_STRENGTH),
        Meaning.of(Call.DOUBLE, Shown.PLAY_THERE),  # for penalties
        Meaning.of(Call.PASS, Shown.PLAY_THERE),
        Meaning.of(Call.PASS),
    ],
)
def test_natural_calls_are_artificial_in_no_edition(meaning: Meaning, edition: Edition) -> None:
    assert not artificial(meaning, edition)


@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize(
    "meaning",
    [
        Meaning.of(Call.BID_2C, Shown.ANYTHING_ELSE),  # asks for a major
        Meaning.of(Call.BID_2D, Shown.VALUES_ELSEWHERE),  # transfer
        Meaning.of(Call.DOUBLE, Shown.VALUES_ELSEWHERE),  # takeout
        Meaning.of(Call.BID_1C, Shown.MINIMUM_STRENGTH, Shown.ANYTHING_ELSE),  # strong, any shape
    ],
)
def test_calls_that_speak_of_something_else_are_artificial_in_every_edition(meaning: Meaning, edition: Edition) -> None:
    assert artificial(meaning, edition)


def test_a_second_suit_beside_a_natural_one_makes_a_bid_artificial_since_2017() -> None:
    two_suits = Meaning.of(Call.BID_2S, Shown.PLAY_THERE, Shown.LENGTH_THERE, Shown.VALUES_ELSEWHERE)
    assert [artificial(two_suits, edition) for edition in ALL] == [False, False, True]


@pytest.mark.parametrize("shown", [Shown.HIGH_CARDS_THERE, Shown.LENGTH_THERE])
def test_showing_cards_there_without_wishing_to_play_there_was_no_convention_in_1997(shown: Shown) -> None:
    cue = Meaning.of(Call.BID_4C, shown)
    assert [artificial(cue, edition) for edition in ALL] == [False, True, True]


def test_overall_strength_alone_made_no_convention_in_1997() -> None:
    redouble = Meaning.of(Call.REDOUBLE, Shown.OVERALL_STRENGTH)
    assert [artificial(redouble, edition) for edition in ALL] == [False, True, True]


@given(meanings)
def test_2017_only_adds_to_what_2007_calls_artificial(meaning: Meaning) -> None:
    assert artificial(meaning, E2017) or not artificial(meaning, E2007)


@given(st.sampled_from(CALLS), editions)
def test_a_call_that_tells_nothing_is_not_artificial(call: Call, edition: Edition) -> None:
    assert not artificial(Meaning(call), edition)


# -- periods (17, 22, 41C) --------------------------------------------------


def test_t17_3_cards_taken_but_not_looked_at_begin_the_auction_period_since_2007() -> None:
    assert not auction_period_begun(Side.NS, E1997, taken=[Seat.NORTH])
    for edition in LATER:
        assert auction_period_begun(Side.NS, edition, taken=[Seat.NORTH])


@pytest.mark.parametrize("edition", ALL)
def test_the_auction_period_begins_for_each_side_by_itself(edition: Edition) -> None:
    looked = [Seat.SOUTH]
    assert auction_period_begun(Side.NS, edition, taken=looked, looked=looked)
    assert not auction_period_begun(Side.EW, edition, taken=looked, looked=looked)


@pytest.mark.parametrize("edition", ALL)
def test_t17_2_after_the_last_pass_the_auction_is_over_but_the_auction_period_is_not(edition: Edition) -> None:
    auction = Auction.parse("N: 1NT P P P")
    assert auction.is_over
    assert period(auction, edition).is_auction_period
    assert not period(auction, edition, lead_faced=True).is_auction_period


def test_the_clarification_period_came_in_2007() -> None:
    auction = Auction.parse("N: 1NT P P P")
    assert period(auction, E1997) is Period.AUCTION
    assert [period(auction, edition) for edition in LATER] == [Period.CLARIFICATION] * 2


@pytest.mark.parametrize("edition", ALL)
def test_the_play_period_runs_from_the_faced_lead_until_the_board_is_left(edition: Edition) -> None:
    auction = Auction.parse("N: 1NT P P P")
    assert period(auction, edition, lead_faced=True) is Period.PLAY
    assert period(auction, edition, lead_faced=True, board_left=True) is Period.OVER


def test_four_passes_end_the_auction_period_at_once_in_1997_and_later_when_the_hands_are_back() -> None:
    auction = Auction.parse("N: P P P P")
    assert period(auction, E1997) is Period.OVER
    for edition in LATER:
        assert period(auction, edition) is Period.AUCTION
        assert period(auction, edition, hands_returned=True) is Period.OVER


@given(auctions(finished=False), editions, st.booleans())
def test_while_the_auction_goes_on_no_card_ends_its_period(auction: Auction, edition: Edition, faced: bool) -> None:
    assert period(auction, edition, lead_faced=faced) is Period.AUCTION
