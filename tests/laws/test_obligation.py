"""Which cards a player may play: the precedence of his duties (44C, 50C, 50D1, 51A, 59)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.bridge.cards import CARDS, PACK, SUITS, Card, Suit
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import SEATS, Seat
from arbitro.laws.case.effect import (
    AnyEffect,
    LeadForbidden,
    LeadRequired,
    NoRectification,
    PlayForbidden,
    PlayRequired,
    WhichCard,
)
from arbitro.laws.shared.obligation import (
    Demanded,
    Duty,
    Lasts,
    Obligation,
    Restriction,
    after_trick,
    legal_cards,
    obligation,
    restrictions_of,
)

S, H, D, C = Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS


def cards(text: str) -> int:
    return Hand.parse(text).mask


def found(hand: str, led: Suit | None, *effects: AnyEffect, major: str = "", minor: str = "") -> Obligation:
    restrictions = restrictions_of(effects)
    return obligation(cards(hand), led, restrictions, cards(major), cards(minor))


def legal(hand: str, led: Suit | None, *effects: AnyEffect, major: str = "", minor: str = "") -> str:
    outcome = found(hand, led, *effects, major=major, minor=minor)
    return " ".join(str(card) for card in Hand(outcome.cards))


# -- the rules, one by one -----------------------------------------------------------------------------------------


def test_a_player_follows_suit_and_otherwise_plays_any_card() -> None:
    assert legal("SA H32", H) == "H3 H2"
    assert legal("SA H32", C) == "SA H3 H2"
    assert legal("SA H32", None) == "SA H3 H2"


def test_before_a_minor_penalty_card_only_honours_of_its_suit_may_be_played() -> None:
    """50C: hearts led, he has the minor ♥6 and ♥Q82 (T50-1)."""
    assert legal("SA HQ862", H, minor="H6") == "HQ H6"


def test_a_discard_may_be_any_other_suit_but_not_a_lower_card_of_the_minor_one() -> None:
    """50C: spades led, he has none (T50-2)."""
    assert legal("HQT862 C3", S, minor="H6") == "HQ HT H6 C3"


def test_a_minor_penalty_card_need_not_be_played_at_once() -> None:
    """50C: leading, he may lead another suit."""
    assert legal("S2 H63", None, minor="H6") == "S2 H6"


def test_a_major_penalty_card_waits_while_he_can_follow_suit_and_is_discarded_otherwise() -> None:
    """50D1: ♦J is on the table, clubs are led (T50-6)."""
    assert legal("H3 DJ C42", C, major="DJ") == "C4 C2"
    assert legal("H3 DJ2", C, major="DJ") == "DJ"


def test_a_major_penalty_card_is_led_or_followed_with() -> None:
    assert legal("H3 DJ2", None, major="DJ") == "DJ"
    assert legal("H3 DJ2", D, major="DJ") == "DJ"


def test_declarer_names_one_of_several_major_penalty_cards() -> None:
    """51A: void in clubs with ♠K and ♦5 on the table (T51-4)."""
    outcome = found("SK2 D54", C, major="SK D5")
    assert Hand(outcome.cards) == Hand.of((Card.SK, Card.D5))
    assert outcome.declarer_names
    named = obligation(cards("SK2 D54"), C, (), cards("SK D5"), 0, Card.D5)
    assert (named.cards, named.declarer_names) == (Card.D5.bit, False)


def test_only_one_of_them_can_follow_suit_so_there_is_nothing_to_name() -> None:
    outcome = found("SK2 D54", S, major="SK D5")
    assert (outcome.cards, outcome.declarer_names) == (Card.SK.bit, False)


def test_a_restriction_goes_before_a_penalty_card() -> None:
    """50D1(b): a heart is required of him, his penalty card is a diamond."""
    assert legal("H32 DJ", None, LeadRequired(Seat.WEST, H), major="DJ") == "H3 H2"


def test_among_the_cards_that_comply_the_penalty_card_is_due() -> None:
    assert legal("SK32 DJ", None, LeadRequired(Seat.WEST, S), major="SK") == "SK"


def test_unable_to_comply_he_plays_any_legal_card_but_the_penalty_card_still_binds() -> None:
    """59."""
    outcome = found("H32 DJ", None, LeadRequired(Seat.WEST, S), major="DJ")
    assert outcome.cards == Card.DJ.bit
    assert [one.suits for one in outcome.unable] == [(S,)]
    assert legal("H32 D7", None, LeadRequired(Seat.WEST, S)) == "H3 H2 D7"


def test_two_suits_forbidden_at_once_leave_everything_to_a_player_who_has_no_other() -> None:
    """51B2(b), 59 (T51-3)."""
    both = (LeadForbidden(Seat.WEST, S), LeadForbidden(Seat.WEST, D))
    assert legal("SA H2 D5", None, *both) == "H2"
    assert legal("SA D5", None, *both) == "SA D5"
    assert len(found("SA D5", None, *both).unable) == 1


def test_a_restriction_of_leads_does_not_bind_when_another_hand_has_led() -> None:
    assert legal("SA H2", D, LeadForbidden(Seat.WEST, S)) == "SA H2"
    assert legal("SA H2", D, LeadRequired(Seat.WEST, S)) == "SA H2"


@pytest.mark.parametrize(
    ("which", "left"), [(WhichCard.HIGHEST, "HK"), (WhichCard.LOWEST, "H2"), (WhichCard.ANY, "HK H9 H2")]
)
def test_the_highest_or_lowest_card_of_a_suit_may_be_required(which: WhichCard, left: str) -> None:
    """57A."""
    assert legal("SA HK92", H, PlayRequired(Seat.WEST, H, which)) == left


def test_a_play_may_be_required_of_or_forbidden_to_a_player_who_cannot_follow() -> None:
    assert legal("SA D72", H, PlayRequired(Seat.WEST, D)) == "D7 D2"
    assert legal("SA D72", H, PlayForbidden(Seat.WEST, D)) == "SA"
    assert legal("D72", H, PlayForbidden(Seat.WEST, D)) == "D7 D2"


def test_the_highest_card_required_goes_before_a_minor_penalty_card() -> None:
    """50C gives way to what declarer demanded; he plays ♥8 before the ♥6 that lies on the table."""
    assert legal("H862", H, PlayRequired(Seat.WEST, H, WhichCard.HIGHEST), minor="H6") == "H8"


def test_the_first_broken_duty_is_told() -> None:
    outcome = found("SA H32 DJ", H, major="DJ")
    assert outcome.breaks(Card.H3) is None
    assert outcome.breaks(Card.DJ) is Duty.FOLLOW_SUIT
    assert found("SA H3 DJ", C, major="DJ").breaks(Card.H3) is Duty.MAJOR_PENALTY_CARD
    assert found("SA H63", C, minor="H6").breaks(Card.H3) is Duty.MINOR_PENALTY_CARD
    assert found("SA H63", None, LeadForbidden(Seat.WEST, S)).breaks(Card.SA) is Duty.RESTRICTION


# -- how long restrictions last ------------------------------------------------------------------------------------


def test_a_ruling_gives_its_restrictions() -> None:
    effects = (
        LeadRequired(Seat.WEST, S),
        LeadForbidden(Seat.EAST, H),
        NoRectification(),
        LeadForbidden(Seat.EAST, D),
        PlayRequired(Seat.NORTH, C, WhichCard.LOWEST),
        PlayForbidden(Seat.WEST, C),
    )
    assert restrictions_of(effects) == (
        Restriction(Seat.WEST, Demanded.REQUIRED, (S,), Lasts.ONE_LEAD),
        Restriction(Seat.EAST, Demanded.FORBIDDEN, (H, D), Lasts.KEEPS_LEAD),
        Restriction(Seat.NORTH, Demanded.REQUIRED, (C,), Lasts.TRICK, WhichCard.LOWEST),
        Restriction(Seat.WEST, Demanded.FORBIDDEN, (C,), Lasts.TRICK),
    )


@pytest.mark.parametrize(
    ("effect", "leader", "winner", "binds"),
    [
        (LeadRequired(Seat.WEST, S), Seat.WEST, Seat.WEST, False),  # it bound the one lead
        (LeadRequired(Seat.WEST, S), Seat.NORTH, Seat.WEST, True),  # he has not led yet
        (LeadForbidden(Seat.WEST, S), Seat.WEST, Seat.WEST, True),  # he keeps the lead (T50-4)
        (LeadForbidden(Seat.WEST, S), Seat.WEST, Seat.EAST, False),  # he has lost it
        (LeadForbidden(Seat.WEST, S), Seat.NORTH, Seat.SOUTH, True),  # he has not led yet
        (PlayForbidden(Seat.WEST, S), Seat.NORTH, Seat.WEST, False),  # it was for that trick
    ],
)
def test_when_a_restriction_lapses(effect: AnyEffect, leader: Seat, winner: Seat, binds: bool) -> None:
    assert bool(after_trick(restrictions_of([effect]), leader, winner)) is binds


# -- whatever comes together ---------------------------------------------------------------------------------------

hands = st.sets(st.sampled_from(CARDS), min_size=1, max_size=13)
leads = st.none() | st.sampled_from(SUITS)
demands = st.builds(
    Restriction,
    st.sampled_from(SEATS),
    st.sampled_from(Demanded),
    st.lists(st.sampled_from(SUITS), min_size=1, max_size=4, unique=True).map(tuple),
    st.sampled_from(Lasts),
    st.sampled_from(WhichCard),
)


def mask(held: set[Card]) -> int:
    return Hand.of(held).mask


@given(hands, leads, st.lists(demands, max_size=3), st.data())
def test_no_combination_of_duties_leaves_a_player_without_a_card(
    held: set[Card], led: Suit | None, restrictions: list[Restriction], data: st.DataObject
) -> None:
    major = data.draw(st.sets(st.sampled_from(sorted(held)), max_size=3))
    minor = data.draw(st.sets(st.sampled_from(sorted(held)), max_size=1))
    outcome = obligation(mask(held), led, restrictions, mask(major), mask(minor))
    assert outcome.cards
    assert outcome.cards & ~mask(held) == 0
    assert legal_cards(mask(held), led, restrictions, mask(major), mask(minor)) == outcome.cards
    for card in held:
        assert (outcome.breaks(card) is None) is bool(outcome.cards & card.bit)


@given(hands, st.sampled_from(SUITS), st.lists(demands, max_size=3), st.integers(0, PACK), st.integers(0, PACK))
def test_following_suit_always_wins(
    held: set[Card], led: Suit, restrictions: list[Restriction], major: int, minor: int
) -> None:
    left = Hand(legal_cards(mask(held), led, restrictions, major, minor))
    if any(card.suit is led for card in held):
        assert all(card.suit is led for card in left)


@given(hands, leads, demands, st.integers(0, PACK), st.integers(0, PACK))
def test_what_is_demanded_is_complied_with_unless_he_is_unable(
    held: set[Card], led: Suit | None, demand: Restriction, major: int, minor: int
) -> None:
    """Penalty cards never excuse from a restriction; following suit does."""
    outcome = obligation(mask(held), led, [demand], major, minor)
    follows = {card for card in held if card.suit is led} or held
    complies = {card for card in follows if (card.suit in demand.suits) is (demand.kind is Demanded.REQUIRED)}
    binds = led is None or demand.until is Lasts.TRICK
    assert (demand in outcome.unable) is (binds and not complies)
    if binds and complies:
        assert set(Hand(outcome.cards)) <= complies


@given(hands, leads, st.data())
def test_penalty_cards_alone_card_by_card(held: set[Card], led: Suit | None, data: st.DataObject) -> None:
    """The same rule said of each card: 50D1 where a major card can be played, else 50C."""
    laid = data.draw(st.sets(st.sampled_from(sorted(held)), max_size=2))
    minor = laid if len(laid) == 1 and not any(card.is_honour for card in laid) else set()
    major = laid - minor
    follows = {card for card in held if card.suit is led} or held
    if follows & major:
        expected = follows & major
    else:
        suits = {card.suit for card in minor}
        expected = {card for card in follows if card in minor or card.is_honour or card.suit not in suits}
    assert set(Hand(legal_cards(mask(held), led, (), mask(major), mask(minor)))) == expected


@given(hands, leads)
def test_without_any_duty_it_is_the_plain_rule_of_the_game(held: set[Card], led: Suit | None) -> None:
    follows = {card for card in held if card.suit is led}
    assert set(Hand(legal_cards(mask(held), led))) == (follows or held)


def test_an_empty_hand_has_nothing_to_play() -> None:
    assert legal_cards(0, S, restrictions_of([PlayForbidden(Seat.WEST, S)])) == 0
