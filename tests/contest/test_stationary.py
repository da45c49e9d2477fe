"""Who stays at a table (art. 5.1): the places for those who must not move."""

import pytest

from arbitro.contest.movement.arrow_switch import arrow_switched
from arbitro.contest.movement.mitchell import Form, mitchell
from arbitro.contest.movement.movement import Movement, Round, Sitting
from arbitro.contest.movement.stationary import stationary
from arbitro.contest.movement.web import web


@pytest.mark.parametrize("form", ["auto", "skip", "relay"])
@pytest.mark.parametrize("pairs", [15, 16])
def test_north_south_of_a_mitchell_stay(pairs: int, form: Form) -> None:
    assert stationary(mitchell(pairs, 2, form=form)) == tuple(range(1, 9))


def test_north_south_of_a_web_stay() -> None:
    assert stationary(web(16, 21, 7)) == tuple(range(1, 9))


def test_a_rover_does_not_stay_and_those_it_bumps_come_back_to_their_table() -> None:
    assert stationary(mitchell(17, 2, 7, form="rover")) == tuple(range(1, 9))


def test_to_turn_the_boards_moves_nobody() -> None:
    assert stationary(arrow_switched(mitchell(14, 2))) == tuple(range(1, 8))


def test_a_player_of_an_individual() -> None:
    individual = Movement(
        "any",
        2,
        (
            Round(1, (Sitting(1, (1, 2), (3, 4), (1,)), Sitting(2, (5, 6), (7, 8), (2,)))),
            Round(2, (Sitting(1, (1, 5), (6, 7), (3,)), Sitting(2, (2, 3), (4, 8), (4,)))),
        ),
        kind="individual",
    )
    assert stationary(individual) == (1, 8)


def test_who_never_plays_has_no_table() -> None:
    assert stationary(Movement("any", 1, (Round(1, (Sitting(1, 1, 2, (1,)),), (3,)),))) == (1, 2)
