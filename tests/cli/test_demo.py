"""`arbitro demo`: the movement is one, every choice is legal, the ranking adds up."""

from collections import Counter
from fractions import Fraction

import pytest

from arbitro.bridge.auction import Auction
from arbitro.bridge.cards import Card
from arbitro.bridge.play import Play
from arbitro.cli.boards.demo import percent
from arbitro.cli.boards.demo.session import BOARDS, ROUNDS, TABLES, meetings, play_session, ranking
from tests.cli.terminal import answer, arbitro


def test_every_pair_plays_every_board_once_and_meets_every_opponent_in_one_round() -> None:
    played = list(meetings())
    assert len(played) == TABLES * BOARDS
    for pairs in ([(m.ns, m.board) for m in played], [(m.ew, m.board) for m in played]):
        assert set(Counter(pairs).values()) == {1}
    assert set(Counter((m.ns, m.ew) for m in played).values()) == {BOARDS // ROUNDS}


@pytest.mark.parametrize("seed", ["arbitro", "1", "2", "3"])
def test_every_call_and_card_is_legal_and_the_result_is_that_of_the_play(seed: str) -> None:
    for one in play_session(seed):
        auction = Auction.of(one.board.dealer, one.calls)  # raises if a call is not legal
        assert auction.is_over
        assert auction.contract == one.result.contract
        if auction.contract:
            play = Play.begin(one.board.deal, auction.contract, one.cards)  # raises if a card is not
            assert play.result == one.result
            assert set(one.cards) == set(Card)


def test_the_same_seed_gives_the_same_session_and_another_seed_another() -> None:
    first, again, other = (arbitro("demo", *args).stdout for args in ((), (), ("--seed", "x")))
    assert first == again != other


def test_the_shares_of_each_direction_average_one_half_and_ranks_follow_them() -> None:
    for standings in ranking(play_session("arbitro")).values():
        shares = [row.percent for row in standings if row.percent is not None]
        assert sum(shares) == 50 * TABLES
        assert shares == sorted(shares, reverse=True)


@pytest.mark.parametrize(
    ("share", "shown"), [(Fraction(325, 6), "54.17"), (Fraction(50), "50.00"), (Fraction(100), "100.00")]
)
def test_percentages_are_shown_with_two_decimals(share: Fraction, shown: str) -> None:
    assert percent(share) == shown


def test_the_standings_and_one_board_are_printed() -> None:
    shown = arbitro("demo", "--board", "3").stdout
    for part in ("North-South", "East-West", "Pair 4 NS", "Board 3", "Auction"):
        assert part in shown


def test_json_has_the_standings_and_every_result() -> None:
    found = answer(arbitro("demo", "--json"))
    assert len(found["results"]) == TABLES * BOARDS
    assert len(found["ns"]) == len(found["ew"]) == TABLES


def test_a_board_that_was_not_played_is_a_problem() -> None:
    assert arbitro("demo", "--board", "9").exit_code == 2
