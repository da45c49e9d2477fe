"""`arbitro demo`: the movement is one, every choice is legal, the ranking adds up."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.bridge.auction import Auction
from arbitro.bridge.cards import Card
from arbitro.bridge.play import Play
from arbitro.bridge.seats import Side
from arbitro.cli.demo import percent
from arbitro.cli.demo.session import (
    BOARDS,
    ROUNDS,
    TABLES,
    matchpoints,
    meetings,
    percentages,
    play_session,
    ranked,
)
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


@given(st.lists(st.integers(-40, 40).map(lambda n: n * 10), min_size=2, max_size=8))
def test_matchpoints_are_two_for_a_lower_score_and_one_for_an_equal_one(scores: list[int]) -> None:
    points = matchpoints(scores)
    assert sum(points) == len(scores) * (len(scores) - 1)
    for place, mine in enumerate(scores):
        others = scores[:place] + scores[place + 1 :]
        assert points[place] == 2 * len([o for o in others if o < mine]) + others.count(mine)


def test_the_shares_of_each_direction_average_one_half_and_ranks_follow_them() -> None:
    played = play_session("arbitro")
    for side in Side:
        shares = percentages(played, side)
        assert sum(shares.values()) == Fraction(TABLES, 2)
        lines = ranked(shares)
        assert [share for _, _, share in lines] == sorted(shares.values(), reverse=True)


def test_equal_pairs_share_a_rank() -> None:
    half, best = Fraction(1, 2), Fraction(3, 5)
    assert ranked({1: half, 2: best, 3: half, 4: Fraction(2, 5)}) == [
        (1, 2, best),
        (2, 1, half),
        (2, 3, half),
        (4, 4, Fraction(2, 5)),
    ]


@pytest.mark.parametrize(
    ("share", "shown"), [(Fraction(13, 24), "54.17"), (Fraction(1, 2), "50.00"), (Fraction(1), "100.00")]
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
