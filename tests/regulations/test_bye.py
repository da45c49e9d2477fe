"""Rounds without an opponent (N78.3, N78.4)."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.regulations import Pack, load, parse_pack
from arbitro.regulations.bye import pair_bye, team_bye
from arbitro.scoring.award_scale import match_scale

FIGB = load("figb_2017")

# The table of the specification: boards, IMPs on the continuous and on the discrete scale for 12 VPs.
CONTINUOUS = {
    3: 3,
    4: 4,
    5: 4,
    6: 5,
    7: 5,
    8: 5,
    9: 6,
    10: 6,
    12: 6,
    13: 7,
    16: 7,
    20: 8,
    24: 9,
    28: 10,
    32: 10,
    40: 11,
}
DISCRETE = {6: 3, 7: 3, 8: 4, 9: 4, 10: 4, 12: 5, 14: 5, 16: 5, 20: 6, 32: 8}


def other(body: str) -> Pack:
    return parse_pack('extends = "figb_2017"\n' + body, "mine")


@pytest.mark.parametrize(("boards", "imps"), CONTINUOUS.items())
def test_a_team_has_sixty_per_cent_and_the_smallest_margin(boards: int, imps: int) -> None:
    found = team_bye(FIGB, match_scale(FIGB, boards))
    assert found.vp == 12
    assert found.imps == imps
    assert found.articles == ("art. 78.7", "art. 78.3")


@pytest.mark.parametrize(("boards", "imps"), DISCRETE.items())
def test_the_same_on_the_discrete_scale(boards: int, imps: int) -> None:
    found = team_bye(FIGB, match_scale(FIGB, boards, "discrete"))
    assert found.vp == 12
    assert found.imps == imps


def test_on_the_simple_scale_a_team_has_two_points() -> None:
    found = team_bye(FIGB, match_scale(FIGB, 20, "simple"))
    assert found.vp == 2
    assert found.imps == 5


def test_the_imps_count_unless_the_regulations_say_otherwise() -> None:
    scale = match_scale(FIGB, 16)
    assert team_bye(FIGB, scale).imps_count
    assert not team_bye(other("scoring.bye.imps_count = false"), scale).imps_count


def test_a_pair_has_its_own_average() -> None:
    assert pair_bye(FIGB, own=Fraction(5420, 10000)).share == Fraction(271, 500)


def test_a_pair_that_was_promised_a_share_has_the_better_of_the_two() -> None:
    pack = other('scoring.bye.pair = "at_least"')
    share = pair_bye(pack, own=Fraction(5420, 10000)).share
    assert share == Fraction(3, 5)
    assert round((22 * Fraction(5420, 100) + 2 * 100 * share) / 24, 2) == Fraction("54.68")
    assert pair_bye(pack, own=Fraction(7, 10)).share == Fraction(7, 10)


def test_the_average_of_the_round_is_fifty_per_cent() -> None:
    assert pair_bye(other('scoring.bye.pair = "field_round"')).share == Fraction(1, 2)


@pytest.mark.parametrize("rule", ["own_session", "at_least"])
def test_the_own_average_is_asked_where_it_matters(rule: str) -> None:
    found = pair_bye(other(f'scoring.bye.pair = "{rule}"'))
    assert found.share is None
    assert [question.id for question in found.asks] == ["own_session"]


@given(st.fractions(0, 1), st.sampled_from(["own_session", "field_round", "at_least"]))
def test_no_share_is_out_of_range_and_a_better_session_is_never_worth_less(own: Fraction, rule: str) -> None:
    pack = other(f'scoring.bye.pair = "{rule}"')
    share, best = pair_bye(pack, own=own).share, pair_bye(pack, own=Fraction(1)).share
    assert share is not None
    assert best is not None
    assert 0 <= share <= best <= 1


def test_a_share_of_more_than_all_is_refused() -> None:
    with pytest.raises(ProblemsFound):
        pair_bye(FIGB, own=Fraction(3, 2))
