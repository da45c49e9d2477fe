"""The auction: Laws 17-19, 22 and the definition of declarer."""

from collections import Counter
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.bridge.auction import OPENING, Auction, AuctionStanding
from arbitro.bridge.calls import Call
from arbitro.bridge.contract import Risk
from arbitro.bridge.seats import Seat
from tests.amounts import PROOF, Figures
from tests.bridge import plain
from tests.strategies import auctions, calls, seats

LONGEST = 6 if PROOF else 5  # calls of an auction that is counted by brute force
NUMBER_OF_AUCTIONS = 128745650347030683120231926111609371363122697557


def words(auction: Auction) -> list[str]:
    return [call.value for call in auction.calls]


def legal_after(text: str) -> set[str]:
    return {call.value for call in Auction.parse(text).legal_calls}


# -- cases of the Laws ------------------------------------------


@pytest.mark.parametrize(
    ("last", "bid", "sufficient"),
    [("1S", "1NT", True), ("1S", "1H", False), ("1S", "1S", False), ("1S", "2C", True), ("2NT", "3C", True),
     ("2NT", "2S", False)],
)  # fmt: skip
def test_a_bid_must_supersede_the_last_one_18b(last: str, bid: str, sufficient: bool) -> None:
    assert (bid in legal_after(f"N: {last}")) is sufficient
    assert Call.parse(bid).supersedes(Call.parse(last)) is sufficient


def test_nothing_is_sufficient_over_seven_notrump() -> None:
    assert legal_after("N: 7NT") == {"P", "X"}


@pytest.mark.parametrize(
    ("auction", "call", "legal"),
    [
        ("W: 1H P P", "X", True),  # an opponent's bid with only passes since
        ("W: 1H X P", "XX", False),  # partner's double
        ("W: 1H X P P", "XX", True),
        ("N: 1NT P", "X", False),  # partner's bid
        ("N: 1NT", "XX", False),  # nothing is doubled
        ("N: P", "X", False),  # no bid yet
        ("N: 1NT X", "X", False),  # doubled already
        ("N: 1NT X XX", "X", False),
        ("N: 1NT X XX P P", "XX", False),
        ("N: 1NT X 2C", "X", True),  # the later bid superseded the double (19C)
        ("N: 1NT X 2C P P", "XX", False),
    ],
)
def test_who_may_double_and_redouble_19(auction: str, call: str, legal: bool) -> None:
    assert (call in legal_after(auction)) is legal


@pytest.mark.parametrize(
    ("auction", "contract"),
    [
        ("N: P P P 1C P P P", "1C W"),
        ("N: 1S X P P P", "1SX N"),
        ("E: 1S X XX P P P", "1SXX E"),
        ("N: 1S X 2S P P P", "2S N"),  # a double of a bid that was superseded is gone (19C)
        ("N: 1H P 2H P 4H P P P", "4H N"),  # D-1
        ("N: 1C P 1S P 2S P 3C P 3NT P P P", "3NT N"),  # D-2
        ("N: 1C P 1S P 2S P 3C P 4S P P P", "4S S"),  # D-2, the last bid changed
        ("N: 1H 1S 2H 2S P P P", "2S E"),
        ("N: 1H 2H P 3H P P P", "3H E"),  # the opponents named hearts first, but that is the other side
    ],
)
def test_the_contract_and_its_declarer_22(auction: str, contract: str) -> None:
    found = Auction.parse(auction)
    assert found.is_over
    assert not found.is_passed_out
    assert found.legal_calls == ()
    assert str(found.contract) == contract


def test_four_passes_end_the_auction_without_a_contract_22() -> None:
    auction = Auction.parse("S: P P P P")
    assert auction.is_over
    assert auction.is_passed_out
    assert auction.contract is None
    assert auction.declarer is None
    assert auction.last_bid is None


def test_three_passes_do_not_end_an_auction_without_a_bid() -> None:
    assert not Auction.parse("S: P P P").is_over


def test_an_auction_under_way_has_no_contract_but_a_presumed_declarer() -> None:
    auction = Auction.parse("W: 1D P 2D X")
    assert auction.contract is None
    assert auction.declarer is Seat.WEST
    assert auction.last_bid is Call.BID_2D
    assert auction.risk is Risk.DOUBLED


def test_the_turn_goes_clockwise_from_the_dealer_17() -> None:
    auction = Auction.parse("W: 1D P 2D X P")
    assert [auction.caller(n) for n in range(5)] == [Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST]
    assert auction.turn is Seat.NORTH


@pytest.mark.parametrize(
    ("auction", "call", "problem"),
    [
        ("N: 1S", "1H", Problem("insufficient-bid", Place(seat="E", index=2), "1H", "1S")),
        ("N: P", "X", Problem("inadmissible-double", Place(seat="E", index=2), "X")),
        ("N: 1S P", "XX", Problem("inadmissible-redouble", Place(seat="S", index=3), "XX")),
        ("W: P P P P", "1C", Problem("auction-over", Place(seat="W", index=5), "1C")),
        ("W: 1C P P P", "P", Problem("auction-over", Place(seat="W", index=5), "P")),
    ],
)
def test_a_call_that_may_not_be_made_says_why_and_where(auction: str, call: str, problem: Problem) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        Auction.parse(auction).call(Call.parse(call))
    assert trouble.value.problems == (problem,)


# -- against the plain rules ------------------------------------


@given(auctions())
def test_legal_calls_are_those_of_the_laws_at_every_step(auction: Auction) -> None:
    for count in range(len(auction.calls) + 1):
        at = auction.until(count)
        legal = [call.value for call in at.legal_calls]
        assert len(legal) == len(set(legal))
        assert set(legal) == plain.legal_calls(words(at))
        assert at.is_over is plain.auction_over(words(at))
        assert at.turn.value == plain.seat_after(auction.dealer.value, count)


@given(auctions(), calls)
def test_exactly_the_legal_calls_are_accepted(auction: Auction, call: Call) -> None:
    if call.value in plain.legal_calls(words(auction)):
        assert auction.call(call).calls == (*auction.calls, call)
    else:
        with pytest.raises(ProblemsFound):
            auction.call(call)


@given(auctions(finished=True))
def test_the_contract_is_that_of_the_definitions(auction: Auction) -> None:
    expected = plain.contract_of(auction.dealer.value, words(auction))
    contract = auction.contract
    if expected is None:
        assert auction.is_passed_out
        assert contract is None
    else:
        assert contract is not None
        assert expected == (
            contract.level, contract.denomination.value, contract.risk.value, contract.declarer.value
        )  # fmt: skip
        assert contract.leader.value == plain.seat_after(expected[3], 1)
        assert contract.dummy.value == plain.seat_after(expected[3], 2)


@given(auctions())
def test_an_auction_is_read_back(auction: Auction) -> None:
    assert Auction.parse(str(auction)) == auction
    assert eval(repr(auction), {"Auction": Auction}) == auction


@given(auctions(), seats)
def test_the_same_calls_are_the_same_auction(auction: Auction, dealer: Seat) -> None:
    again = Auction.of(auction.dealer, words(auction))
    assert again == auction
    assert hash(again) == hash(auction)
    assert (Auction.of(dealer, auction.calls) == auction) is (dealer is auction.dealer)


@given(auctions(), st.data())
def test_a_call_leaves_the_auction_before_it_as_it_was(auction: Auction, data: st.DataObject) -> None:
    count = data.draw(st.integers(0, len(auction.calls)))
    before = auction.until(count)
    for call in before.legal_calls:
        before.call(call)
    assert before == Auction.of(auction.dealer, auction.calls[:count])


# -- counting ---------------------------------------------------


def test_the_number_of_possible_auctions_comes_out_of_the_engine(
    record_property: Figures,
) -> None:
    @cache
    def auctions_from(standing: AuctionStanding) -> int:
        return sum(map(auctions_from, standing.after.values())) if standing.legal else 1

    assert auctions_from(OPENING) == NUMBER_OF_AUCTIONS
    record_property("possible auctions, counted by the engine's own rules", NUMBER_OF_AUCTIONS)


def test_short_auctions_are_as_many_as_by_brute_force(
    record_property: Figures,
) -> None:
    going_on: Counter[int] = Counter()
    over: Counter[int] = Counter()

    def brute_force(calls: list[str]) -> None:
        """Counts what one more call makes of these; a pass alone can end an auction."""
        legal = plain.legal_calls(calls)
        ended = plain.auction_over([*calls, "P"])
        over[len(calls) + 1] += ended
        going_on[len(calls) + 1] += len(legal) - ended
        if len(calls) < LONGEST - 1:
            for call in legal:
                if not plain.auction_over(following := [*calls, call]):
                    brute_force(following)

    def engine(count: int) -> tuple[int, int]:
        reached = Counter({OPENING: 1})
        for _ in range(count):
            following: Counter[AuctionStanding] = Counter()
            for standing, ways in reached.items():
                for call in standing.legal:
                    following[standing.after[call]] += ways
            reached = following
        ended = sum(ways for standing, ways in reached.items() if not standing.legal)
        return sum(reached.values()) - ended, ended

    brute_force([])
    assert going_on[1] == 36  # 35 bids and the pass
    for count in range(1, LONGEST + 1):
        assert engine(count) == (going_on[count], over[count])
    record_property(
        f"auctions of up to {LONGEST} calls, equal to brute force", sum(going_on.values()) + sum(over.values())
    )
