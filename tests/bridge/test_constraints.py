"""Deals that satisfy conditions."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.cards import Suit
from arbitro.bridge.constraints import Constraint, constrained_deal, contradictions
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import Hand
from tests.strategies import deals

Meaning = Callable[[Deal], bool]


def points(*hands: Hand) -> int:
    return sum({"A": 4, "K": 3, "Q": 2, "J": 1}.get(card.rank.value, 0) for hand in hands for card in hand)


MEANINGS: list[tuple[str, Meaning]] = [
    ("S: 15-17", lambda deal: 15 <= points(deal.south) <= 17),
    ("S: 15-17 hcp", lambda deal: 15 <= points(deal.south) <= 17),
    ("north: 12+", lambda deal: points(deal.north) >= 12),
    ("E: 8-", lambda deal: points(deal.east) <= 8),
    ("W: 10", lambda deal: points(deal.west) == 10),
    ("N: 5+S", lambda deal: deal.north.length(Suit.SPADES) >= 5),
    ("N: S5+", lambda deal: deal.north.length(Suit.SPADES) >= 5),
    ("N: 4-5♥ 0-1♦", lambda deal: deal.north.lengths[1] in (4, 5) and deal.north.lengths[2] <= 1),
    ("E: balanced", lambda deal: sorted(deal.east.lengths) in ([3, 3, 3, 4], [2, 3, 4, 4], [2, 3, 3, 5])),
    ("E: shape 5431", lambda deal: sorted(deal.east.lengths) == [1, 3, 4, 5]),
    ("NS: 25+ hcp", lambda deal: points(deal.north, deal.south) >= 25),
    ("EW: 8+H", lambda deal: deal.east.lengths[1] + deal.west.lengths[1] >= 8),
]


@pytest.mark.parametrize(("text", "meaning"), MEANINGS)
def test_a_constraint_means_what_it_says(text: str, meaning: Meaning) -> None:
    constraint, chance = Constraint.parse(text), random.Random(text)
    assert str(constraint) == text
    assert meaning(constrained_deal([constraint], chance.randrange))
    for _ in range(200):
        pack = list(range(52))
        chance.shuffle(pack)
        deal = Deal(*(Hand(sum(1 << card for card in pack[at::4])) for at in range(4)))
        assert constraint.holds(deal) is meaning(deal)


@given(deals)
def test_several_terms_must_all_hold(deal: Deal) -> None:
    both = Constraint.parse("S: 12+, 5+S").holds(deal)
    assert both is all(Constraint.parse(text).holds(deal) for text in ("S: 12+", "S: 5+S"))


@pytest.mark.parametrize(
    "text",
    ["", "S", "S:", "X: 12+", "S: strong", "S: 17-15", "S: shape 5555", "NS: balanced", "NS: shape 5431", "S: 12+ 5+Z"],
)
def test_what_is_no_constraint_is_refused(text: str) -> None:
    with pytest.raises(ProblemsFound, match="bad-constraint"):
        Constraint.parse(text)


@pytest.mark.parametrize("text", ["S: 38+", "NS: 41+", "S: 14+S", "S: 7+S 7+H"])
def test_an_impossible_constraint_is_told_at_once(text: str) -> None:
    constraint = Constraint.parse(text)
    assert [(p.kind, p.found) for p in contradictions([constraint])] == [("impossible-constraint", text)]
    with pytest.raises(ProblemsFound, match="impossible-constraint"):
        constrained_deal([constraint], random.Random(1).randrange)


@pytest.mark.parametrize("text", ["S: 37", "NS: 40", "S: 13S", "S: 7S 6H"])
def test_what_is_barely_possible_is_no_contradiction(text: str) -> None:
    assert contradictions([Constraint.parse(text)]) == ()


def test_when_the_tries_are_used_up_the_problem_says_so() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        constrained_deal([Constraint.parse("S: 13S")], random.Random(1).randrange, tries=50)
    assert [(p.kind, p.found, p.expected) for p in trouble.value.problems] == [("no-deal-found", "50", "S: 13S")]
