"""Dealing: Law 6. The numbering of the deals is a bijection, and deals are fair."""

import random
import secrets
from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from itertools import permutations, product
from math import comb, factorial, prod, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.cards import CARDS, Card
from arbitro.bridge.deal import Deal
from arbitro.bridge.dealing import NUMBER_OF_DEALS, deal_of, number_of, random_deal
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import SEATS, Seat
from tests.amounts import DEALS, SOUTH_HANDS, Figures
from tests.strategies import deals, partial_deals

ONE_SUIT_EACH = Deal.parse("N:...AKQJT98765432 ..AKQJT98765432. .AKQJT98765432.. AKQJT98765432...")
numbers = st.integers(0, NUMBER_OF_DEALS - 1)

# -- the bijection -------------------------------------------------------------


def test_the_number_of_deals() -> None:
    assert NUMBER_OF_DEALS == factorial(52) // factorial(13) ** 4 == 53644737765488792839237440000


@given(numbers)
def test_the_number_of_the_deal_of_a_number_is_that_number(number: int) -> None:
    deal = deal_of(number)
    assert deal.is_complete
    assert number_of(deal) == number


@given(deals)
def test_the_deal_of_the_number_of_a_deal_is_that_deal(deal: Deal) -> None:
    number = number_of(deal)
    assert 0 <= number < NUMBER_OF_DEALS
    assert deal_of(number) == deal


@pytest.mark.parametrize("step", [1, comb(26, 13), comb(39, 13) * comb(26, 13)])
def test_the_bijection_holds_at_its_seams(step: int) -> None:
    for seam in {0, step, 2 * step, NUMBER_OF_DEALS - step, NUMBER_OF_DEALS}:
        around = [number for number in range(seam - 3, seam + 4) if 0 <= number < NUMBER_OF_DEALS]
        found = [deal_of(number) for number in around]
        assert len(set(found)) == len(around) > 0
        assert [number_of(deal) for deal in found] == around


def test_with_north_and_east_given_the_numbers_run_through_souths_hands(record_property: Figures) -> None:
    """`make proof` deals all 10,400,600 of them: each comes once, so each comes."""
    first = number_of(ONE_SUIT_EACH) // comb(26, 13) * comb(26, 13)
    seen = bytearray(1 << 26)
    for number in range(first, first + SOUTH_HANDS):
        north, east, south, west = deal_of(number).hands
        assert (north, east) == (ONE_SUIT_EACH.north, ONE_SUIT_EACH.east)
        assert south.mask ^ west.mask == 0x3FFFFFF << 26
        assert south.mask.bit_count() == 13
        seen[south.mask >> 26] += 1
    assert max(seen) == 1
    assert sum(seen) == SOUTH_HANDS
    record_property("deals with consecutive numbers, all different", SOUTH_HANDS)


@pytest.mark.parametrize("number", [-1, NUMBER_OF_DEALS])
def test_a_number_without_a_deal_is_refused(number: int) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        deal_of(number)
    assert [(p.kind, p.found) for p in trouble.value.problems] == [("deal-number", str(number))]


@given(partial_deals())
def test_a_deal_that_is_not_complete_has_no_number(deal: Deal) -> None:
    if not deal.is_complete:
        with pytest.raises(ProblemsFound):
            number_of(deal)


@given(numbers)
def test_dealing_draws_one_number_below_the_number_of_deals(number: int) -> None:
    asked = []

    def draw(below: int) -> int:
        asked.append(below)
        return number

    assert random_deal(draw) == deal_of(number)
    assert asked == [NUMBER_OF_DEALS]


def test_dealing_from_the_systems_entropy_gives_complete_deals() -> None:
    dealt = [random_deal(secrets.randbelow) for _ in range(20)]
    assert all(deal.is_complete for deal in dealt)
    assert len(set(dealt)) == 20


def test_the_same_source_deals_the_same_session() -> None:
    one, other = random.Random(6).randrange, random.Random(6).randrange
    assert [random_deal(one) for _ in range(8)] == [random_deal(other) for _ in range(8)]


# -- fairness ------------------------------------------------------------------
# Exact probabilities from combinatorics; seeds are fixed. Under fairness one seed in ten thousand would fail.


def improbably_high(freedom: int) -> float:
    """What chi-squared exceeds once in ten thousand times (Wilson and Hilferty's approximation)."""
    spread = 2 / (9 * freedom)
    return freedom * (1 - spread + 3.719 * sqrt(spread)) ** 3


def deviation(found: Counter[Hashable], probabilities: Mapping[Hashable, float]) -> float:
    """Chi-squared as a share of what is improbably high: above 1, the cards are not fair. Rare cells are pooled."""
    count = found.total()
    assert found.keys() <= probabilities.keys()
    assert abs(sum(probabilities.values()) - 1) < 1e-9
    cells = [(found[cell], count * p) for cell, p in probabilities.items() if count * p >= 10]
    rest = count - sum(expected for _, expected in cells)
    if rest > 1e-6 * count:
        cells.append((count - sum(observed for observed, _ in cells), rest))
    return sum((o - e) ** 2 / e for o, e in cells) / improbably_high(len(cells) - 1)


def shape_probabilities() -> dict[Hashable, float]:
    chances: dict[Hashable, float] = {}
    for lengths in product(range(14), repeat=4):
        if sum(lengths) == 13 and list(lengths) == sorted(lengths, reverse=True):
            ways = len(set(permutations(lengths))) * prod(comb(13, length) for length in lengths)
            chances[lengths] = ways / comb(52, 13)
    return chances


def point_probabilities() -> dict[Hashable, float]:
    ways: Counter[int] = Counter()
    for held in product(range(5), repeat=4):
        if (small := 13 - sum(held)) >= 0:
            points = sum(number * worth for number, worth in zip(held, (4, 3, 2, 1), strict=True))
            ways[points] += prod(comb(4, number) for number in held) * comb(36, small)
    return {points: number / comb(52, 13) for points, number in ways.items()}


def shape(hand: Hand) -> Hashable:
    return tuple(sorted(hand.lengths, reverse=True))


def points(hand: Hand) -> Hashable:
    return sum({"A": 4, "K": 3, "Q": 2, "J": 1}.get(card.rank.value, 0) for card in hand)


def test_known_probabilities_come_out_of_the_combinatorics() -> None:
    """4-4-3-2 is the commonest shape, 21.55 %; there are 39; ten points are the commonest count, 9.405 %."""
    shapes, counts = shape_probabilities(), point_probabilities()
    assert len(shapes) == 39
    assert round(100 * shapes[4, 4, 3, 2], 2) == 21.55
    assert counts.keys() == set(range(38))
    assert round(100 * counts[10], 3) == 9.405


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(
    ("feature", "probabilities"), [(shape, shape_probabilities()), (points, point_probabilities())]
)
def test_shapes_and_points_are_as_frequent_as_they_should_be(
    seat: Seat,
    feature: Callable[[Hand], Hashable],
    probabilities: Mapping[Hashable, float],
    record_property: Figures,
) -> None:
    draw = random.Random(f"{seat} {feature.__name__}").randrange
    found = Counter(feature(random_deal(draw)[seat]) for _ in range(DEALS))
    assert deviation(found, probabilities) < 1
    record_property(f"deals in chi-squared tests of {feature.__name__}", DEALS)


def test_every_card_is_with_every_player_equally_often(record_property: Figures) -> None:
    draw = random.Random("positions").randrange
    where: dict[Card, Counter[Hashable]] = {card: Counter() for card in CARDS}
    for _ in range(DEALS // 10):
        deal = random_deal(draw)
        for seat in SEATS:
            for card in deal[seat]:
                where[card][seat] += 1
    quarter: dict[Hashable, float] = dict.fromkeys(SEATS, 0.25)
    assert max(deviation(found, quarter) for found in where.values()) < 1
    record_property("deals in chi-squared tests of the place of each card", DEALS // 10)


@pytest.mark.parametrize(("one", "other"), [("SA", "SK"), ("SA", "S2"), ("C2", "SA"), ("C2", "D2"), ("H7", "H8")])
def test_one_card_tells_of_another_only_that_the_hand_has_room_for_twelve(one: str, other: str) -> None:
    draw = random.Random(one + other).randrange
    first, second = Card.parse(one), Card.parse(other)
    dealt = (random_deal(draw) for _ in range(DEALS))
    found: Counter[Hashable] = Counter((deal.holder(first), deal.holder(second)) for deal in dealt)
    chances: dict[Hashable, float] = {(a, b): (12 if a is b else 13) / (4 * 51) for a in SEATS for b in SEATS}
    assert deviation(found, chances) < 1


def test_the_tests_of_fairness_see_unfair_cards() -> None:
    """Numbers that lean to the low side, and a pack dealt in lumps of two cards that lay together."""
    chance = random.Random("unfair")

    def low(below: int) -> int:
        return min(chance.randrange(below), chance.randrange(below))

    places: Counter[Hashable] = Counter(random_deal(low).holder(Card.SA) for _ in range(5_000))
    assert deviation(places, dict.fromkeys(SEATS, 0.25)) > 1
    lumps = list(zip(CARDS[::2], CARDS[1::2], strict=True))
    shapes: Counter[Hashable] = Counter()
    for _ in range(5_000):
        chance.shuffle(lumps)
        shapes[shape(Hand.of([card for lump in lumps[:7] for card in lump][:13]))] += 1
    assert deviation(shapes, shape_probabilities()) > 1
