"""Law 65: how the cards of a trick are turned and kept."""

from arbitro.bridge.cards import Card, Denomination
from arbitro.bridge.contract import Contract
from arbitro.bridge.seats import Seat
from arbitro.laws.law_65_arrangement_of_tricks import Pointing, turned_cards
from tests.laws.casebook import check_cases


def test_cases() -> None:
    check_cases("65")


def test_a_row_of_cards_shows_which_tricks_were_won() -> None:
    """West leads; East's king wins, then South ruffs East's heart; the third trick is not complete."""
    contract = Contract(4, Denomination.SPADES, Seat.SOUTH)
    cards = tuple(map(Card.parse, ["H2", "H3", "HK", "H4", "HA", "S2", "H5", "H6", "DA", "D2"]))
    assert turned_cards(contract, cards, Seat.WEST) == ((Card.H2, Pointing.PARTNER), (Card.H5, Pointing.OPPONENTS))
    assert turned_cards(contract, cards, Seat.SOUTH) == ((Card.H4, Pointing.OPPONENTS), (Card.S2, Pointing.PARTNER))
