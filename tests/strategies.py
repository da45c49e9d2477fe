"""Hypothesis strategies for the values of the game, for the tests of every room.

`deals`, `auctions` and `plays` give legal values; `any_deals` may have every fault a deal can have.
"""

from hypothesis import strategies as st

from arbitro.bridge.auction import Auction
from arbitro.bridge.board import Board
from arbitro.bridge.calls import CALLS, Call
from arbitro.bridge.cards import CARDS, DENOMINATIONS, PACK, RANKS, SUITS, Card, Denomination, Rank, Suit
from arbitro.bridge.contract import RISKS, Contract, Result, Risk
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import EMPTY, Hand
from arbitro.bridge.play import Play
from arbitro.bridge.seats import SEATS, VULNERABILITIES, Seat, Side, Vulnerability

suits: st.SearchStrategy[Suit] = st.sampled_from(SUITS)
denominations: st.SearchStrategy[Denomination] = st.sampled_from(DENOMINATIONS)
ranks: st.SearchStrategy[Rank] = st.sampled_from(RANKS)
cards: st.SearchStrategy[Card] = st.sampled_from(CARDS)
seats: st.SearchStrategy[Seat] = st.sampled_from(SEATS)
sides: st.SearchStrategy[Side] = st.sampled_from(tuple(Side))
vulnerabilities: st.SearchStrategy[Vulnerability] = st.sampled_from(VULNERABILITIES)
calls: st.SearchStrategy[Call] = st.sampled_from(CALLS)
risks: st.SearchStrategy[Risk] = st.sampled_from(RISKS)
board_numbers: st.SearchStrategy[int] = st.integers(1, 999)

card_sets: st.SearchStrategy[Hand] = st.integers(0, PACK).map(Hand)
"""Any set of cards, of any size."""

any_deals: st.SearchStrategy[Deal] = st.builds(Deal, card_sets, card_sets, card_sets, card_sets)
"""Four sets of cards with no regard for each other."""


def _dealt(pack: list[Card]) -> Deal:
    return Deal(*(Hand.of(pack[at : at + 13]) for at in range(0, 52, 13)))


deals: st.SearchStrategy[Deal] = st.permutations(CARDS).map(_dealt)
"""Complete deals."""


def hands(size: int = 13) -> st.SearchStrategy[Hand]:
    """Hands of one size."""
    return st.permutations(CARDS).map(lambda pack: Hand.of(pack[:size]))


@st.composite
def partial_deals(draw: st.DrawFn) -> Deal:
    """Deals without faults that lack some cards, or none."""
    known, deal = draw(card_sets), draw(deals)
    whole = draw(st.sets(seats))
    return Deal.of({seat: deal[seat] if seat in whole else deal[seat] & known for seat in SEATS})


@st.composite
def hidden_deals(draw: st.DrawFn) -> Deal:
    """Deals of which each hand is either known or not known at all."""
    deal, known = draw(deals), draw(st.sets(seats))
    return Deal.of({seat: deal[seat] if seat in known else EMPTY for seat in SEATS})


@st.composite
def auctions(draw: st.DrawFn, *, finished: bool | None = None) -> Auction:
    """Legal auctions: finished, not finished, or either. Low bids are likelier, so that auctions get long."""
    auction = Auction(draw(seats))
    length = 400 if finished else draw(st.integers(0, 40))
    for _ in range(length):
        if auction.is_over:
            break
        legal = auction.legal_calls
        near = [call for call in legal if not call.is_bid] + [call for call in legal if call.is_bid][:4]
        following = auction.call(draw(st.sampled_from(near) | st.sampled_from(near) | st.sampled_from(legal)))
        if finished is False and following.is_over:
            break
        auction = following
    if finished:
        while not auction.is_over:
            auction = auction.call(Call.PASS)
    return auction


contracts: st.SearchStrategy[Contract] = st.builds(Contract, st.integers(1, 7), denominations, seats, risks)
results: st.SearchStrategy[Result] = st.just(Result(None)) | st.builds(Result, contracts, st.integers(0, 13))


@st.composite
def plays(draw: st.DrawFn, *, finished: bool | None = None, claims: bool = True) -> Play:
    """Legal plays of a complete deal: to the last card, stopped before it, or either; some end in a claim."""
    play = Play.begin(draw(deals), draw(contracts))
    for _ in range(52 if finished else draw(st.integers(0, 51 if finished is False else 52))):
        play = play.play(draw(st.sampled_from(play.legal_cards)))
    if claims and finished is not False and not play.is_over and draw(st.booleans()):
        play = play.claim(play.tricks_won + draw(st.integers(0, 13 - len(play.cards) // 4)))
    return play


boards: st.SearchStrategy[Board] = st.builds(
    Board, board_numbers, deals, st.none() | seats, st.none() | vulnerabilities
)
