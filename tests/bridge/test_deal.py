"""Four hands: everything that is wrong with them is found at once."""

import pytest
from hypothesis import given

from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.bridge.cards import CARDS, Card
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import EMPTY, FULL_PACK, Hand
from arbitro.bridge.seats import SEATS, Seat
from tests.strategies import any_deals, cards, deals, hidden_deals, partial_deals, seats

TEXT = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"


@given(deals)
def test_a_complete_deal_has_52_different_cards_and_no_problem(deal: Deal) -> None:
    assert sorted(card for hand in deal for card in hand) == list(CARDS)
    assert deal.is_complete
    assert deal.problems() == ()
    assert deal.checked() is deal
    assert deal.missing == EMPTY


@given(any_deals)
def test_problems_tells_every_fault_and_nothing_else(deal: Deal) -> None:
    expected = set()
    for seat in SEATS:
        if len(deal[seat]) != 13:
            expected.add(Problem("hand-size", Place(seat=seat.value), str(len(deal[seat])), "13"))
    for card in CARDS:
        holders = [seat.value for seat in SEATS if card in deal[seat]]
        if not holders:
            expected.add(Problem("card-missing", found=card.value))
        if len(holders) > 1:
            expected.add(Problem("card-held-twice", Place(seat=" ".join(holders)), card.value))
    found = deal.problems()
    assert set(found) == expected
    assert len(found) == len(expected)
    assert deal.is_complete is not bool(expected)
    if expected:
        with pytest.raises(ProblemsFound) as trouble:
            deal.checked()
        assert trouble.value.problems == found
    lenient = {p for p in expected if p.kind == "card-held-twice"}
    lenient |= {p for p in expected if p.kind == "hand-size" and int(p.found) > 13}
    assert set(deal.problems(partial=True)) == lenient


def test_a_deal_with_every_kind_of_problem() -> None:
    deal = Deal.parse(TEXT.replace("N:AKQ", "N:AQ").replace(".AKQ", ".AQ", 1))
    deal = Deal(deal.north, deal.east.with_card(Card.SA), deal.south, deal.west)
    assert [(p.kind, p.where.seat, p.found) for p in deal.problems()] == [
        ("hand-size", "N", "12"),
        ("card-held-twice", "N E", "SA"),
        ("card-missing", None, "SK"),
        ("card-missing", None, "HK"),
    ]


@given(partial_deals())
def test_a_partial_deal_without_faults_passes_as_partial(deal: Deal) -> None:
    assert deal.problems(partial=True) == ()
    assert sum(map(len, deal)) + len(deal.missing) == 52
    assert deal.is_complete is not bool(deal.missing)


@given(deals, seats)
def test_the_fourth_hand_follows_from_three(deal: Deal, unknown: Seat) -> None:
    three = Deal.of({seat: deal[seat] for seat in SEATS if seat is not unknown})
    assert three[unknown] == EMPTY
    assert three.completed() == deal
    assert deal.completed() == deal


@given(hidden_deals())
def test_with_two_hands_unknown_nothing_can_be_completed(deal: Deal) -> None:
    if sum(not hand for hand in deal) > 1:
        assert deal.completed() == deal


def test_a_deal_with_faults_is_not_completed() -> None:
    spades, hearts = Hand.from_suits("SAKQJT98765432"), Hand.from_suits("HAKQJT98765432")
    assert Deal(spades, spades, hearts).completed() == Deal(spades, spades, hearts)
    assert Deal(spades, hearts, FULL_PACK).completed() == Deal(spades, hearts, FULL_PACK)


@given(deals, cards)
def test_every_card_has_its_holder(deal: Deal, card: Card) -> None:
    holder = deal.holder(card)
    assert holder is not None
    assert card in deal[holder]


def test_a_missing_card_has_no_holder() -> None:
    assert Deal().holder(Card.SA) is None


@given(hidden_deals(), seats)
def test_a_deal_is_read_back_whoever_comes_first(deal: Deal, first: Seat) -> None:
    assert Deal.parse(deal.pbn(first)) == deal
    assert deal.pbn(first).startswith(f"{first}:")
    assert Deal.parse(str(deal)) == deal
    assert eval(repr(deal), {"Deal": Deal}) == deal


@given(any_deals)
def test_even_a_faulty_deal_is_read_back(deal: Deal) -> None:
    assert Deal.parse(str(deal)) == deal


def test_hands_go_clockwise_from_the_first() -> None:
    deal = Deal.parse(TEXT.replace("N:", "E:"))
    assert [hand.lengths.index(13) for hand in deal] == [3, 0, 1, 2]
    assert deal.pbn(Seat.EAST) == TEXT.replace("N:", "E:")


@pytest.mark.parametrize("text", ["", "N", "N:AKQ...", "N:- - -", "N:- - - - -", "- - - -"])
def test_what_is_no_deal_is_refused(text: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        Deal.parse(text)
    assert [(p.kind, p.found) for p in trouble.value.problems] == [("bad-deal", text)]


def test_every_hand_that_cannot_be_read_is_told_with_its_seat() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        Deal.parse("S:AAK... - X... A.K")
    assert [(p.kind, p.where.seat) for p in trouble.value.problems] == [
        ("card-twice", "S"),
        ("bad-holding", "N"),
        ("bad-hand", "E"),
    ]
