"""The play: Laws 41 and 44."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.bridge.cards import Card, Denomination
from arbitro.bridge.contract import Contract, Result
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import EMPTY
from arbitro.bridge.play import Play, Trick
from arbitro.bridge.seats import SEATS, Seat, Side
from tests.amounts import ENDINGS, Figures
from tests.bridge import plain
from tests.strategies import cards, contracts, deals, plays, seats

# Everyone has a suit of his own; only East and South share another.
DEAL = Deal.parse("N:AKQJT98765432... .KQJT98765432.2. .A.AKQJT9876543. ...AKQJT98765432")


def words(play: Play) -> list[str]:
    return [card.value for card in play.cards]


# -- cases of the Laws ---------------------------------------------------------


def test_44e_the_only_trump_wins_and_its_hand_leads_next() -> None:
    """T44-1: spades are trumps; West leads HA, North H3, East S2, South H5."""
    trick = Trick(Seat.WEST, (Card.HA, Card.H3, Card.S2, Card.H5))
    assert trick.winner(Denomination.SPADES) is Seat.EAST
    assert trick.winner(Denomination.NOTRUMP) is Seat.WEST
    deal = Deal.parse("N:3.KQJT43.KQJ.432 6542..65432.8765 AKQ.987652.A987.- JT987.A.T.AKQJT9")
    play = Play.begin(deal, Contract.parse("4S S"), ["HA", "H3", "S2", "H5"])
    assert play.turn is play.leader is Seat.EAST
    assert play.tricks_of(Side.EW) == 1
    assert play.tricks_of(Side.NS) == 0


def test_44c_who_holds_the_suit_led_must_follow() -> None:
    """T44-2 without the penalty card: hearts led, hearts held; the diamond waits."""
    deal = Deal.parse("N:AKQ.J42.A32.5432 JT9.AKQ.54.AKQJT 876.T98.KQJT.987 5432.7653.9876.6")
    followed = Play.begin(deal, Contract.parse("3NT S"), ["H7"])
    assert [card.value for card in followed.legal_cards] == ["HJ", "H4", "H2"]
    with pytest.raises(ProblemsFound) as trouble:
        followed.play(Card.DA)
    assert trouble.value.problems == (Problem("must-follow-suit", Place(seat="N", index=2), "DA", "H"),)


def test_44f_without_trumps_the_highest_card_of_the_suit_led_wins() -> None:
    """T44-3: notrump; C9, CK, HA, CJ."""
    trick = Trick(Seat.NORTH, (Card.C9, Card.CK, Card.HA, Card.CJ))
    assert trick.winner(Denomination.NOTRUMP) is Seat.EAST
    assert trick.winner(Denomination.HEARTS) is Seat.SOUTH
    assert trick.card_of(Seat.SOUTH) is Card.HA
    assert Trick(Seat.NORTH, (Card.C9,)).card_of(Seat.WEST) is None


@given(deals, contracts)
def test_41a_declarers_left_hand_opponent_leads_any_card(deal: Deal, contract: Contract) -> None:
    play = Play.begin(deal, contract)
    assert play.turn is contract.declarer.lho
    assert set(play.legal_cards) == set(deal[contract.declarer.lho])
    assert play.trick == Trick(play.turn, ())


@pytest.mark.parametrize(
    ("played", "card", "problem"),
    [
        (["HK"], "D2", Problem("card-not-held", Place(seat="S", index=2), "D2", ".A.AKQJT9876543.")),
        (["HK"], "HK", Problem("card-played-twice", Place(seat="S", index=2), "HK")),
        (["HK"], "DA", Problem("must-follow-suit", Place(seat="S", index=2), "DA", "H")),
    ],
)
def test_a_card_that_may_not_be_played_says_why_and_where(played: list[str], card: str, problem: Problem) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        Play.begin(DEAL, Contract.parse("1NT N"), [*played, card])
    assert trouble.value.problems == (problem,)


@given(plays(finished=True, claims=False), cards)
def test_nothing_can_be_played_after_the_last_card(play: Play, card: Card) -> None:
    assert play.is_over
    assert play.legal_cards == ()
    with pytest.raises(ProblemsFound) as trouble:
        play.play(card)
    assert trouble.value.problems[0].kind == "play-over"


# -- claims --------------------------------------------------------------------


@given(plays(finished=False), st.integers(-1, 14), cards)
def test_a_claim_gives_declarer_what_he_has_to_what_he_can_still_win(play: Play, tricks: int, card: Card) -> None:
    if play.tricks_won <= tricks <= play.tricks_won + 13 - len(play.tricks):
        claimed = play.claim(tricks)
        assert claimed.result == Result(play.contract, tricks)
        assert claimed.is_over
        assert claimed.legal_cards == ()
        with pytest.raises(ProblemsFound, match="play-over"):
            claimed.play(card)
        with pytest.raises(ProblemsFound, match="bad-claim"):
            claimed.claim(tricks)
    else:
        with pytest.raises(ProblemsFound) as trouble:
            play.claim(tricks)
        assert trouble.value.problems[0].kind == "bad-claim"


# -- against the plain rules ---------------------------------------------------


@given(plays(claims=False), cards)
def test_the_engine_agrees_with_the_laws_at_every_card(play: Play, other: Card) -> None:
    leader, denomination = play.contract.leader.value, play.contract.denomination.value
    for count in range(len(play.cards) + 1):
        at = play.until(count)
        winners, turn = plain.replay(words(at), leader, denomination)
        assert [t.winner(play.contract.denomination).value for t in at.tricks] == winners
        assert at.tricks_won == sum(plain.same_side(w, play.contract.declarer.value) for w in winners)
        assert at.tricks_of(Side.NS) + at.tricks_of(Side.EW) == len(winners)
        assert at.turn.value == turn or count == 52
        held = [card.value for card in play.deal[at.turn] if card not in play.cards[:count]]
        legal = plain.legal_cards(held, words(at)[count // 4 * 4 :])
        assert [card.value for card in at.legal_cards] == legal
    if other in play.legal_cards:
        assert play.play(other).cards == (*play.cards, other)
    else:
        with pytest.raises(ProblemsFound):
            play.play(other)


@given(plays(claims=False))
def test_every_card_is_played_or_remains(play: Play) -> None:
    for seat in SEATS:
        remaining = play.remaining(seat)
        assert remaining <= play.deal[seat]
        assert set(remaining).isdisjoint(play.cards)
    assert sum(len(play.remaining(seat)) for seat in SEATS) == 52 - len(play.cards)


@given(plays(finished=True, claims=False))
def test_the_result_is_the_number_of_tricks_declarers_side_won(play: Play) -> None:
    assert play.result == Result(play.contract, play.tricks_of(play.contract.declarer.side))
    assert play.tricks_of(Side.NS) + play.tricks_of(Side.EW) == 13
    assert all(play.remaining(seat) == EMPTY for seat in SEATS)


@given(plays(finished=False), seats)
def test_a_play_under_way_has_no_result(play: Play, seat: Seat) -> None:
    assert not play.is_over
    assert play.result is None
    assert play.trick.card_of(seat) in {None, *play.cards}


@given(plays(claims=False))
def test_the_same_cards_are_the_same_play(play: Play) -> None:
    again = Play.begin(play.deal, play.contract, str(play).split())
    assert again == play
    assert hash(again) == hash(play)


# -- counting ------------------------------------------------------------------


def tricks_of_play_outs(play: Play) -> Counter[int]:
    """How many ways to go on give declarer's side each number of tricks."""
    if play.is_over:
        return Counter([play.tricks_won])
    total: Counter[int] = Counter()
    for card in play.legal_cards:
        total += tricks_of_play_outs(play.play(card))
    return total


def test_endings_have_as_many_play_outs_as_by_brute_force(record_property: Figures) -> None:
    chance = random.Random(44)
    ways = 0
    for _ in range(ENDINGS):
        pack = list(plain.PACK)
        chance.shuffle(pack)
        deal = Deal.parse("N:" + " ".join(pbn(pack[at : at + 13]) for at in range(0, 52, 13)))
        level, declarer = chance.randint(1, 7), chance.choice(SEATS)
        play = Play.begin(deal, Contract(level, chance.choice(tuple(Denomination)), declarer))
        while len(play.cards) < 40:
            play = play.play(chance.choice(play.legal_cards))
        hands = {seat.value: [card.value for card in play.remaining(seat)] for seat in SEATS}
        denomination = play.contract.denomination.value
        brute_force = plain.tricks_of_play_outs(hands, play.turn.value, denomination, declarer.value)
        engine = tricks_of_play_outs(play)
        assert {won - play.tricks_won: count for won, count in engine.items()} == dict(brute_force)
        ways += sum(brute_force.values())
    record_property("endings of three cards each, equal to brute force", ENDINGS)
    record_property("ways to play these endings out", ways)


def pbn(cards: list[str]) -> str:
    return ".".join("".join(card[1] for card in cards if card[0] == suit) for suit in "SHDC")
