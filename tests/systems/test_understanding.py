"""What an auction tells, by the rules of both sides."""

import random
from itertools import islice

import pytest

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Suit
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import EMPTY, Hand
from arbitro.bridge.sampling import sampled_deals
from arbitro.bridge.seats import Seat, Vulnerability
from arbitro.systems import Agreements, Forcing, Understanding, fitting_calls, load_system, read_system

FIVE, CLUB = (Agreements.both(load_system(name)) for name in ("five_card_majors", "strong_club"))


def known(auction: str, agreements: Agreements = FIVE) -> Understanding:
    return Understanding.of(agreements, Auction.parse(auction))


# Hands that every player of these methods bids alike, by common knowledge.
@pytest.mark.parametrize(
    ("hand", "auction", "call"),
    [
        ("AK52.Q84.KJ3.K72", "N:", "1NT"),  # 16 balanced
        ("AQJ54.K84.K3.872", "N:", "1S"),
        ("A4.KQ4.KJ843.872", "N:", "1D"),
        ("A43.K984.42.AQ32", "N:", "1C"),
        ("AKQ4.AKQ4.A3.K32", "N:", "2C"),
        ("43.KQJ984.Q43.32", "N:", "2H"),
        ("3.KQJ9842.J43.32", "N:", "3H"),
        ("K32.Q84.J43.9532", "N:", "P"),
        ("KJ54.Q84.J43.832", "N: 1S P", "2S"),
        ("KJ54.A842.J43.83", "N: 1S P", "3S"),
        ("54.A84.Q9432.K83", "N: 1S P", "1NT"),
        ("K954.84.Q943.K83", "N: 1H P", "1S"),
        ("K954.Q842.94.K83", "N: 1D P", "1H"),  # up the line
        ("KJ95.A842.94.983", "N: 1NT P", "2C"),  # Stayman
        ("4.KJ9532.942.983", "N: 1NT P", "2D"),  # a transfer
        ("KQ532.A92.Q4.983", "N: 1NT P 2H P 2S P", "3NT"),
        ("J42.KQ92.A4.KJ53", "N: 1NT P 2H P 2S P 3NT P", "4S"),  # three spades opposite five
        ("AQJ54.4.KJ32.A72", "N: 1H", "1S"),
        ("AJ54.4.KJ32.A752", "N: 1H", "X"),
        ("AQ4.KJ5.AQ32.J72", "N: 1H", "1NT"),
        ("J9542.84.J43.K72", "N: 1H X P", "1S"),
        ("KQ54.84.J43.K872", "N: 1C 1H", "X"),  # a negative double
        ("AKQJ4.KQ4.3.KJ72", "N: 1S P 3S P", "4NT"),  # 19 and a fit of nine
        ("K832.A84.QJ43.A3", "N: 1S P 2NT P 3S P 4NT P", "5D"),  # two aces and the king of trumps: none or three
    ],
)
def test_common_hands_are_bid_as_everybody_bids_them(hand: str, auction: str, call: str) -> None:
    found = fitting_calls(FIVE, Hand.parse(hand), Auction.parse(auction))
    assert found, "no call fits"
    assert found[0].call is Call.parse(call), [(each.call.value, each.shows) for each in found]


def test_a_strong_club_is_answered_by_its_own_rules_only() -> None:
    assert [m.call.value for m in fitting_calls(CLUB, Hand.parse("K954.Q842.943.83"), Auction.parse("N: 1C P"))] == [
        "1D"
    ]
    raised = known("N: 1C P 3C", CLUB).meanings[-1]
    assert raised is None  # the raise of a natural club does not hold


def test_points_and_fits_are_counted_with_what_partner_has_shown() -> None:
    weak = read_system('name="weak notrump"\nextends="five_card_majors"\nopening=[{call="1NT",shows="12-14 balanced"}]')
    assert known("N: 1NT P 3NT").meanings[-1].shows.startswith("hcp 10-15")  # type: ignore[union-attr]  # 25-30 less 15
    shown = known("N: 1NT P 3NT", Agreements.both(weak)).meanings[-1]
    assert shown is not None
    assert shown.shows.startswith("hcp 13-18")


def test_a_forcing_call_is_not_passed_and_a_game_force_holds_until_game() -> None:
    hand = Hand.parse("KQ4.KJ5.AQ32.J72")
    assert Call.PASS not in [m.call for m in known("N: 1D P 1S P").fitting(hand)]
    assert known("N: 1D P 1S P").forced
    assert known("N: 1S P 2C P 2S P").forced  # game-forcing, and two spades is no game
    assert not known("N: 1S P 2C P 2S P 4S P").forced
    assert not known("N: 1D P 1S 2H").forced  # an opponent has bid
    jacoby = known("N: 1S P 2NT").meanings[-1]
    assert jacoby is not None
    assert (jacoby.forcing, jacoby.rule.artificial) == (Forcing.GAME, True)


def test_what_a_hand_has_shown_adds_up_and_a_contradiction_leaves_the_last_call() -> None:
    told = known("N: 1NT P 2C P 2H").of_seat(Seat.NORTH).bounds
    assert (told.hcp, told.least(Suit.HEARTS), told.most(Suit.SPADES)) == ((15, 17), 4, 4)
    psyched = known("N: P P 1NT P P")  # South opened, North passed: nothing is contradicted
    assert psyched.of_seat(Seat.NORTH).bounds.hcp == (0, 7)
    assert known("N: 1C P 1NT P 5NT").meanings[-1] is None  # no rule: no agreed meaning


def test_zones_and_positions() -> None:
    text = """
        name = "ours"
        opening = [
            { call = "2D", shows = "3+", zones = ["favourable"] },
            { call = "2D", shows = "8+" },
            { call = "2H", shows = "1+", positions = [3] },
        ]
    """
    ours = Agreements.both(read_system(text))
    for vulnerability, shows in ((Vulnerability.EW, "3+"), (Vulnerability.NONE, "8+"), (Vulnerability.NS, "8+")):
        found = Understanding.of(ours, Auction.parse("N: 2D"), vulnerability).meanings[-1]
        assert found is not None
        assert found.shows == shows
    assert known("N: 2H", ours).meanings == (None,)
    assert known("N: P P 2H", ours).meanings[-1] is not None


def test_deals_that_fit_an_auction_have_what_was_shown_and_the_cards_that_are_known() -> None:
    understood = known("W: 1D 1S X 2S P P P")
    north = Hand.parse("AQJ54.K4.J32.872")
    dealt = tuple(
        islice(
            sampled_deals(understood.constraints, random.Random(3).randrange, known=Deal(north, EMPTY, EMPTY, EMPTY)),
            20,
        )
    )
    assert len(dealt) == 20
    for deal in dealt:
        assert deal.checked().north == north
        assert deal.south.length(Suit.SPADES) >= 3
        assert deal.east.length(Suit.HEARTS) >= 4
        assert all(told.fits(hand) for told, hand in zip(understood.told, deal, strict=True))
