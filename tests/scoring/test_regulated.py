"""What a pack says reaches the methods of scoring."""

from fractions import Fraction

import pytest

from arbitro.book.edition import E2017
from arbitro.book.problem import ProblemsFound
from arbitro.regulations import Pack, load, parse_pack
from arbitro.scoring.board_a_match import BoardAMatch
from arbitro.scoring.butler import Butler, Datum
from arbitro.scoring.cross_imps import CrossImps
from arbitro.scoring.matchpoints import Matchpoints
from arbitro.scoring.regulated import (
    board_a_match,
    board_a_match_margin,
    butler,
    cross_imps,
    match_length,
    matchpoints,
    scale,
    swiss_pairs_points,
)
from arbitro.scoring.rounding import Rounding
from arbitro.scoring.victory_points import Continuous, Discrete, Simple, victory_points

WBF, FIGB = load("wbf"), load("figb_2017")
OTHER = parse_pack(
    """
    extends = "wbf"
    scoring.sections = "apart"
    [scoring.matchpoints]
    points_per_win = 1
    missing_results = "reserve"
    weighted_in_field = "neuberg"
    [scoring.butler]
    datum = "median"
    trim = "10%"
    unit = "none"
    rounding = "half_even"
    counting = "shares"
    own_in_datum = false
    [scoring.cross_imps]
    divide = "n-1"
    counting = "played"
    [scoring.vp]
    scale = "simple"
    simple_margin = "1/4"
    simple_long_match = 40
    simple_long_margin = 10
    fraction = "toward_zero"
    boards = "played"
    columns = [8, 16]
    percent_to_vp = [[0, 0], ["50%", 10], ["60%", 15]]
    [scoring.bam]
    margin = "10%"
    artificial_win = "115%"
    artificial_loss = "85%"
    alone = "55%"
    [scoring.artificial]
    average_plus = "65%"
    """,
    "other",
)


@pytest.mark.parametrize("pack", [WBF, FIGB], ids=lambda pack: pack.name)
def test_the_shipped_packs_use_the_methods_plainly(pack: Pack) -> None:
    assert matchpoints(pack) == Matchpoints()
    assert butler(pack) == Butler()
    assert cross_imps(pack) == CrossImps()
    assert board_a_match(pack, E2017) == BoardAMatch()
    assert scale(pack, "discrete") == Discrete()
    assert scale(pack, "simple") == Simple()


def test_the_scales_of_the_two_packs_d57() -> None:
    assert victory_points(scale(WBF), 16, 14).ours == Fraction("13.75")
    assert victory_points(scale(FIGB), 16, 14).ours == Fraction("13.74")


def test_every_choice_of_a_pack_arrives() -> None:
    assert matchpoints(OTHER) == Matchpoints(1, "reserve", "neuberg", "apart")
    datum = Datum(0, Fraction(1, 10), "median", None, Rounding.HALF_EVEN, "shares", own=False)
    assert butler(OTHER) == Butler(datum, "apart")
    assert cross_imps(OTHER) == CrossImps("n-1", "played", "apart")
    found = board_a_match(OTHER, E2017)
    shares = (found.average_plus, found.wins_from, found.loses_to, found.alone)
    assert shares == tuple(Fraction(percent, 100) for percent in (65, 115, 85, 55))
    assert scale(OTHER) == Simple(Fraction(1, 4), 40, 10, Rounding.TOWARD_ZERO)
    assert scale(OTHER, "continuous") == Continuous(corrected=True, fraction=Rounding.TOWARD_ZERO)


def test_tn78_2_2_the_margin_of_a_board_a_match() -> None:
    assert board_a_match_margin(FIGB, 14) == 6
    assert board_a_match_margin(OTHER, 14) == 3


def test_the_table_of_a_pack_serves_swiss_pairs() -> None:
    assert swiss_pairs_points(Fraction(11, 20), OTHER) == 10
    with pytest.raises(ProblemsFound):
        swiss_pairs_points(Fraction(11, 20), FIGB)


def test_d15_lost_boards_do_not_change_the_scale() -> None:
    assert match_length(16, 15, FIGB) == 16
    assert match_length(16, 8, OTHER) == 8


@pytest.mark.parametrize(("pack", "boards"), [(FIGB, 2), (OTHER, 12)])
def test_d27_d58_match_lengths_that_a_pack_does_not_use_are_refused(pack: Pack, boards: int) -> None:
    with pytest.raises(ProblemsFound, match="match-length"):
        match_length(boards, boards, pack)
    assert match_length(boards, boards, WBF) == boards
